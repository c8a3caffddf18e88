//! The podium in large letters: of a game, as it rises on the tablet, or of a soirée.

use crate::app::parts::{SeatMark, Symbol};
use crate::podium::{BETWEEN, side_by_side};
use crate::wire::{Sitter, Step};
use leptos::prelude::*;

/// The most steps of a podium; a table has no more seats.
pub const MOST: usize = 8;

/// The podium: `.tv-podium > .tv-step`.
#[component]
pub fn Podium(#[prop(into)] steps: Signal<Vec<Step>>) -> impl IntoView {
    let count = Memo::new(move |_| steps.with(|steps| steps.len().min(MOST)));
    let places = move || {
        let place = |at: usize| view! { <Place at steps/> };
        side_by_side((0..count.get()).collect()).into_iter().map(place).collect_view()
    };
    view! { <ol class="tv-podium" style:--n=move || count.get().to_string()>{places}</ol> }
}

/// A step: `.tv-step[data-rank]`, and whoever stands on it once he is known.
#[component]
fn Place(at: usize, steps: Signal<Vec<Step>>) -> impl IntoView {
    let step = Memo::new(move |_| steps.with(|steps| steps.get(at).cloned()));
    let rank = Memo::new(move |_| step.with(|it| it.as_ref().map_or(0, |it| it.rank)));
    let stands = move || {
        let (sitter, reached) = step.get()?.who?;
        Some(view! { <Stands sitter reached rank=rank.get()/> })
    };
    view! { <li class="tv-step" data-rank=move || rank.get().to_string()>{stands}</li> }
}

#[component]
fn Stands(sitter: Sitter, reached: String, rank: u8) -> impl IntoView {
    let Sitter { name, mark, .. } = sitter;
    let wins = rank == 1;
    let crown = wins.then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
    let line = |part: &str| view! { <span class="sum">{part.to_owned()}</span> };
    view! {
        <div class="tv-stands" data-mark=mark.0.to_string() data-wins=wins>
            <span class="crown-wrap">{crown}<SeatMark mark/></span>
            <b class="tv-block">
                {(rank > 0).then(|| view! { <span class="rank">{rank}</span> })}
                <span class="name">{name}</span>
                {reached.split(BETWEEN).map(line).collect_view()}
            </b>
        </div>
    }
}
