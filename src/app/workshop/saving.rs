//! Saving the decks on the bench: every change is written at once; changes made during a write wait and are written
//! together. Each write says which version of the deck it replaces; what another tab has written meanwhile is not
//! overwritten ([`super::elsewhere`]).

use super::bench::Bench;
use crate::app::browser::own_decks::{self, Over, Trouble, Unkept};
use crate::workshop::kept;
use leptos::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// What is being saved.
#[derive(Clone, Debug, Default)]
pub struct Saving {
    /// Decks changed since they were last written.
    unsaved: BTreeSet<String>,
    /// The deck that is being written.
    under_way: Option<String>,
    /// What the next write of each deck replaces.
    stored: BTreeMap<String, Over>,
}

impl Saving {
    /// Whether a deck has changes that are not stored yet.
    fn has(&self, id: &str) -> bool {
        self.unsaved.contains(id) || self.under_way.as_deref() == Some(id)
    }
}

impl Bench {
    /// Notes what is stored of a deck: what its next write replaces.
    pub(super) fn note_stored(self, id: &str, over: Over) {
        self.saving.try_update_value(|saving| saving.stored.insert(id.to_owned(), over));
    }

    /// What the next write of a deck replaces; nothing where it is not known here.
    pub(super) fn stored(self, id: &str) -> Option<Over> {
        self.saving.try_with_value(|saving| saving.stored.get(id).copied()).flatten()
    }

    /// Whether a deck has changes that are not stored yet.
    pub(super) fn is_unsaved(self, id: &str) -> bool {
        self.saving.try_with_value(|saving| saving.has(id)).unwrap_or(false)
    }

    /// Ends the saving of a deck.
    pub(super) fn forget(self, id: &str) {
        self.saving.update_value(|saving| {
            saving.unsaved.remove(id);
            saving.stored.remove(id);
        });
    }

    /// Writes a deck, now or after the write under way.
    pub(super) fn save(self, id: &str) {
        let free = self.saving.try_update_value(|saving| {
            saving.unsaved.insert(id.to_owned());
            saving.under_way.is_none()
        });
        if free == Some(true) {
            self.write();
        }
    }

    fn write(self) {
        let next = self.saving.try_update_value(|saving| {
            saving.under_way = saving.unsaved.pop_first();
            saving.under_way.clone()
        });
        let Some(id) = next.flatten() else { return };
        let over = self.stored(&id).unwrap_or(Over::Nothing);
        match self.read(&id, kept::write) {
            None => self.write(),
            Some(text) => own_decks::put(&id.clone(), &text, over, move |kept| {
                // The screen may be unmounted by then.
                if self.is_on() {
                    self.written(&id, kept);
                    self.write();
                }
            }),
        }
    }

    fn written(self, id: &str, kept: Result<u64, Unkept>) {
        match kept {
            Ok(version) => {
                // A deck that was deleted meanwhile is not stored any more.
                if self.stored(id).is_some() {
                    self.note_stored(id, Over::Version(version));
                }
                self.note(None);
            }
            Err(Unkept::Trouble(why)) => self.note(Some(why)),
            Err(Unkept::Newer(record)) => self.yield_to(record),
            Err(Unkept::Gone) => self.lose(id),
        }
    }

    /// Writes everything unsaved without waiting for the write under way: the screen unmounts.
    pub fn flush(self) {
        let left = self.saving.try_update_value(|saving| std::mem::take(&mut saving.unsaved));
        for id in left.unwrap_or_default() {
            if let (Some(text), Some(over)) = (self.read(&id, kept::write), self.stored(&id)) {
                own_decks::put(&id, &text, over, |_| ());
            }
        }
    }

    /// Notes why something could not be kept.
    pub(super) fn note(self, why: Option<Trouble>) {
        if self.trouble.try_get_untracked().is_some_and(|now| now != why) {
            self.trouble.set(why);
        }
    }
}
