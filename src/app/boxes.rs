//! The boxes of the games: each is a wasm file of its own, so that another game on the shelf makes
//! no page load longer. What only a [`GameBox`] leads to is in its file, which is fetched when
//! somebody opens the box, follows a link to it or has parked a game of it.

use super::arrival::{Arrival, Fetched};
use super::home::{Summary, summary_of};
use super::parts::rules::Chapter;
use super::setup::{self, Draft};
use super::shell::sittings::Parked;
use super::{Shell, defizz, egomaster, heure, midi, millions};
use crate::rules::GameId;
use crate::rules::defizz::Defizz;
use crate::rules::egomaster::Egomaster;
use crate::rules::heure::Heure;
use crate::rules::midi::Midi;
use crate::rules::millions::Millions;
use crate::rules::save::LoadError;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the app calls in a game. To call one of these functions by its name elsewhere would bring
/// it, and all it needs, into another file.
pub struct GameBox {
    /// The table of the sitting of that id.
    pub table: fn(String) -> AnyView,
    /// The rules, chapter by chapter.
    pub chapters: fn() -> Vec<Chapter>,
    /// What the set-up asks of the table.
    pub choices: fn(RwSignal<Draft>) -> AnyView,
    /// What the set-up asks of that seat.
    pub seat_choices: fn(RwSignal<Draft>, usize) -> AnyView,
    /// Sets a table option by its rule id; what this game does not have changes nothing.
    pub set_option: fn(&mut Draft, &str, &str),
    /// Deals with that seed.
    pub deal: fn(Shell, &Draft, u64),
    /// Deals by chance; whoever kept a crown from the last game has it.
    pub start: fn(Shell, &Draft),
    /// What its resume card says; nothing when it is over.
    pub summary: fn(&Parked) -> Result<Option<Summary>, LoadError>,
}

static MIDI: GameBox = GameBox {
    table: midi::table,
    chapters: midi::chapters,
    choices: |draft| view! { <setup::midi::Choices draft/> }.into_any(),
    seat_choices: |draft, seat| view! { <setup::midi::LongerTime draft seat/> }.into_any(),
    set_option: setup::midi::set_option,
    deal: setup::midi::deal,
    start: setup::midi::start,
    summary: |sitting| summary_of::<Midi>(sitting, |setup| &setup.chairs),
};

static HEURE: GameBox = GameBox {
    table: heure::table,
    chapters: heure::chapters,
    choices: |draft| view! { <setup::heure::Choices draft/> }.into_any(),
    seat_choices: |_, _| ().into_any(),
    set_option: setup::heure::set_option,
    deal: setup::heure::deal,
    start: setup::heure::start,
    summary: |sitting| summary_of::<Heure>(sitting, |setup| &setup.chairs),
};

static MILLIONS: GameBox = GameBox {
    table: millions::table,
    chapters: millions::chapters,
    choices: |draft| view! { <setup::millions::Choices draft/> }.into_any(),
    seat_choices: |draft, seat| view! { <setup::midi::LongerTime draft seat/> }.into_any(),
    set_option: setup::millions::set_option,
    deal: setup::millions::deal,
    start: setup::millions::start,
    summary: |sitting| summary_of::<Millions>(sitting, |setup| &setup.chairs),
};

static DEFIZZ: GameBox = GameBox {
    table: defizz::table,
    chapters: defizz::chapters,
    choices: |draft| view! { <setup::defizz::Choices draft/> }.into_any(),
    seat_choices: |draft, seat| view! { <setup::defizz::SeatChoices draft seat/> }.into_any(),
    set_option: setup::defizz::set_option,
    deal: setup::defizz::deal,
    start: setup::defizz::start,
    summary: |sitting| summary_of::<Defizz>(sitting, |setup| &setup.chairs),
};

static EGOMASTER: GameBox = GameBox {
    table: egomaster::table,
    chapters: egomaster::chapters,
    choices: |draft| view! { <setup::egomaster::Choices draft/> }.into_any(),
    seat_choices: |draft, seat| view! { <setup::midi::LongerTime draft seat/> }.into_any(),
    set_option: setup::egomaster::set_option,
    deal: setup::egomaster::deal,
    start: setup::egomaster::start,
    summary: |sitting| summary_of::<Egomaster>(sitting, |setup| &setup.chairs),
};

#[wasm_split(midi, fallible)]
fn fetch_midi() -> Fetched<GameBox> {
    Ok(&MIDI)
}

#[wasm_split(heure, fallible)]
fn fetch_heure() -> Fetched<GameBox> {
    Ok(&HEURE)
}

#[wasm_split(millions, fallible)]
fn fetch_millions() -> Fetched<GameBox> {
    Ok(&MILLIONS)
}

#[wasm_split(defizz, fallible)]
fn fetch_defizz() -> Fetched<GameBox> {
    Ok(&DEFIZZ)
}

#[wasm_split(egomaster, fallible)]
fn fetch_egomaster() -> Fetched<GameBox> {
    Ok(&EGOMASTER)
}

/// The boxes, yet to be asked for, in the order of [`GameId::ALL`].
pub fn expected() -> [Arrival<GameBox>; GameId::ALL.len()] {
    [
        Arrival::by(|| Box::pin(fetch_midi())),
        Arrival::by(|| Box::pin(fetch_heure())),
        Arrival::by(|| Box::pin(fetch_millions())),
        Arrival::by(|| Box::pin(fetch_defizz())),
        Arrival::by(|| Box::pin(fetch_egomaster())),
    ]
}

impl Shell {
    /// The box of a game of the shelf: links and saves of others are not taken.
    pub fn game(self, game: GameId) -> Arrival<GameBox> {
        self.games[game.shelf_place().expect("only what stands on the shelf is opened")]
    }
}
