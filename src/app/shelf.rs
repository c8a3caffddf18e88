//! The facts of each game in one place: what its box says, its seats, its duration, the title of its winner.

use super::words::tr;
use crate::kiosk::offer::Length;
use crate::rules::{GameId, defizz, egomaster, heure, midi, millions};

/// The facts of a game that are known before its box is loaded.
pub struct GameCard {
    /// Its title.
    pub title: fn() -> &'static str,
    /// The number of players as printed on the box; automatic players count.
    pub players: &'static str,
    /// The minimum age, in years.
    pub age: u8,
    /// Approximate duration of a whole game, in minutes, from the fewest to the most seats: what the set-up of each
    /// table says lies between ([`Draft::minutes`](super::setup::Draft::minutes)).
    pub minutes: &'static str,
    /// The maximum number of seats.
    pub most_seats: u8,
    /// The lengths in which it can be played, the longest first.
    pub lengths: &'static [Length],
    /// Four lines of the attract screen, separated by `|`.
    pub lines: fn() -> &'static str,
    /// The winner's title.
    pub winner: fn() -> &'static str,
    /// Whether its score is a sum worth beating; in games for chips the winner has them all.
    pub sums: bool,
    /// Whether it is a contest for stakes, which wears the contests' style sheet.
    pub contest: bool,
    /// The name of a pile of its deck, by the pile's key in the deck's file.
    pub pile: fn(&str) -> Option<&'static str>,
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

/// The name of a pile of any game's deck; empty if unknown.
pub fn pile_name(pile: &str) -> &'static str {
    GameId::ALL.iter().find_map(|game| (card(*game).pile)(pile)).unwrap_or_default()
}

static MIDI: GameCard = GameCard {
    title: || tr!(midi.title),
    players: "2–4",
    age: 7,
    minutes: "25–35",
    most_seats: midi::MOST_PLAYERS as u8,
    lengths: &[Length::Whole, Length::Quick],
    lines: || tr!(attract.midi),
    winner: || tr!(records.title_midi),
    sums: true,
    contest: false,
    pile: |pile| {
        Some(match pile {
            "kickoff" => tr!(midi.kickoff),
            "sheets" => tr!(midi.sheet),
            "fatal" => tr!(midi.fatal),
            "master" => tr!(midi.master),
            "duels" => tr!(midi.duel),
            "stars" => tr!(midi.star),
            _ => return None,
        })
    },
};

static HEURE: GameCard = GameCard {
    title: || tr!(heure.title),
    players: "1–4",
    age: 6,
    minutes: "10–16",
    most_seats: heure::MOST_PLAYERS as u8,
    lengths: &[Length::Whole],
    lines: || tr!(attract.heure),
    winner: || tr!(records.title_heure),
    sums: false,
    contest: false,
    pile: |_| None,
};

static MILLIONS: GameCard = GameCard {
    title: || tr!(millions.title),
    players: "1–5",
    age: 10,
    minutes: "20–60",
    most_seats: millions::MOST_PLAYERS as u8,
    lengths: &[Length::Whole, Length::Quick],
    lines: || tr!(attract.millions),
    winner: || tr!(records.title_millions),
    sums: true,
    contest: false,
    pile: |pile| pile.starts_with("level-").then(|| tr!(millions.question)),
};

static DEFIZZ: GameCard = GameCard {
    title: || tr!(defizz.title),
    players: "2–6",
    age: 10,
    minutes: "25–50",
    most_seats: defizz::MOST_PLAYERS as u8,
    lengths: &[Length::Whole],
    lines: || tr!(attract.defizz),
    winner: || tr!(records.title_defizz),
    sums: false,
    contest: true,
    pile: |pile| {
        Some(match pile {
            "duel" => tr!(defizz.duel),
            "multi" => tr!(defizz.multi),
            _ => return None,
        })
    },
};

static EGOMASTER: GameCard = GameCard {
    title: || tr!(egomaster.title),
    players: "2–6",
    age: 10,
    minutes: "45–65",
    most_seats: egomaster::MOST_PLAYERS as u8,
    lengths: &[Length::Whole, Length::Short, Length::Quick],
    lines: || tr!(attract.egomaster),
    winner: || tr!(records.title_egomaster),
    sums: false,
    contest: true,
    pile: |pile| {
        Some(match pile {
            "solo" => tr!(egomaster.solo),
            "duo" => tr!(egomaster.duo),
            "multi" => tr!(egomaster.multi),
            _ => return None,
        })
    },
};
