//! The deck of *Les 12 Coups de Midi* (MIDI-C1 to C8): card types, the faults of a deck, and the drawing of one game's
//! cards (MIDI-S5 to S7, S13, Q5).

use super::taste::Order;
use super::{Note, Shortage, pick, sound};
use crate::rules::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

pub use super::question::Open as OpenQuestion;

/// A whole deck, as its JSON has it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Deck {
    /// Kick-off cards, 55 in the box.
    pub kickoff: Vec<Kickoff>,
    /// Blow-by-blow sheets, 38 in the box.
    pub sheets: Vec<Sheet>,
    /// Fatal-blow cards, 55 in the box.
    pub fatal: Vec<Fatal>,
    /// Master-stroke cards, 25 in the box.
    pub master: Vec<Master>,
    /// Duel pairs, 15 in the box.
    pub duels: Vec<Pair>,
    /// Mystery stars, 17 in the box.
    pub stars: Vec<Star>,
}

/// A kick-off card: four questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kickoff {
    pub id: String,
    pub questions: [KickoffQuestion; 4],
}

/// A question with one visible and one hidden proposition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KickoffQuestion {
    pub q: String,
    pub visible: String,
    pub hidden: String,
    pub right: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

/// Which of two propositions is right (MIDI-Q13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Visible,
    Hidden,
}

/// A blow-by-blow sheet: six true propositions and the intruder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    pub id: String,
    pub q: String,
    #[serde(rename = "true")]
    pub truths: [String; 6],
    #[serde(rename = "false")]
    pub intruder: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

/// A fatal-blow card: eight short open questions in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fatal {
    pub id: String,
    pub questions: [OpenQuestion; 8],
}

/// A master-stroke card: five questions of growing difficulty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Master {
    pub id: String,
    pub questions: [MasterQuestion; 5],
}

/// A question with three propositions; the seed hides one of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MasterQuestion {
    pub q: String,
    pub right: String,
    pub wrong: [String; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

/// Two duel cards whose titles have one colour (MIDI-S6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pair {
    pub id: String,
    pub cards: [DuelCard; 2],
}

/// A duel card: four propositions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuelCard {
    pub title: String,
    pub q: String,
    pub right: String,
    pub wrong: [String; 3],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

/// A mystery star: a picture and what it shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Star {
    pub id: String,
    pub picture: String,
    pub answer: String,
    #[serde(default)]
    pub accept: Vec<String>,
}

/// The cards of one game: four piles in the order in which they will be drawn, one pair, one star.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawn {
    pub kickoff: Vec<Kickoff>,
    pub sheets: Vec<Sheet>,
    pub fatal: Vec<Fatal>,
    pub master: Vec<Master>,
    pub pair: Pair,
    pub star: Star,
    /// The cards for children, if children play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub children: Option<Children>,
}

/// The cards for children: the last ones of each pile, and a pair of their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Children {
    /// The index of their first card in each pile: kick-off, sheets, fatal, master.
    pub from: [u8; 4],
    pub pair: Pair,
}

impl Drawn {
    /// The sizes of the piles without the cards for children: kick-off, sheets, fatal, master.
    #[must_use]
    pub fn sizes(&self) -> [usize; 4] {
        let from = self.children.as_ref().map(|children| children.from.map(usize::from));
        let all = self.all();
        from.map_or(all, |from| std::array::from_fn(|pile| from[pile].min(all[pile])))
    }

    /// The sizes of the piles, including the cards for children.
    #[must_use]
    pub fn all(&self) -> [usize; 4] {
        [self.kickoff.len(), self.sheets.len(), self.fatal.len(), self.master.len()]
    }

    /// The pair of a duel card: cards 0 and 1, and for children 2 and 3.
    #[must_use]
    pub fn pair_of(&self, card: u8) -> &Pair {
        let children = self.children.as_ref().filter(|_| card > 1);
        children.map_or(&self.pair, |children| &children.pair)
    }

