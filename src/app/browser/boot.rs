//! The boot screen of `index.html`.

use leptos::prelude::document;

/// Removes it: the first screen is shown.
pub fn leave() {
    if let Ok(Some(boot)) = document().query_selector("#app > .boot") {
        boot.remove();
    }
}
