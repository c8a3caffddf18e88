//! The gaps in texts, `{name}` or `{n|card|cards}`, are the same in both languages, and every call of `tr!`
//! fills exactly those of its text. (leptos_i18n's own interpolation checks this, too, at ten times the
//! wasm: see `src/texts.rs`.)

use super::{files, none};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

type Gaps = BTreeSet<String>;

fn gaps_of(text: &str) -> Gaps {
    let inside = |piece: &str| piece.split_once('}').map(|(gap, _)| gap.to_owned());
    let name = |gap: String| gap.split('|').next().unwrap_or_default().to_owned();
    text.split('{').skip(1).filter_map(inside).map(name).collect()
}

/// The gaps of every text of a language, by the text's key, such as `home.games`.
fn language(json: &str) -> BTreeMap<String, Gaps> {
    fn walk(at: &str, value: &Value, found: &mut BTreeMap<String, Gaps>) {
        match value {
            Value::Object(inner) => inner.iter().for_each(|(key, value)| {
                walk(
                    &if at.is_empty() { key.clone() } else { format!("{at}.{key}") },
                    value,
                    found,
                );
            }),
            Value::String(text) => _ = found.insert(at.to_owned(), gaps_of(text)),
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    walk("", &serde_json::from_str(json).expect("the app is built from it"), &mut found);
    found
}

/// The arguments of every call of `tr!`.
fn calls(code: &str) -> Vec<Vec<String>> {
    code.split("tr!(").skip(1).map(parted).collect()
}

fn parted(rest: &str) -> Vec<String> {
    let (mut parts, mut depth, mut in_text) = (vec![String::new()], 0, false);
    let mut letters = rest.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if in_text => _ = letters.next(),
            '"' => in_text = !in_text,
            _ if in_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("there is one at least").push(letter);
    }
    parts
        .into_iter()
        .map(|part| part.split_whitespace().collect())
        .filter(|part: &String| !part.is_empty())
        .collect()
}

/// The offence of a call whose arguments are not the gaps of its text.
fn unfit(call: &[String], texts: &BTreeMap<String, Gaps>) -> Option<String> {
    let (key, values) = call.split_first()?;
    let wanted = texts.get(key)?;
    let name = |value: &String| value.split_once('=').map(|(name, _)| name.to_owned());
    let given: Gaps = values.iter().filter_map(name).collect();
    (given != *wanted).then(|| format!("{key}: {given:?} for {wanted:?}"))
}

#[test]
fn both_languages_have_the_same_gaps() {
    let all: Vec<_> =
        files("src/app/locales", ".json").values().map(|json| language(json)).collect();
    let [one, other] = &all[..] else { panic!("two languages, not {}", all.len()) };
    let differs = |(key, gaps): (&String, &Gaps)| other.get(key) != Some(gaps);
    let offences: Vec<_> =
        one.iter().filter(|text| differs(*text)).map(|(key, _)| key.clone()).collect();
    none("texts whose gaps differ", &offences);
}

#[test]
fn every_call_fills_the_gaps_of_its_text() {
    let (_, json) = files("src/app/locales", ".json").pop_first().expect("there is English");
    let texts = language(&json);
    let mut offences = vec![];
    let mut known = 0;
    let said = ["src/app", "src/screens"].into_iter().flat_map(|folder| files(folder, ".rs"));
    for (file, code) in said {
        let calls = calls(&code);
        known += calls
            .iter()
            .filter(|call| call.first().is_some_and(|key| texts.contains_key(key)))
            .count();
        offences.extend(
            calls
                .iter()
                .filter_map(|call| unfit(call, &texts))
                .map(|what| format!("{file}: {what}")),
        );
    }
    assert!(known > 400, "{known} calls were found: the scanner has lost them");
    none("calls that do not fill their text", &offences);
}

#[test]
fn a_call_that_forgets_a_gap_is_found() {
    let texts = language(r#"{ "said": { "turn": "{name} has {n|card|cards}" } }"#);
    let check = |code: &str| calls(code).iter().filter_map(|call| unfit(call, &texts)).count();
    assert_eq!(check(r#"tr!(said.turn, name = of("a, (b"), n = 1)"#), 0);
    assert_eq!(check(r#"tr!(said.turn, name = x)"#), 1);
    assert_eq!(check(r#"tr!(said.turn)"#), 1);
}
