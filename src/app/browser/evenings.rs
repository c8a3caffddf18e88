//! The soirée of this tablet: which records were there when it began, and, once it is over, which are its
//! games. No calendar decides: one that is put right in the middle changes nothing. A soirée is there again
//! after a kill.

use super::records;
use super::storage::{self, Trouble};
use crate::app::words::is_default_name;
use crate::evening::{Guest, Played};
use crate::records::{GameRecord, RecordPlayer};
use crate::rules::{GameId, Seat};
use leptos::ev;
use leptos::prelude::{RwSignal, Set};
use leptos_use::{use_event_listener, use_window};
use serde_json::{Value, json};

const KEY: &str = "evening";

/// A soirée that runs, or the one that was over last.
#[derive(Clone, PartialEq, Debug)]
pub struct Evening {
    /// Tells it from another one: a number by chance.
    id: u32,
    /// The sittings of the records that were there before it.
    before: Vec<String>,
    /// The sittings of its games, once it is over.
    games: Option<Vec<String>>,
}

impl Evening {
    /// What is kept of it; nothing when no soirée has begun here.
    pub fn load() -> Option<Evening> {
        let kept: Value = serde_json::from_str(&storage::get(KEY)?).ok()?;
        let ids = |kept: &Value| -> Option<Vec<String>> {
            kept.as_array()?.iter().map(|id| id.as_str().map(str::to_owned)).collect()
        };
        let id = u32::try_from(kept["id"].as_u64()?).ok()?;
        Some(Evening { id, before: ids(&kept["before"])?, games: ids(&kept["games"]) })
    }

    /// The one that runs now.
    pub fn running() -> Option<Evening> {
        Evening::load().filter(|evening| !evening.is_over())
    }

    /// Shows what is kept, whichever tab has changed it.
    pub fn follow(shown: RwSignal<Option<Evening>>) {
        let _ = use_event_listener(use_window(), ev::storage, move |event| {
            // Without a key, everything was cleared.
            if event.key().is_none_or(|key| key == storage::full(KEY)) {
                shown.set(Evening::load());
            }
        });
    }

    /// Whether it is over.
    pub const fn is_over(&self) -> bool {
        self.games.is_some()
    }

    /// One begins now.
    ///
    /// # Errors
    /// Why that could not be kept.
    pub fn begin() -> Result<(), Trouble> {
        let before = records::load().into_iter().map(|record| record.sitting).collect();
        Evening { id: super::js::random(), before, games: None }.keep()
    }

    /// Records that come while `bring` runs are no games of the soirée that runs.
    pub fn apart<T>(bring: impl FnOnce() -> T) -> T {
        let Some(mut running) = Evening::running() else { return bring() };
        let games: Vec<String> = running.records().into_iter().map(|it| it.sitting).collect();
        let brought = bring();
        let strangers = running.records().into_iter().map(|it| it.sitting);
        running.before.extend(strangers.filter(|sitting| !games.contains(sitting)));
        // Where that finds no room, they count: nothing is lost.
        let _ = running.keep();
        brought
    }

    /// It is over now; nothing happens if another one has begun since, in another tab.
    ///
    /// # Errors
    /// Why that could not be kept.
    pub fn end(self) -> Result<(), Trouble> {
        let games = self.records().into_iter().map(|record| record.sitting).collect();
        self.change(Some(games))
    }

    /// It goes on after all, unless another one has begun.
    ///
    /// # Errors
    /// Why that could not be kept.
    pub fn go_on(self) -> Result<(), Trouble> {
        self.change(None)
    }

    fn change(self, games: Option<Vec<String>>) -> Result<(), Trouble> {
        match Evening::load() {
            Some(now) if now.id == self.id => Evening { games, ..self }.keep(),
            _ => Ok(()),
        }
    }

    fn keep(self) -> Result<(), Trouble> {
        let Evening { id, before, games } = self;
        storage::set(KEY, &json!({ "id": id, "before": before, "games": games }).to_string())
    }

    fn records(&self) -> Vec<GameRecord> {
        let of_it = |record: &GameRecord| match &self.games {
            Some(games) => games.contains(&record.sitting),
            None => !self.before.contains(&record.sitting),
        };
        records::load().into_iter().filter(of_it).collect()
    }

    /// The games that were played to their end in it, the first one first.
    pub fn games(&self) -> Vec<(GameId, Played)> {
        self.records().iter().map(|record| (record.game, played(record))).collect()
    }
}

fn played(record: &GameRecord) -> Played {
    let guest = |player: &RecordPlayer| {
        let RecordPlayer { name, mark, profile, .. } = player.clone();
        // A default name goes with the language: it is none.
        let name = if is_default_name(&name, mark) { String::new() } else { name };
        Guest { name, mark, profile }
    };
    let guests = record.players.iter().map(|player| (!player.automatic).then(|| guest(player)));
    let seats = Seat::all(record.players.len() as u8);
    Played {
        guests: guests.collect(),
        won: seats.map(|seat| record.winners.contains(&seat)).collect(),
        scores: record.scores.clone(),
    }
}
