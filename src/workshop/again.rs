//! The raw text of an entry that was left out, to be corrected by hand and read again.

use super::MOST_CARDS;
use super::brought::{Brought, Format, LeftOut, Reason};
use super::card::{Language, OwnCard};
use super::pace::{Pace, at_once};
use super::read::read_as;
use super::table::{self, Told};
use serde::de::IgnoredAny;

/// Maximum size of an entry in bytes: nobody corrects a longer one in a field of a page.
const LONGEST: usize = 8_000;

/// An entry as it is in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raw {
    format: Format,
    /// What must be known of its table so that it can be read alone.
    told: Told,
    /// What must precede it: the root of XML.
    before: &'static str,
    /// The entry.
    pub text: String,
    /// What must follow it.
    behind: &'static str,
}

impl Raw {
    /// The entry that begins at that line, from 1, of a file of which that was said; `None` where it cannot be separated
    /// from the text around it.
    #[must_use]
    pub fn at(file: &str, format: Format, told: &Told, line: usize) -> Option<Raw> {
        let start = line_starts(file).nth(line.checked_sub(1)?)?;
        let rest = &file[start..];
        let mut alone = Told::default();
        let (before, text, behind) = match format {
            Format::Csv | Format::Sheet => {
                let (told, row) = table::alone(file, told, start);
                alone = told;
                ("", row, "")
            }
            Format::Lines => ("", rest.lines().next()?, ""),
            Format::Gift | Format::Aiken => ("", block(rest), ""),
            Format::Moodle => {
                let (question, _) = rest.split_once("</question>")?;
                let from = question.find("<question")?;
                ("<quiz>", &rest[from..question.len() + "</question>".len()], "</quiz>")
            }
            _ => ("", object(rest).filter(|_| line > 1)?, ""),
        };
        let text = text.trim_matches(['\r', '\n']);
        let fits = !text.trim().is_empty() && text.len() <= LONGEST;
        fits.then(|| Raw { format, told: alone, before, text: text.to_owned(), behind })
    }

    /// Reads the entry with its text replaced by `text`.
    #[must_use]
    pub fn read(&self, text: &str, language: Language) -> Brought {
        let whole = [self.before, text, self.behind].concat();
        at_once(read_as(&whole, self.format, &self.told, language, &Pace::steady()))
    }
}

fn line_starts(text: &str) -> impl Iterator<Item = usize> {
    [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at + 1))
}

/// Everything before the next blank line.
fn block(rest: &str) -> &str {
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        if line.trim().is_empty() {
            break;
        }
        end += line.len();
    }
    &rest[..end]
}

/// The JSON object at the start of a text.
fn object(rest: &str) -> Option<&str> {
    let rest = rest.trim_start();
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<IgnoredAny>();
    let whole = rest.starts_with('{') && values.next()?.is_ok();
    whole.then(|| &rest[..values.byte_offset()])
}

impl LeftOut {
    /// Whether a person can make a question of it.
    #[must_use]
    pub fn can_be_mended(&self) -> bool {
        let of_quiz = matches!(
            self.reason,
            Reason::DeckFull | Reason::TooDeep | Reason::OwnEntities | Reason::NoQuiz
        );
        !of_quiz && !self.reason.is_of_file()
    }
}

impl Brought {
    /// Replaces an entry that was left out by these cards, at the end, if there is room.
    pub fn mend(&mut self, at: usize, cards: Vec<OwnCard>) {
        if at < self.left_out.len() && self.cards.len() + cards.len() <= MOST_CARDS {
            self.left_out.remove(at);
            self.cards.extend(cards);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;

    /// The only entry of a file that was left out, with its raw text.
    fn only(text: &str, name: &str) -> (Raw, Brought) {
        let brought = read(text.as_bytes(), name, Language::Fr);
        let [left] = &brought.left_out[..] else { panic!("one is left out: {brought:?}") };
        assert!(left.can_be_mended());
        let format = brought.format.expect("it is known");
        (Raw::at(text, format, &Told::default(), left.line).expect("it stands there"), brought)
    }

    fn mended(text: &str, name: &str, wrong: &str, right: &str) {
        let (raw, mut brought) = only(text, name);
        assert!(raw.text.contains(wrong), "{raw:?}");
        assert!(raw.read(&raw.text, Language::Fr).cards.is_empty(), "{raw:?}");
        let again = raw.read(&raw.text.replace(wrong, right), Language::Fr);
        assert_eq!((again.cards.len(), again.left_out.len()), (1, 0), "{again:?}");
        let before = brought.cards.len();
        brought.mend(0, again.cards);
        assert_eq!((brought.cards.len(), brought.left_out.len()), (before + 1, 0));
    }

    #[test]
    fn an_entry_is_mended_alone_in_every_format() {
        let table =
            "question;réponse;faux\nOù ?;ici;là\n\"Qui\nest-ce ?\";;lui | elle\nQuoi ?;a;b\n";
        mended(table, "a.csv", ";;", ";moi;");
        mended(
            "Où est Lyon ? {=ici ~là ~ailleurs\n\nQui ? {=moi}\n",
            "a.gift",
            "ailleurs",
            "ailleurs}",
        );
        mended(
            "Où ?\nA. ici\nB. là\nANSWER: C\n\nQui ?\nA. moi\nB. toi\nANSWER: A\n",
            "",
            "ANSWER: C",
            "ANSWER: B",
        );
        let xml = "<quiz>\n<question type=\"truefalse\"><questiontext><text>Un ?</text></questiontext><answer fraction=\"0\"><text>true</text></answer></question>\n</quiz>";
        mended(xml, "a.xml", "fraction=\"0\"", "fraction=\"100\"");
        let json = "{\"tablee\":\"deck\",\"version\":1,\"cards\":[\n{\"q\":\"Qui ?\",\"kind\":\"rebus\",\"answer\":\"moi\"},\n{\"q\":\"Où ?\",\"kind\":\"open\",\"answer\":\"ici\"}]}";
        mended(json, "a.json", "rebus", "open");
    }

    #[test]
    fn what_is_wrong_with_a_whole_file_is_not_mended_here() {
        for (text, name) in [("", ""), ("Bonjour.", "a.txt"), ("\0", "a.csv")] {
            let brought = read(text.as_bytes(), name, Language::Fr);
            assert!(brought.left_out.iter().all(|left| !left.can_be_mended()), "{brought:?}");
        }
        assert_eq!(Raw::at("a\n", Format::Gift, &Told::default(), 9), None);
        assert_eq!(
            Raw::at("{\"q\":1}", Format::Own, &Told::default(), 1),
            None,
            "it would be the whole file"
        );
        let long = ["Qui ? {", &"=a ".repeat(LONGEST)].concat();
        assert_eq!(Raw::at(&long, Format::Gift, &Told::default(), 1), None);
    }

    #[test]
    fn a_full_deck_takes_nothing_more() {
        let mut brought = read("Qui ? {=moi}\n\nQuoi ? {".as_bytes(), "", Language::Fr);
        let card = brought.cards[0].clone();
        brought.cards = vec![card.clone(); MOST_CARDS];
        brought.mend(0, vec![card]);
        assert_eq!((brought.cards.len(), brought.left_out.len()), (MOST_CARDS, 1));
    }
}
