//! Input read as a text by which a phone joins.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| tablee_fuzz::joins(text));
