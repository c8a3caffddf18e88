//! The latest games, the last one first.

use super::kept::{Again, NotKept};
use crate::app::browser::dates;
use crate::app::parts::{Emblem, SeatMark};
use crate::app::shelf::card;
use crate::app::words::{name_or_default, tr};
use crate::records::{GameRecord, RecordPlayer};
use leptos::prelude::*;

/// How many games the list shows.
const LATEST: usize = 12;

/// The latest of those games, which are in the order in which they ended.
#[component]
pub fn Latest(records: Vec<GameRecord>) -> impl IntoView {
    let line = |record: GameRecord| view! { <Line record/> };
    let latest = || records.iter().rev().take(LATEST);
    let sittings = latest().map(|record| record.sitting.clone()).collect();
    let lines = latest().cloned().map(line).collect_view();
    view! {
        <section class="last-card sheet-card piece">
            <h2>{tr!(records.latest)}</h2>
            <ol class="last">{lines}</ol>
            <NotKept sittings/>
        </section>
    }
}

#[component]
fn Line(record: GameRecord) -> impl IntoView {
    let winner = record.winners.first().and_then(|seat| record.players.get(seat.index()));
    let result = match winner {
        Some(player) => tr!(records.won_by, name = name_of(player)),
        None => tr!(records.nobody).into(),
    };
    let mark = winner.map(|player| view! { <SeatMark mark=player.mark/> });
    let names: Vec<String> = record.players.iter().map(name_of).collect();
    view! {
        <li>
            <Emblem game=record.game/>
            <b>{(card(record.game).title)()}</b>
            <span class="rank">{mark}{result}</span>
            <small>{[dates::when(record.ended_at), names.join(", ")].join(" – ")}</small>
            <Again game=record.game sitting=record.sitting/>
        </li>
    }
}

/// Whoever was deleted goes by the name of the mark.
pub fn name_of(player: &RecordPlayer) -> String {
    name_or_default(&player.name, player.mark)
}
