//! Spreadsheets: XLSX and ODS, each sheet as a text, a row a line, so that everything else of an import knows tables
//! only. What a file is, is seen from its first bytes and its parts.

mod dates;
mod grid;
mod ods;
mod pull;
mod shown;
mod xlsx;
mod zip;

use super::brought::{Brought, Reason};
use super::card::Language;
use super::import::{Import, Sheet};
use super::pace::{Pace, at_once};
use super::{LONGEST_FILE, read};
use zip::Zip;

/// How the files of old spreadsheets begin, and those that a password locks.
const COMPOUND: &[u8] = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
/// How a ZIP archive begins.
const ARCHIVE: &[u8] = b"PK\x03\x04";

/// Whether a file may be a spreadsheet, by its first bytes.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    bytes.starts_with(COMPOUND) || bytes.starts_with(ARCHIVE)
}

/// Reads the sheets of a file, cells as they are shown. `language` is that of the deck, for decimal signs and dates.
///
/// # Errors
/// Why it is not read.
pub fn open(bytes: &[u8], language: Language) -> Result<Vec<Sheet>, Reason> {
    if bytes.len() > LONGEST_FILE {
        return Err(Reason::FileTooLong { over: bytes.len() - LONGEST_FILE });
    }
    if bytes.starts_with(COMPOUND) {
        return Err(compound(bytes));
    }
    let zip = Zip::open(bytes)?;
    let sheets =
        if zip.has("content.xml") { ods::sheets(&zip)? } else { xlsx::sheets(&zip, language)? };
    let written = |sheet: &Sheet| !sheet.text.trim().is_empty();
    let mut sheets: Vec<Sheet> = sheets.into_iter().filter(written).collect();
    // What is hidden is not asked for, unless there is nothing else.
    if sheets.iter().any(|sheet| !sheet.hidden) {
        sheets.retain(|sheet| !sheet.hidden);
    }
    if sheets.is_empty() { Err(Reason::EmptySheet) } else { Ok(sheets) }
}

/// Why a file in the old container is not read: it is locked by a password, or as old as the container.
fn compound(bytes: &[u8]) -> Reason {
    let name: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let locked = bytes.windows(name.len()).any(|part| part == name);
    if locked { Reason::Locked } else { Reason::OldSheet }
}

/// Reads any file at once, a spreadsheet by its most likely sheet: what the page does before anybody says more.
#[must_use]
pub fn read_any(bytes: &[u8], file_name: &str, language: Language) -> Brought {
    if !looks_like(bytes) {
        return read(bytes, file_name, language);
    }
    match open(bytes, language) {
        Ok(sheets) => {
            let import = Import::of_sheets(file_name, language, sheets);
            at_once(import.read(&Pace::steady()))
        }
        Err(reason) => Brought::nothing(reason),
    }
}

#[cfg(test)]
mod tests;
