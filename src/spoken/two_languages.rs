//! Sentences in two languages: a text of a deck in a sentence of the app. It stands between the signs with which Unicode
//! isolates what is foreign in a line, as Fluent sets the values of its messages; no cleaned text has them
//! ([`crate::text::clean`]). Whoever shows or says such a sentence knows both languages.

const BEGINS: char = '\u{2068}';
const ENDS: char = '\u{2069}';

/// A text of a deck, to stand in a sentence of the app or by itself; no text stays none.
#[must_use]
pub fn of_deck(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    [BEGINS.into(), bare(text), ENDS.into()].concat()
}

/// The text without those signs.
#[must_use]
pub fn bare(text: &str) -> String {
    text.replace([BEGINS, ENDS], "")
}

/// The number of its letters without those signs.
#[must_use]
pub fn letters(text: &str) -> usize {
    text.chars().filter(|c| ![BEGINS, ENDS].contains(c)).count()
}

/// The parts of a sentence, and whether each is a deck's.
pub fn parts(text: &str) -> impl Iterator<Item = (bool, &str)> {
    let parts = text.split([BEGINS, ENDS]).enumerate();
    parts.map(|(place, part)| (place % 2 == 1, part)).filter(|(_, part)| !part.is_empty())
}

/// Joins texts, each as a sentence of its own.
pub fn in_sentences<'a>(texts: impl IntoIterator<Item = &'a String>) -> String {
    let mut said = String::new();
    for text in texts.into_iter().map(|text| text.trim()).filter(|text| !text.is_empty()) {
        if !said.is_empty() {
            said.push(' ');
        }
        said.push_str(text);
        if !text.trim_end_matches(ENDS).ends_with(['.', '!', '?', '…', ':']) {
            said.push('.');
        }
    }
    said
}

/// What is said of a sentence in which language: the app's in `ours`, a deck's in `decks`. Where both are the same it is
/// one text.
#[must_use]
pub fn utterances<L: Copy + PartialEq>(text: &str, ours: L, decks: L) -> Vec<(L, String)> {
    let mut all: Vec<(L, String)> = vec![];
    for (is_decks, part) in parts(text) {
        let language = if is_decks { decks } else { ours };
        match all.last_mut() {
            Some((last, said)) if *last == language => said.push_str(part),
            Some((_, said)) if !is_decks => {
                let (closes, rest) = part.split_at(closing(part));
                said.push_str(closes);
                all.extend((!rest.is_empty()).then(|| (language, rest.to_owned())));
            }
            _ => all.push((language, part.to_owned())),
        }
    }
    all.retain(|(_, said)| said.contains(char::is_alphanumeric));
    all
}

/// The length of the signs at the start of a text that close what stands before it.
fn closing(text: &str) -> usize {
    if !text.contains(char::is_alphanumeric) {
        return text.len();
    }
    text.find(|c: char| c.is_alphanumeric() || c.is_whitespace()).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said<'a>(all: &'a [(&'a str, String)]) -> Vec<(&'a str, &'a str)> {
        all.iter().map(|(language, text)| (*language, text.trim())).collect()
    }

    #[test]
    fn a_sentence_is_said_in_the_language_of_each_of_its_parts() {
        let answer = of_deck("the Eiffel Tower");
        let text = ["La bonne réponse\u{202f}: ", &answer, ". Zoé avait raison."].concat();
        let all = utterances(&text, "fr", "en");
        let wanted = [
            ("fr", "La bonne réponse\u{202f}:"),
            ("en", "the Eiffel Tower."),
            ("fr", "Zoé avait raison."),
        ];
        assert_eq!(said(&all), wanted);
        let all = utterances(&text, "en", "en");
        assert_eq!(all, [("en", bare(&text))], "one language, one text");
    }

    #[test]
    fn signs_alone_are_said_with_the_words_before_them() {
        let texts = ["Pour 200 €".to_owned(), of_deck("Who painted it?"), of_deck("A, Leonardo")];
        let all = utterances(&in_sentences(&texts), "fr", "en");
        let wanted = [("fr", "Pour 200 €."), ("en", "Who painted it? A, Leonardo.")];
        assert_eq!(said(&all), wanted);
        assert!(utterances(&of_deck("…"), "fr", "en").is_empty());
    }

    #[test]
    fn a_deck_s_text_is_marked_once() {
        let twice = of_deck(&of_deck("Rome"));
        assert_eq!(twice, of_deck("Rome"));
        assert_eq!(parts(&twice).collect::<Vec<_>>(), [(true, "Rome")]);
        assert_eq!((bare(&twice).as_str(), letters(&twice)), ("Rome", 4));
        assert_eq!(of_deck(""), "");
        assert_eq!(crate::text::clean(&twice, 90), "Rome", "nobody can type the signs");
    }

    #[test]
    fn each_text_is_a_sentence() {
        let texts = ["  Zoé  ", "", "C’est juste !", "Qui ?"].map(str::to_owned);
        assert_eq!(in_sentences(&texts), "Zoé. C’est juste ! Qui ?");
        assert_eq!(bare(&in_sentences(&[of_deck("Who?"), of_deck("me")])), "Who? me.");
    }
}
