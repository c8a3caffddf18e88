//! Decides on what a screen says, before anything is done: only the moves of its own seat that the rules allow
//! now – whoever reads and judges does so from his seat –; never what the whole table does or corrects, and never more
//! than a hand can.

use super::message::{Act, Hello, ToTable};
use super::{Unreadable, VERSION, read_to_table};
use crate::rules::session::Session;
use crate::rules::{By, Game, Ms, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// So many messages a second are a quick hand; more are not heard.
pub const MOST_A_SECOND: usize = 20;

/// A touch is believed to be so old, in ms; an older one counts as that old.
pub const OLDEST_TOUCH: u32 = 300;

/// Why what a screen said is not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    /// It is longer than any message.
    TooBig,
    /// It is no message.
    Malformed,
    /// It says more than a hand can do in a second.
    TooMany,
    /// It has not said hello.
    NotGreeted,
    /// It speaks another version of these messages: the one that the table speaks.
    OtherVersion {
        /// The table's.
        wire: u16,
    },
    /// It looks with the table's eyes, which have no hands.
    OnlyLooks,
    /// That is no move of the game.
    NoSuchMove,
    /// That is for the table itself to do: to correct, to stop; or it reads what lies open.
    AtTheTable,
    /// The rules forbid it now; by the game's own name of the reason.
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

/// What a screen has said, when it may.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<M> {
    /// It is there and wants to be welcomed.
    Hello,
    /// Its person does that.
    Act {
        /// Game time.
        at: Ms,
        /// Who.
        by: By,
        /// What.
        mv: M,
    },
    /// It is gone.
    Bye,
}

/// Judges one wire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judge {
    eyes: Viewer,
    greeted: bool,
    /// When it said something in the last second, in ms of the table's own clock.
    said: VecDeque<u32>,
}

impl Judge {
    /// The judge of a wire that looks through those eyes.
    #[must_use]
    pub fn of(eyes: Viewer) -> Judge {
        Judge { eyes, greeted: false, said: VecDeque::new() }
    }

    /// Whose eyes look through it.
    #[must_use]
    pub const fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Hears a text that came at `clock` of the table's own clock, in ms, and at `now` in game time.
    ///
    /// # Errors
    /// Why nothing is done.
    pub fn hear<G: Game>(
        &mut self,
        session: &Session<G>,
        (clock, now): (u32, Ms),
        text: &str,
    ) -> Result<Heard<G::Move>, Refused> {
        match self.greets(clock, text)? {
            ToTable::Hello(_) => Ok(Heard::Hello),
            ToTable::Bye => Ok(Heard::Bye),
            ToTable::Act(act) => self.acts(session, now, &act),
        }
    }

    /// The message, of whoever has said hello in this version. Who only looks needs no more.
    ///
    /// # Errors
    /// Why it is not heard.
    pub fn greets(&mut self, clock: u32, text: &str) -> Result<ToTable, Refused> {
        self.count(clock)?;
        let message = read_to_table(text)?;
        match &message {
            ToTable::Hello(Hello { wire, .. }) if *wire != VERSION => {
                return Err(Refused::OtherVersion { wire: VERSION });
            }
            ToTable::Hello(_) => self.greeted = true,
            ToTable::Act(_) if !self.greeted => return Err(Refused::NotGreeted),
            ToTable::Bye => self.greeted = false,
            ToTable::Act(_) => {}
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

/// The move of that notation.
fn move_of<G: Game>(notation: &str) -> Option<G::Move> {
    serde_json::from_value(serde_json::Value::String(notation.to_owned())).ok()
}

/// The notation of a move, as journals write it; nothing for one that is not written in words.
pub fn notation<G: Game>(mv: &G::Move) -> Option<String> {
    match serde_json::to_value(mv) {
        Ok(serde_json::Value::String(text)) => Some(text),
        _ => None,
    }
}

/// The words of a seat's hand.
#[must_use]
pub fn act<G: Game>(mv: &G::Move, touched: Ms) -> Option<ToTable> {
    notation::<G>(mv).map(|mv| ToTable::Act(Act { mv, touched }))
}

/// The first word of this build.
#[must_use]
pub fn hello() -> ToTable {
    ToTable::Hello(Hello { wire: VERSION, build: env!("CARGO_PKG_VERSION").into() })
}

/// Whether a seat may be looked through at a table of so many.
#[must_use]
pub const fn sits(eyes: Viewer, seats: u8) -> bool {
    match eyes {
        Viewer::Table => true,
        Viewer::Seat(Seat(seat)) => seat < seats,
    }
}
