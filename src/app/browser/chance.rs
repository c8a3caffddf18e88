//! Random digits that cannot be guessed: from the browser's `crypto`, or `Math.random` where it has none.

use super::js;
use js_sys::Uint8Array;

/// `n` random digits.
pub fn digits(n: usize) -> String {
    // Bytes below 250 give each digit equally often.
    let mut digits = String::new();
    while digits.len() < n {
        let next = bytes(n)
            .into_iter()
            .filter(|byte| *byte < 250)
            .map(|byte| char::from(b'0' + byte % 10));
        digits.extend(next.take(n - digits.len()));
    }
    digits
}

fn bytes(n: usize) -> Vec<u8> {
    let array = Uint8Array::new_with_length(n as u32);
    let crypto = js::global("crypto");
    match crypto.and_then(|crypto| js::call(&crypto, "getRandomValues", &[(&array).into()])) {
        Some(_) => array.to_vec(),
        None => (0..n).map(|_| js::random() as u8).collect(),
    }
}
