//! Hand-over of a seat: to the tablet when a person has to go, or to a person who is back (MIDI-Q51). The
//! question being asked stays; only in a face-off the tablet may have to change hands, and then the
//! question that was seen counts as used.

use super::clock::Clock;
use super::fatal::{FaceOff, Running};
use super::master::Stage;
use super::*;
use crate::rules::Player;

impl Midi {
    /// The table with that seat handed over. The last ruling and tap can no longer be corrected: that
    /// would restore the table from before the hand-over.
    pub(super) fn in_other_hands(&self, at: Ms, seat: Seat, to: Player) -> Midi {
        let mut act = Act::new(self, at);
        let was = self.is_automatic(seat);
        act.state.house.levels[seat.index()] = to.level();
        (act.state.ruled, act.state.said) = (None, said::Last::NOTHING);
        // An automatic player of another level keeps the hunch of the previous one.
        if was == act.state.is_automatic(seat) {
            return act.state;
        }
        act.state.board.urges = act.state.board.urges.without(Crowd::NOBODY.with(seat));
        match self.phase {
            Phase::Fatal(face_off) => act.face_off_in_other_hands(self, face_off),
            _ => act.asked_of_another(seat),
        }
        act.state
    }

    /// The seat being asked outside round 3, and the chances that automatic players know the answer.
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
    /// Draws a new hunch if that seat is being asked; a person has none.
    fn asked_of_another(&mut self, seat: Seat) {
        let Some((asked, chances)) = self.state.asked_now() else { return };
        if asked != seat {
            return;
        }
        self.state.draw_hunch(seat, chances);
        let at = self.at;
        if let Phase::Sheet(sheet) = &mut self.state.phase
            && sheet.clock == Clock::Reading
            && let Some(span) = self.state.house.thinking_time(seat)
        {
            // An automatic player does not take the board: the clock starts.
            sheet.clock = Clock::Until(at.after(span));
        }
    }

    /// When the tablet has to change hands, every clock rests and the question being asked counts as
    /// used: nobody thinks about it meanwhile, and nobody sees one that only the reader was shown.
    fn face_off_in_other_hands(&mut self, before: &Midi, mut face_off: FaceOff) {
        let now = (self.state.manner(&face_off), self.state.hands(&face_off));
        if now == (before.manner(&face_off), before.hands(&face_off)) {
            return;
        }
        let side = usize::from(face_off.side);
        face_off.left[side] = face_off.left_at(self.at);
        if face_off.clock != Running::Passing {
            face_off.cards[side].1 += 1;
        }
        (face_off.clock, face_off.has_tablet) = (Running::Passing, None);
        self.state.hunch = automatic::Hunch::NONE;
        self.state.phase = Phase::Fatal(face_off);
    }
}
