//! Screens that people seldom open – players, records, questions, settings, soirée, credits: fetched when
//! one of them is opened.

use super::{Arrival, Fetched, Screens};
use crate::app::about::About;
use crate::app::evening::EveningScreen;
use crate::app::place::Place;
use crate::app::players::Players;
use crate::app::questions::Questions;
use crate::app::records::Records;
use crate::app::settings::SettingsScreen;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

static MENU: Screens = Screens(screen);

fn screen(place: &Place) -> Option<AnyView> {
    match place {
        Place::Players => Some(view! { <Players/> }.into_any()),
        Place::Records => Some(view! { <Records/> }.into_any()),
        Place::Settings => Some(view! { <SettingsScreen/> }.into_any()),
        Place::Questions => Some(view! { <Questions/> }.into_any()),
        Place::Evening => Some(view! { <EveningScreen/> }.into_any()),
        Place::About => Some(view! { <About/> }.into_any()),
        Place::Home
        | Place::Setup(_)
        | Place::Table(..)
        | Place::Replay(..)
        | Place::Workshop
        | Place::Staff => None,
    }
}

#[wasm_split(menu, fallible)]
fn fetch() -> Fetched<Screens> {
    Ok(&MENU)
}

/// The menu's screens, not requested yet.
pub fn expected() -> Arrival<Screens> {
    Arrival::by(|| Box::pin(fetch()))
}
