//! Export and import: each exported format gives the deck back.

use super::card::{Asks, Language, OwnDeck};
use super::samples::deck;
use super::{Brought, csv, gift, own_json, read};

/// The deck as it is imported.
fn cleaned(deck: &OwnDeck) -> OwnDeck {
    let brought = back(&own_json(deck), "deck.json", deck.cover.language);
    OwnDeck { cover: deck.cover.clone(), cards: brought.cards }
}

fn back(text: &str, name: &str, language: Language) -> Brought {
    let brought = read(text.as_bytes(), name, language);
    assert_eq!(brought.left_out, [], "{text}");
    assert_eq!(brought.changed, [], "{text}");
    brought
}

#[test]
fn our_json_gives_the_deck_back() {
    let deck = deck();
    let brought = back(&own_json(&deck), "", Language::En);
    assert_eq!((brought.cards, brought.cover), (deck.cards, Some(deck.cover)));
}

#[test]
fn csv_gives_the_cards_back_in_both_languages() {
    let mut deck = deck();
    for language in [Language::Fr, Language::En] {
        deck.cover.language = language;
        for name in ["deck.csv", "deck.txt"] {
            assert_eq!(back(&csv(&deck), name, language).cards, deck.cards);
        }
    }
}

#[test]
fn no_cell_of_a_csv_is_a_formula() {
    let text = csv(&deck());
    let rows =
        ::csv::ReaderBuilder::new().delimiter(b';').from_reader(text.as_bytes()).into_records();
    for cell in rows.flatten().flat_map(|row| row.iter().map(str::to_owned).collect::<Vec<_>>()) {
        let number = cell.parse::<f64>().is_ok();
        assert!(number || !cell.starts_with(['=', '+', '-', '@']), "{cell}");
    }
}

#[test]
fn gift_gives_the_cards_back() {
    let deck = deck();
    for name in ["deck.gift", "deck.txt"] {
        assert_eq!(back(&gift(&deck), name, Language::Fr).cards, deck.cards);
    }
}

#[test]
fn a_deck_made_of_any_letters_comes_back() {
    let mut rng = crate::rules::Rng::new(42);
    let signs: Vec<char> = " abc=~#{}:\\|;,\"'<>&%*[]()->/\n\u{A0}é’$@+.0123".chars().collect();
    for _ in 0..400 {
        let mut deck = deck();
        let mut text =
            || -> String { (0..12).filter_map(|_| rng.pick(&signs)).chain(&['x']).collect() };
        for card in &mut deck.cards {
            card.q = text();
            card.clue = text();
            card.note = Some(text());
            match &mut card.asks {
                Asks::Choice(choice) => choice.wrong.iter_mut().for_each(|wrong| *wrong = text()),
                Asks::Open(open) => open.accept = vec![text().replace("->", "")],
                Asks::List(list) => list.answers.iter_mut().for_each(|listed| listed.a = text()),
                Asks::Two(two) => (two.visible, two.hidden) = (text(), text()),
                _ => {}
            }
        }
        let deck = cleaned(&deck);
        assert_eq!(back(&csv(&deck), "a.csv", Language::Fr).cards, deck.cards);
        assert_eq!(back(&gift(&deck), "a.gift", Language::Fr).cards, deck.cards);
    }
}
