//! Files that somebody chooses.

use super::js;
use leptos::ev::Event;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{File, HtmlInputElement};

/// Those that were chosen in the field that tells so.
pub fn chosen(event: &Event) -> Vec<File> {
    let input = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
    let Some(files) = input.and_then(|input| input.files()) else { return vec![] };
    (0..files.length()).filter_map(|at| files.get(at)).collect()
}

/// Hands over the text of a file; nothing of one that is longer, in bytes, or cannot be read.
pub fn read(file: &File, longest: usize, told: impl FnOnce(Option<String>) + 'static) {
    if file.size() > longest as f64 {
        return told(None);
    }
    let text = js::call(file, "text", &[]).unwrap_or(JsValue::UNDEFINED);
    js::when_settled(&text, move |text| told(text.ok().and_then(|text| text.as_string())));
}
