//! Moodle's XML: the same kinds of question as its GIFT, and their tags, units and categories.

use super::asked::{Asked, Form, RIGHT, Value, Weighted, shown};
use super::brought::{Brought, Format, Reason, Refused};
use super::bytes::Lines;
use super::card::Language;
use super::exact::Exact;
use super::gift::last_part;
use super::pace::Pace;
use super::tags::Tags;
use super::xml::{Element, Elements};

/// Whether a text looks like Moodle's XML.
pub fn looks_like(text: &str) -> bool {
    let head = text.trim_start().get(..5).unwrap_or_default();
    head == "<?xml" || head == "<quiz" || head == "<!DOC" && text.contains("<quiz")
}

/// Reads a file.
pub async fn read(text: &str, language: Language, pace: &Pace<'_>) -> Brought {
    let mut brought = Brought::of(Format::Moodle);
    let lines = Lines::of(text);
    let mut theme = String::new();
    for element in Elements::under_root(text) {
        let element = match element {
            Ok(element) => element,
            Err((at, reason)) => {
                brought.leave_out(lines.line(at), reason.into());
                break;
            }
        };
        let category =
            element.first("category").filter(|_| element.attribute("type") == "category");
        if let Some(category) = category {
            theme = last_part(category.text_of("text"));
            continue;
        }
        pace.before(element.at, text.len()).await;
        let found = question(&element).and_then(|mut asked| {
            asked.theme.clone_from(&theme);
            asked.card(language)
        });
        if element.name == "question" && !brought.take(lines.line(element.at), found) {
            break;
        }
    }
    brought
}

/// The plain text of an element's `<text>`.
fn text(element: Option<&Element>, media: &mut bool) -> String {
    let Some(element) = element else { return String::new() };
    let inside = element.text_of("text");
    match element.attribute("format") {
        "plain_text" | "markdown" => inside.to_owned(),
        _ => shown(inside, media),
    }
}

fn question(element: &Element) -> Result<Asked, Refused> {
    let mut media = false;
    let q = text(element.first("questiontext"), &mut media);
    let mut note = text(element.first("generalfeedback"), &mut false);
    let form = form(element, &mut media)?;
    if let (Form::Options(all), true) = (&form, note.trim().is_empty()) {
        let mut right = all.iter().filter(|option| option.weight >= RIGHT);
        let only = right.next().filter(|_| right.next().is_none());
        note = only.map(|option| option.feedback.clone()).unwrap_or_default();
    }
    let title = element.first("name").map_or("", |name| name.text_of("text")).to_owned();
    let tags = tags(element);
    Ok(Asked { q, title, theme: String::new(), note, tags, media, form })
}

fn tags(element: &Element) -> Tags {
    let mut tags = Tags::default();
    let all = element.first("tags").into_iter().flat_map(|all| all.all("tag"));
    all.for_each(|tag| tags.take(tag.text_of("text")));
    let units = element.first("units").into_iter().flat_map(|units| units.all("unit"));
    // The unit of the answer itself.
    let unit = units.into_iter().find(|unit| {
        let times = Exact::read(unit.text_of("multiplier"));
        times.is_none_or(|times| Some(times) == Exact::read("1"))
    });
    if let Some(unit) = unit {
        unit.text_of("unit_name").clone_into(&mut tags.unit);
    }
    tags
}

fn form(element: &Element, media: &mut bool) -> Result<Form, Refused> {
    let answers = || element.all("answer");
    Ok(match element.attribute("type") {
        "multichoice" => Form::Options(answers().map(|answer| weighted(answer, media)).collect()),
        "shortanswer" => Form::Short(answers().map(|answer| weighted(answer, media)).collect()),
        "truefalse" => {
            let mut right = answers().filter(|answer| weight(answer) >= RIGHT);
            let right = right.next().ok_or(Reason::NoneRight)?;
            Form::Truth(right.text_of("text").eq_ignore_ascii_case("true"))
        }
        "numerical" => {
            let values: Option<Vec<Value>> =
                answers().filter(|a| weight(a) > 0).map(value).collect();
            let said = || answers().map(number).collect::<Vec<_>>().join(" = ");
            values.map_or_else(|| Form::Unread(said()), Form::Number)
        }
        "matching" | "match" => {
            let mut pair =
                |pair: &Element| [text(Some(pair), media), text(pair.first("answer"), media)];
            Form::Match(element.all("subquestion").map(&mut pair).collect())
        }
        "essay" => Form::Essay,
        "description" => Form::None,
        other => Form::Other(other.to_owned()),
    })
}

fn weight(answer: &Element) -> i64 {
    Exact::read(answer.attribute("fraction")).map_or(0, Exact::thousandths)
}

fn weighted(answer: &Element, media: &mut bool) -> Weighted {
    let feedback = text(answer.first("feedback"), &mut false);
    let text = text(Some(answer), media);
    Weighted { text: text.trim().to_owned(), weight: weight(answer), feedback }
}

/// The text of a number; older files have it without `<text>`.
fn number(answer: &Element) -> &str {
    answer.first("text").map_or(&*answer.text, |text| &*text.text)
}

fn value(answer: &Element) -> Option<Value> {
    let value = Exact::read(number(answer))?;
    let tolerance = Exact::read(answer.text_of("tolerance")).unwrap_or_default();
    Some(Value { value, tolerance, weight: weight(answer), range: false })
}

#[cfg(test)]
mod tests;
