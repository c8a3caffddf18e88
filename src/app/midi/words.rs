//! The words of *Les 12 Coups de Midi*: phases, what to do, refusals, events.

pub use crate::screens::midi::words::{is_complete, verdict};

use super::desk::Desk;
use crate::app::parts::money::amount;
use crate::app::shelf::pile_name;
use crate::app::sitting::StatusStoreFields;
use crate::app::table::name;
use crate::app::words::tr;
use crate::rules::midi::face_off_end::{FaceOffEnd, face_off_end};
use crate::rules::midi::money::Payer;
use crate::rules::midi::part::Part;
use crate::rules::midi::{Colour, Event, Refusal};
use crate::rules::{Chair, Seat};
use leptos::prelude::*;

/// The name of a part of the game, for the bar.
pub fn part_name(part: Part) -> &'static str {
    match part {
        Part::Kickoff => tr!(midi.kickoff),
        Part::Duel { .. } => tr!(midi.duel),
        Part::Sheet => tr!(midi.sheet),
        Part::Fatal => tr!(midi.fatal),
        Part::Master => tr!(midi.master),
        Part::Star => tr!(midi.star),
        Part::Tiebreak => tr!(midi.tiebreak),
        Part::Over => tr!(midi.over),
    }
}

/// The round of a part, for the bar.
pub fn round(part: Part) -> &'static str {
    match part {
        Part::Kickoff | Part::Duel { second: false } => tr!(midi.round_1),
        Part::Sheet | Part::Duel { second: true } => tr!(midi.round_2),
        Part::Fatal => tr!(midi.round_3),
        Part::Master | Part::Star | Part::Tiebreak | Part::Over => tr!(midi.the_final),
    }
}

/// Whose turn it is, in words; `None` when it is nobody's.
pub fn to_do(desk: Desk) -> Option<String> {
    let turn = desk.sitting.status.turn().get()?;
    Some(tr!(quiz.turn, name = desk.name(turn)))
}

/// Why a move is refused, in words.
pub fn refusal_words(refusal: Refusal, chairs: &[Chair]) -> String {
    match refusal {
        Refusal::PlayersOutOfRange { .. } => tr!(refusals.players).into(),
        Refusal::NoOrderOfAges => tr!(midi_no.ages).into(),
        Refusal::NobodyOnThatSeat => tr!(refusals.nobody).into(),
        Refusal::CardsMissing { pile, needs } => cards_words(pile, needs),
        Refusal::GameOver => tr!(refusals.over).into(),
        Refusal::NotYourTurn { turn } => tr!(refusals.not_your_turn, name = name(chairs, turn)),
        Refusal::MustNameNumber => tr!(midi_no.number).into(),
        Refusal::NoSuchNumber { most } => tr!(midi_no.no_number, n = most),
        Refusal::MustChoose => tr!(midi_no.choose).into(),
        Refusal::NoSuchProposition => tr!(midi_no.no_proposition).into(),
        Refusal::MustRead => tr!(midi_no.read).into(),
        Refusal::NothingToRead => tr!(midi_no.nothing_to_read).into(),
        Refusal::MustChallenge => tr!(midi_no.challenge).into(),
        Refusal::NotYourself => tr!(midi_no.yourself).into(),
        Refusal::MustTake => tr!(midi_no.take).into(),
        Refusal::NoSuchCard => tr!(midi_no.no_card).into(),
        Refusal::MustOpen => tr!(midi_no.open).into(),
        Refusal::NoSuchFlap => tr!(midi_no.no_flap).into(),
        Refusal::FlapOpen => tr!(midi_no.flap_open).into(),
        Refusal::MustBeReady => tr!(midi_no.ready).into(),
        Refusal::MustRule => tr!(midi_no.rule).into(),
        Refusal::MustSay => tr!(midi_no.say).into(),
        Refusal::MustDraw => tr!(midi_no.draw).into(),
        Refusal::MustLift { large } => lift_words(large).into(),
        Refusal::NotInTheFinal => tr!(midi_no.not_final).into(),
        Refusal::NoFlapOpenYet => tr!(midi_no.no_flap_yet).into(),
        Refusal::AlreadyGuessed => tr!(midi_no.guessed).into(),
        Refusal::AnotherGuess { seat } => tr!(midi_no.another, name = name(chairs, seat)),
        Refusal::AlreadyDeclined => tr!(midi_no.declined).into(),
        Refusal::NoLastChanceYet => tr!(midi_no.no_last_chance).into(),
        Refusal::MustLook => tr!(midi_no.look).into(),
        Refusal::MustGuessOrDecline => tr!(midi_no.guess_or_decline).into(),
        Refusal::NotAutomatic => tr!(midi_no.not_automatic).into(),
        Refusal::NothingToOverrule => tr!(midi_no.nothing_to_overrule).into(),
        Refusal::SaidSo => tr!(midi_no.said_so).into(),
        Refusal::TableOnly => tr!(refusals.table_only).into(),
    }
}

