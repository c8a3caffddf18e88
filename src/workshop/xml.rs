//! XML as small trees: each element directly under the root is yielded as soon as it is closed, so that a file that
//! ends early costs nothing before that.

use super::brought::Reason;
use super::markup;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Maximum nesting.
const DEEPEST: usize = 24;

/// An element and its content.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Element {
    pub name: String,
    /// Its byte position.
    pub at: usize,
    attributes: Vec<(String, String)>,
    /// The text between its elements.
    pub text: String,
    inside: Vec<Element>,
}

impl Element {
    fn of(start: &BytesStart<'_>, at: usize) -> Element {
        let mut all = start.attributes();
        let attributes = all.with_checks(false).flatten().map(|attribute| {
            let name = attribute.key.local_name().into_inner().to_owned();
            (name, markup::entities(&attribute.value))
        });
        let attributes = attributes.collect();
        let name = start.local_name().into_inner().to_owned();
        Element { attributes, name, at, ..Element::default() }
    }

    /// The value of an attribute; empty without it.
    #[must_use]
    pub fn attribute(&self, name: &str) -> &str {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value)
    }

    /// Its direct children of that name.
    pub fn all(&self, name: &'static str) -> impl Iterator<Item = &Element> {
        self.inside.iter().filter(move |element| element.name == name)
    }

    /// Its first child of that name.
    #[must_use]
    pub fn first(&self, name: &'static str) -> Option<&Element> {
        self.all(name).next()
    }

    /// The text of its first child of that name; empty without it.
    #[must_use]
    pub fn text_of(&self, name: &'static str) -> &str {
        self.first(name).map_or("", |element| element.text.trim())
    }
}

/// Iterates over the elements directly under the root. If the file cannot be read any further, the last item is the
/// position and the reason.
pub struct Elements<'a> {
    reader: Reader<&'a [u8]>,
    open: Vec<Element>,
    done: bool,
}

impl<'a> Elements<'a> {
    /// The elements of that text.
    pub fn under_root(text: &'a str) -> Elements<'a> {
        let mut reader = Reader::from_str(text);
        reader.config_mut().expand_empty_elements = true;
        reader.config_mut().allow_dangling_amp = true;
        Elements { reader, open: vec![], done: false }
    }

    /// Reads to the end of the next one.
    fn read(&mut self) -> Result<Option<Element>, (usize, Reason)> {
        loop {
            let at = usize::try_from(self.reader.buffer_position()).unwrap_or(usize::MAX);
            let event = self.reader.read_event().map_err(|_| (at, Reason::Broken))?;
            match event {
                Event::Start(_) if self.open.len() >= DEEPEST => {
                    return Err((at, Reason::TooDeep));
                }
                Event::Start(start) => self.open.push(Element::of(&start, at)),
                Event::End(_) => match close(&mut self.open) {
                    Closed::Inside => {}
                    Closed::UnderRoot(element) => return Ok(Some(element)),
                    Closed::Root => return Ok(None),
                },
                Event::Text(piece) => say(&mut self.open, &piece),
                Event::CData(piece) => say(&mut self.open, &piece),
                // Entities are replaced only by the sign they have in HTML.
                Event::GeneralRef(name) => {
                    say(&mut self.open, &markup::entities(&["&", &*name, ";"].concat()));
                }
                Event::DocType(doctype) if doctype.contains("<!ENTITY") => {
                    return Err((at, Reason::OwnEntities));
                }
                Event::Eof if self.open.is_empty() => return Ok(None),
                Event::Eof => return Err((at, Reason::Broken)),
                _ => {}
            }
        }
    }
}

impl Iterator for Elements<'_> {
    type Item = Result<Element, (usize, Reason)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let read = self.read().transpose();
        self.done = !matches!(read, Some(Ok(_)));
        read
    }
}

/// What was closed.
enum Closed {
    /// A deeper element.
    Inside,
    /// An element directly under the root.
    UnderRoot(Element),
    /// The root itself, or nothing.
    Root,
}

/// Closes the innermost element.
fn close(open: &mut Vec<Element>) -> Closed {
    let closed = open.pop().unwrap_or_default();
    match &mut open[..] {
        [] => Closed::Root,
        [_root] => Closed::UnderRoot(closed),
        [.., parent] => {
            parent.inside.push(closed);
            Closed::Inside
        }
    }
}

/// Appends to the text of the innermost element. The content of `<file>` is skipped.
fn say(open: &mut [Element], piece: &str) {
    if let Some(element) = open.last_mut().filter(|element| element.name != "file") {
        element.text.push_str(piece);
    }
}
