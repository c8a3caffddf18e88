//! The decks: fetched from `decks/` beside the page, parsed and checked. Also remembers which of their
//! cards were drawn on this tablet, so that no question repeats before a deck is used up.

use super::js;
use super::long_text::LongText;
use super::settings::Lang;
use super::storage;
use crate::app::bundles::workshop::Workshop;
use crate::decks::taste::{Taste, Wishes};
use crate::decks::{Shortage, Unusable};
use crate::rules::GameId;
use crate::workshop::blend::Mix;
use crate::workshop::chosen::{Chosen, is_listed, lists};
use serde_json::Value;
use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The deck of a game: how it is read, and the ids of its cards, pile by pile.
pub trait Cards: Sized + 'static {
    /// Parses and checks a deck.
    ///
    /// # Errors
    /// Why the deck cannot be played with.
    fn read(text: &str) -> Result<Self, Trouble>;

    /// The ids of the cards, pile by pile.
    fn piles(&self) -> Vec<Vec<&str>>;

    /// Blends this deck with one of one's own, given as its stored text, for `games` games; `None` when that
    /// text cannot be read.
    fn blended(&self, workshop: &Workshop, own: &str, games: usize, mix: &Mix) -> Option<Self>;
}

/// A deck that can be played with.
pub struct Known<D> {
    /// Its id in `decks/index.json`.
    pub id: String,
    /// Its cards.
    pub deck: Rc<D>,
    /// The themes of each card, one line per card, as [`Wishes::new`] reads them; empty if not needed.
    pub about: Rc<str>,
}

/// Why there is no deck to play with.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// It could not be loaded: no connection, or no such file.
    NotArrived,
    /// The file is no deck, or the index lists none.
    NotADeck,
    /// That many of its cards are faulty.
    Faulty(usize),
    /// Piles that are too small for a game.
    TooSmall(Vec<Shortage>),
}

impl<F> From<Unusable<F>> for Trouble {
    fn from(why: Unusable<F>) -> Trouble {
        match why {
            Unusable::NotADeck(_) => Trouble::NotADeck,
            Unusable::Faulty(faults) => Trouble::Faulty(faults.len()),
            Unusable::TooSmall(piles) => Trouble::TooSmall(piles),
        }
    }
}

/// The key of this table's taste.
const TASTE: &str = "taste";

/// A loaded deck of any game, with its id.
type Arrived = (String, Rc<dyn Any>);

thread_local! {
    static ARRIVED: RefCell<Vec<Arrived>> = const { RefCell::new(Vec::new()) };
}

/// The callback for a loaded deck, or the reason there is none.
type Told<D> = Box<dyn FnOnce(Result<Known<D>, Trouble>)>;

/// Loads the deck of a game in a language; `children` says whether children sit at the table.
pub fn bring<D: Cards>(
    game: GameId,
    lang: Lang,
    children: bool,
    told: impl FnOnce(Result<Known<D>, Trouble>) + 'static,
) {
    let told: Told<D> = Box::new(told);
    index(move |index| match index {
        None => told(Err(Trouble::NotArrived)),
        Some(decks) => match entry(&decks, game, lang) {
            None => told(Err(Trouble::NotADeck)),
            Some((id, file)) => bring_file(id, file, children, told),
        },
    });
}

/// Loads the index and passes its entries to `told`; `None` when it cannot be loaded.
fn index(told: impl FnOnce(Option<Vec<Value>>) + 'static) {
    fetch("index.json", move |index| {
        let entries = |text: LongText| match super::lines::value(&text) {
            Value::Array(entries) => entries,
            _ => vec![],
        };
        told(index.map(entries));
    });
}

/// The id and the file of the deck of that game in that language.
fn entry(decks: &[Value], game: GameId, lang: Lang) -> Option<(String, String)> {
    let fits = |deck: &&Value| deck["game"] == game.name() && deck["lang"] == lang.code();
    let deck = decks.iter().find(fits)?;
    Some((super::lines::text(&deck["id"])?, super::lines::text(&deck["file"])?))
}

/// The file with the themes of the cards of a deck's file.
fn about_file(file: &str) -> String {
    file.replace(".json", ".txt")
}

fn bring_file<D: Cards>(id: String, file: String, children: bool, told: Told<D>) {
    let about = about_file(&file);
    if let Some(deck) = arrived(&id) {
        return bring_about(about, Known { id, deck, about: "".into() }, children, told);
    }
    fetch(&file, move |text| {
        match text.map_or(Err(Trouble::NotArrived), |text| read(&id, &text)) {
            Ok(deck) => bring_about(about, Known { id, deck, about: "".into() }, children, told),
            Err(why) => told(Err(why)),
        }
    });
}

/// Loads the themes of the cards if the table has a taste or children; without them every card is to its
/// taste.
fn bring_about<D: Cards>(file: String, known: Known<D>, children: bool, told: Told<D>) {
    if !children && taste() == Taste::default() {
        return told(Ok(known));
    }
    fetch(&file, move |about| {
        let about = about.map(|about| Rc::from(&*about)).unwrap_or_default();
        told(Ok(Known { about, ..known }));
    });
}

/// Loads the themes of a deck's cards, one line per card, as [`Wishes::new`] reads them; `told` is not
/// called when they cannot be loaded.
pub fn about(deck: &str, told: impl FnOnce(String) + 'static) {
    // In a blend with a deck of one's own, only our cards have themes.
    let id = Chosen::of_deck(deck).map_or(deck, |(_, ours)| ours).to_owned();
    index(move |decks| {
        let ours = |deck: &Value| deck["id"] == id.as_str();
        let deck = decks.into_iter().flatten().find(ours);
        if let Some(file) = deck.and_then(|deck| super::lines::text(&deck["file"])) {
            fetch(&about_file(&file), move |about| {
                about.map(|about| about.to_owned()).map(told);
            });
        }
    });
}

