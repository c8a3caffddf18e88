//! Positions of elements in the window.

use super::js;
use crate::hint::Area;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

/// What a hint does not cover: controls, plates of seats, cards that are touched.
const TAKEN: &str =
    "button, summary, input, label, select, [data-move], [data-act], .seat, .lectern, .contestant";

/// What it covers as little as possible.
const PICTURES: &str = "img, svg, .clock-card, .board, .flap, .die";

/// The height of a raised card's shadow, in px.
const SHADOW: f64 = 5.0;

/// The attribute of controls that are pointed at.
const POINTED: &str = "data-hinted";

/// The window.
pub fn window_area() -> Area {
    let length =
        |of: Result<JsValue, JsValue>| of.ok().and_then(|it| it.as_f64()).unwrap_or_default();
    let (right, bottom) = (length(window().inner_width()), length(window().inner_height()));
    Area { left: 0.0, right, top: 0.0, bottom }
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
    let high = window_area().bottom;
    let seen = |area: &Area| area.right > area.left && area.top >= 0.0 && area.bottom <= high;
    all(selector).filter(is_open).filter_map(|it| area_of(&it)).filter(seen).collect()
}

/// Whether an element can be used.
fn is_open(element: &Element) -> bool {
    matches!(element.closest("[inert], :disabled"), Ok(None))
}

/// Scrolls what can be scrolled around an element as far as it takes to see it.
pub fn bring_in_sight(element: &Element) {
    let nearest = js::object(&[("block", "nearest".into())]);
    let _ = js::call(element, "scrollIntoView", &[nearest]);
}

/// Marks the elements matching `selector` that can be used as pointed at, and no others.
pub fn point_at(selector: &str) {
    all(&["[", POINTED, "]"].concat()).for_each(|it| drop(it.remove_attribute(POINTED)));
    if !selector.is_empty() {
        all(selector).filter(is_open).for_each(|it| drop(it.set_attribute(POINTED, "")));
    }
}

/// The sizes of an element at each of those widths, with its shadow, in CSS pixels.
pub fn sizes(of: &HtmlElement, widths: &[f64]) -> Vec<(f64, f64)> {
    let style = of.style();
    let size = |width: &f64| {
        style.set_property("inline-size", &format!("{width:.0}px")).ok()?;
        Some((f64::from(of.offset_width()), f64::from(of.offset_height()) + SHADOW))
    };
    let sizes = widths.iter().filter_map(size).collect();
    let _ = style.remove_property("inline-size");
    sizes
}

/// The texts of the table, its controls and the plates of its seats, in the window.
pub fn taken() -> Vec<Area> {
    let controls =
        all(TAKEN).filter(|it| !is_in_hint(it) && is_seen(it)).filter_map(|it| area_of(&it));
    controls.chain(texts()).filter(is_in_window).collect()
}

/// The pictures of the table, in the window.
pub fn pictures() -> Vec<Area> {
    let all = all(PICTURES).filter(is_seen).filter_map(|it| area_of(&it));
    all.filter(is_in_window).collect()
}

fn is_in_window(area: &Area) -> bool {
    area.right > area.left && area.meets(&window_area())
}

fn is_in_hint(element: &Element) -> bool {
    !matches!(element.closest("[data-aside]"), Ok(None))
}

/// Whether an element is shown, and not to screen readers only.
fn is_seen(element: &Element) -> bool {
    let all = js::object(&[("visibilityProperty", true.into()), ("opacityProperty", true.into())]);
    let shown = js::call(element, "checkVisibility", &[all]).is_none_or(|shown| shown.is_truthy());
    shown && area_of(element).is_some_and(|area| area.right - area.left > 1.5)
}

/// The lines of all texts.
fn texts() -> Vec<Area> {
    let document = document();
    let body = document.body().map(JsValue::from).unwrap_or_default();
    // 4: texts only.
    let walker = js::call(&document, "createTreeWalker", &[body, 4.into()]).unwrap_or_default();
    let next = || js::call(&walker, "nextNode", &[]).filter(JsValue::is_object);
    let range = js::call(&document, "createRange", &[]).unwrap_or_default();
    std::iter::from_fn(next).filter(is_read).flat_map(|text| lines(&range, &text)).collect()
}

/// Whether a text is not blank and shown outside a hint.
fn is_read(text: &JsValue) -> bool {
    let blank = js::text(text, "data").is_none_or(|data| data.trim().is_empty());
    let holder = js::get(text, "parentElement").and_then(|it| it.dyn_into::<Element>().ok());
    !blank && holder.is_some_and(|it| !is_in_hint(&it) && is_seen(&it) && is_unclipped(&it))
}

/// Whether no box around a text is one for screen readers only.
fn is_unclipped(element: &Element) -> bool {
    matches!(element.closest(".unseen, script, style, noscript"), Ok(None))
}

/// The lines of a text, by a range that is moved to it.
fn lines(range: &JsValue, text: &JsValue) -> Vec<Area> {
    js::call(range, "selectNodeContents", std::slice::from_ref(text));
    let Some(rects) = js::call(range, "getClientRects", &[]) else { return vec![] };
    js_sys::Array::from(&rects).iter().filter_map(|rect| area(&rect)).collect()
}

fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count).filter_map(move |place| found.as_ref()?.get(place)?.dyn_into().ok())
}

fn area_of(element: &Element) -> Option<Area> {
    area(&js::call(element, "getBoundingClientRect", &[])?)
}

fn area(rect: &JsValue) -> Option<Area> {
    let side = |name| js::get(rect, name)?.as_f64();
    Some(Area {
        left: side("left")?,
        right: side("right")?,
        top: side("top")?,
        bottom: side("bottom")?,
    })
}
