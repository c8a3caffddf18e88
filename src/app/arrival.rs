//! A further wasm file: fetched when it is asked for, and whoever taps sooner waits for it. What
//! only its function leads to is in it (tools/split.mjs parts them).

use super::lasting::{Lasting, lasting_signal};
use super::parts::{Notice, Soon};
use super::shell::link::Link;
use super::words::tr;
use super::{Place, Shell};
use crate::rules::GameId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::pin::Pin;
use std::time::Duration;
use wasm_split_helpers::SplitLoaderError;

/// After so long the page says that a file is late.
const PATIENCE: Duration = Duration::from_secs(8);

/// A wait that is shorter than this needs no word, in ms.
const UNNOTICED: u64 = 300;

/// What a file holds, or that it could not come.
pub type Fetched<T> = Result<&'static T, SplitLoaderError>;

/// Asks for a file.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Fetched<T>>>>;

/// What the app calls in a file of screens. To call one of these functions by its name would bring it, and all
/// it needs, into another file. One type for all such files: each would cost the first file a kilobyte.
pub struct Part {
    /// The screen of a place; nothing for one that is none of its own.
    pub screen: fn(&Place) -> Option<AnyView>,
    /// Watches over its screens for as long as the current owner lives.
    pub begin: fn(Shell),
    /// Whether a link may begin that game.
    pub admits: fn(GameId) -> bool,
}

/// Where a file is.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Unasked,
    Coming,
    /// It is still coming, after all that time.
    Late,
    Lost,
    Here,
}

/// A file that is here, on its way, or yet to be asked for; cheap to copy.
pub struct Arrival<T: Send + Sync + 'static> {
    state: Lasting<RwSignal<State>>,
    /// Whether it is here: those who wait for it are not told of its way, or whoever asks for what is not here
    /// would ask at each loss again.
    arrived: Lasting<RwSignal<bool>>,
    held: StoredValue<Option<&'static T>>,
    fetch: Fetch<T>,
}

impl<T: Send + Sync> Clone for Arrival<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync> Copy for Arrival<T> {}

impl<T: Send + Sync> Arrival<T> {
    /// It has not been asked for yet.
    pub fn by(fetch: Fetch<T>) -> Arrival<T> {
        let state = lasting_signal(State::Unasked);
        Arrival { state, arrived: lasting_signal(false), held: StoredValue::new(None), fetch }
    }

    /// What it holds, once it is here.
    pub fn here(self) -> Option<&'static T> {
        self.arrived.track();
        self.held.get_value()
    }

    /// The same for those who are drawn when it is there anyway.
    pub fn here_untracked(self) -> Option<&'static T> {
        self.held.get_value()
    }

    /// Whether it is late or lost, and people have been told so.
    fn is_missed(self) -> bool {
        matches!(self.state.get(), State::Late | State::Lost)
    }

    /// Asks for it, unless that has been done.
    pub fn bring(self) {
        if !matches!(self.state.get_untracked(), State::Unasked | State::Lost) {
            return;
        }
        self.state.set(State::Coming);
        let late = set_timeout_with_handle(move || self.state.set(State::Late), PATIENCE);
        let coming = (self.fetch)();
        spawn_local(async move {
            let fetched = coming.await.ok();
            let _ = late.map(|late| late.clear());
            self.state.set(if fetched.is_some() { State::Here } else { State::Lost });
            if fetched.is_some() {
                self.held.set_value(fetched);
                self.arrived.set(true);
            }
        });
    }

    /// Asks for it once more if it was lost.
    fn bring_again(self) {
        if self.state.get_untracked() == State::Lost {
            self.bring();
        }
    }
}

impl Shell {
    /// The file of screens that draws a place; none for what the rest or a box draws.
    pub const fn part_of(self, place: &Place) -> Option<Arrival<Part>> {
        match place {
            Place::Home | Place::Table(..) => None,
            Place::Setup(_) => Some(self.lobby),
            Place::Staff => Some(self.room.kiosk),
            Place::Players | Place::Records | Place::Settings | Place::Questions | Place::About => {
                Some(self.drawer)
            }
        }
    }

    const fn parts(self) -> [Arrival<Part>; 3] {
        [self.drawer, self.lobby, self.room.kiosk]
    }

    /// Asks for what that place is made of, unless that has been done.
    pub fn bring(self, place: &Place) {
        self.rest.bring();
        if let Some(part) = self.part_of(place) {
            part.bring();
        }
        if let Some(game) = place.game() {
            self.game(game).bring();
        }
    }

    /// Whether that place can be drawn.
    pub fn has(self, place: &Place) -> bool {
        let game = place.game().is_none_or(|game| self.game(game).here().is_some());
        let part = self.part_of(place).is_none_or(|part| part.here().is_some());
        self.rest.here().is_some() && game && part
    }

    /// Whether the game of a link cannot be started, and people have been told so.
    pub fn misses(self, link: &Link) -> bool {
        self.rest.is_missed() || self.room.kiosk.is_missed() || self.game(link.game).is_missed()
    }

    fn any(self, state: State) -> bool {
        let games = self.games.iter().any(|game| game.state.get() == state);
        let parts = self.parts().iter().any(|part| part.state.get() == state);
        self.rest.state.get() == state || parts || games
    }

    /// Asks once more. A connection that hangs is given up only with the page.
    fn retry(self) {
        if untrack(|| self.any(State::Late) || self.finale.state.get() == State::Late) {
            let _ = window().location().reload();
        }
        self.rest.bring_again();
        self.finale.bring_again();
        self.parts().iter().for_each(|part| part.bring_again());
        self.games.iter().for_each(|game| game.bring_again());
    }
}

/// What people are told who wait for a file.
#[component]
pub fn Arrivals() -> impl IntoView {
    let shell = Shell::get();
    let missed = Memo::new(move |_| shell.any(State::Late) || shell.any(State::Lost));
    // A screen that stands waits for nothing, whatever is still on its way.
    let waits = move |place: &Place| *place != Place::Home && !shell.has(place);
    let coming = Memo::new(move |_| shell.any(State::Coming) && shell.place.with(waits));
    view! { <Awaited missed coming/> }
}

/// What people are told whose game is over before the finale is here: until then nobody waits for it.
#[component]
pub fn FinaleAwaited() -> impl IntoView {
    let finale = Shell::get().finale;
    let missed = Memo::new(move |_| finale.is_missed());
    let coming = Memo::new(move |_| finale.state.get() == State::Coming);
    view! { <div class="notices" role="status"><Awaited missed coming/></div> }
}

/// A file is late or lost, or on its way.
#[component]
fn Awaited(missed: Memo<bool>, coming: Memo<bool>) -> impl IntoView {
    let shell = Shell::get();
    let waiting = Memo::new(move |_| coming.get() && !missed.get());
    view! {
        <Show when=move || missed.get()>
            <Notice kind="warn" words=tr!(app.missed)>
                <button class="button quiet piece" data-act="retry" on:click=move |_| shell.retry()>
                    {tr!(app.retry)}
                </button>
            </Notice>
        </Show>
        <Show when=move || waiting.get()>
            <Soon ms=UNNOTICED>
                <p class="notice piece">{tr!(app.coming)}</p>
            </Soon>
        </Show>
    }
}
