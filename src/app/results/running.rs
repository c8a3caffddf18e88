//! The running score of a soirée, as it is shown and said after each of its games.

use crate::app::evening::score::{name, who_leads};
use crate::app::parts::{SeatMark, Symbol};
use crate::app::table::Table;
use crate::app::words::tr;
use crate::evening::{Running, running, standings};
use leptos::prelude::*;

/// The running score after the game of that table; empty if it belongs to no soirée, or only robots played.
fn score(table: Table) -> Vec<Running> {
    table.evening().map(|games| running(&games)).unwrap_or_default()
}

/// Who leads the soirée after the game of that table, in words.
pub fn leads(table: Table) -> Option<String> {
    who_leads(&standings(&table.evening()?))
}

/// The running score: `.evening-board`, with who leads, and what this game has given.
#[component]
pub fn EveningBoard() -> impl IntoView {
    let table = expect_context::<Table>();
    // The game is in the records before its podium names the winner.
    let score = move || table.crowned.get().map(|_| score(table)).unwrap_or_default();
    let line = |Running { standing, gained }: Running| {
        let crown = (standing.rank == 1)
            .then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
        let gained = gained.map(|n| view! { <i class="gained">{tr!(evening.gained, n = n)}</i> });
        view! {
            <li data-mark=standing.guest.mark.0.to_string()>
                <span class="crown-wrap">{crown}<SeatMark mark=standing.guest.mark/></span>
                <span class="name">{name(&standing.guest)}</span>
                <b>{tr!(evening.points, n = standing.points)}</b>
                {gained}
            </li>
        }
    };
    move || {
        let score = score();
        (!score.is_empty() && !table.is_watched()).then(|| {
            view! {
                <section class="evening-board" aria-label=tr!(evening.standings)>
                    <p>{leads(table)}</p>
                    <ol>{score.into_iter().map(line).collect_view()}</ol>
                </section>
            }
        })
    }
}
