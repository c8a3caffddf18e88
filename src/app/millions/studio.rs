//! The studio: the moment before a reveal, the reveal, a lowered curtain, a private screen or the open stage of the phase – never
//! two of them – beside the pyramid and over the seats, which stay.

use super::asked::{Answers, Asked, Stake};
use super::desk::Desk;
use super::pyramid::Pyramid;
use super::reveal::{Breath, Reveal};
use super::seats::Seats;
use super::{answer, give, open};
use crate::app::browser::idle;
use crate::app::parts::console::ForEyes;
use crate::app::parts::curtain::HoldButton;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::phones::OnItsPhone;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::PhaseKind;
use leptos::prelude::*;

/// The curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

#[derive(Clone, Copy, PartialEq)]
enum Screen {
    Breath,
    Reveal,
    Open(PhaseKind),
    Lowered(Seat),
    Lifted(Seat, Behind),
}

/// What is behind the curtain: what the phase asks of that seat, or the host's console.
#[derive(Clone, Copy, PartialEq)]
enum Behind {
    Phase(PhaseKind),
    Console,
}

/// What is on the screen while the game runs.
#[component]
pub fn Studio() -> impl IntoView {
    let desk = Desk::get();
    let phase = desk.phase_kind;
    let breath = Memo::new(move |_| desk.sitting.held.with(Option::is_some));
    let behind =
        move || if desk.asks_to_look.get() { Behind::Console } else { Behind::Phase(phase.get()) };
    let screen = Memo::new(move |_| match (desk.held.get(), desk.private.get()) {
        _ if breath.get() => Screen::Breath,
        (true, _) => Screen::Reveal,
        (_, None) => Screen::Open(phase.get()),
        (_, Some(seat)) if desk.eyes.get() == Some(seat) => Screen::Lifted(seat, behind()),
        (_, Some(seat)) => Screen::Lowered(seat),
    });
    let stage = move || match screen.get() {
        Screen::Breath => view! { <Breath/> }.into_any(),
        Screen::Reveal => view! { <Reveal/> }.into_any(),
        Screen::Open(phase) => open::stage(phase),
        Screen::Lowered(seat) => view! { <Lowered seat/> }.into_any(),
        Screen::Lifted(seat, behind) => view! { <Lifted seat behind/> }.into_any(),
    };
    let name = move || match screen.get() {
        Screen::Breath => "breath",
        Screen::Reveal => "reveal",
        Screen::Open(phase) => phase.into(),
        Screen::Lowered(_) => "lowered",
        Screen::Lifted(..) => "lifted",
    };
    view! {
        <main class="night" data-stage=name>
            <div class="beam" aria-hidden="true"><Symbol sprite="millions" id="lamp" class="lamp"/></div>
            {move || view! { <section class="spot"><div class="stage-of">{stage()}</div></section> }}
            <Pyramid/>
            <Seats/>
        </main>
    }
}

/// The tablet is passed on: the question lies open, if it is read; what is behind the curtain does not.
#[component]
fn Lowered(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let chair = desk.chair(seat);
    let on_lift = Callback::new(move |()| desk.lift(seat));
    let read = desk.sitting.phase.get_untracked() != PhaseKind::Reading;
    let back = desk.asks_to_look.get_untracked().then(|| {
        view! {
            <button class="button quiet piece" data-act="back" on:click=move |_| desk.cover()>
                {tr!(millions.no_console)}
            </button>
        }
    });
    let question = read.then(|| view! { <Asked/><Answers/> });
    view! {
        {question}
        <div class="pass-on" data-mark=chair.mark.0.to_string() data-alone=!read>
            {(!read).then(|| view! { <Stake/> })}
            <p><SeatMark mark=chair.mark/><span>{tr!(curtain.pass)}" "<b>{chair.name}</b></span></p>
            <p class="why">{super::words::behind(desk)}</p>
            <OnItsPhone seat name=desk.name(seat)/>
            <HoldButton on_lift/>
            {back}
        </div>
    }
}

/// The lifted curtain: for one pair of eyes, until its owner is done, goes quiet or leaves the page.
#[component]
fn Lifted(seat: Seat, behind: Behind) -> impl IntoView {
    let desk = Desk::get();
    idle::after(DROPS_AFTER, move || desk.cover());
    idle::when_hidden(move || desk.cover());
    let on_lower = Callback::new(move |()| desk.cover());
    let (words, lower) = (tr!(quiz.for_eyes), tr!(quiz.lower));
    let inside = match behind {
        Behind::Phase(PhaseKind::Answer) => view! { <answer::Covers/> }.into_any(),
        Behind::Phase(PhaseKind::Reading) => view! { <give::Reads/> }.into_any(),
        Behind::Console => view! { <give::Console/> }.into_any(),
        Behind::Phase(PhaseKind::Fifty) => view! { <give::Spares/> }.into_any(),
        Behind::Phase(_) => view! { <give::Gives/> }.into_any(),
    };
    view! {
        <div class="behind" data-mark=desk.chair(seat).mark.0.to_string()>
            <ForEyes chair=desk.chair(seat) words lower on_lower/>
        </div>
        {inside}
    }
}
