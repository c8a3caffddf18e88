//! Input read as our own JSON, including the decks of this app.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tablee::workshop::Format;

fuzz_target!(|file: &[u8]| tablee_fuzz::read(file, Format::Own));
