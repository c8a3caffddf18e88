//! Palmarès: what every profile has won, and the latest games.

use super::Shell;
use super::parts::bar::shell_bar;
use super::parts::{act, mark, symbol};
use super::shell::profiles::Profile;
use super::shell::records::{self, GameRecord, Tally};
use super::shell::{dates, download};
use super::words::{game_name, tr};
use leptos::prelude::*;

/// How many games the list shows.
const LATEST: usize = 12;

/// The records screen.
#[component]
pub fn Records() -> impl IntoView {
    let shell = Shell::get();
    let changed = RwSignal::new(0);
    let chosen = RwSignal::new(None::<u32>);
    let export = || {
        download::save_text("tablee-palmares.json", "application/json", &records::export_text());
    };
    view! {
        <div class="screen records-screen">
            {shell_bar(tr!(records.title), act("export", "download", tr!(records.export), export))}
            {move || { changed.track(); body(shell, chosen, changed) }}
        </div>
    }
}

fn body(shell: Shell, chosen: RwSignal<Option<u32>>, changed: RwSignal<i32>) -> AnyView {
    let all = StoredValue::new(records::load());
    if all.with_value(Vec::is_empty) {
        return view! {
            <main><section class="sheet-card piece"><p class="empty">{tr!(records.none)}</p></section></main>
        }
        .into_any();
    }
    let profiles = shell.profiles.get_untracked().list;
    let first = profiles.first().map(|profile| profile.id);
    let people = StoredValue::new(profiles);
    let current = Memo::new(move |_| chosen.get().or(first));
    view! {
        <ul class="profiles" role="tablist">
            {people.get_value().iter().map(|p| tab(p, current, chosen)).collect_view()}
        </ul>
        <main>
            {move || {
                let profile = people.get_value().into_iter().find(|p| Some(p.id) == current.get());
                profile.map(|p| card(&p, &all.with_value(|all| records::tally(all, p.id))))
            }}
            {all.with_value(|all| latest(all))}
            {clear_button(changed)}
        </main>
    }
    .into_any()
}

fn tab(profile: &Profile, current: Memo<Option<u32>>, chosen: RwSignal<Option<u32>>) -> AnyView {
    let (id, name, number) = (profile.id, profile.name.clone(), profile.mark.0.to_string());
    view! {
        <li role="presentation">
            <button class="profile piece" role="tab" data-mark=number data-act="profile"
                aria-selected=move || (current.get() == Some(id)).to_string()
                on:click=move |_| chosen.set(Some(id))>
                {mark(profile.mark)}<span class="name">{name}</span>
            </button>
        </li>
    }
    .into_any()
}

fn card(profile: &Profile, tally: &Tally) -> AnyView {
    let (number, name) = (profile.mark.0.to_string(), profile.name.clone());
    let crowned = tally.wins > 0;
    view! {
        <section class="who-card sheet-card piece" data-mark=number>
            <div class="top">
                <span class="crown-wrap">
                    {crowned.then(|| symbol("shell", "crown", "crown"))}{mark(profile.mark)}
                </span>
                <h2>{name}</h2>
            </div>
            <div class="two">
                <div><b>{tally.games}</b><span>{tr!(records.games)}</span></div>
                <div><b>{tally.wins}</b><span>{tr!(records.wins)}</span></div>
            </div>
        </section>
    }
    .into_any()
}

fn latest(all: &[GameRecord]) -> AnyView {
    let mut newest: Vec<&GameRecord> = all.iter().collect();
    newest.sort_by(|a, b| b.ended_at.total_cmp(&a.ended_at));
    let lines: Vec<AnyView> = newest.into_iter().take(LATEST).map(line).collect();
    view! {
        <section class="last-card sheet-card piece">
            <h2>{tr!(records.latest)}</h2>
            <ol class="last">{lines}</ol>
        </section>
    }
    .into_any()
}

fn line(record: &GameRecord) -> AnyView {
    let winner = record.winners.first().and_then(|seat| record.players.get(seat.index()));
    let result = match winner {
        Some(player) => tr!(records.won_by, name = player.name.clone()),
        None => tr!(records.nobody).into(),
    };
    let names: Vec<String> = record.players.iter().map(|player| player.name.clone()).collect();
    let small = [dates::when(record.ended_at), names.join(", ")].join(" – ");
    view! {
        <li>
            <span class="emblem" data-game=record.game.name()>
                {symbol("shell", &["emblem-", record.game.name()].concat(), "")}
            </span>
            <b>{game_name(record.game)}</b>
            <span class="rank">{result}</span>
            <small>{small}</small>
        </li>
    }
    .into_any()
}

/// Two taps: the first asks, the second deletes.
fn clear_button(changed: RwSignal<i32>) -> AnyView {
    let sure = RwSignal::new(false);
    let clear = move |_| {
        if sure.get_untracked() {
            records::clear();
            changed.update(|n| *n += 1);
        } else {
            sure.set(true);
        }
    };
    view! {
        <button class="button quiet piece" data-act="clear" on:click=clear>
            {super::parts::icon("trash")}
            {move || if sure.get() { tr!(records.really) } else { tr!(records.clear) }}
        </button>
    }
    .into_any()
}
