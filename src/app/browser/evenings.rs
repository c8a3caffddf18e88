//! The soirée of this tablet: the records that existed when it began and, once it is over, those of its
//! games. Dates play no part, so correcting the tablet's clock in the middle changes nothing. A soirée
//! survives a kill of the browser.

use super::records;
use super::storage::{self, Trouble};
use crate::app::words::is_default_name;
use crate::evening::{Guest, Played};
use crate::records::{GameRecord, RecordPlayer};
use crate::rules::{GameId, Seat};
use leptos::ev;
use leptos::prelude::{ArcTrigger, Notify, RwSignal, Set, Track};
use leptos_use::{use_event_listener, use_window};
use serde_json::{Value, json};

const KEY: &str = "evening";

thread_local! {
    /// Notified when this tab has changed the stored soirée.
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

/// The running soirée, or the last one.
#[derive(Clone, PartialEq, Debug)]
pub struct Evening {
    /// A random number that identifies it.
    id: u32,
    /// The sittings of the records that do not belong to it: from before it, or taken in from elsewhere since.
    before: Vec<String>,
    /// The sittings of its games, once it is over.
    games: Option<Vec<String>>,
}

impl Evening {
    /// The stored soirée; `None` when none has begun here.
    pub fn load() -> Option<Evening> {
        let kept: Value = serde_json::from_str(&storage::get(KEY)?).ok()?;
        let ids = |kept: &Value| -> Option<Vec<String>> {
            kept.as_array()?.iter().map(|id| id.as_str().map(str::to_owned)).collect()
        };
        let id = u32::try_from(kept["id"].as_u64()?).ok()?;
        Some(Evening { id, before: ids(&kept["before"])?, games: ids(&kept["games"]) })
    }

    /// The soirée that is running now.
    pub fn running() -> Option<Evening> {
        Evening::load().filter(|evening| !evening.is_over())
    }

    /// Lets the current effect run again when this tab changes the stored soirée.
    pub fn track() {
        CHANGED.with(Clone::clone).track();
    }

    /// Updates `shown` whenever another tab changes the stored soirée.
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

    /// Begins a soirée now.
    ///
    /// # Errors
    /// Why saving failed.
    pub fn begin() -> Result<(), Trouble> {
        let before = records::load().into_iter().map(|record| record.sitting).collect();
        Evening { id: super::js::random(), before, games: None }.keep()
    }

    /// Runs `bring`; records that it adds do not count for the running soirée.
    pub fn apart<T>(bring: impl FnOnce() -> T) -> T {
        let Some(mut running) = Evening::running() else { return bring() };
        let games: Vec<String> = running.records().into_iter().map(|it| it.sitting).collect();
        let brought = bring();
        let strangers = running.records().into_iter().map(|it| it.sitting);
        running.before.extend(strangers.filter(|sitting| !games.contains(sitting)));
        // If saving fails, they count after a reload: nothing is lost.
        let _ = running.keep();
        brought
    }

    /// Ends it now; does nothing if another one has begun since, in another tab.
    ///
    /// # Errors
    /// Why saving failed.
    pub fn end(self) -> Result<(), Trouble> {
        let games = self.records().into_iter().map(|record| record.sitting).collect();
        self.change(Some(games))
    }

    /// Continues it after it was ended, unless another one has begun.
    ///
    /// # Errors
    /// Why saving failed.
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
        storage::set(KEY, &json!({ "id": id, "before": before, "games": games }).to_string())?;
        CHANGED.with(Clone::clone).notify();
        Ok(())
    }

    fn records(&self) -> Vec<GameRecord> {
        let of_it = |record: &GameRecord| match &self.games {
            Some(games) => games.contains(&record.sitting),
            None => !self.before.contains(&record.sitting),
        };
        records::load().into_iter().filter(of_it).collect()
    }

    /// Its games up to the one of that sitting; `None` if that one is not among them.
    pub fn games_until(&self, sitting: &str) -> Option<Vec<Played>> {
        let records = self.records();
        let last = records.iter().position(|record| record.sitting == sitting)?;
        Some(records[..=last].iter().map(played).collect())
    }

    /// The games that were played to their end in it, oldest first.
    pub fn games(&self) -> Vec<(GameId, Played)> {
        self.records().iter().map(|record| (record.game, played(record))).collect()
    }
}

fn played(record: &GameRecord) -> Played {
    let guest = |player: &RecordPlayer| {
        let RecordPlayer { name, mark, profile, .. } = player.clone();
        // A default name depends on the language: it counts as no name.
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
