//! Gate 2: typography and length.

use super::read::{Deck, Entry, Kind, Shelf, text};
use tablee::decks::wording::{ends_like_a_sentence, words};

const LONGEST_STEM: usize = 110;
const LONGEST_RAPID_STEM: usize = 80;
const LONGEST_PROCEDURE: usize = 200;
const LONGEST_OPTION: usize = 40;
const MEDIAN_STEM: usize = 75;
const WORDS_OF_AN_ANSWER: usize = 3;
const NARROW: char = '\u{202f}';
const NO_BREAK: char = '\u{a0}';

pub fn offences(shelf: &Shelf) -> Vec<String> {
    let mut found = vec![];
    for entry in shelf.entries() {
        let said = [of_text(&entry), of_stem(&entry), of_options(&entry)].concat();
        found.extend(said.into_iter().map(|said| format!("{}: {said}", entry.name())));
    }
    found.extend(shelf.decks.iter().filter_map(median));
    found
}

/// Reports a deck whose median stem is too long.
fn median(deck: &Deck) -> Option<String> {
    let stems = deck.entries().into_iter().map(|entry| entry.stem().chars().count());
    let mut lengths: Vec<usize> = stems.filter(|length| *length > 0).collect();
    lengths.sort_unstable();
    let median = *lengths.get(lengths.len() / 2)?;
    let name = format!("{}/{}", deck.lang, deck.game);
    (median > MEDIAN_STEM).then(|| format!("{name}: the median stem has {median} letters"))
}

/// All texts of an entry that people see.
fn shown(entry: &Entry) -> Vec<String> {
    let keys = ["title", "q", "text", "unit", "clue", "keyword", "note"];
    let one = keys.map(|key| text(&entry.json, key)).to_vec();
    let lists = [entry.listed("answers"), entry.listed("traps")].concat();
    let mut all = [one, entry.options(), lists].concat();
    all.extend(entry.kind.is_open().then(|| entry.answer()));
    all.retain(|text| !text.is_empty());
    all
}

fn of_text(entry: &Entry) -> Vec<String> {
    let rules = |text: &String| {
        let language = if entry.lang == "fr" { french(text) } else { english(text) };
        let said = both(text).into_iter().chain(language);
        said.map(|said| format!("{said} in {text:?}")).collect::<Vec<_>>()
    };
    shown(entry).iter().flat_map(rules).collect()
}

fn of_stem(entry: &Entry) -> Vec<String> {
    let stem = entry.stem();
    let most = match entry.kind {
        Kind::Picture => return vec![],
        Kind::Open => LONGEST_RAPID_STEM,
        Kind::Luck => LONGEST_PROCEDURE,
        _ => LONGEST_STEM,
    };
    let length = stem.chars().count();
    let mut said = vec![];
    if length > most {
        said.push(format!("the stem has {length} letters of {most}"));
    }
    // A sheet may be a sentence to complete.
    let open_end = entry.kind == Kind::Sheet && stem.ends_with([':', '…']);
    if !stem.ends_with('?') && !open_end && entry.kind != Kind::Luck {
        said.push("the stem is no question".into());
    }
    said
}

fn of_options(entry: &Entry) -> Vec<String> {
    let open = entry.kind.is_open();
    let options = match entry.kind {
        Kind::List => entry.listed("answers"),
        _ if open => vec![entry.answer()],
        _ => entry.options(),
    };
    let mut said = vec![];
    for option in &options {
        let length = option.chars().count();
        if length > LONGEST_OPTION {
            said.push(format!("{option:?} has {length} letters of {LONGEST_OPTION}"));
        }
        if ends_like_a_sentence(option) {
            said.push(format!("{option:?} ends with a full stop"));
        }
        if open && words(option) > WORDS_OF_AN_ANSWER {
            said.push(format!("{option:?} has more than {WORDS_OF_AN_ANSWER} words"));
        }
    }
    said
}

/// The rules of both languages that a text breaks.
fn both(text: &str) -> Vec<&'static str> {
    let mut said = vec![];
    let mut rule = |broken: bool, what| said.extend(broken.then_some(what));
    rule(text.contains('\''), "' for ’");
    rule(text.contains('"'), "a straight quotation mark");
    rule(text.contains("..."), "... for …");
    rule(text.contains("  "), "two spaces");
    rule(text.trim() != text, "a space at the end");
    rule(text.contains(" ,") || text.contains(" .") || text.contains(" )"), "a space too much");
    rule(text.contains("( "), "a space after (");
    let long = text.split(|c: char| !c.is_ascii_digit()).any(|row| row.len() >= 5);
    rule(long, "thousands that are not set apart");
    said
}

