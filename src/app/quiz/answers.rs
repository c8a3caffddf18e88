//! Adds the answers of a game to its record.

use super::{Quiz, QuizGame};
use crate::app::browser::{decks, records};
use crate::app::sitting::StatusStoreFields;
use crate::rules::answered::ThemeSum;
use leptos::prelude::*;

impl<G: QuizGame> Quiz<G> {
    /// Once the game is over, adds the answers of each seat to its record, theme by theme.
    pub(super) fn record_answers(self) {
        if self.is_watched() {
            return;
        }
        let over = Memo::new(move |_| self.sitting.status.outcome().with(Option::is_some));
        Effect::new(move || {
            if !over.get() {
                return;
            }
            let mut given = vec![];
            let (deck, seats) = self.sitting.read(|session| {
                session.retold(|before, step| given.extend(before.answered(step)));
                (G::deck(session.setup()).to_owned(), G::chairs(session.setup()).len())
            });
            let (shell, id) = (self.table.shell, self.sitting.id());
            decks::about(&deck, move |about| {
                let sums = ThemeSum::of(&given, &about, seats);
                shell.saved(records::note_answers(&id, sums));
            });
        });
    }
}
