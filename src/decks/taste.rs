//! The taste of a table: themes that are switched off, and the intended audience; and the order of cards by it. Cards
//! against the table's taste come after all others, so that no deck is ever too small.

use crate::rules::GameId;
use serde::{Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};

/// The theme of a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Theme {
    Arts,
    Screen,
    Food,
    Geography,
    History,
    Games,
    Words,
    Letters,
    Music,
    Nature,
    Science,
    Sport,
    DailyLife,
}

/// Serialised as its letter.
impl Serialize for Theme {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 13] = [
        Theme::Arts,
        Theme::Screen,
        Theme::Food,
        Theme::Geography,
        Theme::History,
        Theme::Games,
        Theme::Words,
        Theme::Letters,
        Theme::Music,
        Theme::Nature,
        Theme::Science,
        Theme::Sport,
        Theme::DailyLife,
    ];

    /// Its letter in `public/decks/<lang>/<game>.txt` and in storage.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Theme::Arts => 'a',
            Theme::Screen => 'e',
            Theme::Food => 'c',
            Theme::Geography => 'g',
            Theme::History => 'h',
            Theme::Games => 'j',
            Theme::Words => 'l',
            Theme::Letters => 't',
            Theme::Music => 'm',
            Theme::Nature => 'n',
            Theme::Science => 's',
            Theme::Sport => 'p',
            Theme::DailyLife => 'v',
        }
    }

    /// The theme of that letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.letter() == letter)
    }

    /// The theme by its name in `content/`.
    #[must_use]
    pub fn of_content(name: &str) -> Option<Theme> {
        Some(match name {
            "arts" => Theme::Arts,
            "cinema" => Theme::Screen,
            "cuisine" => Theme::Food,
            "geo" => Theme::Geography,
            "histoire" => Theme::History,
            "jeux" => Theme::Games,
            "langue" => Theme::Words,
            "lettres" => Theme::Letters,
            "musique" => Theme::Music,
            "nature" => Theme::Nature,
            "sciences" | "corps" => Theme::Science,
            "sport" => Theme::Sport,
            "vie quotidienne" => Theme::DailyLife,
            _ => return None,
        })
    }
}

/// The audience of the questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Without the hardest: what only experts know.
    Young,
    /// Everybody at the table.
    #[default]
    Everybody,
    /// Experts: without what every child knows.
    Experts,
}

impl Reach {
    /// All of them.
    pub const ALL: [Reach; 3] = [Reach::Young, Reach::Everybody, Reach::Experts];

    /// Its digit in storage.
    #[must_use]
    pub const fn digit(self) -> char {
        match self {
            Reach::Young => '1',
            Reach::Everybody => '2',
            Reach::Experts => '3',
        }
    }

    /// Whether a question is out of reach, by who knows the answer: 1 a child of 7, 3 only experts.
    const fn misses(self, known_by: char) -> bool {
        matches!((self, known_by), (Reach::Young, '3') | (Reach::Experts, '1'))
    }

    /// The level, of fifteen, that a step takes its question from, both from 0: the first eight for the young, the last
    /// ten for experts.
    #[must_use]
    pub const fn level(self, step: usize) -> usize {
        match self {
            Reach::Young => step / 2,
            Reach::Everybody => step,
            Reach::Experts => 5 + step * 9 / 14,
        }
    }
}

/// Whether the questions of that game in that language are told apart by who knows the answer: nobody has done that for
/// the English decks, of which only Millions has easy and hard questions, by its ladder.
#[must_use]
pub fn is_graded(game: GameId, lang: &str) -> bool {
    game == GameId::Millions || lang == "fr"
}

/// The taste of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taste {
    /// The audience of the questions.
    pub reach: Reach,
    /// The themes that are switched off.
    pub without: BTreeSet<Theme>,
}

impl Taste {
    /// The text to store: a digit and letters, `2mp`.
    #[must_use]
    pub fn text(&self) -> String {
        let letters = self.without.iter().map(|theme| theme.letter());
        [self.reach.digit()].into_iter().chain(letters).collect()
    }

