//! Full screen for the page, where the browser grants it. An iPhone does not; that fails silently.

use super::js;
use leptos::prelude::document;

/// Requests full screen, unless the page has it; must be called from a tap.
pub fn ask() {
    let page = document();
    if js::get(&page, "fullscreenElement").is_some() {
        return;
    }
    let options = js::object(&[("navigationUI", "hide".into())]);
    let root = page.document_element();
    let asked = root.and_then(|root| js::call(&root, "requestFullscreen", &[options]));
    js::when_settled(&asked.unwrap_or_default(), |_| ());
}
