//! The window of a television: fetched only by a page that was opened as one.

use super::{Arrival, Fetched};
use crate::app::television;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// The function that the first file calls in it. Calling it by name would link it, and all it needs, into the
/// first.
pub struct Television {
    /// Renders the window for the line with that token.
    pub screen: fn(String) -> AnyView,
}

static TELEVISION: Television = Television { screen: television::screen };

#[wasm_split(television, fallible)]
fn fetch() -> Fetched<Television> {
    Ok(&TELEVISION)
}

/// The window, not requested yet.
pub fn expected() -> Arrival<Television> {
    Arrival::by(|| Box::pin(fetch()))
}