    /// Reads the stored text; what cannot be read is left out.
    #[must_use]
    pub fn read(text: &str) -> Taste {
        let reach = |c: char| Reach::ALL.into_iter().find(|reach| reach.digit() == c);
        Taste {
            reach: text.chars().find_map(reach).unwrap_or_default(),
            without: text.chars().filter_map(Theme::of_letter).collect(),
        }
    }

    /// The taste of the table for a child at it (see `Chair::child`).
    #[must_use]
    pub fn of_a_child(&self) -> Taste {
        Taste { reach: Reach::Young, ..self.clone() }
    }

    /// The taste for questions that go to everybody, so that no cards can be chosen per person: a child's, once a child
    /// sits at the table.
    #[must_use]
    pub fn of_all(&self, children: bool) -> Taste {
        if children { self.of_a_child() } else { self.clone() }
    }

    /// Whether every theme is switched off, which counts as none.
    fn likes_nothing(&self) -> bool {
        self.without.len() == Theme::ALL.len()
    }

    /// How many questions of a card are against the table's taste; `about` is like `g1s3`.
    fn misses(&self, about: &str) -> usize {
        let off = |c: char| Theme::of_letter(c).is_some_and(|theme| self.without.contains(&theme));
        let themes =
            if self.likes_nothing() { 0 } else { about.chars().filter(|c| off(*c)).count() };
        themes + about.chars().filter(|c| self.reach.misses(*c)).count()
    }
}

/// The order of cards.
pub trait Order {
    /// The rank of a card; lower ranks come first, 0 is fresh and to the table's taste.
    fn rank(&self, id: &str) -> usize;

    /// The level that a step of the ladder takes its question from, both from 0.
    fn level(&self, step: usize) -> usize {
        step
    }

    /// Whether cards of one's own and ours come by turns; otherwise ours come when one's own are used up.
    fn takes_turns(&self) -> bool {
        false
    }
}

/// Cards that were already drawn come last.
impl Order for BTreeSet<String> {
    fn rank(&self, id: &str) -> usize {
        usize::from(self.contains(id))
    }
}

/// Cards that were already drawn, and cards against the table's taste.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    used: BTreeSet<String>,
    missed: BTreeMap<String, usize>,
    reach: Reach,
    takes_turns: bool,
}

impl Wishes {
    /// `used` are the cards already drawn; `about` says what each card is about, one per line: `mi-k-001 g1s2l1a3`.
    #[must_use]
    pub fn new(used: BTreeSet<String>, about: &str, taste: &Taste) -> Wishes {
        let missed = about.lines().filter_map(|line| {
            let (id, about) = line.split_once(' ')?;
            let missed = taste.misses(about);
            (missed > 0).then(|| (id.to_owned(), missed))
        });
        Wishes { used, missed: missed.collect(), reach: taste.reach, takes_turns: false }
    }

    /// The same wishes, with cards of one's own and ours by turns if the table wants half and half.
    #[must_use]
    pub fn half_and_half(self, takes_turns: bool) -> Wishes {
        Wishes { takes_turns, ..self }
    }

    /// Makes a pile fresh again when every card to the table's taste was drawn. Returns whether it did.
    pub fn begin_anew(&mut self, pile: &[&str]) -> bool {
        let liked = pile.iter().filter(|id| !self.missed.contains_key(**id));
        let liked: Vec<&&str> = liked.collect();
        let all = if liked.is_empty() { pile.iter().collect() } else { liked };
        let over = !all.is_empty() && all.iter().all(|id| self.used.contains(**id));
        if over {
            all.iter().for_each(|id| _ = self.used.remove(**id));
        }
        over
    }

    /// How many of these cards are fresh and to the table's taste, and how many are to its taste.
    #[must_use]
    pub fn count<'a>(&self, cards: impl IntoIterator<Item = &'a str>) -> (usize, usize) {
        let ranks = cards.into_iter().map(|id| self.rank(id)).filter(|rank| *rank < 2);
        ranks.fold((0, 0), |(fresh, all), rank| (fresh + usize::from(rank == 0), all + 1))
    }

    /// The cards that were already drawn.
    #[must_use]
    pub fn used(&self) -> &BTreeSet<String> {
        &self.used
    }
}

