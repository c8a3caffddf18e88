//! The home screen of a kiosk: the attract screen, or, once somebody has touched it, a shelf of the offered
//! games and of those that this visitor has left.

use super::attract::Attract;
use super::closed::Closed;
use super::kept::house;
use super::visit;
use super::watch::leave;
use crate::app::browser::dates;
use crate::app::browser::settings::Lang;
use crate::app::browser::sittings::Parked;
use crate::app::home::ShelfBox;
use crate::app::parts::{Emblem, Symbol, WordButton};
use crate::app::place::Place;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::{language, tr};
use leptos::prelude::*;

/// Home of a tablet in a public room.
#[component]
pub fn Front() -> impl IntoView {
    let room = Shell::get().kiosk;
    let closed = Memo::new(move |_| room.closed.get());
    let visited = Memo::new(move |_| room.visited.get());
    move || match (visited.get(), closed.get()) {
        (true, _) => view! { <Shelf/> }.into_any(),
        (false, true) => view! { <Closed/> }.into_any(),
        (false, false) => view! { <Attract/> }.into_any(),
    }
}

/// The shelf of the games that are offered.
#[component]
fn Shelf() -> impl IntoView {
    let games = house().offered;
    view! {
        <div class="screen home-screen kiosk-shelf">
            <Top/>
            <main>
                <Waiting/>
                <section class="shelf" aria-label=tr!(home.games)>
                    {games.into_iter().map(|game| view! { <ShelfBox game/> }).collect_view()}
                </section>
            </main>
        </div>
    }
}

#[component]
fn Top() -> impl IntoView {
    let shell = Shell::get();
    view! {
        <header class="bar top">
            <div class="brand">
                <Symbol sprite="shell" id="brand"/>
                <h1>{tr!(app.name)}</h1>
            </div>
            <div class="spread"></div>
            <Languages/>
            <WordButton act="leave" icon="check" label=tr!(kiosk.leave) on:click=move |_| leave(shell)/>
        </header>
    }
}

/// The two languages, side by side.
#[component]
pub fn Languages() -> impl IntoView {
    let shell = Shell::get();
    let button = |(lang, name): (Lang, &'static str)| {
        let choose = move |_| shell.change(|settings| settings.lang = Some(lang));
        view! {
            <button
                class="button quiet piece"
                data-act="language"
                lang=lang.code()
                aria-pressed=(language() == lang).to_string()
                on:click=choose
            >
                {name}
            </button>
        }
    };
    let both = [(Lang::Fr, "FR"), (Lang::En, "EN")].map(button).collect_view();
    view! { <div class="langs" role="group" aria-label=tr!(settings.language)>{both}</div> }
}

/// The games that this visitor has left; nobody throws one away here.
#[component]
fn Waiting() -> impl IntoView {
    visit::put_away();
    let cards =
        visit::waiting().into_iter().map(|sitting| view! { <Card sitting/> }).collect_view();
    (!cards.is_empty())
        .then(|| view! { <ul class="parked" aria-label=tr!(home.parked)>{cards}</ul> })
}

#[component]
fn Card(sitting: Parked) -> impl IntoView {
    let shell = Shell::get();
    let Parked { id, game, when } = sitting;
    view! {
        <li class="resume piece">
            <Emblem game/>
            <div>
                <b>{(card(game).title)()}</b>
                <p>{dates::when(when)}</p>
            </div>
            <button
                class="button piece"
                data-act="resume"
                on:click=move |_| shell.go(Place::Table(game, id.clone()))
            >
                {tr!(common.resume)}
            </button>
        </li>
    }
}
