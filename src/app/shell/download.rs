//! Files out of the app and into it: saving a text, choosing one, sharing a picture. All of it is
//! to be called inside a tap.

use super::browser::{self, listen};
use gloo_timers::callback::Timeout;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, HtmlCanvasElement,
    HtmlInputElement, Url,
};

/// How long a file may take to be saved before its address is taken back, in ms.
const PATIENCE: u32 = 60_000;

/// The largest text that is read, in bytes: more than any export of this app holds.
const LARGEST: f64 = 8_000_000.0;

/// Saves `text` as a file of that name and type.
pub fn save_text(file_name: &str, mime: &str, text: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    let parts = browser::list(&[text.into()]);
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) {
        save_blob(file_name, &blob);
    }
}

fn save_blob(file_name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    if let Some(link) = element("a").and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(file_name);
        link.click();
    }
    let revoke = move || {
        let _ = Url::revoke_object_url(&address);
    };
    Timeout::new(PATIENCE, revoke).forget();
}

fn element(name: &str) -> Option<web_sys::Element> {
    browser::document()?.create_element(name).ok()
}

/// Lets somebody choose a text file and hands its text to `on_text`; an empty text when it is too
/// large or cannot be read. Nothing happens when nobody chooses.
pub fn pick_text(on_text: impl FnOnce(String) + 'static) {
    pick_boxed(Box::new(on_text));
}

fn pick_boxed(on_text: Box<dyn FnOnce(String)>) {
    let input = element("input").and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
    let Some(input) = input else { return };
    input.set_type("file");
    input.set_accept(".json,.txt,application/json,text/plain");
    let mut on_text = Some(on_text);
    let chosen = input.clone();
    let listener = listen(&input, "change", move |_| {
        let file = chosen.files().and_then(|files| files.get(0));
        if let (Some(file), Some(on_text)) = (file, on_text.take()) {
            read(&file, on_text);
        }
    });
    input.click();
    // The listener keeps the input alive, and the input the listener.
    std::mem::forget(listener);
}

fn read(file: &File, on_text: Box<dyn FnOnce(String)>) {
    let text = (file.size() <= LARGEST).then(|| browser::call(file, "text", &[])).flatten();
    browser::when_settled(&text.unwrap_or_default(), |text| {
        on_text(text.ok().and_then(|text| text.as_string()).unwrap_or_default());
    });
}

/// Shares the picture on `canvas` where the device can share files, else saves it as a file.
pub fn share_png(canvas: &HtmlCanvasElement, file_name: &str, title: &str) {
    let (name, title) = (file_name.to_owned(), title.to_owned());
    let drawn = Closure::once_into_js(move |blob: JsValue| {
        if let Ok(blob) = blob.dyn_into::<Blob>() {
            share(&blob, name, &title);
        }
    });
    let _ = canvas.to_blob_with_type(drawn.unchecked_ref(), "image/png");
}

fn share(blob: &Blob, file_name: String, title: &str) {
    let Some(asked) = ask_to_share(blob, &file_name, title) else {
        return save_blob(&file_name, blob);
    };
    let blob = blob.clone();
    browser::when_settled(&asked, move |answer| {
        // Somebody who changed his mind does not want a file either.
        let refused =
            answer.err().filter(|why| browser::get(why, "name").is_none_or(|n| n != "AbortError"));
        if refused.is_some() {
            save_blob(&file_name, &blob);
        }
    });
}

/// The device's answer to be, if it can share such a file.
fn ask_to_share(blob: &Blob, file_name: &str, title: &str) -> Option<JsValue> {
    let navigator = browser::global("navigator")?;
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let parts = browser::list(&[blob.into()]);
    let file = File::new_with_blob_sequence_and_options(&parts, file_name, &kind).ok()?;
    let files = browser::list(&[file.into()]).into();
    let what = browser::object(&[("files", files), ("title", title.into())]);
    let can = browser::call(&navigator, "canShare", std::slice::from_ref(&what))?;
    if can.is_truthy() { browser::call(&navigator, "share", &[what]) } else { None }
}
