//! Rulings and their correction: the last one is kept with the table before it, so that the table can
//! go back to that moment and go on from the other ruling.

use super::{Happening, Reply};
use crate::rules::{Ms, Seat};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The last ruling: the table before it, its time, the seat that answered, and the ruling itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Last<G> {
    before: Arc<(G, Ms)>,
    seat: Seat,
    /// `None` when a number was proposed.
    given: Option<Reply>,
    /// Whether a number was proposed.
    number: bool,
    tie: bool,
    close: bool,
}

/// `number` and `close` follow from the journal and are not hashed.
impl<G: Hash> Hash for Last<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.before, self.seat, &self.given, self.tie).hash(state);
    }
}

/// How an answer was ruled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Verdict {
    /// It was right.
    Right,
    /// It was wrong, or late.
    Wrong,
    /// Several were right at the same time.
    Tie,
    /// The question was faulty.
    Withdrawn,
}

/// A ruling that can still be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Ruling {
    /// The seat that answered.
    pub seat: Seat,
    /// How it was ruled; nothing for a number that stands.
    pub verdict: Option<Verdict>,
    /// Whether it is a number, which nobody rules right or wrong: another one can be put in its place until the
    /// answer lies open, and the question can be withdrawn.
    pub number: bool,
    /// Whether a tie may be found instead.
    pub tie: bool,
    /// Whether it was typed and ruled wrong, but sounds right: the table is to be asked (DEF-R48,
    /// EGO-R42).
    pub close: bool,
}

impl<G: Clone> Last<G> {
    /// The ruling on that seat's answer among those happenings, if there is one. `before` has no ruling
    /// of its own, `tie` says whether it offered a tie.
    #[must_use]
    pub fn told(seen: &[Happening], seat: Seat, before: G, at: Ms, tie: bool) -> Option<Last<G>> {
        let given = ruling_of(seen, seat)?;
        let number = given.is_none();
        Some(Last { before: Arc::new((before, at)), seat, given, number, tie, close: false })
    }

    /// The same, marked as close if it was ruled wrong but the typed answer sounds right.
    #[must_use]
    pub fn sounding(self, close: bool) -> Last<G> {
        let close = close && self.given == Some(Reply::Wrong);
        Last { close, ..self }
    }

    /// The table before it.
    #[must_use]
    pub fn table(&self) -> &G {
        &self.before.0
    }

    /// When it was given.
    #[must_use]
    pub fn at(&self) -> Ms {
        self.before.1
    }

    /// How long ago it was given.
    #[must_use]
    pub fn ago(&self, now: Ms) -> Ms {
        now.left_at(self.before.1)
    }

    /// The seat that answered.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether that is the ruling that was given.
    #[must_use]
    pub fn is(&self, ruling: &Reply) -> bool {
        self.given.as_ref() == Some(ruling)
    }

    /// The same with another ruling.
    #[must_use]
    pub fn corrected(&self, ruling: &Reply) -> Last<G> {
        let given = (!matches!(ruling, Reply::Propose(_))).then(|| ruling.clone());
        Last { given, close: false, ..self.clone() }
    }

    /// The public view of it.
    #[must_use]
    pub fn view(&self) -> Ruling {
        let verdict = self.given.as_ref().map(|given| match given {
            Reply::Wrong => Verdict::Wrong,
            Reply::Tie => Verdict::Tie,
            Reply::Withdraw => Verdict::Withdrawn,
            _ => Verdict::Right,
        });
        let tie = self.tie && verdict != Some(Verdict::Tie);
        Ruling { seat: self.seat, verdict, number: self.number, tie, close: self.close }
    }
}

/// The ruling given on that seat's answer, if it has one; the inner `None` stands for a number.
fn ruling_of(seen: &[Happening], seat: Seat) -> Option<Option<Reply>> {
    seen.iter().rev().find_map(|happening| match *happening {
        Happening::Ruled { seat: ruled, right } if ruled == seat => {
            Some(Some(if right { Reply::Right } else { Reply::Wrong }))
        }
        Happening::Given { seat: giver, place } if giver == seat => {
            Some(Some(place.map_or(Reply::Right, Reply::Tick)))
        }
        Happening::Proposed { seat: proposer, .. } if proposer == seat => Some(None),
        Happening::TimeRanOut { seat: late } if late == Some(seat) => Some(Some(Reply::Wrong)),
        _ => None,
    })
}
