//! Tools for the decks: `cargo run --example decks -- <check|stats|sample N|index> [game] [lang] [--root DIR]`
//!
//! `check` prints the offences of each gate of docs/decks.md §4, `stats` the shares of themes, cultures,
//! kinds and levels by pile, `sample` N random entries; `index` writes `public/decks/index.json` and
//! the `<lang>/<game>.txt` that say what each card is about.
//! `--root` names another checkout.

#![expect(clippy::disallowed_types, reason = "a program of its own may look at the clock")]

#[path = "../../tests/decks/gates/mod.rs"]
mod decks;
mod print;

use decks::read::{Entry, Shelf, root};
use decks::{GATES, doubles, index};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use tablee::rules::Rng;

/// The parsed command line.
struct Wish {
    verb: String,
    number: usize,
    game: Option<String>,
    lang: Option<String>,
    root: PathBuf,
}

impl Wish {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Wish, String> {
        let verb = words.next().ok_or("check, stats, sample N or index?")?;
        let (mut number, mut game, mut lang, mut folder) = (10, None, None, root());
        while let Some(word) = words.next() {
            match word.as_str() {
                "--root" => folder = words.next().ok_or("--root takes a folder")?.into(),
                "fr" | "en" => lang = Some(word),
                word if word.parse::<usize>().is_ok() => number = word.parse().unwrap_or(number),
                _ => game = Some(word),
            }
        }
        Ok(Wish { verb, number, game, lang, root: folder })
    }

    /// Whether the command line selects that deck.
    fn wants(&self, lang: &str, game: &str) -> bool {
        self.game.as_deref().is_none_or(|wanted| wanted == game)
            && self.lang.as_deref().is_none_or(|wanted| wanted == lang)
    }

    fn entries(&self, shelf: &Shelf) -> Vec<Entry> {
        shelf.entries().into_iter().filter(|entry| self.wants(&entry.lang, &entry.game)).collect()
    }
}

fn main() -> Result<(), String> {
    let wish = Wish::read(std::env::args().skip(1))?;
    if wish.verb == "index" {
        return write_index(&wish);
    }
    let shelf = Shelf::read(&wish.root);
    match wish.verb.as_str() {
        "check" => check(&wish, &shelf),
        "stats" => print::stats(&wish.entries(&shelf), &shelf),
        "sample" => sample(&wish, &shelf),
        other => return Err(format!("{other}: check, stats, sample N or index?")),
    }
    Ok(())
}

/// Runs each gate on the whole shelf, since some compare games; hides offences of decks that are not selected.
fn check(wish: &Wish, shelf: &Shelf) {
    let asked = |said: &String| {
        let names = ["fr", "en"]
            .iter()
            .flat_map(|lang| ["midi", "millions", "defizz", "egomaster"].map(|game| (*lang, game)));
        let mut named =
            names.filter(|(lang, game)| said.contains(&format!("{lang}/{game}"))).peekable();
        named.peek().is_none() || named.any(|(lang, game)| wish.wants(lang, game))
    };
    for (number, what, gate) in GATES {
        let found: Vec<String> = gate(shelf).into_iter().filter(asked).collect();
        println!("gate {number}, {what}: {} offences", found.len());
        found.iter().for_each(|said| println!("    {said}"));
    }
    let stale = index::offences(&wish.root);
    println!("index: {} offences", stale.len());
    stale.iter().for_each(|said| println!("    {said}"));
    let pairs: Vec<String> = doubles::to_look_at(shelf).into_iter().filter(asked).collect();
    println!("to be judged by eye: {}", pairs.len());
    pairs.iter().for_each(|pair| println!("    {pair}"));
}

fn sample(wish: &Wish, shelf: &Shelf) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |span| span.as_secs());
    let mut entries = wish.entries(shelf);
    Rng::new(now).shuffle(&mut entries);
    entries.iter().take(wish.number).for_each(print::entry);
}

fn write_index(wish: &Wish) -> Result<(), String> {
    let folder = wish.root.join("public/decks");
    let text = index::written(&wish.root);
    let index = ("index.json".to_owned(), text.clone());
    for (file, text) in index::abouts(&Shelf::read(&wish.root)).into_iter().chain([index]) {
        std::fs::write(folder.join(file), text).map_err(|why| why.to_string())?;
    }
    print!("{text}");
    Ok(())
}
