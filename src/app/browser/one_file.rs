//! The app as one file (docs/single-file.md): what otherwise lies beside the page, the page holds itself. It hands
//! out each file by its path, by the global `inside` (tools/single/inside.js).

use super::js;
use wasm_bindgen::JsValue;

fn inside() -> Option<JsValue> {
    js::global("inside")
}

/// Whether the app is one file: nothing lies beside the page then, and no service worker can be had.
pub fn is_here() -> bool {
    inside().is_some()
}

/// The file of that path, as a blob; `None` where it lies beside the page.
pub(super) fn held(path: &str) -> Option<JsValue> {
    js::call(&inside()?, "file", &[path.into()]).filter(JsValue::is_object)
}

/// The address under which an image finds the file of that path.
pub fn address(path: String) -> String {
    let held = inside().and_then(|inside| js::call(&inside, "address", &[path.as_str().into()]));
    held.and_then(|address| address.as_string()).unwrap_or(path)
}
