//! The real call (MIL-JR1 to JR4, option O7): once the line is established it has 30 seconds; a friend
//! who is absent or a busy line costs the lifeline all the same. What the tablet is told of the line is
//! not taken back (MIL-Q40): the friend has been heard by then, or found absent.

use super::lifelines::Lifeline;
use super::moves::Sealed;
use super::*;

/// How long a call lasts once the line is established (MIL-JR2).
pub const CALL: Ms = Ms(30_000);

impl Act {
    /// He really telephones somebody (MIL-JR1).
    pub(super) fn call(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        if !self.table.house.options.real_call {
            return Err(Refusal::NoRealCalls);
        }
        self.used(seat, Lifeline::Phone)?;
        self.table.phase = Phase::Call { asker: seat, until: None };
        Ok(false)
    }

    /// The line is established (MIL-JR2).
    pub(super) fn connected(&mut self, asker: Seat) -> Sealed {
        self.see(Event::Connected { seat: asker });
        self.table.phase = Phase::Call { asker, until: Some(self.at.after(CALL)) };
        true
    }

    /// Nobody else may be called (MIL-JR3).
    pub(super) fn busy(&mut self, asker: Seat) -> Sealed {
        self.see(Event::Busy { seat: asker });
        self.answers(asker, false);
        true
    }

    /// The call is over, answer or not (MIL-JR2, JR4).
    pub(super) fn hung_up(&mut self, asker: Seat) -> Sealed {
        self.see(Event::CallOver { seat: asker });
        self.answers(asker, false);
        true
    }
}
