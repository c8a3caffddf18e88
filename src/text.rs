//! Cleans text from outside – typed, or from a file, a link, the storage of another build – before it appears in a
//! sentence of ours, PURE. Invisible characters, and those that reverse whole sentences, have no place in a name.

/// Maximum number of marks on one letter: more would hang over the lines above and below.
const MARKS: usize = 3;

/// Removes control, invisible and direction characters, collapses spaces, trims, and cuts after `most` letters.
/// A clean text stays as it is.
#[must_use]
pub fn clean(text: &str, most: usize) -> String {
    let mut clean = String::new();
    let (mut letters, mut marks) = (0, 0);
    for c in text.chars().filter(|c| c.is_whitespace() || !is_unseen(*c)) {
        let c = space(c);
        let doubled = is_space(c) && clean.chars().next_back().is_none_or(is_space);
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if letters == most {
            break;
        }
        if !doubled && marks <= MARKS {
            clean.push(c);
            letters += 1;
        }
    }
    // Joiners and variation selectors alone show nothing.
    if clean.chars().all(|c| is_space(c) || is_joiner(c)) {
        return String::new();
    }
    clean.truncate(clean.trim_end_matches(|c| is_space(c) || c == '\u{200D}').len());
    clean
}

/// Includes spaces that do not break, which stay: French punctuation needs them.
const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\u{A0}' | '\u{202F}')
}

fn space(c: char) -> char {
    if c.is_whitespace() && !is_space(c) { ' ' } else { c }
}

const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}

/// Whether a character is written over or under the letter before.
const fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}'
            | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}'
    )
}

/// All but the joiner U+200D, which stays: families of emoji need it.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{AD}'
                | '\u{61C}'
                | '\u{34F}'
                | '\u{115F}'
                | '\u{1160}'
                | '\u{17B4}'
                | '\u{17B5}'
                | '\u{180B}'..='\u{180F}' | '\u{3164}' | '\u{FFA0}' | '\u{FEFF}'
        )
        || matches!(c, '\u{200B}' | '\u{200C}' | '\u{200E}' | '\u{200F}')
        || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
        || matches!(c, '\u{FFF0}'..='\u{FFFB}' | '\u{FFFD}' | '\u{E0000}'..='\u{E0FFF}')
        || matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}')
}

/// Splits a text before each raised ending of an ordinal: "le 1er mai" is `("le 1", "er")`,
/// `(" mai", "")`. Figures and Roman numbers up to XXXIX (centuries, kings), both languages' endings;
/// joined again it is the text.
#[must_use]
pub fn ordinals(text: &str) -> Vec<(&str, &str)> {
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    while let Some(found) = text[at..].find(is_numeral) {
        let start = at + found;
        let number = run(&text[start..], is_numeral);
        let letters = run(&text[start + number.len()..], char::is_alphanumeric);
        let end = start + number.len() + letters.len();
        let begins = !text[..start].chars().next_back().is_some_and(char::is_alphanumeric);
        if begins && raises(number, letters) {
            parts.push((&text[from..start + number.len()], letters));
            from = end;
        }
        at = end;
    }
    if from < text.len() {
        parts.push((&text[from..], ""));
    }
    parts
}

/// Words that follow a verb and its hyphen: "dort-elle", "a-t-on", "garde-la". No line break between them.
const ENCLITICS: [&str; 22] = [
    "t", "il", "ils", "elle", "elles", "on", "je", "tu", "ce", "nous", "vous", "moi", "toi", "lui",
    "leur", "le", "la", "les", "en", "y", "ci", "là",
];

/// Longest word that is kept on one line, in letters: a telephone is narrow.
const LONGEST_WHOLE: usize = 20;

/// Splits a text into parts that may break and words that must not: "que dort-elle" is `("que ", "dort-elle")`;
/// joined again it is the text.
#[must_use]
pub fn inversions(text: &str) -> Vec<(&str, &str)> {
    let (mut parts, mut from) = (Vec::new(), 0);
    for (start, word) in words(text) {
        let bound = word.split('-').skip(1).any(|end| ENCLITICS.contains(&end));
        if bound && word.chars().count() <= LONGEST_WHOLE {
            parts.push((&text[from..start], word));
            from = start + word.len();
        }
    }
    if from < text.len() {
        parts.push((&text[from..], ""));
    }
    parts
}

/// The words of a text with their byte positions; hyphens belong to a word.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let within = |c: char| c.is_alphanumeric() || c == '-';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(within)?;
        let word = run(&text[start..], within);
        at = start + word.len();
        Some((start, word))
    })
}

