//! The style sheets of every screen but the first: one for all of them, one of a kiosk and one a game wait, disabled, in
//! `index.html` and are loaded when the first screen is left or the box of the game is opened, so that
//! the first one comes sooner and no game makes another heavier.

use super::browser;
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

    /// Loads it, unless that has been done.
    fn bring(self) {
        self.link.with_value(|link| link.as_ref().map(|link| link.remove_attribute("disabled")));
    }
}

/// The sheets of every screen but the first; cheap to copy.
#[derive(Clone, Copy)]
pub struct Wardrobe {
    later: Sheet,
    kiosk: Sheet,
    games: [Sheet; GameId::ALL.len()],
}

impl Wardrobe {
    /// What `index.html` has, for as long as the current owner lives.
    pub fn of_page() -> Wardrobe {
        let (later, kiosk) = (Sheet::of("later"), Sheet::of("sheet-kiosk"));
        let games = GameId::ALL.map(|game| Sheet::of(&["sheet-", game.name()].concat()));
        Effect::new(move || {
            if later.settled.get() {
                bring_typeface();
            }
        });
        Wardrobe { later, kiosk, games }
    }

    fn game(self, game: Option<GameId>) -> Option<Sheet> {
        game.and_then(GameId::shelf_place).map(|place| self.games[place])
    }

    /// Whether a screen can be dressed, of that game if it is one's.
    pub fn dresses(self, game: Option<GameId>) -> bool {
        let own = self.game(game).is_none_or(|sheet| sheet.settled.get());
        self.later.settled.get() && own
    }

    /// Whether a kiosk can be dressed.
    pub fn dresses_kiosk(self) -> bool {
        self.kiosk.settled.get()
    }

    /// Loads what a kiosk wears.
    pub fn bring_kiosk(self) {
        self.kiosk.bring();
    }

    /// Loads what a screen wears, of that game if it is one's.
    pub fn bring(self, game: Option<GameId>) {
        self.later.bring();
        if let Some(own) = self.game(game) {
            own.bring();
        }
    }
}

/// Loads the typeface of small texts before one asks for it: in the middle of a game that tap
/// would wait for it.
fn bring_typeface() {
    let fonts = browser::get(&document(), "fonts");
    let _ =
        fonts.and_then(|fonts| browser::call(&fonts, "load", &["1em 'Figtree Variable'".into()]));
}
