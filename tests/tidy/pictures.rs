//! The drawings of the rules: one a chapter, and none that no chapter shows.

use super::{files, none};
use std::collections::BTreeSet;

/// The names of the drawings that the chapters of a game's rules ask for.
fn asked_for(path: &str, text: &str) -> Vec<String> {
    let game = path.trim_start_matches("src/app/").split('/').next().unwrap_or_default();
    let named = text.split("chapter(\"").skip(1).filter_map(|rest| rest.split_once('"'));
    named.map(|(phase, _)| [game, "-", phase].concat()).collect()
}

#[test]
fn every_chapter_of_the_rules_has_its_drawing() {
    let help = files("src/app", "help.rs");
    let chapters: BTreeSet<String> =
        help.iter().flat_map(|(path, text)| asked_for(path, text)).collect();
    let drawn: BTreeSet<String> = files("public/pictures/rules", ".svg")
        .into_keys()
        .filter_map(|path| Some(path.strip_suffix(".svg")?.rsplit('/').next()?.to_owned()))
        .collect();
    assert!(chapters.len() > 40, "the chapters are found: {chapters:?}");
    let missing: Vec<String> = chapters.symmetric_difference(&drawn).cloned().collect();
    none("a drawing in public/pictures/rules (tools/draw-rules.mjs)", &missing);
}
