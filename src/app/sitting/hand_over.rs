//! The hand-over of a seat to another player.

use super::{Happening, Sitting, StatusStoreFields};
use crate::app::browser::tab_lock::LockState;
use crate::app::browser::taps;
use crate::rules::session::Played;
use crate::rules::{Game, Player, Seat};
use leptos::prelude::*;
use reactive_stores::PatchField;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Hands a seat over: to the tablet for a person who has to go, or to a person.
    pub fn hand_over(self, seat: Seat, to: Player) {
        taps::note_move();
        if self.status.lock().get_untracked() != LockState::Held {
            return;
        }
        self.catch_up();
        let played = self.inner.try_update_value(|inner| {
            let now = inner.clock.now();
            inner.session.hand_over(now, seat, to)
        });
        let Some(Played { events, refused }) = played else { return };
        if refused.is_none() || !events.is_empty() {
            self.save();
            self.show_later(vec![Happening::Seen(events)], None);
        }
    }
}
