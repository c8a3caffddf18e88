//! The settings of a house for another tablet, as a word of an address that a camera reads. The PIN is not included,
//! nor what belongs to one tablet alone: its name and its own decks. Incoming settings are read field by field, like
//! stored ones.

use super::decks::DeckOffer;
use super::house::House;
use crate::packed;
use serde_json::Value;

/// Maximum length of the word, in letters; no house's settings are that long.
const LONGEST: usize = 4_000;

/// Maximum size of the text before it is deflated, in bytes.
const LONGEST_TEXT: usize = 16_000;

/// The settings as a word of an address.
#[must_use]
pub fn pack(house: &House) -> String {
    let decks = DeckOffer::default();
    packed::pack(&House { tablet: String::new(), decks, ..house.clone() }.text())
}

/// Reads the settings from such a word; `None` when it was damaged or is something else.
#[must_use]
pub fn unpack(word: &str) -> Option<House> {
    let text = packed::unpack(word, LONGEST, LONGEST_TEXT)?;
    let kept: Value = serde_json::from_str(&text).ok()?;
    (kept.is_object() && !kept["offered"].is_null()).then(|| House::read(&text))
}

impl House {
    /// The incoming settings for this tablet, which keeps its own name and decks.
    #[must_use]
    pub fn taking(&self, handed: House) -> House {
        House { tablet: self.tablet.clone(), decks: self.decks.clone(), ..handed }
    }
}

#[cfg(test)]
mod tests {
    use super::super::offer::{Length, Offer};
    use super::super::week::{Span, Week};
    use super::*;
    use crate::rules::GameId;

    fn some() -> House {
        let mut house = House {
            name: "la ludothèque du Canal".into(),
            welcome: "Dès 6 ans, on joue en une minute.".into(),
            tablet: "Table du fond".into(),
            address: "https://ludo.example.org/tablee/".into(),
            offered: vec![GameId::Heure, GameId::Egomaster],
            week: Some(Week::every_day(Span { from: 600, until: 1110 })),
            ..House::default()
        };
        house.offers[GameId::Egomaster.index()] = Offer { length: Some(Length::Quick), most: 30 };
        house
    }

    #[test]
    fn the_other_tablet_reads_all_but_this_ones_name() {
        let handed = unpack(&pack(&some())).expect("it was just written");
        assert_eq!(handed, House { tablet: String::new(), ..some() });
        let other = House { tablet: "Table de l’entrée".into(), ..House::default() };
        assert_eq!(other.taking(handed).tablet, "Table de l’entrée");
    }

    #[test]
    fn it_is_short_enough_for_a_camera_and_an_address_holds_it() {
        let long = House { name: "é".repeat(80), welcome: "ù".repeat(80), ..some() };
        assert!(pack(&some()).len() < 500, "{}", pack(&some()).len());
        assert!(
            crate::qr::Code::of(&["https://example.org/?kiosk=1#house=", &pack(&long)].concat())
                .is_some()
        );
        assert!(pack(&long).chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c)));
    }

    #[test]
    fn what_is_damaged_or_strange_is_not_taken() {
        let word = pack(&some());
        let cut = word.chars().take(word.len() / 2).collect::<String>();
        let (other, bomb) = (packed::pack("[1,2]"), packed::pack(&" ".repeat(LONGEST_TEXT + 1)));
        for strange in ["", "1.", "1.%%%", "2.abc", &cut, &other, &bomb, &"1.a".repeat(LONGEST)] {
            assert_eq!(unpack(strange), None, "{strange:.40}");
        }
    }

    #[test]
    fn what_comes_in_is_judged_as_what_is_kept() {
        let text =
            format!(r#"{{"offered":["chess"],"idle":0,"name":"a\u202eb{}"}}"#, "x".repeat(200));
        let house = unpack(&packed::pack(&text)).expect("an object");
        assert_eq!((house.idle, house.offered), (1, GameId::ALL.to_vec()));
        assert!(house.name.starts_with("abx") && house.name.chars().count() == 80);
    }
}
