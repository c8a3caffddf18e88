//! The deck of *Défizz*: its JSON, its faults, its drawing.

use super::super::sample;
use super::*;

/// A card as in docs/decks.md.
const CARD: &str = r#"{ "id": "def-d-001", "questions": [
    { "clue": "Il dort debout", "mode": "chrono", "q": "Qui ?", "answer": "le cheval", "accept": [], "refuse": [] },
    { "clue": "Tour", "mode": "cible", "q": "Combien ?", "value": 324, "unit": "m", "note": "en 2024" },
    { "clue": "Cartes", "mode": "pingpong", "q": "Lesquelles ?", "answers": [
        { "a": "pique", "accept": [] }, { "a": "cœur" }, { "a": "trèfle" }, { "a": "carreau" }],
      "traps": [{ "a": "étoile", "why": "tarot" }] }] }"#;

#[test]
fn the_json_is_as_content_says() {
    let card: Card = serde_json::from_str(CARD).expect("it is a card");
    let modes = card.questions.each_ref().map(|question| question.asks.mode());
    assert_eq!(modes, [Mode::Chrono, Mode::Cible, Mode::PingPong]);
    let again = serde_json::to_string(&card).expect("a card is JSON");
    assert_eq!(serde_json::from_str::<Card>(&again).expect("just written"), card);
    let half = CARD.replace("324", "4.5");
    let card: Card = serde_json::from_str(&half).expect("one decimal");
    let Asks::Cible(target) = &card.questions[1].asks else { panic!("a number") };
    assert_eq!((target.value.to_string(), &*target.unit), ("4.5".into(), "m"));
}

#[test]
fn def_cha1_the_procedures_of_chance_are_a_closed_list() {
    for device in Device::ALL {
        let name = serde_json::to_string(&device).expect("a word");
        let asks = format!(r#"{{"clue":"?","mode":"chance","text":"…","device":{name}}}"#);
        let question: Challenge = serde_json::from_str(&asks).expect(&name);
        assert_eq!(question.asks.mode(), Mode::Chance);
    }
    let other = r#"{"clue":"?","mode":"chance","text":"…","device":"sing"}"#;
    assert!(serde_json::from_str::<Challenge>(other).is_err());
}

#[test]
fn def_r40_a_card_has_three_questions_and_no_other_number() {
    let two = CARD.replacen(r#"{ "clue": "Il dort debout""#, r#"{ "none": 1 }, { "clue": "x""#, 1);
    assert!(serde_json::from_str::<Card>(&two).is_err());
}

#[test]
fn faulty_cards_are_named() {
    let sound = sample::defizz_small();
    assert_eq!(sound.faults(), []);
    let fault = |change: &dyn Fn(&mut Deck)| {
        let mut deck = sound.clone();
        change(&mut deck);
        deck.faults()
    };
    let id = sound.duel[0].id.clone();
    let twice = fault(&|deck| deck.multi[0].id.clone_from(&id));
    assert_eq!(twice, [Fault::IdTwice { id: id.clone() }]);
    let empty = fault(&|deck| deck.duel[0].questions[1].clue.clear());
    assert_eq!(empty, [Fault::EmptyText { id: id.clone() }]);
    let same = fault(&|deck| deck.duel[0].questions[1] = deck.duel[0].questions[0].clone());
    assert_eq!(same, [Fault::SameTwice { id: id.clone() }]);
    let short = fault(&|deck| {
        let Asks::PingPong(list) = &mut deck.duel[0].questions[2].asks else { panic!("a list") };
        list.answers.truncate(3);
    });
    assert_eq!(short, [Fault::OddList { id }]);
}

#[test]
fn a_deck_too_small_says_what_it_lacks_and_how_much() {
    let mut deck = sample::defizz_small();
    deck.multi.truncate(7);
    let lacks = Shortage { pile: "multi", has: 7, needs: NEEDED };
    assert_eq!(deck.draw(&BTreeSet::new(), 1), Err(vec![lacks]));
    let json = serde_json::to_string(&deck).expect("a deck is JSON");
    assert_eq!(Deck::read(&json), Err(Unusable::TooSmall(vec![lacks])));
    assert_eq!(Deck::read("{}"), Err(Unusable::TooSmall(Deck::default().shortages())));
    assert!(matches!(Deck::read("7"), Err(Unusable::NotADeck(_))));
}

#[test]
fn def_s3_both_decks_are_shuffled_by_the_seed() {
    let deck = sample::defizz_small();
    let drawn = |seed| deck.draw(&BTreeSet::new(), seed).expect("it is large enough");
    assert_eq!(drawn(1), drawn(1));
    assert_ne!(drawn(1), drawn(2));
    assert_eq!(drawn(1).duel.len(), deck.duel.len());
}

#[test]
fn cards_not_yet_used_come_first() {
    let deck = sample::defizz_small();
    let used: BTreeSet<String> = deck.duel[..10].iter().map(|card| card.id.clone()).collect();
    let drawn = deck.draw(&used, 3).expect("it is large enough");
    let fresh = deck.duel.len() - 10;
    assert!(drawn.duel[..fresh].iter().all(|card| !used.contains(&card.id)));
    assert!(drawn.duel[fresh..].iter().all(|card| used.contains(&card.id)));
}
