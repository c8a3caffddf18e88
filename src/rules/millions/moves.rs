//! The moves of *Qui veut gagner des millions ?*, and which phase judges which.

use super::letters::Letter;
use super::*;
use serde::{Deserialize, Serialize};

/// What somebody at the table does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Tries the next question (MIL-P1); made by the table, for all who are still asked (MIL-Q48).
    Try,
    /// Takes the money in hand instead of the next question (MIL-P1a).
    Take,
    /// The host has read the question and its answers (MIL-P3).
    Read,
    /// Covers an answer believed wrong, in secret (MIL-P4).
    Cover(Letter),
    /// Covers all answers but that one (MIL-P4).
    Keep(Letter),
    /// Uncovers an answer again (MIL-P11).
    Uncover(Letter),
    /// The candidate gives an answer aloud (MIL-TV-5).
    Say(Letter),
    /// Keeps the one answer that is uncovered and wants no further lifeline (MIL-P9).
    Settle,
    /// Walks away with the money in hand (MIL-P10).
    Walk,
    /// Uses the 50:50 (MIL-J50-1).
    Fifty,
    /// The host lets that wrong answer stay (option O8).
    Spare(Letter),
    /// Asks the audience (MIL-JV1); with 2 players for two free tries (MIL-2P-2).
    Audience,
    /// Phones that player (MIL-JP1); `None` if there is nobody else, for a free try (MIL-2P-8).
    Phone(Option<Seat>),
    /// Really telephones somebody (MIL-JR1).
    Call,
    /// The line is established (MIL-JR2).
    Connected,
    /// The friend is absent, or the line is busy (MIL-JR3).
    Busy,
    /// The call is over before its 30 seconds (MIL-JR2).
    HangUp,
    /// Gives a letter card, as a voter or as a friend (MIL-JV2, JP3).
    Give(Letter),
    /// Shows a letter card in a free try (MIL-2P-2, 2P-8).
    Show(Letter),
    /// Gives the final word (MIL-P13); made by the table, for all who are still asked (MIL-Q48).
    Yes,
    /// Thinks again (MIL-Q36).
    No,
    /// Bets, being out, on who falls at this question (MIL-Q53).
    Bet(Seat),
    /// That player leaves the table (MIL-Q31).
    Gone(Seat),
    /// That player, who had left, is back from the next game on (MIL-Q45).
    Back(Seat),
}

/// Judges a move.
pub(super) fn play(state: &Millions, at: Ms, by: By, mv: Move) -> Result<Step<Millions>, Refusal> {
    let turn = state.turn().ok_or(Refusal::MatchOver)?;
    let mut act = Act::new(state, at);
    act.state.shown = None;
    let sealed = match (mv, by) {
        (Move::Gone(seat), By::Table) => act.gone(seat)?,
        (Move::Back(seat), By::Table) => act.back(seat)?,
        (mv, By::Table) if state.one_word() == Some(mv) => act.says_as_one(),
        (Move::Gone(_) | Move::Back(_), By::Seat(_)) => return Err(Refusal::TableOnly),
        (Move::Bet(on), By::Seat(seat)) => act.bet(seat, on)?,
        (mv, By::Seat(seat)) if state.acts(seat) => act.turn_move(seat, mv)?,
        (Move::Cover(_) | Move::Keep(_) | Move::Uncover(_) | Move::Settle, By::Seat(seat))
            if state.may_answer_ahead(seat) =>
        {
            act.answer_move(seat, false, mv)?
        }
        _ => return Err(Refusal::NotYourTurn { turn }),
    };
    Ok(act.done(sealed))
}

/// Whether undo has to stop before a step.
pub(super) type Sealed = bool;

impl Act {
    /// Plays a move of a seat that has to act. Returns whether it is sealed.
    fn turn_move(&mut self, by: Seat, mv: Move) -> Result<Sealed, Refusal> {
        match (self.state.phase, mv) {
            (Phase::Choice { .. } | Phase::Choices { .. }, Move::Try) => Ok(self.tries(by)),
            (Phase::Choice { .. } | Phase::Choices { .. }, Move::Take) => Ok(self.takes(by)),
            (Phase::Reading, Move::Read) => Ok(self.read()),
            (Phase::Answer { seat, again }, mv) => self.answer_move(seat, again, mv),
            (Phase::Fifty { asker }, Move::Spare(letter)) => self.spare(asker, letter),
            (Phase::Vote(vote), Move::Give(letter)) => self.vote(vote, letter),
            (Phase::Friend { asker, friend }, Move::Give(letter)) => {
                self.friend_answers(asker, friend, letter)
            }
            (Phase::Call { asker, until: None }, Move::Connected) => Ok(self.connected(asker)),
            (Phase::Call { asker, until: None }, Move::Busy) => Ok(self.busy(asker)),
            (Phase::Call { asker, until: Some(_) }, Move::HangUp) => Ok(self.hung_up(asker)),
            (Phase::Tries(tries), Move::Show(letter)) => self.show(tries, letter),
            (Phase::Confirm { .. } | Phase::FinalWords, mv) => self.confirm_move(by, mv),
            _ => Err(self.state.expected()),
        }
    }

    /// Plays a contestant's reply to the final word.
    fn confirm_move(&mut self, seat: Seat, mv: Move) -> Result<Sealed, Refusal> {
        match mv {
            Move::Yes => Ok(self.final_word(seat)),
            Move::No => Ok(self.thinks_again(seat)),
            Move::Walk if self.state.house.options.walks_freely() => Ok(self.walks(seat)),
            Move::Walk => Err(Refusal::NoMoreWalking),
            _ => Err(self.state.expected()),
        }
    }

    /// Plays a contestant's move while answering.
    fn answer_move(&mut self, seat: Seat, again: bool, mv: Move) -> Result<Sealed, Refusal> {
        match mv {
            Move::Cover(letter) => self.cover(seat, letter),
            Move::Keep(letter) => self.keep(seat, letter),
            Move::Uncover(letter) => self.uncover(seat, letter),
            Move::Settle => self.settle(seat),
            Move::Say(letter) => self.say(seat, letter),
            Move::Walk => self.walk(seat, again),
            Move::Fifty | Move::Audience | Move::Phone(_) | Move::Call if again => {
                Err(Refusal::NoMoreLifelines)
            }
            Move::Fifty => self.fifty(seat),
            Move::Audience => self.audience(seat),
            Move::Phone(friend) => self.phone(seat, friend),
            Move::Call => self.call(seat),
            Move::Show(letter) => self.show_second(seat, letter),
            _ => Err(self.state.expected()),
        }
    }
}

impl Millions {
    /// The refusal for a move that this phase does not wait for.
    pub(super) const fn expected(&self) -> Refusal {
        match self.phase {
            Phase::Choice { .. } | Phase::Choices { .. } => Refusal::MustTryOrTake,
            Phase::Reading => Refusal::MustRead,
            Phase::Answer { .. } => Refusal::MustAnswer,
            Phase::Fifty { .. } => Refusal::MustSpare,
            Phase::Vote(_) | Phase::Friend { .. } => Refusal::MustGive,
            Phase::Call { until: None, .. } => Refusal::MustConnect,
            Phase::Call { .. } => Refusal::MustHangUp,
            Phase::Tries(_) => Refusal::MustShow,
            Phase::Confirm { .. } | Phase::FinalWords => Refusal::MustConfirm,
            Phase::Over(_) => Refusal::MatchOver,
        }
    }
}
