//! What is kept of a game that ends: its result in the records, and the game itself, to be watched again.

use super::Table;
use crate::app::browser::evenings::Evening;
use crate::app::browser::{films, parcel, records};
use crate::app::place::{Place, Rerun};
use crate::app::presenter::Kind;
use crate::app::results;
use crate::app::sitting::StatusStoreFields;
use crate::evening::Played;
use crate::rules::{Chair, Player};
use leptos::prelude::*;
use std::time::Duration;

/// Delay before the game is packed: its end is shown first.
const KEPT_AFTER: Duration = Duration::from_secs(4);

impl Table {
    /// All chairs for the records: a seat counts as a person's if one was set up there or plays it now.
    fn people(self) -> Vec<Chair> {
        let person = |chair: &Chair| chair.player == Player::Person;
        let seats = self.seated().into_iter().zip(self.chairs());
        seats.map(|(seated, now)| if person(&now) { now } else { seated }).collect()
    }

    /// Writes the result into the records as soon as there is one; undoing the end removes it again.
    pub fn record_when_over(self) {
        if self.is_watched() {
            return;
        }
        Effect::new(move |was_over: Option<bool>| {
            let id = self.id.get_value();
            let Some(outcome) = self.any_sitting.status.outcome().get() else {
                self.has_played.set_value(true);
                self.shell.saved(records::remove(&id));
                self.crowned.set(None);
                self.podium.set(vec![]);
                if was_over == Some(true) {
                    films::remove(vec![id]);
                }
                return false;
            };
            let lasted = self.any_sitting.now.run(());
            results::record(self.shell, id, self.game, &self.people(), &outcome, lasted);
            if was_over.is_some() {
                self.keep_film();
            }
            true
        });
    }

    /// Keeps the finished game, so that it can be watched again, once its end has been shown.
    fn keep_film(self) {
        let (shell, id) = (self.shell, self.id.get_value());
        let game = parcel::of_game(&id);
        set_timeout(move || shell.keep_film(id, game, |_| ()), KEPT_AFTER);
    }

    /// Whether the game is over and the table has not shown yet who has won; the last reveal is read before.
    pub fn keeps_winner(self) -> bool {
        let outcome = self.any_sitting.status.outcome().get();
        outcome.is_some() && !self.revealing.get() && outcome != self.crowned.get()
    }

    /// Lets the screens elsewhere show who has won: the podium shows it.
    pub fn crown(self) {
        self.crowned.set(self.any_sitting.status.outcome().get_untracked());
    }

    /// Says how the game ended, once its podium shows it: aloud, and to screen readers.
    pub fn tell_end(self, title: &str) {
        self.said.set(title.to_owned());
        self.present(Kind::Story, title);
    }

    /// The games of the soirée up to this one, if it is one of them.
    pub fn evening(self) -> Option<Vec<Played>> {
        Evening::load()?.games_until(&self.id.get_value())
    }

    /// Opens the replay after that number of journal entries.
    pub fn watch_again(self, from: usize) {
        let (game, id) = (self.game, self.id.get_value());
        let back = Box::new(Place::Table(game, id.clone()));
        self.shell.go(Place::Replay(game, Rerun { id, from, back }));
    }
}
