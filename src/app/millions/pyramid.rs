//! The pyramid: its steps, the nets, and the marker of every contestant.

use super::desk::Desk;
use crate::app::parts::money::amount;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::tr;
use crate::rules::millions::ladder::{LADDER, Steps, after_wrong, level_worth, worth};
use crate::rules::millions::view::{Role, SeatView, TableViewStoreFields};
use crate::rules::{Mark, Seat};
use leptos::prelude::*;

/// `ol.pyramid > li.rung[data-state][data-net]`; the top first.
#[component]
pub fn Pyramid() -> impl IntoView {
    let desk = Desk::get();
    let level = desk.level;
    let stands: Vec<(Mark, Memo<Stands>)> =
        desk.seats().map(|seat| (desk.chair(seat).mark, stands(desk, seat))).collect();
    let steps = desk.sitting.view.steps().get_untracked();
    let step = |at: u8| view! { <Step at steps level stands=stands.clone()/> };
    view! {
        <aside class="tower" aria-label=tr!(millions.pyramid)>
            <ol class="pyramid">{steps.levels().rev().map(step).collect_view()}</ol>
            <p class="catches"><Net/>{tr!(millions.net_catches)}</p>
        </aside>
    }
}

#[component]
fn Step(at: u8, steps: Steps, level: Memo<u8>, stands: Vec<(Mark, Memo<Stands>)>) -> impl IntoView {
    let state = move || match level.get() {
        now if at == now => "aim",
        now if at == steps.below(now) => "held",
        now if at < now => "passed",
        _ => "ahead",
    };
    let marks = Memo::new(move |_| {
        let here = stands.iter().filter(|(_, stands)| stands.with(|stands| stands.rung == at));
        here.map(|(mark, stands)| (*mark, stands.with(|stands| stands.out))).collect::<Vec<_>>()
    });
    let mark = |(mark, out): (Mark, bool)| {
        view! { <span class="climber" data-out=out><SeatMark mark/></span> }
    };
    let net = LADDER[usize::from(at) - 1].net;
    let holds = move || net && at < level.get();
    view! {
        <li class="rung" data-state=state data-net=net data-holds=holds style:--n=steps.step(at).to_string()>
            <span class="lane">
                {net.then(|| view! { <Net/> })}
                {move || marks.get().into_iter().map(mark).collect_view()}
            </span>
            <span class="sum">{amount(worth(at))}</span>
        </li>
    }
}

/// The net, which catches those who fall.
#[component]
fn Net() -> impl IntoView {
    view! { <Symbol sprite="millions" id="net" class="net"/> }
}

/// Where a contestant's marker is.
#[derive(Clone, Copy, PartialEq)]
struct Stands {
    /// His step, 0 below the first.
    rung: u8,
    /// Whether he has stopped climbing.
    out: bool,
}

/// Where a seat stands. During a reveal that is where the reveal has brought it: the next game may have
/// begun.
fn stands(desk: Desk, seat: Seat) -> Memo<Stands> {
    let seen = desk.seat_view(seat);
    let (level, steps) = (desk.level, desk.sitting.view.steps().get_untracked());
    Memo::new(move |before: Option<&Stands>| {
        let rung = |paid| Stands { rung: level_worth(paid), out: true };
        match (desk.verdict(seat), desk.payment(seat), before) {
            (Some(true), _, _) => Stands { rung: level.get(), out: false },
            (Some(false), _, _) => rung(after_wrong(level.get())),
            (None, Some(paid), _) => rung(paid.amount),
            (None, None, Some(before)) if desk.table.revealing.get() => *before,
            _ => standing(&seen.get(), steps.below(level.get())),
        }
    })
}

/// Where a seat stands outside a reveal: at the money in hand, whose step is `held`, or at the sum it was paid.
fn standing(seat: &SeatView, held: u8) -> Stands {
    match seat.role {
        Role::In => Stands { rung: held, out: false },
        Role::Out { paid } => Stands { rung: level_worth(paid), out: true },
        _ => Stands { rung: 0, out: true },
    }
}
