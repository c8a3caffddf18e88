//! The games that were played to their end: one JSON line each under `records`, oldest first.

use super::lines::{self, list, mark, name, number, text};
use super::storage::{self, Trouble};
use crate::decks::taste::Theme;
use crate::records::{GameRecord, RecordPlayer};
use crate::rules::answered::ThemeSum;
use crate::rules::{GameId, Ms, Seat};
use serde_json::Value;

const KEY: &str = "records";

/// How many records are kept; the oldest go first.
pub const KEPT: usize = 500;

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

fn sum(kept: &Value) -> Option<ThemeSum> {
    let theme = Theme::of_letter(kept["theme"].as_str()?.chars().next()?)?;
    // In one game nobody is asked more questions than a `u16` holds.
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

/// Stores a record, replacing any other of the same sitting.
///
/// # Errors
/// Why saving failed; the others are still there.
pub fn put(record: GameRecord) -> Result<(), Trouble> {
    let mut records = load();
    records.retain(|kept| kept.sitting != record.sitting);
    records.push(record);
    let surplus = records.len().saturating_sub(KEPT);
    lines::write(KEY, &records[surplus..])
}

/// Notes the answers of each seat in the record of that sitting, if there is one.
///
/// # Errors
/// Why saving failed; the record is still there.
pub fn note_answers(sitting: &str, answers: Vec<Vec<ThemeSum>>) -> Result<(), Trouble> {
    let mut records = load();
    match records.iter_mut().find(|record| record.sitting == sitting) {
        Some(record) if record.answers != answers => record.answers = answers,
        _ => return Ok(()),
    }
    lines::write(KEY, &records)
}

/// Deletes the record of that sitting, if there is one.
///
/// # Errors
/// Why saving failed: after a reload the record may be there again.
pub fn remove(sitting: &str) -> Result<(), Trouble> {
    let mut records = load();
    let before = records.len();
    records.retain(|kept| kept.sitting != sitting);
    if records.len() == before { Ok(()) } else { lines::write(KEY, &records) }
}

/// Removes the name and the number of a profile from every record; the games stay.
///
/// # Errors
/// Why saving failed: after a reload they may be there again.
pub fn forget_profile(id: u32) -> Result<(), Trouble> {
    let mut records = load();
    let players = records.iter_mut().flat_map(|record| &mut record.players);
    for player in players.filter(|player| player.profile == Some(id)) {
        player.profile = None;
        player.name.clear();
    }
    lines::write(KEY, &records)
}

/// Deletes every record and returns them, so that they can be put back.
pub fn clear() -> Vec<GameRecord> {
    let all = load();
    storage::remove(KEY);
    all
}

/// Puts deleted records back; games that have ended since stay.
///
/// # Errors
/// Why saving failed.
pub fn put_back(mut before: Vec<GameRecord>) -> Result<(), Trouble> {
    let is_new = |record: &GameRecord| before.iter().all(|kept| kept.sitting != record.sitting);
    let since: Vec<GameRecord> = load().into_iter().filter(is_new).collect();
    before.extend(since);
    let surplus = before.len().saturating_sub(KEPT);
    lines::write(KEY, &before[surplus..])
}

/// Every record as one JSON text for a file.
pub fn export_text() -> String {
    // Loading first moves damaged lines aside; the rest is JSON already.
    load();
    let text = storage::get(KEY).unwrap_or_default();
    let list: Vec<&str> = text.lines().collect();
    ["{\"format\":1,\"tablee\":\"records\",\"records\":[\n", &list.join(",\n"), "\n]}\n"].concat()
}
