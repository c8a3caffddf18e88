//! The set-up is a wasm file of its own: what only [`LOBBY`] leads to is in it, and it is fetched with the
//! box of the game that somebody opens. Who follows a link to a table never needs it.

use super::arrival::{Arrival, Fetched, Part};
use super::setup::SetUp;
use super::{Place, Shell};
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

static LOBBY: Part = Part { screen, begin: |_| (), admits: |_| true };

fn screen(place: &Place) -> Option<AnyView> {
    let id = place.game()?;
    let game = Shell::get().game(id).here_untracked()?;
    Some(view! { <SetUp id game/> }.into_any())
}

#[wasm_split(lobby, fallible)]
fn fetch() -> Fetched<Part> {
    Ok(&LOBBY)
}

/// The set-up, yet to be asked for.
pub fn expected() -> Arrival<Part> {
    Arrival::by(|| Box::pin(fetch()))
}
