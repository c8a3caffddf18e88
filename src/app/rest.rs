//! What lies behind the shelf whatever the game – set-up, results, settings, … – is a second wasm
//! file: what only [`REST`] leads to is in it. It is fetched when the first screen has been painted.

use super::arrival::{Arrival, Fetched};
use super::care::{self, OfflineMark};
use super::home::ParkedGames;
use super::setup::DealDialog;
use super::shell::link::Link;
use super::{Place, Shell, setup};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the first file calls in the second. To call one of these functions by its name would
/// bring it, and all it needs, into the first.
pub struct Rest {
    /// The screen of a place other than home.
    pub screen: fn(Place) -> AnyView,
    /// What lies over any screen while a deck is on its way.
    pub dialog: fn() -> AnyView,
    /// The parked sittings above the shelf.
    pub parked: fn() -> AnyView,
    /// How far playing without a network is, on the shelf.
    pub offline: fn() -> AnyView,
    /// Takes care of the tablet once the first screen stands.
    pub care: fn(Shell),
    /// Starts the game that a link asks for.
    pub start_from_link: fn(Shell, Link),
}

static REST: Rest = Rest {
    screen: super::screen,
    dialog: || view! { <DealDialog/> }.into_any(),
    parked: || view! { <ParkedGames/> }.into_any(),
    offline: || view! { <OfflineMark/> }.into_any(),
    care: care::begin,
    start_from_link: setup::start_from_link,
};

#[wasm_split(rest, fallible)]
fn fetch() -> Fetched<Rest> {
    Ok(&REST)
}

/// The rest, yet to be asked for.
pub fn expected() -> Arrival<Rest> {
    Arrival::by(|| Box::pin(fetch()))
}
