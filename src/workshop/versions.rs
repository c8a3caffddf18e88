//! What a card, or a cover, was before each change: nothing that was typed is lost by typing over it.

/// How many versions are kept; the oldest go first.
const MOST: usize = 40;

/// The versions of a thing before and behind the present one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Versions<T> {
    before: Vec<T>,
    behind: Vec<T>,
    /// Whether the next changes belong to the last step.
    going_on: bool,
}

impl<T> Default for Versions<T> {
    fn default() -> Versions<T> {
        Versions { before: vec![], behind: vec![], going_on: false }
    }
}

impl<T: Clone + PartialEq> Versions<T> {
    /// Records that `now` is about to change. Changes up to the next [`Versions::settle`] are one step. Returns whether
    /// it is a new one.
    pub fn begin(&mut self, now: &T) -> bool {
        if self.going_on {
            return false;
        }
        self.going_on = true;
        // What was taken back before can still be had: it is older than what comes now.
        self.before.append(&mut self.behind);
        if self.before.last() != Some(now) {
            self.before.push(now.clone());
        }
        let over = self.before.len().saturating_sub(MOST);
        self.before.drain(..over);
        true
    }

    /// Ends a step: what changes from now on is another one.
    pub fn settle(&mut self) {
        self.going_on = false;
    }

    /// The version before `now`, if there is one; `now` comes behind it.
    pub fn back(&mut self, now: &T) -> Option<T> {
        self.settle();
        step(&mut self.before, &mut self.behind, now)
    }

    /// The version that was taken back last.
    pub fn forth(&mut self, now: &T) -> Option<T> {
        self.settle();
        step(&mut self.behind, &mut self.before, now)
    }

    /// Whether there is a version before `now`.
    #[must_use]
    pub fn can_go_back(&self, now: &T) -> bool {
        self.before.iter().any(|version| version != now)
    }

    /// Whether a version was taken back.
    #[must_use]
    pub fn can_go_forth(&self, now: &T) -> bool {
        self.behind.iter().any(|version| version != now)
    }
}

/// Takes the last version that differs from `now`, which goes to the others.
fn step<T: Clone + PartialEq>(from: &mut Vec<T>, to: &mut Vec<T>, now: &T) -> Option<T> {
    while let Some(version) = from.pop() {
        if version != *now {
            to.push(now.clone());
            return Some(version);
        }
    }
    None
}

/// The versions of a deck's cards, by their places.
#[derive(Clone, Debug)]
pub struct CardVersions<T>(Vec<Versions<T>>);

impl<T> Default for CardVersions<T> {
    fn default() -> CardVersions<T> {
        CardVersions(vec![])
    }
}

impl<T: Clone + PartialEq> CardVersions<T> {
    /// The versions of the card at that place.
    #[must_use]
    pub fn of(&self, at: usize) -> Versions<T> {
        let mut versions = self.0.get(at).cloned().unwrap_or_default();
        versions.settle();
        versions
    }

    /// Replaces them.
    pub fn set(&mut self, at: usize, versions: Versions<T>) {
        self.reach(at + 1);
        self.0[at] = versions;
    }

    /// A card was inserted at that place.
    pub fn insert(&mut self, at: usize) {
        self.reach(at);
        self.0.insert(at, Versions::default());
    }

    /// The card at that place was removed.
    pub fn remove(&mut self, at: usize) {
        if at < self.0.len() {
            self.0.remove(at);
        }
    }

    /// The card at that place was moved to another one.
    pub fn shift(&mut self, from: usize, to: usize) {
        self.reach(from.max(to) + 1);
        let versions = self.0.remove(from);
        self.0.insert(to, versions);
    }

    fn reach(&mut self, length: usize) {
        let length = self.0.len().max(length);
        self.0.resize(length, Versions::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types a text, letter by letter, as one step.
    fn types(versions: &mut Versions<String>, now: &mut String, text: &str) {
        for letter in text.chars() {
            versions.begin(now);
            now.push(letter);
        }
        versions.settle();
    }

    #[test]
    fn every_step_is_had_back_and_comes_again() {
        let (mut versions, mut now) = (Versions::default(), String::new());
        for text in ["Paris", " la nuit", " !"] {
            types(&mut versions, &mut now, text);
        }
        let mut seen = vec![];
        while let Some(version) = versions.back(&now) {
            now.clone_from(&version);
            seen.push(version);
        }
        assert_eq!(seen, ["Paris la nuit", "Paris", ""]);
        assert!(!versions.can_go_back(&now) && versions.can_go_forth(&now));
        while let Some(version) = versions.forth(&now) {
            now = version;
        }
        assert_eq!(now, "Paris la nuit !");
        assert!(versions.can_go_back(&now) && !versions.can_go_forth(&now));
    }

    #[test]
    fn what_was_taken_back_is_not_lost_by_typing_on() {
        let (mut versions, mut now) = (Versions::default(), String::new());
        types(&mut versions, &mut now, "un long texte");
        now = versions.back(&now).expect("a step");
        types(&mut versions, &mut now, "x");
        let before = versions.back(&now).expect("a step");
        assert_eq!(before, "", "the text that was typed on");
        assert_eq!(versions.back(&before).as_deref(), Some("un long texte"));
    }

    #[test]
    fn only_so_many_are_kept() {
        let (mut versions, mut now) = (Versions::default(), String::new());
        (0..3 * MOST).for_each(|_| types(&mut versions, &mut now, "x"));
        let mut steps = 0;
        while let Some(version) = versions.back(&now) {
            (now, steps) = (version, steps + 1);
        }
        assert_eq!(steps, MOST);
    }

    #[test]
    fn versions_follow_their_card() {
        let mut cards = CardVersions::default();
        let mut of = Versions::default();
        assert!(of.begin(&"old") && !of.begin(&"older"));
        cards.set(2, of.clone());
        of.settle();
        cards.insert(0);
        assert_eq!((cards.of(3), cards.of(2)), (of.clone(), Versions::default()));
        cards.shift(3, 1);
        assert_eq!((cards.of(1), cards.of(3)), (of.clone(), Versions::default()));
        cards.remove(0);
        assert_eq!(cards.of(0), of);
        cards.remove(0);
        cards.remove(9);
        assert_eq!(cards.of(0), Versions::default());
    }
}
