//! The words of *Qui veut gagner des millions ?*: what happens, refusals, events.

pub use crate::screens::millions::words::votes;

use super::asked::letter_name;
use super::desk::Desk;
use super::jokers::lifeline_name;
use crate::app::parts::money::amount;
use crate::app::presenter::{Asks, Told, in_sentences};
use crate::app::sitting::StatusStoreFields;
use crate::app::table::name;
use crate::app::words::tr;
use crate::rules::millions::ladder::worth;
use crate::rules::millions::view::{PhaseView, TableView, TableViewStoreFields};
use crate::rules::millions::{Event, Leave, PhaseKind, Refusal, Setup};
use crate::rules::{Chair, Player, Seat, Viewer};
use crate::spoken::asked;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// What happens, for the bar.
pub fn what_happens(desk: Desk) -> String {
    let (steps, game) = (desk.sitting.view.steps().get(), desk.sitting.view.game().get());
    let (level, of) = (steps.step(desk.level.get()), steps.count());
    if desk.sitting.phase_kind.get() == PhaseKind::Over {
        return tr!(refusals.over).into();
    }
    if desk.table.revealing.get() {
        return tr!(millions.where_revealed, level = level, of = of);
    }
    match desk
        .sitting
        .read(|session| Setup::games(session.setup().chairs.len(), &session.setup().options))
    {
        1 if desk.sitting.read(|session| session.setup().day.is_some()) => {
            tr!(millions.where_daily, level = level)
        }
        1 => tr!(millions.where_alone, level = level, of = of),
        games => tr!(millions.where_now, level = level, of = of, game = game, games = games),
    }
}

/// What the voice reads to everybody: the stake, the question, its four answers, then the final word, once for the
/// table; without a question, who is asked.
pub fn asks(view: &TableView, chairs: &[Chair]) -> Asks {
    let person = |seat: &Seat| chairs[seat.index()].player == Player::Person;
    if view.question.is_some() {
        let whom = match &view.phase {
            PhaseView::Confirm { left, .. } => {
                left.iter().any(|seat| person(&seat)).then(|| tr!(millions.last_word).to_owned())
            }
            // Said when the question was put.
            PhaseView::Answer { again: true, .. } => None,
            _ => Some(tr!(millions.for_sum, sum = amount(worth(view.level)))),
        };
        return Asks { whom, what: asked::millions(view) };
    }
    if let PhaseView::Choice { left, .. } = &view.phase
        && left.iter().filter(person).count() > 1
    {
        return Asks { whom: Some(tr!(millions.all_choose).into()), what: vec![] };
    }
    let turn = view.turn.filter(person);
    Asks { whom: turn.map(|seat| tr!(quiz.turn, name = name(chairs, seat))), what: vec![] }
}

/// What the voice says of a reveal: the right answer, and who was right.
pub fn told(view: &TableView, seen: &[Event], chairs: &[Chair]) -> Told {
    let Some(shown) = &view.shown else { return Told::default() };
    let answer = asked::lettered(shown.right, &shown.answers[shown.right.index()]);
    let answered = |event: &&Event| matches!(event, Event::Answered { .. } | Event::Paid { .. });
    let words = seen.iter().filter(answered).filter_map(|event| event_words(event, chairs));
    let verdict = [tr!(quiz.right_was, answer = answer)].into_iter().chain(words).collect();
    Told { verdict, note: shown.note.as_deref().map(of_deck) }
}

/// The question and whose turn it is, read on request. Private screens are not read aloud.
pub fn aloud(desk: Desk) -> String {
    let view = desk.sitting.read(|session| session.view(Viewer::Table));
    let asks = desk.with_chairs(|chairs| asks(&view, chairs));
    let turn = desk.sitting.status.turn().get().map(|seat| tr!(quiz.turn, name = desk.name(seat)));
    in_sentences(asks.what.iter().chain(&turn))
}

/// What is behind the curtain that hangs.
pub fn behind(desk: Desk) -> &'static str {
    match desk.sitting.phase_kind.get_untracked() {
        _ if desk.asks_to_look.get_untracked() => tr!(millions.behind_console),
        PhaseKind::Reading => tr!(millions.behind_reading),
        PhaseKind::Fifty => tr!(millions.behind_fifty),
        PhaseKind::Vote => tr!(millions.behind_vote),
        PhaseKind::Friend => tr!(millions.behind_friend),
        _ => tr!(millions.behind_answer),
    }
}

