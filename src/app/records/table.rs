//! The records as a table for spreadsheets: one row per player of a game.

use super::latest::name_of;
use crate::app::browser::dates;
use crate::app::shelf::card;
use crate::app::words::{cell_sign, tr};
use crate::records::GameRecord;
use crate::spreadsheet::row;

/// All games as CSV, for spreadsheets in the language in force.
pub fn csv(records: &[GameRecord]) -> String {
    let sign = cell_sign();
    let head = tr!(records.columns).split('|').collect::<Vec<_>>();
    let rows = records
        .iter()
        .flat_map(|record| (0..record.players.len()).map(|seat| row(&cells(record, seat), sign)));
    let rows: String = rows.collect();
    ["\u{feff}", &row(&head, sign), &rows].concat()
}

/// Day, game, minutes, player, place, score, whether it was won.
fn cells(record: &GameRecord, seat: usize) -> [String; 7] {
    let won = if record.has_won(seat) { "1" } else { "0" };
    [
        dates::day_code(record.ended_at),
        (card(record.game).title)().to_owned(),
        (record.lasted.0 / 60_000).to_string(),
        name_of(&record.players[seat]),
        record.place(seat).to_string(),
        record.scores[seat].to_string(),
        won.to_owned(),
    ]
}
