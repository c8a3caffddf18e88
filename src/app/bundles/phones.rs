//! The sheet with which phones join the table: fetched when somebody opens it.

use super::{Arrival, Fetched};
use crate::app::phones::join;
use crate::app::table::Table;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// The functions that the app calls in this file.
pub struct Phones {
    /// Renders the sheet with which a phone joins that table.
    pub sheet: fn(Table) -> AnyView,
}

static PHONES: Phones = Phones { sheet: join::sheet };

#[wasm_split(phones, fallible)]
fn fetch() -> Fetched<Phones> {
    Ok(&PHONES)
}

/// The sheet, not requested yet.
pub fn expected() -> Arrival<Phones> {
    Arrival::by(|| Box::pin(fetch()))
}
