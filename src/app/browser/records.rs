//! The games that were played to their end: one JSON line each under `records`, oldest first.

use super::lines::{self, list, mark, name, number, text};
use super::storage::{self, Trouble};
use crate::decks::taste::Theme;
use crate::rules::answered::ThemeSum;
use crate::rules::{GameId, Mark, Ms, Seat};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

const KEY: &str = "records";

/// How many records are kept; the oldest go first.
pub const KEPT: usize = 500;

/// The last moment that a browser's calendar knows, in ms since 1970.
const LAST_DAY: f64 = 8.64e15;

/// Who sat at the table, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordPlayer {
    /// The name the table used; empty when the profile was forgotten.
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
    /// The profile, if a saved one played.
    pub profile: Option<u32>,
    /// Whether the tablet played.
    pub automatic: bool,
}

/// One finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameRecord {
    /// The id of its sitting; there is one record a sitting.
    pub sitting: String,
    /// Which game.
    pub game: GameId,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: f64,
    /// How long it was played: game time, without pauses.
    pub lasted: Ms,
    /// The players, by seat.
    pub players: Vec<RecordPlayer>,
    /// The winners; empty for a draw.
    pub winners: Vec<Seat>,
    /// What each seat ended with, by seat.
    pub scores: Vec<u32>,
    /// What each seat has answered, theme by theme; empty for a game that asks nothing, and for
    /// games that were played before this was kept.
    pub answers: Vec<Vec<ThemeSum>>,
}

/// Every record, oldest first; a damaged one costs only itself.
pub fn load() -> Vec<GameRecord> {
    lines::read(KEY, record)
}

fn record(kept: &Value) -> Option<GameRecord> {
    let record = GameRecord {
        sitting: text(&kept["sitting"])?,
        game: GameId::named(kept["game"].as_str()?)?,
        ended_at: kept["ended_at"].as_f64()?,
        lasted: Ms(number(&kept["lasted"])?),
        players: list(&kept["players"], player)?,
        winners: list(&kept["winners"], |seat| number(seat).map(Seat))?,
        scores: list(&kept["scores"], number)?,
        answers: list(&kept["answers"], |seat| list(seat, sum)).unwrap_or_default(),
    };
    record.is_sound().then_some(record)
}

impl GameRecord {
    /// Whether everybody in it sat at that table.
    fn is_sound(&self) -> bool {
        let seats = self.players.len();
        let seated = (1..=Mark::COUNT.into()).contains(&seats);
        let sat = self.winners.iter().all(|seat| seat.index() < seats);
        seated && sat && self.scores.len() == seats && self.ended_at.abs() <= LAST_DAY
    }
}

fn sum(kept: &Value) -> Option<ThemeSum> {
    let theme = Theme::of_letter(kept["theme"].as_str()?.chars().next()?)?;
    // More than these bits hold nobody is asked in a game.
    let (right, asked) = (number::<u16>(&kept["right"])?, number::<u16>(&kept["asked"])?);
    let sound = asked > 0 && right <= asked;
    sound.then(|| ThemeSum { theme, right: right.into(), asked: asked.into() })
}

fn player(kept: &Value) -> Option<RecordPlayer> {
    Some(RecordPlayer {
        name: name(&kept["name"])?,
        mark: mark(&kept["mark"])?,
        profile: number(&kept["profile"]),
        automatic: kept["automatic"].as_bool()?,
    })
}

/// Keeps a record; one of the same sitting is replaced.
///
/// # Errors
/// Why it could not be kept; the others are still there.
pub fn put(record: GameRecord) -> Result<(), Trouble> {
    let mut records = load();
    records.retain(|kept| kept.sitting != record.sitting);
    records.push(record);
    let surplus = records.len().saturating_sub(KEPT);
    lines::write(KEY, &records[surplus..])
}

/// Notes what each seat of that sitting has answered, if it has a record.
///
/// # Errors
/// Why it could not be kept; the record is still there.
pub fn note_answers(sitting: &str, answers: Vec<Vec<ThemeSum>>) -> Result<(), Trouble> {
    let mut records = load();
    match records.iter_mut().find(|record| record.sitting == sitting) {
        Some(record) if record.answers != answers => record.answers = answers,
        _ => return Ok(()),
    }
    lines::write(KEY, &records)
}

/// Forgets the record of that sitting, if there is one.
///
/// # Errors
/// Why it is still there.
pub fn remove(sitting: &str) -> Result<(), Trouble> {
    let mut records = load();
    let before = records.len();
    records.retain(|kept| kept.sitting != sitting);
    if records.len() == before { Ok(()) } else { lines::write(KEY, &records) }
}

/// Takes the name and the number of a profile out of every record; the games stay.
///
/// # Errors
/// Why they are still there.
pub fn forget_profile(id: u32) -> Result<(), Trouble> {
    let mut records = load();
    let players = records.iter_mut().flat_map(|record| &mut record.players);
    for player in players.filter(|player| player.profile == Some(id)) {
        player.profile = None;
        player.name.clear();
    }
    lines::write(KEY, &records)
}

/// Forgets every record.
pub fn clear() {
    storage::remove(KEY);
}

/// Every record as one JSON text for a file.
pub fn export_text() -> String {
    // Loading first moves damaged lines aside; the rest is JSON already.
    load();
    let text = storage::get(KEY).unwrap_or_default();
    let list: Vec<&str> = text.lines().collect();
    ["{\"format\":1,\"tablee\":\"records\",\"records\":[\n", &list.join(",\n"), "\n]}\n"].concat()
}

/// What one profile has played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: u32,
    /// Games won, alone or with others.
    pub wins: u32,
    /// When the last one ended, in milliseconds since 1970; 0 when there is none.
    pub last: f64,
    /// The games that were played.
    pub by_game: Vec<GameTally>,
    /// What was answered, theme by theme.
    pub themes: BTreeMap<Theme, ThemeSum>,
}

/// What one profile has played of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameTally {
    /// Which.
    pub game: GameId,
    /// How often.
    pub played: u32,
    /// How often it was won, alone or with others.
    pub won: u32,
    /// The highest score, in the game's own unit.
    pub best: u32,
}

/// The sums of one profile.
pub fn tally(records: &[GameRecord], profile: u32) -> Tally {
    let mut tally = Tally::default();
    for record in records {
        if let Some(seat) = record.players.iter().position(|p| p.profile == Some(profile)) {
            tally.count(record, seat);
        }
    }
    tally
}

impl Tally {
    fn count(&mut self, record: &GameRecord, seat: usize) {
        let won = u32::from(record.winners.iter().any(|winner| winner.index() == seat));
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

    /// What was played of that game.
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
