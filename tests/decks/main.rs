//! The gates of docs/decks.md §4 (1 to 10), for every deck of `public/decks/<lang>/`: each reports all
//! its offences at once. Each gate is also tested with faults that are put into a small good deck.
//!
//! Gates 11 (blind solving) and 12 (audit) are done by people; their results are in `content/`.

mod gates;

use gates::read::{Shelf, root};
use gates::{GATES, doubles, index};
use tablee::decks::taste::is_graded;
use tablee::rules::GameId;

/// Panics with every offence, one a line.
fn none(gate: &str, offences: &[String]) {
    let count = offences.len();
    assert!(offences.is_empty(), "{gate}: {count} offences\n  {}", offences.join("\n  "));
}

/// Runs the gate with that number on the shipped decks.
fn passes(number: &str) {
    let (_, what, gate) = GATES.iter().find(|(known, ..)| *known == number).expect("it is a gate");
    none(what, &gate(&Shelf::read(&root())));
}

#[test]
fn gate_1_shape_text_ids_and_counts() {
    passes("1");
}

#[test]
fn gate_2_typography_and_length() {
    passes("2");
}

#[test]
fn gate_3_nothing_is_asked_twice() {
    for pair in doubles::to_look_at(&Shelf::read(&root())) {
        println!("to be judged by eye: {pair}");
    }
    passes("3");
}

#[test]
fn gate_4_a_line_for_every_entry_and_a_fact_of_its_own() {
    passes("4");
}

#[test]
fn gate_5_stems_and_options_tell_nothing() {
    passes("5");
}

#[test]
fn gate_6_length_is_no_cue() {
    passes("6");
}

#[test]
fn gate_7_the_flap_is_no_cue() {
    passes("7");
}

#[test]
fn gate_8_nothing_relative_and_everything_with_its_source() {
    passes("8");
}

#[test]
fn gate_9_sheets_and_lists_agree_with_their_tables() {
    passes("9");
}

#[test]
fn gate_10_typed_answers_are_told_apart() {
    passes("10");
}

#[test]
fn a_choice_by_difficulty_is_offered_where_cards_are_told_apart_by_it() {
    for (file, about) in index::abouts(&Shelf::read(&root())) {
        let (lang, game) = file.trim_end_matches(".txt").split_once('/').expect("lang/game.txt");
        let game = GameId::named(game).expect("a game");
        let told = about.lines().any(|line| line.ends_with(['1', '3']));
        assert_eq!(is_graded(game, lang), told || game == GameId::Millions, "{file}");
    }
}

#[test]
fn the_index_is_true_to_the_files() {
    none("public/decks/index.json (cargo run --example decks -- index)", &index::offences(&root()));
}
