//! The words of *Défizz*: what happens, what everybody does, refusals, events.

pub use crate::screens::defizz::words::mode_word;

use super::desk::{Desk, Stage};
use super::die::kind_word;
use crate::app::contest::words as contest_words;
use crate::app::parts::money::figure;
use crate::app::presenter::{Asks, Told, in_sentences};
use crate::app::sitting::StatusStoreFields;
use crate::app::table::name;
use crate::app::words::tr;
use crate::decks::defizz::Mode;
use crate::rules::contest::{Happening, Progress};
use crate::rules::defizz::view::{PhaseView, SeatView, TableView, TableViewStoreFields};
use crate::rules::defizz::{Event, PRIZE, Refusal};
use crate::rules::purse::Payer;
use crate::rules::{Chair, Seat, Viewer};
use crate::spoken::asked;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// How a mode is played, in a line.
pub fn mode_hint(mode: Mode) -> &'static str {
    match mode {
        Mode::Chrono => tr!(defizz.how_chrono),
        Mode::Cible => tr!(defizz.how_cible),
        Mode::PingPong => tr!(defizz.how_pingpong),
        Mode::Chance => tr!(defizz.how_chance),
    }
}

/// The mode and what is at stake.
pub fn at_stake(desk: Desk) -> String {
    let pot = desk.bank.get().map_or_else(|| desk.pot.get(), |_| PRIZE);
    let mode = desk.phase.with(|phase| match phase {
        PhaseView::Question { mode, .. } => Some(mode_word(*mode)),
        PhaseView::Chance { .. } => Some(mode_word(Mode::Chance)),
        _ => None,
    });
    tr!(defizz.at_stake, mode = mode.unwrap_or_default(), sum = figure(pot))
}

/// What is happening, for the bar.
pub fn what_happens(desk: Desk) -> String {
    let n = turn_number(desk);
    let what = match desk.stage() {
        _ if desk.table.revealing.get() => tr!(defizz.where_reveal),
        Stage::Roll | Stage::Card => tr!(defizz.where_die),
        Stage::Clues => tr!(defizz.where_clues),
        Stage::Opponent | Stage::Stake | Stage::Raise => tr!(defizz.where_stake),
        Stage::Over => tr!(refusals.over),
        Stage::Luck | Stage::Question(_) => {
            return tr!(defizz.where_turn, n = n, what = question_word(desk));
        }
    };
    tr!(defizz.where_turn, n = n, what = what)
}

/// The number of the turn on the screen: a reveal still belongs to the turn before.
fn turn_number(desk: Desk) -> u16 {
    let turns = desk.sitting.view.turns().get();
    let next = |events: &Vec<Event>| events.iter().any(|e| matches!(e, Event::Turn { .. }));
    turns - u16::from(desk.table.revealing.get() && desk.last_events.with(next))
}

fn question_word(desk: Desk) -> &'static str {
    desk.phase.with(|phase| match phase {
        PhaseView::Question { mode, .. } => mode_word(*mode),
        _ => mode_word(Mode::Chance),
    })
}

/// What the voice reads: the clues or the public question.
pub fn asks(view: &TableView, chairs: &[Chair]) -> Asks {
    Asks { whom: contest_words::whom(view.turn, chairs), what: asked::defizz(view) }
}

/// What a reveal says: the answer, who takes what.
pub fn told(view: &TableView, seen: &[Event], chairs: &[Chair]) -> Told {
    let Some(shown) = &view.shown else { return Told::default() };
    let paid = |event: &&Event| matches!(event, Event::Paid { from: Payer::Pot | Payer::Bank, .. });
    let takes = worth_saying(seen).filter(paid).filter_map(|event| event_words(event, chairs));
    let verdict = contest_words::verdict(shown.contest.as_ref(), shown.how, chairs);
    Told {
        verdict: verdict.into_iter().chain(takes).collect(),
        note: shown.note.as_deref().map(of_deck),
    }
}

/// What [`asks`] reads and whose turn it is, on demand.
pub fn aloud(desk: Desk) -> String {
    let view = desk.sitting.read(|session| session.view(Viewer::Table));
    let asks = desk.with_chairs(|chairs| asks(&view, chairs));
    let turn = desk.sitting.status.turn().get().map(|seat| tr!(quiz.turn, name = desk.name(seat)));
    in_sentences(asks.what.iter().chain(&turn))
}