/// Why a move is refused, in words.
pub fn refusal_words(refusal: Refusal, chairs: &[Chair]) -> String {
    let words = match refusal {
        Refusal::PlayersOutOfRange { .. } => tr!(millions_no.players),
        Refusal::CardsMissing { level } => return tr!(millions_no.cards, n = level),
        Refusal::NotYourTurn { turn } => {
            return tr!(refusals.not_your_turn, name = name(chairs, turn));
        }
        Refusal::NobodyOnThatSeat => tr!(refusals.nobody),
        Refusal::NoLap => tr!(millions_no.lap),
        Refusal::MatchOver => tr!(refusals.over),
        Refusal::TableOnly => tr!(refusals.table_only),
        Refusal::AlreadyGone => tr!(millions_no.gone),
        Refusal::NotGone => tr!(millions_no.not_gone),
        Refusal::NoFurtherGame => tr!(millions_no.no_further_game),
        Refusal::MustTryOrTake => tr!(millions_no.try_or_take),
        Refusal::MustRead => tr!(millions_no.read),
        Refusal::MustAnswer => tr!(millions_no.answer),
        Refusal::MustSay => tr!(millions_no.say),
        Refusal::MustCover => tr!(millions_no.cover),
        Refusal::AlreadyCovered => tr!(millions_no.covered),
        Refusal::NotCovered => tr!(millions_no.not_covered),
        Refusal::OneMustStay => tr!(millions_no.one_stays),
        Refusal::ExactlyOne => tr!(millions_no.exactly_one),
        Refusal::Excluded => tr!(millions_no.excluded),
        Refusal::LifelineUsed => tr!(millions_no.used),
        Refusal::NoMoreLifelines => tr!(millions_no.no_more_lifelines),
        Refusal::NothingToHalve => tr!(millions_no.halve),
        Refusal::MustNameFriend => tr!(millions_no.friend),
        Refusal::NobodyToPhone => tr!(millions_no.nobody_to_phone),
        Refusal::NotYourself => tr!(millions_no.yourself),
        Refusal::HostIsNoFriend => tr!(millions_no.host),
        Refusal::NoRealCalls => tr!(millions_no.no_calls),
        Refusal::NotYetWalking => tr!(millions_no.not_yet),
        Refusal::NoMoreWalking => tr!(millions_no.no_more_walking),
        Refusal::MustGive => tr!(millions_no.give),
        Refusal::MustSpare => tr!(millions_no.spare),
        Refusal::RightStaysAnyway => tr!(millions_no.right_stays),
        Refusal::MustConnect => tr!(millions_no.connect),
        Refusal::MustHangUp => tr!(millions_no.hang_up),
        Refusal::MustShow => tr!(millions_no.show),
        Refusal::NoFreeTry => tr!(millions_no.no_free_try),
        Refusal::NoBet => tr!(millions_no.bet),
        Refusal::MustConfirm => tr!(millions_no.confirm),
    };
    words.into()
}

/// What everybody saw, in words for screen readers.
pub fn event_words(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::Tries { seat } => tr!(millions_said.tries, name = name(seat)),
        Event::Used { seat, lifeline } => {
            tr!(millions_said.used, name = name(seat), lifeline = lifeline_name(lifeline))
        }
        Event::Voted { seat } => tr!(millions_said.voted, name = name(seat)),
        Event::Phoned { seat, friend } => {
            tr!(millions_said.phoned, name = name(seat), other = name(friend))
        }
        Event::Busy { .. } => tr!(millions_said.busy).into(),
        Event::CallOver { .. } => tr!(millions_said.call_over).into(),
        Event::Tried { seat, answer, right } => tried(&name(seat), letter_name(answer), right),
        Event::Settled { seat } => tr!(millions_said.settled, name = name(seat)),
        Event::Said { seat, answer } => {
            tr!(millions_said.said, name = name(seat), letter = letter_name(answer))
        }
        Event::TimeRanOut { seat } => tr!(quiz.out_of_time, name = name(seat)),
        Event::Answered { seat, right: true, .. } => tr!(quiz.said_right, name = name(seat)),
        Event::Answered { seat, .. } => tr!(quiz.said_wrong, name = name(seat)),
        Event::Paid { seat, amount: sum, why: Leave::Million } => {
            tr!(millions_said.million, name = name(seat), sum = amount(sum))
        }
        Event::Paid { seat, amount: sum, .. } => {
            tr!(millions_said.paid, name = name(seat), sum = amount(sum))
        }
        _ => return consequence(event, chairs),
    })
}

fn tried(name: &str, letter: String, right: bool) -> String {
    if right {
        tr!(millions_said.tried_right, name = name, letter = letter)
    } else {
        tr!(millions_said.tried_wrong, name = name, letter = letter)
    }
}

/// The consequences of a reveal that no card on the screen shows: what begins, who has left.
pub fn consequence(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::BetRight { seat } => tr!(contest.bet_right, name = name(seat)),
        Event::TimeOver => tr!(millions_said.time_over).into(),
        Event::LeftTable { seat } => tr!(millions_said.left_table, name = name(seat)),
        Event::ComesBack { seat } => tr!(millions_said.comes_back, name = name(seat)),
        Event::GameStarted { host: Some(host), game, .. } if game > 1 => {
            tr!(millions_said.next_host, name = name(host))
        }
        _ => return None,
    })
}
