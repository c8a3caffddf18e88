//! Positions of elements in the window.

use super::js;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// An area of the window, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

/// The height of the window, in CSS pixels.
pub fn height() -> f64 {
    window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default()
}

/// The root font size of the page (`1rem`), in CSS pixels.
pub fn letter() -> f64 {
    let style =
        document().document_element().and_then(|root| window().get_computed_style(&root).ok());
    let size = style.flatten().and_then(|style| style.get_property_value("font-size").ok());
    size.and_then(|size| size.trim_end_matches("px").parse().ok()).unwrap_or(16.0)
}

/// The areas of all elements matching `selector` that are enabled, not inert, and cut off neither at the
/// top nor at the bottom of the window.
pub fn usable(selector: &str) -> Vec<Area> {
    let Ok(found) = document().query_selector_all(selector) else { return vec![] };
    let all = (0..found.length()).filter_map(|place| found.get(place)?.dyn_into::<Element>().ok());
    let open = all.filter(|it| matches!(it.closest("[inert], :disabled"), Ok(None)));
    let seen = |area: &Area| area.right > area.left && area.top >= 0.0 && area.bottom <= height();
    open.filter_map(|it| area_of(&it)).filter(seen).collect()
}

fn area_of(element: &Element) -> Option<Area> {
    let rect: JsValue = js::call(element, "getBoundingClientRect", &[])?;
    let side = |name| js::get(&rect, name)?.as_f64();
    Some(Area {
        left: side("left")?,
        right: side("right")?,
        top: side("top")?,
        bottom: side("bottom")?,
    })
}
