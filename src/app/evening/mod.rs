//! The soirée: its line above the shelf, and its screen, a poster: what it is, then the running score, and at the end
//! the podium of the evening.

mod end;
pub mod score;

pub use score::{all_standings, name};

use super::browser::evenings::Evening;
use super::browser::profiles::Profile;
use super::browser::settings::Presentation;
use super::browser::speech::{self, Manner};
use super::browser::{dates, focus};
use super::parts::bar::ShellBar;
use super::parts::{Emblem, GoButton, Icon, SeatMark, Symbol, WordButton};
use super::place::Place;
use super::shelf::card;
use super::shell::Shell;
use super::words::{language, tr};
use crate::evening::Standing;
use crate::podium::Shown;
use crate::rules::GameId;
use end::{GoesOn, Over, Print, Share};
use leptos::prelude::*;
use leptos::reactive::signal::ArcRwSignal;
use score::{Games, Ranks, who_leads};

thread_local! {
    /// Whether the podium has still to show who has won the soirée.
    static HELD_BACK: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Whether the podium has still to show who has won the soirée: screens elsewhere do not show it sooner.
pub fn held_back() -> ArcRwSignal<bool> {
    HELD_BACK.with(Clone::clone)
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
    on_cleanup(|| held_back().set(false));
    let shown = RwSignal::new(Shown::All);
    let start = move || {
        announce(shell, &[tr!(evening.what), ". ", tr!(evening.rule)].concat());
        shell.saved(Evening::begin());
        evening.set(Evening::load());
    };
    let begin = move |_| {
        start();
        focus::follow();
    };
    let chosen = Callback::new(move |game: GameId| {
        if Evening::running().is_none() {
            start();
        }
        shell.go(Place::Setup(game));
    });
    let screen = move || match evening.get() {
        None => view! {
            <Bill headline=tr!(evening.what) chosen/>
            <div class="deeds"><Begin on:click=begin/></div>
        }
        .into_any(),
        Some(it) if it.is_over() => view! {
            <Over it=it.clone() shown/>
            <div class="deeds">
                <Share it=it.clone()/>
                <Print/>
                <GoesOn it evening/>
                <Begin on:click=begin/>
            </div>
        }
        .into_any(),
        Some(it) => view! { <Running it evening shown chosen/> }.into_any(),
    };
    view! {
        <div
            class="screen evening-screen"
            data-ceremony=move || (shown.get() < Shown::Told).then_some("")
        >
            <ShellBar title=tr!(evening.title)/>
            <main>{screen}</main>
        </div>
    }
}

/// Its poster before the end: the day, a headline, and what the children tell.
#[component]
fn Playbill(#[prop(into)] headline: String, children: Children) -> impl IntoView {
    view! {
        <section class="playbill piece">
            <header>
                <p>{tr!(evening.title)}" · "{dates::day(js_sys::Date::now())}</p>
                <h2>{headline}</h2>
            </header>
            {children()}
            <p class="hint">{tr!(evening.rule)}</p>
        </section>
    }
}

/// The poster while nothing was played: all games are on the bill, and whoever is known may come.
#[component]
fn Bill(#[prop(into)] headline: String, chosen: Callback<GameId>) -> impl IntoView {
    view! { <Playbill headline><Programme chosen/><Known/></Playbill> }
}

/// The games: a touch on one plays it first.
#[component]
fn Programme(chosen: Callback<GameId>) -> impl IntoView {
    let game = move |game: GameId| {
        view! {
            <li>
                <button
                    data-act="first-game"
                    data-game=game.name()
                    on:click=move |_| chosen.run(game)
                >
                    <Emblem game/>
                    <b>{(card(game).title)()}</b>
                </button>
            </li>
        }
    };
    view! {
        <ul class="programme" aria-label=tr!(evening.programme)>
            {GameId::ALL.into_iter().map(game).collect_view()}
        </ul>
    }
}

/// The people of this tablet; not for visitors.
#[component]
fn Known() -> impl IntoView {
    let shell = Shell::get();
    let people = shell.profiles.with_untracked(|it| it.list.clone());
    let shown = !people.is_empty() && !shell.kiosk.public.get_untracked();
    let person = |it: Profile| view! { <li><SeatMark mark=it.mark/>{it.name}</li> };
    shown.then(|| {
        let people = people.into_iter().map(person).collect_view();
        view! { <ul class="at-table" aria-label=tr!(evening.people)>{people}</ul> }
    })
}

#[component(transparent)]
fn Begin() -> impl IntoView {
    view! { <GoButton act="begin-evening" label=tr!(evening.begin)/> }
}

/// The running score, the games so far, and the buttons to end the soirée or to play on.
#[component]
fn Running(
    it: Evening,
    evening: RwSignal<Option<Evening>>,
    shown: RwSignal<Shown>,
    chosen: Callback<GameId>,
) -> impl IntoView {
    let shell = Shell::get();
    let games = it.games();
    let standings = all_standings(&games);
    let played = !games.is_empty();
    let end = move |_| {
        if played {
            held_back().set(true);
            shown.set(Shown::Curtain);
        }
        shell.saved(it.clone().end());
        let now = Evening::load();
        // Another tab may have begun another one.
        if !now.as_ref().is_some_and(Evening::is_over) {
            held_back().set(false);
            shown.set(Shown::All);
        }
        evening.set(now);
        focus::follow();
    };
    let on = move |_| shell.go(Place::Home);
    let bill = match who_leads(&standings) {
        Some(leads) => view! {
            <Playbill headline=leads><Ranks standings/><Games games/></Playbill>
        }
        .into_any(),
        None => view! { <Bill headline=tr!(evening.first_game) chosen/> }.into_any(),
    };
    view! {
        {bill}
        <div class="deeds">
            <WordButton act="end-evening" icon="trophy" label=tr!(evening.end) on:click=end/>
            {played.then(|| view! {
                <GoButton act="next-game" label=tr!(evening.next) on:click=on/>
            })}
        </div>
    }
}

/// Says a text of the soirée, unless the voice is to be silent or to read questions only.
fn announce(shell: Shell, text: &str) {
    shell.settings.with_untracked(|settings| {
        let wanted = matches!(settings.presentation, Presentation::Auto | Presentation::Everything);
        if wanted && !settings.muted {
            speech::present(text, Manner::of(settings, language()));
        }
    });
}
