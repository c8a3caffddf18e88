//! Clocks: the thinking time of option O3 and what happens when a clock has run out.

use super::*;
pub use crate::rules::clock::Clock;

impl Midi {
    /// The thinking clock of the question being asked, if any.
    pub(super) fn thinking(&self) -> Option<Clock> {
        match self.phase {
            Phase::Kickoff(turn) => turn.asked.map(|asked| asked.clock),
            Phase::Tiebreak(tiebreak) => tiebreak.turn.asked.map(|asked| asked.clock),
            Phase::Duel(duel) => duel.asked.map(|asked| asked.clock),
            Phase::Sheet(sheet) => Some(sheet.clock),
            Phase::Master(master) => master.clock(),
            _ => None,
        }
    }

    fn thinking_mut(&mut self) -> Option<&mut Clock> {
        match &mut self.phase {
            Phase::Kickoff(turn) => turn.asked.as_mut().map(|asked| &mut asked.clock),
            Phase::Tiebreak(tiebreak) => tiebreak.turn.asked.as_mut().map(|asked| &mut asked.clock),
            Phase::Duel(duel) => duel.asked.as_mut().map(|asked| &mut asked.clock),
            Phase::Sheet(sheet) => Some(&mut sheet.clock),
            Phase::Master(master) => master.clock_mut(),
            _ => None,
        }
    }

    /// The reader of questions to that seat: its left neighbour (MIDI-R1-4, D1-5, F-6).
    pub(super) fn reader_of(&self, seat: Seat) -> Seat {
        self.left(seat)
    }

    /// The seat that has to act for a question to that seat: its reader until it has been read.
    pub(super) fn hand_of(&self, seat: Seat) -> Seat {
        if self.thinking() == Some(Clock::Reading) { self.reader_of(seat) } else { seat }
    }

    /// Whether a person reads to that seat outside round 3 (option O11).
    fn is_read_to(&self, seat: Seat) -> bool {
        self.house.reading == Reading::Reader
            && !self.house.options.shown_to_all
            && !self.is_automatic(self.reader_of(seat))
    }

    /// The thinking clock for a question put to that seat now (option O3).
    pub(super) fn clock_for(&self, seat: Seat, at: Ms) -> Clock {
        match self.house.thinking_time(seat) {
            None => Clock::Free,
            Some(_) if self.is_read_to(seat) => Clock::Reading,
            Some(span) => Clock::Until(at.after(span)),
        }
    }
}

impl Act {
    /// The question has been read: the thinking clock of `seat` runs.
    pub(super) fn read(&mut self, seat: Seat) -> Result<(), Refusal> {
        let span = self.state.house.thinking_time(seat);
        let until = span.map(|span| Clock::Until(self.at.after(span)));
        match (self.state.thinking_mut(), until) {
            (Some(clock), Some(until)) if *clock == Clock::Reading => *clock = until,
            _ => return Err(Refusal::NothingToRead),
        }
        self.see(Event::Read { seat });
        Ok(())
    }
}

/// The running clock has run out: a wrong answer (option O3), or a face-off lost (MIDI-R3-15).
pub(super) fn time_up(state: &Midi) -> Step<Midi> {
    let Some(at) = state.deadline() else { return Act::new(state, Ms(0)).done(false) };
    let mut act = Act::new(state, at);
    act.state.said = said::Last::NOTHING;
    match state.phase {
        Phase::Fatal(face_off) => act.face_off_lost(face_off),
        Phase::Sheet(sheet) => {
            act.see(Event::TimeRanOut { seat: sheet.seat });
            act.sheet_mistake(sheet, None);
        }
        _ => act.answered(None),
    }
    act.done(true)
}
