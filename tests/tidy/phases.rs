//! `docs/phases.md` names every phase of each game with its files; the files exist and bear its name.

use super::{files, none};
use std::collections::BTreeSet;
use std::path::Path;
use tablee::rules::GameId;

/// The variants of `enum Phase` in a game's rules.
fn phases(game: &str) -> BTreeSet<String> {
    let name = format!("src/rules/{game}/mod.rs");
    let text = &files(&format!("src/rules/{game}"), "mod.rs")[&name];
    let (_, body) = text.split_once("enum Phase {\n").expect("a game has phases");
    let (body, _) = body.split_once("\n}").expect("the enum ends");
    let variant = |line: &str| {
        let line = line.strip_prefix("    ")?;
        let named = line.starts_with(|c: char| c.is_ascii_uppercase());
        named.then(|| line.chars().take_while(|c| c.is_alphanumeric()).collect())
    };
    body.lines().filter_map(variant).collect()
}

/// The rows of the document: phase, rules file, screen file.
fn rows(text: &str) -> Vec<[&str; 3]> {
    let cells = text.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix("| ")?.split(" | ").collect();
        let [phase, rules, screen] = cells[..] else { return None };
        let screen = screen.trim_end_matches(" |");
        let phase = phase.split(' ').next()?;
        rules.ends_with(".rs`").then(|| [phase, rules.trim_matches('`'), screen.trim_matches('`')])
    });
    cells.collect()
}

/// Two phases of *Millions* in which all play at once share the rules of those in which one plays (MIL-O12).
const SHARED: [(&str, &str); 2] =
    [("Choices", "millions/choice.rs"), ("FinalWords", "millions/confirm.rs")];

/// Whether a file, or the folder of a `mod.rs`, has the phase's name in snake case.
fn bears_name(path: &str, phase: &str) -> bool {
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    let file = path.rsplit('/').next().unwrap_or_default();
    file.replace('_', "") == phase.to_lowercase()
}

#[test]
fn a_phase_has_one_name_in_rules_and_on_the_screen() {
    let text = &files("docs", "phases.md")["docs/phases.md"];
    let mut offences = vec![];
    for [phase, rules, screen] in rows(text) {
        let files = [rules, screen].into_iter().filter(|path| !SHARED.contains(&(phase, *path)));
        let others = files.filter(|path| !bears_name(path, phase));
        offences.extend(others.map(|path| format!("{phase}: {path}")));
    }
    none("the files of a phase bear its name", &offences);
}

#[test]
fn every_phase_has_its_files_in_the_document() {
    let text = &files("docs", "phases.md")["docs/phases.md"];
    let rows = rows(text);
    let mut offences = vec![];
    for game in GameId::ALL.map(GameId::name) {
        let prefix = format!("{game}/");
        let told = rows.iter().filter(|[.., screen]| screen.starts_with(&prefix));
        let told: BTreeSet<String> = told.map(|[phase, ..]| (*phase).to_owned()).collect();
        let there = phases(game);
        assert!(there.len() > 5, "the phases of {game} are found: {there:?}");
        offences.extend(there.symmetric_difference(&told).map(|phase| format!("{game}: {phase}")));
    }
    none("docs/phases.md names the phases that there are", &offences);
    let lost = rows
        .iter()
        .flat_map(|[_, rules, screen]| [format!("src/rules/{rules}"), format!("src/app/{screen}")]);
    let lost: Vec<String> = lost.filter(|path| !Path::new(path).exists()).collect();
    none("each file of docs/phases.md is there", &lost);
}
