//! The window of a television: it greets the table that opened it, receives messages and draws them. It is a page
//! of its own, without a game, a save or a control; a touch makes it fill the screen.

use super::feed::Feed;
use super::rest::Rest;
use crate::app::browser::later::Wardrobe;
use crate::app::browser::settings::Lang;
use crate::app::browser::television::{self as window, Line};
use crate::app::second_screen;
use crate::app::shell::Shell;
use crate::app::words::{self, tr};
use crate::rules::GameId;
use crate::wire::judge::hello;
use crate::wire::{self, Refused, Standing, ToScreen, ToTable};
use leptos::ev::pagehide;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use serde::de::IgnoredAny;

/// The state of the window.
#[derive(Clone, PartialEq)]
enum Shows {
    /// No game; the standings, if there is a soirée.
    Rest(Vec<Standing>),
    /// The board of that game.
    Game(GameId),
    /// The table runs another build: this page has to be reloaded.
    OtherBuild,
}

/// The window that is connected by that token.
pub fn screen(token: String) -> AnyView {
    view! { <Television token/> }.into_any()
}

#[component]
fn Television(token: String) -> impl IntoView {
    let shell = Shell::get();
    let lang = second_screen::begin(shell);
    let feed = Feed { text: RwSignal::new(String::new()), said: RwSignal::new(String::new()) };
    let shows = RwSignal::new(Shows::Rest(vec![]));
    let called = Trigger::new();
    let line = Line::open(&token, move |text| hear(text, feed, shows, lang, called));
    let line = StoredValue::new_local(line);
    let say = move |word: &ToTable| {
        line.with_value(|line| line.iter().for_each(|line| line.say(&wire::written(word))));
    };
    Effect::new(move || {
        called.track();
        say(&hello());
    });
    let _ = use_event_listener(use_window(), pagehide, move |_| say(&ToTable::Bye));
    let game = Memo::new(move |_| match shows.get() {
        Shows::Game(game) => Some(game),
        _ => None,
    });
    let dressed = dress(shell, game);
    let inside = move || {
        words::set_language(lang.get());
        match shows.get() {
            Shows::Rest(standings) => view! { <Rest standings/> }.into_any(),
            Shows::OtherBuild => {
                view! { <main class="tv-rest"><p>{tr!(television.other_build)}</p></main> }
                    .into_any()
            }
            Shows::Game(game) if dressed.get() => {
                let of = shell.bundles.game(game).here();
                of.map(|of| (of.television)(feed)).into_any()
            }
            Shows::Game(_) => ().into_any(),
        }
    };
    view! {
        <div class="screen tv-screen" on:click=|_| window::fill()>{inside}</div>
    }
}

/// Loads the bundle and the style sheets of the current game; returns whether all of them are loaded.
fn dress(shell: Shell, game: Memo<Option<GameId>>) -> Memo<bool> {
    let wardrobe = Wardrobe::of_page();
    wardrobe.bring_television(None);
    Effect::new(move || {
        if let Some(game) = game.get() {
            shell.bundles.game(game).bring();
            wardrobe.bring_television(Some(game));
            wardrobe.wear_game(game);
        }
    });
    Memo::new(move |_| {
        let game = game.get();
        let here = game.is_none_or(|game| shell.bundles.game(game).here().is_some());
        here && wardrobe.dresses_television(game)
    })
}

/// Handles a message of the table; an unreadable one is ignored. `called` is notified of a roll call.
fn hear(text: String, feed: Feed, shows: RwSignal<Shows>, lang: RwSignal<Lang>, called: Trigger) {
    let Ok(message) = wire::read_to_screen::<IgnoredAny>(&text) else { return };
    let change = |to: Shows| {
        if shows.with_untracked(|now| *now != to) {
            feed.said.set(String::new());
            shows.set(to);
        }
    };
    match message {
        ToScreen::Welcome(welcome) => second_screen::speak_as_told(lang, &welcome),
        ToScreen::View(seen) => {
            feed.text.set(text);
            change(Shows::Game(seen.game));
        }
        ToScreen::Rest(standings) => change(Shows::Rest(standings)),
        ToScreen::Happened(said) => feed.said.set(said.join(" ")),
        ToScreen::Refused(Refused::OtherVersion { .. }) => change(Shows::OtherBuild),
        ToScreen::Refused(_) | ToScreen::Pong(_) => {}
        ToScreen::RollCall => called.notify(),
        ToScreen::Farewell(_) => change(Shows::Rest(vec![])),
    }
}
