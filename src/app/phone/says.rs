//! How a phone speaks to its table.

use leptos::prelude::Callback;

/// Sends a text to the table.
#[derive(Clone, Copy)]
pub struct Says(pub Callback<String>);
