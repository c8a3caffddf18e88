//! Imports files of questions: `cargo run --example import -- [--en] [--advice] file...` prints the number of
//! cards, the changes and the rejected entries by line, the games that the deck can serve, with `--advice`
//! what could be better about each card, and writes `<file>.own.json`.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::{env, fs, io};
use tablee::workshop::sheets::read_any;
use tablee::workshop::{Brought, Cover, Language, OwnDeck, advice, own_json, serves};

fn main() -> io::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let english = words.iter().any(|word| word == "--en");
    let language = if english { Language::En } else { Language::Fr };
    let files = words.iter().filter(|word| !word.starts_with("--"));
    for file in files.map(PathBuf::from) {
        bring(&file, language)?;
    }
    Ok(())
}

fn bring(file: &Path, language: Language) -> io::Result<()> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let brought = read_any(&fs::read(file)?, &name, language);
    println!("{}: {:?}", file.display(), brought.format);
    tell(&brought, language);
    if brought.cards.is_empty() {
        return Ok(());
    }
    let cover = brought.cover.clone().unwrap_or(Cover { name, language, ..Cover::default() });
    let deck = OwnDeck { cover, cards: brought.cards };
    for serves in serves(&deck) {
        println!("  {:?}: {:?}, missing {:?}", serves.game, serves.now, serves.missing);
    }
    let mut written = file.as_os_str().to_owned();
    written.push(".own.json");
    println!("  -> {}", Path::new(&written).display());
    fs::write(written, own_json(&deck))
}

fn tell(brought: &Brought, language: Language) {
    println!(
        "  {} cards: {}",
        brought.cards.len(),
        counted(brought.cards.iter().map(|card| card.asks.kind()))
    );
    let all = brought.cards.iter().flat_map(|card| advice(card, language));
    let kinds = all.map(|advice| {
        format!("{advice:?}").split([' ', '(']).next().unwrap_or_default().to_owned()
    });
    println!("  advice: {}", counted(kinds));
    if env::args().any(|word| word == "--advice") {
        for card in &brought.cards {
            let said = advice(card, language);
            said.iter().for_each(|advice| println!("  {advice:?}: {}", card.q));
        }
    }
    for changed in &brought.changed {
        println!("  line {}: {:?}", changed.line, changed.what);
    }
    for left in &brought.left_out {
        let q = left.draft.as_ref().map_or("", |draft| &draft.q);
        println!("  line {} left out: {:?} {q}", left.line, left.reason);
    }
    if brought.untold > 0 {
        println!("  and {} more", brought.untold);
    }
}

/// How often each value occurs, as text.
fn counted<T: Debug>(all: impl Iterator<Item = T>) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    all.for_each(|one| *counts.entry(format!("{one:?}").replace('"', "")).or_default() += 1);
    counts.iter().map(|(name, count)| format!("{count} {name}")).collect::<Vec<_>>().join(", ")
}
