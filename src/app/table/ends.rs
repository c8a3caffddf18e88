//! What becomes of a game that ends: a line of the records, and the game itself, to be watched again.

use super::Table;
use crate::app::browser::{films, parcel, records};
use crate::app::place::{Place, Rerun};
use crate::app::results;
use crate::rules::{Chair, Player};
use leptos::prelude::*;
use std::time::Duration;

/// The end of a game is shown first, then it is packed.
const KEPT_AFTER: Duration = Duration::from_secs(4);

impl Table {
    /// All chairs for the records: a seat is the tablet's if no person was set up there or plays it now.
    fn people(self) -> Vec<Chair> {
        let person = |chair: &Chair| chair.player == Player::Person;
        let seats = self.seated().into_iter().zip(self.chairs());
        seats.map(|(seated, now)| if person(&now) { now } else { seated }).collect()
    }

    /// Writes the result into the records as soon as there is one; an end that is taken back is
    /// taken out again.
    pub fn record_when_over(self) {
        if self.is_watched() {
            return;
        }
        Effect::new(move |was_over: Option<bool>| {
            let id = self.id.get_value();
            let Some(outcome) = self.face.status.outcome.get() else {
                self.shell.saved(records::remove(&id));
                if was_over == Some(true) {
                    films::remove(vec![id]);
                }
                return false;
            };
            let lasted = self.face.now.run(());
            results::record(self.shell, id, self.game, &self.people(), &outcome, lasted);
            if was_over.is_some() {
                self.keep_film();
            }
            true
        });
    }

    /// Keeps the game that has just ended, so that it can be watched again, once its end has been shown.
    fn keep_film(self) {
        let (shell, id) = (self.shell, self.id.get_value());
        let game = parcel::of_game(&id);
        set_timeout(move || shell.keep_film(id, game, |_| ()), KEPT_AFTER);
    }

    /// Shows the game again from there, after so many entries of its journal.
    pub fn watch_again(self, from: usize) {
        let (game, id) = (self.game, self.id.get_value());
        let back = Box::new(Place::Table(game, id.clone()));
        self.shell.go(Place::Replay(game, Rerun { id, from, back }));
    }
}
