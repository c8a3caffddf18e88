//! GIFT, Moodle's text format: questions are separated by blank lines, answers are in braces. A question that cannot be
//! read costs only itself.

use super::asked::{Asked, Form, RIGHT, Value, Weighted, shown};
use super::brought::{Brought, Format, Reason, Refused};
use super::card::Language;
use super::exact::Exact;
use super::pace::Pace;
use super::tags::Tags;

/// The signs that a backslash escapes, and their placeholders: letters that no text contains, since
/// [`crate::text::clean`] removes them.
const ESCAPED: [(char, char); 8] = [
    ('~', '\u{E001}'),
    ('=', '\u{E002}'),
    ('#', '\u{E003}'),
    ('{', '\u{E004}'),
    ('}', '\u{E005}'),
    (':', '\u{E006}'),
    ('\\', '\u{E007}'),
    ('n', '\u{E008}'),
];

/// Replaces an answer in the middle of a sentence.
const GAP: &str = " … ";

/// Whether a text looks like GIFT: it has a pair of braces.
pub fn looks_like(text: &str) -> bool {
    let hidden = hide(text);
    hidden.find('{').is_some_and(|open| hidden[open..].contains('}'))
}

/// Reads a file.
pub async fn read(text: &str, language: Language, pace: &Pace<'_>) -> Brought {
    let mut brought = Brought::of(Format::Gift);
    let mut at = 0;
    let mut theme = String::new();
    let mut block = Block::default();
    for (number, line) in (1..).zip(text.lines()) {
        let bare = line.trim();
        at += line.len();
        let category = bare.strip_prefix("$CATEGORY:");
        if bare.is_empty() || category.is_some() {
            pace.before(at, text.len()).await;
            if !std::mem::take(&mut block).close(&theme, language, &mut brought) {
                return brought;
            }
            theme = category.map_or(theme, last_part);
        } else if let Some(comment) = bare.strip_prefix("//") {
            block.tags.take_all(comment);
        } else {
            block.add(number, line);
        }
    }
    block.close(&theme, language, &mut brought);
    brought
}

/// The last part of a category's path; empty for `top` and the like, which are no category.
pub fn last_part(path: &str) -> String {
    let path = path.replace("//", "\u{E000}");
    let last = path.trim().rsplit('/').find(|part| !part.trim().is_empty()).unwrap_or_default();
    let last = last.trim().replace('\u{E000}', "/");
    let none = ["top", "$course$", "$system$", "$module$", "$cat1$"];
    if none.contains(&&*last) { String::new() } else { last }
}

/// The lines of one question.
#[derive(Default)]
struct Block {
    line: usize,
    text: String,
    tags: Tags,
}

impl Block {
    fn add(&mut self, number: usize, line: &str) {
        if self.text.is_empty() {
            self.line = number;
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Adds the question to `brought`. Returns whether there is room for more.
    fn close(self, theme: &str, language: Language, brought: &mut Brought) -> bool {
        if self.text.is_empty() {
            return true;
        }
        let found = question(&hide(&self.text), self.tags).and_then(|mut asked| {
            theme.clone_into(&mut asked.theme);
            asked.card(language)
        });
        brought.take(self.line, found)
    }
}

/// Replaces every escaped sign by its placeholder.
fn hide(text: &str) -> String {
    let mut hidden = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        let next = letters.peek().copied().filter(|_| c == '\\');
        let escaped = next.and_then(|next| ESCAPED.iter().find(|(sign, _)| *sign == next));
        match escaped {
            Some((_, hides)) => {
                hidden.push(*hides);
                letters.next();
            }
            // Placeholders in the file itself are dropped.
            None if ('\u{E000}'..='\u{E00F}').contains(&c) => {}
            None => hidden.push(c),
        }
    }
    hidden
}

/// Replaces the placeholders by their signs.
fn bare(hidden: &str) -> String {
    let sign = |c: char| match ESCAPED.iter().find(|(_, hides)| *hides == c) {
        Some(('n', _)) => ' ',
        Some((sign, _)) => *sign,
        None => c,
    };
    let hides = |c: char| ('\u{E001}'..='\u{E008}').contains(&c);
    hidden.chars().map(|c| if hides(c) { sign(c) } else { c }).collect()
}

/// The plain text of a text that may begin with its format.
fn text(hidden: &str, format: &mut Markup, media: &mut bool) -> String {
    let trimmed = hidden.trim();
    let (own, rest) = Markup::before(trimmed);
    *format = own.unwrap_or(*format);
    let text = bare(rest);
    match format {
        Markup::Html => shown(&text, media),
        Markup::None => text,
    }
}

/// The format of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Markup {
    Html,
    None,
}

impl Markup {
    fn before(text: &str) -> (Option<Markup>, &str) {
        let formats = [
            ("[html]", Markup::Html),
            ("[moodle]", Markup::Html),
            ("[markdown]", Markup::None),
            ("[plain]", Markup::None),
        ];
        let found = formats
            .iter()
            .find_map(|(name, format)| Some((Some(*format), text.strip_prefix(name)?)));
        found.unwrap_or((None, text))
    }
}

