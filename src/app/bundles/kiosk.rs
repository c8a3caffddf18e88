//! A tablet in a public room: fetched where the tablet is a kiosk, or is to become one. In a kiosk this
//! bundle alone renders the screens, so that nothing else can be reached.

use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::rules::GameId;
use leptos::prelude::*;

/// The functions that the first file calls in a kiosk. Calling them by name would link them, and all they
/// need, into the first.
pub struct Kiosk {
    /// Renders the screen of a place; `None` for a locked one.
    pub screen: fn(&Place) -> Option<AnyView>,
    /// Watches over the kiosk for as long as the current owner lives.
    pub begin: fn(Shell),
    /// Whether a link may begin that game.
    pub admits: fn(GameId) -> bool,
}

impl Shell {
    /// The loaded kiosk, if it renders that place.
    pub fn kiosk_for(self, place: &Place) -> Option<&'static Kiosk> {
        self.bundles.kiosk.here().filter(|_| self.kiosk.is_for(place))
    }

    /// Whether a place needs the kiosk, which is not loaded yet.
    pub fn lacks_kiosk(self, place: &Place) -> bool {
        self.kiosk.is_for(place) && self.bundles.kiosk.here().is_none()
    }

    /// Loads the kiosk and lets it watch for as long as the tablet is one.
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
