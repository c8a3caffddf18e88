//! The kiosk as the first wasm file knows it: whether the tablet stands in a public room, who is there, and what is
//! on offer. The rest of the kiosk is a bundle (`bundles/kiosk.rs`), which then draws every screen.

use super::browser::{link, storage};
use super::place::Place;
use crate::kiosk::decks::DeckOffer;
use crate::kiosk::offer::Offer;
use crate::rules::GameId;
use crate::workshop::Chosen;
use leptos::prelude::*;

/// Storage key that is set while the tablet is a kiosk.
pub const ON: &str = "kiosk-on";

/// The house's offer of a game.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct OnOffer {
    /// The length on offer and the time limit.
    pub offer: Offer,
    /// The minutes shown on its box; 0 for the usual number.
    pub minutes: u8,
}

/// The state of the room.
#[derive(Clone, Copy)]
pub struct KioskState {
    /// Whether the tablet stands in a public room.
    pub public: RwSignal<bool>,
    /// Whether visitors are playing; otherwise the attract screen is on.
    pub visited: RwSignal<bool>,
    /// Whether the tablet is unlocked for the staff.
    pub unlocked: RwSignal<bool>,
    /// Whether the PIN pad is open.
    pub pad: RwSignal<bool>,
    /// Whether the visitors are being asked if they are still there.
    pub asking: RwSignal<bool>,
    /// Whether the room is closed now.
    pub closed: RwSignal<bool>,
    /// The offer of each game, in the order of [`GameId::ALL`]: everything where there is no kiosk.
    pub on_offer: RwSignal<[OnOffer; GameId::ALL.len()]>,
    /// The decks offered to visitors.
    pub decks: RwSignal<DeckOffer>,
    /// Whether visitors may play with their phones.
    pub phones: RwSignal<bool>,
}

impl KioskState {
    /// The state at startup. A link that asks for a kiosk where there is none opens the staff page.
    pub fn load(place: RwSignal<Place>) -> KioskState {
        let no = || RwSignal::new(false);
        let public = storage::has(ON);
        if !public && link::asks_for_kiosk() {
            place.set(Place::Staff);
        }
        let public = RwSignal::new(public);
        let on_offer = RwSignal::new(Default::default());
        KioskState {
            public,
            visited: no(),
            unlocked: no(),
            pad: no(),
            asking: no(),
            closed: no(),
            on_offer,
            decks: RwSignal::new(DeckOffer::default()),
            phones: no(),
        }
    }

    /// Whether the kiosk draws that place.
    pub fn is_for(self, place: &Place) -> bool {
        self.public.get() || *place == Place::Staff
    }

    /// The deck that a table is asked from: in a public room one that the house offers.
    pub fn asked_from(self, own: Option<Chosen>) -> Option<Chosen> {
        if !self.public.get_untracked() {
            return own;
        }
        let offer = self.decks.get_untracked();
        let first = || offer.own.first().filter(|_| !offer.ours).cloned();
        let chosen = own.filter(|own| offer.has(&own.id));
        chosen.or_else(|| first().map(|id| Chosen { id, mixed: false }))
    }

    /// Whether phones may join a table here.
    pub fn admits_phones(self) -> bool {
        !self.public.get_untracked() || self.phones.get_untracked()
    }

    /// The house's offer of a game.
    pub fn on_offer(self, game: GameId) -> OnOffer {
        self.on_offer.get()[game.index()]
    }
}
