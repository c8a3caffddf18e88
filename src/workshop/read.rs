//! Reading a file of which nothing is known but its name: what it is, is seen from what stands in it.

use super::brought::{Brought, Format, Reason};
use super::card::Language;
use super::{LONGEST_FILE, aiken, bytes, gift, json, moodle, table};

/// Reads a file of questions. `language` is that of the deck into which they go: what "true" is called
/// there, and which language is taken of a file that has several.
#[must_use]
pub fn read(bytes: &[u8], file_name: &str, language: Language) -> Brought {
    if bytes.len() > LONGEST_FILE {
        return too_long(bytes.len());
    }
    match bytes::text(bytes) {
        Ok(text) => read_text(&text, file_name, language),
        Err(reason) => Brought::nothing(reason),
    }
}

/// The same of a text that was pasted.
#[must_use]
pub fn read_text(text: &str, file_name: &str, language: Language) -> Brought {
    // A file in Windows-1252 is longer as a text: up to three bytes a letter.
    if text.len() > LONGEST_FILE * 3 {
        return too_long(text.len());
    }
    match guess(text, file_name) {
        Some(Format::Moodle) => moodle::read(text, language),
        Some(Format::Aiken) => aiken::read(text),
        Some(Format::Gift) => gift::read(text, language),
        Some(Format::Csv) => table::read(text),
        Some(_) => json::read(text, language),
        None => Brought::nothing(Reason::UnknownFormat),
    }
}

fn too_long(length: usize) -> Brought {
    Brought::nothing(Reason::FileTooLong { over: length - LONGEST_FILE })
}

/// Whether a text looks like a format.
type Looks = fn(&str) -> bool;

/// What a text is taken for; [`Format::Own`] stands for JSON of any sort.
fn guess(text: &str, file_name: &str) -> Option<Format> {
    let ending = file_name.rsplit_once('.').map_or("", |(_, ending)| ending).to_ascii_lowercase();
    let named = match &*ending {
        "csv" | "tsv" => Some(Format::Csv),
        "gift" => Some(Format::Gift),
        _ => None,
    };
    if text.trim().is_empty() {
        return None;
    }
    let looks: [(Format, Looks); 6] = [
        (Format::Own, json::looks_like),
        (Format::Moodle, moodle::looks_like),
        (Format::Csv, table::is_named),
        (Format::Aiken, aiken::looks_like),
        (Format::Gift, gift::looks_like),
        (Format::Csv, table::looks_like),
    ];
    let seen = looks.into_iter().find(|(_, looks)| looks(text)).map(|(format, _)| format);
    match (seen, named) {
        // What stands at the very beginning of a file is surer than its name.
        (Some(Format::Own | Format::Moodle), _) | (_, None) => seen,
        (_, named) => named,
    }
}
