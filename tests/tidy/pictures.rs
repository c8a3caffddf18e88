//! The drawings of the rules: one per chapter, none unused; and how the app refers to drawings.

use super::{files, none};
use std::collections::BTreeSet;

/// The names of the drawings that the chapters of a game's rules show.
fn asked_for(path: &str, text: &str) -> Vec<String> {
    let game = path.trim_start_matches("src/explain/").trim_end_matches(".rs");
    let named = text.split("Chapter::new(\"").skip(1).filter_map(|rest| rest.split_once('"'));
    named.map(|(phase, _)| [game, "-", phase].concat()).collect()
}

#[test]
fn every_chapter_of_the_rules_has_its_drawing() {
    let help = files("src/explain", ".rs");
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

#[test]
fn every_drawing_is_asked_for_where_it_may_lie_in_the_page() {
    // The one-file app has no files beside it: only `pictures` and `sprites` know where a drawing is.
    let asks = ["pictures.rs", "sprites.rs"].map(|name| ["src/app/browser/", name].concat());
    let views = files("src/app", ".rs").into_iter().filter(|(path, _)| !asks.contains(path));
    let direct = |(path, text): (String, String)| {
        let line = text.lines().position(|line| {
            !line.trim_start().starts_with("//") && line.contains("\"pictures/")
        })?;
        Some(format!("{path}:{}", line + 1))
    };
    none("browser::pictures or browser::sprites", &views.filter_map(direct).collect::<Vec<_>>());
}
