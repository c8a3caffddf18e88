//! Boards and hands of every game: what they say in both languages, phase by phase, and that a hand offers what the rules
//! allow. That they tell no secret is tested with the messages (`wire/tests.rs`).

use super::*;
use crate::rules::kit::heure_tables;
use crate::rules::random_play::random_move;
use crate::rules::session::Session;
use crate::rules::{By, Game, Mark, Ms, Rng, Viewer};
use crate::rules::{defizz, egomaster, heure, midi, millions};
use crate::texts::{Lang, said_in};
use crate::wire::{Scene, Seen, Sitter, ToScreen, read_to_screen};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;

const NAMES: [&str; 6] = ["Zoé", "Léo", "Noé", "Ana", "Ida", "Max"];

/// The scene of a table of so many people.
fn scene(seats: u8) -> Scene {
    let sitter = |seat: Seat| Sitter {
        name: NAMES[seat.index()].into(),
        mark: Mark(seat.0),
        automatic: false,
    };
    Scene {
        phase: "any".into(),
        sitters: Seat::all(seats).map(sitter).collect(),
        what: "what happens".into(),
        ..Scene::default()
    }
}

fn read<S: Serialize + DeserializeOwned>(text: &str) -> Seen<S> {
    match read_to_screen::<S>(text) {
        Ok(ToScreen::View(seen)) => *seen,
        _ => panic!("not read: {text}"),
    }
}

fn board<G: OnScreens>(state: &G, scene: &Scene) -> Board {
    read::<Board>(&to_television(state, scene.clone())).shows
}

fn held<G: OnScreens>(state: &G, seat: Seat, scene: &Scene) -> Held {
    read::<Held>(&to_phone(state, seat, scene.clone())).shows
}

/// The sheet of a board; none of a game of cards.
fn sheet_of(board: &Board) -> Option<&Sheet> {
    match &board.stage {
        Stage::Sheet(sheet, _) => Some(sheet),
        Stage::Day(_) => None,
    }
}

/// A table of two that begins.
fn heure_start() -> heure::Heure {
    let setup = heure_tables().next().expect("there is one");
    heure::Heure::start(&setup).expect("two may play")
}

/// Every move that a hand makes without a value, in journal notation.
fn moves_of(hand: &Hand) -> Vec<String> {
    let picks = hand.picks.iter().filter_map(|pick| pick.mv.as_ref());
    let places = hand.trays.iter().flat_map(|tray| &tray.places);
    let touched = picks.chain(places.filter_map(|place| place.mv.as_ref())).map(|(_, mv)| mv);
    let deeds = hand.deeds.iter().map(|deed| &deed.mv);
    touched.chain(deeds).chain(hand.pad.iter().filter_map(|pad| pad.mv.as_ref())).cloned().collect()
}

/// Every text in a message.
fn texts_of(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) => into.push(text.clone()),
        Value::Array(all) => all.iter().for_each(|value| texts_of(value, into)),
        Value::Object(all) => all.values().for_each(|value| texts_of(value, into)),
        _ => {}
    }
}

/// Plays random games of some of those tables and looks at each step; returns the names of the phases that were seen.
fn look_on<G: OnScreens>(
    tables: impl Iterator<Item = G::Setup>,
    mut look: impl FnMut(&Session<G>, Ms),
) -> BTreeSet<&'static str> {
    let mut phases = BTreeSet::new();
    for (seed, setup) in (0..).zip(tables.step_by(5).take(8)) {
        let mut rng = Rng::new(seed);
        let mut session = Session::<G>::new(setup).expect("the setup is legal");
        let mut now = Ms(0);
        while let Some((by, mv)) = random_move(session.state(), &mut rng) {
            phases.insert(session.state().phase_name());
            look(&session, now);
            now = now.after(Ms(1 + rng.below(2_000)));
            let _ = session.tick(now);
            let _ = session.play(now, by, mv);
        }
        look(&session, now);
    }
    phases
}

/// Whether a message has a gap that nothing was filled into.
fn has_gaps(message: &str) -> bool {
    let mut texts = vec![];
    texts_of(&serde_json::from_str(message).expect("it is JSON"), &mut texts);
    texts.iter().any(|text| text.contains(['{', '}']))
}

