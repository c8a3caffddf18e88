//! Handing things to another tablet, or receiving them: fetched when either begins.

use crate::app::handing::Handing;
use leptos::prelude::*;

/// The functions that the app calls in this file.
pub struct Sheets {
    /// Renders the sheet of what is being handed over or received.
    pub sheet: fn(Handing) -> AnyView,
}
