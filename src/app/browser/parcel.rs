//! What one tablet hands on to another, out of what is kept here and back into it; [`crate::handed`] says what
//! such a parcel holds.

use super::backup::{self, Restored};
use super::profiles::Profile;
use super::{download, storage};
use crate::backup::{DECK, Entry, write};
use crate::handed;
use crate::rules::GameId;
use crate::workshop::{OwnDeck, kept};

/// A few entries of a backup.
pub type Parcel = Vec<Entry>;

/// A game of this tablet.
pub fn of_game(id: &str) -> Parcel {
    let part = |part: &str| {
        let key = ["sitting:", id, part].concat();
        storage::get(&key).map(|value| Entry { key, value })
    };
    [":setup", ":journal", ":when"].into_iter().filter_map(part).collect()
}

/// A person of this tablet.
pub fn of_person(profile: &Profile) -> Option<Parcel> {
    let line = serde_json::to_string(profile).ok()?;
    Some(vec![Entry { key: "profiles".into(), value: line + "\n" }])
}

/// A table of this tablet, as it was set up last for that game.
pub fn of_table(game: GameId) -> Option<Parcel> {
    let text = storage::get(&["table:", game.name()].concat())?;
    Some(vec![handed::table(game, &text)?])
}

/// A deck of one's own, without the questions that still lack something.
pub fn of_deck(id: &str, deck: &OwnDeck) -> Parcel {
    vec![Entry { key: [DECK, id].concat(), value: kept::write(&deck.finished()) }]
}

/// Takes a parcel in beside what is here, and says what came of it when all is kept.
pub fn take_in(parcel: &[Entry], told: impl FnOnce(Restored) + 'static) {
    let (restored, decks) = backup::merge(parcel, storage::get, false);
    if decks.is_empty() {
        return told(restored);
    }
    backup::put_decks_beside(decks, restored, told);
}

/// Saves a parcel as a file; to be called inside a tap.
pub fn save(parcel: &[Entry]) {
    download::save_text("tablee-partage.json", "application/json", &write(parcel));
}
