//! The window of a television: it greets the table that opened it, receives messages and draws them. It is a page
//! of its own, without a game, a save or a control; a touch makes it fill the screen.

use super::board::of_game;
use super::loudspeaker::Loudspeaker;
use super::rest::{Crowned, Rest};
use crate::app::browser::frame::page_time;
use crate::app::browser::later::Wardrobe;
use crate::app::browser::settings::Lang;
use crate::app::browser::television::{self as window, Line};
use crate::app::elsewhere::feed::Feed;
use crate::app::parts::Icon;
use crate::app::second_screen;
use crate::app::shell::Shell;
use crate::app::words::{self, tr};
use crate::rules::GameId;
use crate::screens::Board;
use crate::wire::judge::hello;
use crate::wire::said::Said;
use crate::wire::{self, Refused, Seen, Standing, ToScreen, ToTable};
use leptos::ev::pagehide;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};

/// The state of the window.
#[derive(Clone, PartialEq)]
enum Shows {
    /// No game; the standings, if there is a soirée.
    Rest(Vec<Standing>),
    /// The end of a soirée.
    Crowned(Vec<Standing>),
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
    let line = StoredValue::new_local(None::<Line>);
    let say = move |word: &ToTable| {
        line.with_value(|line| line.iter().for_each(|line| line.say(&wire::written(word))));
    };
    let ear = Ear {
        feed: Feed::empty(),
        said: StoredValue::default(),
        shows: RwSignal::new(Shows::Rest(vec![])),
        lang,
        called: Trigger::new(),
        loudspeaker: Loudspeaker::begin(shell.settings, move |word| say(&word)),
    };
    let Ear { feed, shows, called, loudspeaker, .. } = ear;
    line.set_value(Line::open(&token, move |text| ear.hear(&text)));
    Effect::new(move || {
        called.track();
        say(&hello());
    });
    let _ = use_event_listener(use_window(), pagehide, move |_| say(&ToTable::Bye));
    let game = Memo::new(move |_| match shows.get() {
        Shows::Game(game) => Some(game),
        _ => None,
    });
    let dressed = dress(game);
    let inside = move || {
        words::set_language(lang.get());
        match shows.get() {
            Shows::Rest(standings) => view! { <Rest standings/> }.into_any(),
            Shows::Crowned(standings) => view! { <Crowned standings/> }.into_any(),
            Shows::OtherBuild => {
                view! { <main class="tv-rest"><p>{tr!(television.other_build)}</p></main> }
                    .into_any()
            }
            // Untracked: what it reads first must not draw it anew.
            Shows::Game(game) if dressed.get() => untrack(|| of_game(game, feed)),
            Shows::Game(_) => ().into_any(),
        }
    };
    let touched = move |_| {
        loudspeaker.locked.set(false);
        window::fill();
    };
    view! {
        <div class="screen tv-screen" on:click=touched>
            {inside}
            <Show when=move || loudspeaker.locked.get()>
                <p class="tv-locked"><Icon name="sound"/>{tr!(television.locked)}</p>
            </Show>
        </div>
    }
}

/// Loads the style sheets of the current game; returns whether all of them are loaded.
fn dress(game: Memo<Option<GameId>>) -> Memo<bool> {
    let wardrobe = Wardrobe::of_page();
    wardrobe.bring_television(None);
    Effect::new(move || {
        if let Some(game) = game.get() {
            wardrobe.bring_television(Some(game));
            wardrobe.wear_game(game);
        }
    });
    Memo::new(move |_| wardrobe.dresses_television(game.get()))
}

/// What the window keeps of what it hears; cheap to copy.
#[derive(Clone, Copy)]
struct Ear {
    feed: Feed<Board>,
    said: StoredValue<Said>,
    shows: RwSignal<Shows>,
    lang: RwSignal<Lang>,
    /// Notified of a roll call.
    called: Trigger,
    loudspeaker: Loudspeaker,
}

impl Ear {
    /// Handles a message of the table; an unreadable one is ignored.
    fn hear(self, text: &str) {
        let Ok(message) = wire::read_to_screen::<Board>(text) else { return };
        match message {
            ToScreen::Welcome(welcome) => second_screen::speak_as_told(self.lang, &welcome),
            ToScreen::View(seen) if seen.is_whole() => {
                second_screen::note_deck(&seen.scene);
                self.note(&seen);
                let game = seen.game;
                self.change(Shows::Game(game));
                self.feed.seen.set(Some(*seen));
            }
            ToScreen::Rest(standings) => self.change(Shows::Rest(standings)),
            ToScreen::Crowned(standings) => self.change(Shows::Crowned(standings)),
            ToScreen::Happened(words) => self.say(|said| said.heard(words.join(" "), now())),
            ToScreen::Holds => self.feed.holds.set(true),
            ToScreen::Podium(steps) => {
                self.say(Said::forget);
                self.feed.podium.set(steps);
            }
            ToScreen::Refused(Refused::OtherVersion { .. }) => self.change(Shows::OtherBuild),
            ToScreen::Sound(sound) => self.loudspeaker.play(sound),
            ToScreen::Refused(_) | ToScreen::Pong(_) | ToScreen::View(_) => {}
            ToScreen::RollCall => self.called.notify(),
            ToScreen::Farewell(_) => self.change(Shows::Rest(vec![])),
        }
    }

    /// A view: nothing is held back any more, and what was said of another moment is old.
    fn note(self, seen: &Seen<Board>) {
        self.feed.holds.set(false);
        if seen.scene.phase != "over" && self.feed.podium.with_untracked(|it| !it.is_empty()) {
            self.feed.podium.set(vec![]);
        }
        self.say(|said| said.seen(&seen.scene, seen.turn, now()));
    }

    /// Changes the line under the board; `change` tells whether it is another one.
    fn say(self, change: impl FnOnce(&mut Said) -> bool) {
        if self.said.try_update_value(change) == Some(true) {
            self.feed.said.set(self.said.with_value(|said| said.words().to_owned()));
        }
    }

    fn change(self, to: Shows) {
        if self.shows.with_untracked(|now| *now != to) {
            self.feed.podium.set(vec![]);
            self.say(Said::forget);
            self.shows.set(to);
        }
    }
}

/// The time of the page, in ms.
fn now() -> u32 {
    page_time() as u32
}
