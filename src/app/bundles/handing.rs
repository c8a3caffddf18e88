//! What goes to another tablet, or comes from one: fetched when something is on its way.

use super::{Arrival, Fetched};
use crate::app::hand_sheet;
use crate::app::handing::Handing;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the app calls in it.
pub struct Sheets {
    /// The sheet of what is on its way.
    pub sheet: fn(Handing) -> AnyView,
}

static SHEETS: Sheets = Sheets { sheet: hand_sheet::sheet };

#[wasm_split(handing, fallible)]
fn fetch() -> Fetched<Sheets> {
    Ok(&SHEETS)
}

/// The sheets, yet to be asked for.
pub fn expected() -> Arrival<Sheets> {
    Arrival::by(|| Box::pin(fetch()))
}
