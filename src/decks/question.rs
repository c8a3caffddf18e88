//! The kinds of question that several games ask: one answer, a number, a list. Card types of the decks, and finding a
//! typed answer on a list.

use super::answer::{self, Verdict};
use super::decimal::Decimal;
use super::{Language, Note};
use serde::{Deserialize, Serialize};

/// An open question and its answers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Open {
    pub q: String,
    pub answer: String,
    #[serde(default)]
    pub accept: Vec<String>,
    #[serde(default)]
    pub refuse: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

/// A question whose answer is a number (DEF-CIB1).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Target {
    pub q: String,
    pub value: Decimal,
    /// The unit; empty for a year.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unit: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

/// A question with a list of answers (DEF-PIN1).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct List {
    pub q: String,
    pub answers: Vec<Listed>,
    /// Frequent wrong answers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traps: Vec<Trap>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Note,
}

/// An answer of a list, with other wordings of the same answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Listed {
    pub a: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accept: Vec<String>,
}

/// A frequent answer that is not on the list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trap {
    pub a: String,
    #[serde(default)]
    pub why: String,
}

/// Minimum number of answers, which keeps a round going.
pub const SHORTEST_LIST: usize = 4;
/// Maximum number of answers that fit on a screen and on the tally of a contest.
pub const LONGEST_LIST: usize = 64;

/// A borrowed question of any kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Question<'a> {
    /// One answer.
    Open(&'a Open),
    /// A number.
    Target(&'a Target),
    /// A list.
    List(&'a List),
}

impl<'a> Question<'a> {
    /// The question text.
    #[must_use]
    pub fn q(self) -> &'a str {
        match self {
            Question::Open(question) => &question.q,
            Question::Target(question) => &question.q,
            Question::List(question) => &question.q,
        }
    }

    /// The line of explanation.
    #[must_use]
    pub fn note(self) -> &'a Note {
        match self {
            Question::Open(question) => &question.note,
            Question::Target(question) => &question.note,
            Question::List(question) => &question.note,
        }
    }

    /// Whether the typed text, in the deck's language, is wrong but sounds right, so that the table may be asked.
    #[must_use]
    pub fn sounds_right(self, typed: &str, language: Option<Language>) -> bool {
        match self {
            Question::Open(open) => open.verdict(typed, language) == Verdict::Sounds,
            Question::List(list) => {
                let verdict = |place| list.verdict(typed, language, place);
                let mut sounds = (0..list.answers.len()).map(verdict);
                list.find(typed, language).is_none()
                    && sounds.any(|verdict| verdict == Verdict::Sounds)
            }
            Question::Target(_) => false,
        }
    }

    /// The texts that must not be empty; within one question they must differ.
    #[must_use]
    pub fn texts(self) -> Vec<&'a str> {
        match self {
            Question::Open(question) => vec![&question.q, &question.answer],
            Question::Target(question) => vec![&question.q],
            Question::List(question) => {
                let answers = question.answers.iter().map(|answer| &*answer.a);
                answers.chain([&*question.q]).collect()
            }
        }
    }

    /// Whether it is a list that is too short to keep a round going, or too long to be tallied.
    #[must_use]
    pub fn is_odd_list(self) -> bool {
        let Question::List(list) = self else { return false };
        !(SHORTEST_LIST..=LONGEST_LIST).contains(&list.answers.len())
    }
}

impl Open {
    /// Whether the typed text is right, in the deck's language.
    #[must_use]
    pub fn judge(&self, typed: &str, language: Option<Language>) -> bool {
        self.verdict(typed, language).is_right()
    }

    fn verdict(&self, typed: &str, language: Option<Language>) -> Verdict {
        answer::verdict_in(language, typed, &self.answer, &self.accept, &self.refuse)
    }
}

impl List {
    /// The place of the typed answer on the list, in the deck's language; another answer or a trap is never taken for it.
    #[must_use]
    pub fn find(&self, typed: &str, language: Option<Language>) -> Option<usize> {
        let verdicts = (0..self.answers.len()).map(|place| self.verdict(typed, language, place));
        let verdicts: Vec<Verdict> = verdicts.collect();
        let first = |wanted| verdicts.iter().position(|verdict| *verdict == wanted);
        first(Verdict::Exact).or_else(|| first(Verdict::Near))
    }

    fn verdict(&self, typed: &str, language: Option<Language>, place: usize) -> Verdict {
        let listed = &self.answers[place];
        let others = self.answers.iter().enumerate().filter(|(other, _)| *other != place);
        let others = others.flat_map(|(_, other)| other.accept.iter().chain([&other.a]));
        let wrong: Vec<String> =
            others.chain(self.traps.iter().map(|trap| &trap.a)).cloned().collect();
        answer::verdict_in(language, typed, &listed.a, &listed.accept, &wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planets() -> List {
        let names = ["Mercure", "Vénus", "la Terre", "Mars"];
        let listed = |a: &&str| Listed { a: (*a).to_owned(), accept: vec![] };
        let traps = vec![Trap { a: "Pluton".into(), why: "planète naine".into() }];
        let mut list =
            List { answers: names.iter().map(listed).collect(), traps, ..List::default() };
        list.answers[2].accept.push("la planète bleue".into());
        list
    }

    #[test]
    fn a_typed_answer_is_found_on_its_list() {
        for (typed, place) in [
            ("venus", Some(1)),
            ("La planete bleue", Some(2)),
            ("Mercur", Some(0)),
            ("terre", Some(2)),
            ("Pluton", None),
            ("Jupiter", None),
            ("", None),
        ] {
            assert_eq!(planets().find(typed, Some(Language::Fr)), place, "{typed:?}");
        }
    }

    #[test]
    fn a_list_of_three_is_too_short() {
        let mut list = planets();
        assert!(!Question::List(&list).is_odd_list());
        list.answers.pop();
        assert!(Question::List(&list).is_odd_list());
        list.answers = vec![Listed::default(); LONGEST_LIST + 1];
        assert!(Question::List(&list).is_odd_list());
    }
}