/// In every phase and in both languages: all gaps are filled, a board says something until the end, and a hand that asks
/// says what.
fn says_something<G: OnScreens>(tables: impl Iterator<Item = G::Setup>) {
    let phases = look_on::<G>(tables, |session, _| {
        let state = session.state();
        let (phase, seats) = (state.phase_name(), state.seats());
        for (lang, reveal) in [(Lang::Fr, false), (Lang::En, false), (Lang::En, true)] {
            let scene = Scene { reveal, ..scene(seats) };
            let text = said_in(lang, || to_television(state, scene.clone()));
            assert!(!has_gaps(&text), "{phase}: {text}");
            let board = read::<Board>(&text).shows;
            if let (Some(sheet), None) = (sheet_of(&board), state.outcome()) {
                let said = [&sheet.kicker, &sheet.q, &sheet.ask];
                assert!(said.iter().any(|text| !text.is_empty()), "{phase}: {text}");
            }
            for seat in Seat::all(seats) {
                let text = said_in(lang, || to_phone(state, seat, scene.clone()));
                assert!(!has_gaps(&text), "{phase}: {text}");
                let hand = read::<Held>(&text).shows.hand;
                // What there is to do in a call its buttons say.
                let told = !hand.todo.is_empty() || phase == "call";
                assert!(!hand.asks || told, "{phase}: {text}");
                let named = |deed: &Deed| !deed.mv.is_empty() && !deed.words.is_empty();
                assert!(hand.deeds.iter().all(named), "{phase}: {text}");
            }
        }
    });
    assert!(phases.len() > 4, "{phases:?}");
}

/// Whatever a hand offers is legal. Returns how many moves were looked at.
fn offers_what_is_legal<G: OnScreens>(tables: impl Iterator<Item = G::Setup>) -> usize {
    let mut looked = 0;
    look_on::<G>(tables, |session, now| {
        let state = session.state();
        let people = Seat::all(state.seats()).filter(|seat| session.automatic(*seat).is_none());
        for seat in people {
            for mv in moves_of(&held(state, seat, &scene(state.seats())).hand) {
                let read = serde_json::from_value::<G::Move>(Value::String(mv.clone()));
                let read = read.unwrap_or_else(|_| panic!("{mv:?} is no move"));
                let refused = session.can(now, By::Seat(seat), &read).err();
                assert!(
                    refused.is_none(),
                    "{mv} of {seat:?} in {}: {refused:?}",
                    state.phase_name()
                );
                looked += 1;
            }
        }
    });
    looked
}

#[test]
fn every_phase_has_its_words_in_both_languages() {
    says_something::<heure::Heure>(heure_tables());
    says_something::<midi::Midi>(midi::fixtures::tables());
    says_something::<millions::Millions>(millions::fixtures::tables());
    says_something::<defizz::Defizz>(defizz::fixtures::tables());
    says_something::<egomaster::Egomaster>(egomaster::fixtures::tables());
}

#[test]
fn whatever_a_hand_offers_is_legal() {
    // Where the table does not point out where a card fits, every free place can be tried.
    let pointed = heure_tables().filter(|setup| setup.options.glow);
    assert!(offers_what_is_legal::<heure::Heure>(pointed) > 100);
    assert!(offers_what_is_legal::<midi::Midi>(midi::fixtures::tables()) > 100);
    assert!(offers_what_is_legal::<millions::Millions>(millions::fixtures::tables()) > 100);
    assert!(offers_what_is_legal::<defizz::Defizz>(defizz::fixtures::tables()) > 100);
    assert!(offers_what_is_legal::<egomaster::Egomaster>(egomaster::fixtures::tables()) > 100);
}

/// Every listed move of a person that `counts` is on the hand.
fn nothing_is_missing<G: OnScreens>(
    tables: impl Iterator<Item = G::Setup>,
    counts: fn(&G::Move) -> bool,
) {
    look_on::<G>(tables, |session, _| {
        let state = session.state();
        let people = Seat::all(state.seats()).filter(|seat| session.automatic(*seat).is_none());
        for seat in people {
            let all = moves_of(&held(state, seat, &scene(state.seats())).hand);
            for mv in state.moves(By::Seat(seat)).iter().filter(|mv| counts(mv)) {
                let phase = state.phase_name();
                assert!(all.contains(&G::says(mv)), "{mv:?} of {seat:?} in {phase} is not offered");
            }
        }
    });
}

