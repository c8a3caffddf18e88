//! XML that is read event by event from a packed part, as long as it may be.

use super::super::brought::Reason;
use super::super::markup;
use super::zip::Unpacked;
use quick_xml::Error;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use std::io::{BufReader, ErrorKind};

/// Maximum length of one piece of text or one tag, in bytes.
const LONGEST_PIECE: usize = 1 << 20;

/// A part as a stream of events.
pub struct Pull<'a> {
    reader: Reader<BufReader<Unpacked<'a>>>,
    buffer: Vec<u8>,
}

/// What comes next.
#[derive(PartialEq, Eq, Debug)]
pub enum Piece {
    /// An element begins.
    Open(Tag),
    /// The element of that local name ends.
    Close(String),
    Text(String),
    /// The part ends.
    End,
}

/// The beginning of an element.
#[derive(PartialEq, Eq, Debug)]
pub struct Tag {
    /// Its name without a prefix.
    pub name: String,
    attributes: Vec<(String, String)>,
}

impl Tag {
    fn of(start: &BytesStart<'_>) -> Tag {
        let mut all = start.attributes();
        let attributes = all.with_checks(false).flatten().map(|attribute| {
            let name = attribute.key.local_name().into_inner().to_owned();
            (name, markup::entities(&attribute.value))
        });
        let attributes = attributes.collect();
        Tag { name: start.local_name().into_inner().to_owned(), attributes }
    }

    /// The value of an attribute, named without its prefix.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| &**value)
    }

    /// The value of an attribute as a number.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<usize> {
        self.get(name)?.parse().ok()
    }

    /// Whether an attribute is on.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        matches!(self.get(name), Some("1" | "true"))
    }
}

impl<'a> Pull<'a> {
    /// The events of a part.
    pub fn of(part: BufReader<Unpacked<'a>>) -> Pull<'a> {
        let mut reader = Reader::from_reader(part);
        reader.config_mut().expand_empty_elements = true;
        reader.config_mut().allow_dangling_amp = true;
        Pull { reader, buffer: vec![] }
    }

    /// The next event.
    ///
    /// # Errors
    /// Why the part cannot be read any further.
    pub fn piece(&mut self) -> Result<Piece, Reason> {
        loop {
            self.buffer.clear();
            let event = self.reader.read_event_into(&mut self.buffer).map_err(|why| why_not(&why));
            let piece = match event? {
                Event::Start(start) => Piece::Open(Tag::of(&start)),
                Event::End(end) => Piece::Close(end.local_name().into_inner().to_owned()),
                Event::Text(text) => Piece::Text((*text).to_owned()),
                Event::CData(text) => Piece::Text((*text).to_owned()),
                Event::GeneralRef(name) => {
                    Piece::Text(markup::entities(&["&", &*name, ";"].concat()))
                }
                Event::DocType(doctype) if doctype.contains("<!ENTITY") => {
                    return Err(Reason::OwnEntities);
                }
                Event::Eof => Piece::End,
                _ => continue,
            };
            if self.buffer.len() > LONGEST_PIECE {
                return Err(Reason::UnpacksTooLong);
            }
            return Ok(piece);
        }
    }

    /// Passes over everything up to the end of the element that has just begun.
    ///
    /// # Errors
    /// Why the part cannot be read any further.
    pub fn skip(&mut self) -> Result<(), Reason> {
        let mut depth = 1_usize;
        while depth > 0 {
            match self.piece()? {
                Piece::Open(_) => depth += 1,
                Piece::Close(_) => depth -= 1,
                Piece::Text(_) => {}
                Piece::End => return Err(Reason::CutOff),
            }
        }
        Ok(())
    }
}

fn why_not(why: &Error) -> Reason {
    match why {
        Error::Io(io) if io.kind() == ErrorKind::FileTooLarge => Reason::UnpacksTooLong,
        _ => Reason::CutOff,
    }
}
