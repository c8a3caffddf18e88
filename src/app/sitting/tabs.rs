//! One tab plays a sitting; another one may take it over.

use super::{Sitting, StatusStoreFields};
use crate::app::browser::sittings;
use crate::app::browser::tab_lock::{self, LockState, TabLock};
use crate::app::place::Place;
use crate::app::words::tr;
use crate::rules::Game;
use leptos::ev;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use reactive_stores::PatchField;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Takes the sitting over from another tab, including what that tab has played.
    pub fn take_over(self) {
        self.tab.get_value().into_iter().for_each(TabLock::take_over);
    }

    pub(super) fn hold_lock(self) {
        let id = self.id.get_value();
        let lock = tab_lock::hold(&id, move |state| {
            let before = self.status.lock().try_get_untracked();
            if state == LockState::Held {
                sittings::take_in_hand(&self.id.get_value());
                if before.is_some_and(|before| before != LockState::Held) {
                    self.reload();
                }
            }
            // The private view of one seat ends with it.
            if state != LockState::Held && before == Some(LockState::Held) {
                self.lose_sight();
                sittings::let_go(&self.id.get_value());
            }
            self.status.lock().try_set(state);
        });
        self.tab.set_value(Some(lock));
        self.insist();
    }

    /// A tab that was busy during the take-over may still write its older journal: ours is then written again.
    fn insist(self) {
        let _ = use_event_listener(use_window(), ev::storage, move |event| {
            let id = self.id.get_value();
            let ours = event.key().is_some_and(|key| sittings::is_journal(&id, &key));
            if ours
                && self.status.lock().get_untracked() == LockState::Held
                && sittings::is_in_hand(&id)
            {
                self.save();
            }
        });
    }

    /// Lowers every curtain.
    pub(super) fn lose_sight(self) {
        if self.status.eyes().try_get_untracked().flatten().is_some() {
            self.look(None);
        }
    }

    /// Reads the sitting again: another tab may have played on, or to the end.
    fn reload(self) {
        let id = self.id.get_value();
        let Ok((session, now)) = sittings::open::<G>(&id) else {
            self.shell.notice.set(Some(tr!(trouble.gone).into()));
            return self.shell.go(Place::Home);
        };
        let _ = self.inner.try_update_value(|inner| {
            inner.session = session;
            inner.clock.set(now);
            inner.unshown.clear();
        });
        self.suspended.set(None);
        self.status.eyes().set(None);
        self.refresh();
    }
}
