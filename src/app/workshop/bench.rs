//! The state shared by the workshop's pages: the decks, the current page, what cards were before. Every change is saved
//! ([`super::saving`]).

use super::elsewhere::Elsewhere;
use super::saving::Saving;
use super::words::name_or_none;
use crate::app::browser::focus;
use crate::app::browser::own_decks::{self, Over, Record, Trouble};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::small_sort::SmallSort;
use crate::workshop::MOST_CARDS;
use crate::workshop::card::{Asks, Kind, OwnCard, OwnDeck};
use crate::workshop::kept::{self, NotKept};
use crate::workshop::versions::{CardVersions, Versions};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;

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
    /// All its cards as a table.
    Table(String),
    /// A card of it, by its place.
    Card(String, usize),
    /// Bringing in a file, perhaps into that deck.
    BringIn(Option<String>),
}

impl Page {
    /// The deck that it shows, if it shows one.
    pub fn deck(self) -> Option<String> {
        match self {
            Page::Deck(id) | Page::Table(id) | Page::Card(id, _) => Some(id),
            Page::BringIn(into) => into,
            Page::List => None,
        }
    }

    /// The page that *back* leads to.
    pub fn above(&self) -> Option<Page> {
        match self {
            Page::List => None,
            Page::Deck(_) | Page::BringIn(None) => Some(Page::List),
            Page::Table(id) | Page::Card(id, _) | Page::BringIn(Some(id)) => {
                Some(Page::Deck(id.clone()))
            }
        }
    }
}

