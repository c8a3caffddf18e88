//! The wasm files beside the first: what the app calls in each, and their arrival. Each is fetched on request; a tap
//! that needs it earlier waits. Which functions are behind them says [`wiring`](super::wiring).

pub mod base;
pub mod games;
pub mod handing;
pub mod kiosk;
pub mod phone;
pub mod phones;
pub mod replay;
pub mod results;
pub mod spreadsheets;
pub mod television;
pub mod waiting;
pub mod workshop;

use super::browser::link;
use super::place::Place;
use crate::rules::GameId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::pin::Pin;
use std::time::Duration;
use wasm_split_helpers::SplitLoaderError;

/// The time after which a file is reported as late.
const PATIENCE: Duration = Duration::from_secs(8);

/// The content of a file, or the reason it could not be loaded.
pub type Fetched<T> = Result<&'static T, SplitLoaderError>;

/// Fetches a file.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Fetched<T>>>>;

/// The function that the app calls in a bundle of screens: renders the screen of a place, `None` for a place
/// of another bundle. Calling it by name would link it, and all it needs, into the caller's file.
pub struct Screens(pub fn(&Place) -> Option<AnyView>);

/// The state of a file.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Unasked,
    Coming,
    /// Still loading after [`PATIENCE`].
    Late,
    Lost,
    Here,
}

/// A file that loads on request; cheap to copy.
pub struct Arrival<T: Send + Sync + 'static> {
    state: RwSignal<State>,
    /// Whether it is here. [`Arrival::here`] tracks this and not `state`: otherwise an effect that requests the file
    /// would rerun, and request it again, after each failure.
    arrived: RwSignal<bool>,
    held: StoredValue<Option<&'static T>>,
    /// Callbacks waiting for it, each called once.
    waiters: StoredValue<Vec<Waiter<T>>, LocalStorage>,
    fetch: Fetch<T>,
}

/// A callback waiting for a file; it receives `None` if the file is lost.
type Waiter<T> = Box<dyn FnOnce(Option<&'static T>)>;

impl<T: Send + Sync> Clone for Arrival<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync> Copy for Arrival<T> {}

impl<T: Send + Sync> Arrival<T> {
    /// A file that has not been requested yet.
    pub fn by(fetch: Fetch<T>) -> Arrival<T> {
        let state = RwSignal::new(State::Unasked);
        Arrival {
            state,
            arrived: RwSignal::new(false),
            held: StoredValue::new(None),
            waiters: StoredValue::new_local(vec![]),
            fetch,
        }
    }

    /// Its content, once it is here.
    pub fn here(self) -> Option<&'static T> {
        self.arrived.track();
        self.held.get_value()
    }

    /// The same, untracked: for code that is rendered only once it is here.
    pub fn here_untracked(self) -> Option<&'static T> {
        self.held.get_value()
    }

    /// Whether it is late or lost, as people can see.
    pub fn is_missed(self) -> bool {
        matches!(self.state.get(), State::Late | State::Lost)
    }

    /// Requests it, unless it is here or being fetched.
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
            let waiters = self.waiters.try_update_value(std::mem::take).unwrap_or_default();
            waiters.into_iter().for_each(|waiter| waiter(fetched));
        });
    }

    /// Requests it and calls `then` once: with its content when it is here, or with `None` when it is lost.
    pub fn when_here(self, then: impl FnOnce(Option<&'static T>) + 'static) {
        match self.here_untracked() {
            Some(held) => then(Some(held)),
            None => {
                self.waiters.update_value(|waiters| waiters.push(Box::new(then)));
                self.bring();
            }
        }
    }

    /// Requests it again if it was lost.
    fn bring_again(self) {
        if self.state.get_untracked() == State::Lost {
            self.bring();
        }
    }
}

/// Every wasm file beside the first.
#[derive(Clone, Copy)]
pub struct Bundles {
    /// Everything behind the shelf that all games share.
    pub base: Arrival<base::Base>,
    /// The set-up.
    pub setup: Arrival<Screens>,
    /// Handing things to another tablet, or receiving them.
    pub handing: Arrival<handing::Sheets>,
    /// The replay of a game.
    pub replay: Arrival<replay::Replay>,
    /// The results.
    pub results: Arrival<results::Results>,
    /// Players, records, questions, settings, soirée, credits.
    pub menu: Arrival<Screens>,
    /// Decks of one's own.
    pub workshop: Arrival<workshop::Workshop>,
    /// The readers of spreadsheets.
    pub spreadsheets: Arrival<spreadsheets::Spreadsheets>,
    /// The tablet in a public room.
    pub kiosk: Arrival<kiosk::Kiosk>,
    /// The sheet with which phones join the table.
    pub phones: Arrival<phones::Phones>,
    /// The page of a phone.
    pub phone: Arrival<phone::Phone>,
    /// The window of a television.
    pub television: Arrival<television::Television>,
    /// The box of each game, in the order of [`GameId::ALL`].
    pub games: [Arrival<games::GameBox>; GameId::ALL.len()],
}

impl Bundles {
    /// The box of a game.
    pub fn game(self, game: GameId) -> Arrival<games::GameBox> {
        self.games[game.index()]
    }

    /// Requests the files of a place, unless that was done before.
    pub fn bring(self, place: &Place) {
        self.base.bring();
        match place {
            Place::Setup(_) => self.setup.bring(),
            Place::Staff => self.kiosk.bring(),
            Place::Replay(..) => self.replay.bring(),
            Place::Workshop => self.workshop.bring(),
            place if place.is_menu() => self.menu.bring(),
            _ => (),
        }
        if let Some(game) = place.game() {
            self.game(game).bring();
        }
    }

    /// Whether all files of a place are here.
    pub fn has(self, place: &Place) -> bool {
        let game = place.game().is_none_or(|game| self.game(game).here().is_some());
        let screens = match place {
            Place::Setup(_) => self.setup.here().is_some(),
            Place::Staff => self.kiosk.here().is_some(),
            Place::Workshop => self.workshop.here().is_some(),
            Place::Replay(..) => self.replay.here().is_some(),
            place => !place.is_menu() || self.menu.here().is_some(),
        };
        self.base.here().is_some() && game && screens
    }

    /// Whether a file that a link's game needs is late or lost, as people can see.
    pub fn misses(self, game: GameId) -> bool {
        self.base.is_missed() || self.kiosk.is_missed() || self.game(game).is_missed()
    }

    /// Whether a bundle is in that state; the results are waited for by their own screen.
    fn any(self, state: State) -> bool {
        let others = [
            self.replay.state,
            self.menu.state,
            self.setup.state,
            self.handing.state,
            self.phones.state,
            self.phone.state,
            self.television.state,
            self.workshop.state,
            self.spreadsheets.state,
            self.kiosk.state,
            self.base.state,
        ];
        others.iter().any(|other| other.get() == state)
            || self.games.iter().any(|game| game.state.get() == state)
    }

    /// Requests lost files again; reloads the page if a file is late, because a hanging connection ends only with
    /// the page.
    fn retry(self) {
        if untrack(|| self.any(State::Late) || self.results.state.get() == State::Late) {
            link::load_anew();
        }
        self.base.bring_again();
        self.results.bring_again();
        self.replay.bring_again();
        self.menu.bring_again();
        self.setup.bring_again();
        self.handing.bring_again();
        self.phones.bring_again();
        self.phone.bring_again();
        self.television.bring_again();
        self.workshop.bring_again();
        self.spreadsheets.bring_again();
        self.kiosk.bring_again();
        self.games.iter().for_each(|game| game.bring_again());
    }
}
