//! The sheet with which phones join the table: fetched when somebody opens it.

use leptos::prelude::*;

/// The functions that the app calls in this file.
pub struct Phones {
    /// Renders the sheet with which a phone joins the table that is a context there.
    pub sheet: fn() -> AnyView,
}
