//! The deck of *Egomaster* (chapter 6 of its rules): three booklets of questions by page and number, the faults of a
//! deck, and the drawing of one game's questions (EGO-R29).

use super::question::{List, Open, Question, Target};
use super::taste::Order;
use super::{Shortage, sound};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// How many pages a booklet has, and how many questions a page.
pub const FACES: u8 = 20;

/// A whole deck, as in its JSON. Games share its 1,200 questions instead of copying them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Deck {
    /// 400 in the box.
    pub solo: Vec<Arc<Solo>>,
    /// 400 in the box.
    pub duo: Vec<Arc<Entry>>,
    /// 400 in the box.
    pub multi: Vec<Arc<Entry>>,
}

/// A question of the solo booklet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Solo {
    pub id: String,
    /// From 1 to 20.
    pub page: u8,
    /// From 1 to 20.
    pub number: u8,
    pub keyword: String,
    #[serde(flatten)]
    pub open: Open,
}

/// A question of the duo or the multi booklet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub id: String,
    /// From 1 to 20.
    pub page: u8,
    /// From 1 to 20.
    pub number: u8,
    pub keyword: String,
    #[serde(flatten)]
    pub asks: Asks,
}

/// The question, by its type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "icon", rename_all = "lowercase")]
pub enum Asks {
    /// The nearest number wins.
    Cible(Target),
    /// In turn, one answer of a list.
    PingPong(List),
    /// The fastest right answer wins.
    Rapidite(Open),
}

/// The type of a question (EGO-Q3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Icon {
    /// The nearest number.
    Cible,
    /// In turn, one answer of a list.
    PingPong,
    /// The fastest right answer.
    Rapidite,
}

impl Asks {
    /// Its type.
    #[must_use]
    pub const fn icon(&self) -> Icon {
        match self {
            Asks::Cible(_) => Icon::Cible,
            Asks::PingPong(_) => Icon::PingPong,
            Asks::Rapidite(_) => Icon::Rapidite,
        }
    }

    /// The question.
    #[must_use]
    pub const fn question(&self) -> Question<'_> {
        match self {
            Asks::Cible(target) => Question::Target(target),
            Asks::PingPong(list) => Question::List(list),
            Asks::Rapidite(open) => Question::Open(open),
        }
    }
}

/// A question with its place in a booklet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line<'a> {
    pub id: &'a str,
    pub page: u8,
    pub number: u8,
    pub keyword: &'a str,
    /// `None` in solo (EGO-Q2).
    pub icon: Option<Icon>,
    pub question: Question<'a>,
}

impl Solo {
    /// The question with its place.
    #[must_use]
    pub fn line(&self) -> Line<'_> {
        let (id, keyword, question) = (&*self.id, &*self.keyword, Question::Open(&self.open));
        Line { id, page: self.page, number: self.number, keyword, icon: None, question }
    }
}

impl Entry {
    /// The question with its place.
    #[must_use]
    pub fn line(&self) -> Line<'_> {
        let (id, keyword, question) = (&*self.id, &*self.keyword, self.asks.question());
        let icon = Some(self.asks.icon());
        Line { id, page: self.page, number: self.number, keyword, icon, question }
    }
}

/// The questions of one game, at most one for each page and number of a booklet.
pub type Drawn = Booklets;

/// The three booklets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Booklets {
    pub solo: Vec<Arc<Solo>>,
    pub duo: Vec<Arc<Entry>>,
    pub multi: Vec<Arc<Entry>>,
}

/// By ids, since the questions never change during a game.
impl Hash for Booklets {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.solo.iter().for_each(|solo| solo.id.hash(state));
        self.duo.iter().chain(&self.multi).for_each(|entry| entry.id.hash(state));
    }
}

/// A fault in a question of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Two questions have that id.
    IdTwice { id: String },
    /// A text of that question is empty.
    EmptyText { id: String },
    /// Two answers of its list are the same.
    SameTwice { id: String },
    /// Its list has too few answers to keep a round going, or more than fit.
    OddList { id: String },
    /// No d20 shows its page or number.
    OffTheDice { id: String },
    /// Another question of the booklet has the same page and number.
    PlaceTaken { id: String },
}

/// Why a text is not a deck that can be played with.
pub type Unusable = super::Unusable<Fault>;

/// How many questions of each booklet a game needs, so that none comes again after a few turns.
pub const NEEDED: usize = 20;

/// With fewer fresh questions left, all questions of a booklet count as fresh again.
const FRESH: usize = 60;

