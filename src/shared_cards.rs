//! Cards that several set-ups share, PURE. A game of *Egomaster* may ask any of 1,200 questions: the text of its set-up
//! names them by their ids, and their texts are kept once for all games, under a name made from them. They are never
//! changed, so that a later deck changes nothing in a running game. A set-up that leaves the tablet is whole.

use crate::rules::fingerprint::{fingerprint, hex};
use std::collections::BTreeMap;

/// A set-up shorter than this keeps its cards, in bytes.
const LONG: usize = 100_000;

/// What a set-up may weigh by ids: a quarter, else most of its cards are none of those kept.
const SHARE: usize = 4;

/// The field of a set-up that holds its cards.
const CARDS: &str = "\"cards\":";

/// Cards by their ids in quotes, each as its text in a set-up.
type Known<'a> = BTreeMap<&'a str, &'a str>;

/// A set-up whose cards are kept elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortened {
    /// Its text, with ids for cards.
    pub setup: String,
    /// The cards to be kept first, with their name, unless they are those of another set-up.
    pub cards: Option<(String, String)>,
}

/// The set-up in fewer letters: with ids for the cards that are among `kept` – names and texts, as this has returned
/// them before –, or else for all of them. `None` where it is short, or has no cards with ids.
#[must_use]
pub fn shortened(setup: &str, kept: &[(String, String)]) -> Option<Shortened> {
    if setup.len() < LONG || shares(setup).is_some() {
        return None;
    }
    let (before, cards, after) = parted(setup)?;
    let short = |name: &str, known: &Known| {
        let mut text = named_after(before, name)?;
        by_id(cards, known, &mut text)?;
        text.push_str(after);
        Some(text)
    };
    for (name, text) in kept {
        let by_id = known_in(text).and_then(|known| short(name, &known));
        if let Some(setup) = by_id.filter(|by_id| by_id.len() < setup.len() / SHARE) {
            return Some(Shortened { setup, cards: None });
        }
    }
    let mut known = Known::new();
    collect(cards, &mut known).filter(|()| !known.is_empty())?;
    let all: Vec<String> = known.iter().map(|(id, card)| [id, ":", card].concat()).collect();
    let text = ["{", &all.join(","), "}"].concat();
    let name = hex(fingerprint(&text));
    Some(Shortened { setup: short(&name, &known)?, cards: Some((name, text)) })
}

/// The name of the cards that a set-up shares, if it does.
#[must_use]
pub fn shares(setup: &str) -> Option<&str> {
    setup.strip_prefix("{\"shared\":\"")?.split('"').next()
}

/// Appends the set-up with all its cards to `to`; `None` where one of them is not among those kept.
#[must_use]
pub fn whole(setup: &str, kept: &str, to: &mut Vec<u8>) -> Option<()> {
    let known = known_in(kept)?;
    let (before, cards, after) = parted(setup)?;
    let (_, before) = before.split_once(',')?;
    let mut text = String::with_capacity(setup.len() + kept.len());
    text.extend(["{", before]);
    in_full(cards, &known, &mut text)?;
    text.push_str(after);
    to.extend_from_slice(text.as_bytes());
    Some(())
}

/// The beginning of a set-up's text, with the name of its cards first.
fn named_after(before: &str, name: &str) -> Option<String> {
    Some(["{\"shared\":\"", name, "\",", before.strip_prefix('{')?].concat())
}

/// The text of a set-up before its cards, they, and what follows.
fn parted(setup: &str) -> Option<(&str, &str, &str)> {
    let at = setup.find(CARDS)? + CARDS.len();
    let (before, rest) = setup.split_at(at);
    let cards = value(rest)?;
    Some((before, cards, &rest[cards.len()..]))
}

fn known_in(kept: &str) -> Option<Known<'_>> {
    fields(kept).map(|fields| fields.into_iter().collect())
}

