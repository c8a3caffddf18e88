//! The style sheets of every screen but the first. `index.html` links them, disabled: one that all tables
//! need, one for the screens around them, one for contests, one each for kiosk, television, phone and
//! workshop, and one per game. Each loads when a screen that needs it is opened, so that the first screen
//! appears sooner and no game slows another down.

use super::js;
use crate::app::place::Place;
use crate::app::shelf::card;
use crate::rules::GameId;
use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;
use web_sys::Element;

/// A style sheet that `index.html` links, disabled.
#[derive(Clone, Copy)]
struct Sheet {
    link: StoredValue<Option<Element>, LocalStorage>,
    /// Whether there is nothing to wait for: it has loaded or failed to. A plain screen is better than
    /// none.
    settled: RwSignal<bool>,
}

impl Sheet {
    /// The sheet of the link with that id, for as long as the current owner lives.
    fn of(id: &str) -> Sheet {
        let link = document().get_element_by_id(id);
        let settled = RwSignal::new(link.is_none());
        let _ = use_event_listener(link.clone(), ev::load, move |_| settled.set(true));
        let _ = use_event_listener(link.clone(), ev::error, move |_| settled.set(true));
        Sheet { link: StoredValue::new_local(link), settled }
    }

    /// Applies it or not, without loading it again.
    fn put_on(self, on: bool) {
        let media = if on { "all" } else { "not all" };
        // Cannot fail: `media` is a valid attribute name.
        let put = |link: &Element| _ = link.set_attribute("media", media);
        self.link.with_value(|link| link.iter().for_each(put));
    }

    /// Loads it, unless that has been done.
    fn bring(self) {
        self.link.with_value(|link| link.as_ref().map(|link| link.remove_attribute("disabled")));
    }
}

/// All style sheets that are loaded on demand; cheap to copy.
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
    /// The sheets linked in `index.html`, for as long as the current owner lives.
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

    /// The sheets a screen needs, in a kiosk or elsewhere.
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

    /// Whether all sheets of a screen are settled.
    pub fn dresses(self, place: &Place, kiosk: bool) -> bool {
        self.worn(place, kiosk).all(|sheet| sheet.settled.get())
    }

    /// Applies only the sheet of the place's game, or of none: the same class name may mean something else in
    /// another game's sheet, or on a screen of the shell.
    pub fn wear(self, place: &Place) {
        self.wear_only(place.game());
    }

    /// Applies only that game's sheet among those of the games.
    pub fn wear_game(self, game: GameId) {
        self.wear_only(Some(game));
    }

    fn wear_only(self, game: Option<GameId>) {
        let all = GameId::ALL.into_iter().zip(self.games);
        all.for_each(|(of, sheet)| sheet.put_on(Some(of) == game));
    }

    /// The page's own, for what lies over the first screen.
    pub fn get() -> Wardrobe {
        expect_context()
    }

    /// Whether the sheet with the looks of all dialogs has settled.
    pub fn dresses_dialogs(self) -> bool {
        self.later.settled.get()
    }

    /// Loads it: over the first screen no place has asked for it.
    pub fn bring_dialogs(self) {
        self.later.bring();
    }

    /// The sheets a television needs for the board of that game, or between two games.
    fn of_television(self, game: Option<GameId>) -> impl Iterator<Item = Sheet> {
        let own = game.map(|game| self.games[game.index()]);
        let contest = game.filter(|game| card(*game).contest).map(|_| self.contest);
        [self.later, self.television].into_iter().chain(own).chain(contest)
    }

    /// Whether all sheets of a television are settled.
    pub fn dresses_television(self, game: Option<GameId>) -> bool {
        self.of_television(game).all(|sheet| sheet.settled.get())
    }

    /// Loads the sheets of a television.
    pub fn bring_television(self, game: Option<GameId>) {
        self.of_television(game).for_each(Sheet::bring);
    }

    /// Loads the sheets of a phone.
    pub fn bring_phone(self) {
        [self.later, self.phone].into_iter().for_each(Sheet::bring);
    }

    /// Whether all sheets of a phone are settled.
    pub fn dresses_phone(self) -> bool {
        [self.later, self.phone].into_iter().all(|sheet| sheet.settled.get())
    }

    /// Loads the sheets of a screen.
    pub fn bring(self, place: &Place, kiosk: bool) {
        self.worn(place, kiosk).for_each(Sheet::bring);
    }
}

/// Preloads the typeface of small texts: in the middle of a game, the tap that first shows one would
/// otherwise wait for it.
fn bring_typeface() {
    let fonts = js::get(&document(), "fonts");
    let _ = fonts.and_then(|fonts| js::call(&fonts, "load", &["1em 'Figtree Variable'".into()]));
}