impl Deck {
    /// Reads and checks a deck.
    ///
    /// # Errors
    /// Why it cannot be played with.
    pub fn read(json: &str) -> Result<Deck, Unusable> {
        let deck: Deck =
            serde_json::from_str(json).map_err(|why| Unusable::NotADeck(why.to_string()))?;
        let (faults, shortages) = (deck.faults(), deck.shortages());
        sound(deck, faults, shortages)
    }

    /// The booklets that are too small for a game.
    #[must_use]
    pub fn shortages(&self) -> Vec<Shortage> {
        let booklets =
            [("solo", self.solo.len()), ("duo", self.duo.len()), ("multi", self.multi.len())];
        let short = booklets.into_iter().filter(|(_, has)| *has < NEEDED);
        short.map(|(pile, has)| Shortage { pile, has, needs: NEEDED }).collect()
    }

    fn booklets(&self) -> [Vec<Line<'_>>; 3] {
        [
            self.solo.iter().map(|solo| solo.line()).collect(),
            self.duo.iter().map(|entry| entry.line()).collect(),
            self.multi.iter().map(|entry| entry.line()).collect(),
        ]
    }

    /// The faults of the questions, in their order.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let (mut faults, mut ids) = (vec![], BTreeSet::new());
        for booklet in self.booklets() {
            let mut places = BTreeSet::new();
            for line in booklet {
                let id = || line.id.to_owned();
                if !ids.insert(id()) {
                    faults.push(Fault::IdTwice { id: id() });
                }
                if !places.insert((line.page, line.number)) {
                    faults.push(Fault::PlaceTaken { id: id() });
                }
                faults.extend(line.faults());
            }
        }
        faults
    }

    /// Draws the questions of one game: all that rank first in `order`, or all of a booklet that has hardly any of
    /// those left (EGO-R29).
    ///
    /// # Errors
    /// The booklets that are too small.
    pub fn draw(&self, order: &impl Order) -> Result<Drawn, Vec<Shortage>> {
        let shortages = self.shortages();
        if !shortages.is_empty() {
            return Err(shortages);
        }
        Ok(Drawn {
            solo: fresh(&self.solo, |solo| order.rank(&solo.id)),
            duo: fresh(&self.duo, |entry| order.rank(&entry.id)),
            multi: fresh(&self.multi, |entry| order.rank(&entry.id)),
        })
    }
}

/// The items of rank 0; if those are too few, of rank 1, too; if those still are, all.
fn fresh<T: Clone>(all: &[T], rank: impl Fn(&T) -> usize) -> Vec<T> {
    let up_to = |most| all.iter().filter(|one| rank(one) <= most).cloned().collect::<Vec<T>>();
    let tries = [0, 1].into_iter().map(up_to);
    tries.into_iter().find(|few| few.len() >= FRESH.min(all.len())).unwrap_or_else(|| all.to_vec())
}

