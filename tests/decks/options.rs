//! Gate 5: the stem does not give the answer away, the options exclude each other, nothing is
//! asked backwards.

use super::read::{Entry, Kind, Shelf};
use std::collections::BTreeMap;
use tablee::decks::answer::{folded, key};

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let entries = shelf.entries();
    let mut found = vec![];
    for entry in &entries {
        let name = entry.name();
        found.extend(leak(entry).map(|word| format!("{name}: {word:?} gives the answer away")));
        found.extend(overlap(entry).map(|what| format!("{name}: {what}")));
        if entry.kind != Kind::Luck && negations(&entry.lang, &entry.stem()) > 1 {
            found.push(format!("{name}: a double negation"));
        }
    }
    found.extend(too_many_negatives(&entries));
    found
}

/// A word of the right answer that stands in the stem, when some other option has none there. A
/// stem that names all its options ("de l'Inde ou de la Chine") tells nothing.
fn leak(entry: &Entry) -> Option<String> {
    match entry.kind {
        Kind::Sheet => return sheet_leak(entry),
        // What is counted stands in the stem of a number.
        Kind::Number | Kind::List | Kind::Luck => return None,
        _ => {}
    }
    let stem = long_words(&entry.stem());
    let told = |option: &str| {
        let mut words = long_words(option).into_iter();
        words.find(|word| stem.iter().any(|other| akin(word, other)))
    };
    let word = told(&entry.answer())?;
    let others = entry.others();
    let alone = others.is_empty() || others.iter().any(|other| told(other).is_none());
    // What every option has ("Louis" of four kings) does not tell them apart either.
    let shared = !others.is_empty()
        && others.iter().all(|other| long_words(other).iter().any(|w| akin(w, &word)));
    (alone && !shared).then_some(word)
}

/// On a sheet the false one gives itself away when the stem names it and none of the others.
fn sheet_leak(entry: &Entry) -> Option<String> {
    let stem = long_words(&entry.stem());
    let told = |option: &str| {
        let mut words = long_words(option).into_iter();
        words.find(|word| stem.iter().any(|other| akin(word, other)))
    };
    let names_another = entry.others().iter().any(|other| told(other).is_some());
    told(&entry.answer()).filter(|_| !names_another)
}

/// Whether a text has a word of the answer.
pub fn tells(text: &str, answer: &str) -> bool {
    let words = long_words(text);
    long_words(answer).iter().any(|word| words.iter().any(|other| akin(word, other)))
}

fn long_words(text: &str) -> Vec<String> {
    const EMPTY: [&str; 16] = [
        "dans", "avec", "pour", "sans", "elle", "cette", "leur", "plus", "moins", "quel", "quelle",
        "with", "that", "from", "which", "what",
    ];
    let folded = folded(text);
    let words = folded.split(' ').filter(|word| word.len() >= 4 && !EMPTY.contains(word));
    words.map(str::to_string).collect()
}

/// The same word, or one of its family: Italie and italien, prune and pruneau; of four letters
/// only the plural (mari is not Marie).
fn akin(one: &str, other: &str) -> bool {
    let (shorter, longer) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let common = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let plural = longer.strip_prefix(shorter).is_some_and(|rest| ["s", "x"].contains(&rest));
    one == other || plural || common >= 5 && shorter.len() - common <= 1
}

/// Two options that say the same, or one that says all of another and more.
fn overlap(entry: &Entry) -> Option<String> {
    let options = entry.options();
    for (at, one) in options.iter().enumerate() {
        if counts_the_others(one) {
            return Some(format!("{one:?} is no option of its own"));
        }
        for other in &options[at + 1..] {
            if key(one) == key(other) || within(one, other) || within(other, one) {
                return Some(format!("{one:?} and {other:?} overlap"));
            }
        }
    }
    None
}

/// "All of them", "neither": what only makes sense beside the other options.
fn counts_the_others(option: &str) -> bool {
    const ALONE: &str = "les deux|tous les deux|toutes les deux|aucun|aucune|aucun des deux|tous|\
        toutes|both|neither|none|all|all of them|none of them";
    const AT_FIRST: &str = "toutes les reponses|toutes ces|aucune de|aucun de|all of the|\
        none of the|ni l un|ni l une";
    let bare = folded(option);
    ALONE.split('|').any(|words| words == bare)
        || AT_FIRST.split('|').any(|words| bare.starts_with(words))
}

/// Whether a list contains another option: "Paris" and "Paris et Lyon". Names that begin alike
/// (Guinée, Guinée-Bissau) are good distractors.
fn within(one: &str, list: &str) -> bool {
    let list = folded(list);
    let parts = [" et ", " ou ", " and ", " or "].iter().find_map(|joint| list.split_once(joint));
    parts.is_some_and(|(first, second)| [first, second].iter().any(|part| key(part) == key(one)))
}

/// How often a stem says no.
pub fn negations(lang: &str, stem: &str) -> usize {
    let folded = folded(stem);
    let words: Vec<&str> = folded.split(' ').collect();
    let french = |at: usize| match words[at] {
        "ne" | "n" => words[at..].iter().skip(1).all(|word| *word != "que"),
        "sauf" | "excepte" | "intrus" | "faux" | "fausse" => true,
        _ => false,
    };
    let english = |at: usize| match words[at] {
        "not" | "never" | "except" | "false" | "untrue" | "neither" | "cannot" => true,
        "t" => at > 0 && words[at - 1].ends_with('n'),
        _ => false,
    };
    (0..words.len()).filter(|at| if lang == "fr" { french(*at) } else { english(*at) }).count()
}

/// Outside sheets one in a hundred may be negative; a deck below a hundred may have one.
fn too_many_negatives(entries: &[Entry]) -> Vec<String> {
    let mut decks: BTreeMap<(&str, &str), Vec<&Entry>> = BTreeMap::new();
    for entry in entries.iter().filter(|e| !matches!(e.kind, Kind::Sheet | Kind::Luck)) {
        decks.entry((&entry.lang, &entry.game)).or_default().push(entry);
    }
    let mut found = vec![];
    for entries in decks.values() {
        let negative = entries.iter().filter(|entry| negations(&entry.lang, &entry.stem()) > 0);
        let negative: Vec<String> = negative.map(|entry| entry.name()).collect();
        if negative.len() > (entries.len() / 100).max(1) {
            found.push(format!("too many negatives: {}", negative.join(", ")));
        }
    }
    found
}
