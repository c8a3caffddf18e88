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
use crate::app::parts::curtain::{Curtain, SeatsBelow, drops_unless};
use crate::app::parts::money::amount;
use crate::app::phones;
use crate::app::quiz::screen::Screen;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::PhaseKind;
use crate::rules::midi::view::{
    PhaseView, Running, SeatViewStoreFields, ShownView, TableViewStoreFields,
};
use leptos::prelude::*;

/// What is on the screen while the game runs.
#[component]
pub fn Studio() -> impl IntoView {
    let desk = Desk::get();
    let screen = desk.screen(|| ());
    let screen = Memo::new(move |_| match screen.get() {
        // The desks stay visible under a reveal, too.
        Screen::Reveal => Screen::Open(()),
        // Nobody has to pass the tablet: that seat looks at its phone, clocks and board are for everybody.
        Screen::Lowered(seat) if phones::has(seat) => Screen::Open(()),
        other => other,
    });
    move || match screen.get() {
        // The results replace the studio.
        _ if desk.sitting.phase_kind.get_untracked() == PhaseKind::Over => ().into_any(),
        Screen::Reveal | Screen::Open(()) => view! { <Open/> }.into_any(),
        Screen::Lowered(seat) => view! { <Lowered seat/> }.into_any(),
        Screen::Lifted(seat, ()) => view! { <Lifted seat/> }.into_any(),
    }
}

/// The public screen: a reveal or the stage of the phase. The desks stay mounted while stages
/// change, so that money flies over them.
#[component]
fn Open() -> impl IntoView {
    let desk = Desk::get();
    let stage = Memo::new(move |_| stage_of(desk));
    view! {
        <main class="studio" data-stage=move || stage.get().name()>
            {move || view! { <section class=stage.get().scene()>{stage.get().view()}</section> }}
            <Seats/>
        </main>
    }
}

/// The public stage: that of the phase, or the reveal of an answer.
#[derive(Clone, Copy, PartialEq)]
pub enum Stage {
    Phase(PhaseKind),
    Reveal,
    SheetReveal,
}

/// The stage that is on.
pub fn stage_of(desk: Desk) -> Stage {
    if !desk.table.revealing.get() {
        return Stage::Phase(desk.sitting.phase_kind.get());
    }
    let sheet = |shown: &Option<ShownView>| shown.as_ref().is_some_and(|s| !s.open.is_empty());
    if desk.sitting.view.shown().with(sheet) { Stage::SheetReveal } else { Stage::Reveal }
}

impl Stage {
    /// Its name in the page (`data-stage`).
    fn name(self) -> &'static str {
        match self {
            Stage::Phase(phase) => phase.into(),
            Stage::Reveal => "reveal",
            Stage::SheetReveal => "sheet-reveal",
        }
    }

    /// The classes of its layout.
    fn scene(self) -> &'static str {
        match self {
            _ if self.is_split() => "scene split",
            Stage::Phase(PhaseKind::Fatal) => "scene duo-scene",
            _ => "scene stacked",
        }
    }

    /// Whether it has a board beside its question.
    fn is_split(self) -> bool {
        use PhaseKind::{Master, Sheet, Star};
        matches!(self, Stage::SheetReveal | Stage::Phase(Sheet | Master | Star))
    }

    /// Whether it needs the height that large stars would take.
    pub fn needs_height(self) -> bool {
        self.is_split() || matches!(self, Stage::Reveal | Stage::Phase(PhaseKind::Fatal))
    }

    fn view(self) -> AnyView {
        match self {
            Stage::Reveal => view! { <Reveal/> }.into_any(),
            Stage::SheetReveal => view! { <SheetReveal/> }.into_any(),
            Stage::Phase(phase) => phase_view(phase),
        }
    }
}

/// The stage of a phase.
fn phase_view(phase: PhaseKind) -> AnyView {
    match phase {
        PhaseKind::Kickoff => view! { <Kickoff/> }.into_any(),
        PhaseKind::Duel => view! { <Duel/> }.into_any(),
        PhaseKind::Sheet => view! { <Sheet/> }.into_any(),
        PhaseKind::Opponent => view! { <Opponent/> }.into_any(),
        PhaseKind::Fatal => view! { <Fatal/> }.into_any(),
        PhaseKind::Master => view! { <Master/> }.into_any(),
        PhaseKind::Star => view! { <Star/> }.into_any(),
        PhaseKind::Tiebreak => view! { <Tiebreak/> }.into_any(),
        // The results replace the studio.
        PhaseKind::Over => ().into_any(),
    }
}

/// The lowered curtain of a seat, with everybody's seats below.
#[component]
fn Lowered(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let on_lift = Callback::new(move |()| star::lift(desk, seat));
    let looked = |phase: &PhaseView| matches!(phase, PhaseView::Star { looked: true, .. });
    let star = desk.sitting.phase_kind.get_untracked() == PhaseKind::Star;
    let text = if star { tr!(curtain.star) } else { tr!(curtain.questions) };
    // A guesser who has not looked yet may take the claim back.
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

/// The private screen behind a lifted curtain, until its owner is done, idle or away from the page.
#[component]
fn Lifted(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    // While a clock runs somebody is there: no drop for idleness.
    drops_unless(move || desk.phase.with_untracked(is_running), move || desk.cover());
    let star = desk.sitting.phase_kind.get_untracked() == PhaseKind::Star;
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
    matches!(phase, PhaseView::Fatal(face_off) if matches!(face_off.clock, Running::Until(_)))
}
