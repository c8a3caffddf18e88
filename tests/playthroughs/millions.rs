//! Whole matches of *Qui veut gagner des millions ?* as readable text: every move with its time, the
//! events, the holder of the seat on turn, and the totals whenever somebody was paid. A change of the
//! rules shows as a difference here; `UPDATE=1 cargo test --test playthroughs millions` rewrites the texts.

use crate::told;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use tablee::decks::sample;
use tablee::rules::millions::letters::Letters;
use tablee::rules::millions::view::HolderView;
use tablee::rules::millions::{Cards, Event, Millions, Setup};
use tablee::rules::options::TableOptions;
use tablee::rules::session::Session;
use tablee::rules::{Game, Level, Seat, Viewer};

/// File, number of players, how many of them are automatic, their level, options by their rule ids, seed.
type Told = (&'static str, u8, u8, Level, &'static [(&'static str, &'static str)], u64);

/// The rulebook's letter (MIL-O12, O13, O15).
const LETTER: [(&str, &str); 3] =
    [("MIL-O12", "in-turn"), ("MIL-O13", "tries"), ("MIL-O15", "letter")];

/// The rulebook's vote (MIL-O15).
const VOTE: (&str, &str) = ("MIL-O15", "letter");

const OPTIONS: [(&str, &str); 8] = [
    ("MIL-O12", "in-turn"),
    ("MIL-O3", "3"),
    ("MIL-O4", "any-time"),
    ("MIL-O5", "30"),
    ("MIL-O7", "on"),
    ("MIL-O8", "host"),
    ("MIL-O11", "plays-on"),
    VOTE,
];

const GAMES: [Told; 8] = [
    ("millions-2", 2, 1, Level::Regular, &[("MIL-O7", "on"), ("MIL-O9", "free"), VOTE], 958),
    ("millions-3", 3, 3, Level::Champion, &LETTER, 306),
    (
        "millions-device",
        3,
        2,
        Level::Regular,
        &[("MIL-O2", "device"), ("MIL-O12", "in-turn"), ("MIL-O13", "tries"), VOTE],
        180,
    ),
    ("millions-together", 4, 3, Level::Champion, &[VOTE], 12),
    (
        "millions-quick",
        4,
        2,
        Level::Regular,
        &[("MIL-O2", "device"), ("MIL-O14", "quick"), VOTE],
        5,
    ),
    ("millions-alone", 1, 1, Level::Champion, &[("MIL-O2", "device"), VOTE], 4),
    ("millions-television", 4, 2, Level::Champion, &[("MIL-O10", "television"), VOTE], 247),
    ("millions-options", 3, 2, Level::Beginner, &OPTIONS, 4),
];

fn setup((_, players, automatic, level, options, seed): Told) -> Setup {
    let games = usize::from(players);
    let drawn = sample::millions(6).draw(&BTreeSet::new(), games, seed).expect("six a level");
    Setup {
        chairs: told::chairs(players, automatic, level),
        first: None,
        longer: vec![],
        options: told::options(options),
        seed,
        deck: String::new(),
        day: None,
        cards: Cards::from(drawn),
    }
}

/// A whole match as text.
fn played(told: Told) -> String {
    let session = Session::<Millions>::new(setup(told)).expect("the setup is legal");
    let mut text = format!("{:?}\n", session.setup().options.changed());
    text += &told::played(session, told.5, table);
    text
}

/// Writes the table after an entry: the totals if they have changed, and the holder of the seat on turn.
fn table(session: &Session<Millions>, events: &[Event], text: &mut String) {
    let view = session.view(Viewer::Table);
    if events.iter().any(|event| matches!(event, Event::Paid { .. })) {
        let totals: Vec<u32> = view.seats.iter().map(|seat| seat.total).collect();
        writeln!(text, "           totals {totals:?}").expect("text");
    }
    let holder = view.turn.and_then(|seat| Some((seat, session.view(Viewer::Seat(seat)).holder?)));
    if let Some((Seat(seat), holder)) = holder {
        let level = view.level;
        writeln!(text, "           {level} · {seat} holds {}", on_holder(&holder)).expect("text");
    }
    if let Some(outcome) = session.state().outcome() {
        let (winners, totals) = (outcome.winners, outcome.scores);
        writeln!(text, "winners {winners:?}, totals {totals:?}").expect("text");
    }
}

/// A holder as text: the uncovered letters, the excluded ones, the cards, and the help of others.
fn on_holder(holder: &HolderView) -> String {
    let words = |letters: Letters| letters.iter().map(|letter| letter.word()).collect::<String>();
    let cards: String = holder.cards.iter().map(|card| card.word()).collect();
    let friend = holder.friend.map(|(Seat(seat), said)| format!(" · {seat} says {}", said.word()));
    let (left, gone) = (words(holder.covers.rest()), words(holder.excluded));
    let poll = holder.poll.map(|poll| format!(" · the studio votes {poll:?}"));
    let advice = holder.advice.map(|advice| {
        format!(" · its friend says {}, {} % sure", advice.letter.word(), advice.certainty)
    });
    let told = [friend, poll, advice].into_iter().flatten().collect::<String>();
    format!("[{left}] without [{gone}] · cards [{cards}]{told}")
}

#[test]
fn millions_is_played_as_it_was_written_down() {
    for told in GAMES {
        told::compare(told.0, &played(told));
    }
}

/// What the games above must contain.
const SHOWN: [&str; 35] = [
    "GameStarted {",
    "Tries {",
    "Put {",
    "Read {",
    "Used {",
    "Halved {",
    "left: Some(",
    "Voted {",
    "VoteOver {",
    "Polled {",
    "Advised {",
    "Phoned {",
    "FriendAnswered {",
    "Connected {",
    "CallOver {",
    "Busy {",
    "Tried {",
    "Settled {",
    "Said {",
    "FinalWord { seat: Seat(0), yes: false }",
    "TimeRanOut {",
    "Revealed {",
    "Answered {",
    "answer: None",
    "why: Walked",
    "why: Wrong",
    "why: Million",
    "why: Stopped",
    "TimeOver",
    "GameOver {",
    "Ended {",
    "time is up",
    "spare ",
    "show ",
    " says ",
];

#[test]
fn millions_playthroughs_show_what_can_happen() {
    let text = GAMES.map(played).concat();
    told::shows_each(&text, &SHOWN);
}
