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
    let theme = Theme::of_letter(kept["theme"].as_str()?.chars().next()?)?.letter();
    let (right, asked) = (number(&kept["right"])?, number::<u32>(&kept["asked"])?);
    (right <= asked).then_some(ThemeSum { theme, right, asked })
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
    /// The games that were played: which, how often, how often won.
    pub by_game: Vec<(GameId, u32, u32)>,
    /// What was answered, theme by theme.
    pub themes: BTreeMap<Theme, (u32, u32)>,
    /// The highest score of each game that was played.
    pub best: BTreeMap<&'static str, u32>,
}

/// The sums of one profile.
pub fn tally(records: &[GameRecord], profile: u32) -> Tally {
    let mut tally = Tally::default();
    for record in records {
        if let Some(seat) = record.players.iter().position(|p| p.profile == Some(profile)) {
            tally.count(record, record.winners.iter().any(|winner| winner.index() == seat));
            tally.learn(record, seat);
        }
    }
    tally
}

impl Tally {
    fn count(&mut self, record: &GameRecord, won: bool) {
        let game = self.line(record.game);
        game.1 += 1;
        game.2 += u32::from(won);
        self.games += 1;
        self.wins += u32::from(won);
        self.last = self.last.max(record.ended_at);
    }

    fn learn(&mut self, record: &GameRecord, seat: usize) {
        let best = self.best.entry(record.game.name()).or_default();
        *best = (*best).max(record.scores[seat]);
        for sum in record.answers.get(seat).into_iter().flatten() {
            if let Some(theme) = Theme::of_letter(sum.theme) {
                let known = self.themes.entry(theme).or_default();
                *known = (known.0 + sum.right, known.1 + sum.asked);
            }
        }
    }

    /// How often that game was played, and how often won.
    pub fn of(&self, game: GameId) -> (u32, u32) {
        let line = self.by_game.iter().find(|line| line.0 == game);
        line.map_or((0, 0), |&(_, played, won)| (played, won))
    }

    fn line(&mut self, game: GameId) -> &mut (GameId, u32, u32) {
        let known = self.by_game.iter().position(|line| line.0 == game);
        let place = known.unwrap_or_else(|| {
            self.by_game.push((game, 0, 0));
            self.by_game.len() - 1
        });
        &mut self.by_game[place]
    }
}
