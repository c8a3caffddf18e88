//! Export and import: each exported format gives the deck back.

use super::card::{
    Amount, Answers, Asks, Choice, Cover, Language, OwnCard, OwnDeck, Sheet, Spoken, Two,
};
use super::samples::deck;
use super::sheets::read_any;
use super::{Brought, csv, gift, own_json, read, xlsx};
use crate::decks::decimal::Decimal;
use crate::decks::midi::Side;
use crate::decks::question::{Listed, Trap};
use crate::rules::Rng;

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

/// The cards of a deck that went out as a workbook and came back.
fn by_workbook(deck: &OwnDeck) -> Vec<OwnCard> {
    let brought = read_any(&xlsx(deck), "", deck.cover.language);
    assert_eq!((&brought.left_out[..], &brought.changed[..]), (&[][..], &[][..]));
    brought.cards
}

#[test]
fn a_workbook_gives_the_cards_back_in_both_languages() {
    let mut deck = deck();
    for language in [Language::Fr, Language::En] {
        deck.cover.language = language;
        assert_eq!(by_workbook(&deck), deck.cards);
    }
}

/// The cells of a table as a spreadsheet finds them.
fn cells(deck: &OwnDeck) -> Vec<String> {
    let mark = if deck.cover.language == Language::Fr { b';' } else { b',' };
    let text = csv(deck);
    let text = text.trim_start_matches('\u{FEFF}').as_bytes();
    let rows = ::csv::ReaderBuilder::new().delimiter(mark).from_reader(text).into_records();
    rows.flatten().flat_map(|row| row.iter().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Asserts that no spreadsheet runs a cell; numbers stay numbers.
fn no_formula(deck: &OwnDeck) {
    for cell in cells(deck) {
        let number = cell.replace(',', ".").parse::<f64>().is_ok();
        let signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];
        assert!(number && !cell.starts_with('+') || !cell.starts_with(signs), "{cell}");
    }
}

#[test]
fn no_cell_of_a_csv_is_a_formula() {
    no_formula(&deck());
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
    let mut rng = Rng::new(42);
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
        no_formula(&deck);
        assert_eq!(back(&csv(&deck), "a.csv", Language::Fr).cards, deck.cards);
        assert_eq!(by_workbook(&deck), deck.cards);
        assert_eq!(back(&gift(&deck), "a.gift", Language::Fr).cards, deck.cards);
    }
}

/// Letters of which a random text is made, signs that have a meaning in tables first among them.
const SIGNS: &str = "=+-@＝＋－＠'\"|\\;,\n#:{}?*. 0123789abcéœ’«»\u{A0}\u{202F}\u{FFFD}<>&[]()/%~";

/// A card of chance, of any kind that a table can hold.
fn card(rng: &mut Rng, n: usize) -> OwnCard {
    let signs: Vec<char> = SIGNS.chars().collect();
    let mut text = |end: &str| -> String {
        let length = rng.below(14) as usize;
        (0..length).filter_map(|_| rng.pick(&signs)).copied().chain(end.chars()).collect()
    };
    let end = |name: char| format!("{name}{n}");
    let (one, two, three, four) =
        (text(&end('p')), text(&end('q')), text(&end('r')), text(&end('s')));
    let (q, clue, theme, note) = (text(&end('t')), text(""), text(""), text(""));
    let many =
        |count: usize| -> Vec<String> { (0..count).map(|at| format!("{one}{at}")).collect() };
    let side = if n.is_multiple_of(2) { Side::Visible } else { Side::Hidden };
    let asks = match n % 6 {
        0 => Asks::Two(Two { visible: one, hidden: two, right: side }),
        1 => Asks::Sheet(Sheet { truths: many(6), intruder: two }),
        2 => Asks::Open(Spoken { answer: one, accept: vec![two], refuse: vec![three, four] }),
        3 => Asks::Choice(Choice {
            right: one,
            wrong: vec![two, three, four],
            level: u8::try_from(n % 16).ok().filter(|level| *level > 0),
        }),
        4 => {
            let listed = |a: String| Listed { a, accept: vec![two.clone()] };
            let trap = Trap { a: three, why: four };
            Asks::List(Answers {
                answers: many(5).into_iter().map(listed).collect(),
                traps: vec![trap],
            })
        }
        _ => Asks::Number(Amount::of(Decimal::tenths(i64::from(rng.below(90_000)) - 45_000), one)),
    };
    OwnCard {
        theme,
        note: Some(note).filter(|note| !note.is_empty()),
        ..OwnCard::new(q, asks).with_clue(clue)
    }
}

/// Out and in again is the same deck, in either language, in a file of any name.
#[test]
fn a_deck_of_chance_comes_back_from_a_table() {
    let mut rng = Rng::new(11);
    for n in 0..600 {
        let cards = (0..=rng.below(12) as usize).map(|at| card(&mut rng, n + at)).collect();
        let language = if n % 2 == 0 { Language::Fr } else { Language::En };
        let deck = OwnDeck { cover: Cover { language, ..Cover::default() }, cards }.finished();
        no_formula(&deck);
        for name in ["a.csv", ""] {
            let brought = read(csv(&deck).as_bytes(), name, language);
            assert_eq!(brought.left_out, [], "{}", csv(&deck));
            assert_eq!(brought.cards, deck.cards, "{}", csv(&deck));
        }
    }
}
