//! The state shared by the workshop's pages: the decks, the current page, and saving. Every change is written
//! at once; changes made during a write wait and are written together.

use super::words::name_or_none;
use crate::app::browser::focus;
use crate::app::browser::own_decks::{self, Record, Trouble};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::workshop::card::{Asks, Kind, OwnCard, OwnDeck};
use crate::workshop::kept::{self, NotKept};
use leptos::prelude::*;
use std::collections::BTreeSet;

/// A deck on the bench.
#[derive(Clone, PartialEq, Debug)]
pub struct Own {
    /// Its id in the storage.
    pub id: String,
    /// Its cover and cards, unfinished ones too.
    pub deck: OwnDeck,
}

/// Which page of the workshop is on.
#[derive(Clone, PartialEq, Debug)]
pub enum Page {
    /// All decks.
    List,
    /// One of them.
    Deck(String),
    /// A card of it, by its place.
    Card(String, usize),
    /// Bringing in a file, perhaps into that deck.
    BringIn(Option<String>),
}

impl Page {
    /// The page that *back* leads to.
    pub fn above(&self) -> Option<Page> {
        match self {
            Page::List => None,
            Page::Deck(_) | Page::BringIn(None) => Some(Page::List),
            Page::Card(id, _) | Page::BringIn(Some(id)) => Some(Page::Deck(id.clone())),
        }
    }
}

/// The workshop's context; cheap to copy.
#[derive(Clone, Copy)]
pub struct Bench {
    shell: Shell,
    /// Every deck that can be read, the newest last.
    pub decks: RwSignal<Vec<Own>>,
    /// How many records there are that this version cannot read.
    pub unread: RwSignal<usize>,
    /// Whether the decks are loaded.
    pub loaded: RwSignal<bool>,
    /// Which page is on.
    pub page: RwSignal<Page>,
    /// Why something could not be kept or read.
    pub trouble: RwSignal<Option<Trouble>>,
    /// How many cards found no room in a deck.
    pub full: RwSignal<usize>,
    /// Decks changed since they were last written, and whether a write is under way.
    unsaved: StoredValue<(BTreeSet<String>, bool)>,
}

impl Bench {
    /// An empty bench.
    pub fn new() -> Bench {
        Bench {
            shell: Shell::get(),
            decks: RwSignal::new(vec![]),
            unread: RwSignal::new(0),
            loaded: RwSignal::new(false),
            page: RwSignal::new(Page::List),
            trouble: RwSignal::new(None),
            full: RwSignal::new(0),
            unsaved: StoredValue::new((BTreeSet::new(), false)),
        }
    }

    /// The bench of this screen.
    pub fn get() -> Bench {
        use_context::<Bench>().expect("the workshop provides it to its pages")
    }

    /// Loads the decks from the storage.
    pub fn load(self) {
        own_decks::all(move |records, trouble| {
            let read = |Record { id, text }: Record| match kept::read(&text) {
                Ok(deck) => Ok(Own { id, deck }),
                Err(why @ (NotKept::Newer | NotKept::Broken)) => Err(why),
            };
            let (decks, unread): (Vec<_>, Vec<_>) =
                records.into_iter().map(read).partition(Result::is_ok);
            if !self.is_on() {
                return;
            }
            self.unread.set(unread.len());
            self.decks.set(decks.into_iter().flatten().collect());
            self.trouble.set(trouble);
            self.loaded.set(true);
        });
    }

    /// Turns to another page.
    pub fn go(self, page: Page) {
        self.page.set(page);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::follow();
    }

    /// Applies `read` to a deck, untracked; `None` when it is gone.
    pub fn read<T>(self, id: &str, read: impl FnOnce(&OwnDeck) -> T) -> Option<T> {
        let find = |all: &Vec<Own>| all.iter().find(|own| own.id == id).map(|own| read(&own.deck));
        self.decks.try_with_untracked(find).flatten()
    }

    /// The same, tracked.
    pub fn follow<T>(self, id: &str, read: impl FnOnce(&OwnDeck) -> T) -> Option<T> {
        self.decks.track();
        self.read(id, read)
    }

    /// Changes a deck and saves it.
    pub fn change(self, id: &str, change: impl FnOnce(&mut OwnDeck)) {
        self.decks.update(|all| {
            if let Some(Own { deck, .. }) = all.iter_mut().find(|own| own.id == id) {
                change(deck);
                deck.cover = kept::tidy(std::mem::take(&mut deck.cover));
            }
        });
        self.save(id);
    }

