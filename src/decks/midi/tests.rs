//! What a deck of *Les 12 Coups de Midi* must hold, and how the cards of one game are drawn.

use super::super::sample;
use super::*;

fn json(deck: &Deck) -> String {
    serde_json::to_string(deck).expect("a deck is JSON")
}

fn read(change: impl FnOnce(&mut Deck)) -> Result<Deck, Unusable> {
    let mut deck = sample::midi_small();
    change(&mut deck);
    Deck::read(&json(&deck))
}

#[test]
fn the_json_is_as_content_says() {
    let text = r#"{"kickoff":[{"id":"mi-k-001","questions":[
        {"q":"a","visible":"b","hidden":"c","right":"visible","note":"d"},
        {"q":"a","visible":"b","hidden":"c","right":"hidden"},
        {"q":"a","visible":"b","hidden":"c","right":"hidden"},
        {"q":"a","visible":"b","hidden":"c","right":"hidden"}]}],
      "sheets":[{"id":"mi-s-001","q":"a","true":["1","2","3","4","5","6"],"false":"7"}],
      "stars":[{"id":"mi-e-01","picture":"p.svg","answer":"a","accept":["b"]}]}"#;
    let deck: Deck = serde_json::from_str(text).expect("the form of docs/decks.md");
    assert_eq!(deck.kickoff[0].questions[0].right, Side::Visible);
    assert_eq!((&*deck.sheets[0].intruder, deck.sheets[0].truths.len()), ("7", 6));
    assert_eq!(deck.stars[0].accept, ["b"]);
}

#[test]
fn midi_c1_a_side_that_is_always_right_is_a_fault() {
    let all = |deck: &mut Deck, side| {
        let questions = deck.kickoff.iter_mut().flat_map(|card| &mut card.questions);
        questions.for_each(|q| q.right = side);
    };
    for side in [Side::Visible, Side::Hidden] {
        let faults = read(|deck| all(deck, side));
        assert_eq!(faults, Err(Unusable::Faulty(vec![Fault::AlwaysTheSameSide])));
    }
}

#[test]
fn midi_c3_a_master_card_has_five_questions_and_no_other_number() {
    let text = json(&sample::midi_small());
    let four = text.replacen(
        r#"{"q":"Coup de Maître 1.5","right":"juste 1.5","wrong":["erreur 1.5.1","erreur 1.5.2"]}"#,
        "",
        1,
    );
    let four = four.replacen(
        r#"["erreur 1.4.1","erreur 1.4.2"]},]"#,
        r#"["erreur 1.4.1","erreur 1.4.2"]}]"#,
        1,
    );
    assert_ne!(four, text);
    assert!(matches!(Deck::read(&four), Err(Unusable::NotADeck(_))));
}

#[test]
fn midi_c4_a_long_open_question_is_a_fault() {
    let long = read(|deck| deck.fatal[2].questions[7].q = "é".repeat(81));
    assert_eq!(long, Err(Unusable::Faulty(vec![Fault::TooLong { id: "mi-f-003".into() }])));
    assert!(read(|deck| deck.fatal[2].questions[7].q = "é".repeat(80)).is_ok());
}

#[test]
fn midi_c6_a_deck_too_small_says_what_it_lacks_and_how_much() {
    let small = read(|deck| {
        deck.fatal.truncate(3);
        deck.stars.clear();
    });
    let fatal = Shortage { pile: "fatal", has: 3, needs: 4 };
    let stars = Shortage { pile: "stars", has: 0, needs: 1 };
    assert_eq!(small, Err(Unusable::TooSmall(vec![fatal, stars])));
    assert_eq!(Deck::default().shortages().len(), 6);
    assert_eq!(
        Deck::default().draw(&BTreeSet::new(), 1).map(|_| ()).map_err(|all| all.len()),
        Err(6)
    );
}