impl Line<'_> {
    fn faults(&self) -> Vec<Fault> {
        let id = || self.id.to_owned();
        let texts = self.question.texts();
        let empty = texts.iter().chain([&self.keyword]).any(|text| text.trim().is_empty());
        let same = texts.iter().collect::<BTreeSet<_>>().len() < texts.len();
        let on_dice = |face: u8| (1..=FACES).contains(&face);
        let off = !on_dice(self.page) || !on_dice(self.number);
        let odd = self.question.is_odd_list();
        [
            empty.then(|| Fault::EmptyText { id: id() }),
            same.then(|| Fault::SameTwice { id: id() }),
            odd.then(|| Fault::OddList { id: id() }),
            off.then(|| Fault::OffTheDice { id: id() }),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

impl Booklets {
    /// The question at a place of a booklet: 0 solo, 1 duo, 2 multi.
    #[must_use]
    pub fn line(&self, booklet: usize, place: usize) -> Option<Line<'_>> {
        match booklet {
            0 => self.solo.get(place).map(|solo| solo.line()),
            1 => self.duo.get(place).map(|entry| entry.line()),
            _ => self.multi.get(place).map(|entry| entry.line()),
        }
    }

    /// How many questions a booklet has.
    #[must_use]
    pub fn size(&self, booklet: usize) -> usize {
        [self.solo.len(), self.duo.len(), self.multi.len()].get(booklet).copied().unwrap_or(0)
    }

    /// The place of the question with that page and number.
    #[must_use]
    pub fn find(&self, booklet: usize, page: u8, number: u8) -> Option<usize> {
        let here = |place: &usize| {
            let line = self.line(booklet, *place);
            line.is_some_and(|line| (line.page, line.number) == (page, number))
        };
        (0..self.size(booklet)).find(here)
    }

    /// Whether a booklet has that page.
    #[must_use]
    pub fn has_page(&self, booklet: usize, page: u8) -> bool {
        let lines = (0..self.size(booklet)).filter_map(|place| self.line(booklet, place));
        lines.into_iter().any(|line| line.page == page)
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    const SOLO: &str = r#"{ "id": "ego-s-01-01", "page": 1, "number": 1, "keyword": "Fromages",
        "q": "Lequel a des trous ?", "answer": "l’emmental", "accept": ["le gruyère suisse"] }"#;
    const DUO: &str = r#"{ "id": "ego-d-07-15", "page": 7, "number": 15, "keyword": "Tour",
        "icon": "cible", "q": "Combien de mètres ?", "value": 324, "unit": "m" }"#;

    #[test]
    fn the_json_is_as_content_says() {
        let solo: Solo = serde_json::from_str(SOLO).expect("a solo question");
        assert_eq!((solo.line().icon, solo.line().keyword), (None, "Fromages"));
        let duo: Entry = serde_json::from_str(DUO).expect("a duo question");
        assert_eq!((duo.line().icon, duo.line().page), (Some(Icon::Cible), 7));
        for (icon, wanted) in [("rapidite", Icon::Rapidite), ("pingpong", Icon::PingPong)] {
            let more = r#""answer": "x", "answers": [{ "a": "y" }], "#;
            let text = DUO
                .replace("\"cible\"", &format!("\"{icon}\""))
                .replace("\"value\"", &format!("{more}\"value\""));
            let entry: Entry = serde_json::from_str(&text).expect(icon);
            assert_eq!(entry.asks.icon(), wanted);
        }
        let again = serde_json::to_string(&duo).expect("it is JSON");
        assert_eq!(serde_json::from_str::<Entry>(&again).expect("just written"), duo);
    }

    #[test]
    fn faulty_questions_are_named() {
        let sound = sample::egomaster_small();
        assert_eq!(sound.faults(), []);
        let fault = |change: &dyn Fn(&mut Deck)| {
            let mut deck = sound.clone();
            change(&mut deck);
            deck.faults()
        };
        let id = sound.duo[0].id.clone();
        let twice = fault(&|deck| Arc::make_mut(&mut deck.multi[0]).id.clone_from(&id));
        assert_eq!(twice, [Fault::IdTwice { id: id.clone() }]);
        let taken = fault(&|deck| Arc::make_mut(&mut deck.duo[1]).number = sound.duo[0].number);
        assert_eq!(taken, [Fault::PlaceTaken { id: sound.duo[1].id.clone() }]);
        let off = fault(&|deck| Arc::make_mut(&mut deck.duo[0]).page = 21);
        assert_eq!(off, [Fault::OffTheDice { id: id.clone() }]);
        let empty = fault(&|deck| Arc::make_mut(&mut deck.duo[0]).keyword.clear());
        assert_eq!(empty, [Fault::EmptyText { id }]);
    }

    #[test]
    fn a_deck_too_small_says_what_it_lacks_and_how_much() {
        let mut deck = sample::egomaster_small();
        deck.duo.truncate(7);
        let lacks = Shortage { pile: "duo", has: 7, needs: NEEDED };
        assert_eq!(deck.draw(&BTreeSet::new()), Err(vec![lacks]));
        let json = serde_json::to_string(&deck).expect("a deck is JSON");
        assert_eq!(Deck::read(&json), Err(Unusable::TooSmall(vec![lacks])));
        assert!(matches!(Deck::read("7"), Err(Unusable::NotADeck(_))));
    }

    #[test]
    fn ego_r29_what_was_asked_on_this_tablet_is_left_out_until_a_booklet_is_used_up() {
        let deck = sample::egomaster(5);
        let ids = |n: usize| {
            deck.solo[..n].iter().map(|solo| solo.id.clone()).collect::<BTreeSet<String>>()
        };
        let drawn = deck.draw(&ids(30)).expect("it is large enough");
        assert_eq!((drawn.solo.len(), drawn.duo.len()), (70, 100));
        let nearly = deck.draw(&ids(45)).expect("it is large enough");
        assert_eq!(nearly.solo.len(), 100, "all are fresh again");
    }
}
