//! The matcher with the language of the deck: what a comma means, and words that mean something else in the other language.

use super::{verdict, verdict_in};
use crate::decks::Language;

/// What is typed, the answer, and whether it is right in a French and in an English deck.
const PAIRS: [(&str, &str, bool, bool); 24] = [
    // Numbers in figures.
    ("1,500", "1500", false, true),
    ("1,5", "1,500", true, false),
    ("1.5", "1.500", false, true),
    ("1 500", "1500", true, true),
    ("1.500", "1500", true, false),
    ("3.141", "3,141", true, false),
    ("1,000,000", "1000000", true, true),
    ("3,5", "3.5", true, true),
    // Numbers in words.
    ("100", "cent", true, false),
    ("1", "UN", true, false),
    ("100", "one cent", true, false),
    ("1000000000", "one billion", false, true),
    ("quinze", "15", true, true),
    ("fifteen", "15", true, true),
    ("Ocean’s 11", "Ocean’s Eleven", true, true),
    // Articles.
    ("tour Eiffel", "la tour Eiffel", true, true),
    ("Beatles", "The Beatles", true, true),
    ("thé vert", "le thé vert", true, true),
    ("the vert", "le thé vert", true, true),
    ("vert", "thé vert", false, false),
    // Plurals.
    ("courses", "cours", false, true),
    ("matches", "match", true, true),
    ("chevaux", "cheval", true, true),
    ("fairies", "fairy", true, true),
];

#[test]
fn content_5_numbers_and_plurals_are_read_in_the_language_of_the_deck() {
    for (typed, canon, french, english) in PAIRS {
        let right = |language| verdict_in(Some(language), typed, canon, &[], &[]).is_right();
        assert_eq!(right(Language::Fr), french, "{typed} for {canon} in French");
        assert_eq!(right(Language::En), english, "{typed} for {canon} in English");
    }
}

#[test]
fn content_5_where_the_language_is_not_known_both_are_understood() {
    let right = |typed, canon| verdict(typed, canon, &[], &[]).is_right();
    for (typed, canon, french, english) in PAIRS {
        if french && english {
            assert!(right(typed, canon), "{typed} for {canon}");
        }
    }
    assert!(right("100", "cent") && right("courses", "cours") && right("1,500", "1500"));
}
