//! Aiken as people write it.

use super::super::card::Asks;
use super::super::card::Language;
use super::super::read::read_alone;
use super::super::samples::AIKEN;
use super::*;

fn read(text: &str) -> Brought {
    read_alone(text, Format::Aiken, Language::Fr)
}

#[test]
fn a_file_is_read() {
    let brought = read(AIKEN);
    let [peru, dumas, sun] = &brought.cards[..] else { panic!("{brought:?}") };
    let (Asks::Choice(peru), Asks::Choice(books)) = (&peru.asks, &dumas.asks) else {
        panic!("choices")
    };
    assert_eq!((&*peru.right, peru.wrong.len()), ("Lima", 3));
    assert_eq!(
        (&*dumas.q, &*books.right),
        ("A. Dumas a écrit quel livre ?", "Les Trois Mousquetaires")
    );
    let Asks::Two(sun) = &sun.asks else { panic!("two") };
    assert_eq!(sun.right_and_wrong(), ["Vrai", "Faux"]);
    let left: Vec<(usize, &Reason)> =
        brought.left_out.iter().map(|left| (left.line, &left.reason)).collect();
    assert_eq!(
        left,
        [(18, &Reason::NoneRight), (22, &Reason::SeveralRight(2)), (27, &Reason::NoneRight)]
    );
}

#[test]
fn what_breaks_off_is_left_out() {
    for (text, reason) in [
        ("Quelle ville ?\nA. Paris\nB. Lyon", Reason::NoneRight),
        ("Quelle ville ?", Reason::NoAnswer),
        ("ANSWER: A", Reason::TooFewOptions(0)),
        ("Quelle ville ?\nANSWER: A", Reason::TooFewOptions(0)),
    ] {
        let left = read(text).left_out;
        assert_eq!(left.iter().map(|left| &left.reason).collect::<Vec<_>>(), [&reason], "{text}");
    }
}

#[test]
fn long_questions_and_propositions_go_over_lines() {
    let brought =
        read("Quelle est\nla ville ?\nA) Paris\nsur Seine\nB) Lyon\nC) Nice\nRÉPONSE : a");
    let card = &brought.cards[0];
    let Asks::Choice(choice) = &card.asks else { panic!("a choice") };
    assert_eq!((&*card.q, &*choice.right), ("Quelle est la ville ?", "Paris sur Seine"));
}