/// A part of the cards of a set-up.
enum Part<'a> {
    /// A card with its id.
    Card(&'a str),
    /// The id of a card.
    Id,
    /// Several.
    List(Vec<&'a str>),
    /// Several with names.
    Named(Vec<(&'a str, &'a str)>),
    /// Anything else.
    Other,
}

impl Part<'_> {
    fn of(text: &str) -> Option<Part<'_>> {
        Some(match text.as_bytes().first()? {
            b'[' => Part::List(items(text)?),
            b'"' => Part::Id,
            b'{' => {
                let fields = fields(text)?;
                let id = fields.iter().find(|(name, id)| *name == "\"id\"" && id.starts_with('"'));
                match id {
                    Some((_, id)) => Part::Card(id),
                    None => Part::Named(fields),
                }
            }
            _ => Part::Other,
        })
    }
}

/// Gathers all cards; `None` where texts are among them, or two of an id.
fn collect<'a>(part: &'a str, known: &mut Known<'a>) -> Option<()> {
    match Part::of(part)? {
        Part::Card(id) => match known.insert(id, part) {
            Some(other) if other != part => None,
            _ => Some(()),
        },
        Part::Id => None,
        Part::List(all) => all.into_iter().try_for_each(|part| collect(part, known)),
        Part::Named(all) => all.into_iter().try_for_each(|(_, part)| collect(part, known)),
        Part::Other => Some(()),
    }
}

/// Writes ids for the cards that are known, as they are known; `None` where texts are among them.
fn by_id(part: &str, known: &Known, to: &mut String) -> Option<()> {
    match Part::of(part)? {
        Part::Id => return None,
        Part::Card(id) if known.get(id) == Some(&part) => to.push_str(id),
        Part::Card(_) | Part::Other => to.push_str(part),
        several => written(several, to, |part, to| by_id(part, known, to))?,
    }
    Some(())
}

/// Writes the cards of ids.
fn in_full(part: &str, known: &Known, to: &mut String) -> Option<()> {
    match Part::of(part)? {
        Part::Id => to.push_str(known.get(part)?),
        Part::Card(_) | Part::Other => to.push_str(part),
        several => written(several, to, |part, to| in_full(part, known, to))?,
    }
    Some(())
}

/// Writes several parts, each by `write`.
fn written(
    several: Part,
    to: &mut String,
    mut write: impl FnMut(&str, &mut String) -> Option<()>,
) -> Option<()> {
    let (all, ends) = match several {
        Part::List(all) => (all.into_iter().map(|part| ("", part)).collect(), ['[', ']']),
        Part::Named(all) => (all, ['{', '}']),
        _ => return None,
    };
    to.push(ends[0]);
    for (at, (name, part)) in all.into_iter().enumerate() {
        let comma = if at > 0 { "," } else { "" };
        let colon = if name.is_empty() { "" } else { ":" };
        to.extend([comma, name, colon]);
        write(part, to)?;
    }
    to.push(ends[1]);
    Some(())
}

/// The JSON value at the beginning of a text that was written without spaces.
fn value(text: &str) -> Option<&str> {
    let (mut deep, mut in_string, mut escaped) = (0_u32, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'[' | b'{' => deep += 1,
            b',' | b']' | b'}' if deep == 0 => {
                return text.get(..at).filter(|text| !text.is_empty());
            }
            b']' | b'}' => deep -= 1,
            _ => continue,
        }
        if deep == 0 && !in_string && matches!(byte, b'"' | b']' | b'}') {
            return text.get(..=at);
        }
    }
    None
}

/// The items of a list.
fn items(list: &str) -> Option<Vec<&str>> {
    let mut rest = list.strip_prefix('[')?;
    let mut all = vec![];
    while rest != "]" {
        let item = value(rest)?;
        all.push(item);
        rest = rest.get(item.len()..)?;
        rest = rest.strip_prefix(',').unwrap_or(rest);
    }
    Some(all)
}

