//! Everything behind the shelf – set-up, tables, rules, results, … – is a second wasm file
//! (tools/split.mjs parts them): what only [`REST`] leads to is in it. It is fetched when the first
//! screen has been painted, and whoever taps sooner waits for it.

use super::dom::{Dom, el, group};
use super::shell::link::Link;
use super::words::tr;
use super::{Place, Shell, home, parts, setup};
use any_spawner::Executor;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// After so long the page says that the rest is late, in ms.
const PATIENCE: u32 = 8_000;

/// A wait that is shorter than this needs no word, in ms.
const UNNOTICED: u32 = 300;

/// What the first file calls in the second. To call one of these functions by its name would
/// bring it, and all it needs, into the first.
pub struct Rest {
    /// The screen of a place other than home.
    pub screen: fn(Place) -> Dom,
    /// What lies over any screen while a deck is on its way.
    pub dialog: fn(Shell) -> Dom,
    /// The parked sittings above the shelf.
    pub parked: fn(Shell) -> Dom,
    /// Starts the game that a link asks for.
    pub start_from_link: fn(Shell, Link),
}

static REST: Rest = Rest {
    screen: super::screen,
    dialog: setup::dialog,
    parked: home::parked,
    start_from_link: setup::start_from_link,
};

#[wasm_split(rest, fallible)]
fn fetch() -> Result<&'static Rest, SplitLoaderError> {
    Ok(&REST)
}

/// Where the rest of the app is.
#[derive(Clone, Copy)]
enum State {
    Unasked,
    Coming,
    /// It is still coming, after all that time.
    Late,
    Lost,
    Here(&'static Rest),
}

/// The rest of the app, for the shell; cheap to copy.
#[derive(Clone, Copy)]
pub struct Arrival(RwSignal<State>);

impl Arrival {
    /// It has not been asked for yet.
    pub fn expected() -> Arrival {
        Arrival(RwSignal::new(State::Unasked))
    }

    /// The rest, once it is here.
    pub fn here(self) -> Option<&'static Rest> {
        match self.0.get() {
            State::Here(rest) => Some(rest),
            _ => None,
        }
    }

    /// The same for those who are drawn when it is there anyway.
    pub fn here_untracked(self) -> Option<&'static Rest> {
        untrack(|| self.here())
    }

    /// Whether it is late or lost, and people have been told so.
    pub fn is_missed(self) -> bool {
        matches!(self.0.get(), State::Late | State::Lost)
    }

    /// Asks for it, unless that has been done.
    pub fn bring(self) {
        if !matches!(self.0.get_untracked(), State::Unasked | State::Lost) {
            return;
        }
        self.0.set(State::Coming);
        let late = Timeout::new(PATIENCE, move || self.0.set(State::Late));
        Executor::spawn_local(async move {
            let fetched = fetch().await;
            late.cancel();
            self.0.set(fetched.map_or(State::Lost, State::Here));
        });
    }

    /// Asks once more. A connection that hangs is given up only with the page.
    fn retry(self) {
        match self.0.get_untracked() {
            State::Late => _ = window().location().reload(),
            _ => self.bring(),
        }
    }

    /// What people who wait for it are told.
    pub fn words(self, shell: Shell) -> Dom {
        let missed = Memo::new(move |_| self.is_missed());
        let waiting = Memo::new(move |_| {
            matches!(self.0.get(), State::Coming) && shell.place.get() != Place::Home
        });
        group()
            .child(move || missed.get().then(|| self.missed()))
            .child(move || waiting.get().then(coming))
    }

    fn missed(self) -> Dom {
        el("p", "notice piece")
            .attr("data-kind", "warn")
            .child(parts::icon("info"))
            .child(el("span", "").child(tr!(app.missed)))
            .child(
                el("button", "button quiet piece")
                    .attr("data-act", "retry")
                    .click(move || self.retry())
                    .child(tr!(app.retry)),
            )
    }
}

fn coming() -> Dom {
    parts::soon(UNNOTICED, || el("p", "notice piece").child(tr!(app.coming)))
}
