//! Time: thinking time for each question (option O5, MIL-Q12, Q38), the 30 seconds of a real call
//! (MIL-JR2) and the host's minutes (option O3, MIL-Q37).

use super::holder::Stand;
use super::*;

impl Millions {
    /// The contestant whose thinking time runs: while he answers, tries a card or is asked for his
    /// final word.
    const fn thinker(&self) -> Option<Seat> {
        match self.phase {
            Phase::Answer { seat, .. } | Phase::Confirm { seat } => Some(seat),
            Phase::Tries(tries) => Some(tries.seat),
            _ => None,
        }
    }
}

impl Act {
    /// Every thinking time stands still.
    pub(super) fn rest_clocks(&mut self) {
        let at = self.at;
        self.table.holders.iter_mut().for_each(|holder| holder.clock = holder.clock.frozen(at));
    }

    /// That seat's thinking time runs on.
    pub(super) fn resume_clock(&mut self, seat: Seat) {
        let at = self.at;
        let holder = self.holder(seat);
        holder.clock = holder.clock.resumed(at);
    }

    /// His thinking time is over: the one answer that is uncovered is his final word, else he is
    /// wrong; on television nothing is covered (MIL-Q38).
    fn runs_out(&mut self, seat: Seat) {
        self.see(Event::TimeRanOut { seat });
        let answered = self.table.holder(seat).uncovered().is_some();
        let counts = answered && !self.table.house.options.television;
        let holder = self.holder(seat);
        holder.free_card = false;
        holder.stand = if counts { Stand::Final } else { Stand::Nothing };
        self.go_on();
    }
}

/// When the running clock ends, if one runs.
pub(super) fn deadline(state: &Millions) -> Option<Ms> {
    match state.phase {
        Phase::Choice { .. } | Phase::Choices { .. } => state.stay_until,
        Phase::Call { until, .. } => until,
        _ => state.thinker().and_then(|seat| state.holder(seat).clock.until()),
    }
}

/// The running clock has ended.
pub(super) fn time_up(state: &Millions) -> Step<Millions> {
    let Some(at) = state.deadline() else { return Act::new(state, Ms(0)).done(false) };
    let mut act = Act::new(state, at);
    act.table.shown = None;
    match state.phase {
        Phase::Choice { .. } | Phase::Choices { .. } => act.time_over(),
        Phase::Call { asker, .. } => {
            act.hung_up(asker);
        }
        _ => state.thinker().into_iter().for_each(|seat| act.runs_out(seat)),
    }
    act.done(true)
}
