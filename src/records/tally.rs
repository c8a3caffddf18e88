//! The statistics of one profile: sums by game and by theme, and its games in order.

use super::GameRecord;
use crate::decks::taste::Theme;
use crate::rules::GameId;
use crate::rules::answered::ThemeSum;
use std::collections::BTreeMap;

/// The sums of one profile over all games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: u32,
    /// Games won, alone or with others.
    pub wins: u32,
    /// When the last one ended, in milliseconds since 1970; 0 when there is none.
    pub last: f64,
    /// The sums by game, for the games that were played.
    pub by_game: Vec<GameTally>,
    /// The answers, summed by theme.
    pub themes: BTreeMap<Theme, ThemeSum>,
}

/// The sums of one profile for one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameTally {
    /// The game.
    pub game: GameId,
    /// How often.
    pub played: u32,
    /// How often it was won, alone or with others.
    pub won: u32,
    /// The highest score, in the game's own unit.
    pub best: u32,
}

/// The result of one game for one profile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Result {
    /// The game.
    pub game: GameId,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: f64,
    /// The place, from 1.
    pub place: usize,
    /// The number of seats.
    pub of: usize,
    /// Whether it was won, alone or with others.
    pub won: bool,
}

/// Sums up the games of one profile.
#[must_use]
pub fn tally(records: &[GameRecord], profile: u32) -> Tally {
    let mut tally = Tally::default();
    for record in records {
        if let Some(seat) = record.seat_of(profile) {
            tally.count(record, seat);
        }
    }
    tally
}

/// The latest results of one profile, `most` at most, oldest first.
#[must_use]
pub fn results(records: &[GameRecord], profile: u32, most: usize) -> Vec<Result> {
    let of = |record: &GameRecord| {
        let seat = record.seat_of(profile)?;
        let (game, ended_at) = (record.game, record.ended_at);
        let (place, of, won) = (record.place(seat), record.players.len(), record.has_won(seat));
        Some(Result { game, ended_at, place, of, won })
    };
    let mut last: Vec<Result> = records.iter().rev().filter_map(of).take(most).collect();
    last.reverse();
    last
}

impl Tally {
    fn count(&mut self, record: &GameRecord, seat: usize) {
        let won = u32::from(record.has_won(seat));
        let game = self.line(record.game);
        game.played += 1;
        game.won += won;
        game.best = game.best.max(record.scores[seat]);
        self.games += 1;
        self.wins += won;
        self.last = self.last.max(record.ended_at);
        let answers = record.answers.get(seat).into_iter().flatten();
        answers.for_each(|sum| sum.add_to(&mut self.themes));
    }

    /// The sums for that game.
    #[must_use]
    pub fn of(&self, game: GameId) -> GameTally {
        let line = self.by_game.iter().find(|line| line.game == game);
        line.copied().unwrap_or(GameTally { game, played: 0, won: 0, best: 0 })
    }

    fn line(&mut self, game: GameId) -> &mut GameTally {
        let known = self.by_game.iter().position(|line| line.game == game);
        let place = known.unwrap_or_else(|| {
            self.by_game.push(self.of(game));
            self.by_game.len() - 1
        });
        &mut self.by_game[place]
    }
}
