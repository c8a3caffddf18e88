//! The replay of a game: fetched when one is to be watched, or has ended and is to be kept.

use super::{Arrival, Fetched};
use crate::app::browser::parcel::Parcel;
use crate::app::place::Place;
use crate::app::replay;
use crate::app::shell::Shell;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the app calls in it. To call one of these functions by its name would bring it, and all it needs,
/// into another file.
pub struct Replay {
    /// The screen of a replay.
    pub screen: fn(&Place) -> Option<AnyView>,
    /// Keeps a game that is over under that id, and says whether that was done.
    pub keep: fn(Shell, &str, &Parcel, Kept),
}

/// Is told whether a game is kept.
pub type Kept = Box<dyn FnOnce(bool)>;

static REPLAY: Replay = Replay { screen: replay::screen, keep: replay::keep };

#[wasm_split(replay, fallible)]
fn fetch() -> Fetched<Replay> {
    Ok(&REPLAY)
}

/// The replay, yet to be asked for.
pub fn expected() -> Arrival<Replay> {
    Arrival::by(|| Box::pin(fetch()))
}

impl Shell {
    /// Keeps a game that is over, so that it can be watched again; visitors of a public room keep nothing.
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
