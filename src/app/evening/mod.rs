//! The soirée: its line above the shelf, and its screen with the explanation, the standings, and at the end the
//! winner of the evening.

use super::browser::evenings::Evening;
use super::browser::focus;
use super::browser::settings::Presentation;
use super::browser::speech::{self, Manner};
use super::parts::bar::ShellBar;
use super::parts::{Emblem, GoButton, Icon, SeatMark, Symbol, WordButton};
use super::place::Place;
use super::results::{Line, Picture};
use super::shelf::card;
use super::shell::Shell;
use super::words::{joined, language, name_or_default, tr};
use crate::evening::{Guest, Played, Standing, standings};
use crate::rules::GameId;
use leptos::prelude::*;

/// The name of a guest.
pub fn name(guest: &Guest) -> String {
    name_or_default(&guest.name, guest.mark)
}

/// The standings after those games.
pub fn all_standings(games: &[(GameId, Played)]) -> Vec<Standing> {
    let games: Vec<Played> = games.iter().map(|(_, game)| game.clone()).collect();
    standings(&games)
}

/// The line above the shelf while a soirée runs; the leader wears the crown.
#[component]
pub fn EveningLine() -> impl IntoView {
    let evening = RwSignal::new(Evening::load());
    Evening::follow(evening);
    move || evening.get().filter(|it| !it.is_over()).map(|it| view! { <Line it/> })
}

#[component]
fn Line(it: Evening) -> impl IntoView {
    let shell = Shell::get();
    let standings = all_standings(&it.games());
    let person = |standing: Standing| {
        let crown = (standing.rank == 1)
            .then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
        view! {
            <span class="stands">
                <span class="crown-wrap">{crown}<SeatMark mark=standing.guest.mark/></span>
                <span class="name">{name(&standing.guest)}</span>
                <b>{standing.points}</b>
            </span>
        }
    };
    let none =
        standings.is_empty().then(|| view! { <span class="hint">{tr!(evening.first_game)}</span> });
    view! {
        <button
            class="evening-line piece"
            data-act="evening-line"
            on:click=move |_| shell.go(Place::Evening)
        >
            <b>{tr!(evening.title)}</b>
            {standings.into_iter().map(person).collect_view()}
            {none}
            <Icon name="chevron-right"/>
        </button>
    }
}

/// The screen of the soirée.
#[component]
pub fn EveningScreen() -> impl IntoView {
    let shell = Shell::get();
    let evening = RwSignal::new(Evening::load());
    Evening::follow(evening);
    speech::attend();
    let begin = move |_| {
        shell.saved(Evening::begin());
        evening.set(Evening::load());
        shell.go(Place::Home);
    };
    let screen = move || match evening.get() {
        None => view! { <Explained/><Begin on:click=begin/> }.into_any(),
        Some(it) if it.is_over() => view! {
            <Over it=it.clone()/>
            <div class="deeds">
                <Share it=it.clone()/>
                <Print/>
                <GoesOn it evening/>
                <Begin on:click=begin/>
            </div>
        }
        .into_any(),
        Some(it) => view! { <Running it evening/> }.into_any(),
    };
    view! {
        <div class="screen evening-screen">
            <ShellBar title=tr!(evening.title)/>
            <main>{screen}</main>
        </div>
    }
}

/// What a soirée is.
#[component]
fn Explained() -> impl IntoView {
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(evening.what)}</h2>
            <p>{tr!(evening.rule)}</p>
        </section>
    }
}

#[component(transparent)]
fn Begin() -> impl IntoView {
    view! { <GoButton act="begin-evening" label=tr!(evening.begin)/> }
}

/// The standings, and the buttons to end the soirée or to play on.
#[component]
fn Running(it: Evening, evening: RwSignal<Option<Evening>>) -> impl IntoView {
    let shell = Shell::get();
    let games = it.games();
    let standings = all_standings(&games);
    let played = !games.is_empty();
    let crown = who_has_won(&standings);
    let end = move |_| {
        if played {
            say_crown(shell, &crown);
        }
        shell.saved(it.clone().end());
        evening.set(Evening::load());
        focus::follow();
    };
    let on = move |_| shell.go(Place::Home);
    view! {
        <section class="sheet-card piece">
            <h2>{if played { tr!(evening.standings) } else { tr!(evening.first_game) }}</h2>
            <Ranks standings/>
            <p class="hint">{tr!(evening.rule)}</p>
        </section>
        <Games games/>
        <div class="deeds">
            <WordButton act="end-evening" icon="trophy" label=tr!(evening.end) on:click=end/>
            <GoButton act="next-game" label=tr!(evening.next) on:click=on/>
        </div>
    }
}

