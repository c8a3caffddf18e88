//! JavaScript helpers for the other files of `browser`: properties that may be missing, promises, loading
//! files, clocks, random numbers.

use super::long_text::LongText;
use super::one_file;
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

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

/// The property `name` of `of`, if it is a string.
pub(super) fn text(of: &JsValue, name: &str) -> Option<String> {
    get(of, name)?.as_string()
}

/// Sets the `on…` handler of an event of a request, a database or a channel; `f` receives the event.
pub(super) fn handle(target: &JsValue, event: &str, f: impl Fn(JsValue) + 'static) {
    let handler = function(move |event| {
        f(event);
        JsValue::UNDEFINED
    });
    // Cannot fail on a target that has such events.
    let _ = Reflect::set(target, &["on", event].concat().into(), &handler);
}

/// The same, but `f` receives the event's target. That way the handler need not hold it: a target held by its own
/// handler is never freed.
pub(super) fn on(target: &JsValue, event: &str, f: impl Fn(&JsValue) + 'static) {
    handle(target, event, move |event| f(&get(&event, "currentTarget").unwrap_or_default()));
}

/// Calls `f` once when `promise` is settled, with its value or its rejection. Anything that is no promise
/// counts as its own value. No rejection remains unhandled.
pub(super) fn when_settled(promise: &JsValue, f: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let promise = JsFuture::from(Promise::resolve(promise));
    spawn_local(async move { f(promise.await) });
}

/// Chains `then` to `promise`, like JavaScript's `promise.then(then)`; a rejection is passed on.
pub(super) fn when_given(
    promise: &JsValue,
    then: impl FnOnce(JsValue) -> JsValue + 'static,
) -> JsValue {
    let promise = JsFuture::from(Promise::resolve(promise));
    let next = async move {
        let value = promise.await?;
        JsFuture::from(Promise::resolve(&then(value))).await
    };
    wasm_bindgen_futures::future_to_promise(next).into()
}

/// Milliseconds since the page was opened, from a clock that never jumps back.
pub(super) fn page_time() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
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

/// Loads the text of a file beside the page and passes it to `told`; `None` when it cannot be loaded.
pub(super) fn fetch_text(path: String, told: impl FnOnce(Option<LongText>) + 'static) {
    if let Some(held) = one_file::held(&path) {
        return read(&held, told);
    }
    let asked = call(&window(), "fetch", &[path.into()]);
    when_settled(&asked.unwrap_or_default(), move |answer| {
        let answer = answer.unwrap_or_default();
        if !get(&answer, "ok").is_some_and(|ok| ok.is_truthy()) {
            return told(None);
        }
        read(&answer, told);
    });
}

/// Passes the text of a response or a blob to `told`.
fn read(of: &JsValue, told: impl FnOnce(Option<LongText>) + 'static) {
    let bytes = call(of, "arrayBuffer", &[]).unwrap_or_default();
    when_settled(&bytes, move |bytes| {
        let bytes = bytes.ok().map(|bytes| Uint8Array::new(&bytes));
        told(bytes.and_then(|bytes| LongText::of_bytes(&bytes)));
    });
}

/// Adds a measure to the browser's performance timeline: from `begun` (page time) until now.
pub(super) fn measure(name: &str, begun: f64) {
    if let Some(clock) = global("performance") {
        let span = object(&[("start", begun.into())]);
        call(&clock, "measure", &[name.into(), span]);
    }
}
