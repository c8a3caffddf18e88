//! The parts of a ZIP archive, by its directory: what each unpacks to is known before a byte is unpacked, and no part
//! gives more than it said.

use super::super::brought::Reason;
use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZFlush, MZStatus};
use std::io::{self, BufReader, ErrorKind, Read};

/// Where the directory's end may begin, counted from the end of the file: behind it stands a comment.
const LONGEST_END: usize = 22 + 65_535;
/// Maximum number of parts that are looked at.
const MOST_PARTS: usize = 4_000;
/// Maximum number of bytes that a part unpacks to.
const LARGEST_PART: usize = 100 << 20;

/// An archive.
pub struct Zip<'a> {
    bytes: &'a [u8],
    parts: Vec<Part>,
}

struct Part {
    name: String,
    /// Where its own header begins.
    at: usize,
    packed: usize,
    unpacked: usize,
    method: u16,
    locked: bool,
}

/// The two bytes at a place.
fn two(bytes: &[u8], at: usize) -> Option<usize> {
    let two = bytes.get(at..)?.first_chunk::<2>()?;
    Some(usize::from(u16::from_le_bytes(*two)))
}

/// The four bytes at a place.
fn four(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..)?.first_chunk::<4>()?;
    usize::try_from(u32::from_le_bytes(*four)).ok()
}

impl<'a> Zip<'a> {
    /// Reads the directory.
    ///
    /// # Errors
    /// [`Reason::CutOff`] without one, as in a file that ends early.
    pub fn open(bytes: &'a [u8]) -> Result<Zip<'a>, Reason> {
        let parts = Zip::directory(bytes).ok_or(Reason::CutOff)?;
        Ok(Zip { bytes, parts })
    }

    fn directory(bytes: &[u8]) -> Option<Vec<Part>> {
        let from = bytes.len().saturating_sub(LONGEST_END);
        let end = bytes[from..].windows(4).rposition(|four| four == b"PK\x05\x06")? + from;
        let (count, mut at) = (two(bytes, end + 10)?, four(bytes, end + 16)?);
        let mut parts = vec![];
        for _ in 0..count.min(MOST_PARTS) {
            if bytes.get(at..at.checked_add(4)?)? != b"PK\x01\x02" {
                return None;
            }
            let lengths = [28, 30, 32].map(|field| two(bytes, at + field));
            let [name, extra, comment] = [lengths[0]?, lengths[1]?, lengths[2]?];
            let text = bytes.get(at + 46..at + 46 + name)?;
            parts.push(Part {
                name: String::from_utf8_lossy(text).replace('\\', "/"),
                at: four(bytes, at + 42)?,
                packed: four(bytes, at + 20)?,
                unpacked: four(bytes, at + 24)?,
                method: u16::try_from(two(bytes, at + 10)?).ok()?,
                locked: two(bytes, at + 8)? & 1 == 1,
            });
            at += 46 + name + extra + comment;
        }
        Some(parts)
    }

    /// Whether there is such a part.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    fn find(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.name.eq_ignore_ascii_case(name))
    }

    /// Unpacks a part while it is read; `None` without it.
    ///
    /// # Errors
    /// Why it is not unpacked: it is locked, too large, or damaged.
    pub fn part(&self, name: &str) -> Result<Option<BufReader<Unpacked<'a>>>, Reason> {
        let Some(part) = self.find(name) else { return Ok(None) };
        if part.locked {
            return Err(Reason::Locked);
        }
        if part.unpacked > LARGEST_PART {
            return Err(Reason::UnpacksTooLong);
        }
        let packed = self.packed(part).ok_or(Reason::CutOff)?;
        let state = match part.method {
            0 => None,
            8 => Some(InflateState::new_boxed(DataFormat::Raw)),
            _ => return Err(Reason::UnknownFormat),
        };
        Ok(Some(BufReader::new(Unpacked { rest: packed, state, room: part.unpacked })))
    }

    fn packed(&self, part: &Part) -> Option<&'a [u8]> {
        let header = self.bytes.get(part.at..)?;
        let from = 30 + two(header, 26)? + two(header, 28)?;
        header.get(from..from.checked_add(part.packed)?)
    }
}

/// A part that is unpacked while it is read.
pub struct Unpacked<'a> {
    rest: &'a [u8],
    /// `None` where it is not packed at all.
    state: Option<Box<InflateState>>,
    /// How many bytes more it may give.
    room: usize,
}

impl Read for Unpacked<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let Some(state) = &mut self.state else {
            return self.rest.read(into);
        };
        loop {
            let step = inflate(state, self.rest, into, MZFlush::None);
            self.rest = &self.rest[step.bytes_consumed..];
            if step.bytes_written > 0 {
                self.room =
                    self.room.checked_sub(step.bytes_written).ok_or(ErrorKind::FileTooLarge)?;
                return Ok(step.bytes_written);
            }
            match step.status {
                Ok(MZStatus::StreamEnd) => return Ok(0),
                Ok(_) if step.bytes_consumed > 0 => {}
                _ => return Err(ErrorKind::UnexpectedEof.into()),
            }
        }
    }
}
