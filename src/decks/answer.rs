//! Typed answers against the printed one (MIDI-Q32): for now exact after folding case, accents,
//! punctuation and a leading article.

/// Whether `typed` is the answer: `canon` or one of `accept`, and none of `refuse`.
#[must_use]
pub fn judge(typed: &str, canon: &str, accept: &[String], refuse: &[String]) -> bool {
    let typed = folded(typed);
    let same = |text: &String| folded(text) == typed;
    !typed.is_empty()
        && !refuse.iter().any(same)
        && (folded(canon) == typed || accept.iter().any(same))
}

const ARTICLES: [&str; 9] = ["le", "la", "les", "l", "un", "une", "des", "du", "the"];

fn folded(text: &str) -> String {
    let plain: String = text.chars().flat_map(char::to_lowercase).flat_map(plain).collect();
    let mut words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    if words.len() > 1 && ARTICLES.contains(&words[0]) {
        words.remove(0);
    }
    words.join(" ")
}

/// A lower-case letter without its accent; what is no letter and no digit becomes a space.
fn plain(c: char) -> impl Iterator<Item = char> {
    let text = match c {
        'à' | 'â' | 'ä' | 'á' | 'ã' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' | 'í' => "i",
        'ô' | 'ö' | 'ó' => "o",
        'ù' | 'û' | 'ü' | 'ú' => "u",
        'ç' => "c",
        'ñ' => "n",
        'ÿ' => "y",
        'œ' => "oe",
        'æ' => "ae",
        c if c.is_alphanumeric() => return Plain::One(Some(c)),
        _ => " ",
    };
    Plain::Text(text.chars())
}

enum Plain {
    One(Option<char>),
    Text(std::str::Chars<'static>),
}

impl Iterator for Plain {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        match self {
            Plain::One(c) => c.take(),
            Plain::Text(text) => text.next(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn midi_q32_spelling_accents_and_articles_do_not_matter() {
        let accept = ["l’Helvétie".to_owned()];
        let refuse = ["Suède".to_owned()];
        for (typed, right) in [
            ("La Suisse", true),
            ("  suisse ! ", true),
            ("helvetie", true),
            ("SUÈDE", false),
            ("", false),
            ("la", false),
        ] {
            assert_eq!(judge(typed, "Suisse", &accept, &refuse), right, "{typed:?}");
        }
    }
}
