//! Parcels from one tablet to another: builds them from storage and takes them in. [`crate::handed`] defines what
//! a parcel holds.

use super::backup::{self, Restored};
use super::profiles::Profile;
use super::{download, setups, storage};
use crate::backup::{DECK, Entry, write};
use crate::handed;
use crate::rules::GameId;
use crate::workshop::{OwnDeck, kept};

/// A few entries, as in a backup.
pub type Parcel = Vec<Entry>;

/// A parcel with a game of this tablet.
pub fn of_game(id: &str) -> Parcel {
    let part = |part: &str| {
        let key = ["sitting:", id, part].concat();
        setups::get(&key).map(|value| Entry { key, value })
    };
    [":setup", ":journal", ":when"].into_iter().filter_map(part).collect()
}

/// A parcel with a person of this tablet.
pub fn of_person(profile: &Profile) -> Option<Parcel> {
    let line = serde_json::to_string(profile).ok()?;
    Some(vec![Entry { key: "profiles".into(), value: line + "\n" }])
}

/// A parcel with the table as it was last set up here for that game.
pub fn of_table(game: GameId) -> Option<Parcel> {
    let text = storage::get(&["table:", game.name()].concat())?;
    Some(vec![handed::table(game, &text)?])
}

/// A parcel with a deck of one's own, without its unfinished questions.
pub fn of_deck(id: &str, deck: &OwnDeck) -> Parcel {
    vec![Entry { key: [DECK, id].concat(), value: kept::write(&deck.finished()) }]
}

/// Adds a parcel to what is here; passes the result to `told` once everything is stored.
pub fn take_in(parcel: &[Entry], told: impl FnOnce(Restored) + 'static) {
    let (restored, decks) = backup::merge(parcel, storage::get, false);
    if decks.is_empty() {
        return told(restored);
    }
    backup::put_decks_beside(decks, restored, told);
}

/// The name of a parcel's file, and its type.
const FILE: [&str; 2] = ["tablee-partage.json", "application/json"];

/// Saves a parcel as a file; must be called from a tap.
pub fn save(parcel: &[Entry]) {
    download::save_text(FILE[0], FILE[1], &write(parcel));
}

/// Shares a parcel as a file where the device can share it, else saves it; must be called from a tap.
pub fn share(parcel: &[Entry], title: &str) {
    download::share_text(FILE[0], FILE[1], title, &write(parcel));
}
