//! Whole games of *Les 12 Coups de Midi* as readable text: every move with its time, the events, and the
//! wallets whenever money has moved. A change of the rules shows as a difference here;
//! `UPDATE=1 cargo test --test playthroughs midi` rewrites the texts.

use crate::told;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use tablee::decks::sample;
use tablee::rules::midi::cards::Cards;
use tablee::rules::midi::{Event, Midi, Reading, Setup};
use tablee::rules::session::Session;
use tablee::rules::{Game, Level, Seat, Viewer};

/// File, number of players, how many of them are automatic, options by their rule ids, way of reading, seed.
type Told = (&'static str, u8, u8, &'static [(&'static str, &'static str)], Reading, u64);

const OPTIONS: [(&str, &str); 4] =
    [("MIDI-O2", "soft"), ("MIDI-O3", "15"), ("MIDI-O4", "waits"), ("MIDI-O5", "sudden-death")];

const GAMES: [Told; 4] = [
    ("midi-2", 2, 0, &[], Reading::Reader, 3),
    ("midi-3", 3, 2, &[], Reading::Reader, 7),
    ("midi-4", 4, 0, &[], Reading::Tablet, 8),
    ("midi-options", 3, 0, &OPTIONS, Reading::Reader, 9),
];

fn setup((_, players, automatic, options, reading, seed): Told) -> Setup {
    let drawn = sample::midi_small().draw(&BTreeSet::new(), seed).expect("it is large enough");
    Setup {
        chairs: told::chairs(players, automatic, Level::Regular),
        youth: (0..players).rev().map(Seat).collect(),
        masters: vec![],
        reading,
        longer: vec![],
        deck: String::new(),
        options: told::options(options),
        seed,
        cards: Cards::from(drawn),
    }
}

/// A whole game as text.
fn played(told: Told) -> String {
    let session = Session::<Midi>::new(setup(told)).expect("the setup is legal");
    let money = |session: &Session<Midi>, events: &[Event], text: &mut String| {
        if events.iter().any(|event| matches!(event, Event::Paid { .. })) {
            let view = session.view(Viewer::Table);
            let wallets: Vec<u32> = view.seats.iter().map(|seat| seat.wallet).collect();
            writeln!(text, "           wallets {wallets:?} bank {}", view.bank).expect("text");
        }
        if let Some(outcome) = session.state().outcome() {
            let (masters, wallets) = (outcome.winners, outcome.scores);
            writeln!(text, "Masters {masters:?}, wallets {wallets:?}").expect("text");
        }
    };
    told::played(session, told.5, money)
}

#[test]
fn midi_is_played_as_it_was_written_down() {
    for told in GAMES {
        told::compare(told.0, &played(told));
    }
}

#[test]
fn midi_playthroughs_show_what_can_happen() {
    let text = GAMES.map(played).concat();
    let all = [
        "Asked {",
        "Chose {",
        "Coloured {",
        "AllGreen",
        "RoundLost {",
        "Challenged {",
        "Took {",
        "Paid {",
        "NewSheet {",
        "Opened {",
        "FaceOff {",
        "ClockRuns {",
        "Ruled {",
        "Froze {",
        "FaceOffLost {",
        "FinalStarts {",
        "Lifted {",
        "Guessing {",
        "Looked {",
        "Guessed {",
        "Turn {",
        "Ended {",
        "time is up",
        "hunch",
        "say",
        "read",
    ];
    told::shows_each(&text, &all);
}
