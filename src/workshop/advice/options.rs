//! Advice on propositions side by side: equal ones, one within another, one that stands out.

use super::super::card::Asks;
use super::{Advice, texts};
use crate::decks::answer::key;
use crate::decks::wording::{counts_the_others, ends_like_a_sentence};
use std::collections::BTreeMap;

/// The advice on the propositions of a card.
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

/// Texts that are equal, or, if they are shown as a choice, that name another one as one of two.
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

/// The two things that a text names: "Paris et Lyon".
fn parts(text: &str) -> Vec<String> {
    let joints = [" et ", " ou ", " and ", " or "];
    let parts = joints.iter().find_map(|joint| text.split_once(joint));
    parts.map_or(vec![], |(first, second)| vec![key(first), key(second)])
}

/// Advice if the right one is half as long again as the second longest, and not a short word.
fn longest(asks: &Asks) -> Option<Advice> {
    let Asks::Choice(choice) = asks else { return None };
    let letters = |text: &String| text.chars().count();
    let second = choice.wrong.iter().map(letters).max()?;
    let right = letters(&choice.right);
    (right * 2 >= second * 3 && right > 12).then_some(Advice::RightIsLongest)
}
