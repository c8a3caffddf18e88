//! Whole games of *Défizz* as readable text: every move with its time, the events, and the totals
//! whenever chips have moved. A change of the rules shows as a difference here;
//! `UPDATE=1 cargo test --test playthroughs defizz` rewrites the texts.

use crate::told;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use tablee::decks::sample;
use tablee::rules::defizz::{Cards, Defizz, Event, Options, Setup};
use tablee::rules::session::Session;
use tablee::rules::{Game, Level, Seat, Viewer};

/// File, number of players, how many of them are automatic, options by their rule ids, seed.
type Told = (&'static str, u8, u8, &'static [(&'static str, &'static str)], u64);

const TABLET: [(&str, &str); 2] = [("DEF-O8", "on"), ("DEF-O1", "20")];
const VARIANTS: [(&str, &str); 5] = [
    ("DEF-VX", "on"),
    ("DEF-VT", "on"),
    ("DEF-VE", "on"),
    ("DEF-O3", "per-player"),
    ("DEF-O5", "on"),
];
const OPTIONS: [(&str, &str); 4] =
    [("DEF-O1", "10"), ("DEF-O2", "on"), ("DEF-O4", "earlier"), ("DEF-O6", "on")];

/// The number of games, the first ones, that play Chance as before DEF-R50; the others play it as it is now.
const BY_HAND: usize = 5;

const GAMES: [Told; 7] = [
    ("defizz-2", 2, 1, &TABLET, 45),
    ("defizz-3", 3, 2, &[], 37),
    ("defizz-4", 4, 0, &[], 0),
    ("defizz-5-variants", 5, 0, &VARIANTS, 11),
    ("defizz-6-options", 6, 1, &OPTIONS, 57),
    ("defizz-4-luck", 4, 1, &TABLET, 12),
    ("defizz-5-luck", 5, 0, &VARIANTS, 5),
];

fn setup(told: Told) -> Setup {
    let each_throw = GAMES[..BY_HAND].contains(&told);
    let (_, players, automatic, options, seed) = told;
    let drawn = sample::defizz_small().draw(&BTreeSet::new(), seed).expect("it is large enough");
    Setup {
        chairs: told::chairs(players, automatic, Level::Regular),
        members: vec![],
        first: Some(Seat(0)),
        birthdays: vec![],
        longer: vec![],
        options: Options { each_throw, ..told::options(options) },
        seed,
        deck: String::new(),
        cards: Cards::from(drawn),
    }
}

/// A whole game as text.
fn played(told: Told) -> String {
    let session = Session::<Defizz>::new(setup(told)).expect("the setup is legal");
    let chips = |session: &Session<Defizz>, events: &[Event], text: &mut String| {
        let view = session.view(Viewer::Table);
        let totals: Vec<u32> = view.seats.iter().map(|seat| seat.total).collect();
        if events.iter().any(|event| matches!(event, Event::Paid { .. })) {
            let (pot, bank) = (view.pot, view.bank);
            writeln!(text, "           totals {totals:?} pot {pot} bank {bank:?}").expect("text");
        }
        if let Some(outcome) = session.state().outcome() {
            writeln!(text, "winner {:?}, totals {totals:?}", outcome.winners).expect("text");
        }
    };
    told::played(session, told.4, chips)
}

#[test]
fn defizz_is_played_as_it_was_written_down() {
    for told in GAMES {
        told::compare(told.0, &played(told));
    }
}

#[test]
fn defizz_playthroughs_show_what_can_happen() {
    let text = GAMES.map(played).concat();
    told::shows_each(&text, &SHOWN);
}

const SHOWN: [&str; 38] = [
    "Turn {",
    "Rolled {",
    "CardTaken {",
    "Reshuffled",
    "Helped {",
    "Chose {",
    "Challenged {",
    "Announced {",
    "Answered {",
    "Staked {",
    "NobodyPlays",
    "Paid {",
    "Asked {",
    "Read)",
    "Buzzed {",
    "Ruled {",
    "Given {",
    "Proposed {",
    "Passed {",
    "TimeRanOut {",
    "Won(",
    "Nobody",
    "Begins {",
    "Threw {",
    "Called {",
    "Showed {",
    "GoOn {",
    "Void",
    "EnrichmentOver {",
    "Eliminated {",
    "TwoLeft {",
    "Ended {",
    "time is up",
    "hunch",
    "say ",
    "tick ",
    "accept",
    "refuse",
];
