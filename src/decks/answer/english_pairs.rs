//! The matcher on pairs as English-speaking tables type them.

use super::verdict;

/// Tab-separated pairs: `right` or `wrong`, the typed text, the answer.
const ENGLISH_PAIRS: &str = include_str!("english_pairs.txt");

fn english_pairs() -> impl Iterator<Item = (bool, &'static str, &'static str)> {
    let lines = ENGLISH_PAIRS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| {
        let parts: Vec<&str> = line.split('\t').collect();
        let [kind, typed, canon] = parts[..] else { panic!("not a pair: {line}") };
        (kind == "right", typed, canon)
    })
}

fn accepted(typed: &str, canon: &str) -> bool {
    verdict(typed, canon, &[], &[]).is_right()
}

#[test]
fn content_5_what_english_tables_type_is_taken_as_it_is_meant() {
    let wanted: Vec<_> = english_pairs().filter(|(right, ..)| *right).collect();
    assert!(wanted.len() >= 400, "{} pairs", wanted.len());
    let refused: Vec<_> =
        wanted.iter().filter(|(_, typed, canon)| !accepted(typed, canon)).collect();
    assert_eq!(refused, Vec::<&(bool, &str, &str)>::new());
}

#[test]
fn content_5_another_answer_in_english_is_wrong_but_in_six_of_a_thousand() {
    let others: Vec<_> = english_pairs().filter(|(right, ..)| !right).collect();
    assert!(others.len() >= 400, "{} pairs", others.len());
    let taken: Vec<_> = others.iter().filter(|(_, typed, canon)| accepted(typed, canon)).collect();
    assert!(taken.len() * 1_000 <= others.len() * 6, "{taken:?}");
}