fn arrived<D: Cards>(id: &str) -> Option<Rc<D>> {
    ARRIVED.with_borrow(|all| {
        let (_, deck) = all.iter().find(|(known, _)| known == id)?;
        deck.clone().downcast().ok()
    })
}

/// Parses a deck and keeps it for the life of the page. Measured as `tablee:deck`.
fn read<D: Cards>(id: &str, text: &str) -> Result<Rc<D>, Trouble> {
    let begun = js::page_time();
    let deck = Rc::new(D::read(text)?);
    js::measure("tablee:deck", begun);
    ARRIVED.with_borrow_mut(|all| all.push((id.to_owned(), deck.clone())));
    Ok(deck)
}

/// What this table likes to be asked.
pub fn taste() -> Taste {
    Taste::read(&storage::get(TASTE).unwrap_or_default())
}

/// Changes this table's taste and saves it; it applies from the next deal of cards on.
///
/// # Errors
/// Why saving failed.
pub fn change_taste(change: impl FnOnce(&mut Taste)) -> Result<(), storage::Trouble> {
    let mut changed = taste();
    change(&mut changed);
    storage::set(TASTE, &changed.text())
}

/// Loads the text of a file in `decks/`; `None` when it cannot be loaded.
fn fetch(file: &str, told: impl FnOnce(Option<LongText>) + 'static) {
    js::fetch_text(["decks/", file].concat(), told);
}

/// A deck's entry in the index, and how many of its cards were never drawn on this tablet.
#[derive(Clone, PartialEq, Debug)]
pub struct Shelved {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: GameId,
    /// The code of its language.
    pub lang: String,
    /// How many cards it has.
    pub cards: usize,
    /// How many of them were never drawn.
    pub fresh: usize,
}

/// Passes every deck of the games of the shelf to `told`; none when the index cannot be loaded.
pub fn all(told: impl FnOnce(Vec<Shelved>) + 'static) {
    index(move |decks| told(decks.iter().flatten().filter_map(shelved).collect()));
}

fn shelved(entry: &Value) -> Option<Shelved> {
    let id = super::lines::text(&entry["id"])?;
    let cards = super::lines::number(&entry["cards"])?;
    Some(Shelved {
        game: GameId::named(entry["game"].as_str()?)?,
        lang: super::lines::text(&entry["lang"])?,
        fresh: cards - used(&id).len().min(cards),
        cards,
        id,
    })
}

/// Forgets which cards of that deck were drawn.
pub fn freshen(deck: &str) {
    storage::remove(&key(deck));
}

fn key(deck: &str) -> String {
    ["used:", deck].concat()
}

/// The ids of the cards of that deck that were drawn already.
pub fn used(deck: &str) -> BTreeSet<String> {
    let ids = |list: String| drawn(&list).lines().map(ToOwned::to_owned).collect::<Vec<_>>();
    lists(deck).into_iter().flat_map(ids).collect()
}

/// The ids of a list as stored, one per line; in time as many as the deck has cards, hence a [`LongText`].
fn drawn(list: &str) -> LongText {
    storage::get_long(&key(list)).unwrap_or_else(|| LongText(String::new()))
}

/// Remembers that those cards were drawn.
///
/// # Errors
/// Why saving failed.
pub fn mark_used(deck: &str, ids: &[&str]) -> Result<(), storage::Trouble> {
    lists(deck).into_iter().try_for_each(|name| {
        let ids = ids.iter().copied().filter(|id| is_listed(&name, id));
        mark_listed(&name, ids.collect())
    })
}

fn mark_listed(deck: &str, mut fresh: BTreeSet<&str>) -> Result<(), storage::Trouble> {
    let mut list = drawn(deck);
    list.lines().for_each(|id| _ = fresh.remove(id));
    if fresh.is_empty() {
        return Ok(());
    }
    for id in fresh {
        let between = if list.is_empty() { "" } else { "\n" };
        list.0.extend([between, id]);
    }
    storage::set(&key(deck), &list)
}

fn keep(deck: &str, used: &BTreeSet<String>) -> Result<(), storage::Trouble> {
    lists(deck).into_iter().try_for_each(|name| {
        let ids = used.iter().map(String::as_str).filter(|id| is_listed(&name, id));
        storage::set(&key(&name), &ids.collect::<Vec<_>>().join("\n"))
    })
}

impl<D: Cards> Known<D> {
    /// The order in which its cards come: fresh ones to the table's taste first. A pile whose cards to the
    /// table's taste have all been drawn starts over.
    pub fn order(&self) -> Wishes {
        self.order_by(&taste())
    }

    /// The order of cards that only children are asked.
    pub fn childrens_order(&self) -> Wishes {
        self.order_by(&taste().of_a_child())
    }

    /// The order where everybody is asked the same questions; `children` says whether children are among them.
    pub fn order_of_all(&self, children: bool) -> Wishes {
        self.order_by(&taste().of_all(children))
    }

    fn order_by(&self, taste: &Taste) -> Wishes {
        let half = Chosen::of_deck(&self.id).is_some_and(|(own, _)| own.mixed);
        let mut wishes = Wishes::new(used(&self.id), &self.about, taste).half_and_half(half);
        for pile in self.deck.piles() {
            wishes.begin_anew(&pile);
        }
        // If this fails, the storage keeps the old list, and the pile starts over once more after a reload.
        let _ = keep(&self.id, wishes.used());
        wishes
    }

    /// How many cards to the table's taste were never drawn, and how many there are.
    pub fn fresh(&self) -> (usize, usize) {
        let wishes = Wishes::new(used(&self.id), &self.about, &taste());
        wishes.count(self.deck.piles().into_iter().flatten())
    }
}
