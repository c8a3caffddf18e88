//! The same decks in another tab: what is written there is shown here at once, where the browser tells it or the page
//! is looked at again. Where a tab did not know, the later version that is stored stays, and what was written here on
//! the older one becomes a deck of its own beside it.

use super::bench::{Bench, Own, Page};
use super::words::name_or_none;
use crate::app::browser::own_decks::{self, Over, Record};
use crate::app::words::tr;
use crate::workshop::card::OwnDeck;
use crate::workshop::kept;
use crate::workshop::versions::CardVersions;
use leptos::ev::{focus, visibilitychange};
use leptos::prelude::*;
use leptos_use::{use_document, use_event_listener, use_window};

/// What another tab has done to a deck that is open here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Elsewhere {
    /// It was changed there, and is shown as it is now.
    Changed {
        /// Its name.
        name: String,
    },
    /// It was changed there before this tab knew; what was written here is in another deck.
    Aside {
        /// Its name.
        name: String,
        /// The name of the other deck.
        aside: String,
    },
}

impl Elsewhere {
    /// What happened, in words.
    pub fn words(self) -> String {
        match self {
            Elsewhere::Changed { name } => tr!(workshop.changed_elsewhere, name = name),
            Elsewhere::Aside { name, aside } => tr!(workshop.aside, name = name, aside = aside),
        }
    }
}

impl Bench {
    /// Follows what other tabs do, for as long as the screen is on.
    pub fn follow_other_tabs(self) {
        own_decks::listen(move |id| self.look_at(&id));
        on_cleanup(own_decks::listen_no_more);
        // A page that was hidden may have heard nothing.
        let again = move || {
            if self.loaded.get_untracked() {
                self.look_at_all();
            }
        };
        let _ = use_event_listener(use_document(), visibilitychange, move |_| again());
        let _ = use_event_listener(use_window(), focus, move |_| again());
    }

    fn look_at_all(self) {
        own_decks::all(move |records, trouble| {
            if trouble.is_some() || !self.is_on() {
                return;
            }
            let here = |all: &Vec<Own>| all.iter().map(|own| own.id.clone()).collect::<Vec<_>>();
            let gone = self.decks.with_untracked(here);
            let gone = gone.into_iter().filter(|id| records.iter().all(|it| it.id != *id));
            let gone: Vec<String> = gone.collect();
            records.into_iter().for_each(|record| self.take_in(record));
            gone.into_iter().for_each(|id| self.miss(&id));
        });
    }

    fn look_at(self, id: &str) {
        let its = id.to_owned();
        own_decks::stored(id, move |found| match found {
            _ if !self.is_on() => {}
            Ok(Some(record)) => self.take_in(record),
            Ok(None) => self.miss(&its),
            Err(_) => {}
        });
    }

    /// Shows a deck as another tab has stored it, unless this tab is about to write it: that write tells both apart.
    fn take_in(self, record: Record) {
        let known = self.stored(&record.id) == record.version.map(Over::Version);
        let only_here = record.version.is_none() || own_decks::remembered().contains(&record.id);
        if known || only_here || self.is_unsaved(&record.id) {
            return;
        }
        let before = self.read(&record.id, OwnDeck::clone);
        let name = before.as_ref().map(|deck| name_or_none(&deck.cover.name));
        let id = record.id.clone();
        self.show(record);
        let told = name.map(|name| Elsewhere::Changed { name });
        let is_new = before != self.read(&id, OwnDeck::clone) && self.is_open(&id);
        // Said once, not at each letter that is typed there.
        if is_new && self.elsewhere.with_untracked(|now| *now != told) {
            self.elsewhere.set(told);
        }
    }

    /// Lays a stored deck on the bench, and draws the page anew if it shows that deck.
    fn show(self, record: Record) {
        let Record { id, text, version } = record;
        let Ok(deck) = kept::read(&text) else { return self.cannot_show(&id) };
        let cards = deck.cards.len();
        let same = self.read(&id, |here| *here == deck) == Some(true);
        self.note_stored(&id, version.map_or(Over::Nothing, Over::Version));
        if same {
            return;
        }
        self.change_versions(&id, |all| *all = CardVersions::default());
        self.lay(Own { id: id.clone(), deck });
        match self.page.get_untracked() {
            Page::Card(open, at) if open == id && at >= cards => self.page.set(Page::Deck(id)),
            _ if self.is_open(&id) => self.drawn.update(|times| *times += 1),
            _ => {}
        }
    }

    /// A deck was stored by a later version of the app: it stays in the storage as it is.
    fn cannot_show(self, id: &str) {
        if self.read(id, |_| ()).is_some() {
            self.decks.update(|all| all.retain(|own| own.id != id));
            self.unread.update(|unread| *unread += 1);
        }
        if self.is_open(id) {
            self.go(Page::List);
        }
    }

    /// Whether the page shows that deck.
    fn is_open(self, id: &str) -> bool {
        self.page.with_untracked(|page| match page {
            Page::Deck(open)
            | Page::Table(open)
            | Page::Card(open, _)
            | Page::BringIn(Some(open)) => open == id,
            Page::List | Page::BringIn(None) => false,
        })
    }

    /// Another tab has stored a later version of a deck than the one that was changed here: that one stays, and what was
    /// written here becomes a deck of its own.
    pub(super) fn yield_to(self, record: Record) {
        let Some(ours) = self.read(&record.id, OwnDeck::clone) else { return };
        let id = record.id.clone();
        if kept::read(&record.text).as_ref() == Ok(&ours) {
            return self.note_stored(&id, record.version.map_or(Over::Nothing, Over::Version));
        }
        let name = name_or_none(&ours.cover.name);
        let mut deck = ours;
        deck.cover.name = tr!(workshop.aside_name, name = name);
        deck.cover = kept::tidy(deck.cover);
        let aside = deck.cover.name.clone();
        self.forget(&id);
        self.show(record);
        self.add(deck);
        self.elsewhere.set(Some(Elsewhere::Aside { name, aside }));
    }

    /// A deck that is here is not stored any more.
    fn miss(self, id: &str) {
        if matches!(self.stored(id), Some(Over::Version(_))) && !self.is_unsaved(id) {
            self.lose(id);
        }
    }

    /// Another tab has deleted a deck: it goes here, too, and can be had back for a while with what was written here.
    pub(super) fn lose(self, id: &str) {
        let mut gone = None;
        self.decks.update(|all| {
            let at = all.iter().position(|own| own.id == id);
            gone = at.map(|at| all.remove(at));
        });
        self.forget(id);
        let Some(gone) = gone else { return };
        let words = tr!(workshop.gone_elsewhere, name = name_or_none(&gone.deck.cover.name));
        self.shell.tell_deleted(words, move || self.put_back(gone.clone()));
        if self.is_open(id) {
            self.go(Page::List);
        }
    }
}
