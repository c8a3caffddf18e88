//! The latest games, the last one first.

use super::kept::{Again, NotKept};
use crate::app::browser::dates;
use crate::app::parts::{Emblem, SeatMark, WordButton};
use crate::app::shelf::card;
use crate::app::words::{joined, name_or_default, tr};
use crate::records::{GameRecord, RecordPlayer};
use leptos::prelude::*;

/// How many games the list shows at first, and how many more with each tap.
const AT_ONCE: usize = 12;

/// The latest of those games, which are sorted by when they ended.
#[component]
pub fn Latest(records: Vec<GameRecord>) -> impl IntoView {
    let (all, shown) = (records.len(), RwSignal::new(AT_ONCE));
    let records = StoredValue::new(records);
    let line = move |place: usize| {
        let record = records.with_value(|records| records.iter().rev().nth(place).cloned());
        record.map(|record| view! { <Line record/> })
    };
    let sittings = move || {
        records.with_value(|records| {
            let latest = records.iter().rev().take(shown.get());
            latest.map(|record| record.sitting.clone()).collect::<Vec<_>>()
        })
    };
    let more = move |_| shown.update(|shown| *shown += AT_ONCE);
    view! {
        <section class="last-card sheet-card piece">
            <h2>{tr!(records.latest)}</h2>
            <ol class="last">
                <For each=move || 0..shown.get().min(all) key=|place| *place children=line/>
            </ol>
            {move || view! { <NotKept sittings=sittings()/> }}
            <Show when=move || { shown.get() < all }>
                <WordButton act="earlier" icon="chevron-down" label=tr!(records.earlier) on:click=more/>
            </Show>
        </section>
    }
}

#[component]
fn Line(record: GameRecord) -> impl IntoView {
    let won: Vec<RecordPlayer> = record.winning().cloned().collect();
    let result = match won.as_slice() {
        [] => tr!(records.nobody).into(),
        [player] => tr!(records.won_by, name = name_of(player)),
        all if all.len() == record.players.len() => tr!(records.level).into(),
        all => tr!(records.level_of, names = names_of(all)),
    };
    let mark = (won.len() == 1).then(|| view! { <SeatMark mark=won[0].mark/> });
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

/// The names of those players, in a row of words.
pub fn names_of(players: &[RecordPlayer]) -> String {
    joined(&players.iter().map(name_of).collect::<Vec<_>>())
}

/// The player's name; a deleted profile goes by the default name of its mark.
pub fn name_of(player: &RecordPlayer) -> String {
    name_or_default(&player.name, player.mark)
}
