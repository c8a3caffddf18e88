//! Files out of the app: saving a text, sharing a picture or a text. All of it must be called from a tap.

use super::js;
use js_sys::Uint8Array;
use leptos::prelude::{document, set_timeout};
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, HtmlCanvasElement, Url,
};

/// How long a file may take to be saved before its object URL is revoked.
const PATIENCE: Duration = Duration::from_secs(60);

/// Saves `text` as a file of that name and type.
pub fn save_text(file_name: &str, mime: &str, text: &str) {
    save_part(file_name, mime, text.into());
}

/// Saves `bytes` as a file of that name and type.
pub fn save_bytes(file_name: &str, mime: &str, bytes: &[u8]) {
    save_part(file_name, mime, Uint8Array::from(bytes).into());
}

fn save_part(file_name: &str, mime: &str, part: JsValue) {
    blob(mime, part).iter().for_each(|blob| save_blob(file_name, blob));
}

fn blob(mime: &str, part: JsValue) -> Option<Blob> {
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    Blob::new_with_str_sequence_and_options(&js::list(&[part]), &kind).ok()
}

/// Shares `text` as a file where the device can share such files, else saves it.
pub fn share_text(file_name: &'static str, mime: &str, title: &str, text: &str) {
    blob(mime, text.into()).into_iter().for_each(|blob| share(blob, file_name, title, || ()));
}

fn save_blob(file_name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(file_name);
        link.click();
    }
    let revoke = move || {
        let _ = Url::revoke_object_url(&address);
    };
    set_timeout(revoke, PATIENCE);
}

/// Shares the picture on `canvas` where the device can share files, else saves it as a file and calls
/// `saved`.
pub fn share_png(
    canvas: &HtmlCanvasElement,
    file_name: &'static str,
    title: &str,
    saved: impl FnOnce() + 'static,
) {
    let title = title.to_owned();
    let drawn = Closure::once_into_js(move |blob: JsValue| {
        if let Ok(blob) = blob.dyn_into::<Blob>() {
            share(blob, file_name, &title, saved);
        }
    });
    let _ = canvas.to_blob_with_type(drawn.unchecked_ref(), "image/png");
}

fn share(blob: Blob, file_name: &'static str, title: &str, saved: impl FnOnce() + 'static) {
    let asked = ask_to_share(&blob, file_name, title);
    let save = move || {
        save_blob(file_name, &blob);
        saved();
    };
    let Some(asked) = asked else { return save() };
    js::when_settled(&asked, move |answer| {
        // A user who cancels does not want a file either.
        let refused =
            answer.err().filter(|why| js::get(why, "name").is_none_or(|n| n != "AbortError"));
        if refused.is_some() {
            save();
        }
    });
}

/// Opens the device's share sheet and returns its pending answer; `None` if it cannot share such a file.
fn ask_to_share(blob: &Blob, file_name: &str, title: &str) -> Option<JsValue> {
    let navigator = js::global("navigator")?;
    let kind = FilePropertyBag::new();
    kind.set_type(&blob.type_());
    let parts = js::list(&[blob.into()]);
    let file = File::new_with_blob_sequence_and_options(&parts, file_name, &kind).ok()?;
    let files = js::list(&[file.into()]).into();
    let what = js::object(&[("files", files), ("title", title.into())]);
    let can = js::call(&navigator, "canShare", std::slice::from_ref(&what))?;
    if can.is_truthy() { js::call(&navigator, "share", &[what]) } else { None }
}
