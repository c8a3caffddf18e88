//! What people seldom open – players, records, questions, settings, credits – is a wasm file of its own: what only
//! [`DRAWER`] leads to is in it, and it is fetched when one of them is opened.

use super::Place;
use super::about::About;
use super::arrival::{Arrival, Fetched};
use super::players::Players;
use super::questions::Questions;
use super::records::Records;
use super::settings::SettingsScreen;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the app calls in it. To call this function by its name would bring it elsewhere.
pub struct Drawer {
    /// The screen of such a place; nothing for any other.
    pub screen: fn(&Place) -> Option<AnyView>,
}

static DRAWER: Drawer = Drawer { screen };

fn screen(place: &Place) -> Option<AnyView> {
    match place {
        Place::Players => Some(view! { <Players/> }.into_any()),
        Place::Records => Some(view! { <Records/> }.into_any()),
        Place::Settings => Some(view! { <SettingsScreen/> }.into_any()),
        Place::Questions => Some(view! { <Questions/> }.into_any()),
        Place::About => Some(view! { <About/> }.into_any()),
        _ => None,
    }
}

#[wasm_split(drawer, fallible)]
fn fetch() -> Fetched<Drawer> {
    Ok(&DRAWER)
}

/// The drawer, yet to be asked for.
pub fn expected() -> Arrival<Drawer> {
    Arrival::by(|| Box::pin(fetch()))
}
