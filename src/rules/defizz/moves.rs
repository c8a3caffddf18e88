//! The moves of *Défizz*, and which phase judges which.

use super::*;
use serde::{Deserialize, Serialize};

/// What somebody at the table does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Rolls the die (DEF-T4).
    Roll,
    /// The reader takes the top card (DEF-T5).
    TakeCard,
    /// Uses the Help! card to read the card privately (DEF-H3).
    Help,
    /// Chooses a question by its clue, from 0 (DEF-T8, VX2).
    Choose(u8),
    /// Names the opponent of a Duel (DEF-T9).
    Challenge(Seat),
    /// Announces the stake: the minimum, or a raise (DEF-T10, T11).
    Stake(u32),
    /// Accepts the raise (DEF-D2, M4), or plays against a short player (option O6).
    Accept,
    /// Refuses it (DEF-D3, M5), or stays out.
    Refuse,
    /// Something done while the question is played.
    Reply(Reply),
    /// Chance: rolls, draws or spins.
    Throw,
    /// Chance: calls heads (0) or tails (1), even or odd, a number, a straw.
    Call(u8),
    /// The table corrects the last ruling to this one.
    Overrule(Reply),
    /// The table chooses who reads to the end (DEF-R31).
    Appoint(Seat),
    /// An eliminated player bets on who wins the question (DEF-R54).
    SideBet(Seat),
    /// The table agrees to stop.
    Stop,
    /// The table stops by the clock: the player who owns the most has won (DEF-R46).
    Count,
}

impl Move {
    /// The reply to the question being played, if it is one.
    #[must_use]
    pub const fn reply(&self) -> Option<&Reply> {
        match self {
            Move::Reply(reply) => Some(reply),
            _ => None,
        }
    }
}

/// Judges a move.
pub(super) fn play(state: &Defizz, at: Ms, by: By, mv: &Move) -> Result<Step<Defizz>, Refusal> {
    let mut act = Act::new(state, at);
    let sealed = match (mv, by) {
        (Move::Overrule(ruling), By::Table) => return question::overrule(state, at, ruling),
        (Move::Overrule(_) | Move::Stop | Move::Count | Move::Appoint(_), By::Seat(_)) => {
            return Err(Refusal::TableOnly);
        }
        _ if matches!(state.phase, Phase::Over(_)) => return Err(Refusal::GameOver),
        (Move::Stop, By::Table) => act.stop(),
        (Move::Count, By::Table) => act.count(),
        (Move::Appoint(seat), By::Table) => act.appoint(*seat)?,
        (Move::Reply(reply), by) => act.reply(by, reply)?,
        (Move::SideBet(on), By::Seat(seat)) => act.side_bet(seat, *on)?,
        (Move::Help, By::Seat(seat)) => act.help(seat)?,
        (mv, by) => act.turn_move(by, mv)?,
    };
    Ok(act.done(sealed))
}

impl Act {
    /// Plays a move of the seat on turn. Returns whether it is sealed.
    fn turn_move(&mut self, by: By, mv: &Move) -> Result<bool, Refusal> {
        let turn = self.state.turn().ok_or(Refusal::GameOver)?;
        let raised = matches!(self.state.phase, Phase::Raise(..));
        if matches!(mv, Move::Accept | Move::Refuse) && !raised {
            return Err(Refusal::NothingToAnswer);
        }
        if by != By::Seat(turn) {
            return Err(Refusal::NotYourTurn { turn });
        }
        match (self.state.phase.clone(), mv) {
            (Phase::Roll(active), Move::Roll) => Ok(self.roll(active)),
            (Phase::Card { active, die }, Move::TakeCard) => Ok(self.take_card(active, die)),
            (Phase::Clues(turn), Move::Choose(question)) => self.choose(turn, *question),
            (Phase::Opponent(turn), Move::Challenge(seat)) => self.challenge(turn, *seat),
            (Phase::Stake(turn), Move::Stake(stake)) => self.announce(turn, *stake),
            (Phase::Raise(turn, bets), Move::Accept | Move::Refuse) => {
                Ok(self.answer(turn, bets, *mv == Move::Accept))
            }
            (Phase::Chance(luck), Move::Throw | Move::Call(_)) => self.luck_move(luck, mv),
            _ => Err(self.state.expected()),
        }
    }
}

impl Defizz {
    /// The refusal for a move that this phase does not wait for.
    pub(super) fn expected(&self) -> Refusal {
        match &self.phase {
            Phase::Roll(_) => Refusal::MustRoll,
            Phase::Card { .. } => Refusal::MustTakeCard,
            Phase::Clues(_) => Refusal::MustChoose,
            Phase::Opponent(_) => Refusal::MustChallenge,
            Phase::Stake(_) => Refusal::MustStake,
            Phase::Raise(..) => Refusal::MustAnswer,
            Phase::Question(_) => Refusal::MustPlay,
            Phase::Chance(luck) => luck.expected(),
            Phase::Over(_) => Refusal::GameOver,
        }
    }
}
