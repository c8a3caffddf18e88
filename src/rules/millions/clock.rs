//! Time: thinking time for each question (option O5, MIL-Q12, Q38), the 30 seconds of a real call
//! (MIL-JR2) and the host's minutes (option O3, MIL-Q37).

use super::holder::Stand;
use super::*;

impl Millions {
    /// The contestant whose thinking time runs: the one who answers, tries a card or is asked for the final word.
    const fn thinker(&self) -> Option<Seat> {
        match self.phase {
            Phase::Answer { seat, .. } | Phase::Confirm { seat } => Some(seat),
            Phase::Tries(tries) => Some(tries.seat),
            _ => None,
        }
    }
}

impl Act {
    /// Stops every thinking time.
    pub(super) fn rest_clocks(&mut self) {
        let at = self.at;
        self.state.holders.iter_mut().for_each(|holder| holder.clock = holder.clock.frozen(at));
    }

    /// Resumes that seat's thinking time.
    pub(super) fn resume_clock(&mut self, seat: Seat) {
        let at = self.at;
        let holder = self.holder(seat);
        holder.clock = holder.clock.resumed(at);
    }

    /// Ends that seat's thinking time: a single uncovered answer is its final word, else the seat is wrong –
    /// on television always, since nothing is covered there (MIL-Q38).
    fn runs_out(&mut self, seat: Seat) {
        self.see(Event::TimeRanOut { seat });
        let answered = self.state.holder(seat).uncovered().is_some();
        let counts = answered && !self.state.house.options.television;
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

/// The step taken when the running clock has ended.
pub(super) fn time_up(state: &Millions) -> Step<Millions> {
    let Some(at) = state.deadline() else { return Act::new(state, Ms(0)).done(false) };
    let mut act = Act::new(state, at);
    act.state.shown = None;
    match state.phase {
        Phase::Choice { .. } | Phase::Choices { .. } => act.time_over(),
        Phase::Call { asker, .. } => {
            act.hung_up(asker);
        }
        _ => state.thinker().into_iter().for_each(|seat| act.runs_out(seat)),
    }
    act.done(true)
}
