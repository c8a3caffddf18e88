//! What people seldom open – players, records, questions, settings, credits – is a wasm file of its own: what only
//! [`DRAWER`] leads to is in it, and it is fetched when one of them is opened.

use super::Place;
use super::about::About;
use super::arrival::{Arrival, Fetched, Part};
use super::players::Players;
use super::questions::Questions;
use super::records::Records;
use super::settings::SettingsScreen;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

static DRAWER: Part = Part { screen, begin: |_| (), admits: |_| true };

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
fn fetch() -> Fetched<Part> {
    Ok(&DRAWER)
}

/// The drawer, yet to be asked for.
pub fn expected() -> Arrival<Part> {
    Arrival::by(|| Box::pin(fetch()))
}
