//! What the first wasm file knows of a tablet in a public room: whether it is one, who is there, and what is
//! on offer. All else of a kiosk is a bundle (`bundles/kiosk.rs`), which then draws every screen.

use super::browser::{link, storage};
use super::place::Place;
use crate::kiosk::decks::DeckOffer;
use crate::kiosk::offer::Offer;
use crate::rules::GameId;
use crate::workshop::Chosen;
use leptos::prelude::*;

/// The key that stands while the tablet is a kiosk.
pub const ON: &str = "kiosk-on";

/// What the house offers of a game.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct OnOffer {
    /// In which length, for how many minutes.
    pub offer: Offer,
    /// How many minutes its box says; as usual when it is 0.
    pub minutes: u8,
}

/// What is known of the room.
#[derive(Clone, Copy)]
pub struct KioskState {
    /// Whether the tablet stands in a public room.
    pub public: RwSignal<bool>,
    /// Whether somebody has come to play; else the attract screen is on.
    pub visited: RwSignal<bool>,
    /// Whether the staff has opened what is locked.
    pub unlocked: RwSignal<bool>,
    /// Whether it is asked for the PIN.
    pub pad: RwSignal<bool>,
    /// Whether it is asked if somebody is still there.
    pub asking: RwSignal<bool>,
    /// Whether the room is closed now.
    pub closed: RwSignal<bool>,
    /// What is offered of each game, in the order of [`GameId::ALL`]: all of it where there is no kiosk.
    pub on_offer: RwSignal<[OnOffer; GameId::ALL.len()]>,
    /// Which decks visitors are asked from.
    pub decks: RwSignal<DeckOffer>,
    /// Whether visitors may play with their phones.
    pub phones: RwSignal<bool>,
}

impl KioskState {
    /// The room as the app begins. Whoever asks for a kiosk where there is none comes to its page.
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

    /// Whether a place is the kiosk's to draw.
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

    /// What the house offers of a game.
    pub fn on_offer(self, game: GameId) -> OnOffer {
        self.on_offer.get()[game.index()]
    }
}
