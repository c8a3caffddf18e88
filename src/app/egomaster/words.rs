//! The words of *Egomaster*: what happens, refusals, events.

pub use crate::screens::egomaster::words::{
    at_stake, icon_word, mode_said, mode_word, question_title,
};

use super::bank::Heads;
use super::desk::Desk;
use crate::app::contest::words::{
    bet_words, happening_words, opponent_refusal, refusal_words as question_refusal, stake_refusal,
};
use crate::app::parts::money::figure;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::presenter::{Asks, Told, in_sentences};
use crate::app::sitting::StatusStoreFields;
use crate::app::table::name;
use crate::app::words::{deck_lang, tr};
use crate::decks::egomaster::Icon;
use crate::rules::contest::Happening;
use crate::rules::crowd::Crowd;
use crate::rules::egomaster::ring::Mode;
use crate::rules::egomaster::view::{PhaseView, TableView, TurnView};
use crate::rules::egomaster::{Event, PhaseKind, Refusal};
use crate::rules::purse::Payer;
use crate::rules::{Chair, Seat, Viewer};
use crate::spoken::asked;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The drawing of a type of question, by its id in the sprite.
pub const fn icon_name(icon: Icon) -> &'static str {
    match icon {
        Icon::Cible => "ego-cible",
        Icon::PingPong => "ego-pingpong",
        Icon::Rapidite => "ego-rapidite",
    }
}

/// Type and keyword of a question on one line, with its drawing.
pub fn question_kind(turn: &TurnView) -> AnyView {
    let keyword = turn.keyword.clone().unwrap_or_default();
    match turn.icon {
        Some(icon) => view! {
            <Symbol sprite="egomaster" id=icon_name(icon) class="qtype"/>
            <span>{icon_word(icon)}"\u{a0}: "<span lang=deck_lang()>{keyword}</span></span>
        }
        .into_any(),
        None => {
            view! { <Heads mode=turn.mode/><span>{mode_word(turn.mode)}"\u{a0}: "<span lang=deck_lang()>{keyword}</span></span> }
                .into_any()
        }
    }
}

/// Against whom a square of that mode is played.
pub fn against(desk: Desk, roller: Seat, mode: Mode) -> AnyView {
    let others = untrack(|| desk.others(roller));
    match mode {
        Mode::Solo if !desk.elimination.get_untracked() => tr!(egomaster.alone).into_any(),
        Mode::Solo | Mode::Duo if others.len() > 1 => tr!(egomaster.one_of_them).into_any(),
        _ => {
            let mark = |seat: Seat| view! { <SeatMark mark=desk.chair(seat).mark/> };
            let marks = others.into_iter().map(mark).collect_view();
            view! { {tr!(egomaster.versus)}{marks} }.into_any()
        }
    }
}

/// The question or stake under the booklet, in words.
pub fn ask_words(desk: Desk, turn: &TurnView) -> String {
    let active = desk.active.get().map(|seat| desk.name(seat)).unwrap_or_default();
    let sum = figure(turn.sum);
    match (desk.sitting.phase_kind.get(), turn.mode) {
        (PhaseKind::Opponent, Mode::Solo) if desk.elimination.get() => {
            tr!(egomaster.ask_designate_own, name = active, sum = sum)
        }
        (PhaseKind::Opponent, Mode::Solo) => tr!(egomaster.ask_designate, name = active, sum = sum),
        (PhaseKind::Opponent, _) => tr!(egomaster.ask_opponent, name = active, sum = sum),
        (PhaseKind::Booklet, mode) => tr!(egomaster.ask_square, mode = mode_said(mode), sum = sum),
        _ => at_stake(desk.pot.get(), turn),
    }
}

/// The name of the current part of the game.
pub fn part(desk: Desk) -> &'static str {
    if desk.elimination.get() { tr!(egomaster.elimination) } else { tr!(egomaster.enrichment) }
}

