//! What the other shell files need of the browser: properties that may be missing, promises,
//! listeners, and things that end with their Leptos owner.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::StoredValue;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, EventTarget, Window};

/// The window, if this runs in one.
pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

/// The document, if this runs in a page.
pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// The property `name` of `of`; `None` when it is missing, `null` or throws.
pub(super) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(of, &name.into()).ok()?;
    (!value.is_null() && !value.is_undefined()).then_some(value)
}

/// The global variable `name`, if the browser has it.
pub(super) fn global(name: &str) -> Option<JsValue> {
    get(&js_sys::global(), name)
}

/// The property `name` of `navigator`, if the browser has it.
pub(super) fn navigator(name: &str) -> Option<JsValue> {
    get(&global("navigator")?, name)
}

/// Calls the method `name` of `of`; `None` when there is no such method or it throws.
pub(super) fn call(of: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, name)?.dyn_into().ok()?;
    method.apply(of, &list(arguments)).ok()
}

/// A JavaScript list.
pub(super) fn list(items: &[JsValue]) -> Array {
    let array = Array::new();
    for item in items {
        array.push(item);
    }
    array
}

/// A JavaScript object with those properties.
pub(super) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // A plain new object takes every property.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// A function for JavaScript that may be called any number of times; the browser's garbage
/// collector frees it.
pub(super) fn function(f: impl FnMut(JsValue) -> JsValue + 'static) -> Function {
    let boxed: Box<dyn FnMut(JsValue) -> JsValue> = Box::new(f);
    Closure::wrap(boxed).into_js_value().unchecked_into()
}

/// Calls `f` once when `promise` is settled: with its value, or with what it was rejected for.
/// What is no promise counts as its own value. Nothing is left to reject unheard.
pub(super) fn when_settled(promise: &JsValue, f: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let once: Once = Rc::new(Cell::new(Some(Box::new(f))));
    let (good, bad) = (settler(once.clone(), Ok), settler(once, Err));
    let promise: JsValue = Promise::resolve(promise).into();
    call(&promise, "then", &[good.into(), bad.into()]);
}

type Settled = Result<JsValue, JsValue>;
type Once = Rc<Cell<Option<Box<dyn FnOnce(Settled)>>>>;

fn settler(once: Once, how: fn(JsValue) -> Settled) -> Function {
    function(move |value| {
        if let Some(f) = once.take() {
            f(how(value));
        }
        JsValue::UNDEFINED
    })
}

/// A listener that stops listening when it is dropped.
pub(super) struct Listener {
    target: EventTarget,
    event: &'static str,
    heard: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback_and_bool(self.event, heard, true);
    }
}

/// Listens to `event` at `target` while it is captured, so that nobody can stop it on its way.
pub(super) fn listen(
    target: &EventTarget,
    event: &'static str,
    f: impl FnMut(JsValue) + 'static,
) -> Listener {
    listen_boxed(target.clone(), event, Box::new(f))
}

fn listen_boxed(target: EventTarget, event: &'static str, f: Box<dyn FnMut(JsValue)>) -> Listener {
    let heard = Closure::wrap(f);
    let function = heard.as_ref().unchecked_ref();
    let _ = target.add_event_listener_with_callback_and_bool(event, function, true);
    Listener { target, event, heard }
}

/// Listens to `event` at the window for as long as the current owner lives.
pub(super) fn listen_while_owned(event: &'static str, f: impl FnMut(JsValue) + 'static) {
    if let Some(window) = window() {
        keep(listen(&window, event, f));
    }
}

/// Keeps `thing` until the current owner is cleaned up; without an owner, for ever.
pub(super) fn keep<T: 'static>(thing: T) {
    let _ = StoredValue::new_local(thing);
}

/// Whether the page is hidden: another tab, another app, a locked screen.
pub(super) fn hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Milliseconds since the page was opened, from a clock that never jumps back.
pub(super) fn page_time() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

/// Milliseconds since 1970 by the tablet's calendar, whole.
pub(super) fn epoch() -> u64 {
    js_sys::Date::now() as u64
}

/// Thirty-two random bits; enough for names, not for secrets.
pub(super) fn random() -> u32 {
    (js_sys::Math::random() * 4_294_967_296.0) as u32
}

/// A number with the digits 0–9 and a–z.
pub(super) fn base36(mut number: u64) -> String {
    let mut digits = vec![];
    loop {
        digits.push(b"0123456789abcdefghijklmnopqrstuvwxyz"[(number % 36) as usize]);
        number /= 36;
        if number == 0 {
            return digits.iter().rev().map(|digit| char::from(*digit)).collect();
        }
    }
}

/// Hands over the text of a file beside the page; nothing when it does not come.
pub(super) fn fetch_text(path: String, told: impl FnOnce(Option<String>) + 'static) {
    let asked = window().and_then(|window| call(&window, "fetch", &[path.into()]));
    when_settled(&asked.unwrap_or_default(), move |answer| {
        let answer = answer.unwrap_or_default();
        if !get(&answer, "ok").is_some_and(|ok| ok.is_truthy()) {
            return told(None);
        }
        let text = call(&answer, "text", &[]).unwrap_or_default();
        when_settled(&text, move |text| told(text.ok().and_then(|text| text.as_string())));
    });
}
