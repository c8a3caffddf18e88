//! The records of the house: figures of all games, the holders of the titles, the seasons.

use super::latest::{Latest, names_of};
use super::season::Seasons;
use super::{best_words, title_words};
use crate::app::browser::dates;
use crate::app::parts::{Emblem, SeatMark};
use crate::app::place::Place;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::records::GameRecord;
use crate::records::house::{Best, House, house};
use crate::rules::Ms;
use leptos::prelude::*;

/// The page of the house.
#[component]
pub fn HousePage(records: Vec<GameRecord>) -> impl IntoView {
    let figures = house(&records, dates::day_code);
    let by_game = figures.by_game.clone();
    view! {
        <Figures figures/>
        <ByGame by_game/>
        <Latest records/>
        <Seasons/>
    }
}

/// A duration in words: minutes, or hours and minutes from one hour on.
fn time_words(time: Ms) -> String {
    let minutes = time.0 / 60_000;
    match (minutes / 60, minutes % 60) {
        (0, minutes) => tr!(records.minutes, n = minutes),
        (hours, minutes) => tr!(records.hours, h = hours, n = minutes),
    }
}

#[component]
fn Figures(figures: House) -> impl IntoView {
    let House { games, time, longest, streak, busiest, .. } = figures;
    let lines = [
        longest.map(|(game, time)| {
            tr!(records.longest, game = (card(game).title)(), time = time_words(time))
        }),
        streak.map(|(who, n)| tr!(records.streak, name = names_of(&who), n = n)),
        busiest.map(|(n, when)| tr!(records.busiest, n = n, day = dates::day(when))),
    ];
    let line = |words: String| view! { <li>{words}</li> };
    view! {
        <section class="house-card sheet-card piece">
            <h2>{tr!(records.house)}</h2>
            <div class="two">
                <div><b>{games}</b><span>{tr!(records.games, n = games)}</span></div>
                <div><b class="time">{time_words(time)}</b><span>{tr!(records.played)}</span></div>
            </div>
            <ul class="facts">{lines.into_iter().flatten().map(line).collect_view()}</ul>
        </section>
    }
}

/// For each game the best score, and who has won most often.
#[component]
fn ByGame(by_game: Vec<Best>) -> impl IntoView {
    let shell = Shell::get();
    let line = |best: Best| {
        let Best { game, played, score, holder } = best;
        let record = score.and_then(|(sum, who, _)| {
            let words = best_words(game, sum)?;
            Some(view! { <small>{words}" · "{names_of(&who)}</small> })
        });
        let holds = holder.map(|(who, n)| {
            let words = title_words(game, n);
            let marks = who.iter().map(|player| view! { <SeatMark mark=player.mark/> });
            view! { <span class="holder">{marks.collect_view()}<b>{names_of(&who)}</b>" "{words}</span> }
        });
        view! {
            <li>
                <button class="piece" data-act="play" on:click=move |_| shell.go(Place::Setup(game))>
                    <Emblem game/>
                    <b>{(card(game).title)()}</b>
                    <small>{tr!(records.games_n, n = played)}</small>
                    {holds}
                    {record}
                </button>
            </li>
        }
    };
    view! {
        <section class="titles-card sheet-card piece">
            <h2>{tr!(records.titles)}</h2>
            <ul class="titles">{by_game.into_iter().map(line).collect_view()}</ul>
        </section>
    }
}
