//! Writes a deck of one's own as CSV for a spreadsheet: one card per row, with column names in the deck's language.
//! French spreadsheets separate columns by semicolons, English ones by commas.

use super::amount::written;
use super::card::{Answers, Asks, Language, OwnCard, OwnDeck};
use super::table::cells::{escaped, guarded};
use crate::decks::midi::Side;
use csv::{QuoteStyle, Terminator, WriterBuilder};

/// The column names in French and English.
const NAMES: [[&str; 12]; 2] = [
    [
        "genre", "question", "réponse", "faux", "accepté", "refusé", "visible", "niveau", "indice",
        "thème", "unité", "note",
    ],
    [
        "kind", "question", "answer", "wrong", "accept", "refuse", "visible", "level", "clue",
        "theme", "unit", "note",
    ],
];

/// The kinds in French and English, and which proposition is visible.
const WORDS: [[&str; 8]; 2] = [
    ["deux", "feuille", "ouverte", "choix", "liste", "nombre", "juste", "faux"],
    ["two", "sheet", "open", "choice", "list", "number", "right", "wrong"],
];

/// The byte order mark by which spreadsheets recognise UTF-8.
const MARK: &str = "\u{FEFF}";

/// Writes the deck.
#[must_use]
pub fn csv(deck: &OwnDeck) -> String {
    let language = deck.cover.language;
    let delimiter = match language {
        Language::Fr => b';',
        Language::En => b',',
    };
    let mut writer = WriterBuilder::new()
        .delimiter(delimiter)
        .terminator(Terminator::CRLF)
        .quote_style(QuoteStyle::Necessary)
        .from_writer(MARK.as_bytes().to_vec());
    for row in rows(deck) {
        // Writing into memory does not fail.
        let _ = writer.write_record(row.map(|cell| guarded(&cell)));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// The rows of a table of the deck: the names, then a row a card.
pub fn rows(deck: &OwnDeck) -> impl Iterator<Item = [String; 12]> {
    let language = deck.cover.language;
    let cards = deck.cards.iter().filter(|card| card.is_text());
    let names = NAMES[language as usize].map(str::to_owned);
    [names].into_iter().chain(cards.map(move |card| row(card, language)))
}

fn joined<'a>(texts: impl IntoIterator<Item = &'a String>) -> String {
    texts.into_iter().map(|text| escaped(text)).collect::<Vec<_>>().join(" | ")
}

/// The cells of a card: kind, question, right, wrong, accepted, refused, visible, level, and the rest.
fn row(card: &OwnCard, language: Language) -> [String; 12] {
    let words = &WORDS[language as usize];
    let mut row: [String; 12] = Default::default();
    row[0] = words[card.asks.kind() as usize].to_owned();
    row[1].clone_from(&card.q);
    match &card.asks {
        Asks::Two(two) => {
            let [right, wrong] = two.right_and_wrong();
            (row[2], row[3]) = (escaped(right), escaped(wrong));
            row[6] = words[if two.right == Side::Visible { 6 } else { 7 }].to_owned();
        }
        Asks::Sheet(sheet) => {
            (row[2], row[3]) = (joined(&sheet.truths), escaped(&sheet.intruder));
        }
        Asks::Open(open) => {
            row[2] = escaped(&open.answer);
            (row[4], row[5]) = (joined(&open.accept), joined(&open.refuse));
        }
        Asks::Choice(choice) => {
            (row[2], row[3]) = (escaped(&choice.right), joined(&choice.wrong));
            row[7] = choice.level.map_or_else(String::new, |level| level.to_string());
        }
        Asks::List(list) => (row[2], row[3]) = answers(list),
        Asks::Number(amount) => {
            row[2] = amount.value.map_or_else(String::new, |value| written(value, language));
            row[10].clone_from(&amount.unit);
        }
        Asks::Star(_) => {}
    }
    row[8].clone_from(&card.clue);
    row[9].clone_from(&card.theme);
    row[11] = card.note.clone().unwrap_or_default();
    row
}

/// The answers of a list with their other forms, and its traps with their reasons.
fn answers(list: &Answers) -> (String, String) {
    let said = |first: &str, more: Vec<&String>| {
        let all = [escaped(first)].into_iter().chain(more.into_iter().map(|text| escaped(text)));
        all.collect::<Vec<_>>().join(" = ")
    };
    let answers = list.answers.iter().map(|listed| said(&listed.a, listed.accept.iter().collect()));
    let traps = list.traps.iter().map(|trap| {
        let reason = Some(&trap.why).filter(|why| !why.is_empty());
        said(&trap.a, reason.into_iter().collect())
    });
    (answers.collect::<Vec<_>>().join(" | "), traps.collect::<Vec<_>>().join(" | "))
}
