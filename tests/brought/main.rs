//! Files of questions as other programs write them, each with its right result beside it in `<file>.right`: the deck's
//! language and the format, the cards in order with what was changed in them, and the lines that stay out.

use std::fs;
use std::path::{Path, PathBuf};
use tablee::workshop::sheets::read_any;
use tablee::workshop::{Asks, Brought, Language, OwnCard};

/// A card in a line: its kind, the question, what is right and what is not.
fn shown(card: &OwnCard) -> String {
    let texts: Vec<String> = match &card.asks {
        Asks::Two(two) => two.right_and_wrong().map(Clone::clone).to_vec(),
        Asks::Sheet(sheet) => sheet.truths.iter().chain([&sheet.intruder]).cloned().collect(),
        Asks::Open(open) => [&open.answer].into_iter().chain(&open.accept).cloned().collect(),
        Asks::Choice(choice) => [&choice.right].into_iter().chain(&choice.wrong).cloned().collect(),
        Asks::List(list) => list.answers.iter().map(|listed| listed.a.clone()).collect(),
        Asks::Number(amount) => vec![format!("{} {}", amount.digits(), amount.unit)],
        Asks::Star(_) => vec![],
    };
    let line = format!("{} {} = {}", card.asks.kind().name(), card.q, texts.join(" / "));
    line.replace(['\u{A0}', '\u{202F}'], " ").trim_end().to_owned()
}

/// What was read, a line for each card, change and row that stays out.
fn told(brought: &Brought, language: &str) -> String {
    let format = brought.format.map_or_else(|| "-".to_owned(), |format| format!("{format:?}"));
    let mut lines = vec![format!("{language} {format}")];
    for (at, card) in brought.cards.iter().enumerate() {
        lines.push(shown(card));
        let changed = brought.changed.iter().filter(|changed| changed.card == at);
        lines.extend(changed.map(|changed| format!("+ {:?}", changed.what)));
    }
    let left = brought.left_out.iter().map(|left| format!("{} {:?}", left.line, left.reason));
    lines.into_iter().chain(left).map(|line| line + "\n").collect()
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/brought/files");
    let entries = fs::read_dir(folder).expect("the files lie there").flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_none_or(|ending| ending != "right"));
    files.sort();
    files
}

#[test]
fn each_file_has_its_right_result() {
    let mut wrong = vec![];
    for file in files() {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let right = fs::read_to_string(file.with_file_name(format!("{name}.right")));
        let right = right.expect("the right result lies beside it");
        let said = &right[..2];
        let language = if said == "en" { Language::En } else { Language::Fr };
        let bytes = fs::read(&file).expect("it is there");
        // What a file is, is seen from its content: the name helps nothing.
        for name in [&*name, "download", "a.txt"] {
            let found = told(&read_any(&bytes, name, language), said);
            if found != right {
                wrong.push(format!("{} as {name}:\n{found}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_file_that_is_cut_off_or_spoilt_is_read() {
    for file in files() {
        let bytes = fs::read(&file).expect("it is there");
        // Spreadsheets are long, and packed: a few hundred places of each.
        for at in (0..bytes.len()).step_by((bytes.len() / 300).max(7)) {
            let _ = read_any(&bytes[..at], "", Language::Fr);
            let mut spoilt = bytes.clone();
            spoilt[at] = [b'"', b';', 0, b'\n', 0xC3][at % 5];
            let _ = read_any(&spoilt, "", Language::En);
        }
    }
}