/// The fields of an object: their names in quotes, and their values.
fn fields(object: &str) -> Option<Vec<(&str, &str)>> {
    let mut rest = object.strip_prefix('{')?;
    let mut all = vec![];
    while rest != "}" {
        let name = value(rest)?;
        rest = rest.get(name.len()..)?.strip_prefix(':')?;
        let item = value(rest)?;
        all.push((name, item));
        rest = rest.get(item.len()..)?;
        rest = rest.strip_prefix(',').unwrap_or(rest);
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::sample;
    use crate::rules::egomaster::{Egomaster, Setup, fixtures};
    use crate::rules::save::{game_of, load, setup_text};
    use crate::rules::session::Session;
    use crate::rules::{GameId, Ms, save};
    use std::collections::BTreeSet;

    /// A set-up with a deck of that many questions a booklet, of which some were asked before.
    fn setup(size: u8, asked: usize) -> Setup {
        let deck = sample::egomaster(size);
        let asked: BTreeSet<String> =
            deck.solo.iter().take(asked).map(|solo| solo.id.clone()).collect();
        let cards = deck.draw(&asked).expect("it is large enough").into();
        Setup { cards, ..fixtures::setup(3) }
    }

    fn again(setup: &str, kept: &str) -> Option<String> {
        let mut text = vec![];
        whole(setup, kept, &mut text)?;
        String::from_utf8(text).ok()
    }

    #[test]
    fn a_set_up_by_ids_is_short_and_plays_on_as_it_was() {
        let setup = setup(20, 0);
        let text = setup_text::<Egomaster>(&setup);
        let short = shortened(&text, &[]).expect("it is long");
        let (name, cards) = short.cards.expect("they are kept nowhere yet");
        assert!(short.setup.len() < 25_000, "{} of {} bytes", short.setup.len(), text.len());
        assert_eq!((shares(&short.setup), shares(&text)), (Some(&*name), None));
        assert_eq!(game_of(&short.setup), Ok(GameId::Egomaster), "the shelf reads it as it is");
        let journal =
            save::journal_text(&Session::<Egomaster>::new(setup.clone()).expect("three"), Ms(7));
        let whole = again(&short.setup, &cards).expect("all are kept");
        let (session, now) = load::<Egomaster>(&whole, &journal).expect("it is whole");
        assert_eq!((session.setup(), now), (&setup, Ms(7)));
    }

    #[test]
    fn the_next_game_shares_the_cards_of_the_first() {
        let first = shortened(&setup_text::<Egomaster>(&setup(20, 0)), &[]).expect("it is long");
        let kept = [first.cards.expect("they are new")];
        let next = setup(20, 100);
        let text = setup_text::<Egomaster>(&next);
        let short = shortened(&text, &kept).expect("it is long");
        assert_eq!(short.cards, None);
        let whole = again(&short.setup, &kept[0].1).expect("all are kept");
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
        assert_eq!(read(&whole), read(&text));
    }

    #[test]
    fn a_card_that_has_changed_since_stays_in_its_set_up() {
        let text = setup_text::<Egomaster>(&setup(20, 0));
        let kept = [shortened(&text, &[]).and_then(|short| short.cards).expect("it is long")];
        let q = format!("\"q\":\"{}", setup(20, 0).cards.solo[3].open.q);
        let other = text.replacen(&q, &[&q, " vraiment"].concat(), 1);
        assert_ne!(other, text);
        let short = shortened(&other, &kept).expect("it is long");
        assert!(short.cards.is_none() && short.setup.contains(" vraiment"));
        let whole = again(&short.setup, &kept[0].1).expect("all are kept");
        assert!(whole.contains(" vraiment"));
        let another =
            shortened(&setup_text::<Egomaster>(&setup(21, 0)), &[("x".into(), "{}".into())]);
        assert!(another.is_some_and(|short| short.cards.is_some()), "none of those kept");
    }

    #[test]
    fn what_is_short_or_strange_is_left_as_it_is() {
        assert_eq!(shortened(&setup_text::<Egomaster>(&setup(2, 0)), &[]), None);
        let long = "x".repeat(LONG);
        for cards in [format!("\"{long}\""), format!("[\"a\",{{\"id\":\"{long}\"}}]"), "7".into()] {
            let text = format!(
                "{{\"format\":1,\"game\":\"midi\",\"rules\":1,\"setup\":{{\"cards\":{cards},\"x\":\"{long}\"}}}}"
            );
            assert_eq!(shortened(&text, &[]), None);
        }
        let text = setup_text::<Egomaster>(&setup(20, 0));
        let short = shortened(&text, &[]).expect("it is long").setup;
        for kept in ["", "{}", "[]", "{\"ego-s-01-01\":1}", "{\"a", "x"] {
            assert_eq!(again(&short, kept), None, "a card is missing");
        }
    }
}
