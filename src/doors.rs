//! Where a file belongs that somebody chose, dropped or opened, PURE: a backup, a parcel, questions, the counts of a
//! kiosk and a photograph are taken by doors of their own, and each door names the right one for a file of another.

use crate::backup::{self, DECK, Entry};
use crate::handed;
use crate::workshop::{kept, own_json};

/// A place of the app where files are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// The import page of the workshop.
    Questions,
    /// *Restore from a file* in the settings.
    Restore,
    /// The counts of several tablets, on the staff's page of a kiosk.
    Counts,
    /// The photograph of a mystery star.
    Photo,
}

impl Door {
    /// Every door.
    pub const ALL: [Door; 4] = [Door::Questions, Door::Restore, Door::Counts, Door::Photo];
}

/// What a file is, by its content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sort {
    /// All that a tablet keeps, or a file of a later version that may be.
    Backup,
    /// A game, a table or a person of another tablet.
    Parcel(Vec<Entry>),
    /// A deck of another tablet, as our own JSON.
    Deck(String),
    /// The counts of a kiosk.
    Counts,
    /// A photograph.
    Photo,
    /// A text or a workbook that is none of these: questions, if anything.
    Other,
    /// Bytes that nobody reads here.
    Strange,
}

/// What stands at the beginning of workbooks: archives, and the containers of older ones.
const WORKBOOKS: [&[u8]; 2] = [b"PK\x03\x04", b"\xD0\xCF\x11\xE0"];

/// What stands near the beginning of photographs, also where bytes that are no letters were lost.
const PHOTOS: [&[u8]; 5] = [b"JFIF", b"Exif", b"PNG\r\n", b"WEBP", b"ftyp"];

/// Where that is looked for, in bytes.
const NEAR: usize = 32;

/// How many bytes show that a file is no text.
const BEGINNING: usize = 4_096;

impl Sort {
    /// What that file is.
    #[must_use]
    pub fn of(file: &[u8]) -> Sort {
        let near = &file[..file.len().min(NEAR)];
        let beginning = &file[..file.len().min(BEGINNING)];
        let has = |sign: &&[u8]| near.windows(sign.len()).any(|part| part == *sign);
        if PHOTOS.iter().any(has) {
            return Sort::Photo;
        }
        if WORKBOOKS.iter().any(|sign| file.starts_with(sign)) {
            return Sort::Other;
        }
        match std::str::from_utf8(file) {
            Ok(text) => Sort::of_text(text),
            // Of a long file only the beginning was read.
            Err(why) if why.error_len().is_none() => {
                Sort::of_text(std::str::from_utf8(&file[..why.valid_up_to()]).unwrap_or_default())
            }
            // UTF-16 and the older code pages.
            Err(_) if is_text(beginning) => Sort::Other,
            Err(_) => Sort::Strange,
        }
    }

    fn of_text(text: &str) -> Sort {
        match backup::read(text) {
            Ok(found) if found.damaged == 0 && handed::is_parcel(&found.entries) => {
                deck(&found.entries).map_or(Sort::Parcel(found.entries), Sort::Deck)
            }
            Ok(_) | Err(backup::NoBackup::Newer | backup::NoBackup::TooLong) => Sort::Backup,
            Err(backup::NoBackup::NotOurs) if are_counts(text) => Sort::Counts,
            Err(backup::NoBackup::NotOurs) => Sort::Other,
        }
    }

    /// The door that takes it, if any does.
    #[must_use]
    pub const fn door(&self) -> Option<Door> {
        match self {
            Sort::Backup | Sort::Parcel(_) => Some(Door::Restore),
            Sort::Deck(_) | Sort::Other => Some(Door::Questions),
            Sort::Counts => Some(Door::Counts),
            Sort::Photo => Some(Door::Photo),
            Sort::Strange => None,
        }
    }

    /// The door that a file handed to another one belongs to; `None` where that one takes it, or none does. A parcel is
    /// shown before it is taken: the import page and the settings both hand it on.
    #[must_use]
    pub fn belongs_to(&self, handed_to: Door) -> Option<Door> {
        let shown = matches!(self, Sort::Parcel(_) | Sort::Deck(_))
            && matches!(handed_to, Door::Questions | Door::Restore);
        self.door().filter(|door| !shown && *door != handed_to)
    }
}

/// The deck of a parcel that holds nothing else, as our own JSON.
#[must_use]
pub fn deck(parcel: &[Entry]) -> Option<String> {
    let [Entry { key, value }] = parcel else { return None };
    let deck = key.starts_with(DECK).then(|| kept::read(value).ok()).flatten();
    deck.map(|deck| own_json(&deck))
}

/// Whether bytes may be a text in UTF-16 or an older code page: few controls, or a NUL beside every letter.
fn is_text(bytes: &[u8]) -> bool {
    let controls = bytes.iter().filter(|byte| matches!(byte, 1..=8 | 14..=31)).count();
    let nuls = bytes.iter().filter(|byte| **byte == 0).count();
    controls * 100 <= bytes.len() && (nuls == 0 || nuls * 4 > bytes.len())
}

/// Whether the second row of a text begins with a day and goes on with figures, as the counts of a kiosk do.
fn are_counts(text: &str) -> bool {
    let Some(row) = text.lines().nth(1) else { return false };
    let cell = |cell: &str| cell.trim_matches('"').to_owned();
    let cells: Vec<String> = row.split([';', ',', '\t']).map(cell).collect();
    let figures = |text: &String| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    let day = |text: &String| {
        text.len() == 10 && text.bytes().all(|it| it.is_ascii_digit() || it == b'-')
    };
    let [first, _, rest @ ..] = &cells[..] else { return false };
    day(first) && rest.len() > 2 && rest.iter().take(3).all(figures)
}

#[cfg(test)]
mod tests;