/// The state of a seat for the style sheets, and what it does now, in a word.
pub fn role(desk: Desk, seat: Seat) -> (&'static str, String) {
    let seen = desk.seat_view(seat).get();
    if seen.out {
        let reads = seen.reads && !desk.table.revealing.get();
        let bet = seen.bet.map(|on| tr!(contest.bets_for, who = desk.name(on)));
        let gone = || if reads { tr!(defizz.reads_on) } else { tr!(defizz.gone) }.to_owned();
        return ("gone", bet.unwrap_or_else(gone));
    }
    if desk.table.revealing.get() {
        return ("waits", String::new());
    }
    let (state, word) = desk.phase.with(|phase| role_in(phase, seat, &seen));
    let played = desk
        .phase
        .with(|phase| matches!(phase, PhaseView::Question { .. } | PhaseView::Chance { .. }));
    (if seen.turn && !played { "turn" } else { state }, word.into())
}

fn role_in(phase: &PhaseView, seat: Seat, seen: &SeatView) -> (&'static str, &'static str) {
    match phase {
        PhaseView::Question { contest, .. } if contest.players.contains(&seat) => {
            match (contest.answering == Some(seat), contest.out.contains(&seat)) {
                (true, _) => ("turn", tr!(defizz.answers)),
                (_, true) => ("out", tr!(contest.out)),
                _ => ("plays", tr!(contest.in_play)),
            }
        }
        PhaseView::Chance { luck, .. } if luck.players.contains(&seat) => {
            match (luck.next == Some(seat), luck.left.contains(&seat)) {
                (true, _) => ("turn", tr!(contest.in_play)),
                (_, true) => ("plays", tr!(contest.in_play)),
                _ => ("out", tr!(contest.out)),
            }
        }
        // What this seat has paid is the price of refusing.
        PhaseView::Question { .. } | PhaseView::Chance { .. } if seen.stake > 0 => {
            ("out", tr!(stakes.stays_out))
        }
        _ if seen.reads => ("reads", tr!(defizz.reads)),
        PhaseView::Raise { round, .. } if round.accepted.contains(&seat) => {
            ("plays", tr!(stakes.follows))
        }
        PhaseView::Raise { round, .. } if round.refused.contains(&seat) => {
            ("out", tr!(stakes.stays_out))
        }
        PhaseView::Raise { .. } if seen.turn => ("turn", tr!(stakes.decides)),
        PhaseView::Roll if seen.active => ("turn", tr!(defizz.rolls)),
        PhaseView::Clues { .. } | PhaseView::Opponent { .. } if seen.active => {
            ("waits", tr!(defizz.chooses))
        }
        PhaseView::Stake { .. } if seen.active => ("turn", tr!(defizz.stakes)),
        PhaseView::Stake { turn, .. } if turn.opponent == Some(seat) => {
            ("plays", tr!(defizz.challenged))
        }
        _ if seen.active => ("waits", tr!(defizz.is_active)),
        _ => ("waits", tr!(defizz.watches)),
    }
}

/// Why a move is refused, in words.
pub fn refusal_words(refusal: Refusal, chairs: &[Chair]) -> String {
    let words = match refusal {
        Refusal::PlayersOutOfRange { least, .. } => return tr!(defizz_no.players, n = least),
        Refusal::NotYourTurn { turn } => {
            return tr!(refusals.not_your_turn, name = name(chairs, turn));
        }
        Refusal::Question(why) => return contest_words::refusal_words(why, chairs),
        Refusal::Stake(why) => return contest_words::stake_refusal(why),
        Refusal::Opponent(why) => contest_words::opponent_refusal(why),
        Refusal::NobodyOnThatSeat => tr!(refusals.nobody),
        Refusal::TeamOfMore { .. } => tr!(defizz_no.team),
        Refusal::NobodyBegins => tr!(defizz_no.nobody_begins),
        Refusal::CardsMissing { .. } => tr!(defizz_no.cards),
        Refusal::GameOver => tr!(refusals.over),
        Refusal::TableOnly => tr!(refusals.table_only),
        Refusal::MustRoll => tr!(defizz_no.roll),
        Refusal::MustTakeCard => tr!(defizz_no.card),
        Refusal::MustChoose => tr!(defizz_no.choose),
        Refusal::NoSuchQuestion => tr!(defizz_no.no_such_question),
        Refusal::NotTheMomentForHelp => tr!(defizz_no.help_moment),
        Refusal::HelpIsForTheActive => tr!(defizz_no.help_active),
        Refusal::HelpSpent => tr!(defizz_no.help_spent),
        Refusal::NoHelpInExpert => tr!(defizz_no.help_expert),
        Refusal::MustChallenge => tr!(defizz_no.challenge),
        Refusal::MustStake => tr!(defizz_no.stake),
        Refusal::MustAnswer => tr!(defizz_no.answer),
        Refusal::NothingToAnswer => tr!(defizz_no.nothing_to_answer),
        Refusal::MustThrow => tr!(defizz_no.throw),
        Refusal::MustCall => tr!(defizz_no.call),
        Refusal::NoSuchCall => tr!(defizz_no.no_such_call),
        Refusal::NothingToOverrule => tr!(defizz_no.nothing_to_overrule),
        Refusal::SameRuling => tr!(defizz_no.same_ruling),
        Refusal::NoReaderToChoose => tr!(defizz_no.no_reader),
        Refusal::NoSideBet => tr!(contest_no.no_side_bet),
        Refusal::MustPlay => tr!(defizz_no.play),
    };
    words.into()
}

