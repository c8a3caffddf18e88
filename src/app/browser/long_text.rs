//! Long texts: a deck, the setup of a game with all its cards, the journal of a long game. They share one
//! reused buffer: WebAssembly memory never shrinks, and a text that found no free block of its length would
//! make it grow again, even in the hundredth game of a day.

use js_sys::{JsString, Uint8Array};
use std::cell::RefCell;
use std::ops::Deref;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(vec![]) };
}

/// A text in the shared buffer, returned on drop. A second text at the same time allocates its own.
pub(super) struct LongText(pub(super) String);

impl LongText {
    /// The text that `write` produces.
    pub(super) fn written(write: impl FnOnce(&mut Vec<u8>)) -> LongText {
        let mut buffer = taken();
        write(&mut buffer);
        LongText(String::from_utf8(buffer).expect("what we write is UTF-8"))
    }

    /// The text in those bytes, if they are UTF-8.
    pub(super) fn of_bytes(bytes: &Uint8Array) -> Option<LongText> {
        let mut buffer = taken();
        let length = bytes.length() as usize;
        // Same growth as while a text is written: the next one may be a little longer.
        buffer.reserve_exact(length.next_power_of_two());
        buffer.resize(length, 0);
        bytes.copy_to(&mut buffer);
        String::from_utf8(buffer).ok().map(LongText)
    }

    /// The text of a JavaScript string. `as_string` would allocate three bytes per letter as soon as one has
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
