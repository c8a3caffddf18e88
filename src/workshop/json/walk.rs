//! Finds the entries of a JSON file, whatever is around them: an entry is an object that asks something. Values outside
//! of entries are kept by their path.

use super::super::brought::Reason;
use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{self, Formatter};

/// Maximum nesting around entries.
const DEEPEST: usize = 12;
/// Maximum number of entries that are looked at.
const MOST_ENTRIES: usize = 40_000;
/// Maximum number of values kept outside of entries.
const MOST_OUTSIDE: usize = 1_000;
/// An object with one of these keys is an entry …
const ASKS: [&str; 5] = ["q", "question", "kind", "device", "picture"];
/// … unless it has one of these, which contain entries.
const HOLDS: [&str; 4] = ["cards", "questions", "quizz", "results"];

/// An entry.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The keys of the objects around it.
    pub path: Vec<String>,
    /// Its byte position.
    pub at: usize,
    /// Its content; `None` if it is nested too deep to be read.
    pub json: Option<Map<String, Value>>,
}

/// The content of a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Walked {
    pub entries: Vec<Entry>,
    /// Values outside of entries, by their keys joined with `/`.
    pub outside: BTreeMap<String, Value>,
    /// Where and why the file could not be read any further.
    pub broken: Option<(usize, Reason)>,
}

/// Walks through a text: one JSON value, or one per line.
pub fn walk(text: &str) -> Walked {
    let mut walk = Walk { text, at: 0, path: vec![], found: Walked::default() };
    while walk.next_sign().is_some() {
        if let Err(why) = walk.value() {
            walk.found.broken = Some((walk.at, why));
            break;
        }
    }
    walk.found
}

struct Walk<'a> {
    text: &'a str,
    at: usize,
    path: Vec<String>,
    found: Walked,
}

impl<'a> Walk<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Skips white space and returns the next sign.
    fn next_sign(&mut self) -> Option<u8> {
        let rest = self.rest();
        let space = |c: char| matches!(c, ' ' | '\t' | '\r' | '\n');
        self.at += rest.len() - rest.trim_start_matches(space).len();
        self.rest().bytes().next()
    }

    /// Skips that sign, if it is the next one.
    fn pass(&mut self, sign: u8) -> bool {
        let is_next = self.next_sign() == Some(sign);
        self.at += usize::from(is_next);
        is_next
    }

    /// Parses the next value as a `T`; returns it and its end.
    fn read<T: Deserialize<'a>>(&self) -> Option<(T, usize)> {
        let mut values = serde_json::Deserializer::from_str(self.rest()).into_iter::<T>();
        let value = values.next()?.ok()?;
        Some((value, self.at + values.byte_offset()))
    }

    fn value(&mut self) -> Result<(), Reason> {
        if self.path.len() > DEEPEST {
            return Err(Reason::TooDeep);
        }
        match self.next_sign() {
            Some(b'{') => match self.read::<Asks>() {
                Some((Asks(true), end)) => self.entry(end),
                _ => self.object(),
            },
            Some(b'[') => self.array(),
            _ => {
                let (value, end) = self.read::<Value>().ok_or(Reason::Broken)?;
                self.at = end;
                if self.found.outside.len() < MOST_OUTSIDE {
                    self.found.outside.entry(self.path.join("/")).or_insert(value);
                }
                Ok(())
            }
        }
    }

    fn entry(&mut self, end: usize) -> Result<(), Reason> {
        if self.found.entries.len() >= MOST_ENTRIES {
            return Err(Reason::DeckFull);
        }
        let json = self.text.get(self.at..end).and_then(|json| serde_json::from_str(json).ok());
        self.found.entries.push(Entry { path: self.path.clone(), at: self.at, json });
        self.at = end;
        Ok(())
    }

    fn object(&mut self) -> Result<(), Reason> {
        self.pass(b'{');
        if self.pass(b'}') {
            return Ok(());
        }
        loop {
            if self.next_sign() != Some(b'"') {
                return Err(Reason::Broken);
            }
            let (key, end) = self.read::<Cow<'_, str>>().ok_or(Reason::Broken)?;
            let key: String = key.chars().take(60).collect();
            self.at = end;
            if !self.pass(b':') {
                return Err(Reason::Broken);
            }
            self.path.push(key);
            let inside = self.value();
            self.path.pop();
            inside?;
            if self.pass(b'}') {
                return Ok(());
            }
            if !self.pass(b',') {
                return Err(Reason::Broken);
            }
        }
    }

    fn array(&mut self) -> Result<(), Reason> {
        self.pass(b'[');
        if self.pass(b']') {
            return Ok(());
        }
        self.path.push(String::new());
        let inside = self.elements();
        self.path.pop();
        inside
    }

    fn elements(&mut self) -> Result<(), Reason> {
        loop {
            self.value()?;
            if self.pass(b']') {
                return Ok(());
            }
            if !self.pass(b',') {
                return Err(Reason::Broken);
            }
        }
    }
}

/// Whether an object is an entry, by its keys alone.
struct Asks(bool);

impl<'de> Deserialize<'de> for Asks {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Asks, D::Error> {
        struct Keys;
        impl<'de> Visitor<'de> for Keys {
            type Value = Asks;

            fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Asks, M::Error> {
                let (mut asks, mut holds) = (false, false);
                while let Some(key) = map.next_key::<String>()? {
                    asks |= ASKS.contains(&&*key);
                    holds |= HOLDS.contains(&&*key);
                    map.next_value::<IgnoredAny>()?;
                }
                Ok(Asks(asks && !holds))
            }
        }
        from.deserialize_map(Keys)
    }
}
