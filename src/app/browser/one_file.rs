//! The app as one file (docs/single-file.md): the page itself holds the files that otherwise lie beside it, and
//! returns them by path through the global `inside` (tools/single/inside.js).

use super::js;
use wasm_bindgen::JsValue;

fn inside() -> Option<JsValue> {
    js::global("inside")
}

/// Whether the app is one file: then nothing lies beside the page, and there is no service worker.
pub fn is_here() -> bool {
    inside().is_some()
}

/// The file at that path, as a blob; `None` where it lies beside the page.
pub(super) fn held(path: &str) -> Option<JsValue> {
    js::call(&inside()?, "file", &[path.into()]).filter(JsValue::is_object)
}

/// The address for the `src` of an image: a blob URL in the one file, else the path itself.
pub fn address(path: String) -> String {
    let held = inside().and_then(|inside| js::call(&inside, "address", &[path.as_str().into()]));
    held.and_then(|address| address.as_string()).unwrap_or(path)
}
