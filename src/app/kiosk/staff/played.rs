//! What was played, by day and game: a chart of two weeks, a table, a file for a spreadsheet.

use super::super::kept::{counts, tablet};
use crate::app::browser::{dates, download};
use crate::app::parts::{Emblem, WordButton};
use crate::app::shelf::card;
use crate::app::words::{cell_sign, tr};
use crate::kiosk::counts::{CELLS, Count, Counts};
use crate::rules::GameId;
use leptos::prelude::*;

/// The number of days shown.
const DAYS: u32 = 14;

/// The panel.
#[component]
pub fn Played() -> impl IntoView {
    let counts = counts();
    let days = dates::last_days(DAYS);
    let file = move |_| download::save_text("tablee-borne.csv", "text/csv", &csv());
    view! {
        <section class="sheet-card piece" data-panel="played">
            <h2>{tr!(kiosk.played)}</h2>
            <Chart counts=counts.clone() days=days.clone()/>
            <Sums counts days/>
            <p class="hint">{tr!(kiosk.played_hint)}</p>
            <WordButton act="csv" icon="download" label=tr!(kiosk.csv) on:click=file/>
        </section>
    }
}

/// The head of a table of counts.
pub fn head() -> [&'static str; CELLS] {
    [
        tr!(kiosk.day),
        tr!(kiosk.game),
        tr!(kiosk.begun),
        tr!(kiosk.finished),
        tr!(kiosk.time),
        tr!(kiosk.tablet_short),
        tr!(kiosk.tablet_code),
    ]
}

/// All days, as a spreadsheet file in the current language.
fn csv() -> String {
    let title = |name: &str| {
        GameId::named(name).map_or_else(|| name.into(), |game| (card(game).title)().into())
    };
    ["\u{feff}", &counts().csv(head(), &tablet(), title, cell_sign())].concat()
}

/// A column per day, one piece per game, its height the number of games begun.
#[component]
fn Chart(counts: Counts, days: Vec<String>) -> impl IntoView {
    let of_day =
        |day: &String| -> u32 { GameId::ALL.iter().map(|game| counts.of(day, *game).begun).sum() };
    let most = days.iter().map(of_day).max().unwrap_or(0);
    let all: u32 = days.iter().map(of_day).sum();
    let label = tr!(kiosk.chart, n = all, days = DAYS, most = most);
    let column = |day: &String| {
        let piece = |game: GameId| {
            let begun = counts.of(day, game).begun;
            (begun > 0).then(|| view! { <i data-game=game.name() style:--n=begun.to_string()></i> })
        };
        let pieces = GameId::ALL.map(piece).collect_view();
        let (sum, (letter, number)) = (of_day(day), dates::short_day(day));
        view! {
            <div class="day">
                <span class="column">{pieces}<b>{(sum > 0).then_some(sum)}</b></span>
                <small>{letter}<br/>{number}</small>
            </div>
        }
    };
    let columns = days.iter().map(column).collect_view();
    view! { <div class="columns" role="img" aria-label=label style:--most=most.max(4).to_string()>{columns}</div> }
}

/// The sums of these days, a line a game.
#[component]
fn Sums(counts: Counts, days: Vec<String>) -> impl IntoView {
    let line = |game: GameId| {
        let count = counts.sum(&days, game);
        let Count { begun, finished, .. } = count;
        view! {
            <tr>
                <th scope="row"><Emblem game/>{(card(game).title)()}</th>
                <td>{begun}</td>
                <td>{finished}</td>
                <td>{count.minutes()}</td>
            </tr>
        }
    };
    view! {
        <div class="sums-wrap" tabindex="0" role="region" aria-label=tr!(kiosk.played)>
        <table class="sums">
            <thead>
                <tr>
                    <th scope="col">{tr!(kiosk.last_days, n = DAYS)}</th>
                    <th scope="col">{tr!(kiosk.begun)}</th>
                    <th scope="col">{tr!(kiosk.finished)}</th>
                    <th scope="col">{tr!(kiosk.time)}</th>
                </tr>
            </thead>
            <tbody>{GameId::ALL.map(line).collect_view()}</tbody>
        </table>
        </div>
    }
}
