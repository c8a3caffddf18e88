//! The sheet with which phones join the table: fetched when somebody opens it.

use crate::rules::Chair;
use leptos::prelude::*;

/// The functions that the app calls in this file.
pub struct Phones {
    /// Renders the sheet with which the phones of these people join; it lowers the signal when it is closed.
    pub sheet: fn(Vec<Chair>, RwSignal<bool>) -> AnyView,
}
