//! Validates the messages of a screen before anything is done. A screen may play only the moves of its own seat that
//! the rules allow now – reading and judging are moves of a seat, too –, never what the whole table does or
//! corrects, and never more than a hand can.

use super::message::{Act, Hello, Open, ToTable};
use super::{Unreadable, VERSION, read_to_table};
use crate::rules::session::Session;
use crate::rules::{By, Game, Ms, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// Maximum number of messages per second: a quick hand. More are refused.
pub const MOST_A_SECOND: usize = 20;

/// How far back a touch may be dated, in ms; an older one counts as that old.
pub const OLDEST_TOUCH: u32 = 300;

/// Why a message is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    /// It is longer than any message.
    TooBig,
    /// It is no message.
    Malformed,
    /// More messages in a second than a hand can send.
    TooMany,
    /// The screen has not said hello.
    NotGreeted,
    /// The screen speaks another version of the messages.
    OtherVersion {
        /// The table's version.
        wire: u16,
    },
    /// The wire has the table's eyes, which have no hands.
    OnlyLooks,
    /// Not a move of the game.
    NoSuchMove,
    /// Only the table itself may do that (correct, stop), or it is reading a reveal.
    AtTheTable,
    /// The rules forbid it now; with the name of the refusal.
    Rules(String),
}

impl From<Unreadable> for Refused {
    fn from(why: Unreadable) -> Refused {
        match why {
            Unreadable::TooBig => Refused::TooBig,
            Unreadable::Malformed => Refused::Malformed,
        }
    }
}

/// A message that was accepted.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<M> {
    /// The screen is there and waits to be welcomed.
    Hello,
    /// The person at the screen plays a move.
    Act {
        /// Game time.
        at: Ms,
        /// The seat.
        by: By,
        /// The move.
        mv: M,
    },
    /// The person at the screen has read that.
    GoOn(Open),
    /// A ping, to be answered with its number.
    Ping(u32),
    /// The screen is gone.
    Bye,
}

/// Validates the messages of one wire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judge {
    eyes: Viewer,
    greeted: bool,
    /// The times of the messages of the last second, in ms of the table's own clock.
    said: VecDeque<u32>,
}

impl Judge {
    /// The judge of a wire with those eyes.
    #[must_use]
    pub fn of(eyes: Viewer) -> Judge {
        Judge { eyes, greeted: false, said: VecDeque::new() }
    }

    /// The eyes of the wire.
    #[must_use]
    pub const fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Gives the wire other eyes: its person sits elsewhere now.
    pub const fn sit(&mut self, eyes: Viewer) {
        self.eyes = eyes;
    }

    /// Validates a text received at `clock`, in ms of the table's own clock, and at `now` in game time.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn hear<G: Game>(
        &mut self,
        session: &Session<G>,
        (clock, now): (u32, Ms),
        text: &str,
    ) -> Result<Heard<G::Move>, Refused> {
        match self.greets(clock, text)? {
            ToTable::Hello(_) => Ok(Heard::Hello),
            ToTable::Bye => Ok(Heard::Bye),
            ToTable::Ping(number) => Ok(Heard::Ping(number)),
            ToTable::Said(_) => Err(Refused::AtTheTable),
            ToTable::GoOn(_) if self.eyes == Viewer::Table => Err(Refused::OnlyLooks),
            ToTable::GoOn(what) => Ok(Heard::GoOn(what)),
            ToTable::Act(act) => self.acts(session, now, &act),
        }
    }

    /// Parses a message and checks that hello was said in this version. For eyes that only look, that is enough.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn greets(&mut self, clock: u32, text: &str) -> Result<ToTable, Refused> {
        self.count(clock)?;
        let message = read_to_table(text)?;
        match &message {
            ToTable::Hello(Hello { wire, .. }) if *wire != VERSION => {
                return Err(Refused::OtherVersion { wire: VERSION });
            }
            ToTable::Hello(_) => self.greeted = true,
            ToTable::Bye => self.greeted = false,
            _ if !self.greeted => return Err(Refused::NotGreeted),
            ToTable::Act(_) | ToTable::GoOn(_) | ToTable::Ping(_) | ToTable::Said(_) => {}
        }
        Ok(message)
    }

    fn count(&mut self, clock: u32) -> Result<(), Refused> {
        while self.said.front().is_some_and(|at| clock.saturating_sub(*at) >= 1_000) {
            self.said.pop_front();
        }
        if self.said.len() >= MOST_A_SECOND {
            return Err(Refused::TooMany);
        }
        self.said.push_back(clock);
        Ok(())
    }

    fn acts<G: Game>(
        &self,
        session: &Session<G>,
        now: Ms,
        act: &Act,
    ) -> Result<Heard<G::Move>, Refused> {
        let Viewer::Seat(seat) = self.eyes else { return Err(Refused::OnlyLooks) };
        let mv = move_of::<G>(&act.mv).ok_or(Refused::NoSuchMove)?;
        let at = Ms(act.touched.0.clamp(now.0.saturating_sub(OLDEST_TOUCH), now.0));
        let at = at.max(session.last_at());
        let by = By::Seat(seat);
        match session.can(at, by, &mv) {
            Ok(()) => {}
            Err(_) if session.can(at, By::Table, &mv).is_ok() => return Err(Refused::AtTheTable),
            Err(why) => return Err(Refused::Rules(format!("{why:?}"))),
        }
        Ok(Heard::Act { at, by, mv })
    }
}

/// Parses a move.
fn move_of<G: Game>(notation: &str) -> Option<G::Move> {
    serde_json::from_value(serde_json::Value::String(notation.to_owned())).ok()
}

/// The notation of a move in journals; `None` for a move that is not written as a text.
pub fn notation<G: Game>(mv: &G::Move) -> Option<String> {
    match serde_json::to_value(mv) {
        Ok(serde_json::Value::String(text)) => Some(text),
        _ => None,
    }
}

/// The message for a move of a seat.
#[must_use]
pub fn act<G: Game>(mv: &G::Move, touched: Ms) -> Option<ToTable> {
    notation::<G>(mv).map(|mv| ToTable::Act(Act { mv, touched }))
}

/// The hello of this build.
#[must_use]
pub fn hello() -> ToTable {
    ToTable::Hello(Hello { wire: VERSION, build: env!("CARGO_PKG_VERSION").into() })
}

/// Whether those eyes exist at a table of so many seats.
#[must_use]
pub const fn sits(eyes: Viewer, seats: u8) -> bool {
    match eyes {
        Viewer::Table => true,
        Viewer::Seat(Seat(seat)) => seat < seats,
    }
}
