//! The window of a television: fetched only by a page that was opened as one.

use leptos::prelude::*;

/// The function that the first file calls in it. Calling it by name would link it, and all it needs, into the
/// first.
pub struct Television {
    /// Renders the window for the line with that token.
    pub screen: fn(String) -> AnyView,
}
