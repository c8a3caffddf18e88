//! The stored form of a deck of one's own: cover and cards unchanged, including unfinished ones, in a versioned record.
//! A file of such a deck ([`super::own_json`]) is different: it has sound cards only.

use super::card::{COLOURS, Cover, OwnCard, OwnDeck};
use super::{MOST_CARDS, check};
use crate::text::clean;
use serde::{Deserialize, Serialize};

/// Raised when older versions could not read a record.
const VERSION: u32 = 1;

/// Maximum length of the name of a deck or of its author, in letters.
pub const LONGEST_NAME: usize = 60;

/// Why a record cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// A later version of the app wrote it.
    Newer,
    /// It is not such a record.
    Broken,
}

#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    cover: &'a Cover,
    cards: &'a [OwnCard],
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

#[derive(Deserialize)]
struct Found {
    cover: Cover,
    cards: Vec<OwnCard>,
}

/// Writes the record of a deck.
#[must_use]
pub fn write(deck: &OwnDeck) -> String {
    let record = Written { version: VERSION, cover: &deck.cover, cards: &deck.cards };
    // Texts, numbers and lists always serialise.
    serde_json::to_string(&record).unwrap_or_default()
}

/// Reads a record as it was written.
///
/// # Errors
/// Why it cannot be read; the caller must leave the record as it is.
pub fn read(text: &str) -> Result<OwnDeck, NotKept> {
    let Version { version } = serde_json::from_str(text).map_err(|_| NotKept::Broken)?;
    if version > VERSION {
        return Err(NotKept::Newer);
    }
    let Found { cover, cards } = serde_json::from_str(text).map_err(|_| NotKept::Broken)?;
    Ok(OwnDeck { cover, cards })
}

/// Validates a record from elsewhere like typed input: clean texts, no more cards than a deck may have. `None` if it
/// cannot be read.
#[must_use]
pub fn received(text: &str) -> Option<String> {
    let mut deck = read(text).ok()?;
    deck.cover = tidy(deck.cover);
    deck.cards.truncate(MOST_CARDS);
    deck.cards = deck.cards.into_iter().map(check::draft).collect();
    Some(write(&deck))
}

/// A cover with clean texts and a valid colour.
#[must_use]
pub fn tidy(cover: Cover) -> Cover {
    let Cover { name, language, author, colour } = cover;
    let (name, author) = (clean(&name, LONGEST_NAME), clean(&author, LONGEST_NAME));
    Cover { name, language, author, colour: colour % COLOURS }
}

#[cfg(test)]
mod tests {
    use super::super::card::{Asks, Kind, Language};
    use super::*;

    fn deck() -> OwnDeck {
        let cover =
            Cover {
                name: "Mamie".into(), language: Language::En, author: "Léo".into(), colour: 3
            };
        let blank = Kind::ALL.map(|kind| OwnCard::new("", Asks::blank(kind)));
        OwnDeck { cover, cards: blank.to_vec() }
    }

    #[test]
    fn unfinished_cards_are_kept_as_they_are() {
        assert_eq!(read(&write(&deck())), Ok(deck()));
    }

    #[test]
    fn what_is_newer_or_broken_is_told_apart() {
        let text = write(&deck());
        assert_eq!(read(&text.replace("\"version\":1", "\"version\":2")), Err(NotKept::Newer));
        assert_eq!(read(r#"{"version":9,"leaves":[]}"#), Err(NotKept::Newer));
        for broken in ["", "{}", "[1]", &text[..text.len() - 2]] {
            assert_eq!(read(broken), Err(NotKept::Broken), "{broken}");
        }
    }

    #[test]
    fn what_comes_from_elsewhere_is_cleaned() {
        let mut dirty = deck();
        dirty.cover.name = "\u{202E}x".repeat(LONGEST_NAME + 9);
        dirty.cover.colour = 250;
        dirty.cards[0].q = "Qui\u{7}  est-ce ?".into();
        let clean = received(&write(&dirty)).and_then(|text| read(&text).ok()).expect("a record");
        assert_eq!(clean.cover.name, "x".repeat(LONGEST_NAME));
        assert!(clean.cover.colour < COLOURS);
        assert_eq!(clean.cards[0].q, "Qui est-ce ?");
        assert_eq!(received("{}"), None);
    }
}
