//! The legal moves, for automatic players and random play.

use super::clock::Clock;
use super::fatal::{Manner, Running};
use super::master::Stage;
use super::*;

/// The legal moves of `by`. Of typed answers only the empty one, "I don't know", is listed.
pub(super) fn moves(state: &Midi, by: By) -> Vec<Move> {
    match (by, state.phase) {
        (_, Phase::Over(_)) => vec![],
        (By::Table, _) => vec![Move::Stop],
        (By::Seat(seat), _) => {
            let on_turn = state.turn() == Some(seat);
            let mut moves = if on_turn { state.turn_moves(seat) } else { vec![] };
            moves.extend(state.interruptions(seat));
            moves
        }
    }
}

impl Midi {
    fn turn_moves(&self, seat: Seat) -> Vec<Move> {
        let reading = self.thinking() == Some(Clock::Reading);
        match self.phase {
            Phase::Sheet(_) if reading => vec![Move::Ready],
            _ if reading => vec![Move::Read],
            _ if self.follows_hunch(seat) => vec![Move::Hunch],
            Phase::Kickoff(turn) => kickoff_moves(turn),
            Phase::Tiebreak(tiebreak) => kickoff_moves(tiebreak.turn),
            Phase::Duel(duel) => self.duel_moves(duel),
            Phase::Sheet(sheet) => {
                (0..7).filter(|&place| !sheet.is_open(place)).map(|p| Move::Open(p + 1)).collect()
            }
            Phase::Opponent(seat) => self.opponents(seat),
            Phase::Fatal(face_off) => self.face_off_moves(&face_off),
            Phase::Master(master) => self.master_moves(&master),
            Phase::Star(guess) => self.guess_moves(&guess),
            Phase::Over(_) => vec![],
        }
    }

    fn duel_moves(&self, duel: duel::Duel) -> Vec<Move> {
        match (duel.challenged, duel.asked) {
            (None, _) => self.opponents(duel.challenger),
            (_, None) => vec![Move::Take(0), Move::Take(1)],
            _ => (0..4).map(|place| Move::Choose(Pick::Shown(place))).collect(),
        }
    }

    fn opponents(&self, of: Seat) -> Vec<Move> {
        let others = Seat::all(self.house.seats).filter(|&seat| seat != of);
        others.map(Move::Challenge).collect()
    }

    fn face_off_moves(&self, face_off: &fatal::FaceOff) -> Vec<Move> {
        match (face_off.clock, self.manner(face_off)) {
            (Running::Passing, _) => vec![Move::Ready],
            (Running::Reading, _) => vec![Move::Read],
            (_, Manner::Typed) => vec![Move::Say(String::new())],
            _ => vec![Move::Right, Move::Wrong],
        }
    }

    fn master_moves(&self, master: &master::Master) -> Vec<Move> {
        match master.stage {
            Stage::Draw => vec![Move::Draw],
            Stage::Asked { .. } => {
                [Pick::Shown(0), Pick::Shown(1), Pick::Other].map(Move::Choose).into()
            }
            Stage::Flap { large } => {
                let closed = |flap: &Flap| flap.large == large && !self.board.is_open(*flap);
                star::flaps().filter(closed).map(Move::Lift).collect()
            }
            // Every seat still in may decline: see the interruptions.
            Stage::LastChance { .. } => vec![],
        }
    }

    fn guess_moves(&self, guess: &star::Guess) -> Vec<Move> {
        match self.guess_expects(guess) {
            Refusal::MustSay => vec![Move::Say(String::new())],
            Refusal::MustLook => vec![Move::Look],
            _ => vec![Move::Right, Move::Wrong],
        }
    }

    /// The moves that any seat may make at any time of the final: guess, or decline the last chance.
    fn interruptions(&self, seat: Seat) -> Vec<Move> {
        let Phase::Master(master) = self.phase else { return vec![] };
        if self.may_interrupt(&master, seat).is_err() {
            return vec![];
        }
        match master.stage {
            Stage::LastChance { .. } => vec![Move::Star, Move::Decline],
            _ => vec![Move::Star],
        }
    }
}

fn kickoff_moves(turn: kickoff::Turn) -> Vec<Move> {
    match turn.asked {
        None => (1..=4).map(Move::Number).collect(),
        Some(_) => vec![Move::Choose(Pick::Shown(0)), Move::Choose(Pick::Other)],
    }
}
