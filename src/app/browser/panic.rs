//! A panic stops the app in the middle of an act: nothing of it may run afterwards. `public/watchdog.js` sees that,
//! says what is kept, and opens the page anew; this is what it needs – the message – and where the page comes back to.

use super::storage;
use crate::app::place::Place;
use crate::rules::GameId;
use js_sys::Reflect;

/// The session-storage key of the table that is open: its game and the id of its sitting.
const OPEN: &str = "open";

/// The session-storage key that the watchdog sets before it opens the page anew.
const BACK: &str = "back";

/// Leaves the message of a panic where the watchdog reads it, in the global variable `panicked`.
pub fn tell_watchdog() {
    std::panic::set_hook(Box::new(|panic| {
        let _ = Reflect::set(&js_sys::global(), &"panicked".into(), &panic.to_string().into());
    }));
}

/// Notes for this tab which table is open. A reload by hand still begins at the shelf.
pub fn note(place: &Place) {
    let Some(session) = storage::of_tab() else { return };
    let key = storage::full(OPEN);
    // Without that note the page comes back to the shelf.
    let _ = match place {
        Place::Table(game, id) => session.set_item(&key, &[game.name(), " ", id].concat()),
        _ => session.remove_item(&key),
    };
}

/// The table to come back to, once, if the watchdog has opened the page anew.
pub fn back() -> Option<Place> {
    let session = storage::of_tab()?;
    session.get_item(&storage::full(BACK)).ok()??;
    session.remove_item(&storage::full(BACK)).ok()?;
    let open = session.get_item(&storage::full(OPEN)).ok()??;
    let (game, id) = open.split_once(' ')?;
    Some(Place::Table(GameId::named(game)?, id.to_owned()))
}
