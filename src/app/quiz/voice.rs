//! The voice at a quiz table, limited to what the whole table may know.

use super::{Quiz, QuizGame};
use crate::app::presenter::{Asks, Kind, in_sentences};
use crate::app::sitting::StatusStoreFields;
use crate::rules::session::Session;
use crate::rules::{Chair, Viewer};
use leptos::prelude::*;

impl<G: QuizGame> Quiz<G> {
    /// Says the question as soon as everybody may hear it, each part of it once.
    pub(super) fn present_questions(self) {
        let asks = Memo::new(move |_| {
            self.sitting.status.fingerprint().track();
            let look = |session: &Session<G>, chairs: &[Chair]| {
                let (setup, view) = (session.setup(), session.view(Viewer::Table));
                let reads = G::tablet_reads(setup, &view, chairs);
                if self.table.tablet_reads.get_untracked() != reads {
                    self.table.tablet_reads.set(reads);
                }
                G::asks(&view, chairs)
            };
            self.with_chairs(|chairs| self.sitting.read(|session| look(session, chairs)))
        });
        Effect::new(move || {
            let by_voice = self.table.has_presenter(Kind::Question);
            self.sitting.read_aloud.set(by_voice);
        });
        let said = StoredValue::new(Asks::default());
        Effect::new(move || {
            // While an outcome is held back, what follows it is known here, and not yet at the table.
            let waits = !self.is_at_rest() || self.table.any_sitting.in_suspense.get();
            let now = asks.get();
            if waits || said.with_value(|said| *said == now) {
                return;
            }
            self.table.present(now.kind(), &said.with_value(|said| now.since(said)));
            said.set_value(now);
        });
    }

    /// Says a reveal and its consequences.
    pub(super) fn tell_reveal(self, seen: &[G::Event]) {
        let view = self.sitting.read(|session| session.view(Viewer::Table));
        let told = self.with_chairs(|chairs| G::told(&view, seen, chairs));
        let lines: Vec<String> =
            told.verdict.into_iter().chain(self.followed()).chain(told.note).collect();
        self.table.present(Kind::Story, &in_sentences(&lines));
    }
}
