//! Reads the decks and their lines in `content/` as plain JSON: a faulty card is still read, so that the
//! gates can report its faults.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The kind of a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Two propositions, one of them hidden.
    Two,
    /// Three propositions.
    Three,
    /// Four propositions.
    Four,
    /// Six true propositions and a false one.
    Sheet,
    /// An open question.
    Open,
    /// A picture to name.
    Picture,
    /// A number to be guessed as closely as possible.
    Number,
    /// A list whose answers are named in turn.
    List,
    /// A procedure of luck.
    Luck,
}

impl Kind {
    /// Whether its one answer is spoken or typed.
    pub const fn is_open(self) -> bool {
        matches!(self, Kind::Open | Kind::Picture)
    }
}

/// A question of a card, or a card that is one question.
#[derive(Clone, Debug)]
pub struct Entry {
    pub lang: String,
    pub game: String,
    pub pile: String,
    pub card: String,
    /// The card's id, with `#2` for its second question.
    pub id: String,
    pub kind: Kind,
    pub json: Value,
}

/// A deck file.
#[derive(Clone, Debug)]
pub struct Deck {
    pub lang: String,
    pub game: String,
    pub json: Value,
}

/// A line of `content/<lang>/<game>.jsonl`.
#[derive(Clone, Debug)]
pub struct Line {
    pub lang: String,
    pub game: String,
    pub json: Value,
}

/// All decks, the lines and tables about their entries, and the names of the pictures.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    pub decks: Vec<Deck>,
    pub lines: Vec<Line>,
    pub tables: BTreeMap<String, String>,
    pub pictures: Vec<String>,
    /// Files and lines that are not JSON, with the error.
    pub unread: Vec<String>,
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a folder whose names end so, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    found.retain(|path| path.is_file() && path.to_string_lossy().ends_with(ending));
    found.sort();
    found
}

/// The subfolders of a folder, sorted by name.
fn folders(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let found = entries.map(|entry| (entry.file_name().to_string_lossy().into(), entry.path()));
    let mut found: Vec<(String, PathBuf)> = found.filter(|(_, path)| path.is_dir()).collect();
    found.sort();
    found
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into()
}

/// Whether a star's folder has ten hex digits for a name, so that requests do not reveal the answer.
fn tells_nothing(name: &str) -> bool {
    name.len() == 10 && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether a star's folder contains the pieces behind its fourteen flaps, and nothing else.
fn is_cut(folder: &Path) -> bool {
    let pieces = (1..=7).flat_map(|place| [format!("l{place}"), format!("s{place}")]);
    let mut pieces: Vec<String> = pieces.collect();
    pieces.sort();
    let found: Vec<String> = files(folder, ".webp").iter().map(|path| stem(path)).collect();
    found == pieces && fs::read_dir(folder).is_ok_and(|entries| entries.count() == pieces.len())
}

impl Shelf {
    /// Reads `public/decks`, `content` and `public/pictures` under `root`.
    pub fn read(root: &Path) -> Shelf {
        let mut shelf = Shelf::default();
        let (decks, content) = (root.join("public/decks"), root.join("content"));
        for (lang, folder) in folders(&decks) {
            for path in files(&folder, ".json").iter().filter(|path| !is_schema(path)) {
                let read = fs::read_to_string(path).map(|text| serde_json::from_str(&text));
                match read {
                    Ok(Ok(json)) => {
                        shelf.decks.push(Deck { lang: lang.clone(), game: stem(path), json })
                    }
                    other => shelf.unread.push(format!("{}: {other:?}", path.display())),
                }
            }
        }
        for (lang, folder) in folders(&content) {
            for path in files(&folder, ".jsonl") {
                let text = fs::read_to_string(&path).unwrap_or_default();
                shelf.add_lines(&lang, &stem(&path), &text);
            }
        }
        for path in files(&content.join("tables"), ".csv") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into();
            shelf.tables.insert(name, fs::read_to_string(&path).unwrap_or_default());
        }
        shelf.pictures = folders(&root.join("public/pictures/stars"))
            .iter()
            .filter(|(name, folder)| tells_nothing(name) && is_cut(folder))
            .map(|(name, _)| format!("pictures/stars/{name}"))
            .collect();
        shelf
    }

    pub fn add_lines(&mut self, lang: &str, game: &str, text: &str) {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            match serde_json::from_str(line) {
                Ok(json) => self.lines.push(Line { lang: lang.into(), game: game.into(), json }),
                Err(error) => {
                    self.unread.push(format!("{lang}/{game}.jsonl:{}: {error}", number + 1));
                }
            }
        }
    }

    /// Every entry of every deck.
    pub fn entries(&self) -> Vec<Entry> {
        self.decks.iter().flat_map(Deck::entries).collect()
    }
}

fn is_schema(path: &Path) -> bool {
    path.to_string_lossy().ends_with(".schema.json")
}

impl Deck {
    /// Its piles and their cards.
    pub fn piles(&self) -> impl Iterator<Item = (&String, &Vec<Value>)> {
        let piles = self.json.as_object().into_iter().flatten();
        piles.filter_map(|(name, cards)| Some((name, cards.as_array()?)))
    }

