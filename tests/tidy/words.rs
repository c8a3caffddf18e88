//! The words of the table options (`src/app/setup/options.rs`): in both languages a switch has a hint, and
//! an option with several values has a word for each. And no text is unused.

use super::{files, none};
use serde_json::Value;
use tablee::rules::options::TableOptions;
use tablee::rules::{defizz, egomaster, heure, midi, millions};

/// Whether the words of an option match the number of values in the rules.
fn fits(title: &Value, hint: &Value, values: &Value, described: usize) -> bool {
    let several = values.as_str().map(|words| words.split('|').count());
    let says = |text: &Value| text.as_str().is_some_and(|text| !text.is_empty());
    match several {
        Some(words) => says(title) && hint.is_null() && words == described,
        None => says(title) && says(hint) && described == 2,
    }
}

/// The options of a game whose words are missing or do not fit, by language; `otherwise` lists options that the
/// screens show in another form.
fn unfit<O: TableOptions>(game: &str, otherwise: &[&str]) -> Vec<String> {
    let mut unfit = vec![];
    for (language, json) in files("src/app/locales", ".json") {
        let texts: Value = serde_json::from_str(&json).expect("the app is built from it");
        let words = &texts[[game, "_options"].concat()];
        for option in O::ALL.iter().filter(|option| !otherwise.contains(&option.id)) {
            let key = option.id.rsplit_once('-').map_or("", |(_, end)| end).to_lowercase();
            let word = |end: &str| &words[[&key, end].concat()];
            if !fits(word(""), word("_hint"), word("_values"), option.values.places().count()) {
                unfit.push(format!("{language}: {}", option.id));
            }
        }
    }
    unfit
}

#[test]
fn every_option_has_words_that_fit_it() {
    let mut offences = unfit::<midi::Options>("midi", &[]);
    offences.extend(unfit::<heure::Options>("heure", &["HEURE-O2", "HEURE-O5", "glow", "glowing"]));
    // Chosen with a slider, or as the way the game is led.
    let otherwise = ["MIL-O1", "MIL-O2", "MIL-O3", "MIL-O10"];
    offences.extend(unfit::<millions::Options>("millions", &otherwise));
    let otherwise = ["DEF-O7", "DEF-O8"];
    offences.extend(unfit::<defizz::Options>("defizz", &otherwise));
    let otherwise = ["EGO-O8", "EGO-O9", "EGO-V"];
    offences.extend(unfit::<egomaster::Options>("egomaster", &otherwise));
    none("words of a table option", &offences);
}

/// The full keys of a locale, such as `quiz.did_you_know`; those of plurals without their ending, as the app uses them.
fn keys(texts: &Value, root: &str, into: &mut Vec<String>) {
    for (name, text) in texts.as_object().into_iter().flatten() {
        let name = ["_one", "_many", "_other"]
            .iter()
            .find_map(|end| name.strip_suffix(end))
            .unwrap_or(name);
        let path = if root.is_empty() { name.to_owned() } else { [root, ".", name].concat() };
        if text.is_object() { keys(text, &path, into) } else { into.push(path) }
    }
}

#[test]
fn no_text_is_kept_that_nobody_reads() {
    let said = ["src/app", "src/screens"].map(|folder| files(folder, ".rs"));
    let mut code: String = said.into_iter().flat_map(|files| files.into_values()).collect();
    code.push_str(include_str!("../../src/texts.rs"));
    let code: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    for (language, json) in files("src/app/locales", ".json") {
        let texts: Value = serde_json::from_str(&json).expect("the app is built from it");
        let mut all = vec![];
        keys(&texts, "", &mut all);
        all.retain(|key| !code.contains(key));
        none(&["texts of ", &language, " that no screen asks for"].concat(), &all);
    }
}
