//! Something that can be printed.

use leptos::prelude::{AnyView, Callback};

/// Something that can be printed.
#[derive(Clone)]
pub struct ToPaper {
    /// Its `data-act`.
    pub act: &'static str,
    /// Its name.
    pub label: &'static str,
    /// Draws it: an `<article>`.
    pub draw: Callback<(), AnyView>,
}
