//! The texts of set-ups. The cards of long ones are kept once for all games that share them, under `cards:<name>`
//! ([`crate::shared_cards`]); whoever asks for a set-up gets it whole.

use super::long_text::LongText;
use super::storage::{self, Trouble};
use crate::shared_cards::{self, Shortened, shares};

/// Key prefix of the cards.
const CARDS: &str = "cards:";

/// The last word of a set-up's key.
const SETUP: &str = ":setup";

/// Key prefixes of games, of those that wait and of those that a kiosk has thrown away.
const GAMES: [&str; 2] = ["sitting:", "gone:"];

/// The value under `key`: a set-up whole, anything else as it is kept.
pub fn get(key: &str) -> Option<String> {
    if !is_setup(key) {
        return storage::get(key);
    }
    get_long(key).map(|text| text.to_owned())
}

/// The whole set-up under `key`. `None` when there is none, or its cards are lost.
pub(super) fn get_long(key: &str) -> Option<LongText> {
    let setup = storage::get_long(key)?;
    let Some(name) = shares(&setup) else { return Some(setup) };
    let kept = storage::get(&[CARDS, name].concat())?;
    let mut found = None;
    let text = LongText::written(|to| found = shared_cards::whole(&setup, &kept, to));
    found.map(|()| text)
}

/// Stores a value: the cards of a long set-up apart.
///
/// # Errors
/// [`Trouble`], as for every value; cards that find no room apart are not kept there.
pub fn set(key: &str, value: &str) -> Result<(), Trouble> {
    let Some(Shortened { setup, cards }) = shortened(key, value) else {
        return storage::set(key, value);
    };
    let Some((name, text)) = cards else { return storage::set(key, &setup) };
    let place = [CARDS, &name].concat();
    if storage::set(&place, &text).is_err() {
        storage::remove(&place);
        return storage::set(key, value);
    }
    let kept = storage::set(key, &setup);
    // Another tab that has just thrown a game away may have cleared them.
    if !storage::stored(&place) {
        storage::set(&place, &text)?;
    }
    kept
}

/// The set-up in fewer letters, where that is possible.
fn shortened(key: &str, value: &str) -> Option<Shortened> {
    if !is_setup(key) {
        return None;
    }
    let kept = storage::keys(CARDS).into_iter();
    let kept = kept.filter_map(|key| Some((key[CARDS.len()..].to_owned(), storage::get(&key)?)));
    shared_cards::shortened(value, &kept.collect::<Vec<_>>())
}

fn is_setup(key: &str) -> bool {
    key.starts_with(GAMES[0]) && key.ends_with(SETUP)
}

/// Clears the cards that no game shares any more; one has just been deleted.
pub fn tidy() {
    for place in storage::keys(CARDS) {
        let name = &place[CARDS.len()..];
        if is_shared(name) {
            continue;
        }
        let text = storage::get(&place);
        storage::remove(&place);
        // Another tab may have begun a game with them meanwhile.
        if let Some(text) = text.filter(|_| is_shared(name)) {
            let _ = storage::set(&place, &text);
        }
    }
}

fn is_shared(name: &str) -> bool {
    let mut setups = GAMES.into_iter().flat_map(storage::keys).filter(|key| key.ends_with(SETUP));
    setups.any(|key| storage::get_long(&key).is_some_and(|setup| shares(&setup) == Some(name)))
}
