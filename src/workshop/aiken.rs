//! Aiken: a question, its propositions with a letter each, and a line with the right letter.

use super::brought::{Brought, Draft, Format, Reason, Refused};
use super::card::OwnCard;
use super::pace::Pace;

/// The words before the right letter.
const ANSWERS: [&str; 4] = ["ANSWER", "RÉPONSE", "REPONSE", "RESPUESTA"];

/// The letters after `ANSWER:`; `None` for any other line.
fn answer(line: &str) -> Option<&str> {
    let (word, letters) = line.split_once(':')?;
    let word = word.trim();
    let known = word.len() < 16 && ANSWERS.contains(&&*word.to_uppercase());
    known.then(|| letters.trim())
}

/// The letter and the text of a proposition: `A. text` or `A) text`.
fn proposition(line: &str) -> Option<(char, &str)> {
    let mut letters = line.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let text = letters.as_str().strip_prefix(['.', ')'])?;
    (text.is_empty() || text.starts_with(char::is_whitespace))
        .then(|| (letter.to_ascii_uppercase(), text.trim()))
}

/// Whether a text looks like Aiken: some line says which letter is right.
pub fn looks_like(text: &str) -> bool {
    let one = |line: &str| answer(line.trim()).is_some_and(|letter| letter.len() <= 2);
    text.lines().any(one) && text.lines().any(|line| proposition(line.trim()).is_some())
}

/// Reads a file.
pub async fn read(text: &str, pace: &Pace<'_>) -> Brought {
    let mut brought = Brought::of(Format::Aiken);
    let mut at = 0;
    let mut asked = Asked::default();
    for (number, line) in (1..).zip(text.lines()) {
        at += line.len();
        let line = line.trim();
        if let Some(letters) = answer(line) {
            pace.before(at, text.len()).await;
            let Asked { line, .. } = asked;
            let found = std::mem::take(&mut asked).card(letters);
            if !brought.take(if line == 0 { number } else { line }, found) {
                return brought;
            }
        } else if line.is_empty() {
            // A blank line separates questions; before the propositions it is ignored.
            if !asked.options.is_empty() {
                brought.leave_out(asked.line, std::mem::take(&mut asked).unanswered());
            }
        } else {
            asked.add(number, line);
        }
    }
    if asked.line > 0 {
        brought.leave_out(asked.line, asked.unanswered());
    }
    brought
}

/// Appends a continuation line to a text.
fn continued(text: &mut String, line: &str) {
    text.push(' ');
    text.push_str(line);
}

/// A question so far.
#[derive(Default)]
struct Asked {
    line: usize,
    q: String,
    options: Vec<(char, String)>,
}

impl Asked {
    fn add(&mut self, number: usize, line: &str) {
        if self.line == 0 {
            self.line = number;
        }
        match (proposition(line), self.options.last_mut()) {
            // A question may look like a proposition ("A. Dumas a écrit…"), so the first line is never one.
            (Some((letter, text)), _) if !self.q.is_empty() => {
                self.options.push((letter, text.to_owned()));
            }
            (_, Some((_, text))) => continued(text, line),
            (_, None) if self.q.is_empty() => line.clone_into(&mut self.q),
            (_, None) => continued(&mut self.q, line),
        }
    }

    fn card(self, letters: &str) -> Result<Draft, Refused> {
        let words = letters.split(|c: char| !c.is_alphanumeric()).map(str::to_uppercase);
        let words: Vec<String> = words.collect();
        let is_right = |letter: &char| words.contains(&letter.to_string());
        let (mut right, mut wrong) = (vec![], vec![]);
        for (letter, text) in &self.options {
            let side = if is_right(letter) { &mut right } else { &mut wrong };
            side.push(text.clone());
        }
        let count = right.len();
        match <[String; 1]>::try_from(right) {
            Ok([right]) => Ok(OwnCard::choosing(&*self.q, right, wrong, None).into()),
            Err(_) if self.options.is_empty() => Err(self.refused(Reason::TooFewOptions(0))),
            Err(_) if count == 0 => Err(self.refused(Reason::NoneRight)),
            Err(_) => Err(self.refused(Reason::SeveralRight(count))),
        }
    }

    fn unanswered(self) -> Refused {
        let reason = if self.options.is_empty() { Reason::NoAnswer } else { Reason::NoneRight };
        self.refused(reason)
    }

    fn refused(self, reason: Reason) -> Refused {
        let texts = self.options.into_iter().map(|(_, text)| text).collect();
        Refused { reason, draft: Some(Box::new(OwnCard::undecided(self.q, texts))) }
    }
}

#[cfg(test)]
mod tests;
