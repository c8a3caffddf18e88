//! A tablet in a public room: fetched where the tablet is a kiosk, or is to become one. From then on
//! this bundle alone draws the screens, so that what it does not show cannot be reached.

use super::{Arrival, Fetched};
use crate::app::kiosk;
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::rules::GameId;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the first file calls in a kiosk. To call one of these functions by its name would bring it, and
/// all it needs, into the first.
pub struct Kiosk {
    /// The screen of a place; nothing for one that is locked.
    pub screen: fn(&Place) -> Option<AnyView>,
    /// Watches over the kiosk for as long as the current owner lives.
    pub begin: fn(Shell),
    /// Whether a link may begin that game.
    pub admits: fn(GameId) -> bool,
}

static KIOSK: Kiosk = Kiosk { screen: kiosk::screen, begin: kiosk::begin, admits: kiosk::admits };

#[wasm_split(kiosk, fallible)]
fn fetch() -> Fetched<Kiosk> {
    Ok(&KIOSK)
}

/// The kiosk, yet to be asked for.
pub fn expected() -> Arrival<Kiosk> {
    Arrival::by(|| Box::pin(fetch()))
}

impl Shell {
    /// The kiosk, where a place is its to draw.
    pub fn kiosk_for(self, place: &Place) -> Option<&'static Kiosk> {
        self.bundles.kiosk.here().filter(|_| self.kiosk.is_for(place))
    }

    /// Whether a place waits for the kiosk.
    pub fn lacks_kiosk(self, place: &Place) -> bool {
        self.kiosk.is_for(place) && self.bundles.kiosk.here().is_none()
    }

    /// Lets the kiosk watch for as long as the tablet is one.
    pub fn watch_kiosk(self) {
        Effect::new(move || {
            if !self.kiosk.public.get() {
                return;
            }
            self.bundles.kiosk.bring();
            if let Some(kiosk) = self.bundles.kiosk.here() {
                (kiosk.begin)(self);
            }
        });
    }
}
