//! The middle of the ring: what there is to do, one stage a phase.

use super::desk::{Desk, Open};
use super::{stake, walk};
use crate::app::parts::SeatMark;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::PhaseKind;
use leptos::prelude::*;

/// What the middle of the ring shows.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Phase(PhaseKind),
    Open(Open),
}

/// The middle of the ring.
#[component]
pub fn Hub() -> impl IntoView {
    let desk = Desk::get();
    let stage = Memo::new(move |_| match desk.opened() {
        Some(open) => Stage::Open(open),
        None => Stage::Phase(desk.phase_kind.get()),
    });
    let inside = move || match stage.get() {
        Stage::Open(Open::Unfollowed) => view! { <stake::Unfollowed/> }.into_any(),
        Stage::Open(_) => view! { <walk::Highest/> }.into_any(),
        Stage::Phase(PhaseKind::Start | PhaseKind::DiceOff) => view! { <walk::Throws/> }.into_any(),
        Stage::Phase(PhaseKind::Place) => view! { <walk::Places/> }.into_any(),
        Stage::Phase(PhaseKind::Roll) => view! { <walk::Rolls/> }.into_any(),
        Stage::Phase(PhaseKind::Walk) => view! { <walk::Walks/> }.into_any(),
        Stage::Phase(PhaseKind::Dice) => view! { <walk::RollsPage/> }.into_any(),
        Stage::Phase(PhaseKind::Stake) => view! { <stake::Stakes/> }.into_any(),
        Stage::Phase(PhaseKind::Raise) => view! { <stake::Answers/> }.into_any(),
        // The booklet and the question have the whole room.
        Stage::Phase(
            PhaseKind::Booklet | PhaseKind::Opponent | PhaseKind::Question | PhaseKind::Over,
        ) => ().into_any(),
    };
    view! { <section class="hub">{inside}</section> }
}

/// The button of whoever has to act; an automatic player is waited for.
#[component]
pub fn Deed(
    seat: Seat,
    mv: &'static str,
    #[prop(into)] words: String,
    on: Callback<()>,
    /// Whether something else is the usual way.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView {
    let desk = Desk::get();
    let class = if quiet { "button quiet piece" } else { "button big piece go" };
    if !desk.is_person(seat) {
        return view! { <p class="waits">{tr!(quiz.do_wait, name = desk.name(seat))}</p> }
            .into_any();
    }
    view! {
        <button
            class=class
            data-move=mv
            data-alone=desk.goes_by_itself()
            on:click=move |_| on.run(())
        >
            <SeatMark mark=desk.chair(seat).mark/>{words}
        </button>
    }
    .into_any()
}

/// The way on from what lies open in the middle.
#[component]
pub fn GoOn() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="button big piece go" data-act="continue" on:click=move |_| desk.go_on()>
            {tr!(quiz.go_on)}
        </button>
    }
}

/// What followed, in words: who is out, that two are left, that the bank is empty.
#[component]
pub fn Followed() -> impl IntoView {
    let desk = Desk::get();
    let line = |line: String| view! { <li>{line}</li> };
    view! { <ul class="followed">{move || desk.followed().into_iter().map(line).collect_view()}</ul> }
}
