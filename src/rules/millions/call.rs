//! The real call (MIL-JR1 to JR4, option O7): it lasts 30 seconds once the line is established; an absent
//! friend or a busy line costs the lifeline all the same. What the tablet is told of the line cannot be
//! undone (MIL-Q40): the friend has been heard by then, or found absent.

use super::lifelines::Lifeline;
use super::moves::Sealed;
use super::*;

/// How long a call lasts once the line is established (MIL-JR2).
pub const CALL: Ms = Ms(30_000);

impl Act {
    /// The contestant really telephones somebody (MIL-JR1).
    pub(super) fn call(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        if !self.state.house.options.real_call {
            return Err(Refusal::NoRealCalls);
        }
        self.used(seat, Lifeline::Phone)?;
        self.state.phase = Phase::Call { asker: seat, until: None };
        Ok(false)
    }

    /// The line is established (MIL-JR2).
    pub(super) fn connected(&mut self, asker: Seat) -> Sealed {
        self.see(Event::Connected { seat: asker });
        self.state.phase = Phase::Call { asker, until: Some(self.at.after(CALL)) };
        true
    }

    /// The friend is absent or the line busy: nobody else may be called (MIL-JR3).
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
