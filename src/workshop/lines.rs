//! A plain list: a question and its answer per line, `Où est Lyon ? En France`; or a line each, `Q:` and `A:` before
//! them.

use super::brought::{Brought, Draft, Format, Reason, Refused};
use super::card::{Asks, OwnCard, Spoken};
use super::pace::Pace;

/// Most letters of an answer in a list: what is longer is rather the next sentence of a text.
const LONGEST_ANSWER: usize = 80;
/// The words before a question and before an answer, with a colon behind them.
const ASKED: [&str; 2] = ["q", "question"];
const ANSWERED: [&str; 5] = ["a", "r", "answer", "réponse", "rép"];

/// What a line says.
#[derive(PartialEq, Eq, Debug)]
enum Said<'a> {
    Both(&'a str, &'a str),
    Asked(&'a str),
    Answered(&'a str),
    Neither,
}

/// What a line says, without the number or the bullet before it.
fn said(line: &str) -> Said<'_> {
    let line = bare(line);
    let word = line.split_once(':').map(|(word, rest)| (word.trim().to_lowercase(), rest.trim()));
    if let Some((word, rest)) = word {
        if ASKED.contains(&&*word) {
            return Said::Asked(rest);
        }
        if ANSWERED.contains(&&*word) {
            return Said::Answered(rest);
        }
    }
    let ends = line.match_indices(['?', '？']).map(|(at, sign)| at + sign.len());
    let mut halves = ends.map(|at| line.split_at(at));
    let spoken = |(_, rest): &(&str, &str)| {
        // What has such a sign is the next cell of a table, or GIFT.
        let other = rest.trim().starts_with([',', '"', '{']) || rest.contains([';', '\t']);
        !other && rest.chars().any(char::is_alphanumeric)
    };
    // "Qui a dit « Ça va ? » ? César": the last one that has something behind it.
    match halves.rfind(spoken) {
        Some((q, rest)) => Said::Both(q, answer(rest)),
        None if line.ends_with(['?', '？']) => Said::Asked(line),
        None => Said::Neither,
    }
}

/// A line without its bullet or number.
fn bare(line: &str) -> &str {
    let line = line.trim();
    let bullet = line.strip_prefix(['-', '–', '•', '*']).filter(|rest| rest.starts_with(' '));
    let line = bullet.unwrap_or(line).trim_start();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = rest.len() < line.len() && line.len() - rest.len() < 4;
    let behind =
        rest.strip_prefix(['.', ')', '/']).filter(|rest| numbered && rest.starts_with(' '));
    behind.unwrap_or(line).trim()
}

/// The answer behind a question, without what parts both.
fn answer(rest: &str) -> &str {
    let rest = rest.trim();
    let marks = ["->", "=>", "→", ":", "=", "–", "—", "-", "|", "/"];
    let mark = marks
        .iter()
        .find_map(|mark| rest.strip_prefix(mark))
        .filter(|rest| rest.starts_with(char::is_whitespace));
    mark.unwrap_or(rest).trim()
}

/// Whether a text looks like a list: most of its lines ask and answer, and not at length.
pub fn looks_like(text: &str) -> bool {
    let (mut lines, mut fit, mut open) = (0, 0, false);
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        lines += 1;
        let found = said(line);
        fit += match found {
            Said::Both(_, answer) | Said::Answered(answer)
                if answer.chars().count() > LONGEST_ANSWER =>
            {
                0
            }
            Said::Both(..) => 1,
            Said::Answered(_) if open => 2,
            _ => 0,
        };
        open = matches!(found, Said::Asked(_));
    }
    fit * 2 > lines
}

