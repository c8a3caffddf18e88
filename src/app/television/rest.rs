//! The screen between two games: the app's mark on its round table, and the standings of the soirée.

use crate::app::browser::pictures;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::tr;
use crate::wire::Standing;
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
