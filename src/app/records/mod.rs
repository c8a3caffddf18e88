//! Palmarès: what every profile has won, and the latest games.

use super::browser::profiles::Profile;
use super::browser::records::{self, GameRecord, GameTally, RecordPlayer, Tally};
use super::browser::{dates, download};
use super::parts::bar::ShellBar;
use super::parts::money::amount;
use super::parts::{ActButton, Emblem, Icon, SeatMark, Symbol};
use super::place::Place;
use super::shelf::card;
use super::shell::Shell;
use super::words::{name_or_default, theme_words, tr};
use crate::decks::taste::Theme;
use crate::rules::GameId;
use crate::rules::answered::ThemeSum;
use leptos::prelude::*;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How many games the list shows.
const LATEST: usize = 12;

/// The records screen.
#[component]
pub fn Records() -> impl IntoView {
    let all = RwSignal::new(records::load());
    let export = |_| {
        download::save_text("tablee-palmares.json", "application/json", &records::export_text());
    };
    view! {
        <div class="screen records-screen">
            <ShellBar title=tr!(records.title)>
                <ActButton act="export" icon="download" label=tr!(records.export) on:click=export/>
            </ShellBar>
            <Show when=move || all.with(|all| !all.is_empty()) fallback=|| view! { <NoneYet/> }>
                <Body all/>
            </Show>
        </div>
    }
}

#[component]
fn NoneYet() -> impl IntoView {
    view! {
        <main>
            <section class="sheet-card piece"><p class="empty">{tr!(records.none)}</p></section>
        </main>
    }
}

#[component]
fn Body(all: RwSignal<Vec<GameRecord>>) -> impl IntoView {
    let people = Shell::get().profiles.get_untracked().list;
    let chosen = RwSignal::new(people.first().map(|profile| profile.id));
    let tabs = people.iter().map(|profile| view! { <Tab profile=profile.clone() chosen/> });
    let tabs = tabs.collect_view();
    let card = move || {
        let profile = people.iter().find(|profile| Some(profile.id) == chosen.get())?.clone();
        let tally = all.with(|all| records::tally(all, profile.id));
        let themes = tally.themes.clone();
        Some(view! {
            <Card profile tally/>
            {(!themes.is_empty()).then(|| view! { <Answers themes/> })}
        })
    };
    view! {
        <nav aria-label=tr!(home.players)>
            <ul class="profiles" role="tablist">{tabs}</ul>
        </nav>
        <main>
            {card}
            <Latest all/>
            <ClearButton all/>
        </main>
    }
}

#[component]
fn Tab(profile: Profile, chosen: RwSignal<Option<u32>>) -> impl IntoView {
    let Profile { id, name, mark } = profile;
    view! {
        <li role="presentation">
            <button
                class="profile piece"
                role="tab"
                data-mark=mark.0.to_string()
                data-act="profile"
                aria-selected=move || (chosen.get() == Some(id)).to_string()
                on:click=move |_| chosen.set(Some(id))
            >
                <SeatMark mark/>
                <span class="name">{name}</span>
            </button>
        </li>
    }
}

#[component]
fn Card(profile: Profile, tally: Tally) -> impl IntoView {
    let Profile { name, mark, .. } = profile;
    let crown =
        (tally.wins > 0).then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
    view! {
        <section class="who-card sheet-card piece" data-mark=mark.0.to_string()>
            <div class="top">
                <span class="crown-wrap">{crown}<SeatMark mark/></span>
                <h2>{name}</h2>
            </div>
            <div class="two">
                <div>
                    <b>{tally.games}</b>
                    <span>{tr!(records.games, n = tally.games)}</span>
                </div>
                <div>
                    <b>{tally.wins}</b>
                    <span>{tr!(records.wins, n = tally.wins)}</span>
                </div>
            </div>
            <ByGame tally/>
        </section>
    }
}