fn cards_words(pile: &str, needs: u8) -> String {
    tr!(midi_no.cards, pile = pile_name(pile), n = needs)
}

fn lift_words(large: bool) -> &'static str {
    if large { tr!(midi_no.lift_large) } else { tr!(midi_no.lift_small) }
}

/// An event in words, for screen readers.
pub fn event_words(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::Asked { seat, .. } => tr!(midi_said.asked, name = name(seat)),
        Event::Read { .. } => tr!(midi_said.read).into(),
        Event::Chose { seat, right: true, .. } | Event::Ruled { seat, right: true } => {
            tr!(quiz.said_right, name = name(seat))
        }
        Event::Chose { seat, .. } | Event::Ruled { seat, .. } => {
            tr!(quiz.said_wrong, name = name(seat))
        }
        Event::TimeRanOut { seat } => tr!(quiz.out_of_time, name = name(seat)),
        Event::AllGreen => tr!(midi_said.all_green).into(),
        Event::Challenged { by, seat } => {
            tr!(midi_said.challenged, name = name(by), other = name(seat))
        }
        Event::Took { seat, .. } => tr!(midi_said.took, name = name(seat)),
        Event::NewSheet { seat } => tr!(midi_said.new_sheet, name = name(seat)),
        Event::Opened { seat, truth: true, .. } => tr!(midi_said.opened_true, name = name(seat)),
        Event::Opened { seat, .. } => tr!(midi_said.opened_false, name = name(seat)),
        Event::FaceOff { starter, opponent } => {
            tr!(midi_said.face_off, name = name(starter), other = name(opponent))
        }
        Event::ClockRuns { seat } => tr!(midi_said.clock_runs, name = name(seat)),
        Event::Froze { seat, left } => {
            tr!(midi_said.froze, name = name(seat), n = left.0.div_ceil(1_000))
        }
        Event::Reshuffled => tr!(midi_said.reshuffled).into(),
        Event::Turn { seat } => tr!(quiz.turn, name = name(seat)),
        _ => return final_words(event, chairs).or_else(|| consequence(event, chairs)),
    })
}

/// An event of the final in words.
fn final_words(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::FinalStarts { seat } => tr!(midi_said.final_starts, name = name(seat)),
        Event::Lifted { seat, .. } => tr!(midi_said.lifted, name = name(seat)),
        Event::Guessing { seat } => tr!(midi.has_found, name = name(seat)),
        Event::Looked { seat } => tr!(midi_said.looked, name = name(seat)),
        Event::Guessed { seat, right: true } => tr!(midi.star_found, name = name(seat)),
        Event::Guessed { seat, .. } => tr!(midi_said.missed, name = name(seat)),
        Event::Declined { seat } => tr!(midi_said.declined, name = name(seat)),
        Event::Withdrawn { seat } => tr!(midi_said.withdrawn, name = name(seat)),
        Event::Overruled { seat, .. } => tr!(midi_said.overruled, name = name(seat)),
        Event::SaidInFact { seat } => tr!(midi_said.in_fact, name = name(seat)),
        Event::SuddenDeath => tr!(midi.tiebreak).into(),
        _ => return None,
    })
}

/// The end of a face-off in one sentence.
pub fn face_off_words(end: FaceOffEnd, chairs: &[Chair]) -> String {
    let [loser, winner] = [end.loser, end.winner].map(|seat| name(chairs, seat));
    match end.sum {
        0 => tr!(midi.face_off_won, name = winner, other = loser),
        sum => tr!(midi.face_off_paid, name = winner, other = loser, sum = amount(sum)),
    }
}

/// All events of an act in words, for screen readers; the end of a face-off is one of them.
pub fn said(events: &[Event], chairs: &[Chair]) -> Vec<String> {
    let end = face_off_end(events);
    let words = |event: &Event| match (event, end) {
        (Event::FaceOffLost { .. }, Some(end)) => Some(face_off_words(end, chairs)),
        (Event::Paid { .. }, Some(_)) => None,
        _ => event_words(event, chairs),
    };
    events.iter().filter_map(words).collect()
}

/// A consequence of an answer in words: stars, money, the lost round.
pub fn consequence(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    match *event {
        Event::Coloured { seat, colour: Colour::Orange } => {
            Some(tr!(midi_said.orange, name = name(seat)))
        }
        Event::RoundLost { seat } => Some(tr!(midi.round_lost, name = name(seat))),
        Event::Paid { from: Payer::Wallet(from), to: Payer::Wallet(to), amount: n } => {
            Some(tr!(midi_said.paid, name = name(from), other = name(to), sum = amount(n)))
        }
        Event::Paid { to: Payer::Wallet(to), amount: n, .. } => {
            Some(tr!(midi_said.earned, name = name(to), sum = amount(n)))
        }
        _ => None,
    }
}
