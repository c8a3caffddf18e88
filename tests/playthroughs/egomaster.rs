//! Whole games of *Egomaster* as readable text: every move with its time, the events, and the totals and
//! pawns whenever chips have moved. A change of the rules shows as a difference here;
//! `UPDATE=1 cargo test --test playthroughs egomaster` rewrites the texts.

use crate::told;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use tablee::decks::sample;
use tablee::rules::egomaster::{Cards, Egomaster, Event, Setup};
use tablee::rules::session::Session;
use tablee::rules::{Game, Level, Viewer};

/// File, number of players, how many of them are automatic, options by their rule ids, seed.
type Told = (&'static str, u8, u8, &'static [(&'static str, &'static str)], u64);

const TABLET: [(&str, &str); 3] = [("EGO-O9", "on"), ("EGO-O1", "20"), ("EGO-O8", "on")];
const QUICK: [(&str, &str); 1] = [("EGO-V", "on")];
const OPTIONS: [(&str, &str); 8] = [
    ("EGO-O8", "on"),
    ("EGO-O1", "10"),
    ("EGO-O2", "poorest"),
    ("EGO-O3", "earlier"),
    ("EGO-O4", "on"),
    ("EGO-O5", "on"),
    ("EGO-O6", "on"),
    ("EGO-O7", "on"),
];

const GAMES: [Told; 4] = [
    ("egomaster-2", 2, 1, &TABLET, 127),
    ("egomaster-3-quick", 3, 1, &QUICK, 15),
    ("egomaster-4", 4, 0, &[], 23),
    ("egomaster-6-options", 6, 2, &OPTIONS, 110),
];

fn setup((_, players, automatic, options, seed): Told) -> Setup {
    let drawn = sample::egomaster_small().draw(&BTreeSet::new()).expect("it is large enough");
    Setup {
        chairs: told::chairs(players, automatic, Level::Regular),
        longer: vec![],
        options: told::options(options),
        seed,
        deck: String::new(),
        cards: Cards::from(drawn),
    }
}

/// A whole game as text.
fn played(told: Told) -> String {
    let session = Session::<Egomaster>::new(setup(told)).expect("the setup is legal");
    let chips = |session: &Session<Egomaster>, events: &[Event], text: &mut String| {
        let view = session.view(Viewer::Table);
        let totals: Vec<u32> = view.seats.iter().map(|seat| seat.total).collect();
        if events.iter().any(|event| matches!(event, Event::Paid { .. })) {
            let pawns: Vec<u8> =
                view.seats.iter().map(|seat| seat.piece.pawn.unwrap_or(0)).collect();
            let (pot, bank) = (view.pot, view.bank);
            writeln!(text, "           totals {totals:?} pot {pot} bank {bank:?} pawns {pawns:?}")
                .expect("text");
        }
        if let Some(outcome) = session.state().outcome() {
            writeln!(text, "winner {:?}, totals {totals:?}", outcome.winners).expect("text");
        }
    };
    told::played(session, told.4, chips)
}

#[test]
fn egomaster_is_played_as_it_was_written_down() {
    for told in GAMES {
        told::compare(told.0, &played(told));
    }
}

#[test]
fn egomaster_playthroughs_show_what_can_happen() {
    let text = GAMES.map(played).concat();
    told::shows_each(&text, &SHOWN);
}

const SHOWN: [&str; 41] = [
    "Threw {",
    "Begins {",
    "Placed {",
    "Turn {",
    "Rolled {",
    "Walked {",
    "forward",
    "backward",
    "Fresh }",
    "NoSuchPage",
    "AskedBefore",
    "Opened {",
    "Named {",
    "Announced {",
    "Answered {",
    "Staked {",
    "NobodyPlays",
    "Paid {",
    "Bank",
    "Pot",
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
    "DiceOff {",
    "BankEmpty {",
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