const fn is_numeral(c: char) -> bool {
    matches!(c, '0'..='9' | 'I' | 'V' | 'X')
}

/// The longest prefix of such characters.
fn run(text: &str, is: impl Fn(char) -> bool) -> &str {
    text.split_once(|c| !is(c)).map_or(text, |(head, _)| head)
}

fn raises(number: &str, ending: &str) -> bool {
    let figures = number.bytes().all(|c| c.is_ascii_digit());
    let one = number == "I" || number == "1";
    match ending {
        "er" | "re" => one,
        "e" => figures || number.bytes().all(|c| !c.is_ascii_digit()),
        "st" | "nd" | "rd" | "th" => figures,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinals_are_raised_in_both_languages() {
        let raised = |text: &str| {
            ordinals(text)
                .iter()
                .map(|(_, up)| *up)
                .filter(|up| !up.is_empty())
                .collect::<Vec<_>>()
                .join(" ")
        };
        for (text, up) in [
            ("le 1er mai, la 1re fois, François Ier, la Ire Internationale", "er re er re"),
            ("au XIXe siècle, la Ve République, le 86e", "e e e"),
            ("the 1st, 2nd, 3rd and 24th of May", "st nd rd th"),
            ("Vers Xerxès, Vie, IVe", "e"),
            ("4e5, A1er, 12er, 10 e, H2O, 3D, X2e, VIII", ""),
            ("", ""),
        ] {
            assert_eq!(raised(text), up, "{text}");
            let joined: String =
                ordinals(text).iter().flat_map(|(plain, up)| [*plain, *up]).collect();
            assert_eq!(joined, text);
        }
    }

    #[test]
    fn a_verb_and_its_pronoun_stay_together() {
        fn together(text: &str) -> Vec<&str> {
            let parts = inversions(text);
            let joined: String = parts.iter().flat_map(|(plain, whole)| [*plain, *whole]).collect();
            assert_eq!(joined, text);
            parts.into_iter().map(|(_, whole)| whole).filter(|it| !it.is_empty()).collect()
        }
        for (text, whole) in [
            ("Où l’ours dort-elle\u{202F}?", &["dort-elle"][..]),
            ("À quoi joue-t-on, et qu’est-ce que c’est", &["joue-t-on", "est-ce"]),
            ("Garde-la.", &["Garde-la"]),
            ("Jean-Luc, un arc-en-ciel, peut-être", &["arc-en-ciel"]),
            ("vingt-deux", &[]),
            ("", &[]),
        ] {
            assert_eq!(together(text), whole, "{text}");
        }
    }

    #[test]
    fn what_people_type_stays() {
        for name in [
            "Zoé",
            "Jean-Luc",
            "O’Neill",
            "Ὀδυσσεύς",
            "山田",
            "محمد",
            "👩‍👩‍👧",
            "Bienvenue\u{202F}!",
            "e\u{301}",
        ] {
            assert_eq!(clean(name, 64), name);
        }
    }

    #[test]
    fn nothing_turns_a_sentence_round() {
        for c in "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}".chars() {
            assert_eq!(clean(&format!("a{c}b"), 9), "ab", "U+{:04X}", u32::from(c));
        }
    }

    #[test]
    fn nothing_unseen_is_a_name() {
        for text in [
            "",
            " \t\n",
            "\u{200B}",
            "\u{200D}\u{FE0F}",
            "\u{3164}",
            "\u{7}\u{1B}",
            "\u{2028}",
            "\u{E0041}",
            "\u{E000}",
        ] {
            assert_eq!(clean(text, 9), "", "{text:?}");
        }
    }

    #[test]
    fn spaces_are_one_and_letters_so_many() {
        assert_eq!(clean("  a \n\t b  ", 9), "a b");
        assert_eq!(clean("abcdef", 3), "abc");
        assert_eq!(clean("ab cd", 3), "ab");
        assert_eq!(
            clean(&format!("e{}x", "\u{301}".repeat(40)), 64),
            format!("e{}x", "\u{301}".repeat(MARKS))
        );
    }

    #[test]
    fn a_clean_text_stays_as_it_is() {
        let mut rng = crate::rules::Rng::new(7);
        for _ in 0..2_000 {
            let text: String = (0..12).filter_map(|_| char::from_u32(rng.below(0x3000))).collect();
            let once = clean(&text, 8);
            assert_eq!(clean(&once, 8), once, "{text:?}");
        }
    }
}
