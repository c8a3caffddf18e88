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
    /// The most games won in a row by one person, at least two, and that person; several who won them together.
    pub streak: Option<(Vec<RecordPlayer>, u32)>,
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
    /// reach it keeps it, those who reached it in the same game share it.
    pub score: Option<(u32, Vec<RecordPlayer>, f64)>,
    /// The person with the most wins, and their number; on equal wins, the first to reach it, or all who did in the
    /// same game.
    pub holder: Option<(Vec<RecordPlayer>, u32)>,
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

/// The people who lead with a number: the first to reach it, all of them if it was in the same game.
#[derive(Default)]
struct Lead {
    most: u32,
    who: Vec<RecordPlayer>,
    /// Which game it was.
    game: usize,
}

impl Lead {
    /// A lead that only a larger number takes.
    fn over(most: u32) -> Lead {
        Lead { most, ..Lead::default() }
    }

    fn offer(&mut self, number: u32, player: &RecordPlayer, game: usize) {
        if number > self.most {
            *self = Lead { most: number, who: vec![player.clone()], game };
        } else if number == self.most && game == self.game && !self.who.is_empty() {
            self.who.push(player.clone());
        }
    }

    fn leaders(self) -> Option<(Vec<RecordPlayer>, u32)> {
        (!self.who.is_empty()).then_some((self.who, self.most))
    }
}

fn best_score(records: &[&GameRecord]) -> Option<(u32, Vec<RecordPlayer>, f64)> {
    let mut lead = Lead::default();
    for (game, record) in records.iter().enumerate() {
        people(record).for_each(|(seat, player)| lead.offer(record.scores[seat], player, game));
    }
    let when = records.get(lead.game).map(|record| record.ended_at)?;
    lead.leaders().map(|(who, score)| (score, who, when))
}

fn holder(records: &[&GameRecord]) -> Option<(Vec<RecordPlayer>, u32)> {
    let mut wins: Vec<(RecordPlayer, u32)> = vec![];
    let mut lead = Lead::default();
    for (game, record) in records.iter().enumerate() {
        for (_, player) in people(record).filter(|(seat, _)| record.has_won(*seat)) {
            lead.offer(count(&mut wins, player), player, game);
        }
    }
    lead.leaders()
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

fn streak(records: &[GameRecord]) -> Option<(Vec<RecordPlayer>, u32)> {
    let mut runs: Vec<(RecordPlayer, u32)> = vec![];
    let mut lead = Lead::over(1);
    for (game, record) in records.iter().enumerate() {
        for (seat, player) in people(record) {
            if record.has_won(seat) {
                lead.offer(count(&mut runs, player), player, game);
            } else {
                runs.retain(|(known, _)| !is_same(known, player));
            }
        }
    }
    lead.leaders()
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
