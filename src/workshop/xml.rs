//! XML as small trees: each element right under the root is given as soon as it is closed, so that what
//! breaks off later costs nothing that came before.

use super::brought::Reason;
use super::markup;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// No file of questions is nested deeper.
const DEEPEST: usize = 24;

/// An element and what is in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Element {
    pub name: String,
    /// Where it begins, in bytes.
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

    /// The elements of that name in it.
    pub fn all(&self, name: &'static str) -> impl Iterator<Item = &Element> {
        self.inside.iter().filter(move |element| element.name == name)
    }

    /// The first element of that name in it.
    #[must_use]
    pub fn first(&self, name: &'static str) -> Option<&Element> {
        self.all(name).next()
    }

    /// The text of the first element of that name; empty without it.
    #[must_use]
    pub fn text_of(&self, name: &'static str) -> &str {
        self.first(name).map_or("", |element| element.text.trim())
    }
}

/// Gives every element under the root to `each`, until that wants no more.
///
/// # Errors
/// Where the file cannot be read any further, and why.
pub fn each_under_root(
    text: &str,
    mut each: impl FnMut(Element) -> bool,
) -> Result<(), (usize, Reason)> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().expand_empty_elements = true;
    reader.config_mut().allow_dangling_amp = true;
    let mut open: Vec<Element> = vec![];
    loop {
        let at = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        let event = reader.read_event().map_err(|_| (at, Reason::Broken))?;
        match event {
            Event::Start(_) if open.len() >= DEEPEST => return Err((at, Reason::TooDeep)),
            Event::Start(start) => open.push(Element::of(&start, at)),
            Event::End(_) if !close(&mut open, &mut each) => return Ok(()),
            Event::Text(piece) => say(&mut open, &piece),
            Event::CData(piece) => say(&mut open, &piece),
            // Nothing is ever put in for an entity but the sign that HTML knows it for.
            Event::GeneralRef(name) => {
                say(&mut open, &markup::entities(&["&", &*name, ";"].concat()));
            }
            Event::DocType(doctype) if doctype.contains("<!ENTITY") => {
                return Err((at, Reason::OwnEntities));
            }
            Event::Eof if open.is_empty() => return Ok(()),
            Event::Eof => return Err((at, Reason::Broken)),
            _ => {}
        }
    }
}

/// Closes the innermost element. False when there is no more to read.
fn close(open: &mut Vec<Element>, each: &mut impl FnMut(Element) -> bool) -> bool {
    let closed = open.pop().unwrap_or_default();
    match &mut open[..] {
        [] => false,
        [_root] => each(closed),
        [.., parent] => {
            parent.inside.push(closed);
            true
        }
    }
}

/// Adds to the text of the innermost element. What files hold is not text.
fn say(open: &mut [Element], piece: &str) {
    if let Some(element) = open.last_mut().filter(|element| element.name != "file") {
        element.text.push_str(piece);
    }
}