/// What is happening, for the bar.
pub fn what_happens(desk: Desk) -> String {
    if desk.table.revealing.get() {
        return tr!(egomaster.now_read).into();
    }
    let named = |seat: Option<Seat>| seat.map(|seat| desk.name(seat)).unwrap_or_default();
    let name = named(desk.sitting.status.turn().get());
    match desk.phase.get() {
        PhaseView::Start { .. } => tr!(egomaster.who_begins).into(),
        PhaseView::Place { .. } => tr!(egomaster.where_place, name = name),
        PhaseView::Roll | PhaseView::Dice { .. } => tr!(egomaster.where_roll, name = name),
        PhaseView::Walk { .. } => tr!(egomaster.where_walk, name = name),
        PhaseView::Raise { round, .. } if !round.free => {
            let by = named(desk.active.get());
            tr!(egomaster.raised_to, name = by, sum = figure(round.announced))
        }
        PhaseView::DiceOff { .. } => tr!(egomaster.dice_decide).into(),
        PhaseView::Over { .. } => tr!(egomaster.title).into(),
        PhaseView::Question { .. } => desk.floor().title.get(),
        PhaseView::Booklet { turn }
        | PhaseView::Opponent { turn, .. }
        | PhaseView::Stake { turn, .. }
        | PhaseView::Raise { turn, .. } => {
            tr!(egomaster.where_square, mode = mode_said(turn.mode), sum = figure(turn.sum))
        }
    }
}

/// What the voice reads: the public question.
pub fn asks(view: &TableView, chairs: &[Chair]) -> Asks {
    Asks { whom: crate::app::contest::words::whom(view.turn, chairs), what: asked::egomaster(view) }
}

/// What a reveal says: the answer, who takes what.
pub fn told(view: &TableView, seen: &[Event], chairs: &[Chair]) -> Told {
    let shown = view.shown.as_ref().filter(|_| {
        seen.iter().any(|event| matches!(event, Event::Question(Happening::Ended { .. })))
    });
    let verdict = shown
        .map(|shown| crate::app::contest::words::verdict(Some(&shown.contest), shown.how, chairs));
    let paid = |event: &&Event| {
        matches!(
            event,
            Event::Paid { from: Payer::Pot | Payer::Bank, .. }
                | Event::Begins { .. }
                | Event::NobodyPlays
        )
    };
    let takes = worth_saying(seen).filter(paid).filter_map(|event| event_words(event, chairs));
    let verdict = verdict.unwrap_or_default().into_iter().chain(takes).collect();
    Told { verdict, note: shown.and_then(|shown| shown.note.as_deref()).map(of_deck) }
}

/// The events of an act without those that only give a stake back: that all go back is said once.
fn worth_saying(events: &[Event]) -> impl Iterator<Item = &Event> {
    let again = events.contains(&Event::Again);
    let back = move |event: &Event| again && matches!(event, Event::Paid { from: Payer::Pot, .. });
    events.iter().filter(move |event| !back(event))
}

/// All events of an act in words, for screen readers.
pub fn said(events: &[Event], chairs: &[Chair]) -> Vec<String> {
    worth_saying(events).filter_map(|event| event_words(event, chairs)).collect()
}

/// The question, if it is put, and whose turn it is, on demand.
pub fn aloud(desk: Desk) -> String {
    let view = desk.sitting.read(|session| session.view(Viewer::Table));
    let asks = desk.with_chairs(|chairs| asks(&view, chairs));
    let turn = desk.sitting.status.turn().get().map(|seat| tr!(quiz.turn, name = desk.name(seat)));
    in_sentences(asks.what.iter().chain(&turn))
}

/// Why a move is refused, in words.
pub fn refusal_words(refusal: Refusal, chairs: &[Chair]) -> String {
    let words = match refusal {
        Refusal::PlayersOutOfRange { .. } => tr!(egomaster_no.players),
        Refusal::CardsMissing { pile } => return tr!(egomaster_no.cards, pile = pile),
        Refusal::NotYourTurn { turn } => {
            return tr!(refusals.not_your_turn, name = name(chairs, turn));
        }
        Refusal::Opponent(why) => opponent_refusal(why),
        Refusal::Stake(why) => return stake_refusal(why),
        Refusal::Question(why) => return question_refusal(why, chairs),
        Refusal::GameOver => tr!(refusals.over),
        Refusal::TableOnly => tr!(refusals.table_only),
        Refusal::MustThrow => tr!(egomaster_no.throw),
        Refusal::MustPlace => tr!(egomaster_no.place),
        Refusal::NoSuchSquare => tr!(egomaster_no.no_such_square),
        Refusal::SquareTaken => tr!(egomaster_no.taken),
        Refusal::MustRoll => tr!(egomaster_no.roll),
        Refusal::MustWalk => tr!(egomaster_no.walk),
        Refusal::MustRollDice => tr!(egomaster_no.dice),
        Refusal::MustOpen => tr!(egomaster_no.open),
        Refusal::MustName => tr!(egomaster_no.name),
        Refusal::MustStake => tr!(egomaster_no.stake),
        Refusal::MustAnswer => tr!(egomaster_no.answer),
        Refusal::NothingToAnswer => tr!(egomaster_no.nothing_to_answer),
        Refusal::MustPlay => tr!(egomaster_no.play),
        Refusal::NothingToOverrule => tr!(egomaster_no.nothing_to_overrule),
        Refusal::SameRuling => tr!(egomaster_no.same_ruling),
        Refusal::NoReaderToChoose => tr!(egomaster_no.no_reader),
        Refusal::NoSideBet => tr!(contest_no.no_side_bet),
    };
    words.into()
}

