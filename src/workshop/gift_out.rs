//! Writes a deck of one's own as GIFT. What GIFT cannot express is written as tags ([`super::tags`]), which Moodle
//! keeps, so that our own files are read back unchanged.

use super::card::{Amount, Answers, Asks, OwnCard, OwnDeck, Sheet, Spoken};
use super::options::ALSO;
use super::tags::tag;
use crate::decks::midi::Side;
use std::fmt::Write;

/// Writes the deck.
#[must_use]
pub fn gift(deck: &OwnDeck) -> String {
    let cover = &deck.cover;
    let mut text = format!("// {} ({}) – La Tablée\n\n", cover.name, cover.author);
    let mut theme = "";
    for card in deck.cards.iter().filter(|card| card.is_text()) {
        if card.theme != theme {
            theme = &card.theme;
            let path = if theme.is_empty() { "top".to_owned() } else { theme.replace('/', "//") };
            // Writing into memory does not fail.
            let _ = write!(text, "$CATEGORY: {path}\n\n");
        }
        text.push_str(&question(card));
    }
    text
}

fn question(card: &OwnCard) -> String {
    let tags = tags(card);
    let clue = Some(&card.clue).filter(|clue| !clue.is_empty());
    let title = clue.map_or_else(String::new, |clue| ["::", &escaped(clue), "::"].concat());
    let note = card
        .note
        .as_ref()
        .map_or_else(String::new, |note| ["\t####", &escaped(note), "\n"].concat());
    let tags = if tags.is_empty() { tags } else { format!("// {tags}\n") };
    format!("{tags}{title}[plain]{} {{{}{note}}}\n\n", escaped(&card.q), answers(&card.asks))
}

/// Tags for what GIFT cannot express.
fn tags(card: &OwnCard) -> String {
    let mut tags = vec![];
    if !card.clue.is_empty() {
        tags.push(tag("clue"));
    }
    match &card.asks {
        Asks::Two(two) => tags.push(tag(match two.right {
            Side::Visible => "visible right",
            Side::Hidden => "hidden right",
        })),
        Asks::Choice(choice) => {
            tags.extend(choice.level.map(|level| tag(&format!("level {level}"))));
        }
        Asks::Number(Amount { unit, .. }) if !unit.is_empty() => {
            tags.push(tag(&format!("unit {unit}")));
        }
        Asks::Sheet(_) | Asks::List(_) => {
            tags.push(tag(&format!("kind {}", card.asks.kind().name())));
        }
        _ => {}
    }
    tags.join(" ")
}

fn answers(asks: &Asks) -> String {
    let mut lines = vec![];
    match asks {
        Asks::Two(two) => {
            let signs = if two.right == Side::Visible { ['=', '~'] } else { ['~', '='] };
            lines.push(line(signs[0], None, &two.visible, ""));
            lines.push(line(signs[1], None, &two.hidden, ""));
        }
        Asks::Choice(choice) => {
            lines.push(line('=', None, &choice.right, ""));
            lines.extend(choice.wrong.iter().map(|text| line('~', None, text, "")));
        }
        Asks::Sheet(Sheet { truths, intruder }) => {
            let share = share(truths.len());
            lines.extend(truths.iter().map(|text| line('~', Some(&share), text, "")));
            lines.push(line('~', Some("-100"), intruder, ""));
        }
        Asks::Open(Spoken { answer, accept, refuse }) => {
            // A star and an arrow have a meaning in these answers.
            let plain = |text: &String| text.replace('*', "\\*").replace("->", "→");
            let right = [answer].into_iter().chain(accept).map(plain);
            lines.extend(right.map(|text| line('=', None, &text, "")));
            lines.extend(refuse.iter().map(plain).map(|text| line('=', Some("0"), &text, "")));
        }
        Asks::List(Answers { answers, traps }) => {
            let share = share(answers.len());
            lines.extend(answers.iter().map(|listed| {
                let also = |text: &String| [ALSO, &text.replace(" = ", "=")].concat();
                let also: Vec<String> = listed.accept.iter().map(also).collect();
                line('~', Some(&share), &listed.a, &also.join(" "))
            }));
            lines.extend(traps.iter().map(|trap| line('~', Some("-50"), &trap.a, &trap.why)));
        }
        Asks::Number(amount) => return format!("#{}\n", amount.digits()),
        // GIFT has no pictures: a star is left out.
        Asks::Star(_) => {}
    }
    ["\n", &lines.concat()].concat()
}

/// An equal share of a hundred percent, as Moodle writes it.
fn share(parts: usize) -> String {
    let share = 10_000_000 / parts.max(1);
    // Rounded like Moodle's own list: a sixth is 16.66667.
    let share = share + usize::from(10_000_000 % parts.max(1) * 2 >= parts.max(1));
    let text = format!("{}.{:05}", share / 100_000, share % 100_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A line with one answer.
fn line(sign: char, weight: Option<&str>, text: &str, feedback: &str) -> String {
    // A text that begins with a percent sign would be taken for a weight.
    let own = if sign == '=' { "100" } else { "0" };
    let weight = weight.or_else(|| text.starts_with('%').then_some(own));
    let weight = weight.map_or_else(String::new, |weight| format!("%{weight}%"));
    let format = if text.starts_with('[') { "[plain]" } else { "" };
    let feedback = match feedback {
        "" => String::new(),
        text => ["#[plain]", &escaped(text)].concat(),
    };
    format!("\t{sign}{weight}{format}{}{feedback}\n", escaped(text))
}

/// Escapes the signs with a meaning.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '~' | '=' | '#' | '{' | '}' | ':' | '\\') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
