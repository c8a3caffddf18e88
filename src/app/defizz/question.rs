//! The question by its mode (DEF-T13, CHR, CIB, PIN): what is at stake, the reader's console, pads,
//! number pad or list.

use super::desk::Desk;
use super::turn::Ask;
use super::words::{at_stake, mode_hint, mode_word};
use crate::app::contest::aim::Aim;
use crate::app::contest::console::{Aside, Console};
use crate::app::contest::pads::Arena;
use crate::app::contest::rally::{Rally, Ticking};
use crate::app::parts::money::figure;
use crate::app::words::tr;
use crate::decks::defizz::Mode;
use crate::rules::contest::Reply;
use crate::rules::defizz::Move;
use crate::rules::defizz::view::PhaseView;
use leptos::prelude::*;

/// The open stage of a question.
pub fn open(stage: &str) -> AnyView {
    match stage {
        "race" => view! { <Arena/> }.into_any(),
        "aim" => view! { <Aim/> }.into_any(),
        "rally" => view! { <Rally/> }.into_any(),
        _ => view! { <Waits/> }.into_any(),
    }
}

/// What the reader has behind the curtain.
pub fn behind(stage: &str) -> AnyView {
    match stage {
        "rally" => view! { <Ticking/> }.into_any(),
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

/// Nothing is behind a curtain: somebody puts the question, so that all look at it at the same moment; the
/// reader, if one reads.
#[component]
fn Waits() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let seat = desk.on_turn.get()?;
        let reads = desk.is_person(seat) && desk.reader.get() == Some(seat);
        let put = move |_| desk.act(Move::Reply(Reply::Ask));
        let button = if desk.is_person(seat) {
            view! { <button class="button big piece go" data-move="ask" on:click=put>{tr!(contest.put_it)}</button> }
                .into_any()
        } else {
            let words = tr!(quiz.do_wait, name = desk.name(seat));
            view! { <p class="hint waits">{words}</p> }.into_any()
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

/// The console of whoever reads: the question, its answer, and the button that puts it.
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