    /// Adds a deck and saves it; returns its id.
    pub fn add(self, deck: OwnDeck) -> String {
        let id = own_decks::new_id();
        self.decks.update(|all| all.push(Own { id: id.clone(), deck }));
        self.save(&id);
        id
    }

    /// Adds a blank card of that kind and opens it.
    pub fn add_card(self, id: &str, kind: Kind) {
        self.put_card(id, usize::MAX, OwnCard::new("", Asks::blank(kind)));
    }

    /// Inserts a card at a place, or behind all others, and opens it; a full deck stays as it is.
    pub fn put_card(self, id: &str, at: usize, card: OwnCard) {
        let mut place = None;
        self.change(id, |deck| {
            if deck.cards.len() < crate::workshop::MOST_CARDS {
                let at = at.min(deck.cards.len());
                deck.cards.insert(at, card);
                place = Some(at);
            }
        });
        if let Some(at) = place {
            self.go(Page::Card(id.to_owned(), at));
        }
    }

    /// Deletes a deck; it can be restored for a while.
    pub fn remove(self, id: &str) {
        let mut gone = None;
        self.decks.update(|all| {
            if let Some(at) = all.iter().position(|own| own.id == id) {
                gone = Some(all.remove(at));
            }
        });
        let Some(gone) = gone else { return };
        self.unsaved.update_value(|(unsaved, _)| _ = unsaved.remove(id));
        own_decks::remove(id, move |kept| self.note(kept));
        let words = tr!(workshop.deck_gone, name = name_or_none(&gone.deck.cover.name));
        self.shell.tell_deleted(words, move || self.put_back(gone.clone()));
        self.go(Page::List);
    }

    /// Deletes a card; it can be restored for a while.
    pub fn remove_card(self, id: &str, at: usize) {
        let mut gone = None;
        self.change(id, |deck| {
            gone = (at < deck.cards.len()).then(|| deck.cards.remove(at));
        });
        if let Some(card) = gone {
            let deck = id.to_owned();
            let back = move || self.put_card_back(&deck, at, card.clone());
            self.shell.tell_deleted(tr!(workshop.card_gone).into(), back);
            self.go(Page::Deck(id.to_owned()));
        }
    }

    /// Whether the screen of the workshop is still on.
    fn is_on(self) -> bool {
        self.loaded.try_get_untracked().is_some()
    }

    /// Restores a deck; once the screen was left, in the storage only.
    fn put_back(self, own: Own) {
        if !self.is_on() {
            return own_decks::put(&own.id, &kept::write(&own.deck), |_| ());
        }
        let id = own.id.clone();
        self.decks.update(|all| {
            all.push(own);
            all.sort_by(|one, other| one.id.cmp(&other.id));
        });
        self.save(&id);
    }

    /// The same for a card.
    fn put_card_back(self, id: &str, at: usize, card: OwnCard) {
        if self.is_on() {
            return self.put_card(id, at, card);
        }
        let deck = id.to_owned();
        own_decks::one(id, move |text| {
            let Some(mut kept) = text.and_then(|text| kept::read(&text).ok()) else { return };
            kept.cards.insert(at.min(kept.cards.len()), card);
            own_decks::put(&deck, &kept::write(&kept), |_| ());
        });
    }

    /// Writes a deck, now or after the write under way.
    fn save(self, id: &str) {
        let free = self.unsaved.try_update_value(|(unsaved, busy)| {
            unsaved.insert(id.to_owned());
            !std::mem::replace(busy, true)
        });
        if free == Some(true) {
            self.write();
        }
    }

    fn write(self) {
        let next = self.unsaved.try_update_value(|(unsaved, busy)| {
            let next = unsaved.pop_first();
            *busy = next.is_some();
            next
        });
        let Some(id) = next.flatten() else { return };
        match self.read(&id, kept::write) {
            None => self.write(),
            Some(text) => own_decks::put(&id, &text, move |kept| {
                self.note(kept);
                // The screen may be unmounted by then.
                if self.unsaved.try_with_value(|_| ()).is_some() {
                    self.write();
                }
            }),
        }
    }

    /// Writes everything unsaved without waiting for the write under way: the screen unmounts.
    pub fn flush(self) {
        let left = self.unsaved.try_update_value(|(unsaved, _)| std::mem::take(unsaved));
        for id in left.unwrap_or_default() {
            if let Some(text) = self.read(&id, kept::write) {
                own_decks::put(&id, &text, |_| ());
            }
        }
    }

    fn note(self, kept: Result<(), Trouble>) {
        if self.trouble.try_get_untracked().is_some_and(|now| now != kept.err()) {
            self.trouble.set(kept.err());
        }
    }
}
