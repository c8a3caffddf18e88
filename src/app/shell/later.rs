//! The style sheet of every screen but the first: it waits, disabled, in `index.html` and is
//! loaded when the first screen is left, so that the first one comes sooner.

use super::browser;
use wasm_bindgen::JsCast;
use web_sys::Element;

fn sheet() -> Option<Element> {
    browser::document()?.get_element_by_id("later")
}

/// Whether it has been loaded.
pub fn is_here() -> bool {
    sheet().is_none_or(|sheet| browser::get(&sheet, "sheet").is_some())
}

/// Loads it and calls `then`; also when it cannot come, since a plain screen is better than none.
pub fn bring(then: impl Fn() + Clone + 'static) {
    let Some(sheet) = sheet() else { return then() };
    for end in ["load", "error"] {
        let then = then.clone();
        let done = browser::function(move |_| {
            then();
            wasm_bindgen::JsValue::UNDEFINED
        });
        let _ = sheet.add_event_listener_with_callback(end, done.unchecked_ref());
    }
    let _ = sheet.remove_attribute("disabled");
}
