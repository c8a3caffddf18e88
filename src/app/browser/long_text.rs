//! Long texts: a deck, the setup of a game with all its cards, the journal of a long one. They lie in one
//! buffer that stays: what a page of WebAssembly has once asked of the browser it keeps, and a text that
//! found no free place of its length would ask again, on the hundredth game of a day, too.

use js_sys::{JsString, Uint8Array};
use std::cell::RefCell;
use std::ops::Deref;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(vec![]) };
}

/// A text in the buffer, which it gives back. One at a time: a second one has a buffer of its own.
pub(super) struct LongText(pub(super) String);

impl LongText {
    /// What `write` writes.
    pub(super) fn written(write: impl FnOnce(&mut Vec<u8>)) -> LongText {
        let mut buffer = taken();
        write(&mut buffer);
        LongText(String::from_utf8(buffer).expect("what we write is UTF-8"))
    }

    /// The text that those bytes are, if they are one.
    pub(super) fn of_bytes(bytes: &Uint8Array) -> Option<LongText> {
        let mut buffer = taken();
        let length = bytes.length() as usize;
        // As it grows by itself while a text is written: the next one may be a little longer.
        buffer.reserve_exact(length.next_power_of_two());
        buffer.resize(length, 0);
        bytes.copy_to(&mut buffer);
        String::from_utf8(buffer).ok().map(LongText)
    }

    /// What a JavaScript text says. `as_string` would set aside three bytes a letter as soon as one has
    /// an accent.
    pub(super) fn of(text: &JsString) -> Option<LongText> {
        LongText::of_bytes(&TextEncoder::new().encode(text))
    }
}

impl Deref for LongText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Drop for LongText {
    fn drop(&mut self) {
        let buffer = std::mem::take(&mut self.0).into_bytes();
        BUFFER.with_borrow_mut(|kept| {
            if kept.capacity() < buffer.capacity() {
                *kept = buffer;
            }
        });
    }
}

fn taken() -> Vec<u8> {
    let mut buffer = BUFFER.take();
    buffer.clear();
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
