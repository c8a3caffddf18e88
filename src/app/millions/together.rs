//! What the stages share on which all are asked at the same time (option O12): one row per contestant, answered
//! in any order, and one button for all.

use super::desk::Desk;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::crowd::Crowd;
use crate::rules::millions::Move;
use crate::rules::millions::view::{PhaseView, Role};
use leptos::prelude::*;

/// A button in a contestant's row: its name, its move and its words. The last one of a row goes on.
type Deed = (&'static str, Move, String);

/// The seats that may act now.
fn left(desk: Desk) -> Crowd {
    match desk.phase.get() {
        PhaseView::Choice { left, .. } | PhaseView::Confirm { left, .. } => left,
        _ => Crowd::NOBODY,
    }
}

/// A row for each contestant who is in when the question comes up; it stays after he has acted.
#[component]
pub fn Rows(#[prop(into)] deeds: Signal<Vec<Deed>>, done: &'static str) -> impl IntoView {
    let desk = Desk::get();
    let is_in = |seat: &Seat| desk.seat_view(*seat).with_untracked(|seen| seen.role == Role::In);
    let rows = desk.seats().filter(is_in);
    let rows = rows.map(|seat| view! { <Row seat deeds done/> }).collect_view();
    view! { <ul class="each-own">{rows}</ul> }
}

#[component]
fn Row(seat: Seat, deeds: Signal<Vec<Deed>>, done: &'static str) -> impl IntoView {
    let desk = Desk::get();
    let chair = desk.chair(seat);
    let may = Memo::new(move |_| left(desk).has(seat));
    let is_out = Memo::new(move |_| desk.seat_view(seat).with(|seen| seen.role != Role::In));
    let word = move || if is_out.get() { tr!(millions.walks) } else { done };
    let acts = move || match (may.get(), desk.is_person(seat)) {
        (false, _) => view! { <p class="done"><Icon name="check"/>{word()}</p> }.into_any(),
        (true, false) => view! { <p class="done">{tr!(contest.thinks)}</p> }.into_any(),
        (true, true) => {
            deeds.get().into_iter().map(|deed| button(desk, seat, deed)).collect_view().into_any()
        }
    };
    view! {
        <li class="own piece" data-mark=chair.mark.0.to_string() data-acts=may>
            <b><SeatMark mark=chair.mark/><span>{chair.name}</span></b>
            <div class="deeds">{acts}</div>
        </li>
    }
}

/// One button for all people who are still asked, if they are at least two (MIL-Q48).
#[component]
pub fn AsOne(name: &'static str, mv: Move, words: Signal<String>) -> impl IntoView {
    let desk = Desk::get();
    let may =
        Memo::new(move |_| left(desk).iter().filter(|seat| desk.is_person(*seat)).count() >= 2);
    view! {
        <Show when=move || may.get()>
            <button
                class="button big piece go"
                data-move=name
                on:click=move |_| desk.act_together(mv)
            >
                {words}
            </button>
        </Show>
    }
}

fn button(desk: Desk, seat: Seat, (name, mv, words): Deed) -> impl IntoView {
    let go = matches!(mv, Move::Try | Move::Yes);
    view! {
        <button
            class="button piece"
            class:go=go
            class:quiet=!go
            data-move=name
            data-seat=seat.0.to_string()
            on:click=move |_| desk.by(seat, mv)
        >
            {words}
        </button>
    }
}
