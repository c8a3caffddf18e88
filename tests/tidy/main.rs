//! Checks the conventions of the code: what the rules may not use, how long files and functions may
//! be, module docs, one cascade layer per sheet.

mod circles;
mod code;
mod contexts;
mod fields;
mod games;
mod gaps;
mod phases;
mod pictures;
mod poster;
mod rule_ids;
mod style;
mod views;
mod words;

use code::{code_only, functions, has_word, without_tests};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Above this a file only causes a warning: a coherent test need not be split for it.
const USUAL_LINES: usize = 400;
const MOST_LINES: usize = 600;
const MOST_LINES_OF_A_FUNCTION: usize = 40;
/// A component may be longer than other functions, as it contains its view.
const MOST_LINES_OF_A_COMPONENT: usize = 60;

/// The files under `folder` whose paths end in `ending`, with their contents; paths are relative to the project's root.
fn files(folder: &str, ending: &str) -> BTreeMap<String, String> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() { walk(&path, found) } else { found.push(path) }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = vec![];
    walk(&root.join(folder), &mut found);
    let name = |path: &PathBuf| {
        let path = path.strip_prefix(root).expect("it lies under the root");
        path.to_string_lossy().replace('\\', "/")
    };
    let read = |path: PathBuf| Some((name(&path), fs::read_to_string(path).ok()?));
    found.into_iter().filter_map(read).filter(|(name, _)| name.ends_with(ending)).collect()
}

fn all_rust() -> BTreeMap<String, String> {
    ["src", "tests", "examples"].into_iter().flat_map(|folder| files(folder, ".rs")).collect()
}

/// Panics with every offence, one a line.
fn none(rule: &str, offences: &[String]) {
    assert!(offences.is_empty(), "{rule}:\n  {}", offences.join("\n  "));
}

// Each type that the standard library sorts costs 4 kB of wasm; tests cost none.
#[test]
fn lists_are_sorted_by_one_function() {
    let tests = ["src/small_sort.rs", "test", "laws.rs", "second_reading.rs"];
    let mut sources = files("src", ".rs");
    sources.retain(|name, _| !tests.iter().any(|part| name.contains(part)));
    let sorts = |text: &str| [".sort_by(", ".sort_by_key("].iter().any(|sort| text.contains(sort));
    let found = sources.into_iter().filter(|(_, text)| sorts(without_tests(text)));
    none("lists are sorted by SmallSort", &found.map(|(name, _)| name).collect::<Vec<_>>());
}

#[test]
fn the_rules_know_no_browser_and_no_float() {
    // Clippy finds clocks, unordered maps, unwrap and unsafe (Cargo.toml, clippy.toml).
    let banned = ["web_sys", "js_sys", "leptos", "wasm_bindgen", "gloo_timers", "f32", "f64"];
    let mut offences = vec![];
    let pure = ["src/rules", "src/decks", "src/screens"];
    for (name, text) in pure.into_iter().flat_map(|folder| files(folder, ".rs")) {
        for (number, line) in code_only(&text).lines().enumerate() {
            for word in banned.iter().filter(|word| has_word(line, word)) {
                offences.push(format!("{name}:{} {word}", number + 1));
            }
        }
    }
    none("src/rules, src/decks and src/screens are pure", &offences);
}

#[test]
fn no_test_lies_where_it_never_runs() {
    // src/app is compiled for the browser only; code that can be tested without one belongs elsewhere.
    let tests = |(name, text): (String, String)| text.contains("#[cfg(test)]").then_some(name);
    let app = files("src/app", ".rs").into_iter();
    none("no tests under src/app", &app.filter_map(tests).collect::<Vec<_>>());
}

#[test]
fn every_source_opens_by_saying_what_it_is() {
    let silent = |(name, text): (String, String)| {
        let said =
            text.lines().next().is_some_and(|line| line.starts_with("//! ") && line.len() > 12);
        (!said).then_some(name)
    };
    let sources = all_rust().into_iter();
    none("a //! line first", &sources.filter_map(silent).collect::<Vec<_>>());
}

#[test]
fn no_source_is_too_long() {
    let all = all_rust();
    let longer = |most: usize| {
        let long = move |(name, text): (&String, &String)| {
            let lines = text.lines().count();
            (lines > most).then(|| format!("{name}: {lines}"))
        };
        all.iter().filter_map(long).collect::<Vec<_>>()
    };
    longer(USUAL_LINES).iter().for_each(|long| eprintln!("warning: over 400 lines, {long}"));
    none("at most 600 lines", &longer(MOST_LINES));
}

#[test]
fn no_function_is_too_long() {
    let mut offences = vec![];
    for (name, text) in all_rust() {
        for function in functions(without_tests(&code_only(&text))) {
            let most = if function.component || function.table {
                MOST_LINES_OF_A_COMPONENT
            } else {
                MOST_LINES_OF_A_FUNCTION
            };
            if function.lines > most {
                offences.push(format!("{name}:{} {} of {most} lines", function.at, function.lines));
            }
        }
    }
    none("at most 40 lines a function, 60 a component or a table of words", &offences);
}

/// French has a space before an exclamation mark. It must be a no-break space: a line that begins with
/// the mark looks broken.
#[test]
fn french_texts_have_spaces_that_hold() {
    let broken = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        let loose = |pair: &[char]| match pair {
            [' ', '!' | '?' | ';' | ':' | '»'] | ['«', ' '] => true,
            [before, '!' | '?' | ';'] => before.is_alphanumeric(),
            _ => false,
        };
        letters.windows(2).any(loose)
    };
    let json = &files("src/app/locales", "fr.json")["src/app/locales/fr.json"];
    let texts = json.lines().filter_map(|line| Some(line.split_once("\": \"")?.1));
    let offences: Vec<String> = texts.filter(|text| broken(text)).map(Into::into).collect();
    none("U+202F before ! ? ; and U+00A0 before : and inside « »", &offences);
}

#[test]
fn no_file_is_named_after_nothing() {
    let vague = ["utils", "util", "common", "helpers", "helper", "manager", "misc"];
    let named = |name: &String| name.split(['/', '.']).any(|part| vague.contains(&part));
    let offences: Vec<String> = files("src", "").into_keys().filter(named).collect();
    none("a file is named after what it holds", &offences);
}
