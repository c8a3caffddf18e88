//! The set-up: fetched with the box of the game that somebody opens. A link to a table never needs it.

use super::{Arrival, Fetched, Screens};
use crate::app::place::Place;
use crate::app::setup::SetUp;
use crate::app::shell::Shell;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

static SETUP: Screens = Screens(screen);

fn screen(place: &Place) -> Option<AnyView> {
    let id = place.game()?;
    let game = Shell::get().bundles.game(id).here_untracked()?;
    Some(view! { <SetUp id game/> }.into_any())
}

#[wasm_split(setup, fallible)]
fn fetch() -> Fetched<Screens> {
    Ok(&SETUP)
}

/// The set-up, not requested yet.
pub fn expected() -> Arrival<Screens> {
    Arrival::by(|| Box::pin(fetch()))
}
