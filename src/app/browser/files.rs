//! Files that somebody chooses.

use super::js;
use js_sys::Uint8Array;
use leptos::ev::Event;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{File, FileList, HtmlInputElement};

/// Those that were chosen in the field that tells so.
pub fn chosen(event: &Event) -> Vec<File> {
    let input = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
    let Some(files) = input.and_then(|input| input.files()) else { return vec![] };
    (0..files.length()).filter_map(|at| files.get(at)).collect()
}

/// Empties the field that tells so, that the same file can be chosen again once it was mended.
pub fn forget_chosen(event: &Event) {
    let input = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
    input.iter().for_each(|input| input.set_value(""));
}

/// Those that were dropped by the event that tells so.
pub fn dropped(event: &JsValue) -> Vec<File> {
    let files = js::get(event, "dataTransfer").and_then(|data| js::get(&data, "files"));
    let Some(files) = files.and_then(|files| files.dyn_into::<FileList>().ok()) else {
        return vec![];
    };
    (0..files.length()).filter_map(|at| files.get(at)).collect()
}

/// Hands over the bytes of a file; nothing of one that cannot be read. Of one that is longer only its
/// beginning is read, a byte more than `longest`.
pub fn read_bytes(file: &File, longest: usize, told: impl FnOnce(Option<Vec<u8>>) + 'static) {
    let part = js::call(file, "slice", &[0.into(), JsValue::from(longest as f64 + 1.0)]);
    let bytes = part.and_then(|part| js::call(&part, "arrayBuffer", &[]));
    js::when_settled(&bytes.unwrap_or_default(), move |bytes| {
        let bytes = bytes.ok().filter(JsValue::is_object);
        told(bytes.map(|bytes| Uint8Array::new(&bytes).to_vec()));
    });
}

/// Hands over the text of a file; nothing of one that is longer, in bytes, or cannot be read.
pub fn read(file: &File, longest: usize, told: impl FnOnce(Option<String>) + 'static) {
    if file.size() > longest as f64 {
        return told(None);
    }
    let text = js::call(file, "text", &[]).unwrap_or(JsValue::UNDEFINED);
    js::when_settled(&text, move |text| told(text.ok().and_then(|text| text.as_string())));
}
