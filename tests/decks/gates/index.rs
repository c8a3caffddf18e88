//! The files that `cargo run --example decks -- index` writes match the decks: `public/decks/index.json` lists
//! the decks with their sizes and the checksums by which the app notices that a cached one is stale;
//! `<lang>/<game>.txt` says what each card is about and for whom, as `src/decks/taste.rs` reads it.

use super::read::{Deck, Shelf, files, text};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use tablee::decks::taste::Theme;

/// The title of each game, in both languages.
const TITLES: [(&str, &str); 4] = [
    ("midi", "Les 12 Coups de Midi"),
    ("millions", "Qui veut gagner des millions\u{202f}?"),
    ("defizz", "Défizz"),
    ("egomaster", "Egomaster"),
];

/// Where the index and the `.txt` files under `root` do not match the decks; without decks there need be none.
pub fn offences(root: &Path) -> Vec<String> {
    let folder = root.join("public/decks");
    let decks = decks(&folder);
    let index = fs::read_to_string(folder.join("index.json"));
    let index: Vec<Value> = match index.map(|text| serde_json::from_str(&text)) {
        Ok(Ok(index)) => index,
        Ok(Err(error)) => return vec![format!("index.json is no list: {error}")],
        Err(_) if decks.is_empty() => return vec![],
        Err(_) => return vec!["index.json is missing".into()],
    };
    let mut found = vec![];
    for (file, bytes) in &decks {
        let line = index.iter().find(|line| text(line, "file") == *file);
        match line {
            None => found.push(format!("{file} is not in it")),
            Some(line) => found.extend(of_line(file, bytes, line)),
        }
    }
    let gone = index.iter().map(|line| text(line, "file")).filter(|file| !decks.contains_key(file));
    found.extend(gone.map(|file| format!("{file} is in it, but no deck")));
    if index.len() != decks.len() {
        found.push(format!("{} lines for {} decks", index.len(), decks.len()));
    }
    let stale = abouts(&Shelf::read(root)).into_iter();
    let stale = stale
        .filter(|(file, text)| fs::read_to_string(folder.join(file)).ok() != Some(text.clone()));
    found.extend(stale.map(|(file, _)| format!("{file} is stale: write the index anew")));
    found
}

/// The `.txt` files, by name, that say what each card of a deck is about: `mi-k-001 g2s1l2a3`.
pub fn abouts(shelf: &Shelf) -> Vec<(String, String)> {
    let known: BTreeMap<(&str, String), &Value> = shelf
        .lines
        .iter()
        .map(|line| ((&*line.lang, text(&line.json, "id")), &line.json))
        .collect();
    let about = |deck: &Deck| {
        let mut cards: Vec<(String, String)> = vec![];
        for entry in deck.entries() {
            if cards.last().is_none_or(|(card, _)| *card != entry.card) {
                cards.push((entry.card.clone(), String::new()));
            }
            if let Some((_, about)) = cards.last_mut() {
                about.push_str(&letters(known.get(&(&*deck.lang, entry.id.clone())).copied()));
            }
        }
        let lines: Vec<String> =
            cards.into_iter().map(|(card, about)| format!("{card} {about}\n")).collect();
        (format!("{}/{}.txt", deck.lang, deck.game), lines.concat())
    };
    shelf.decks.iter().map(about).collect()
}

/// An entry's letter for the theme and digit for the audience: 1 a child of 7 knows it, 3 experts only.
fn letters(line: Option<&Value>) -> String {
    let theme = line.and_then(|line| Theme::of_content(&text(line, "theme")));
    let whom = line.and_then(|line| line.get("for")).and_then(Value::as_u64).unwrap_or(2);
    let theme: String = theme.into_iter().map(Theme::letter).collect();
    format!("{theme}{whom}")
}

/// Every deck file by its path relative to `public/decks`.
fn decks(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut decks = BTreeMap::new();
    for lang in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = lang.file_name().to_string_lossy().to_string();
        for path in files(&lang.path(), ".json") {
            let file = path.file_name().unwrap_or_default().to_string_lossy().to_string();
            if !file.ends_with(".schema.json") {
                decks.insert(format!("{name}/{file}"), fs::read(&path).unwrap_or_default());
            }
        }
    }
    decks
}

/// The index as it should be, one line per deck.
pub fn written(root: &Path) -> String {
    let decks = decks(&root.join("public/decks"));
    let lines: Vec<String> = decks.iter().map(|(file, bytes)| line(file, bytes)).collect();
    format!("[\n  {}\n]\n", lines.join(",\n  "))
}