#[test]
fn whatever_the_rules_list_is_on_the_hand() {
    use heure::Move::{Arrange, Shift};
    // Pairs of pushes that help nobody are the tablet's; an order is made by two touches.
    let counts = |mv: &heure::Move| match mv {
        Arrange { .. } => false,
        Shift(shift) => shift.second.is_none(),
        _ => true,
    };
    nothing_is_missing::<heure::Heure>(heure_tables(), counts);
    // Answers are typed.
    let counts = |mv: &midi::Move| !matches!(mv, midi::Move::Say(_));
    nothing_is_missing::<midi::Midi>(midi::fixtures::tables(), counts);
}

#[test]
fn who_draws_in_heure_is_told_so_and_the_others_what_happens() {
    let state = heure_start();
    let turn = state.turn().expect("somebody begins");
    let (scene, from) = (scene(2), NAMES[1 - turn.index()]);
    for (lang, todo) in [
        (Lang::Fr, format!("Touche une carte chez {from}")),
        (Lang::En, format!("Tap one of {from}’s cards")),
    ] {
        let hand = said_in(lang, || held(&state, turn, &scene)).hand;
        assert_eq!((hand.asks, hand.todo), (true, todo));
        let fan = hand.trays.iter().find(|tray| tray.name == "fan").expect("the backs");
        assert_eq!(fan.places[0].mv, Some(("draw".into(), "draw 0".into())));
        let own = hand.trays.iter().find(|tray| tray.name == "hand").expect("the own cards");
        assert_eq!(own.sorts.as_deref(), Some("order "));
    }
    let other = held(&state, Seat(1 - turn.0), &scene).hand;
    assert_eq!((other.asks, &*other.todo), (false, "what happens"));
    assert!(moves_of(&other).is_empty());
    let words = |lang| match said_in(lang, || board(&state, &scene)).stage {
        Stage::Day(day) => day.words,
        Stage::Sheet(..) => panic!("cards have no sheet"),
    };
    let name = NAMES[turn.index()];
    assert_eq!(words(Lang::Fr), format!("{name} pioche chez {from}"));
    assert_eq!(words(Lang::En), format!("{name} draws from {from}"));
}

#[test]
fn who_rolls_in_defizz_has_one_button_and_the_board_says_who() {
    let state = defizz::fixtures::start(&defizz::fixtures::setup(3));
    let turn = state.turn().expect("somebody begins");
    let (scene, name) = (scene(state.seats()), NAMES[turn.index()]);
    for (lang, words, asked) in [
        (Lang::Fr, "Lancer le dé", format!("{name}, lance le dé\u{202f}!")),
        (Lang::En, "Roll the die", format!("{name}, roll the die!")),
    ] {
        let hand = said_in(lang, || held(&state, turn, &scene)).hand;
        let deed = hand.deeds.last().expect("a button");
        assert_eq!(
            (&*deed.name, &*deed.mv, &*deed.words, deed.goes),
            ("roll", "roll", words, true)
        );
        let board = said_in(lang, || board(&state, &scene));
        assert_eq!(sheet_of(&board).expect("a sheet").q, asked);
        assert!(board.lit.has(turn));
    }
}

#[test]
fn while_the_table_reads_or_plays_the_seat_a_hand_rests() {
    let state = defizz::fixtures::start(&defizz::fixtures::setup(3));
    let turn = state.turn().expect("somebody begins");
    let reads = Scene { explains: true, ..scene(state.seats()) };
    let rests = said_in(Lang::En, || held(&state, turn, &reads));
    assert_eq!(rests.hand.todo, "One moment: the tablet is still showing something.");
    assert!(!rests.hand.asks && rests.hand.deeds.is_empty());
    assert_eq!(rests.opens, Some(crate::wire::Open::Title), "who is in turn closes the card");
    let mut played = scene(state.seats());
    played.sitters[turn.index()].automatic = true;
    let rests = said_in(Lang::En, || held(&state, turn, &played));
    assert_eq!(rests.hand.todo, "The tablet is playing for you.");
    assert!(moves_of(&rests.hand).is_empty());
}

#[test]
fn a_card_is_put_where_it_is_wanted() {
    assert_eq!(hand::moved(4, 0, 2), [1, 2, 0, 3]);
    assert_eq!(hand::moved(4, 3, 0), [3, 0, 1, 2]);
}