/// An event in words, for screen readers.
pub fn event_words(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::Threw { seat, dice: [one, other] } => {
            tr!(egomaster_said.threw, name = name(seat), one = one, other = other, n = one + other)
        }
        Event::Begins { seat } => tr!(egomaster.begins, name = name(seat)),
        Event::Placed { seat, square } => {
            tr!(egomaster_said.placed, name = name(seat), n = square.0)
        }
        Event::Turn { seat } => tr!(quiz.turn, name = name(seat)),
        Event::Rolled { seat, steps } => tr!(egomaster_said.rolled, name = name(seat), n = steps),
        Event::Walked { seat, to, .. } => {
            let (mode, sum) = (mode_said(to.mode()), figure(to.sum()));
            tr!(egomaster_said.walked, name = name(seat), n = to.0, mode = mode, sum = sum)
        }
        Event::Dice { page, number, .. } => tr!(egomaster_said.dice, page = page, n = number),
        Event::Named { by, seat } => tr!(egomaster_said.named, name = name(by), other = name(seat)),
        Event::Announced { seat, stake, raise: true } => {
            tr!(egomaster.raised_to, name = name(seat), sum = figure(stake))
        }
        Event::Announced { seat, stake, .. } => {
            tr!(egomaster_said.plays_for, name = name(seat), sum = figure(stake))
        }
        Event::Answered { seat, accepts: true } => tr!(egomaster_said.follows, name = name(seat)),
        Event::Answered { seat, .. } => tr!(egomaster_said.refuses, name = name(seat)),
        Event::Staked { stake, pot } => {
            tr!(egomaster_said.staked, sum = figure(stake), pot = figure(pot))
        }
        Event::Question(ref happening) => return question_words(happening, chairs),
        _ => return consequence(event, chairs).or_else(|| more_words(event, chairs)),
    })
}

fn question_words(happening: &Happening, chairs: &[Chair]) -> Option<String> {
    match happening {
        // The payment tells how it ended.
        Happening::Ended { .. } => None,
        happening => happening_words(happening, chairs),
    }
}

/// The other events in words.
fn more_words(event: &Event, chairs: &[Chair]) -> Option<String> {
    Some(match *event {
        Event::ThrowAgain { seats } => tr!(egomaster_said.again, names = names(chairs, seats)),
        Event::DiceOff { .. } => tr!(egomaster.dice_decide).into(),
        Event::NobodyPlays => tr!(egomaster.not_asked).into(),
        Event::Again => tr!(egomaster.put_back).into(),
        Event::Paid { from: Payer::Wallet(_), to: Payer::Pot, .. } => return None,
        Event::Paid { to: Payer::Wallet(seat), amount, .. } => {
            tr!(egomaster.takes, name = name(chairs, seat), sum = figure(amount))
        }
        Event::Overruled { seat } => tr!(egomaster_said.overruled, name = name(chairs, seat)),
        Event::Appointed { seat } => tr!(egomaster_said.appointed, name = name(chairs, seat)),
        _ => return None,
    })
}

fn names(chairs: &[Chair], seats: Crowd) -> String {
    seats.iter().map(|seat| name(chairs, seat)).collect::<Vec<_>>().join(", ")
}

/// A consequence of a reveal in words: who is out, what begins.
pub fn consequence(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::BankEmpty { lost: 0 } => tr!(egomaster_said.bank_empty).into(),
        Event::BankEmpty { lost } => tr!(egomaster_said.bank_lost, sum = figure(lost)),
        Event::Eliminated { seat } => tr!(egomaster_said.eliminated, name = name(seat)),
        Event::TwoLeft { reader: Some(reader) } => {
            tr!(egomaster_said.two_left, name = name(reader))
        }
        Event::BetRight { .. } | Event::BetWrong { .. } => return bet_words(event, chairs),
        Event::FreshAgain => tr!(egomaster_said.fresh_again).into(),
        _ => return None,
    })
}
