//! Propositions side by side: alike, one in another, or one that stands out.

use super::super::card::Asks;
use super::{Advice, texts};
use crate::decks::answer::{folded, key};
use std::collections::BTreeMap;

/// What could be better about the propositions of a card.
pub fn advice(asks: &Asks) -> Vec<Advice> {
    let texts: Vec<&String> = texts(asks).into_iter().map(|(_, text)| text).collect();
    let shown = !matches!(asks, Asks::Open(_) | Asks::List(_) | Asks::Number(_) | Asks::Star(_));
    let mut all = overlaps(&texts, shown);
    let counts = texts.iter().filter(|text| shown && counts_the_others(text));
    all.extend(counts.map(|text| Advice::CountsTheOthers((*text).clone())));
    all.extend(longest(asks));
    let stops = texts.iter().filter(|text| ends_like_a_sentence(text));
    all.extend(stops.map(|text| Advice::FullStop((*text).clone())));
    all
}

/// Texts that say the same, or where they are chosen from, that are one of two that another names.
fn overlaps(texts: &[&String], shown: bool) -> Vec<Advice> {
    let mut seen: BTreeMap<String, &String> = BTreeMap::new();
    let mut all = vec![];
    for text in texts {
        let first = *seen.entry(key(text)).or_insert(text);
        if !std::ptr::eq(first, *text) {
            all.push(Advice::Overlap(first.clone(), (*text).clone()));
        }
    }
    for text in texts.iter().filter(|_| shown) {
        let named = parts(text).into_iter().find_map(|part| seen.get(&part).copied());
        let named = named.filter(|named| named != text);
        all.extend(named.map(|named| Advice::Overlap(named.clone(), (*text).clone())));
    }
    all
}

/// The two that a text names: "Paris et Lyon".
fn parts(text: &str) -> Vec<String> {
    let joints = [" et ", " ou ", " and ", " or "];
    let parts = joints.iter().find_map(|joint| text.split_once(joint));
    parts.map_or(vec![], |(first, second)| vec![key(first), key(second)])
}

/// "All of them", "neither".
fn counts_the_others(text: &str) -> bool {
    const ALONE: &str = "les deux|tous les deux|toutes les deux|aucun|aucune|aucun des deux|tous|\
        toutes|both|neither|none|all|all of them|none of them";
    const AT_FIRST: &str = "toutes les reponses|toutes ces|aucune de|aucun de|all of the|\
        none of the|ni l un|ni l une";
    let bare = folded(text);
    ALONE.split('|').any(|words| words == bare)
        || AT_FIRST.split('|').any(|words| bare.starts_with(words))
}

/// Whether the right one is half as long again as the second longest, and not a short word.
fn longest(asks: &Asks) -> Option<Advice> {
    let Asks::Choice(choice) = asks else { return None };
    let letters = |text: &String| text.chars().count();
    let second = choice.wrong.iter().map(letters).max()?;
    let right = letters(&choice.right);
    (right * 2 >= second * 3 && right > 12).then_some(Advice::RightIsLongest)
}

/// A full stop that is not that of an abbreviation.
fn ends_like_a_sentence(text: &str) -> bool {
    let last = text.trim_end_matches('.').rsplit([' ', '.', '-', '\u{A0}']).next();
    text.ends_with('.') && last.is_some_and(|word| word.chars().count() > 2 && word != "etc")
}
