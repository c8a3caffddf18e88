//! Input read as a plain list of questions and answers.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tablee::workshop::Format;

fuzz_target!(|file: &[u8]| tablee_fuzz::read(file, Format::Lines));
