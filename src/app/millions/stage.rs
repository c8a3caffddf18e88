//! The studio: the suspense before a reveal, the reveal, a lowered curtain, a private screen or the open
//! stage of the phase – never two of them – beside the pyramid and over the seats, which stay.

use super::answer::{Aloud, Covers};
use super::asked::{Answers, Asked, Stake};
use super::call::Call;
use super::choice::Choice;
use super::choices::Choices;
use super::confirm::Confirm;
use super::desk::Desk;
use super::fifty::Spares;
use super::final_words::FinalWords;
use super::friend::Advises;
use super::glass::AllAtOnce;
use super::open::Waits;
use super::pyramid::Pyramid;
use super::reading::{Console, Reads};
use super::reveal::{Breath, Reveal};
use super::seats::Seats;
use super::tries::Tries;
use super::vote::Votes;
use super::words::votes;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::quiz::controls::{Behind, PassTo};
use crate::app::quiz::screen::Screen;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::PhaseKind;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// What is on the screen while the game runs.
#[component]
pub fn Studio() -> impl IntoView {
    let desk = Desk::get();
    let screen = desk.screen(move || desk.sitting.phase_kind.get());
    // `held` marks the suspense before an outcome is shown.
    let shown = Memo::new(move |_| {
        let breath = desk.sitting.suspended.with(Option::is_some);
        (!breath).then(|| screen.get())
    });
    let stage = move || match shown.get() {
        None => view! { <Breath/> }.into_any(),
        Some(Screen::Reveal) => view! { <Reveal/> }.into_any(),
        Some(Screen::Open(phase)) => open(desk, phase),
        Some(Screen::Lowered(seat)) => view! { <Lowered seat/> }.into_any(),
        Some(Screen::Lifted(seat, phase)) => view! { <Lifted seat phase/> }.into_any(),
    };
    let name = move || match shown.get() {
        Some(Screen::Open(PhaseKind::Answer)) if desk.on_glass.get() => "glass",
        shown => shown.map_or("breath", Screen::name),
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

/// The open stage of a phase.
fn open(desk: Desk, phase: PhaseKind) -> AnyView {
    match phase {
        // For one contestant the same stage serves both ways of asking (option O12).
        PhaseKind::Choices if desk.asks_several() => view! { <Choices/> }.into_any(),
        PhaseKind::FinalWords if desk.asks_several() => view! { <FinalWords/> }.into_any(),
        PhaseKind::Choice | PhaseKind::Choices => view! { <Choice/> }.into_any(),
        PhaseKind::Answer if desk.on_glass.get() => view! { <AllAtOnce/> }.into_any(),
        PhaseKind::Answer => view! { <Aloud/> }.into_any(),
        PhaseKind::Call => view! { <Call/> }.into_any(),
        PhaseKind::Tries => view! { <Tries/> }.into_any(),
        PhaseKind::Confirm | PhaseKind::FinalWords => view! { <Confirm/> }.into_any(),
        PhaseKind::Reading => view! { <Waits/> }.into_any(),
        PhaseKind::Over => ().into_any(),
        PhaseKind::Fifty | PhaseKind::Vote | PhaseKind::Friend => {
            view! { <Asked/><Answers/><Waits/> }.into_any()
        }
    }
}

/// The lowered curtain, while the tablet is passed on. A question that was read stays open; what is behind
/// the curtain does not.
#[component]
fn Lowered(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let mark = desk.chair(seat).mark;
    let read = desk.sitting.phase_kind.get_untracked() != PhaseKind::Reading;
    let back = desk.asks_to_look.get_untracked().then(|| {
        view! {
            <button class="button quiet piece" data-act="back" on:click=move |_| desk.cover()>
                {tr!(millions.no_console)}
            </button>
        }
    });
    let urn = match desk.phase.get_untracked() {
        PhaseView::Vote { voter, keeper: Some(keeper), .. } => {
            let words = votes(voter, Some(keeper), |seat| desk.name(seat));
            Some(view! { <p class="urn"><SeatMark mark=desk.chair(keeper).mark/>{words}</p> })
        }
        _ => None,
    };
    let question = read.then(|| view! { <Asked/><Answers/> });
    view! {
        {question}
        <div class="pass-on" data-mark=mark.0.to_string() data-alone=!read>
            {(!read).then(|| view! { <Stake/> })}
            {urn}
            <PassTo quiz=*desk seat why=super::words::behind(desk)/>
            {back}
        </div>
    }
}

/// The lifted curtain: what the phase asks of that seat, or the host's console.
#[component]
fn Lifted(seat: Seat, phase: PhaseKind) -> impl IntoView {
    let desk = Desk::get();
    let inside = match phase {
        _ if desk.asks_to_look.get_untracked() => view! { <Console/> }.into_any(),
        PhaseKind::Answer => view! { <Covers/> }.into_any(),
        PhaseKind::Reading => view! { <Reads/> }.into_any(),
        PhaseKind::Fifty => view! { <Spares/> }.into_any(),
        PhaseKind::Vote => view! { <Votes/> }.into_any(),
        PhaseKind::Friend => view! { <Advises/> }.into_any(),
        // These have no private screen.
        PhaseKind::Choice
        | PhaseKind::Choices
        | PhaseKind::Call
        | PhaseKind::Tries
        | PhaseKind::Confirm
        | PhaseKind::FinalWords
        | PhaseKind::Over => ().into_any(),
    };
    // Nobody is kept from the only one: there is nothing to lower.
    let alone = desk.only.get_untracked() == Some(seat);
    view! {
        {(!alone).then(|| view! { <Behind quiz=*desk seat/> })}
        {inside}
    }
}
