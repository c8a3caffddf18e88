//! What the window and the device are like, by media queries.

use leptos::prelude::*;

/// Whether a query holds now.
pub fn holds(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}
