//! Where cards go.

use super::super::card::{Spoken, Two};
use super::super::samples;
use super::*;
use crate::decks::midi::Side;

#[test]
fn a_card_keeps_its_id_wherever_it_stands() {
    let mut deck = samples::deck();
    let ids = |deck: &OwnDeck| {
        let egomaster = fill(deck).egomaster;
        let entries = egomaster.duo.iter().chain(&egomaster.multi).map(|entry| &entry.id);
        let ids = entries.chain(egomaster.solo.iter().map(|solo| &solo.id));
        ids.map(|id| id[id.len() - 16..].to_owned()).collect::<BTreeSet<String>>()
    };
    let before = ids(&deck);
    deck.cards.reverse();
    deck.cards[0].note = Some("Autre chose.".into());
    assert_eq!(ids(&deck), before);
    assert!(!before.is_empty());
}

#[test]
fn no_side_is_always_right() {
    let two = |n: usize| {
        let two = Two { visible: "oui".into(), hidden: "non".into(), right: Side::Visible };
        OwnCard::new(format!("Question {n} ?"), Asks::Two(two))
    };
    let deck = OwnDeck { cards: (0..8).map(two).collect(), ..OwnDeck::default() };
    let kickoff = fill(&deck).midi.kickoff;
    let questions: Vec<_> = kickoff.iter().flat_map(|card| &card.questions).collect();
    let right = |side| questions.iter().filter(|question| question.right == side).count();
    assert_eq!((right(Side::Visible), right(Side::Hidden)), (4, 4));
    let truly = questions.iter().all(|q| match q.right {
        Side::Visible => q.visible == "oui",
        Side::Hidden => q.hidden == "oui",
    });
    assert!(truly, "what is right stays right");
}

#[test]
fn choices_with_a_title_make_a_pair_before_the_master_stroke() {
    let choice = |n: usize| {
        let wrong = (0..3).map(|i| format!("faux {i}")).collect();
        let choice = Choice { right: "juste".into(), wrong, level: None };
        OwnCard::new(format!("Question {n} ?"), Asks::Choice(choice)).with_clue("Villes")
    };
    let of = |cards: usize| {
        let deck = OwnDeck { cards: (0..cards).map(choice).collect(), ..OwnDeck::default() };
        let midi = fill(&deck).midi;
        (midi.duels.len(), midi.master.len())
    };
    assert_eq!([of(1), of(2), of(12), of(27), of(31)], [(0, 0), (1, 0), (1, 2), (1, 5), (3, 5)]);
}

/// A choice of four with a clue.
fn four(q: &str, right: &str) -> OwnCard {
    let wrong = ["Nantes", "Brest", "Vannes"].map(str::to_owned).to_vec();
    let choice = Choice { right: right.into(), wrong, level: None };
    OwnCard::new(q.to_owned(), Asks::Choice(choice)).with_clue("Villes")
}

#[test]
fn a_choice_with_a_short_answer_is_asked_without_its_propositions() {
    let answers = |q: &str, right: &str| {
        let deck = OwnDeck { cards: vec![four(q, right)], ..OwnDeck::default() };
        let solo = fill(&deck).egomaster.solo;
        solo.iter()
            .map(|solo| (solo.open.answer.clone(), solo.open.refuse.len()))
            .collect::<Vec<_>>()
    };
    assert_eq!(answers("Où est né Papi ?", "Rennes"), [("Rennes".to_owned(), 3)]);
    let long = "dans la petite maison au bord du canal";
    assert_eq!(answers("Où est né Papi ?", long), []);
    assert_eq!(answers("Laquelle de ces villes est la plus grande ?", "Rennes"), []);
}

#[test]
fn an_open_question_that_refuses_three_answers_is_a_choice_of_four() {
    let levels = |refuse: &[&str]| {
        let refuse = refuse.iter().map(|text| (*text).to_owned()).collect();
        let open = Spoken { answer: "Rennes".into(), refuse, ..Spoken::default() };
        let card = OwnCard::new("Où est né Papi ?".to_owned(), Asks::Open(open));
        let deck = OwnDeck { cards: vec![card], ..OwnDeck::default() };
        fill(&deck).millions.questions.len()
    };
    assert_eq!(levels(&["Nantes", "Brest", "Vannes", "Dinan"]), 1);
    assert_eq!(levels(&["Nantes", "Brest"]), 0);
    assert_eq!(levels(&["Nantes", "Brest", "Rennes"]), 0, "four different ones");
}