/// The question of a block.
fn question(hidden: &str, tags: Tags) -> Result<Asked, Refused> {
    let mut asked = Asked { tags, ..Asked::default() };
    let mut rest = hidden.trim();
    if let Some(after) = rest.strip_prefix("::")
        && let Some((title, after)) = after.split_once("::")
    {
        asked.title = bare(title);
        rest = after.trim();
    }
    let mut format = Markup::Html;
    let Some((before, inside)) = rest.split_once('{') else {
        let open = rest.contains('}');
        asked.q = text(rest, &mut format, &mut asked.media);
        return if open { Err(Reason::OpenBrace.into()) } else { Ok(asked) };
    };
    let (inside, after) = inside.split_once('}').ok_or(Reason::OpenBrace)?;
    let gap = after.contains(char::is_alphanumeric);
    let stem = [before.trim_end(), if gap { GAP } else { "" }, after].concat();
    asked.q = text(&stem, &mut format, &mut asked.media);
    let (answers, note) = inside.split_once("####").unwrap_or((inside, ""));
    asked.note = text(note, &mut format, &mut asked.media);
    asked.form = form(answers.trim(), format, &mut asked.media)?;
    if let (Form::Options(all), true) = (&asked.form, asked.note.is_empty()) {
        asked.note = right_feedback(all);
    }
    Ok(asked)
}

/// The feedback of the right answer, if there is only one.
fn right_feedback(all: &[Weighted]) -> String {
    let mut right = all.iter().filter(|option| option.weight >= RIGHT);
    let only = right.next().filter(|_| right.next().is_none());
    only.map(|option| option.feedback.clone()).unwrap_or_default()
}

/// The kind of answer, by the signs in the braces.
fn form(answers: &str, format: Markup, media: &mut bool) -> Result<Form, Refused> {
    if answers.is_empty() {
        return Ok(Form::Essay);
    }
    if let Some(numbers) = answers.strip_prefix('#') {
        let unread = || Form::Unread(bare(numbers).trim().to_owned());
        return Ok(values(numbers).map_or_else(unread, Form::Number));
    }
    let (first, _) = answers.split_once('#').unwrap_or((answers, ""));
    match &*first.trim().to_ascii_uppercase() {
        "T" | "TRUE" => return Ok(Form::Truth(true)),
        "F" | "FALSE" => return Ok(Form::Truth(false)),
        _ => {}
    }
    let all = || pieces(answers).into_iter();
    if answers.contains('~') {
        let mut weighted = |(sign, piece)| option(sign, piece, format, media);
        return Ok(Form::Options(all().map(&mut weighted).collect()));
    }
    if answers.starts_with('=') && answers.contains("->") {
        let mut side = |hidden: &str| {
            let (hidden, _) = hidden.split_once('#').unwrap_or((hidden, ""));
            text(hidden, &mut { format }, media)
        };
        let mut pair = |(_, piece): (char, &str)| {
            let (one, other) = piece.split_once("->")?;
            Some([side(one), side(other)])
        };
        let pairs: Option<Vec<[String; 2]>> = all().map(&mut pair).collect();
        return Ok(Form::Match(pairs.ok_or(Reason::Unreadable)?));
    }
    let mut weighted = |(_, piece)| option('=', piece, format, media);
    Ok(Form::Short(all().map(&mut weighted).collect()))
}

/// The answers in the braces, each with the sign before it.
fn pieces(answers: &str) -> Vec<(char, &str)> {
    let mut pieces = vec![];
    let mut rest = answers;
    let mut sign = '=';
    while let Some(at) = rest.find(['=', '~']) {
        pieces.push((sign, &rest[..at]));
        sign = if rest[at..].starts_with('=') { '=' } else { '~' };
        rest = &rest[at + 1..];
    }
    pieces.push((sign, rest));
    // Before the first sign there is nothing, unless there is no sign at all.
    let first_is_nothing = pieces.len() > 1 && pieces[0].1.trim().is_empty();
    pieces.drain(..usize::from(first_is_nothing));
    pieces
}

/// An answer: its weight, text and feedback.
fn option(sign: char, piece: &str, format: Markup, media: &mut bool) -> Weighted {
    let (weight, rest) = weight(piece.trim());
    let (said, feedback) = rest.split_once('#').unwrap_or((rest, ""));
    let own = if sign == '=' { RIGHT } else { 0 };
    let text_of = |hidden: &str, media: &mut bool| text(hidden, &mut { format }, media);
    Weighted {
        text: text_of(said, media),
        weight: weight.unwrap_or(own),
        feedback: text_of(feedback, &mut false).trim().to_owned(),
    }
}

/// The weight between two percent signs, and the rest.
fn weight(piece: &str) -> (Option<i64>, &str) {
    let inside = piece.strip_prefix('%').and_then(|rest| rest.split_once('%'));
    let read = inside.and_then(|(number, rest)| Some((Exact::read(number)?.thousandths(), rest)));
    read.map_or((None, piece), |(weight, rest)| (Some(weight), rest))
}

/// Numbers: `3`, `3:2`, `1..5`, `=%50%3:2`.
fn values(numbers: &str) -> Option<Vec<Value>> {
    let value = |(_, piece): (char, &str)| {
        let (weight, rest) = weight(piece.trim());
        let (number, _) = rest.split_once('#').unwrap_or((rest, ""));
        let number = bare(number);
        let weight = weight.unwrap_or(RIGHT);
        if let Some((from, to)) = number.split_once("..") {
            let (value, tolerance) = Exact::read(from)?.middle(Exact::read(to)?);
            return Some(Value { value, tolerance, weight, range: true });
        }
        let (value, tolerance) = number.split_once(':').unwrap_or((&*number, "0"));
        let (value, tolerance) = (Exact::read(value)?, Exact::read(tolerance)?);
        Some(Value { value, tolerance, weight, range: false })
    };
    let pieces = pieces(numbers.trim()).into_iter().filter(|(_, piece)| !piece.trim().is_empty());
    pieces.map(value).collect()
}

#[cfg(test)]
mod tests;
