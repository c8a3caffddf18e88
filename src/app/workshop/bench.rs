//! What the workshop's pages share: the decks, which page is on, what was just deleted, and saving. Every
//! change is written at once; while one is being written, those that follow wait and go together.

use super::words;
use crate::app::browser::focus;
use crate::app::browser::own_decks::{self, Record, Trouble};
use crate::app::words::tr;
use crate::workshop::card::{Asks, Kind, OwnCard, OwnDeck};
use crate::workshop::kept::{self, NotKept};
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::time::Duration;

/// What was deleted can be had back for so long.
const REGRET: Duration = Duration::from_secs(10);

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
    /// A file comes in, perhaps for that deck.
    BringIn(Option<String>),
}

impl Page {
    /// The page from which one comes to it.
    pub fn above(&self) -> Option<Page> {
        match self {
            Page::List => None,
            Page::Deck(_) | Page::BringIn(None) => Some(Page::List),
            Page::Card(id, _) | Page::BringIn(Some(id)) => Some(Page::Deck(id.clone())),
        }
    }
}

/// What was deleted last.
#[derive(Clone, PartialEq, Debug)]
pub enum Gone {
    /// A deck.
    Deck(Own),
    /// A card of that deck, from that place.
    Card(String, usize, Box<OwnCard>),
}

impl Gone {
    /// That it is gone, in words.
    pub fn words(&self) -> String {
        match self {
            Gone::Deck(own) => {
                tr!(workshop.deck_gone, name = words::name_or_none(&own.deck.cover.name))
            }
            Gone::Card(..) => tr!(workshop.card_gone).into(),
        }
    }
}

/// The workshop's context; cheap to copy.
#[derive(Clone, Copy)]
pub struct Bench {
    /// Every deck that can be read, the newest last.
    pub decks: RwSignal<Vec<Own>>,
    /// How many records there are that this version cannot read.
    pub unread: RwSignal<usize>,
    /// Whether they have come.
    pub loaded: RwSignal<bool>,
    /// Which page is on.
    pub page: RwSignal<Page>,
    /// Why something could not be kept or read.
    pub trouble: RwSignal<Option<Trouble>>,
    /// How many cards found no room in a deck.
    pub full: RwSignal<usize>,
    /// What was deleted and can still be had back.
    pub gone: RwSignal<Option<Gone>>,
    /// Decks that have changed since they were written, and whether one is being written.
    unsaved: StoredValue<(BTreeSet<String>, bool)>,
}

impl Bench {
    /// An empty one.
    pub fn new() -> Bench {
        Bench {
            decks: RwSignal::new(vec![]),
            unread: RwSignal::new(0),
            loaded: RwSignal::new(false),
            page: RwSignal::new(Page::List),
            trouble: RwSignal::new(None),
            full: RwSignal::new(0),
            gone: RwSignal::new(None),
            unsaved: StoredValue::new((BTreeSet::new(), false)),
        }
    }

    /// The one of this screen.
    pub fn get() -> Bench {
        use_context::<Bench>().expect("the workshop provides it to its pages")
    }

    /// Brings the decks from the storage.
    pub fn load(self) {
        own_decks::all(move |records, trouble| {
            let read = |Record { id, text }: Record| match kept::read(&text) {
                Ok(deck) => Ok(Own { id, deck }),
                Err(why @ (NotKept::Newer | NotKept::Broken)) => Err(why),
            };
            let (decks, unread): (Vec<_>, Vec<_>) =
                records.into_iter().map(read).partition(Result::is_ok);
            if self.loaded.try_get_untracked().is_none() {
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

    /// What `read` finds in a deck, as it is now; nothing when it is gone.
    pub fn read<T>(self, id: &str, read: impl FnOnce(&OwnDeck) -> T) -> Option<T> {
        let find = |all: &Vec<Own>| all.iter().find(|own| own.id == id).map(|own| read(&own.deck));
        self.decks.try_with_untracked(find).flatten()
    }

    /// The same for those who are told when it changes.
    pub fn follow<T>(self, id: &str, read: impl FnOnce(&OwnDeck) -> T) -> Option<T> {
        self.decks.track();
        self.read(id, read)
    }

    /// Changes a deck and keeps it.
    pub fn change(self, id: &str, change: impl FnOnce(&mut OwnDeck)) {
        self.decks.update(|all| {
            if let Some(Own { deck, .. }) = all.iter_mut().find(|own| own.id == id) {
                change(deck);
                deck.cover = kept::tidy(std::mem::take(&mut deck.cover));
            }
        });
        self.save(id);
    }

    /// Adds a deck and keeps it; hands back its id.
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

    /// Puts a card at a place, or behind all others, and opens it.
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

    /// Deletes a deck; for a while it can be had back.
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
        self.regret(Gone::Deck(gone));
        self.go(Page::List);
    }

    /// Deletes a card; for a while it can be had back.
    pub fn remove_card(self, id: &str, at: usize) {
        let mut gone = None;
        self.change(id, |deck| {
            gone = (at < deck.cards.len()).then(|| deck.cards.remove(at));
        });
        if let Some(card) = gone {
            self.regret(Gone::Card(id.to_owned(), at, Box::new(card)));
            self.go(Page::Deck(id.to_owned()));
        }
    }

    fn regret(self, gone: Gone) {
        self.gone.set(Some(gone.clone()));
        let forget = move || {
            if self.gone.try_with_untracked(|now| now.as_ref() == Some(&gone)) == Some(true) {
                self.gone.set(None);
            }
        };
        set_timeout(forget, REGRET);
    }

    /// Has back what was deleted last.
    pub fn undo(self) {
        match self.gone.try_update(Option::take).flatten() {
            Some(Gone::Deck(own)) => {
                let id = own.id.clone();
                self.decks.update(|all| {
                    all.push(own);
                    all.sort_by(|one, other| one.id.cmp(&other.id));
                });
                self.save(&id);
            }
            Some(Gone::Card(id, at, card)) => self.put_card(&id, at, *card),
            None => (),
        }
    }

    /// Writes a deck, now or when what is being written is there.
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
                // The screen may have been left meanwhile.
                if self.unsaved.try_with_value(|_| ()).is_some() {
                    self.write();
                }
            }),
        }
    }

    /// Writes all that is not written yet, without waiting: the screen is being left.
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
