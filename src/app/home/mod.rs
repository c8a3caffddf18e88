//! The shelf: parked sittings above, the boxes, and the ways to everything else. The only screen in the first wasm
//! file: whatever it needs counts for the first load.

mod parked;
pub mod summary;

pub use parked::{ParkedGames, summary_of, why_words};

use super::browser::pictures;
use super::browser::settings::Lang;
use super::browser::sittings;
use super::parts::{ActButton, Symbol, WordButton};
use super::place::Place;
use super::shelf::{GameCard, card};
use super::shell::Shell;
use super::words::{language, tr};
use crate::rules::GameId;
use leptos::prelude::*;

/// The home screen.
#[component]
pub fn Home() -> impl IntoView {
    let shell = Shell::get();
    let parked = move || match shell.bundles.base.here() {
        Some(rest) => (rest.parked)(),
        None => view! { <Room/> }.into_any(),
    };
    view! {
        <div class="screen home-screen">
            <Top/>
            <main>
                {parked}
                <section class="shelf" aria-label=tr!(home.games)>
                    {GameId::ALL.map(|game| view! { <ShelfBox game/> }).collect_view()}
                </section>
            </main>
            <Foot/>
        </div>
    }
}

/// Placeholders for the parked sittings until the base bundle is loaded, so that no box moves away under a finger.
#[component]
fn Room() -> impl IntoView {
    let cards = sittings::ids().iter().map(|_| view! { <BlankCard/> }).collect_view();
    (!cards.is_empty()).then(|| view! { <ul class="parked" aria-hidden="true">{cards}</ul> })
}

/// A placeholder as large as a parked sitting's card.
#[component]
fn BlankCard() -> impl IntoView {
    view! {
        <li class="resume piece">
            <span class="emblem"></span>
            <div>
                <b>"…"</b>
                <p>"…"<br/>"…"</p>
            </div>
            <span class="button piece">"…"</span>
        </li>
    }
}

#[component]
fn Top() -> impl IntoView {
    let shell = Shell::get();
    let other = match language() {
        Lang::Fr => Lang::En,
        Lang::En => Lang::Fr,
    };
    view! {
        <header class="bar top">
            <div class="brand">
                <Symbol sprite="shell" id="brand"/>
                <h1>{tr!(app.name)}</h1>
            </div>
            <div class="spread"></div>
            <ActButton
                act="records"
                icon="trophy"
                label=tr!(home.records)
                on:click=move |_| shell.go(Place::Records)
            />
            <button
                class="button quiet piece lang"
                data-act="language"
                aria-label=tr!(home.language)
                on:click=move |_| shell.change(|settings| settings.lang = Some(other))
            >
                {tr!(home.code)}
            </button>
        </header>
    }
}

#[component]
fn Foot() -> impl IntoView {
    let shell = Shell::get();
    let to = move |act, icon, label, place: Place| {
        view! { <WordButton act icon label on:click=move |_| shell.go(place.clone())/> }
    };
    view! {
        <footer>
            {to("players", "person", tr!(home.players), Place::Players)}
            {to("questions", "cards", tr!(home.questions), Place::Questions)}
            {to("evening", "star", tr!(evening.title), Place::Evening)}
            {to("settings", "settings", tr!(home.settings), Place::Settings)}
            {to("about", "info", tr!(home.about), Place::About)}
            {move || shell.bundles.base.here().map(|rest| (rest.foot)())}
        </footer>
    }
}

/// A game's box on the shelf.
#[component]
pub fn ShelfBox(game: GameId) -> impl IntoView {
    let shell = Shell::get();
    let GameCard { players, age, minutes, .. } = *card(game);
    // In a public room, the minutes that the house offers.
    let minutes = move || match shell.kiosk.on_offer(game).minutes {
        0 => minutes.to_owned(),
        offered => offered.to_string(),
    };
    view! {
        <button
            class="box piece"
            data-game=game.name()
            data-act="open"
            on:click=move |_| shell.go(Place::Setup(game))
        >
            <img class="art" src=pictures::drawing(&["box-", game.name()].concat()) alt=""/>
            <h2>{(card(game).title)()}</h2>
            <span class="facts">
                <span class="fact">{tr!(home.players_n, range = players)}</span>
                <span class="fact">{tr!(home.age, age = age)}</span>
                <span class="fact">{move || tr!(home.minutes, minutes = minutes())}</span>
            </span>
        </button>
    }
}
