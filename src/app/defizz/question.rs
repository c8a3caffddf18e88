//! The question by its mode (DEF-T13, CHR, CIB, PIN): what is at stake, the reader's console, pads,
//! number pad or list.

use super::desk::Desk;
use super::stage::Ask;
use super::words::{at_stake, mode_hint, mode_word};
use crate::app::contest::Stage;
use crate::app::contest::aim::Aim;
use crate::app::contest::console::{Aside, Console};
use crate::app::contest::pads::Arena;
use crate::app::contest::rally::{Rally, Ticking};
use crate::app::parts::money::figure;
use crate::app::quiz::controls::TurnButton;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::decks::defizz::Mode;
use crate::rules::contest::Reply;
use crate::rules::defizz::Move;
use crate::rules::defizz::view::PhaseView;
use leptos::prelude::*;

/// The open stage of a question.
pub fn open(stage: Stage) -> AnyView {
    match stage {
        Stage::Race => view! { <Arena/> }.into_any(),
        Stage::Aim => view! { <Aim/> }.into_any(),
        Stage::Rally => view! { <Rally/> }.into_any(),
        Stage::Waits => view! { <Waits/> }.into_any(),
    }
}

/// What is behind the reader's curtain.
pub fn behind(stage: Stage) -> AnyView {
    match stage {
        Stage::Rally => view! { <Ticking/> }.into_any(),
        _ => view! { <Reads/> }.into_any(),
    }
}

/// The mode of the question, once the stakes are paid (DEF-R11).
fn mode(desk: Desk) -> Mode {
    match desk.phase.get() {
        PhaseView::Question { mode, .. } => mode,
        _ => Mode::Chance,
    }
}

/// The mode, the pot, who plays: what everybody may know before the question is put.
#[component]
pub fn AtStake() -> impl IntoView {
    let desk = Desk::get();
    let pot =
        move || desk.bank.get().map_or_else(|| desk.pot.get(), |_| crate::rules::defizz::PRIZE);
    view! {
        <div class="at-stake">
            <p class="mode-tag">{move || mode_word(mode(desk))}</p>
            <p class="mode-hint">{move || mode_hint(mode(desk))}</p>
            <p class="pot-line"><span>{tr!(stakes.to_the_winner)}</span><b>{move || figure(pot())}</b></p>
        </div>
    }
}

/// A question that waits without a curtain: the seat on turn – the reader, if one reads – puts it,
/// so that all see it at the same moment.
#[component]
fn Waits() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let seat = desk.sitting.status.turn().get()?;
        let reads = desk.is_person(seat) && desk.reader.get() == Some(seat);
        let button = view! {
            <TurnButton quiz=*desk seat name="ask" mv=Move::Reply(Reply::Ask)>{tr!(contest.put_it)}</TurnButton>
        };
        let ask = if reads {
            view! { <Ask seat words=tr!(defizz.read_ask, name = desk.name(seat)) hint=reads_hint(mode(desk))/> }
        } else {
            view! { <Ask seat=desk.active.get()? words=tr!(defizz.ready_ask).into() hint=at_stake(desk)/> }
        };
        Some(view! {
            <div class="waits-stage">
                {ask}
                <AtStake/>
                <div class="deeds">{button}</div>
            </div>
        })
    };
    view! { {stage} }
}

/// The reader's console: the question, its answer, and the button that puts it.
#[component]
fn Reads() -> impl IntoView {
    let mode = untrack(|| mode(Desk::get()));
    view! { <Console mode=mode_word(mode) hint=reads_hint(mode)/><Aside/> }
}

fn reads_hint(mode: Mode) -> &'static str {
    match mode {
        Mode::Chrono => tr!(defizz.read_chrono),
        Mode::Cible => tr!(defizz.read_cible),
        Mode::PingPong => tr!(defizz.read_pingpong),
        Mode::Chance => tr!(defizz.read_chance),
    }
}

/// What everybody sees of a Ping-Pong while the reader's curtain is down.
#[component]
pub fn RallyMeanwhile() -> impl IntoView {
    view! { <Rally/> }
}
