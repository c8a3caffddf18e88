//! What every target does with its file: it is read as that format, by its looks as well, and whatever came in may
//! stand in a deck, goes out in every format and comes back.

use std::str::from_utf8;
use tablee::workshop::again::Raw;
use tablee::workshop::check::sound;
use tablee::workshop::{self, Brought, Format, Language, OwnDeck, csv, gift, own_json, read_alone};

/// Reads a file and looks at all that came of it.
pub fn read(file: &[u8], format: Format) {
    judge(&workshop::read(file, "", Language::Fr));
    let Ok(text) = from_utf8(file) else { return };
    let brought = read_alone(text, format, Language::En);
    judge(&brought);
    for left in brought.left_out.iter().take(8) {
        if let Some(raw) = Raw::at(text, format, left.line) {
            judge(&raw.read(&raw.text, Language::En));
        }
    }
    let deck = OwnDeck { cards: brought.cards, ..OwnDeck::default() };
    let back = workshop::read(own_json(&deck).as_bytes(), "", Language::En);
    assert_eq!(back.cards, deck.cards);
    judge(&workshop::read(csv(&deck).as_bytes(), "a.csv", Language::En));
    judge(&workshop::read(gift(&deck).as_bytes(), "a.gift", Language::En));
}

/// Whatever came in is clean and bounded.
fn judge(brought: &Brought) {
    for card in &brought.cards {
        let again = sound(card.clone(), vec![]).expect("it came in");
        assert_eq!(&again.card, card);
    }
}
