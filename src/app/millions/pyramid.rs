//! The pyramid: fifteen steps, the nets, and every contestant's marker on his.

use super::desk::Desk;
use crate::app::parts::SeatMark;
use crate::app::parts::money::amount;
use crate::app::words::tr;
use crate::rules::Mark;
use crate::rules::millions::ladder::{LADDER, worth};
use crate::rules::millions::view::{Role, SeatView};
use leptos::prelude::*;

/// `ol.pyramid > li.rung[data-state][data-net]`; the top first.
#[component]
pub fn Pyramid() -> impl IntoView {
    let desk = Desk::get();
    let level = desk.level();
    let seats: Vec<(Mark, Memo<SeatView>)> =
        desk.seats().map(|seat| (desk.chair(seat).mark, desk.seen(seat))).collect();
    let step = |at: u8| view! { <Step at level seats=seats.clone()/> };
    view! {
        <aside class="tower" aria-label=tr!(millions.pyramid)>
            <ol class="pyramid">{(1..=LADDER.len() as u8).rev().map(step).collect_view()}</ol>
        </aside>
    }
}

#[component]
fn Step(at: u8, level: Memo<u8>, seats: Vec<(Mark, Memo<SeatView>)>) -> impl IntoView {
    let state = move || match level.get() {
        now if at == now => "aim",
        now if at + 1 == now => "held",
        now if at < now => "passed",
        _ => "ahead",
    };
    let marks = Memo::new(move |_| {
        let here = |(_, seat): &&(Mark, Memo<SeatView>)| standing(&seat.get(), level.get()) == at;
        let mark = |(mark, seat): &(Mark, Memo<SeatView>)| (*mark, seat.get().role != Role::In);
        seats.iter().filter(here).map(mark).collect::<Vec<_>>()
    });
    let mark = |(mark, out): (Mark, bool)| {
        view! { <span class="climber" data-out=out><SeatMark mark/></span> }
    };
    let net = LADDER[usize::from(at) - 1].net;
    view! {
        <li class="rung" data-state=state data-net=net style:--n=at.to_string()>
            <span class="lane">{move || marks.get().into_iter().map(mark).collect_view()}</span>
            <span class="sum">{amount(worth(at))}</span>
        </li>
    }
}

/// The step a contestant stands on, 0 below the first: the money in hand, or what he was paid.
fn standing(seat: &SeatView, level: u8) -> u8 {
    match seat.role {
        Role::In => level - 1,
        Role::Out { paid } => {
            LADDER.iter().position(|rung| rung.worth == paid).map_or(0, |at| at as u8 + 1)
        }
        _ => 0,
    }
}
