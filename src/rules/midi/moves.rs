//! The moves of *Les 12 Coups de Midi* and their dispatch to the phase that judges them.

use super::*;
use master::Stage;
use serde::{Deserialize, Serialize};

/// A proposition of a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Pick {
    /// A visible one, in the order of the screen, from 0.
    Shown(u8),
    /// The hidden one, "The Other" (MIDI-R1-5, Q12).
    Other,
}

/// The propositions of a question: so many face up, and perhaps *L'Autre*, face down. There is no further one.
#[derive(Clone, Copy)]
pub(super) struct Offered {
    pub shown: u8,
    pub other: bool,
}

impl Offered {
    /// Whether that is one of them.
    const fn has(self, pick: Pick) -> bool {
        match pick {
            Pick::Shown(place) => place < self.shown,
            Pick::Other => self.other,
        }
    }
}

/// A flap of the revealing board over the star's picture (MIDI-F-3, C7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Flap {
    /// A large left one, or a small right one.
    pub large: bool,
    /// From 1 at the top to 7.
    pub place: u8,
}

/// A move of a seat or of the whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Names a number from 1 to 4; the card is drawn (MIDI-R1-3, R1-4).
    Number(u8),
    /// The reader has read the question (options O3, O4).
    Read,
    /// Chooses a proposition (MIDI-R1-6, D1-7, F-10).
    Choose(Pick),
    /// Names the opponent of a duel or of the first face-off (MIDI-D1-1, R3-4P-2).
    Challenge(Seat),
    /// Takes the first (0) or second (1) duel card (MIDI-D1-3).
    Take(u8),
    /// Opens the small flap of that proposition, 1 to 7 (MIDI-R2-6).
    Open(u8),
    /// Confirms that he holds the tablet, or the board of round 2: the clock may start (MIDI-R3-6).
    Ready,
    /// The reader, or a guesser about himself, rules the answer right (MIDI-Q32, Q47).
    Right,
    /// The reader, or a guesser about himself, rules the answer wrong; also "I don't know".
    Wrong,
    /// Types an answer; an empty one is "I don't know".
    Say(String),
    /// Draws a master-stroke card (MIDI-F-6).
    Draw,
    /// Opens a flap over the picture (MIDI-F-12, F-13).
    Lift(Flap),
    /// Says aloud what the picture shows (MIDI-F-17).
    Star,
    /// Looks in secret behind the bottom flap (MIDI-F-19).
    Look,
    /// Declines his last chance (MIDI-F-29).
    Decline,
    /// An automatic player answers by its hunch.
    Hunch,
    /// The table corrects the last ruling (see [`super::overrule`]).
    Overrule,
    /// Corrects a mistaken tap: the proposition that was said, or the small flap that was meant (see
    /// [`super::said`]).
    Said(Pick),
    /// The table agrees to stop: no Master (MIDI-Q9).
    Stop,
}

/// Judges a move.
pub(super) fn play(state: &Midi, at: Ms, by: By, mv: &Move) -> Result<Step<Midi>, Refusal> {
    match (mv, by) {
        (Move::Overrule, By::Table) => return overrule::overrule(state, at),
        (Move::Said(pick), By::Table) => return said::said(state, at, *pick),
        (Move::Overrule | Move::Said(_), By::Seat(_)) => return Err(Refusal::TableOnly),
        _ => {}
    }
    let turn = state.turn().ok_or(Refusal::GameOver)?;
    let mut act = Act::new(state, at);
    act.state.said = said::Last::NOTHING;
    let sealed = match (mv, by) {
        (Move::Stop, By::Table) => act.stop(),
        (Move::Stop, By::Seat(_)) => return Err(Refusal::TableOnly),
        (Move::Star, By::Seat(seat)) => act.star(seat)?,
        (Move::Decline, By::Seat(seat)) => act.decline(seat)?,
        (_, by) if by != By::Seat(turn) => return Err(Refusal::NotYourTurn { turn }),
        (Move::Hunch, _) => act.follow_hunch(turn)?,
        (mv, _) => act.turn_move(mv)?,
    };
    Ok(act.done(sealed))
}

