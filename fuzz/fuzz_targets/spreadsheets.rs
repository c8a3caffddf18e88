//! Input read as a spreadsheet (XLSX, ODS), whatever it is.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|file: &[u8]| tablee_fuzz::read_sheets(file));
