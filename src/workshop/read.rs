//! Reads a text whose format is not known: it is recognised by the content and the file name.

use super::brought::{Brought, Format};
use super::card::Language;
use super::pace::{Pace, at_once};
use super::table::Told;
use super::{aiken, gift, json, lines, moodle, table};

/// Reads a text in that format; of a table as somebody says it is.
pub(super) async fn read_as(
    text: &str,
    format: Format,
    told: &Told,
    language: Language,
    pace: &Pace<'_>,
) -> Brought {
    match format {
        Format::Moodle => moodle::read(text, language, pace).await,
        Format::Aiken => aiken::read(text, pace).await,
        Format::Gift => gift::read(text, language, pace).await,
        Format::Csv => table::read(text, told, language, pace).await,
        Format::Sheet => {
            let brought = table::read(text, told, language, pace).await;
            Brought { format: brought.format.map(|_| Format::Sheet), ..brought }
        }
        Format::Lines => lines::read(text, pace).await,
        Format::Own
        | Format::Shipped
        | Format::OpenTrivia
        | Format::OpenQuizz
        | Format::Kahoot
        | Format::Quizizz => json::read(text, language, pace).await,
    }
}

/// Reads a text in that format at once, without guessing.
#[must_use]
pub fn read_alone(text: &str, format: Format, language: Language) -> Brought {
    at_once(read_as(text, format, &Told::default(), language, &Pace::steady()))
}

/// Whether a text looks like a format.
type Looks = fn(&str) -> bool;

/// Guesses the format of a text; [`Format::Own`] stands for any JSON.
pub(super) fn guess(text: &str, file_name: &str) -> Option<Format> {
    let ending = file_name.rsplit_once('.').map_or("", |(_, ending)| ending).to_ascii_lowercase();
    let named = match &*ending {
        "csv" | "tsv" => Some(Format::Csv),
        "gift" => Some(Format::Gift),
        _ => None,
    };
    if text.trim().is_empty() {
        return None;
    }
    let looks: [(Format, Looks); 7] = [
        (Format::Own, json::looks_like),
        (Format::Moodle, moodle::looks_like),
        (Format::Csv, table::is_named),
        (Format::Aiken, aiken::looks_like),
        (Format::Gift, gift::looks_like),
        (Format::Lines, lines::looks_like),
        (Format::Csv, table::looks_like),
    ];
    let seen = looks.into_iter().find(|(_, looks)| looks(text)).map(|(format, _)| format);
    match (seen, named) {
        // The very beginning of a file is more reliable than its name, and so are lines that all ask and answer.
        (Some(Format::Own | Format::Moodle), _)
        | (Some(Format::Lines), Some(Format::Csv))
        | (_, None) => seen,
        (_, named) => named,
    }
}