/// The end of the soirée: the winner, the standings, the games.
#[component]
fn Over(it: Evening) -> impl IntoView {
    let games = it.games();
    let standings = all_standings(&games);
    let title = who_has_won(&standings);
    view! {
        <section class="sheet-card piece crowned">
            <Symbol sprite="shell" id="crown" class="crown"/>
            <h2>{title}</h2>
            <Ranks standings/>
        </section>
        <Games games/>
    }
}

fn who_has_won(standings: &[Standing]) -> String {
    let first = standings.iter().filter(|one| one.rank == 1).map(|one| name(&one.guest));
    let first: Vec<String> = first.collect();
    match first.as_slice() {
        [] => tr!(evening.nobody).to_owned(),
        [one] => tr!(evening.won, name = one),
        all => tr!(evening.won_together, names = joined(all)),
    }
}

/// Says who wears the crown, unless the voice is to be silent or to read questions only.
fn say_crown(shell: Shell, crown: &str) {
    shell.settings.with_untracked(|settings| {
        let wanted = matches!(settings.presentation, Presentation::Auto | Presentation::Everything);
        if wanted && !settings.muted {
            speech::present(crown, Manner::of(settings, language()));
        }
    });
}

/// Shares the poster of the evening, once its bundle is loaded. Absent in a public room, where nothing leads out of
/// the page.
#[component]
fn Share(it: Evening) -> impl IntoView {
    let shell = Shell::get();
    let results = shell.bundles.results;
    results.bring();
    let kept = StoredValue::new(it);
    let share = move |_| {
        let it = kept.get_value();
        let standings = all_standings(&it.games());
        let line = |one: &Standing| Line {
            rank: one.rank,
            name: name(&one.guest),
            mark: one.guest.mark,
            result: tr!(evening.points, n = one.points),
        };
        let lines = standings.iter().map(line).collect();
        let picture = Picture::of_evening(who_has_won(&standings), lines);
        if let Some(results) = results.here_untracked() {
            (results.share)(shell, &picture);
        }
    };
    let shown = move || results.here().is_some() && !shell.kiosk.public.get();
    view! {
        <Show when=shown>
            <WordButton act="share" icon="share" label=tr!(results.share) on:click=share/>
        </Show>
    }
}

/// Continues a soirée that was ended too soon: nothing is lost.
#[component]
fn GoesOn(it: Evening, evening: RwSignal<Option<Evening>>) -> impl IntoView {
    let shell = Shell::get();
    let go_on = move |_| {
        shell.saved(it.clone().go_on());
        evening.set(Evening::load());
        focus::follow();
    };
    view! { <WordButton act="evening-goes-on" icon="undo" label=tr!(evening.goes_on) on:click=go_on/> }
}

#[component]
fn Print() -> impl IntoView {
    let print = |_| _ = window().print();
    view! { <WordButton act="print" icon="print" label=tr!(results.print) on:click=print/> }
}

/// One line per person, the leader first.
#[component]
fn Ranks(standings: Vec<Standing>) -> impl IntoView {
    let most = standings.iter().map(|one| one.points).max().unwrap_or(1).max(1);
    let line = move |one: Standing| {
        let part = [&(100 * one.points / most).to_string(), "%"].concat();
        view! {
            <li data-mark=one.guest.mark.0.to_string() data-rank=one.rank.to_string() style:--part=part>
                <b class="rank">{one.rank}</b>
                <SeatMark mark=one.guest.mark/>
                <span class="name">{name(&one.guest)}</span>
                <i aria-hidden="true"></i>
                <b class="points">{tr!(evening.points, n = one.points)}</b>
            </li>
        }
    };
    view! { <ol class="ranks">{standings.into_iter().map(line).collect_view()}</ol> }
}

/// The games of the evening, and who has won each.
#[component]
fn Games(games: Vec<(GameId, Played)>) -> impl IntoView {
    let line = |(game, played): (GameId, Played)| {
        let won = played.guests.iter().zip(&played.won).filter(|(_, won)| **won);
        let names: Vec<String> = won.filter_map(|(guest, _)| guest.as_ref().map(name)).collect();
        let names =
            if names.is_empty() { tr!(evening.no_winner).to_owned() } else { joined(&names) };
        view! {
            <li><Emblem game/><b>{(card(game).title)()}</b><span>{names}</span></li>
        }
    };
    (!games.is_empty()).then(|| {
        view! {
            <section class="sheet-card piece">
                <h2>{tr!(evening.games)}</h2>
                <ul class="evening-games">{games.into_iter().map(line).collect_view()}</ul>
            </section>
        }
    })
}