    /// That duel card.
    #[must_use]
    pub fn duel_card(&self, card: u8) -> &DuelCard {
        &self.pair_of(card).cards[usize::from(card & 1)]
    }

    /// That duel card, mutable.
    pub fn duel_card_mut(&mut self, card: u8) -> &mut DuelCard {
        let pair = match &mut self.children {
            Some(children) if card > 1 => &mut children.pair,
            _ => &mut self.pair,
        };
        &mut pair.cards[usize::from(card & 1)]
    }
}

/// A fault in a card of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Two cards have that id.
    IdTwice { id: String },
    /// A text of that card is empty.
    EmptyText { id: String },
    /// Two propositions of that card are the same.
    SameTwice { id: String },
    /// A question of that fatal-blow card is too long to be read in a few seconds (MIDI-C4).
    TooLong { id: String },
    /// "The Other" is always right or never right: there is nothing to guess (MIDI-C1).
    AlwaysTheSameSide,
}

/// Why a text is not a deck that can be played with.
pub type Unusable = super::Unusable<Fault>;

/// How many letters a fatal-blow question may have (MIDI-C4).
pub const LONGEST_OPEN_QUESTION: usize = 80;

/// How many cards of each pile a box holds: one game takes no more.
pub const BOX: [usize; 4] = [55, 38, 55, 25];

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

    /// The piles that are too small for a game (MIDI-C6).
    #[must_use]
    pub fn shortages(&self) -> Vec<Shortage> {
        let piles = [
            ("kickoff", self.kickoff.len(), 5),
            ("sheets", self.sheets.len(), 2),
            ("fatal", self.fatal.len(), 4),
            ("master", self.master.len(), 5),
            ("duels", self.duels.len(), 1),
            ("stars", self.stars.len(), 1),
        ];
        let short = piles.into_iter().filter(|(_, has, needs)| has < needs);
        short.map(|(pile, has, needs)| Shortage { pile, has, needs }).collect()
    }

    /// The faults of the cards, in their order.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let (mut faults, mut ids) = (vec![], BTreeSet::new());
        for (id, questions) in self.texts() {
            let id = || id.to_owned();
            if !ids.insert(id()) {
                faults.push(Fault::IdTwice { id: id() });
            }
            if questions.iter().flatten().any(|text| text.trim().is_empty()) {
                faults.push(Fault::EmptyText { id: id() });
            }
            let distinct = |texts: &Vec<&str>| texts.iter().collect::<BTreeSet<_>>().len();
            if questions.iter().any(|texts| distinct(texts) < texts.len()) {
                faults.push(Fault::SameTwice { id: id() });
            }
        }
        let long = |q: &OpenQuestion| q.q.chars().count() > LONGEST_OPEN_QUESTION;
        let long = self.fatal.iter().filter(|card| card.questions.iter().any(long));
        faults.extend(long.map(|card| Fault::TooLong { id: card.id.clone() }));
        let mut sides = self.kickoff.iter().flat_map(|card| &card.questions).map(|q| q.right);
        if sides.next().is_some_and(|first| sides.all(|side| side == first)) {
            faults.push(Fault::AlwaysTheSameSide);
        }
        faults
    }

    /// The id of every card, with the texts of each question that must differ.
    fn texts(&self) -> Vec<(&str, Vec<Vec<&str>>)> {
        fn kickoff(q: &KickoffQuestion) -> Vec<&str> {
            vec![&q.q, &q.visible, &q.hidden]
        }
        fn fatal(q: &OpenQuestion) -> Vec<&str> {
            vec![&q.q, &q.answer]
        }
        fn master(q: &MasterQuestion) -> Vec<&str> {
            vec![&q.q, &q.right, &q.wrong[0], &q.wrong[1]]
        }
        fn duel(card: &DuelCard) -> Vec<&str> {
            card.wrong.iter().chain([&card.q, &card.right]).map(String::as_str).collect()
        }
        fn sheet(sheet: &Sheet) -> Vec<&str> {
            sheet.truths.iter().chain([&sheet.intruder, &sheet.q]).map(String::as_str).collect()
        }
        let mut all: Vec<(&str, Vec<Vec<&str>>)> = vec![];
        all.extend(
            self.kickoff.iter().map(|c| (&*c.id, c.questions.iter().map(kickoff).collect())),
        );
        all.extend(self.sheets.iter().map(|s| (&*s.id, vec![sheet(s)])));
        all.extend(self.fatal.iter().map(|c| (&*c.id, c.questions.iter().map(fatal).collect())));
        all.extend(self.master.iter().map(|c| (&*c.id, c.questions.iter().map(master).collect())));
        all.extend(self.duels.iter().map(|p| (&*p.id, p.cards.iter().map(duel).collect())));
        all.extend(self.stars.iter().map(|s| (&*s.id, vec![vec![&*s.picture, &*s.answer]])));
        all
    }

    /// Draws the cards of one game: each pile shuffled by the seed, cards with a lower rank in `order` first, at most a
    /// box of each (MIDI-S6, S13, Q5).
    ///
    /// # Errors
    /// The piles that are too small.
    pub fn draw(&self, order: &impl Order, seed: u64) -> Result<Drawn, Vec<Shortage>> {
        let shortages = self.shortages();
        if !shortages.is_empty() {
            return Err(shortages);
        }
        let mut rng = Rng::new(seed);
        let one = "a game without a shortage has one of each";
        Ok(Drawn {
            kickoff: pick(&self.kickoff, BOX[0], order, &mut rng),
            sheets: pick(&self.sheets, BOX[1], order, &mut rng),
            fatal: pick(&self.fatal, BOX[2], order, &mut rng),
            master: pick(&self.master, BOX[3], order, &mut rng),
            pair: pick(&self.duels, 1, order, &mut rng).pop().expect(one),
            star: pick(&self.stars, 1, order, &mut rng).pop().expect(one),
            children: None,
        })
    }

    /// Draws the cards of a game with children: up to half of each pile and a pair of duel cards are theirs, in the
    /// order `children`. A deck too small to be split asks everybody the same.
    ///
    /// # Errors
    /// The piles that are too small.
    pub fn draw_with_children(
        &self,
        order: &impl Order,
        children: &impl Order,
        seed: u64,
    ) -> Result<Drawn, Vec<Shortage>> {
        let mut theirs = self.draw(children, !seed)?;
        theirs.kickoff.truncate(self.kickoff.len() / 2);
        theirs.sheets.truncate(self.sheets.len() / 2);
        theirs.fatal.truncate(self.fatal.len() / 2);
        theirs.master.truncate(self.master.len() / 2);
        let Ok(mut drawn) = self.without(&theirs).draw(order, seed) else {
            return self.draw(order, seed);
        };
        let from = drawn.all().map(|size| size as u8);
        let Drawn { kickoff, sheets, fatal, master, pair, .. } = theirs;
        drawn.kickoff.extend(kickoff);
        drawn.sheets.extend(sheets);
        drawn.fatal.extend(fatal);
        drawn.master.extend(master);
        drawn.children = Some(Children { from, pair });
        Ok(drawn)
    }

    /// The deck without those cards; the stars stay.
    fn without(&self, taken: &Drawn) -> Deck {
        let kickoff = taken.kickoff.iter().map(|card| &card.id);
        let sheets = taken.sheets.iter().map(|card| &card.id);
        let fatal = taken.fatal.iter().map(|card| &card.id);
        let master = taken.master.iter().map(|card| &card.id);
        let ids: BTreeSet<&String> =
            kickoff.chain(sheets).chain(fatal).chain(master).chain([&taken.pair.id]).collect();
        let mut left = self.clone();
        left.kickoff.retain(|card| !ids.contains(&card.id));
        left.sheets.retain(|card| !ids.contains(&card.id));
        left.fatal.retain(|card| !ids.contains(&card.id));
        left.master.retain(|card| !ids.contains(&card.id));
        left.duels.retain(|pair| !ids.contains(&pair.id));
        left
    }
}

#[cfg(test)]
mod tests;
