//! Rulings and their correction: the last one is kept with the table before it, so that the table can
//! go back to that moment and go on from the other ruling.

use super::{Happening, Reply};
use crate::rules::{Ms, Seat};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The last ruling: the table before it, when it was given, on whose answer and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Last<G> {
    before: Arc<(G, Ms)>,
    seat: Seat,
    /// Nothing when a number was proposed.
    given: Option<Reply>,
    tie: bool,
    close: bool,
}

/// Whether an answer was close follows from the journal: it leaves no trace in fingerprints.
impl<G: Hash> Hash for Last<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.before, self.seat, &self.given, self.tie).hash(state);
    }
}

/// A ruling that can still be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Ruling {
    /// Whose answer it was.
    pub seat: Seat,
    /// Whether it was ruled right; of a number there is no ruling: another one can be put in its place
    /// until the answer lies open, and the question can be withdrawn.
    pub right: Option<bool>,
    /// Whether a tie may be found instead.
    pub tie: bool,
    /// Whether it was typed and ruled wrong, but sounds right: the table is to be asked (DEF-R48,
    /// EGO-R42).
    pub close: bool,
}

impl<G: Clone> Last<G> {
    /// The ruling that those happenings tell of that seat's answer, if they tell one. `before` has no
    /// ruling of its own, `tie` says whether it offered one.
    #[must_use]
    pub fn told(seen: &[Happening], seat: Seat, before: G, at: Ms, tie: bool) -> Option<Last<G>> {
        let given = ruling_of(seen, seat)?;
        Some(Last { before: Arc::new((before, at)), seat, given, tie, close: false })
    }

    /// The same, `close` if what was typed sounds right.
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

    /// Whose answer it was.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether that is how it was ruled.
    #[must_use]
    pub fn is(&self, ruling: &Reply) -> bool {
        self.given.as_ref() == Some(ruling)
    }

    /// The same, ruled otherwise.
    #[must_use]
    pub fn corrected(&self, ruling: &Reply) -> Last<G> {
        let given = (!matches!(ruling, Reply::Propose(_))).then(|| ruling.clone());
        Last { given, close: false, ..self.clone() }
    }

    /// What the table may know of it.
    #[must_use]
    pub fn view(&self) -> Ruling {
        let right = self.given.as_ref().map(|given| *given != Reply::Wrong);
        Ruling { seat: self.seat, right, tie: self.tie, close: self.close }
    }
}

/// The ruling that was given on that seat's answer; none on a number.
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