#[test]
fn faulty_cards_are_named() {
    let faulty = read(|deck| {
        deck.sheets[1].truths[3] = deck.sheets[1].intruder.clone();
        deck.duels[0].cards[1].wrong[2] = " ".into();
        deck.master[3].id = "mi-k-001".into();
    });
    let same = Fault::SameTwice { id: "mi-s-002".into() };
    let twice = Fault::IdTwice { id: "mi-k-001".into() };
    let empty = Fault::EmptyText { id: "mi-d-001".into() };
    assert_eq!(faulty, Err(Unusable::Faulty(vec![same, twice, empty])));
}

#[test]
fn the_sample_decks_are_sound() {
    for deck in [sample::midi_box(), sample::midi_small()] {
        assert_eq!(Deck::read(&json(&deck)), Ok(deck));
    }
}

#[test]
fn midi_s7_one_pair_and_one_star_are_in_play() {
    let deck = sample::midi_box();
    let drawn = deck.draw(&BTreeSet::new(), 7).expect("a whole box");
    assert!(deck.duels.contains(&drawn.pair) && deck.stars.contains(&drawn.star));
    assert_eq!(2 * (deck.duels.len() - 1), 28, "the other duel cards stay in the box");
}

#[test]
fn midi_s13_piles_are_shuffled_by_the_seed() {
    let deck = sample::midi_box();
    let draw = |seed| deck.draw(&BTreeSet::new(), seed).expect("a whole box");
    assert_eq!(draw(1), draw(1));
    assert_ne!(draw(1).kickoff, draw(2).kickoff);
    let mut ids: Vec<String> = draw(3).kickoff.into_iter().map(|card| card.id).collect();
    ids.sort_unstable();
    assert_eq!(ids, deck.kickoff.into_iter().map(|card| card.id).collect::<Vec<_>>());
}

#[test]
fn midi_q5_cards_not_yet_used_come_first() {
    let deck = sample::midi_small();
    let used: BTreeSet<String> = deck.kickoff[..12].iter().map(|card| card.id.clone()).collect();
    let used: BTreeSet<String> =
        used.into_iter().chain(deck.stars[1..].iter().map(|star| star.id.clone())).collect();
    for seed in 0..20 {
        let drawn = deck.draw(&used, seed).expect("it is large enough");
        let fresh = drawn.kickoff.iter().take_while(|card| !used.contains(&card.id)).count();
        assert_eq!((fresh, drawn.kickoff.len()), (6, 18));
        assert_eq!(drawn.star, deck.stars[0], "the only one never seen");
    }
}

#[test]
fn where_children_play_half_of_the_cards_and_a_pair_are_theirs() {
    let deck = sample::midi_box();
    let about = "mi-k-001 g3g3g3g3\nmi-d-001 a3a3\n";
    let taste = super::super::taste::Taste::default().of_a_child();
    let child = super::super::taste::Wishes::new(BTreeSet::new(), about, &taste);
    for seed in 0..20 {
        let drawn = deck.draw_with_children(&BTreeSet::new(), &child, seed).expect("a whole box");
        let children = drawn.children.as_ref().expect("it can be parted");
        assert_eq!(drawn.all(), [55, 38, 55, 25]);
        assert_eq!((children.from, drawn.sizes()), ([28, 19, 28, 13], [28, 19, 28, 13]));
        assert!(drawn.kickoff[28..].iter().all(|card| card.id != "mi-k-001"), "no child knows it");
        assert!(children.pair.id != "mi-d-001" && children.pair.id != drawn.pair.id);
        let ids: BTreeSet<&String> = drawn.kickoff.iter().map(|card| &card.id).collect();
        assert_eq!(ids.len(), 55, "nothing comes twice");
    }
    let small = sample::midi([5, 2, 4, 5, 1, 1]);
    let drawn = small.draw_with_children(&BTreeSet::new(), &child, 1).expect("enough for one");
    assert_eq!(drawn.children, None, "everybody is asked the same");
}
