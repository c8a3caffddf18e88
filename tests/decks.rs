//! The gates of CONTENT.md §4 (1 to 10), for every deck of `public/decks/<lang>/`: all that is
//! wrong with the decks at once, gate by gate. Each gate is also fed something bad, made up from
//! a small good deck, and has to see it.
//!
//! Gates 11 (blind solving) and 12 (audit) are people's work; what came of it lies in `content/`.

#[path = "decks/cues.rs"]
mod cues;
#[path = "decks/doubles.rs"]
mod doubles;
#[path = "decks/facts.rs"]
mod facts;
#[path = "decks/index.rs"]
mod index;
#[path = "decks/made_up.rs"]
mod made_up;
#[path = "decks/options.rs"]
mod options;
#[path = "decks/read.rs"]
mod read;
#[path = "decks/shape.rs"]
mod shape;
#[path = "decks/tables.rs"]
mod tables;
#[path = "decks/typed.rs"]
mod typed;
#[path = "decks/typography.rs"]
mod typography;

use read::Shelf;

/// How many cards each pile has at least: enough to play. The full box (CONTENT.md §1: kickoff 55,
/// sheets 38, fatal 55, master 25, duels 15 pairs, stars 17) is to come.
const LEAST: [(&str, &str, &str, usize); 12] = [
    ("fr", "midi", "kickoff", 18),
    ("fr", "midi", "sheets", 12),
    ("fr", "midi", "fatal", 14),
    ("fr", "midi", "master", 8),
    ("fr", "midi", "duels", 5),
    ("fr", "midi", "stars", 8),
    ("en", "midi", "kickoff", 8),
    ("en", "midi", "sheets", 6),
    ("en", "midi", "fatal", 8),
    ("en", "midi", "master", 6),
    ("en", "midi", "duels", 3),
    ("en", "midi", "stars", 8),
];

/// Panics with every offence, one a line.
fn none(gate: &str, offences: &[String]) {
    let count = offences.len();
    assert!(offences.is_empty(), "{gate}: {count} offences\n  {}", offences.join("\n  "));
}

#[test]
fn gate_1_shape_text_ids_and_counts() {
    none("schema, NFC, ids, counts", &shape::offences(&Shelf::shipped(), &LEAST));
}

#[test]
fn gate_2_typography_and_length() {
    none("typography and length", &typography::offences(&Shelf::shipped()));
}

#[test]
fn gate_3_nothing_is_asked_twice() {
    let shelf = Shelf::shipped();
    for pair in doubles::to_look_at(&shelf) {
        println!("to be judged by eye: {pair}");
    }
    none("equal stems, or the same answer and half the stem", &doubles::offences(&shelf));
}

#[test]
fn gate_4_a_line_for_every_entry_and_a_fact_of_its_own() {
    none("facts and answers", &facts::offences(&Shelf::shipped()));
}

#[test]
fn gate_5_stems_and_options_tell_nothing() {
    none("leaks, overlaps, negations", &options::offences(&Shelf::shipped()));
}

#[test]
fn gate_6_length_is_no_cue() {
    none("cues", &cues::lengths(&Shelf::shipped()));
}

#[test]
fn gate_7_the_flap_is_no_cue() {
    none("visible or hidden", &cues::flaps(&Shelf::shipped()));
}

#[test]
fn gate_8_nothing_relative_and_everything_with_its_source() {
    none("relative time, numbers, sources", &facts::undated(&Shelf::shipped()));
}

#[test]
fn gate_9_sheets_agree_with_their_tables() {
    none("tables", &tables::offences(&Shelf::shipped()));
}

#[test]
fn gate_10_typed_answers_are_told_apart() {
    none("the matcher", &typed::offences(&Shelf::shipped()));
}

#[test]
fn the_index_is_true_to_the_files() {
    none("public/decks/index.json (node tools/decks-index.mjs)", &index::offences(&read::root()));
}
