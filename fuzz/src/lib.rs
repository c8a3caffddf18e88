//! The check that every target runs on its input: it is read in the given format and by recognition, every card read
//! must fit into a deck, and the deck is exported in every format and read back. And of the texts by which phones join.

use std::str::from_utf8;
use tablee::workshop::again::Raw;
use tablee::workshop::check::sound;
use tablee::wire::sdp::Short;
use tablee::wire::text::slip;
use tablee::workshop::sheets::{open, read_any};
use tablee::workshop::{self, Brought, Format, Language, OwnDeck, Told, csv, gift, own_json, read_alone};

/// Reads a file and checks every card that results.
pub fn read(file: &[u8], format: Format) {
    judge(&workshop::read(file, "", Language::Fr));
    let Ok(text) = from_utf8(file) else { return };
    let brought = read_alone(text, format, Language::En);
    judge(&brought);
    for left in brought.left_out.iter().take(8) {
        if let Some(raw) = Raw::at(text, format, &Told::default(), left.line) {
            judge(&raw.read(&raw.text, Language::En));
        }
    }
    let deck = OwnDeck { cards: brought.cards, ..OwnDeck::default() };
    let back = workshop::read(own_json(&deck).as_bytes(), "", Language::En);
    assert_eq!(back.cards, deck.cards);
    judge(&workshop::read(csv(&deck).as_bytes(), "a.csv", Language::En));
    judge(&workshop::read(gift(&deck).as_bytes(), "a.gift", Language::En));
}

/// Reads a file as a spreadsheet, and each of its sheets.
pub fn read_sheets(file: &[u8]) {
    judge(&read_any(file, "", Language::Fr));
    for sheet in open(file, Language::En).into_iter().flatten() {
        judge(&read_alone(&sheet.text, Format::Sheet, Language::En));
    }
}

/// Asserts that every card is sound, and unchanged by cleaning it again.
fn judge(brought: &Brought) {
    for card in &brought.cards {
        let again = sound(card.clone(), vec![]).expect("it came in");
        assert_eq!(&again.card, card);
    }
}

/// Reads a text by which a phone joins: what is read is sound, and is the same when it is written and read again.
pub fn joins(text: &[u8]) {
    let Ok(text) = from_utf8(text) else { return };
    let _ = slip(text);
    if let Ok(short) = Short::of_text(text) {
        assert!(short.is_sound());
        assert_eq!(Short::of_text(&short.to_text()), Ok(short));
    }
}
