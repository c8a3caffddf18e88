//! The language in which the texts of a deck are.

use serde::{Deserialize, Serialize};

/// The language in which a deck is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    #[default]
    Fr,
    En,
}

impl Language {
    /// Both.
    pub const ALL: [Language; 2] = [Language::Fr, Language::En];

    /// Its code, as in `public/decks/<lang>`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
        }
    }

    /// The language of that code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of the deck of that name, with which its id ends: `midi-fr`, `own-k3.alone/midi-en`. A blend has
    /// one language: ours are taken in that of one's own deck. `None` where the name is unknown.
    #[must_use]
    pub fn of_deck(name: &str) -> Option<Language> {
        Language::of_code(name.rsplit_once('-')?.1)
    }

    /// The words for true and false.
    #[must_use]
    pub const fn truth(self) -> [&'static str; 2] {
        match self {
            Language::Fr => ["Vrai", "Faux"],
            Language::En => ["True", "False"],
        }
    }

    /// The sign before decimals.
    #[must_use]
    pub const fn decimal_sign(self) -> char {
        match self {
            Language::Fr => ',',
            Language::En => '.',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decks_name_says_its_language() {
        let index = include_str!("../../public/decks/index.json");
        let decks: serde_json::Value = serde_json::from_str(index).expect("an index");
        let decks = decks.as_array().expect("a list of decks");
        assert!(decks.len() >= 8, "four games in two languages");
        for deck in decks {
            let text = |key: &str| deck[key].as_str().expect("a text").to_owned();
            let language = Language::of_deck(&text("id")).map(Language::code);
            assert_eq!(language, Some(&*text("lang")), "{}", text("id"));
        }
        for name in ["", "fr", "own-k3", "own-en.alone/"] {
            assert_eq!(Language::of_deck(name), None, "{name}");
        }
    }

    #[test]
    fn a_blend_is_in_the_language_of_ours_in_it() {
        for (ours, language) in [("midi-fr", Language::Fr), ("defizz-en", Language::En)] {
            for mixed in [false, true] {
                let chosen = crate::workshop::Chosen { id: "k-en".into(), mixed };
                assert_eq!(Language::of_deck(&chosen.deck(ours)), Some(language));
            }
        }
    }
}