/// The events of an act without those that only give a stake back: that all go back is said once.
fn worth_saying(events: &[Event]) -> impl Iterator<Item = &Event> {
    let void = events.contains(&Event::Void);
    let back = move |event: &Event| void && matches!(event, Event::Paid { from: Payer::Pot, .. });
    events.iter().filter(move |event| !back(event))
}

/// All events of an act in words, for screen readers.
pub fn said(events: &[Event], chairs: &[Chair]) -> Vec<String> {
    worth_saying(events).filter_map(|event| event_words(event, chairs)).collect()
}

/// An event in words, for screen readers.
pub fn event_words(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::Turn { seat } => tr!(quiz.turn, name = name(seat)),
        Event::Rolled { die, .. } => {
            tr!(defizz_said.rolled, kind = kind_word(die.kind), sum = figure(die.amount))
        }
        Event::Reshuffled => tr!(defizz_said.reshuffled).into(),
        Event::Helped { seat } => tr!(defizz_said.helped, name = name(seat)),
        Event::Chose { question, .. } => tr!(defizz_said.chose, n = question + 1),
        Event::Challenged { by, seat } => {
            tr!(defizz_said.challenged, name = name(by), other = name(seat))
        }
        Event::Announced { seat, stake, raise: true } => {
            tr!(defizz_said.raises, name = name(seat), sum = figure(stake))
        }
        Event::Announced { seat, stake, .. } => {
            tr!(defizz_said.keeps, name = name(seat), sum = figure(stake))
        }
        Event::Answered { seat, accepts: true } => tr!(defizz_said.accepts, name = name(seat)),
        Event::Answered { seat, .. } => tr!(defizz_said.refuses, name = name(seat)),
        Event::Begins { seat } => tr!(defizz.begins, name = name(seat)),
        Event::Staked { stake, pot } => {
            tr!(defizz_said.staked, sum = figure(stake), pot = figure(pot))
        }
        Event::Question(Happening::Ended { how: Progress::Won(_) }) => return None,
        Event::Question(ref happening) => {
            return contest_words::happening_words(happening, chairs);
        }
        Event::Paid { from: Payer::Pot | Payer::Bank, to: Payer::Wallet(seat), amount } => {
            tr!(defizz.takes, name = name(seat), sum = figure(amount))
        }
        _ => return consequence(event, chairs),
    })
}

/// A consequence of a reveal in words.
pub fn consequence(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::Void => tr!(defizz_said.void).into(),
        Event::EnrichmentOver { to: Some(seat), rest } => {
            tr!(defizz_said.rest_to, name = name(seat), sum = figure(rest))
        }
        Event::EnrichmentOver { rest: 0, .. } => tr!(defizz_said.bank_empty).into(),
        Event::EnrichmentOver { rest, .. } => tr!(defizz_said.rest_lost, sum = figure(rest)),
        Event::Eliminated { seat } => tr!(defizz_said.eliminated, name = name(seat)),
        Event::TwoLeft { reader: Some(reader) } => {
            tr!(defizz_said.two_left_read, name = name(reader))
        }
        Event::TwoLeft { .. } => tr!(defizz_said.two_left).into(),
        Event::Appointed { seat } => tr!(defizz_said.appointed, name = name(seat)),
        Event::BetRight { .. } | Event::BetWrong { .. } => {
            return contest_words::bet_words(event, chairs);
        }
        _ => return None,
    })
}

/// What a seat got from the pot or the bank in some events.
pub fn amount_to(events: &[Event], seat: Seat) -> u32 {
    let paid = events.iter().find_map(|event| match *event {
        Event::Paid { from: Payer::Pot | Payer::Bank, to: Payer::Wallet(to), amount } => {
            (to == seat).then_some(amount)
        }
        _ => None,
    });
    paid.unwrap_or_default()
}
