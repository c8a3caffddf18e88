//! The show between two games, and when somebody takes the money: the sum, everybody's total, who leads, and that all
//! come back.

use super::desk::{Desk, Payment, payment};
use crate::app::parts::money::amount;
use crate::app::parts::{Icon, SeatMark};
use crate::app::presenter::{Kind, in_sentences};
use crate::app::table::staging::Staging;
use crate::app::words::{joined, tr};
use crate::cues::Cue;
use crate::rules::Seat;
use crate::rules::millions::view::Role;
use crate::rules::millions::{Event, Leave};
use crate::small_sort::SmallSort;
use leptos::prelude::*;
use std::rc::Rc;
use std::time::Duration;

/// How long it stays.
const STAYS: Duration = Duration::from_secs(3);

/// A moment to show.
#[derive(Clone)]
struct Between {
    /// Who has taken the money, with the sum; nobody if a question has just told who left.
    took: Vec<Payment>,
    /// The game that is over, if one is.
    over: Option<u16>,
    /// The totals, the largest first.
    totals: Vec<(Seat, u32)>,
}

/// What the last events are staged as: money that was taken, the end of a game with another to come.
pub fn next(desk: Desk) -> Signal<Option<Staging>, LocalStorage> {
    Signal::derive_local(move || {
        let show = desk.last_events.with(|events| show(desk, events))?;
        let cue = if show.over.is_some() { Cue::PartEnd } else { Cue::Title };
        let draw = Rc::new(move || drawn(desk, &show));
        Some(Staging { name: "between", class: "on-stage", cue, span: STAYS, draw })
    })
}

fn show(desk: Desk, events: &[Event]) -> Option<Between> {
    let any = |of: fn(&Event) -> bool| events.iter().any(of);
    if any(|event| matches!(event, Event::Ended { .. })) {
        return None;
    }
    let over = events.iter().find_map(|event| match event {
        Event::GameOver { game } => Some(*game),
        _ => None,
    });
    let revealed = any(|event| matches!(event, Event::Revealed { .. }));
    let takes = |paid: &Payment| !revealed && paid.why == Leave::Walked && paid.amount > 0;
    let took: Vec<Payment> = events.iter().filter_map(payment).filter(takes).collect();
    if took.is_empty() && over.is_none() {
        return None;
    }
    let there = desk.seats().filter_map(|seat| {
        let seen = desk.seat_view(seat).get_untracked();
        (seen.role != Role::Gone).then_some((seat, seen.total))
    });
    let mut totals: Vec<(Seat, u32)> = there.collect();
    totals.small_sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    Some(Between { took, over, totals })
}

/// Who has the largest total, in words; nothing while nobody has won anything.
fn leads(desk: Desk, totals: &[(Seat, u32)]) -> Option<String> {
    let most = totals.first().map(|(_, most)| *most).filter(|most| *most > 0)?;
    let first = totals.iter().filter(|(_, total)| *total == most);
    let names: Vec<String> = first.map(|(seat, _)| desk.name(*seat)).collect();
    Some(match names.as_slice() {
        [one] => tr!(millions.is_ahead, name = one, sum = amount(most)),
        all => tr!(millions.are_ahead, names = joined(all), sum = amount(most)),
    })
}

fn drawn(desk: Desk, show: &Between) -> AnyView {
    let take = |paid: &Payment| {
        tr!(millions_said.paid, name = desk.name(paid.seat), sum = amount(paid.amount))
    };
    let took: Vec<String> = show.took.iter().map(take).collect();
    let over = show.over.map(|game| tr!(millions.part_over, game = game));
    let leads = leads(desk, &show.totals);
    let back = show.over.map(|_| tr!(millions.all_back).to_owned());
    let lines: Vec<String> = took.iter().chain(&over).chain(&leads).chain(&back).cloned().collect();
    desk.table.present(Kind::Story, &in_sentences(&lines));
    let money = |paid: &Payment| {
        let chair = desk.chair(paid.seat);
        view! { <p class="taken"><SeatMark mark=chair.mark/><span>{chair.name}</span><b>{amount(paid.amount)}</b></p> }
    };
    let most = show.totals.first().map_or(0, |(_, most)| *most);
    let total = |&(seat, total): &(Seat, u32)| {
        let (chair, first) = (desk.chair(seat), total > 0 && total == most);
        view! {
            <li data-first=first>
                <SeatMark mark=chair.mark/>
                <span>{chair.name}</span>
                <b>{first.then(|| view! { <Icon name="crown"/> })}{amount(total)}</b>
            </li>
        }
    };
    view! {
        {over.map(|words| view! { <h2>{words}</h2> })}
        {show.took.iter().map(money).collect_view()}
        <ol class="totals">{show.totals.iter().map(total).collect_view()}</ol>
        {leads.map(|words| view! { <p>{words}</p> })}
        {back.map(|words| view! { <p class="back">{words}</p> })}
    }
    .into_any()
}
