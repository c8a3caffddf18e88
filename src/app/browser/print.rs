//! Printing. The style sheets decide which parts of the page are printed (`@media print`).

use super::js;
use js_sys::{Array, Promise};
use leptos::prelude::{document, window};

/// Prints once the images under `selector` have loaded or failed to: printing does not wait for them by itself.
pub fn when_drawn(selector: &str) {
    let waits = Array::new();
    if let Ok(drawings) = document().query_selector_all(&[selector, " img"].concat()) {
        for drawing in (0..drawings.length()).filter_map(|at| drawings.get(at)) {
            if let Some(wait) = js::call(&drawing, "decode", &[]) {
                waits.push(&wait);
            }
        }
    }
    js::when_settled(&Promise::all_settled(&waits).into(), |_| _ = window().print());
}