/// The workshop's context; cheap to copy.
#[derive(Clone, Copy)]
pub struct Bench {
    pub(super) shell: Shell,
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
    /// What another tab has done to a deck, until the page is turned.
    pub elsewhere: RwSignal<Option<Elsewhere>>,
    /// Raised when what the page shows was changed by another tab: it is then drawn anew.
    pub drawn: RwSignal<u32>,
    /// What is being saved.
    pub(super) saving: StoredValue<Saving>,
    /// What the cards of each deck were before they were changed here.
    versions: StoredValue<BTreeMap<String, CardVersions<OwnCard>>>,
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
            elsewhere: RwSignal::new(None),
            drawn: RwSignal::new(0),
            saving: StoredValue::new(Saving::default()),
            versions: StoredValue::new(BTreeMap::new()),
        }
    }

    /// The bench of this screen.
    pub fn get() -> Bench {
        use_context::<Bench>().expect("the workshop provides it to its pages")
    }

    /// Loads the decks from the storage.
    pub fn load(self) {
        own_decks::all(move |records, trouble| {
            if !self.is_on() {
                return;
            }
            let read = |Record { id, text, version }: Record| match kept::read(&text) {
                Ok(deck) => {
                    self.note_stored(&id, version.map_or(Over::Nothing, Over::Version));
                    Ok(Own { id, deck })
                }
                Err(why @ (NotKept::Newer | NotKept::Broken)) => Err(why),
            };
            let (decks, unread): (Vec<_>, Vec<_>) =
                records.into_iter().map(read).partition(Result::is_ok);
            self.unread.set(unread.len());
            self.decks.set(decks.into_iter().flatten().collect());
            self.trouble.set(trouble);
            // Once: a database that opens and then answers nothing would be asked for ever.
            if trouble == Some(Trouble::Silent) && !self.loaded.get_untracked() {
                own_decks::when_it_answers(move || self.load());
            }
            self.loaded.set(true);
            if trouble.is_none() {
                // What the database did not take before.
                own_decks::remembered().iter().for_each(|id| self.save(id));
            }
        });
    }

    /// Turns to another page.
    pub fn go(self, page: Page) {
        self.elsewhere.set(None);
        let before = self.page.get_untracked();
        if let (Page::Table(id), false) = (before, matches!(page, Page::Card(..))) {
            self.drop_last_if_blank(&id);
        }
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
        self.note_stored(&id, Over::Nothing);
        self.save(&id);
        id
    }

    /// Adds a blank card of that kind and opens it.
    pub fn add_card(self, id: &str, kind: Kind) {
        self.put_card(id, usize::MAX, OwnCard::new("", Asks::blank(kind)));
    }

    /// Inserts a card at a place, or behind all others, and opens it; a full deck stays as it is.
    pub fn put_card(self, id: &str, at: usize, card: OwnCard) {
        if let Some(at) = self.put_cards(id, at, vec![card]).next() {
            self.open_card(id, at);
        }
    }

    /// Opens a card, to write on it.
    fn open_card(self, id: &str, at: usize) {
        self.go(Page::Card(id.to_owned(), at));
        focus::begin(".card-form :is(input[type=text], textarea)".to_owned());
    }

    /// Opens the card behind that one, or a blank one of its kind behind the last, unless that is blank itself.
    pub fn go_on(self, id: &str, at: usize, kind: Kind) {
        let read = |deck: &OwnDeck| {
            (deck.cards.len() > at + 1, deck.cards.get(at).is_some_and(OwnCard::is_blank))
        };
        match self.read(id, read) {
            Some((true, _)) => self.open_card(id, at + 1),
            Some((false, false)) => self.add_card(id, kind),
            _ => {}
        }
    }

    /// Inserts cards at a place, or behind all others, as many as there is room for. Returns their places.
    pub fn put_cards(self, id: &str, at: usize, mut cards: Vec<OwnCard>) -> Range<usize> {
        let mut places = 0..0;
        self.change(id, |deck| {
            cards.truncate(MOST_CARDS.saturating_sub(deck.cards.len()));
            let at = at.min(deck.cards.len());
            places = at..at + cards.len();
            drop(deck.cards.splice(at..at, cards));
        });
        places.clone().for_each(|at| self.change_versions(id, |all| all.insert(at)));
        places
    }

    /// Takes those cards out again, if they still are as they came.
    pub fn take_out(self, id: &str, at: usize, cards: &[OwnCard]) {
        let same = |deck: &OwnDeck| deck.cards.get(at..at + cards.len()) == Some(cards);
        if self.is_on() && self.read(id, same) == Some(true) {
            cards.iter().for_each(|_| _ = self.drop_card(id, at));
        }
    }

    /// Changes a card in its row; `begins` if that can be had back by itself.
    pub fn write_card(self, id: &str, at: usize, begins: bool, change: impl FnOnce(&mut OwnCard)) {
        let before = self.read(id, |deck| deck.cards.get(at).cloned()).flatten();
        if let Some(before) = before.filter(|_| begins) {
            let mut versions = self.versions_of(id, at);
            versions.begin(&before);
            self.note_versions(id, at, versions);
        }
        self.change(id, |deck| {
            if let Some(card) = deck.cards.get_mut(at) {
                change(card);
            }
        });
    }

    /// Drops the last card where nothing was written on it: a row that nobody has filled in.
    fn drop_last_if_blank(self, id: &str) {
        let last = |deck: &OwnDeck| {
            let is_blank = deck.cards.last().is_some_and(OwnCard::is_blank);
            is_blank.then(|| deck.cards.len() - 1)
        };
        if let Some(at) = self.read(id, last).flatten() {
            self.drop_card(id, at);
        }
    }

    /// Takes a card out of its deck.
    pub fn drop_card(self, id: &str, at: usize) -> Option<OwnCard> {
        let mut gone = None;
        self.change(id, |deck| {
            gone = (at < deck.cards.len()).then(|| deck.cards.remove(at));
        });
        if gone.is_some() {
            self.change_versions(id, |all| all.remove(at));
        }
        gone
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
        self.forget(id);
        own_decks::remove(id, move |kept| self.note(kept.err()));
        let words = tr!(workshop.deck_gone, name = name_or_none(&gone.deck.cover.name));
        self.shell.tell_deleted(words, move || self.put_back(gone.clone()));
        self.go(Page::List);
    }

    /// Deletes a card; it can be restored for a while.
    pub fn remove_card(self, id: &str, at: usize) {
        if let Some(card) = self.drop_card(id, at) {
            let deck = id.to_owned();
            let back = move || self.put_card_back(&deck, at, card.clone());
            self.shell.tell_deleted(tr!(workshop.card_gone).into(), back);
            self.go(Page::Deck(id.to_owned()));
        }
    }

    /// Moves a card to another place. Returns whether there are such places.
    pub fn move_card(self, id: &str, from: usize, to: usize) -> bool {
        let mut moved = false;
        self.change(id, |deck| {
            moved = from != to && from.max(to) < deck.cards.len();
            if moved {
                let card = deck.cards.remove(from);
                deck.cards.insert(to, card);
            }
        });
        if moved {
            self.change_versions(id, |all| all.shift(from, to));
        }
        moved
    }

    /// What the card at that place was before it was changed here.
    pub fn versions_of(self, id: &str, at: usize) -> Versions<OwnCard> {
        let of = |all: &BTreeMap<String, CardVersions<OwnCard>>| all.get(id).map(|all| all.of(at));
        self.versions.with_value(of).unwrap_or_default()
    }

    /// Keeps them.
    pub fn note_versions(self, id: &str, at: usize, versions: Versions<OwnCard>) {
        self.change_versions(id, |all| all.set(at, versions));
    }

    /// Changes what is known of the cards of a deck before they were changed.
    pub(super) fn change_versions(self, id: &str, change: impl FnOnce(&mut CardVersions<OwnCard>)) {
        self.versions.update_value(|all| change(all.entry(id.to_owned()).or_default()));
    }

    /// Whether the screen of the workshop is still on.
    pub(super) fn is_on(self) -> bool {
        self.loaded.try_get_untracked().is_some()
    }

    /// Restores a deck; once the screen was left, in the storage only.
    pub(super) fn put_back(self, own: Own) {
        if !self.is_on() {
            return own_decks::put(&own.id, &kept::write(&own.deck), Over::Anything, |_| ());
        }
        let id = own.id.clone();
        self.lay(own);
        self.note_stored(&id, Over::Anything);
        self.save(&id);
    }

    /// Lays a deck on the bench, in the place of the one with its id.
    pub(super) fn lay(self, own: Own) {
        self.decks.update(|all| {
            all.retain(|other| other.id != own.id);
            all.push(own);
            all.small_sort_by(|one, other| one.id.cmp(&other.id));
        });
    }

    /// The same for a card.
    fn put_card_back(self, id: &str, at: usize, card: OwnCard) {
        if self.is_on() {
            return self.put_card(id, at, card);
        }
        let deck = id.to_owned();
        own_decks::one(id, move |text| {
            let text = text.ok().flatten();
            let Some(mut kept) = text.and_then(|text| kept::read(&text).ok()) else { return };
            kept.cards.insert(at.min(kept.cards.len()), card);
            own_decks::put(&deck, &kept::write(&kept), Over::Anything, |_| ());
        });
    }
}
