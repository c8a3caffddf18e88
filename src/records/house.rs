//! The records of the house: the best figures of each game and of all games, and the holder of each title.

use super::{GameRecord, RecordPlayer};
use crate::rules::{GameId, Ms};

/// The best figures of all games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct House {
    /// Games played to their end.
    pub games: u32,
    /// All their game time.
    pub time: Ms,
    /// The longest game and its game time.
    pub longest: Option<(GameId, Ms)>,
    /// The most games won in a row by one person, at least two, and that person.
    pub streak: Option<(RecordPlayer, u32)>,
    /// The most games on one day, at least two, and when the last of them ended, in ms since 1970.
    pub busiest: Option<(u32, f64)>,
    /// The games that were played, one by one.
    pub by_game: Vec<Best>,
}

/// The best figures of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Best {
    /// The game.
    pub game: GameId,
    /// How often it was played.
    pub played: u32,
    /// The highest score of a person, in the game's own unit, that person, and when, in ms since 1970; the first to
    /// reach it keeps it.
    pub score: Option<(u32, RecordPlayer, f64)>,
    /// The person with the most wins, and their number; on equal wins, the first to reach it.
    pub holder: Option<(RecordPlayer, u32)>,
}

/// The records of those games; `day_of` returns the day of a moment, in any form.
#[must_use]
pub fn house<D: PartialEq>(records: &[GameRecord], day_of: impl Fn(f64) -> D) -> House {
    let all = Ms(records.iter().map(|record| record.lasted.0).fold(0, u32::saturating_add));
    let longest = records.iter().max_by_key(|record| record.lasted);
    let best = |game: GameId| {
        let of_it: Vec<&GameRecord> = records.iter().filter(|it| it.game == game).collect();
        (!of_it.is_empty()).then(|| Best {
            game,
            played: of_it.len() as u32,
            score: best_score(&of_it),
            holder: holder(&of_it),
        })
    };
    House {
        games: records.len() as u32,
        time: all,
        longest: longest.map(|record| (record.game, record.lasted)),
        streak: streak(records),
        busiest: busiest(records, day_of),
        by_game: GameId::ALL.into_iter().filter_map(best).collect(),
    }
}

/// The seats with people on them, and those people.
fn people(record: &GameRecord) -> impl Iterator<Item = (usize, &RecordPlayer)> {
    record.players.iter().enumerate().filter(|(_, player)| !player.automatic)
}

/// Whether both are the same person: by profile, else by name and mark.
fn is_same(one: &RecordPlayer, other: &RecordPlayer) -> bool {
    match (one.profile, other.profile) {
        (Some(one), Some(other)) => one == other,
        (None, None) => (&one.name, one.mark) == (&other.name, other.mark),
        _ => false,
    }
}

fn best_score(records: &[&GameRecord]) -> Option<(u32, RecordPlayer, f64)> {
    let mut best: Option<(u32, &RecordPlayer, f64)> = None;
    for record in records {
        for (seat, player) in people(record) {
            let score = record.scores[seat];
            if score > best.map_or(0, |(best, ..)| best) {
                best = Some((score, player, record.ended_at));
            }
        }
    }
    best.map(|(score, player, when)| (score, player.clone(), when))
}

fn holder(records: &[&GameRecord]) -> Option<(RecordPlayer, u32)> {
    let mut wins: Vec<(RecordPlayer, u32)> = vec![];
    let mut best: Option<(RecordPlayer, u32)> = None;
    for record in records {
        for (_, player) in people(record).filter(|(seat, _)| record.has_won(*seat)) {
            let won = count(&mut wins, player);
            if won > best.as_ref().map_or(0, |(_, most)| *most) {
                best = Some((player.clone(), won));
            }
        }
    }
    best
}

/// Adds one for that person; returns the new number.
fn count(all: &mut Vec<(RecordPlayer, u32)>, player: &RecordPlayer) -> u32 {
    let known = all.iter().position(|(known, _)| is_same(known, player));
    let place = known.unwrap_or_else(|| {
        all.push((player.clone(), 0));
        all.len() - 1
    });
    all[place].1 += 1;
    all[place].1
}

fn streak(records: &[GameRecord]) -> Option<(RecordPlayer, u32)> {
    let mut runs: Vec<(RecordPlayer, u32)> = vec![];
    let mut best: Option<(RecordPlayer, u32)> = None;
    for record in records {
        for (seat, player) in people(record) {
            if !record.has_won(seat) {
                runs.retain(|(known, _)| !is_same(known, player));
                continue;
            }
            let run = count(&mut runs, player);
            if run > best.as_ref().map_or(1, |(_, most)| *most) {
                best = Some((player.clone(), run));
            }
        }
    }
    best
}

fn busiest<D: PartialEq>(records: &[GameRecord], day_of: impl Fn(f64) -> D) -> Option<(u32, f64)> {
    let mut days: Vec<(D, u32, f64)> = vec![];
    for record in records {
        let day = day_of(record.ended_at);
        match days.iter_mut().find(|(known, ..)| *known == day) {
            Some((_, games, last)) => (*games, *last) = (*games + 1, record.ended_at),
            None => days.push((day, 1, record.ended_at)),
        }
    }
    let mut best = None;
    for (_, games, last) in days {
        if games > best.map_or(1, |(most, _)| most) {
            best = Some((games, last));
        }
    }
    best
}
