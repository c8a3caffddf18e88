//! The printed score sheet: one column per seat, one row per turn, or per few of them. On the screen the curve shows the
//! same.

use crate::app::browser::frame::after;
use crate::app::parts::SeatMark;
use crate::app::parts::money::figure;
use crate::app::words::tr;
use crate::podium::on_paper;
use crate::rules::Chair;
use leptos::prelude::*;
use std::time::Duration;

/// Delay before it is drawn: a long game has many cells, and nobody prints sooner.
const LATER: Duration = Duration::from_secs(1);

/// The table of `lines` (one per seat, one value per turn, from the start); the cells after a line's end are empty.
#[component]
pub fn Paper(chairs: Vec<Chair>, lines: Vec<Vec<u32>>) -> impl IntoView {
    let there = RwSignal::new(false);
    after(LATER, move || there.set(true));
    move || there.get().then(|| view! { <Rows chairs=chairs.clone() lines=lines.clone()/> })
}

#[component]
fn Rows(chairs: Vec<Chair>, lines: Vec<Vec<u32>>) -> impl IntoView {
    let turns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let seat = |Chair { mark, name, .. }: Chair| {
        view! { <th scope="col"><SeatMark mark/>{name}</th> }
    };
    let row = |turn: usize| {
        let label = if turn == 0 { tr!(results.start).to_owned() } else { turn.to_string() };
        let cell = |line: &Vec<u32>| view! { <td>{line.get(turn).copied().map(figure)}</td> };
        let cells = lines.iter().map(cell).collect_view();
        view! { <tr><th scope="row">{label}</th>{cells}</tr> }
    };
    view! {
        <table class="paper">
            <thead><tr><th scope="col">{tr!(results.turn)}</th>{chairs.into_iter().map(seat).collect_view()}</tr></thead>
            <tbody>{on_paper(turns).into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
