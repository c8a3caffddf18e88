//! Texts for a voice, PURE. Voices stumble over what is written for the eye – `1er`, `XIXe`, thousands with thin
//! spaces, `14 h`, `10 000 €`, « » –, each in its own way. So each language writes them out in words
//! ([`fr::written_out`], [`en::written_out`]), and long texts are split where one breathes ([`sentences`]). The texts of a deck
//! are said in its language, the app's own in the app's ([`two_languages`]).

pub mod asked;
pub mod en;
mod en_numbers;
pub mod fr;
mod fr_numbers;
mod fr_units;
mod pieces;
mod roman;
pub mod two_languages;

/// Maximum length of what a voice is given at once, in letters: some voices drop the end of a longer text.
const BREATH: usize = 180;

/// Minimum time a voice needs to start, in ms.
const BEGINS: u32 = 2_500;

/// Time the slowest voice needs per letter at its normal rate, in ms.
const LETTER: u32 = 130;

/// Time a reader needs per word, in ms.
const WORD: u32 = 300;

/// Minimum reading time of any text, in ms.
const GLANCE: u32 = 3_000;

/// Splits a text into the parts that are spoken one after the other: sentences, and the clauses of a long one.
#[must_use]
pub fn sentences(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![];
    for sentence in ends(text, |c| matches!(c, '.' | '!' | '?' | '…')) {
        if sentence.chars().count() <= BREATH {
            parts.push(sentence);
        } else {
            parts.extend(ends(&sentence, |c| matches!(c, ',' | ';' | ':')));
        }
    }
    parts
}

/// Splits a text after each such sign that is followed by a space.
fn ends(text: &str, is_end: fn(char) -> bool) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut ended = false;
    for c in text.trim().chars() {
        if ended && c.is_whitespace() {
            parts.push(String::new());
        }
        ended = is_end(c);
        parts.last_mut().expect("there is always a last one").push(c);
    }
    let parts = parts.into_iter().map(|part| part.trim().to_owned());
    parts.filter(|part| part.contains(char::is_alphanumeric)).collect()
}

/// The maximum time in ms to wait until a voice has spoken `text` at that rate, in percent. Some browsers never report
/// its end.
#[must_use]
pub fn patience(text: &str, rate_percent: u8) -> u32 {
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let whole = letters.saturating_mul(LETTER).saturating_mul(100);
    BEGINS.saturating_add(whole / u32::from(rate_percent.max(1)))
}

/// How long it takes to read a text with the eyes, in ms.
#[must_use]
pub fn reading_time(text: &str) -> u32 {
    let words = u32::try_from(text.split_whitespace().count()).unwrap_or(u32::MAX);
    words.saturating_mul(WORD).max(GLANCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_parted_at_its_sentences() {
        let text = "Question à Zoé. Qui peignit cela ? Léonard… ou Michel-Ange.";
        let parts = ["Question à Zoé.", "Qui peignit cela ?", "Léonard…", "ou Michel-Ange."];
        assert_eq!(sentences(text), parts);
        assert_eq!(sentences("trois virgule 5.2 mètres"), ["trois virgule 5.2 mètres"]);
        assert!(sentences(" … ").is_empty(), "signs alone are not said");
    }

    #[test]
    fn what_is_longer_than_a_breath_is_parted_at_its_commas() {
        let long = ["une moitié assez longue ", &"bla ".repeat(30), "fini"].concat();
        let text = [&long, ", ", &long, "."].concat();
        assert_eq!(sentences(&text), [[&long, ","].concat(), [&long, "."].concat()]);
        let short = "Un, deux, trois.";
        assert_eq!(sentences(short), [short]);
    }

    #[test]
    fn whoever_waits_for_a_voice_waits_for_its_length() {
        assert_eq!(patience("", 100), BEGINS);
        assert_eq!(patience("dix signes", 100), BEGINS + 10 * LETTER);
        assert!(patience("dix signes", 70) > patience("dix signes", 130));
        assert_eq!(patience("a", 0), BEGINS + 100 * LETTER, "no rate is nothing");
    }

    #[test]
    fn a_card_stays_for_its_words_and_never_less_than_a_glance() {
        assert_eq!(reading_time("Le but"), 3_000);
        assert_eq!(reading_time(&"mot ".repeat(30)), 9_000);
    }
}
