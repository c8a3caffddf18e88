//! A sitting in a replay: shown as any other, but nobody plays it and nothing is saved.

use super::{Happening, LockState, Sitting, StatusStoreFields};
use crate::app::film::Film;
use crate::rules::Game;
use crate::rules::session::{Entry, Session};
use leptos::prelude::*;
use reactive_stores::PatchField;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// A frame of a game that is watched.
    pub fn watch(film: Film, session: Session<G>) -> Self {
        let now = session.last_at();
        let sitting = Sitting::of(&film.id(), session, now, Some(film));
        sitting.status.lock().set(LockState::Watching);
        sitting.run_clock();
        sitting
    }

    /// Plays the next entry and tells what the table saw.
    pub fn follow(self, entry: Entry<G::Move>) {
        let seen = self.inner.try_update_value(|inner| {
            let seen = inner.session.follow(entry);
            inner.clock.set(inner.session.last_at());
            seen
        });
        let Some(seen) = seen else { return };
        self.refresh();
        self.tell(&Happening::Seen(seen));
    }

    /// Closes the reveal: it has been read.
    pub fn go_on(self) {
        self.tell(&Happening::Read);
    }
}
