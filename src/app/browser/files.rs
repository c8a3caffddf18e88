//! Files that people choose, drop, or open by a tap outside the app.

use super::js;
use js_sys::{Array, Uint8Array};
use leptos::ev::Event;
use leptos::prelude::window;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File, FileList, HtmlInputElement};

/// Where the service worker gives out a file that was shared.
const SHARED: &str = ".shared";

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

/// Whether files are dragged, and no text of a field.
pub fn are_dragged(event: &JsValue) -> bool {
    let types = js::get(event, "dataTransfer").and_then(|data| js::get(&data, "types"));
    types.is_some_and(|types| Array::from(&types).includes(&"Files".into(), 0))
}

/// The text that is pasted by a `paste` event.
pub fn pasted(event: &JsValue) -> Option<String> {
    let data = js::get(event, "clipboardData")?;
    js::call(&data, "getData", &["text/plain".into()])?.as_string()
}

/// A text as a file.
pub fn of_text(text: &str) -> Option<File> {
    File::new_with_str_sequence(&js::list(&[text.into()]), "").ok()
}

/// Passes each file with which the system opens the app to `told`.
pub fn when_opened(told: impl Fn(File) + 'static) {
    let Some(queue) = js::global("launchQueue") else { return };
    let told = Rc::new(told);
    let consumer = js::function(move |launched| {
        let files = js::get(&launched, "files").map(|files| Array::from(&files).get(0));
        let told = told.clone();
        if let Some(file) = files.and_then(|handle| js::call(&handle, "getFile", &[])) {
            js::when_settled(&file, move |file| {
                let file = file.ok().and_then(|file| file.dyn_into::<File>().ok());
                file.into_iter().for_each(|file| told(file));
            });
        }
        JsValue::UNDEFINED
    });
    js::call(&queue, "setConsumer", &[consumer.into()]);
}

/// Passes the file that another app has shared with this one to `told`. The service worker keeps it until then (`sw.js`).
pub fn take_shared(told: impl FnOnce(File) + 'static) {
    let asked = js::call(&window(), "fetch", &[SHARED.into()]).unwrap_or_default();
    js::when_settled(&asked, move |answer| {
        let answer = answer.ok().filter(|it| js::get(it, "ok").is_some_and(|ok| ok.is_truthy()));
        let Some(blob) = answer.and_then(|answer| js::call(&answer, "blob", &[])) else { return };
        js::when_settled(&blob, move |blob| {
            let Ok(blob) = blob.and_then(JsCast::dyn_into::<Blob>) else { return };
            let parts = js::list(&[blob.into()]);
            if let Ok(file) = File::new_with_blob_sequence(&parts, "") {
                told(file);
            }
        });
    });
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
