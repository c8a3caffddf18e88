//! Long texts: a deck, the setup of a game with all its cards, the journal of a long one. They pass
//! through one buffer that stays: what a page of WebAssembly has once asked of the browser it keeps,
//! and a text that found no free place of its length would ask again, on the hundredth game of a day, too.

use js_sys::{JsString, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(vec![]) };
}

/// The buffer, empty. Who asks for a text while another is read gets one of his own.
fn take() -> Vec<u8> {
    let mut buffer = BUFFER.take();
    buffer.clear();
    buffer
}

/// Of two buffers the larger one stays.
fn give_back(buffer: Vec<u8>) {
    BUFFER.with_borrow_mut(|kept| {
        if kept.capacity() < buffer.capacity() {
            *kept = buffer;
        }
    });
}

/// Hands over what `write` writes.
pub(super) fn written<T>(write: impl FnOnce(&mut Vec<u8>), then: impl FnOnce(&str) -> T) -> T {
    let mut buffer = take();
    write(&mut buffer);
    let told = then(str::from_utf8(&buffer).expect("what we write is UTF-8"));
    give_back(buffer);
    told
}

/// Hands over the text that those bytes are; nothing when they are none.
pub(super) fn of_bytes<T>(bytes: &Uint8Array, then: impl FnOnce(Option<&str>) -> T) -> T {
    let buffer = copied(bytes);
    let told = then(str::from_utf8(&buffer).ok());
    give_back(buffer);
    told
}

fn copied(bytes: &Uint8Array) -> Vec<u8> {
    let mut buffer = take();
    let length = bytes.length() as usize;
    buffer.reserve_exact(length);
    buffer.resize(length, 0);
    bytes.copy_to(&mut buffer);
    buffer
}

#[wasm_bindgen]
extern "C" {
    type TextEncoder;
    #[wasm_bindgen(constructor)]
    fn new() -> TextEncoder;
    #[wasm_bindgen(method)]
    fn encode(this: &TextEncoder, text: &JsString) -> Uint8Array;
}

/// Hands over what a JavaScript text says. `as_string` would set aside three bytes a letter as soon as
/// one has an accent.
pub(super) fn of<T>(text: &JsString, then: impl FnOnce(&str) -> T) -> Option<T> {
    of_bytes(&TextEncoder::new().encode(text), |text| text.map(then))
}