/// The French rules that a text breaks.
pub fn french(text: &str) -> Vec<&'static str> {
    let mut said = spaces(text);
    let mut rule = |broken: bool, what| said.extend(broken.then_some(what));
    let chars: Vec<char> = text.chars().collect();
    let digits = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    let group = |at: usize| (1..=3).all(|by| digits(at + by)) && !digits(at + 4);
    let between = |at: usize| at > 0 && digits(at - 1);
    let parted = |marks: &[char]| {
        (0..chars.len()).any(|at| marks.contains(&chars[at]) && between(at) && group(at))
    };
    rule(parted(&[' ', NO_BREAK, '.']), "thousands without U+202F");
    let point = (0..chars.len()).any(|at| chars[at] == '.' && between(at) && digits(at + 1));
    rule(point && !parted(&['.']), "a decimal point for a comma");
    rule(text.contains(['“', '”']), "English quotation marks");
    let parts = text.split(|c: char| !c.is_alphanumeric());
    rule(parts.clone().any(is_long_ordinal), "an ordinal that is not 1er, 1re, 2e, XIXe");
    rule(parts.clone().any(is_misspelt), "a letter without its accent or ligature");
    said
}

/// Wrong spaces before and after French punctuation marks.
fn spaces(text: &str) -> Vec<&'static str> {
    let chars: Vec<char> = text.chars().collect();
    let before = |at: usize| if at == 0 { ' ' } else { chars[at - 1] };
    let after = |at: usize| chars.get(at + 1).copied().unwrap_or(' ');
    let mut said = vec![];
    for (at, c) in chars.iter().enumerate() {
        let in_time = before(at).is_ascii_digit() && after(at).is_ascii_digit();
        match c {
            ';' | '!' | '?' if !matches!(before(at), NARROW | '!' | '?') => {
                said.push("no U+202F before ; ! or ?");
            }
            ':' if before(at) != NO_BREAK && !in_time => said.push("no U+00A0 before :"),
            '«' if after(at) != NO_BREAK => said.push("no U+00A0 after «"),
            '»' if before(at) != NO_BREAK => said.push("no U+00A0 before »"),
            _ => {}
        }
    }
    said
}

/// Whether a word is an ordinal such as 2ème, 1ère, XIXème.
fn is_long_ordinal(word: &str) -> bool {
    let digits = |numeral: &str| numeral.bytes().all(|byte| byte.is_ascii_digit());
    let roman = |numeral: &str| numeral.chars().all(|c| "IVXLCDM".contains(c));
    let long = |ending: &str, roman_too: bool| {
        let numeral = word.strip_suffix(ending).unwrap_or_default();
        !numeral.is_empty() && (digits(numeral) || roman_too && roman(numeral))
    };
    // "Inde" and "Mère" are no ordinals.
    ["ème", "ième", "èmes"].iter().any(|ending| long(ending, true))
        || ["ère", "eme", "ieme", "nde"].iter().any(|ending| long(ending, false))
}

/// The most frequent mistakes; accents on capitals cannot be checked in general without a dictionary.
fn is_misspelt(word: &str) -> bool {
    const WORDS: &str = "A Ca Age Ame Ane Ebene Echecs Ecole Ecosse Ecran Ecureuil Edimbourg Egee \
        Eglise Egypte Elan Elephant Elysee Emeraude Emile Epee Equateur Equipe Erythree Etat Ete \
        Ethiopie Etoile Etranger Evian Evreux Ile Oeil Oeuf Oeuvre boeuf choeur coeur foetus \
        manoeuvre noeud oeil oeuf oeuvre soeur voeu";
    let one = word.strip_suffix('s').unwrap_or(word);
    WORDS.split(' ').any(|known| known == word || known == one)
}

/// The English rules that a text breaks.
pub fn english(text: &str) -> Vec<&'static str> {
    let chars: Vec<char> = text.chars().collect();
    let spaced = |at: usize| at > 0 && chars[at - 1].is_whitespace();
    let mut said = vec![];
    let mut rule = |broken: bool, what| said.extend(broken.then_some(what));
    let space = (0..chars.len()).any(|at| matches!(chars[at], ';' | ':' | '!' | '?') && spaced(at));
    rule(space, "a space before a mark");
    rule(text.contains(['«', '»']), "French quotation marks");
    rule(text.contains(NARROW), "a narrow space");
    said
}
