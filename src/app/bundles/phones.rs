//! How phones join the table: fetched when somebody wants to.

use super::{Arrival, Fetched};
use crate::app::phones::join;
use crate::app::table::Table;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the app calls in it.
pub struct Phones {
    /// The sheet by which a phone joins that table.
    pub sheet: fn(Table) -> AnyView,
}

static PHONES: Phones = Phones { sheet: join::sheet };

#[wasm_split(phones, fallible)]
fn fetch() -> Fetched<Phones> {
    Ok(&PHONES)
}

/// The sheet, yet to be asked for.
pub fn expected() -> Arrival<Phones> {
    Arrival::by(|| Box::pin(fetch()))
}