/// Cards against the table's taste come after those already drawn: when a pile has nothing else.
impl Order for Wishes {
    fn rank(&self, id: &str) -> usize {
        2 * self.missed.get(id).copied().unwrap_or(0) + usize::from(self.used.contains(id))
    }

    fn level(&self, step: usize) -> usize {
        self.reach.level(step)
    }

    fn takes_turns(&self) -> bool {
        self.takes_turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taste(text: &str) -> Taste {
        Taste::read(text)
    }

    fn ids(ids: &[&str]) -> BTreeSet<String> {
        ids.iter().map(|id| (*id).to_owned()).collect()
    }

    #[test]
    fn what_is_kept_is_read_again_and_the_rest_is_left_out() {
        for text in ["2", "1p", "3ap"] {
            assert_eq!(taste(text).text(), text);
        }
        assert_eq!(taste("?9z"), Taste::default());
        for theme in Theme::ALL {
            assert_eq!(Theme::of_letter(theme.letter()), Some(theme));
        }
    }

    #[test]
    fn fresh_cards_to_the_tables_taste_come_first_then_used_ones_then_others() {
        let about = "a g1\nb p2\nc s3\nd p3p3\n";
        let wishes = Wishes::new(ids(&["a", "b"]), about, &taste("1p"));
        let ranks = ["a", "b", "c", "d", "e"].map(|id| wishes.rank(id));
        assert_eq!(ranks, [1, 3, 2, 8, 0]);
    }

    #[test]
    fn only_cards_to_the_tables_taste_are_counted() {
        let about = "a g1\nb p2\nc s3\nd g3p3\n";
        let wishes = Wishes::new(ids(&["a", "c"]), about, &taste("1"));
        assert_eq!(wishes.count(["a", "b", "c", "d"]), (1, 2));
        let wishes = Wishes::new(ids(&["a", "c"]), about, &taste("2"));
        assert_eq!(wishes.count(["a", "b", "c", "d"]), (2, 4));
    }

    #[test]
    fn a_pile_begins_anew_when_all_that_is_liked_was_drawn() {
        let mut wishes = Wishes::new(ids(&["a", "x"]), "a g2\nb p2\nc g2\n", &taste("2p"));
        assert!(!wishes.begin_anew(&["a", "b", "c"]));
        let mut wishes = Wishes::new(ids(&["a", "c", "x"]), "a g2\nb p2\nc g2\n", &taste("2p"));
        assert!(wishes.begin_anew(&["a", "b", "c"]));
        assert_eq!(wishes.used(), &ids(&["x"]));
        let mut disliked = Wishes::new(ids(&["b"]), "b p2\n", &taste("2p"));
        assert!(disliked.begin_anew(&["b"]), "a pile of nothing else is played with");
    }

    #[test]
    fn a_table_that_switched_everything_off_is_asked_everything() {
        let all: String = Theme::ALL.into_iter().map(Theme::letter).collect();
        assert_eq!(Wishes::new(BTreeSet::new(), "a g2\n", &taste(&all)).rank("a"), 0);
    }

    #[test]
    fn a_child_is_asked_what_a_child_can_know_about_what_the_table_likes() {
        let taste = taste("3p");
        assert_eq!(taste.of_a_child().text(), "1p");
        assert_eq!([false, true].map(|children| taste.of_all(children).text()), ["3p", "1p"]);
    }

    #[test]
    fn the_ladder_is_climbed_within_reach() {
        let levels = |reach: Reach| (0..15).map(|step| reach.level(step) + 1).collect::<Vec<_>>();
        assert_eq!(levels(Reach::Young), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
        assert_eq!(levels(Reach::Everybody), (1..=15).collect::<Vec<_>>());
        assert_eq!(levels(Reach::Experts), [6, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 13, 13, 14, 15]);
    }
}
