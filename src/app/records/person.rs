//! The page of one person: sums, latest games, the other people at those tables, themes.

use super::best_words;
use super::latest::Latest;
use crate::app::browser::dates;
use crate::app::browser::profiles::Profile;
use crate::app::contest::words::Rank;
use crate::app::parts::{Emblem, Icon, SeatMark, Symbol};
use crate::app::place::Place;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::{name_or_default, theme_words, tr};
use crate::decks::taste::Theme;
use crate::records::GameRecord;
use crate::records::tally::{GameTally, Result, Tally, results, tally};
use crate::records::together::{Together, together};
use crate::rules::GameId;
use crate::rules::answered::ThemeSum;
use crate::small_sort::SmallSort;
use leptos::prelude::*;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How many games the chart shows.
const CHART: usize = 24;

/// How many other people are compared.
const OTHERS: usize = 5;

/// The page of one person.
#[component]
pub fn PersonPage(profile: Profile, records: Vec<GameRecord>) -> impl IntoView {
    let id = profile.id;
    let sums = tally(&records, id);
    let themes = sums.themes.clone();
    let (chart, others) = (results(&records, id, CHART), together(&records, id));
    let own: Vec<GameRecord> =
        records.into_iter().filter(|record| record.seat_of(id).is_some()).collect();
    view! {
        <Card profile tally=sums/>
        <div class="between">
            {(!chart.is_empty()).then(|| view! { <Chart games=chart/> })}
            {(!others.is_empty()).then(|| view! { <Others others/> })}
            {(!themes.is_empty()).then(|| view! { <Answers themes/> })}
        </div>
        <Latest records=own/>
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

/// Every game of the shelf: how often it was played and won; a tap opens its set-up.
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

/// The last games as columns: the better the place, the higher; those won are gold.
#[component]
fn Chart(games: Vec<Result>) -> impl IntoView {
    let column = |result: Result| {
        let Result { game, ended_at, place, of, won } = result;
        let height = (100 * (1 + of - place) / of).to_string();
        let title = (card(game).title)();
        view! {
            <li data-won=won>
                <span class="unseen">{title}", "{dates::day(ended_at)}": "<Rank place/>" / "{of}</span>
                <i aria-hidden="true" style:--high=height></i>
                <Emblem game/>
            </li>
        }
    };
    view! {
        <section class="chart-card sheet-card piece">
            <h2>{tr!(records.chart)}</h2>
            <ol class="places">{games.into_iter().map(column).collect_view()}</ol>
        </section>
    }
}

/// How often the person ranked before and behind each of the others.
#[component]
fn Others(others: Vec<Together>) -> impl IntoView {
    let line = |met: Together| {
        let Together { player, games, ahead, behind } = met;
        let part = [&(100 * ahead / (ahead + behind).max(1)).to_string(), "%"].concat();
        view! {
            <li>
                <SeatMark mark=player.mark/>
                <b>{name_or_default(&player.name, player.mark)}</b>
                <small>{tr!(records.met, n = games, ahead = ahead, behind = behind)}</small>
                {(ahead + behind > 0).then(|| view! { <i aria-hidden="true" style:--part=part></i> })}
            </li>
        }
    };
    view! {
        <section class="others-card sheet-card piece">
            <h2>{tr!(records.others)}</h2>
            <ul class="met">{others.into_iter().take(OTHERS).map(line).collect_view()}</ul>
        </section>
    }
}

/// Right answers theme by theme, the best first.
#[component]
fn Answers(themes: BTreeMap<Theme, ThemeSum>) -> impl IntoView {
    let right: u32 = themes.values().map(|sum| sum.right).sum();
    let asked: u32 = themes.values().map(|sum| sum.asked).sum();
    let mut lines: Vec<_> = themes.into_values().collect();
    lines.small_sort_by_key(|sum| Reverse(sum.in_thousand()));
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
