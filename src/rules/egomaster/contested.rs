//! The parts of a contest that are specific to *Egomaster*.

use super::shown::Shown;
use super::*;
use crate::decks::question::Question;
use contest::state::Next;

impl Contested for Egomaster {
    type Options = Options;
    type Drawn = Drawn;
    type Turn = Turn;
    type Shown = Shown;
    const DICE_DECIDE: bool = true;

    fn common(&self) -> &Common<Egomaster> {
        &self.common
    }

    fn common_mut(&mut self) -> &mut Common<Egomaster> {
        &mut self.common
    }

    fn asking(&self) -> Option<&Asking<Turn>> {
        if let Phase::Question(asking) = &self.phase { Some(asking) } else { None }
    }

    /// From here on the reader may look at the question.
    fn at_the_question(&self) -> bool {
        matches!(self.phase, Phase::Question(_))
    }

    fn between_turns(&self) -> bool {
        matches!(self.phase, Phase::Roll(_))
    }

    fn active(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Roll(active) | Phase::Dice(active) => Some(*active),
            Phase::Walk { active, .. } => Some(*active),
            Phase::Start(_) | Phase::Place { .. } | Phase::Over(_) => None,
            _ => self.turn_of().map(|turn| turn.active),
        }
    }

    fn paid(&self) -> Paid<MOST_PLAYERS> {
        match &self.phase {
            Phase::Question(asking) => asking.paid,
            Phase::DiceOff { paid, .. } => *paid,
            _ => [0; MOST_PLAYERS],
        }
    }

    fn go_on(&mut self, next: Next<Turn>) {
        self.phase = match next {
            Next::Roll(active) => Phase::Roll(active),
            Next::Stake(turn) => Phase::Stake(turn),
            Next::Raise(turn, bets) => Phase::Raise(turn, bets),
            Next::Question(asking) => Phase::Question(asking),
            Next::Over(end) => Phase::Over(end),
        };
    }

    fn question_of<'a>(cards: &'a Drawn, turn: &Turn) -> Question<'a> {
        line_of(cards, turn).question
    }

    fn active_of(turn: &Turn) -> Seat {
        turn.active
    }

    /// The sum of the square (EGO-DL2, ML1).
    fn minimum_of(&self, turn: &Turn) -> u32 {
        turn.square.sum()
    }

    fn concerned(&self, turn: &Turn) -> Crowd {
        match turn.square.mode() {
            Mode::Multi => self.common.company.opponents(turn.active),
            _ => turn.opponent.map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat)),
        }
    }

    fn declinable(&self, turn: &Turn) -> bool {
        self.common.house.options.declinable && turn.square.mode() == Mode::Multi
    }

    fn comes_of(act: &mut Act, asking: &Asking<Turn>, how: Progress) {
        act.comes_of(asking, how);
    }

    fn open(asking: Asking<Turn>, how: Progress, pot: u32) -> Shown {
        Shown::new(asking, how, pot)
    }

    /// The player's pawn leaves the board (EGO-A7, R39).
    fn leaves(&mut self, seat: Seat) {
        self.pawns[seat.index()] = None;
    }

    fn keep_drawn(&mut self, since: &Egomaster) {
        self.used = since.used;
    }
}
