//! The facts of each game in one place: what stands on its box, who can sit down, how long it takes, what
//! its winner is called.

use super::setup::Draft;
use super::words::tr;
use crate::rules::{GameId, defizz, egomaster, heure, midi, millions};

/// What the app knows of a game before its box is opened.
pub struct GameCard {
    /// What it is called.
    pub title: fn() -> &'static str,
    /// How many can play, as the box says it: automatic players count.
    pub players: &'static str,
    /// From which age, in years.
    pub age: u8,
    /// About how long a usual game takes, in minutes.
    pub minutes: u8,
    /// The most seats of its table.
    pub most_seats: u8,
    /// How few can sit down to the table that is set up.
    pub least_seats: fn(&Draft) -> usize,
    /// About how long the table's game takes, in minutes: more hands, more turns.
    pub minutes_of: fn(&Draft) -> usize,
    /// The seat that begins by its age or birthday, where the table says so.
    pub first: fn(&Draft) -> Option<usize>,
    /// Four lines of the attract screen, parted by `|`.
    pub lines: fn() -> &'static str,
    /// What its winner is called.
    pub winner: fn() -> &'static str,
    /// Whether its score is a sum that one could beat: of chips the winner has them all.
    pub sums: bool,
    /// Whether it is a contest for stakes, and wears the sheet of contests.
    pub contest: bool,
}

/// The facts of a game.
pub const fn card(game: GameId) -> &'static GameCard {
    match game {
        GameId::Midi => &MIDI,
        GameId::Heure => &HEURE,
        GameId::Millions => &MILLIONS,
        GameId::Defizz => &DEFIZZ,
        GameId::Egomaster => &EGOMASTER,
    }
}

static MIDI: GameCard = GameCard {
    title: || tr!(midi.title),
    players: "2–4",
    age: 7,
    minutes: 30,
    most_seats: midi::MOST_PLAYERS as u8,
    least_seats: |_| 2,
    // About 30 by the rulebook (MIDI-Q6).
    minutes_of: |draft| {
        let whole = 15 + 5 * draft.seats.len().max(2);
        if draft.midi.options.quick { whole / 2 } else { whole }
    },
    first: |draft| Some(draft.youngest),
    lines: || tr!(attract.midi),
    winner: || tr!(records.title_midi),
    sums: true,
    contest: false,
};

static HEURE: GameCard = GameCard {
    title: || tr!(heure.title),
    players: "1–4",
    age: 6,
    minutes: 10,
    most_seats: heure::MOST_PLAYERS as u8,
    least_seats: |_| 2,
    minutes_of: |draft| 4 + 3 * draft.seats.len().max(2),
    first: |draft| (draft.options.first == heure::First::Youngest).then_some(draft.youngest),
    lines: || tr!(attract.heure),
    winner: || tr!(records.title_heure),
    sums: false,
    contest: false,
};

static MILLIONS: GameCard = GameCard {
    title: || tr!(millions.title),
    players: "1–5",
    age: 10,
    minutes: 25,
    most_seats: millions::MOST_PLAYERS as u8,
    // One alone, when the tablet is the host (MIL-Q29).
    least_seats: |draft| draft.millions.least_players() as usize,
    minutes_of: |draft| if draft.millions.quick { 15 } else { 10 + 10 * draft.seats.len() },
    first: |_| None,
    lines: || tr!(attract.millions),
    winner: || tr!(records.title_millions),
    sums: true,
    contest: false,
};

static DEFIZZ: GameCard = GameCard {
    title: || tr!(defizz.title),
    players: "2–6",
    age: 10,
    minutes: 40,
    most_seats: defizz::MOST_PLAYERS as u8,
    // Two where the tablet reads, as it then does (DEF-R1).
    least_seats: |_| 2,
    minutes_of: |draft| 15 + 6 * draft.seats.len(),
    first: |draft| {
        let first = draft.defizz.first?;
        draft.seats.iter().position(|chair| chair.mark == first)
    },
    lines: || tr!(attract.defizz),
    winner: || tr!(records.title_defizz),
    sums: false,
    contest: true,
};

static EGOMASTER: GameCard = GameCard {
    title: || tr!(egomaster.title),
    players: "2–6",
    age: 10,
    minutes: 60,
    most_seats: egomaster::MOST_PLAYERS as u8,
    // Two where the tablet reads, as it then does (EGO-R1).
    least_seats: |_| 2,
    // The enrichment alone is about 37 questions, however many play (EGO-R5).
    minutes_of: |draft| match draft.egomaster {
        options if options.quick => 10 + 5 * draft.seats.len(),
        options if options.short_enrichment => 5 + 10 * draft.seats.len(),
        _ => 35 + 5 * draft.seats.len(),
    },
    first: |_| None,
    lines: || tr!(attract.egomaster),
    winner: || tr!(records.title_egomaster),
    sums: false,
    contest: true,
};
