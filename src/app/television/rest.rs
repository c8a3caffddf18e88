//! The screen between two games: the app's mark on its round table, and the standings of the soirée; at its end, the
//! podium.

use super::podium::Podium;
use crate::app::browser::pictures;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::{joined, tr};
use crate::wire::{Standing, Step};
use leptos::prelude::*;

/// The calm screen; `standings` is empty where there is no soirée.
#[component]
pub fn Rest(standings: Vec<Standing>) -> impl IntoView {
    let row = |it: Standing| {
        let wins = it.rank == 1;
        let crown = wins.then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
        view! {
            <li class="tv-place" data-mark=it.sitter.mark.0.to_string() data-wins=wins>
                <span class="crown-wrap">{crown}<SeatMark mark=it.sitter.mark/></span>
                <span class="name">{it.sitter.name}</span>
                <b class="sum">{tr!(evening.points, n = it.points)}</b>
            </li>
        }
    };
    let line = if standings.is_empty() { tr!(television.waits) } else { tr!(evening.goes_on) };
    let listed = (!standings.is_empty()).then(|| {
        view! { <ol class="tv-places">{standings.into_iter().map(row).collect_view()}</ol> }
    });
    view! {
        <main class="tv-rest">
            <img class="tv-table" src=pictures::drawing("table") alt=""/>
            <h1><Symbol sprite="shell" id="brand"/>{tr!(app.name)}</h1>
            <p>{line}</p>
            {listed}
        </main>
    }
}

/// The end of the soirée: who has won it, and the podium.
#[component]
pub fn Crowned(standings: Vec<Standing>) -> impl IntoView {
    let first = standings.iter().filter(|one| one.rank == 1).map(|one| one.sitter.name.clone());
    let title = match first.collect::<Vec<_>>().as_slice() {
        [] => tr!(evening.nobody).to_owned(),
        [one] => tr!(evening.won, name = one),
        all => tr!(evening.won_together, names = joined(all)),
    };
    let step = |it: Standing| Step {
        rank: it.rank as u8,
        who: Some((it.sitter, tr!(evening.points, n = it.points))),
    };
    let steps = Signal::stored(standings.into_iter().map(step).collect::<Vec<_>>());
    view! {
        <main class="tv-rest tv-over">
            <img class="tv-table" src=pictures::drawing("table") alt=""/>
            <h2>{title}</h2>
            <div class="tv-ending"><Podium steps/></div>
        </main>
    }
}