#[test]
fn what_is_not_whole_is_not_shown() {
    let state = heure_start();
    let seen = read::<Board>(&to_television(&state, scene(2)));
    assert!(seen.is_whole());
    assert!(!Seen { cards: vec![], ..seen.clone() }.is_whole());
    assert!(!Seen { eyes: Viewer::Seat(Seat(2)), ..seen.clone() }.is_whole());
    assert!(!Seen { winners: Some(vec![Seat(0)]), ..seen }.is_whole(), "an end has its scores");
}

#[test]
fn who_begins_in_egomaster_throws_and_the_board_asks_who_it_is() {
    let state = egomaster::fixtures::start(&egomaster::fixtures::setup(3));
    let turn = state.turn().expect("somebody throws");
    let (scene, name) = (scene(state.seats()), NAMES[turn.index()]);
    for (lang, words, asked) in [
        (Lang::Fr, format!("{name} lance les dés"), "Qui commence\u{202f}?"),
        (Lang::En, format!("{name} rolls the dice"), "Who begins?"),
    ] {
        let hand = said_in(lang, || held(&state, turn, &scene)).hand;
        let deed = hand.deeds.last().expect("a button");
        assert_eq!((&*deed.name, &deed.words, deed.goes), ("throw", &words, true));
        let board = said_in(lang, || board(&state, &scene));
        assert_eq!(sheet_of(&board).expect("a sheet").q, asked);
        assert!(
            matches!(&board.stage, Stage::Sheet(_, Beside::Ring(_))),
            "the ring lies beside it"
        );
    }
}

#[test]
fn who_names_a_number_in_midi_has_four_and_the_others_none() {
    let state = midi::fixtures::start(&midi::fixtures::setup(3));
    let turn = state.turn().expect("somebody begins");
    let (scene, name) = (scene(state.seats()), NAMES[turn.index()]);
    for (lang, todo, asked) in [
        (
            Lang::Fr,
            format!("{name}, choisis un numéro de 1 à 4."),
            format!("{name} choisit un numéro"),
        ),
        (Lang::En, format!("{name}, pick a number from 1 to 4."), format!("{name} picks a number")),
    ] {
        let hand = said_in(lang, || held(&state, turn, &scene)).hand;
        assert_eq!((&hand.todo, &*hand.lie, hand.picks.len()), (&todo, "numbers", 4));
        assert!(hand.picks.iter().all(|pick| pick.mv.is_some()));
        let board = said_in(lang, || board(&state, &scene));
        assert_eq!(sheet_of(&board).expect("a sheet").q, asked);
    }
    for seat in Seat::all(state.seats()).filter(|seat| *seat != turn) {
        assert!(moves_of(&held(&state, seat, &scene).hand).is_empty());
    }
}

#[test]
fn the_host_of_millions_reads_and_he_alone_sees_the_right_answer() {
    let state = millions::fixtures::start(&millions::fixtures::setup(3));
    let (host, scene) = (state.turn().expect("the host reads"), scene(state.seats()));
    let right = |seat| {
        let hand = held(&state, seat, &scene).hand;
        hand.picks.iter().filter(|pick| pick.state == "right").count()
    };
    let seen: Vec<usize> = Seat::all(state.seats()).map(right).collect();
    assert_eq!(seen[host.index()], 1, "the host");
    assert_eq!(seen.iter().sum::<usize>(), 1, "nobody else");
    for (lang, words, todo) in [
        (Lang::Fr, "C’est lu", format!("{} lit la question…", NAMES[host.index()])),
        (Lang::En, "I’ve read it", format!("{} is reading the question…", NAMES[host.index()])),
    ] {
        let hand = said_in(lang, || held(&state, host, &scene)).hand;
        assert_eq!(hand.deeds.last().map(|deed| &*deed.words), Some(words));
        let other = Seat::all(state.seats()).find(|seat| *seat != host).expect("three play");
        assert_eq!(said_in(lang, || held(&state, other, &scene)).hand.todo, todo);
    }
    let tower = |board: &Board| match &board.stage {
        Stage::Sheet(_, Beside::Tower(steps)) => steps.len(),
        _ => 0,
    };
    assert_eq!(tower(&board(&state, &scene)), 15, "the pyramid");
}