impl Act {
    /// Plays a move of the seat on turn. Returns whether it is sealed.
    fn turn_move(&mut self, mv: &Move) -> Result<bool, Refusal> {
        match (self.state.phase, mv) {
            (Phase::Kickoff(_) | Phase::Tiebreak(_) | Phase::Duel(_) | Phase::Master(_), _)
                if *mv == Move::Read || self.state.thinking() == Some(clock::Clock::Reading) =>
            {
                self.read_only(mv)
            }
            (Phase::Kickoff(turn), Move::Number(number)) => self.number(turn, *number),
            (Phase::Tiebreak(tiebreak), Move::Number(number)) => {
                self.number(tiebreak.turn, *number)
            }
            (Phase::Duel(duel), Move::Challenge(seat)) => self.challenge(duel, *seat),
            (Phase::Duel(duel), Move::Take(card)) => self.take(duel, *card),
            (_, Move::Choose(pick)) => self.choose(*pick),
            (Phase::Sheet(sheet), Move::Ready) => self.board_taken(sheet),
            (Phase::Sheet(sheet), Move::Open(flap)) => {
                self.keep_said(Pick::Shown(flap.saturating_sub(1)));
                self.open(sheet, *flap)
            }
            (Phase::Opponent(seat), Move::Challenge(other)) => self.pick_opponent(seat, *other),
            (Phase::Fatal(face_off), mv) => self.face_off_move(face_off, mv),
            (Phase::Master(master), Move::Draw) => self.draw_master(master),
            (Phase::Master(master), Move::Lift(flap)) => self.lift(master, *flap),
            (Phase::Star(guess), mv) => self.guess_move(guess, mv),
            _ => Err(self.state.expected()),
        }
    }

    /// Nothing but reading is allowed until the question has been read.
    fn read_only(&mut self, mv: &Move) -> Result<bool, Refusal> {
        let seat = match self.state.phase {
            Phase::Kickoff(turn) => turn.seat,
            Phase::Tiebreak(tiebreak) => tiebreak.turn.seat,
            Phase::Duel(duel) => duel.challenged.unwrap_or(duel.challenger),
            Phase::Master(master) => master.seat,
            _ => return Err(self.state.expected()),
        };
        if *mv != Move::Read {
            return Err(Refusal::MustRead);
        }
        self.read(seat).map(|()| false)
    }

    /// Chooses a proposition of the question being asked.
    fn choose(&mut self, pick: Pick) -> Result<bool, Refusal> {
        let offered = match self.state.phase {
            Phase::Kickoff(kickoff::Turn { asked: Some(_), .. }) => kickoff::OFFERED,
            Phase::Tiebreak(tiebreak) if tiebreak.turn.asked.is_some() => kickoff::OFFERED,
            Phase::Duel(duel) if duel.asked.is_some() => duel::OFFERED,
            Phase::Master(master) if master.is_asked() => master::OFFERED,
            _ => return Err(self.state.expected()),
        };
        if !offered.has(pick) {
            return Err(Refusal::NoSuchProposition);
        }
        self.keep_said(pick);
        self.answered(Some(pick));
        Ok(true)
    }

    /// Applies the answer to the question being asked; `None` when time has run out.
    pub(super) fn answered(&mut self, pick: Option<Pick>) {
        match self.state.phase {
            Phase::Kickoff(turn) => self.kickoff_answered(turn, pick),
            Phase::Tiebreak(tiebreak) => self.tiebreak_answered(tiebreak, pick),
            Phase::Duel(duel) => self.duel_answered(duel, pick),
            Phase::Master(master) => self.master_answered(master, pick),
            _ => {}
        }
    }

    /// Emits the event for a choice and its verdict; without a choice, for time that ran out.
    pub(super) fn say_choice(&mut self, seat: Seat, pick: Option<Pick>, right: bool) {
        self.see(match pick {
            Some(pick) => Event::Chose { seat, pick, right },
            None => Event::TimeRanOut { seat },
        });
    }
}

impl Midi {
    /// The refusal for a move that this phase does not wait for.
    pub(super) fn expected(&self) -> Refusal {
        match self.phase {
            Phase::Kickoff(turn) if turn.asked.is_none() => Refusal::MustNameNumber,
            Phase::Tiebreak(tiebreak) if tiebreak.turn.asked.is_none() => Refusal::MustNameNumber,
            Phase::Kickoff(_) | Phase::Tiebreak(_) => Refusal::MustChoose,
            Phase::Duel(duel) => match (duel.challenged, duel.asked) {
                (None, _) => Refusal::MustChallenge,
                (_, None) => Refusal::MustTake,
                _ => Refusal::MustChoose,
            },
            Phase::Sheet(sheet) if sheet.clock == clock::Clock::Reading => Refusal::MustBeReady,
            Phase::Sheet(_) => Refusal::MustOpen,
            Phase::Opponent(_) => Refusal::MustChallenge,
            Phase::Fatal(face_off) => self.face_off_expects(&face_off),
            Phase::Master(master) => match master.stage {
                Stage::Draw => Refusal::MustDraw,
                Stage::Asked { .. } => Refusal::MustChoose,
                Stage::Flap { large } => Refusal::MustLift { large },
                Stage::LastChance { .. } => Refusal::MustGuessOrDecline,
            },
            Phase::Star(guess) => self.guess_expects(&guess),
            Phase::Over(_) => Refusal::GameOver,
        }
    }
}
