//! The window of a television: fetched by a page that was opened as one, and by no other.

use super::{Arrival, Fetched};
use crate::app::television;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the first file calls in it. To call the function by its name would bring it, and all it needs, into the
/// first.
pub struct Television {
    /// The window of the line with that token.
    pub screen: fn(String) -> AnyView,
}

static TELEVISION: Television = Television { screen: television::screen };

#[wasm_split(television, fallible)]
fn fetch() -> Fetched<Television> {
    Ok(&TELEVISION)
}

/// The window, yet to be asked for.
pub fn expected() -> Arrival<Television> {
    Arrival::by(|| Box::pin(fetch()))
}
