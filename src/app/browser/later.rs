//! The style sheets of every screen but the first: one that every table wears, one for the screens around
//! them, one for games of contests, one of a kiosk, one of a television, one of a phone and one a game wait, disabled, in `index.html`. They are
//! loaded when a screen that wears them is opened, so that the first one comes sooner and no game makes
//! another heavier.

use super::js;
use crate::app::place::Place;
use crate::app::shelf::card;
use crate::rules::GameId;
use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use web_sys::Element;

/// A sheet that waits in `index.html`.
#[derive(Clone, Copy)]
struct Sheet {
    link: StoredValue<Option<Element>, LocalStorage>,
    /// Whether there is nothing to wait for: it has come, or cannot, and a plain screen is better
    /// than none.
    settled: RwSignal<bool>,
}

impl Sheet {
    /// The sheet of that link, for as long as the current owner lives.
    fn of(id: &str) -> Sheet {
        let link = document().get_element_by_id(id);
        let settled = RwSignal::new(link.is_none());
        let _ = use_event_listener(link.clone(), ev::load, move |_| settled.set(true));
        let _ = use_event_listener(link.clone(), ev::error, move |_| settled.set(true));
        Sheet { link: StoredValue::new_local(link), settled }
    }

    /// Puts it on or takes it off; it is not loaded again for that.
    fn put_on(self, on: bool) {
        let media = if on { "all" } else { "not all" };
        // Every element takes that attribute.
        let put = |link: &Element| _ = link.set_attribute("media", media);
        self.link.with_value(|link| link.iter().for_each(put));
    }

    /// Loads it, unless that has been done.
    fn bring(self) {
        self.link.with_value(|link| link.as_ref().map(|link| link.remove_attribute("disabled")));
    }
}

/// The sheets of every screen but the first; cheap to copy.
#[derive(Clone, Copy)]
pub struct Wardrobe {
    later: Sheet,
    around: Sheet,
    contest: Sheet,
    kiosk: Sheet,
    workshop: Sheet,
    television: Sheet,
    phone: Sheet,
    games: [Sheet; GameId::ALL.len()],
}

impl Wardrobe {
    /// What `index.html` has, for as long as the current owner lives.
    pub fn of_page() -> Wardrobe {
        let later = Sheet::of("later");
        Effect::new(move || {
            if later.settled.get() {
                bring_typeface();
            }
        });
        Wardrobe {
            later,
            around: Sheet::of("around"),
            contest: Sheet::of("contest"),
            kiosk: Sheet::of("sheet-kiosk"),
            workshop: Sheet::of("sheet-workshop"),
            television: Sheet::of("sheet-television"),
            phone: Sheet::of("sheet-phone"),
            games: GameId::ALL.map(|game| Sheet::of(&["sheet-", game.name()].concat())),
        }
    }

    /// What a screen wears, in a kiosk or elsewhere.
    fn worn(self, place: &Place, kiosk: bool) -> impl Iterator<Item = Sheet> {
        let game = place.game();
        let own = game.map(|game| self.games[game.index()]);
        let contest = game.is_some_and(|game| card(game).contest);
        let around = !matches!(place, Place::Home | Place::Table(..) | Place::Replay(..));
        let workshop = *place == Place::Workshop;
        let more = [
            (contest, self.contest),
            (around, self.around),
            (kiosk, self.kiosk),
            (workshop, self.workshop),
        ];
        let more = more.into_iter().filter_map(|(worn, sheet)| worn.then_some(sheet));
        std::iter::once(self.later).chain(own).chain(more)
    }

    /// Whether a screen can be dressed.
    pub fn dresses(self, place: &Place, kiosk: bool) -> bool {
        self.worn(place, kiosk).all(|sheet| sheet.settled.get())
    }

    /// A screen of a game comes on: the other games' sheets are taken off, for the same name may stand
    /// for another thing in them.
    pub fn wear(self, place: &Place) {
        if let Some(game) = place.game() {
            self.wear_game(game);
        }
    }

    /// The sheets of the other games are taken off.
    pub fn wear_game(self, game: GameId) {
        let all = GameId::ALL.into_iter().zip(self.games);
        all.for_each(|(of, sheet)| sheet.put_on(of == game));
    }

    /// What a television wears: the board of that game, or what stands between two games.
    fn of_television(self, game: Option<GameId>) -> impl Iterator<Item = Sheet> {
        let own = game.map(|game| self.games[game.index()]);
        let contest = game.filter(|game| card(*game).contest).map(|_| self.contest);
        [self.later, self.television].into_iter().chain(own).chain(contest)
    }

    /// Whether the board of that game can be dressed on a television.
    pub fn dresses_television(self, game: Option<GameId>) -> bool {
        self.of_television(game).all(|sheet| sheet.settled.get())
    }

    /// Loads what it wears there.
    pub fn bring_television(self, game: Option<GameId>) {
        self.of_television(game).for_each(Sheet::bring);
    }

    /// Loads what a phone wears.
    pub fn bring_phone(self) {
        [self.later, self.phone].into_iter().for_each(Sheet::bring);
    }

    /// Whether a phone can be dressed.
    pub fn dresses_phone(self) -> bool {
        [self.later, self.phone].into_iter().all(|sheet| sheet.settled.get())
    }

    /// Loads what a screen wears.
    pub fn bring(self, place: &Place, kiosk: bool) {
        self.worn(place, kiosk).for_each(Sheet::bring);
    }
}

/// Loads the typeface of small texts before one asks for it: in the middle of a game that tap
/// would wait for it.
fn bring_typeface() {
    let fonts = js::get(&document(), "fonts");
    let _ = fonts.and_then(|fonts| js::call(&fonts, "load", &["1em 'Figtree Variable'".into()]));
}
