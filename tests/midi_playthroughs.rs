//! Whole games of *Les 12 Coups de Midi* as readable text: every move with its time, what everybody
//! saw, and the wallets whenever money has moved. A change of the rules shows as a difference here;
//! `UPDATE=1 cargo test --test midi_playthroughs` writes the texts anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use tablee::decks::sample;
use tablee::rules::midi::cards::Cards;
use tablee::rules::midi::{Event, Midi, Options, Reading, Setup};
use tablee::rules::options::TableOptions;
use tablee::rules::random_play::random_move;
use tablee::rules::session::{Entry, Session};
use tablee::rules::{By, Chair, Game, Level, Mark, Ms, Player, Rng, Seat, Viewer};

/// File, players, of whom automatic, options by their rule ids, way of reading, seed.
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
    let player = |i| match i + automatic >= players {
        true => Player::Automatic(Level::Regular),
        false => Player::Person,
    };
    let chair = |i: u8| Chair { player: player(i), ..Chair::person("", Mark(i)) };
    let mut set = Options::default();
    for (id, value) in options {
        set.set(id, value).expect("it is an option");
    }
    Setup {
        chairs: (0..players).map(chair).collect(),
        youth: (0..players).rev().map(Seat).collect(),
        masters: vec![],
        reading,
        longer: vec![],
        deck: String::new(),
        options: set,
        seed,
        cards: Cards::from(drawn),
    }
}

/// Plays a game by chance, automatic seats by what is suggested to them, and writes it down.
fn played(told: Told) -> String {
    let mut session = Session::<Midi>::new(setup(told)).expect("the setup is legal");
    let (mut rng, mut now, mut text) = (Rng::new(told.5), 0, String::new());
    while let Some(turn) = session.state().turn() {
        now += session.state().pace().map_or(rng.below(4_000), |pace| pace.0);
        let events = session.tick(Ms(now));
        if !events.is_empty() {
            write_down(&mut text, &session, &events);
            continue;
        }
        let level = session.automatic(turn);
        let view = session.view(Viewer::Seat(turn));
        let suggested = level.and_then(|level| Midi::suggest(&view, turn, level, &mut rng));
        let mv = suggested.map(|mv| (By::Seat(turn), mv));
        let (by, mv) =
            mv.or_else(|| random_move(session.state(), &mut rng)).expect("somebody can move");
        let (events, played) = session.play(Ms(now), by, mv);
        assert_eq!(played, Ok(()));
        write_down(&mut text, &session, &events);
    }
    let outcome = session.state().outcome().expect("it is over");
    writeln!(text, "Masters {:?}, wallets {:?}", outcome.winners, outcome.scores).expect("text");
    text
}

fn write_down(text: &mut String, session: &Session<Midi>, events: &[Event]) {
    let line = match session.journal().last().expect("something happened") {
        Entry::Move { at, by, mv } => format!("{:>7}  {by:?}: {}", at.0, String::from(mv.clone())),
        Entry::TimeUp { at } => format!("{:>7}  time is up", at.0),
    };
    writeln!(text, "{line}").expect("text");
    for event in events {
        writeln!(text, "           {event:?}").expect("text");
    }
    if events.iter().any(|event| matches!(event, Event::Paid { .. })) {
        let view = session.view(Viewer::Table);
        let wallets: Vec<u32> = view.seats.iter().map(|seat| seat.wallet).collect();
        writeln!(text, "           wallets {wallets:?} bank {}", view.bank).expect("text");
    }
}

#[test]
fn midi_is_played_as_it_was_written_down() {
    for told in GAMES {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
        let path = folder.join(format!("{}.txt", told.0));
        let text = played(told);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &text).expect("the folder is there");
        }
        let written = std::fs::read_to_string(&path).expect("UPDATE=1 writes it");
        let differs = text.lines().zip(written.lines()).position(|(now, then)| now != then);
        assert!(text == written, "{}: another game from line {differs:?} on", told.0);
    }
}

/// The texts are only worth keeping if nearly all that can happen happens in them.
#[test]
fn midi_playthroughs_show_what_can_happen() {
    let text = GAMES.map(played).concat();
    for shown in [
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
    ] {
        assert!(text.contains(shown), "nowhere: {shown:?}");
    }
}
