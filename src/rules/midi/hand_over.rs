//! Somebody else plays a seat: the tablet for whoever has to go, or a person who is back (MIDI-Q51). What
//! is being asked goes on; only in a face-off the tablet may have to change hands, and then the question
//! that was seen is used.

use super::clock::Clock;
use super::fatal::{FaceOff, Running};
use super::master::Stage;
use super::*;
use crate::rules::Player;

impl Midi {
    /// The same table with that seat in other hands. What was ruled or touched can be corrected no more:
    /// that would bring back the table of before.
    pub(super) fn in_other_hands(&self, at: Ms, seat: Seat, to: Player) -> Midi {
        let mut act = Act::new(self, at);
        let was = self.is_automatic(seat);
        act.table.house.levels[seat.index()] = to.level();
        (act.table.ruled, act.table.said) = (None, said::Last::NOTHING);
        // A better or worse automatic player goes on with what the other one knew.
        if was == act.table.is_automatic(seat) {
            return act.table;
        }
        act.table.board.urges = act.table.board.urges.without(Crowd::NOBODY.with(seat));
        match self.phase {
            Phase::FaceOff(face_off) => act.face_off_in_other_hands(self, face_off),
            _ => act.asked_of_another(seat),
        }
        act.table
    }

    /// Whom the question is for that lies open, outside round 3, and how often automatic players know it.
    fn asked_now(&self) -> Option<(Seat, crate::rules::knowing::Chances)> {
        match self.phase {
            Phase::Kickoff(turn) => turn.asked.map(|_| (turn.seat, automatic::KICKOFF)),
            Phase::Tiebreak(tiebreak) => {
                tiebreak.turn.asked.map(|_| (tiebreak.turn.seat, automatic::KICKOFF))
            }
            Phase::Duel(duel) => duel.challenged.zip(duel.asked).map(|(s, _)| (s, automatic::DUEL)),
            Phase::Sheet(sheet) => Some((sheet.seat, automatic::SHEET)),
            Phase::Master(master) if matches!(master.stage, Stage::Asked { .. }) => {
                Some((master.seat, automatic::MASTER[usize::from(master.number - 1)]))
            }
            _ => None,
        }
    }
}

impl Act {
    /// Whoever is asked now draws whether he knows it, or is a person and knows what he knows.
    fn asked_of_another(&mut self, seat: Seat) {
        let Some((asked, chances)) = self.table.asked_now() else { return };
        if asked != seat {
            return;
        }
        self.table.draw_hunch(seat, chances);
        let at = self.at;
        if let Phase::Sheet(sheet) = &mut self.table.phase
            && sheet.clock == Clock::Reading
            && let Some(span) = self.table.house.thinking_time(seat)
        {
            // The board is nobody's to take any more.
            sheet.clock = Clock::Until(at.after(span));
        }
    }

    /// To other hands the tablet goes while every clock rests, and the question that lay open counts as
    /// asked: nobody thinks about it meanwhile, and nobody sees one that was his reader's alone.
    fn face_off_in_other_hands(&mut self, before: &Midi, mut face_off: FaceOff) {
        let now = (self.table.manner(&face_off), self.table.hands(&face_off));
        if now == (before.manner(&face_off), before.hands(&face_off)) {
            return;
        }
        let side = usize::from(face_off.side);
        face_off.left[side] = face_off.left_at(self.at);
        if face_off.clock != Running::Passing {
            face_off.cards[side].1 += 1;
        }
        (face_off.clock, face_off.held) = (Running::Passing, None);
        self.table.hunch = automatic::Hunch::NONE;
        self.table.phase = Phase::FaceOff(face_off);
    }
}