fn line(file: &str, bytes: &[u8]) -> String {
    let (lang, game) = file.trim_end_matches(".json").split_once('/').unwrap_or_default();
    let title = TITLES.iter().find(|(known, _)| *known == game).map_or(game, |(_, title)| title);
    let quoted = |text: &str| Value::from(text).to_string();
    format!(
        "{{\"id\":{},\"game\":{},\"lang\":{},\"title\":{},\"file\":{},\"entries\":{},\"cards\":{},\"sha256\":{}}}",
        quoted(&format!("{game}-{lang}")),
        quoted(game),
        quoted(lang),
        quoted(title),
        quoted(file),
        entries(file, bytes),
        cards(file, bytes),
        quoted(&sum(bytes)),
    )
}

fn deck(file: &str, bytes: &[u8]) -> Deck {
    let (lang, game) = file.trim_end_matches(".json").split_once('/').unwrap_or_default();
    let json = serde_json::from_slice(bytes).unwrap_or_default();
    Deck { lang: lang.into(), game: game.into(), json }
}

fn entries(file: &str, bytes: &[u8]) -> usize {
    deck(file, bytes).entries().len()
}

fn cards(file: &str, bytes: &[u8]) -> usize {
    let ids: BTreeSet<String> =
        deck(file, bytes).entries().into_iter().map(|entry| entry.card).collect();
    ids.len()
}

fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn of_line(file: &str, bytes: &[u8], line: &Value) -> Vec<String> {
    let (lang, game) = file.trim_end_matches(".json").split_once('/').unwrap_or_default();
    let mut found = vec![];
    let wanted = [
        ("id", format!("{game}-{lang}")),
        ("game", game.into()),
        ("lang", lang.into()),
        ("sha256", sum(bytes)),
    ];
    for (key, value) in wanted {
        if text(line, key) != value {
            found.push(format!("{file}: {key} is {:?}, not {value:?}", text(line, key)));
        }
    }
    if text(line, "title").is_empty() {
        found.push(format!("{file} has no title"));
    }
    for (key, count) in [("entries", entries(file, bytes)), ("cards", cards(file, bytes))] {
        if line.get(key).and_then(Value::as_u64) != Some(count as u64) {
            found.push(format!("{file} has {count} {key}, not {:?}", line.get(key)));
        }
    }
    found
}

#[test]
fn a_missing_or_stale_index_is_seen() {
    let root = std::env::temp_dir().join(format!("tablee-index-{}", std::process::id()));
    let put = |file: &str, text: &str| {
        let path = root.join("public/decks").join(file);
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("writable");
        fs::write(path, text).expect("writable");
    };
    assert_eq!(offences(&root), Vec::<String>::new(), "no deck, no index");
    put("fr/midi.json", "{\"stars\":[{\"id\":\"mi-e-01\",\"picture\":\"x\"}]}");
    assert_eq!(offences(&root), ["index.json is missing"]);
    let sum = "3ecb3372f6b4dccec4bb97bb6c3b9b4d9bff8f1a3a5b7aa1cfa8a1ff4f2f1c1d";
    let line = |file: &str, sum: &str, entries: u8| {
        format!(
            "{{\"id\":\"midi-fr\",\"game\":\"midi\",\"lang\":\"fr\",\"title\":\"Midi\",\
             \"file\":\"{file}\",\"entries\":{entries},\"sha256\":\"{sum}\"}}"
        )
    };
    put("index.json", &format!("[{}]", line("fr/midi.json", sum, 2)));
    let stale = offences(&root);
    assert_eq!(stale.len(), 4, "{stale:?}");
    assert!(stale[0].contains("sha256") && stale[1].contains("1 entries"), "{stale:?}");
    put("index.json", &format!("[{}]", line("fr/millions.json", sum, 1)));
    let other = offences(&root);
    assert!(other.iter().any(|it| it.contains("fr/midi.json is not in it")), "{other:?}");
    assert!(other.iter().any(|it| it.contains("fr/millions.json is in it")), "{other:?}");
    put("index.json", &written(&root));
    assert_eq!(offences(&root), ["fr/midi.txt is stale: write the index anew"]);
    put("fr/midi.txt", "mi-e-01 2\n");
    assert_eq!(offences(&root), Vec::<String>::new(), "it was written anew");
    fs::remove_dir_all(&root).expect("it was just made");
}
