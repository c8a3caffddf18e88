//! Properties of the window and the device, by media queries.

use leptos::prelude::*;

/// Whether a query holds now.
pub fn holds(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether the browser's own font size is at least `px`. Media queries resolve `em` by it, whatever the page sets.
pub fn letters_are(px: f64) -> bool {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    // A small margin: for equal sizes the quotient may be rounded down.
    width.is_some_and(|width| holds(&format!("(max-width: {}em)", width / px + 0.01)))
}
