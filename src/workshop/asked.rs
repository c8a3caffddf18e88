//! A question of a learning platform, from text (GIFT) or XML, and its conversion to a card.

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
    /// Its name on the platform.
    pub title: String,
    pub theme: String,
    pub note: String,
    pub tags: Tags,
    /// Whether it contains a picture, a sound or a film.
    pub media: bool,
    pub form: Form,
}

/// The kind of answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// None: a heading, a text.
    #[default]
    None,
    /// A free text, which only a person can judge.
    Essay,
    /// A choice.
    Options(Vec<Weighted>),
    /// True or false.
    Truth(bool),
    /// A short text.
    Short(Vec<Weighted>),
    /// A number.
    Number(Vec<Value>),
    /// What stands in the place of a number and is none.
    Unread(String),
    /// Pairs to match; an item without a partner has an empty first part.
    Match(Vec<[String; 2]>),
    /// Another kind, by its name.
    Other(String),
}

/// An answer and its weight.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Weighted {
    pub text: String,
    /// In thousandths of a percent: 100,000 is right.
    pub weight: i64,
    pub feedback: String,
}

/// A right number and its tolerance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Value {
    pub value: Exact,
    pub tolerance: Exact,
    /// In thousandths of a percent.
    pub weight: i64,
    /// Whether it is the middle of a range.
    pub range: bool,
}

/// The weight of a right answer, in thousandths of a percent.
pub const RIGHT: i64 = 100_000;

impl Asked {
    /// Converts it to a card.
    ///
    /// # Errors
    /// Why it cannot be one.
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
            Form::Unread(text) => Err(unread(&q, text, Reason::NotANumber, &tags)),
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

/// Placeholder for a plain star: no text contains it.
const STAR: &str = "\u{E00F}";

/// The title as a clue, unless it is a number or the start of the question.
fn clue(title: &str, q: &str) -> String {
    let title = clean(title, LONGEST_LABEL + 1);
    let bare = |text: &str| crate::decks::answer::folded(text);
    let (short, letters) = (bare(&title), title.chars().filter(|c| c.is_alphabetic()).count());
    let long = title.chars().count() > LONGEST_LABEL;
    let numbered = letters < 3 || title.chars().any(|c| c.is_ascii_digit()) && letters < 9;
    let quoted = bare(&clean(q, LONGEST_LABEL * 2)).starts_with(&short);
    if long || numbered || quoted { String::new() } else { title }
}

/// Fully right answers are accepted, worthless ones refused, partly right ones dropped.
fn short(q: &str, all: Vec<Weighted>) -> Result<Draft, Refused> {
    let mut open = Spoken::default();
    let (mut known, mut half) = (vec![], 0);
    for Weighted { text, weight, .. } in all {
        // A star matches any letters, unless it is escaped by a backslash.
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

/// The number with the highest weight.
fn number(q: &str, all: &[Value], tags: &Tags) -> Result<Draft, Refused> {
    let best = all.iter().rev().max_by_key(|value| value.weight);
    let best = best.ok_or_else(|| unread(q, String::new(), Reason::NotANumber, tags))?;
    let (value, rounded) = best
        .value
        .tenths(best.tolerance)
        .ok_or_else(|| unread(q, best.value.digits(), Reason::TooFine, tags))?;
    let amount = Amount::of(value, &*tags.unit);
    let range = best.range.then_some(Change::RangeToMiddle);
    let changes = range.into_iter().chain(rounded.then_some(Change::Rounded)).collect();
    Ok(Draft { card: OwnCard::new(q, Asks::Number(amount)), changes })
}

/// A question for a number that could not be read.
fn unread(q: &str, text: String, reason: Reason, tags: &Tags) -> Refused {
    let amount = Amount::unread(text, &*tags.unit);
    Refused { reason, draft: Some(Box::new(OwnCard::new(q, Asks::Number(amount)))) }
}

/// Pairs become the answers of a list, accepted in either order; items without a partner become traps.
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

/// The plain text of HTML; sets `media` if it contains media.
pub fn shown(html: &str, media: &mut bool) -> String {
    let plain = markup::plain(html);
    *media |= plain.media;
    plain.text
}
