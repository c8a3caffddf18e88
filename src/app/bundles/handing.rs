//! Handing things to another tablet, or receiving them: fetched when either begins.

use super::{Arrival, Fetched};
use crate::app::hand_sheet;
use crate::app::handing::Handing;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// The functions that the app calls in this file.
pub struct Sheets {
    /// Renders the sheet of what is being handed over or received.
    pub sheet: fn(Handing) -> AnyView,
}

static SHEETS: Sheets = Sheets { sheet: hand_sheet::sheet };

#[wasm_split(handing, fallible)]
fn fetch() -> Fetched<Sheets> {
    Ok(&SHEETS)
}

/// The sheets, not requested yet.
pub fn expected() -> Arrival<Sheets> {
    Arrival::by(|| Box::pin(fetch()))
}