/// Every game of the shelf: how often it was played and won; a tap leads to its table.
#[component]
fn ByGame(tally: Tally) -> impl IntoView {
    let shell = Shell::get();
    let line = |game: GameId| {
        let GameTally { played, won, best, .. } = tally.of(game);
        let words = match played {
            0 => tr!(records.never).to_owned(),
            _ => tr!(records.won_of, won = won, n = played),
        };
        let title =
            (won > 0).then(|| view! { <b class="medal">{(card(game).winner)()}" × "{won}</b> });
        let words =
            [words].into_iter().chain(best_words(game, best)).collect::<Vec<_>>().join(" · ");
        let part = [&(100 * won / played.max(1)).to_string(), "%"].concat();
        let share = (played > 0).then(|| {
            view! { <span class="share" aria-hidden="true" style:--part=part></span> }
        });
        let open = move |_| shell.go(Place::Setup(game));
        view! {
            <li>
                <button class="piece" data-act="play" on:click=open>
                    <Emblem game/>
                    <b>{(card(game).title)()}</b>
                    <small>{title}{words}</small>
                    {share}
                    <Icon name="chevron-right"/>
                </button>
            </li>
        }
    };
    view! {
        <ul class="by-game" aria-label=tr!(records.by_game)>
            {GameId::ALL.map(line).into_iter().collect_view()}
        </ul>
    }
}

/// The highest score, where it is a sum that one could beat: of chips the winner has them all.
fn best_words(game: GameId, best: u32) -> Option<String> {
    let sums = card(game).sums && best > 0;
    sums.then(|| tr!(records.best, sum = amount(best)))
}

/// Right answers theme by theme, the best first.
#[component]
fn Answers(themes: BTreeMap<Theme, ThemeSum>) -> impl IntoView {
    let right: u32 = themes.values().map(|sum| sum.right).sum();
    let asked: u32 = themes.values().map(|sum| sum.asked).sum();
    let mut lines: Vec<_> = themes.into_values().collect();
    lines.sort_by_key(|sum| Reverse(sum.in_thousand()));
    let line = |sum: ThemeSum| {
        let part = [&(sum.in_thousand() / 10).to_string(), "%"].concat();
        let ThemeSum { theme, right, asked } = sum;
        view! {
            <li>
                <span>{theme_words(theme)}</span>
                <i aria-hidden="true" style:--part=part></i>
                <b>{[right.to_string(), asked.to_string()].join("/")}</b>
            </li>
        }
    };
    view! {
        <section class="answers-card sheet-card piece">
            <h2>{tr!(records.answers)}</h2>
            <p>{tr!(records.right_of, right = right, n = asked)}</p>
            <ol class="by-theme">{lines.into_iter().map(line).collect_view()}</ol>
        </section>
    }
}

#[component]
fn Latest(all: RwSignal<Vec<GameRecord>>) -> impl IntoView {
    // Records are kept in the order in which the games ended.
    let lines = move || {
        let line = |record: &GameRecord| view! { <Line record=record.clone()/> };
        all.with(|all| all.iter().rev().take(LATEST).map(line).collect_view())
    };
    view! {
        <section class="last-card sheet-card piece">
            <h2>{tr!(records.latest)}</h2>
            <ol class="last">{lines}</ol>
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
        </li>
    }
}

/// Whoever was deleted goes by the name of the mark.
fn name_of(player: &RecordPlayer) -> String {
    name_or_default(&player.name, player.mark)
}

/// Two taps: the first asks, the second deletes.
#[component]
fn ClearButton(all: RwSignal<Vec<GameRecord>>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let clear = move |_| {
        if sure.get_untracked() {
            records::clear();
            all.set(records::load());
        } else {
            sure.set(true);
        }
    };
    view! {
        <button class="button quiet piece" data-act="clear" on:click=clear>
            <Icon name="trash"/>
            {move || if sure.get() { tr!(records.really) } else { tr!(records.clear) }}
        </button>
    }
}