/// Reads a file.
pub async fn read(text: &str, pace: &Pace<'_>) -> Brought {
    let mut brought = Brought::of(Format::Lines);
    let (mut at, mut open) = (0, None);
    for (number, line) in (1..).zip(text.lines()) {
        at += line.len();
        pace.before(at, text.len()).await;
        if line.trim().is_empty() {
            continue;
        }
        let (number, found) = match (said(line), open.take()) {
            (Said::Answered(answer), Some((number, q))) => (number, Ok(card(q, answer))),
            (found, before) => {
                if let Some((number, q)) = before {
                    brought.leave_out(number, unanswered(q));
                }
                match found {
                    Said::Asked(q) => {
                        open = Some((number, q));
                        continue;
                    }
                    Said::Both(q, answer) => (number, Ok(card(q, answer))),
                    Said::Answered(_) => (number, Err(Reason::NoQuestion.into())),
                    Said::Neither => (number, Err(unanswered(bare(line)))),
                }
            }
        };
        if !brought.take(number, found) {
            return brought;
        }
    }
    if let Some((number, q)) = open {
        brought.leave_out(number, unanswered(q));
    }
    brought
}

fn card(q: &str, answer: &str) -> Draft {
    let spoken = Spoken { answer: answer.to_owned(), ..Spoken::default() };
    OwnCard::new(q, Asks::Open(spoken)).into()
}

fn unanswered(q: &str) -> Refused {
    let draft = OwnCard::new(q, Asks::Open(Spoken::default()));
    Refused { reason: Reason::NoAnswer, draft: Some(Box::new(draft)) }
}

#[cfg(test)]
mod tests {
    use super::super::card::Language;
    use super::super::read::read_alone;
    use super::*;

    #[test]
    fn a_line_asks_and_answers() {
        for (line, q, answer) in [
            ("Où est Lyon ? En France", "Où est Lyon ?", "En France"),
            ("1. Où est Lyon ? - En France", "Où est Lyon ?", "En France"),
            ("12) Où est Lyon ? : En France", "Où est Lyon ?", "En France"),
            ("• Où est Lyon ? → En France", "Où est Lyon ?", "En France"),
            ("Combien fait-il au pôle ? -40", "Combien fait-il au pôle ?", "-40"),
            ("Qui a dit « Ça va ? » ? César", "Qui a dit « Ça va ? » ?", "César"),
            ("1789 ? La Révolution", "1789 ?", "La Révolution"),
        ] {
            assert_eq!(said(line), Said::Both(q, answer));
        }
        assert_eq!(said("Qui a dit « Ça va ? »"), Said::Neither);
        assert_eq!(said("Q : Où est Lyon ?"), Said::Asked("Où est Lyon ?"));
        assert_eq!(said("R : En France"), Said::Answered("En France"));
    }

    #[test]
    fn a_list_is_told_from_a_letter() {
        for list in [
            "Où est Lyon ? En France",
            "Mon quiz\nOù ? Ici\nQui ? Moi\nQuoi ? Rien\n",
            "Q: Où est Lyon ?\nR: En France\n\nQ: Qui ?\nR: Moi\n",
        ] {
            assert!(looks_like(list), "{list}");
        }
        for letter in [
            "Bonjour, je suis une lettre.",
            "Chère Zoé,\ncomment vas-tu ? Moi, ça va.\nIl fait beau.\nÀ bientôt",
            "Q: Où ?\nQ: Qui ?",
            "",
            "Où est-ce ? (en France);Lyon;Paris",
            "Où ?,ici,là",
            "Où ?\tici",
            "Où ? {=ici ~là",
        ] {
            assert!(!looks_like(letter), "{letter}");
        }
        assert!(!looks_like(&["Où ? ", &"ici ".repeat(40)].concat()));
    }

    #[test]
    fn what_has_no_answer_stays_out() {
        let brought =
            read_alone("Où ? Ici\nQui ?\nQuoi ?\nR : Rien\nFin\n", Format::Lines, Language::Fr);
        let questions: Vec<&str> = brought.cards.iter().map(|card| &*card.q).collect();
        let left: Vec<usize> = brought.left_out.iter().map(|left| left.line).collect();
        assert_eq!((questions, left), (vec!["Où ?", "Quoi ?"], vec![2, 5]));
    }
}
