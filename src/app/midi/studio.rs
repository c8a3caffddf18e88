//! The studio: a reveal, a lowered curtain, a private screen or the stage of the phase – never two
//! of them – over the desks of all players.

use super::desk::Desk;
use super::duel::Duel;
use super::fatal::{Fatal, Reads};
use super::kickoff::Kickoff;
use super::master::Master;
use super::opponent::Opponent;
use super::reveal::{Reveal, SheetReveal};
use super::seats::Seats;
use super::sheet::Sheet;
use super::star::{self, Looks, Star};
use super::tiebreak::Tiebreak;
use crate::app::browser::idle;
use crate::app::parts::curtain::{Curtain, SeatsBelow};
use crate::app::parts::money::amount;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::view::{
    PhaseView, Running, SeatViewStoreFields, ShownView, TableViewStoreFields,
};
use leptos::prelude::*;

/// The curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

#[derive(Clone, Copy, PartialEq)]
enum Screen {
    Open,
    Lowered(Seat),
    Lifted(Seat),
}

/// What is on the screen while the game runs.
#[component]
pub fn Studio() -> impl IntoView {
    let desk = Desk::get();
    let screen = Memo::new(move |_| match (desk.held.get(), desk.private.get()) {
        (true, _) | (_, None) => Screen::Open,
        (_, Some(seat)) if desk.eyes.get() == Some(seat) => Screen::Lifted(seat),
        (_, Some(seat)) => Screen::Lowered(seat),
    });
    move || match screen.get() {
        // The results take the place of all this.
        _ if desk.sitting.phase.get_untracked() == "over" => ().into_any(),
        Screen::Open => view! { <Open/> }.into_any(),
        Screen::Lowered(seat) => view! { <Lowered seat/> }.into_any(),
        Screen::Lifted(seat) => view! { <Lifted seat/> }.into_any(),
    }
}

/// What everybody sees: a reveal or the stage of the phase. The desks stay while stages change, so
/// that money flies over them.
#[component]
fn Open() -> impl IntoView {
    let desk = Desk::get();
    let name = Memo::new(move |_| stage_name(desk));
    view! {
        <main class="studio" data-stage=name>
            {move || view! { <section class=scene(name.get())>{stage(name.get())}</section> }}
            <Seats/>
        </main>
    }
}

/// The stage that is on: that of the phase, or what an answer reveals.
pub fn stage_name(desk: Desk) -> &'static str {
    if !desk.held.get() {
        return desk.phase_name.get();
    }
    let sheet = |shown: &Option<ShownView>| shown.as_ref().is_some_and(|s| !s.open.is_empty());
    if desk.sitting.table.shown().with(sheet) { "sheet-reveal" } else { "reveal" }
}

/// How a stage is laid out.
fn scene(name: &str) -> &'static str {
    match name {
        name if is_split(name) => "scene split",
        "fatal" => "scene duo-scene",
        _ => "scene stacked",
    }
}

/// Whether a stage has a board beside its question.
fn is_split(name: &str) -> bool {
    matches!(name, "sheet" | "sheet-reveal" | "master" | "star")
}

/// Whether a stage needs the height that large stars would take.
pub fn needs_height(name: &str) -> bool {
    is_split(name) || matches!(name, "reveal" | "fatal")
}

/// One match: a phase is a stage.
fn stage(name: &str) -> AnyView {
    match name {
        "reveal" => view! { <Reveal/> }.into_any(),
        "sheet-reveal" => view! { <SheetReveal/> }.into_any(),
        "kickoff" => view! { <Kickoff/> }.into_any(),
        "duel" => view! { <Duel/> }.into_any(),
        "sheet" => view! { <Sheet/> }.into_any(),
        "opponent" => view! { <Opponent/> }.into_any(),
        "fatal" => view! { <Fatal/> }.into_any(),
        "master" => view! { <Master/> }.into_any(),
        "star" => view! { <Star/> }.into_any(),
        "tiebreak" => view! { <Tiebreak/> }.into_any(),
        _ => ().into_any(),
    }
}

/// The lowered curtain of a seat, with everybody's seats below.
#[component]
fn Lowered(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let on_lift = Callback::new(move |()| star::lift(desk, seat));
    let looked = |phase: &PhaseView| matches!(phase, PhaseView::Star { looked: true, .. });
    let star = desk.sitting.phase.get_untracked() == "star";
    let text = if star { tr!(curtain.star) } else { tr!(curtain.questions) };
    // Who has not looked yet may think better of it.
    let on_leave = (star && !desk.phase.with_untracked(looked))
        .then(|| Callback::new(move |()| desk.sitting.undo()));
    let sum = |seat: Seat| {
        let wallet = desk.field(seat).wallet().get_untracked();
        view! { <span class="count">{amount(wallet)}</span> }.into_any()
    };
    view! {
        <Curtain chair=desk.chair(seat) text on_lift on_leave/>
        <SeatsBelow chairs=desk.chairs() whose=seat.index() counts=desk.seats().map(sum).collect()/>
    }
}

/// The lifted curtain: for one pair of eyes, until its owner is done, goes quiet or leaves the page.
#[component]
fn Lifted(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    idle::after(DROPS_AFTER, move || {
        // A running clock says by itself that somebody is there.
        if !desk.phase.with_untracked(is_running) {
            desk.cover();
        }
    });
    idle::when_hidden(move || desk.cover());
    let star = desk.sitting.phase.get_untracked() == "star";
    let inside =
        if star { view! { <Looks seat/> }.into_any() } else { view! { <Reads seat/> }.into_any() };
    view! {
        <main
            class="console"
            data-mark=desk.chair(seat).mark.0.to_string()
            data-stage=if star { "star" } else { "fatal" }
        >
            {inside}
        </main>
    }
}

fn is_running(phase: &PhaseView) -> bool {
    matches!(phase, PhaseView::FaceOff(face_off) if matches!(face_off.clock, Running::Until(_)))
}