    pub fn entries(&self) -> Vec<Entry> {
        let cards = self.piles().flat_map(|(pile, cards)| cards.iter().map(move |c| (pile, c)));
        cards.flat_map(|(pile, card)| self.entries_of(pile, card)).collect()
    }

    fn entries_of(&self, pile: &str, card: &Value) -> Vec<Entry> {
        let parts = ["questions", "cards"].iter().find_map(|key| card.get(key)?.as_array());
        let name = text(card, "id");
        let entry = |id: String, json: &Value| Entry {
            lang: self.lang.clone(),
            game: self.game.clone(),
            pile: pile.into(),
            card: name.clone(),
            id,
            kind: kind_of(json),
            json: json.clone(),
        };
        match parts {
            Some(parts) => {
                let numbered = (1..).zip(parts);
                numbered.map(|(number, part)| entry(format!("{name}#{number}"), part)).collect()
            }
            None => vec![entry(name.clone(), card)],
        }
    }
}

/// The kind of a question, by its keys.
pub fn kind_of(json: &Value) -> Kind {
    let has = |key: &str| json.get(key).is_some();
    match json.get("wrong").and_then(Value::as_array).map(Vec::len) {
        _ if has("picture") => Kind::Picture,
        _ if has("hidden") => Kind::Two,
        _ if has("value") => Kind::Number,
        _ if has("answers") => Kind::List,
        _ if has("device") => Kind::Luck,
        _ if has("true") => Kind::Sheet,
        _ if has("answer") => Kind::Open,
        Some(0..=2) => Kind::Three,
        _ => Kind::Four,
    }
}

/// A text of an object; empty when it is missing.
pub fn text(json: &Value, key: &str) -> String {
    json.get(key).and_then(Value::as_str).unwrap_or_default().to_string()
}

/// A list of texts of an object; empty when it is missing.
pub fn list(json: &Value, key: &str) -> Vec<String> {
    let items = json.get(key).and_then(Value::as_array).into_iter().flatten();
    items.filter_map(|item| item.as_str().map(str::to_string)).collect()
}

impl Entry {
    pub fn stem(&self) -> String {
        text(&self.json, if self.kind == Kind::Luck { "text" } else { "q" })
    }

    /// The clue or keyword that is shown before it is chosen; empty if it has none.
    pub fn hint(&self) -> String {
        let hints = ["clue", "keyword"].map(|key| text(&self.json, key));
        hints.concat()
    }

    /// The answers or traps of a list; `key` is `answers` or `traps`.
    pub fn listed(&self, key: &str) -> Vec<String> {
        let all = self.json.get(key).and_then(Value::as_array).into_iter().flatten();
        all.map(|one| text(one, "a")).collect()
    }

    /// The right proposition or the answer, on a sheet the false proposition; empty for a list or luck.
    pub fn answer(&self) -> String {
        let key = match self.kind {
            Kind::Two => text(&self.json, "right"),
            Kind::Three | Kind::Four => "right".into(),
            Kind::Sheet => "false".into(),
            Kind::Open | Kind::Picture => "answer".into(),
            Kind::Number => return self.number(),
            Kind::List | Kind::Luck => return String::new(),
        };
        text(&self.json, &key)
    }

    /// The number with its unit.
    fn number(&self) -> String {
        let value = self.json.get("value").map(Value::to_string).unwrap_or_default();
        format!("{value} {}", text(&self.json, "unit")).trim().to_string()
    }

    /// The other propositions.
    pub fn others(&self) -> Vec<String> {
        match self.kind {
            Kind::Two if text(&self.json, "right") == "hidden" => vec![text(&self.json, "visible")],
            Kind::Two => vec![text(&self.json, "hidden")],
            Kind::Three | Kind::Four => list(&self.json, "wrong"),
            Kind::Sheet => list(&self.json, "true"),
            Kind::Open | Kind::Picture | Kind::Number | Kind::List | Kind::Luck => vec![],
        }
    }

    /// All propositions; none for an open question.
    pub fn options(&self) -> Vec<String> {
        let mut options = self.others();
        options.extend((!options.is_empty()).then(|| self.answer()));
        options
    }

    /// Its name in offences.
    pub fn name(&self) -> String {
        format!("{}/{} {}", self.lang, self.game, self.id)
    }
}

/// The id of a line's entry: `mi-k-001#2`, which lines may also write as `mi-k-001/2`, `mi-k-001-2`,
/// `mi-k-001.2` or `mi-k-001q2`.
pub fn entry_id(line: &Value, cards: &[String]) -> String {
    let id = text(line, "id");
    let card = cards.iter().filter(|card| id.starts_with(card.as_str())).max_by_key(|c| c.len());
    let Some(card) = card else { return id };
    let part = id[card.len()..].trim_start_matches(['/', '-', '.', '#', ':', 'q']);
    match part.parse::<u8>() {
        Ok(number) => format!("{card}#{number}"),
        Err(_) => id,
    }
}
