//! Files that people choose or drop.

use super::js;
use js_sys::Uint8Array;
use leptos::ev::Event;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{File, FileList, HtmlInputElement};

/// The files chosen in the field that fired `event`.
pub fn chosen(event: &Event) -> Vec<File> {
    let input = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
    let Some(files) = input.and_then(|input| input.files()) else { return vec![] };
    (0..files.length()).filter_map(|at| files.get(at)).collect()
}

/// Empties the field that fired `event`, so that the same file, once corrected, can be chosen again.
pub fn forget_chosen(event: &Event) {
    let input = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
    input.iter().for_each(|input| input.set_value(""));
}

/// The files dropped by a `drop` event.
pub fn dropped(event: &JsValue) -> Vec<File> {
    let files = js::get(event, "dataTransfer").and_then(|data| js::get(&data, "files"));
    let Some(files) = files.and_then(|files| files.dyn_into::<FileList>().ok()) else {
        return vec![];
    };
    (0..files.length()).filter_map(|at| files.get(at)).collect()
}

/// Passes the bytes of a file to `told`; `None` when it cannot be read. Of a file longer than `longest` only
/// the beginning is read, up to one byte more.
pub fn read_bytes(file: &File, longest: usize, told: impl FnOnce(Option<Vec<u8>>) + 'static) {
    let part = js::call(file, "slice", &[0.into(), JsValue::from(longest as f64 + 1.0)]);
    let bytes = part.and_then(|part| js::call(&part, "arrayBuffer", &[]));
    js::when_settled(&bytes.unwrap_or_default(), move |bytes| {
        let bytes = bytes.ok().filter(JsValue::is_object);
        told(bytes.map(|bytes| Uint8Array::new(&bytes).to_vec()));
    });
}

/// Passes the text of a file to `told`; `None` when it is longer than `longest` bytes or cannot be read.
pub fn read(file: &File, longest: usize, told: impl FnOnce(Option<String>) + 'static) {
    if file.size() > longest as f64 {
        return told(None);
    }
    let text = js::call(file, "text", &[]).unwrap_or(JsValue::UNDEFINED);
    js::when_settled(&text, move |text| told(text.ok().and_then(|text| text.as_string())));
}
