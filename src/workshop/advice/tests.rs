//! Advice follows the gates of our own decks.

use super::super::card::{Amount, Answers, Sheet, Spoken};
use super::*;
use crate::decks::decimal::Decimal;
use crate::decks::question::{Listed, Trap};

fn of(card: OwnCard) -> Vec<Advice> {
    advice(&OwnCard { note: Some("Une note.".into()), ..card }, Language::Fr)
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

fn choice(q: &str, right: &str, wrong: &[&str]) -> OwnCard {
    OwnCard::choosing(q, right.into(), texts(wrong), None)
}

fn open(q: &str, answer: &str, refuse: &[&str]) -> OwnCard {
    let spoken = Spoken { answer: answer.into(), accept: vec![], refuse: texts(refuse) };
    OwnCard::new(q, Asks::Open(spoken)).with_clue("Indice")
}

#[test]
fn a_good_card_gets_none() {
    for card in [
        choice(
            "Quel fleuve traverse Lyon\u{202F}?",
            "Le Rhône",
            &["La Loire", "Le Rhin", "La Seine"],
        ),
        choice("Quel roi est mort en 1715 ?", "Louis XIV", &["Louis XIII", "Louis XV"]),
        choice("Est-il né en Inde ou en Chine ?", "En Inde", &["En Chine"]),
        open("Quelle flûte de terre porte un nom d’oisillon ?", "L’ocarina", &["le pipeau"]),
    ] {
        assert_eq!(of(card.clone()), [], "{card:?}");
    }
}

#[test]
fn length_and_leaks() {
    let long = choice(&"mot ".repeat(30), "a", &[&"x".repeat(41), "c"]);
    let letters = |field, letters, most| Advice::Long { field, letters, most };
    assert_eq!(of(long), [letters(Field::Question, 120, 110), letters(Field::Wrong(0), 41, 40)]);
    let rapid = open(&"x".repeat(81), "oui", &[]);
    assert_eq!(of(rapid), [letters(Field::Question, 81, 80)]);
    let leak = choice("Où vivent les Italiens ?", "En Italie", &["En Grèce", "En Suisse"]);
    assert_eq!(of(leak), [Advice::AnswerInQuestion("italie".into())]);
    let mut clue = open("Quel animal miaule ?", "Le chaton", &[]);
    clue.clue = "Chatons".into();
    assert_eq!(of(clue), [Advice::AnswerInClue("chaton".into())]);
}

#[test]
fn propositions_side_by_side() {
    let overlap = |one: &str, other: &str| Advice::Overlap(one.into(), other.into());
    assert_eq!(
        of(choice("Q ?", "Le Rhône", &["Rhône", "La Loire"])),
        [overlap("Le Rhône", "Rhône")]
    );
    assert_eq!(
        of(choice("Q ?", "Paris", &["Lyon", "Paris et Nice"])),
        [overlap("Paris", "Paris et Nice")]
    );
    let none = choice("Q ?", "Paris", &["Lyon", "Aucune de ces réponses"]);
    assert_eq!(of(none), [Advice::CountsTheOthers("Aucune de ces réponses".into())]);
    let longest = choice("Q ?", "Une très longue proposition", &["Lyon", "Nice"]);
    assert_eq!(of(longest), [Advice::RightIsLongest]);
    let stop = choice("Q ?", "Il dort.", &["Il mange", "Avant J.-C."]);
    assert_eq!(of(stop), [Advice::FullStop("Il dort.".into())]);
    let sheet = Sheet { truths: texts(&["a", "b", "c", "d", "e", "Un a"]), intruder: "g".into() };
    assert_eq!(of(OwnCard::new("Q ?", Asks::Sheet(sheet))), [overlap("a", "Un a")]);
}

#[test]
fn answers_that_are_said() {
    let hard = Advice::HardToSay { answer: "le vieux pont de pierre".into(), words: 4, most: 3 };
    assert_eq!(of(open("Q ?", "le vieux pont de pierre", &[])), [hard]);
    let refuses = of(open("Q ?", "Victor Hugo", &["victor hugo !"]));
    assert_eq!(refuses, [Advice::RefusesWhatIsRight("victor hugo !".into())]);
    let listed = |a: &&str| Listed { a: (*a).to_owned(), accept: vec![] };
    let answers = ["chou", "pou", "hibou", "genou"].iter().map(listed).collect();
    let traps = vec![Trap { a: "le hibou".into(), why: String::new() }];
    let list = OwnCard::new("Q ?", Asks::List(Answers { answers, traps })).with_clue("Noms");
    let overlap = Advice::Overlap("hibou".into(), "le hibou".into());
    assert_eq!(of(list), [overlap, Advice::TrapIsRight("le hibou".into())]);
}

#[test]
fn words_units_notes_and_clues() {
    let twice = choice("Qui n’a jamais dit qu’il ne dort pas ?", "a", &["b", "c"]);
    assert_eq!(of(twice), [Advice::DoubleNegation]);
    let dated = choice("Qui est l’actuel maire ?", "a", &["b", "c"]);
    assert_eq!(of(dated), [Advice::Dated("actuel".into())]);
    let number = |value| {
        let amount = Amount::of(Decimal::whole(value), "");
        OwnCard::new("Combien ?", Asks::Number(amount)).with_clue("Nombre")
    };
    assert_eq!((of(number(324)), of(number(1969))), (vec![Advice::NoUnit], vec![]));
    let bare = OwnCard { clue: String::new(), ..open("Q ?", "oui", &[]) };
    assert_eq!(advice(&bare, Language::Fr), [Advice::NoNote, Advice::NoClue]);
}

#[test]
fn questions_that_come_twice_are_found() {
    let cards =
        [choice("Où ?", "a", &["b"]), choice("Qui ?", "a", &["b"]), choice("OÙ !", "c", &["d"])];
    assert_eq!(repeated(&cards), [(2, 0)]);
}
