//! The two ways that the d6 allows, each with the square it leads to (EGO-T2 to T4).

use super::bank::Heads;
use super::desk::{Desk, mode_name};
use super::words::{against, mode_word};
use crate::app::drawings::dice::Six;
use crate::app::parts::Symbol;
use crate::app::parts::money::figure;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::Move;
use crate::rules::egomaster::ring::{Direction, Square};
use crate::rules::egomaster::view::PhaseView;
use leptos::prelude::*;

/// Both ways that the d6 allows, each with the square it leads to (EGO-T2).
#[component]
pub fn Walks() -> impl IntoView {
    let desk = Desk::get();
    let PhaseView::Walk { steps, forward, backward } = desk.phase.get_untracked() else {
        return None;
    };
    let roller = desk.sitting.status.turn().get_untracked()?;
    let passes = [&backward, &forward].map(|squares| squares.len() > usize::from(steps));
    let aside =
        passes.contains(&true).then(|| view! { <p class="aside">{tr!(egomaster.passes_on)}</p> });
    let way = |way, squares: &[u8]| {
        let square = squares.last().copied().map_or(Square(1), Square);
        view! { <Way roller way square/> }
    };
    Some(view! {
        <div class="said">
            <Six face=steps/>
            <h2>{tr!(egomaster.which_way, name = desk.name(roller))}</h2>
        </div>
        <div class="deeds">
            <div class="ways">
                {way(Direction::Backward, &backward)}
                {way(Direction::Forward, &forward)}
            </div>
            {aside}
        </div>
    })
}

/// One way: arrow, mode, sum, against whom.
#[component]
fn Way(roller: Seat, way: Direction, square: Square) -> impl IntoView {
    let desk = Desk::get();
    let mode = square.mode();
    let person = desk.is_person(roller);
    let word = match way {
        Direction::Backward => tr!(egomaster.backward),
        Direction::Forward => tr!(egomaster.forward),
    };
    view! {
        <button
            class="way piece"
            data-mode=mode_name(mode)
            data-move=person.then_some("walk")
            disabled=!person
            on:click=move |_| desk.act(Move::Walk(way))
        >
            <span class="arrow" style:--square=square.0.to_string()><Symbol sprite="egomaster" id="ego-arrow"/></span>
            <span class="unseen">{word}</span>
            <span class="kind"><Heads mode/>{mode_word(mode)}</span>
            <b class="money">{figure(square.sum())}</b>
            <span class="whom">{against(desk, roller, mode)}</span>
        </button>
    }
}
