//! The replay of a game: fetched when people watch one, or when a game has ended and is stored.

use crate::app::browser::parcel::Parcel;
use crate::app::place::Place;
use crate::app::shell::Shell;
use leptos::prelude::*;

/// The functions that the app calls in this file. Calling them by name would link them, and all they need,
/// into another file.
pub struct Replay {
    /// Renders the screen of a replay; `None` for another place.
    pub screen: fn(&Place) -> Option<AnyView>,
    /// Stores a finished game under an id and reports whether that succeeded.
    pub keep: fn(Shell, &str, &Parcel, Kept),
}

/// The callback that receives whether a game was stored.
pub type Kept = Box<dyn FnOnce(bool)>;

impl Shell {
    /// Stores a finished game, so that it can be watched again; `then` receives whether that succeeded. Does
    /// nothing in a kiosk, which stores no visitors' games, nor for an empty game; then `then` is not called.
    pub fn keep_film(self, id: String, game: Parcel, then: impl FnOnce(bool) + 'static) {
        if game.is_empty() || self.kiosk.public.get_untracked() {
            return;
        }
        self.bundles.replay.when_here(move |replay| match replay {
            Some(replay) => (replay.keep)(self, &id, &game, Box::new(then)),
            None => then(false),
        });
    }
}
