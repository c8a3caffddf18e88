//! A question as learning platforms keep it, in text (GIFT) or in XML, and the card that it becomes.

use super::brought::{Change, Draft, Reason, Refused};
use super::card::{Amount, Answers, Asks, Language, OwnCard, Spoken};
use super::check::LONGEST_LABEL;
use super::exact::Exact;
use super::markup;
use super::options;
use super::tags::Tags;
use crate::decks::question::{Listed, Trap};
use crate::text::clean;

/// A question before it is a card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    pub q: String,
    /// The name under which it is kept.
    pub title: String,
    pub theme: String,
    pub note: String,
    pub tags: Tags,
    /// Whether a picture, a sound or a film belongs to it.
    pub media: bool,
    pub form: Form,
}

/// How it is answered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// Not at all: a heading, a text.
    #[default]
    None,
    /// By a text of one's own, which only a person can judge.
    Essay,
    /// By choosing.
    Options(Vec<Weighted>),
    /// True or false.
    Truth(bool),
    /// By a short text.
    Short(Vec<Weighted>),
    /// By a number.
    Number(Vec<Value>),
    /// By putting together what belongs together; what belongs to nothing has an empty first part.
    Match(Vec<[String; 2]>),
    /// Otherwise; the kind's name.
    Other(String),
}

/// An answer and how right it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Weighted {
    pub text: String,
    /// In thousandths of a percent: 100,000 is right.
    pub weight: i64,
    pub feedback: String,
}

/// A number that is right, with its tolerance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Value {
    pub value: Exact,
    pub tolerance: Exact,
    /// In thousandths of a percent.
    pub weight: i64,
    /// Whether it is the middle of a range.
    pub range: bool,
}

/// Right, in thousandths of a percent.
pub const RIGHT: i64 = 100_000;

impl Asked {
    /// The card that it becomes.
    ///
    /// # Errors
    /// Why it becomes none.
    pub fn card(self, language: Language) -> Result<Draft, Refused> {
        let Asked { q, title, theme, note, tags, media, form } = self;
        let found = match form {
            Form::None => Err(Reason::NoQuiz.into()),
            Form::Essay => Err(Refused {
                reason: Reason::NoAnswer,
                draft: Some(Box::new(OwnCard::new(&*q, Asks::Open(Spoken::default())))),
            }),
            Form::Other(kind) => Err(Reason::UnknownKind(clean(&kind, LONGEST_LABEL)).into()),
            Form::Options(all) => options::card(&q, all, &tags),
            Form::Truth(right) => {
                let [truth, lie] = language.truth().map(str::to_owned);
                let (right, wrong) = if right { (truth, lie) } else { (lie, truth) };
                Ok(OwnCard::choosing(&*q, right, vec![wrong], None).into())
            }
            Form::Short(all) => short(&q, all),
            Form::Number(all) => number(&q, &all, &tags),
            Form::Match(pairs) => Ok(matching(&q, pairs).into()),
        };
        let dressed = |card: &mut OwnCard| {
            card.clue = if tags.titled { title.clone() } else { clue(&title, &card.q) };
            card.theme.clone_from(&theme);
            card.note = Some(note.clone()).filter(|note| !note.is_empty());
        };
        match found {
            Ok(Draft { mut card, changes }) => {
                dressed(&mut card);
                let draft = || Some(Box::new(card.clone()));
                let needs = media.then(|| Refused { reason: Reason::NeedsMedia, draft: draft() });
                needs.map_or(Ok(Draft { card, changes }), Err)
            }
            Err(Refused { reason, mut draft }) => {
                draft.iter_mut().for_each(|card| dressed(card));
                Err(Refused { reason, draft })
            }
        }
    }
}

/// What stands for a plain star meanwhile: no text has it.
const STAR: &str = "\u{E00F}";

/// A title says what a question is about, unless it is a number or the question's own beginning.
fn clue(title: &str, q: &str) -> String {
    let title = clean(title, LONGEST_LABEL + 1);
    let bare = |text: &str| crate::decks::answer::folded(text);
    let (short, letters) = (bare(&title), title.chars().filter(|c| c.is_alphabetic()).count());
    let long = title.chars().count() > LONGEST_LABEL;
    let numbered = letters < 3 || title.chars().any(|c| c.is_ascii_digit()) && letters < 9;
    let quoted = bare(&clean(q, LONGEST_LABEL * 2)).starts_with(&short);
    if long || numbered || quoted { String::new() } else { title }
}

/// Answers that are wholly right are accepted, those worth nothing refused, half right ones neither.
fn short(q: &str, all: Vec<Weighted>) -> Result<Draft, Refused> {
    let mut open = Spoken::default();
    let (mut known, mut half) = (vec![], 0);
    for Weighted { text, weight, .. } in all {
        // A star stands for any letters, unless a backslash makes it plain.
        let text = text.replace("\\*", STAR);
        let text = text.trim().trim_matches('*').trim();
        let any = text.contains('*');
        let text = text.replace(STAR, "*");
        match weight {
            _ if text.is_empty() || any => {}
            RIGHT.. => known.push(text),
            1.. => half += 1,
            _ => open.refuse.push(text),
        }
    }
    let mut known = known.into_iter();
    open.answer = known.next().unwrap_or_default();
    open.accept = known.collect();
    let changes = if half > 0 { vec![Change::VariantsDropped(half)] } else { vec![] };
    Ok(Draft { card: OwnCard::new(q, Asks::Open(open)), changes })
}

/// The number that is worth most.
fn number(q: &str, all: &[Value], tags: &Tags) -> Result<Draft, Refused> {
    let best = all.iter().rev().max_by_key(|value| value.weight).ok_or(Reason::NotANumber)?;
    let (value, rounded) = best.value.tenths(best.tolerance).ok_or(Reason::TooFine)?;
    let amount = Amount { value, unit: tags.unit.clone() };
    let range = best.range.then_some(Change::RangeToMiddle);
    let changes = range.into_iter().chain(rounded.then_some(Change::Rounded)).collect();
    Ok(Draft { card: OwnCard::new(q, Asks::Number(amount)), changes })
}

/// Pairs are the answers of a list, said in either order; what belongs to nothing is a trap.
fn matching(q: &str, pairs: Vec<[String; 2]>) -> OwnCard {
    let mut list = Answers::default();
    for [one, other] in pairs {
        let said = |one: &str, other: &str| [one, " – ", other].concat();
        if one.trim().is_empty() {
            list.traps.push(Trap { a: other, why: String::new() });
        } else {
            let accept = vec![said(other.trim(), one.trim())];
            list.answers.push(Listed { a: said(one.trim(), other.trim()), accept });
        }
    }
    OwnCard::new(q, Asks::List(list))
}

/// A text of HTML, plain; whether it shows a picture is noted.
pub fn shown(html: &str, media: &mut bool) -> String {
    let plain = markup::plain(html);
    *media |= plain.media;
    plain.text
}
