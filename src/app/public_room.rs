//! A tablet in a public room – kiosk mode – is a wasm file of its own: what only [`KIOSK`] leads to is in
//! it, and it is fetched where the tablet is one, or is to become one. From then on that file alone draws
//! the screens, so that what it does not show cannot be reached.

use super::arrival::{Arrival, Fetched, Part};
use super::lasting::{Lasting, lasting_signal};
use super::shell::{link, storage};
use super::{Place, Shell, kiosk};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// The key that stands while the tablet is a kiosk.
pub const ON: &str = "kiosk-on";

static KIOSK: Part = Part { screen: kiosk::screen, begin: kiosk::begin, admits: kiosk::admits };

#[wasm_split(kiosk, fallible)]
fn fetch() -> Fetched<Part> {
    Ok(&KIOSK)
}

/// What is known of the room.
#[derive(Clone, Copy)]
pub struct Room {
    /// Whether the tablet stands in a public room.
    pub public: Lasting<RwSignal<bool>>,
    /// Whether somebody has come to play; else the attract screen is on.
    pub visited: Lasting<RwSignal<bool>>,
    /// Whether the staff has opened what is locked.
    pub unlocked: Lasting<RwSignal<bool>>,
    /// Whether it is asked for the PIN.
    pub pad: Lasting<RwSignal<bool>>,
    /// Whether it is asked if somebody is still there.
    pub asking: Lasting<RwSignal<bool>>,
    /// Whether the room is closed now.
    pub closed: Lasting<RwSignal<bool>>,
    /// Its file, yet to be asked for.
    pub kiosk: Arrival<Part>,
}

impl Room {
    /// The room as the app begins. Whoever asks for a kiosk where there is none comes to its page.
    pub fn load(place: RwSignal<Place>) -> Room {
        let no = || lasting_signal(false);
        let kiosk = Arrival::by(|| Box::pin(fetch()));
        let public = storage::has(ON);
        if !public && link::asks_for_kiosk() {
            place.set(Place::Staff);
        }
        let public = lasting_signal(public);
        Room { public, visited: no(), unlocked: no(), pad: no(), asking: no(), closed: no(), kiosk }
    }

    /// Whether a place is the kiosk's to draw.
    pub fn is_for(self, place: &Place) -> bool {
        self.public.get() || *place == Place::Staff
    }

    /// The kiosk, where a place is its to draw.
    pub fn draws(self, place: &Place) -> Option<&'static Part> {
        self.kiosk.here().filter(|_| self.is_for(place))
    }

    /// Whether a place waits for it.
    pub fn lacks(self, place: &Place) -> bool {
        self.is_for(place) && self.kiosk.here().is_none()
    }

    /// Lets it watch for as long as the tablet is a kiosk.
    pub fn watch(self, shell: Shell) {
        Effect::new(move || {
            if !self.public.get() {
                return;
            }
            self.kiosk.bring();
            if let Some(kiosk) = self.kiosk.here() {
                (kiosk.begin)(shell);
            }
        });
    }
}
