//! Texts out of the app: into the clipboard, or to another app by the device's own sheet. Both must be called from a tap.

use super::js;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

/// Puts a text into the clipboard; `done` receives whether it is there.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let Some(clipboard) = js::navigator("clipboard") else { return done(copy_selected(text)) };
    let asked = js::call(&clipboard, "writeText", &[text.into()]).unwrap_or_default();
    let text = text.to_owned();
    js::when_settled(&asked, move |copied| done(copied.is_ok() || copy_selected(&text)));
}

/// The older way, which browsers allow on an address without https, too: a field that is selected for a moment.
fn copy_selected(text: &str) -> bool {
    let page = document();
    let (Ok(field), Some(body)) = (page.create_element("textarea"), page.body()) else {
        return false;
    };
    field.set_text_content(Some(text));
    let around = page.active_element().and_then(|it| it.closest("[role=dialog]").ok()?);
    let around = around.unwrap_or_else(|| body.into());
    if around.append_child(&field).is_err() {
        return false;
    }
    js::call(&field, "select", &[]);
    let copied = js::call(&page, "execCommand", &["copy".into()]);
    field.remove();
    let _ = around.dyn_into::<HtmlElement>().map(|around| around.focus());
    copied.is_some_and(|copied| copied.is_truthy())
}

/// Whether the device has a sheet to share texts.
pub fn can_share() -> bool {
    js::navigator("share").is_some()
}

/// Opens it with that text; whoever closes it has changed his mind.
pub fn share(text: &str) {
    let navigator = js::global("navigator").unwrap_or_default();
    let what = js::object(&[("text", JsValue::from(text))]);
    js::when_settled(&js::call(&navigator, "share", &[what]).unwrap_or_default(), |_| ());
}
