//! The moves of *Egomaster*, and which phase judges which.

use super::*;
use serde::{Deserialize, Serialize};

/// What somebody at the table does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Rolls both d20 to see who is highest: at the start, in a dice-off (EGO-S2, R3).
    Throw,
    /// All roll at once until one is the highest, and all pawns are placed at random: one by one that takes
    /// many taps and makes no difference (EGO-S2, S3, R43).
    ThrowAll,
    /// Places the pawn on that square (EGO-S3).
    Place(u8),
    /// Rolls the d6 (EGO-T1).
    Roll,
    /// Walks that way (EGO-T2).
    Walk(Direction),
    /// Rolls both d20 for page and number (EGO-T5).
    Dice,
    /// The reader opens the booklet and says icon and keyword (EGO-T6, Q1).
    Open,
    /// Designates a player (EGO-SE2), or chooses the opponent (EGO-DE2).
    Name(Seat),
    /// Announces the stake: the square sum, or a raise (EGO-DL2, ML1).
    Stake(u32),
    /// Accepts the raise (EGO-DL5, ML5), or plays against a short player (option O5).
    Accept,
    /// Refuses it (EGO-DL4, ML4), or stays out.
    Refuse,
    /// Something done while the question is played.
    Reply(Reply),
    /// The table corrects the last ruling to this one.
    Overrule(Reply),
    /// The table chooses who reads to the end (EGO-R27).
    Appoint(Seat),
    /// An eliminated player bets on who wins the question (EGO-R46).
    SideBet(Seat),
    /// The table agrees to stop.
    Stop,
    /// The table stops by the clock: the player who owns the most has won (EGO-R40).
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
pub(super) fn play(
    state: &Egomaster,
    at: Ms,
    by: By,
    mv: &Move,
) -> Result<Step<Egomaster>, Refusal> {
    let mut act = Act::new(state, at);
    let sealed = match (mv, by) {
        (Move::Overrule(ruling), By::Table) => return question::overrule(state, at, ruling),
        (
            Move::Overrule(_) | Move::Stop | Move::Count | Move::ThrowAll | Move::Appoint(_),
            By::Seat(_),
        ) => {
            return Err(Refusal::TableOnly);
        }
        _ if matches!(state.phase, Phase::Over(_)) => return Err(Refusal::GameOver),
        (Move::Stop, By::Table) => act.stop(),
        (Move::Count, By::Table) => act.count(),
        (Move::ThrowAll, By::Table) => act.throw_all()?,
        (Move::Appoint(seat), By::Table) => act.appoint(*seat)?,
        (Move::Reply(reply), by) => act.reply(by, reply)?,
        (Move::SideBet(on), By::Seat(seat)) => act.side_bet(seat, *on)?,
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
            (Phase::Start(_) | Phase::DiceOff { .. }, Move::Throw) => self.throw(),
            (Phase::Place { next, starter }, Move::Place(square)) => {
                self.place(next, starter, *square)
            }
            (Phase::Roll(active), Move::Roll) => Ok(self.roll(active)),
            (Phase::Walk { active, steps }, Move::Walk(way)) => Ok(self.walk(active, steps, *way)),
            (Phase::Dice(active), Move::Dice) => Ok(self.dice(active)),
            (Phase::Booklet(turn), Move::Open) => Ok(self.open(turn)),
            (Phase::Opponent(turn), Move::Name(seat)) => self.name(turn, *seat),
            (Phase::Stake(turn), Move::Stake(stake)) => self.announce(turn, *stake),
            (Phase::Raise(turn, bets), Move::Accept | Move::Refuse) => {
                Ok(self.answer(turn, bets, *mv == Move::Accept))
            }
            _ => Err(self.state.expected()),
        }
    }
}

impl Egomaster {
    /// The refusal for a move that this phase does not wait for.
    pub(super) fn expected(&self) -> Refusal {
        match &self.phase {
            Phase::Start(_) | Phase::DiceOff { .. } => Refusal::MustThrow,
            Phase::Place { .. } => Refusal::MustPlace,
            Phase::Roll(_) => Refusal::MustRoll,
            Phase::Walk { .. } => Refusal::MustWalk,
            Phase::Dice(_) => Refusal::MustRollDice,
            Phase::Booklet(_) => Refusal::MustOpen,
            Phase::Opponent(_) => Refusal::MustName,
            Phase::Stake(_) => Refusal::MustStake,
            Phase::Raise(..) => Refusal::MustAnswer,
            Phase::Question(_) => Refusal::MustPlay,
            Phase::Over(_) => Refusal::GameOver,
        }
    }
}
