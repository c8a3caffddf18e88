//! The whole screen for the page, where the browser gives it; an iPhone does not, and nobody is told.

use super::js;
use leptos::prelude::document;

/// Asks for the whole screen, unless the page has it; to be called inside a tap.
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
