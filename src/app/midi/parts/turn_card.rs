//! A proposition: a card that lies face up, or "The Other", face down, which turns when it is
//! revealed. Its words are given with the reveal and are nowhere in the page before.

use super::drawing;
use crate::app::dom::{Dom, el, group};
use crate::app::old_parts::{icon, mark};
use crate::rules::Mark;
use leptos::prelude::*;

/// What a card shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Look {
    /// The proposition; `None` while it lies face down.
    pub words: Option<String>,
    /// Once revealed: whether it was the right one.
    pub right: Option<bool>,
    /// Who chose it.
    pub chosen: Option<Mark>,
}

/// How a card is chosen.
#[derive(Clone, Copy)]
pub struct Choice {
    /// The move's name in the page.
    pub mv: &'static str,
    /// Whether it can be chosen now.
    pub open: Signal<bool>,
    /// What happens.
    pub on: Callback<()>,
}

/// The words that a card's back and its verdict carry.
#[derive(Clone, Copy)]
pub struct Words {
    /// On the back: "L'Autre".
    pub other: &'static str,
    /// For those who do not see the back: "L'Autre, carte cachée".
    pub hidden: &'static str,
    /// "juste".
    pub right: &'static str,
    /// "faux".
    pub wrong: &'static str,
}

/// A card: `button.turn-card[data-face="up|down"][data-turning][data-verdict="right|wrong"]`,
/// raised as long as it can be chosen. Its place is in [`props`].
pub fn turn_card(look: Signal<Look>, words: Words, choice: Choice) -> Dom {
    let look = Memo::new(move |_| look.get());
    let down = Memo::new(move |_| look.with(|look| look.words.is_none()));
    let was_down = StoredValue::new(look.with_untracked(|look| look.words.is_none()));
    let Choice { mv, open, on } = choice;
    let verdict =
        move || look.with(|look| look.right.map(|right| if right { "right" } else { "wrong" }));
    let label = move || look.with(|look| spoken(look, words));
    let turned = move || was_down.try_get_value() == Some(true) && !down.get();
    el("button", "turn-card")
        .attr("data-face", move || if down.get() { "down" } else { "up" })
        .attr("data-turning", turned)
        .attr("data-verdict", verdict)
        .attr("data-move", move || open.get().then_some(mv))
        .attr("aria-disabled", move || (!open.get()).to_string())
        .attr("aria-label", label)
        .click(move || {
            if open.get_untracked() {
                on.run(());
            }
        })
        .child(
            el("span", "turner")
                .child(move || look.with(up))
                .child(move || (down.get() || turned()).then(|| back(words.other))),
        )
        .child(move || look.with(stamp))
}

/// What a screen reader says of a card.
fn spoken(look: &Look, words: Words) -> String {
    let text = look.words.as_deref().unwrap_or(words.hidden);
    match look.right {
        Some(true) => [text, ", ", words.right].concat(),
        Some(false) => [text, ", ", words.wrong].concat(),
        None => text.to_owned(),
    }
}

fn up(look: &Look) -> Dom {
    el("span", "face").child(el("span", "word").child(look.words.clone()))
}

fn back(other: &'static str) -> Dom {
    el("span", "face down")
        .child(drawing("emblem", "riddle"))
        .child(el("span", "word").child(other))
}

/// The seal of a verdict, and who chose the card.
fn stamp(look: &Look) -> Dom {
    let verdict = look
        .right
        .map(|right| el("span", "stamp").child(icon(if right { "check" } else { "close" })));
    let chooser = look.chosen.map(|of| el("span", "chooser").child(mark(of)));
    group().child(verdict).child(chooser)
}

/// The small round word between two cards: "ou".
pub fn or(word: &'static str) -> Dom {
    el("span", "or").attr("aria-hidden", "true").child(word)
}

/// The propositions side by side: `.props[data-n]`, with as many cards as there are `looks` and
/// perhaps an [`or`] between two. All of them are written as small as the longest needs: `--n` is
/// how many letters a line holds, `[data-lines]` says that some take two.
pub fn props(label: &'static str, looks: Vec<Signal<Look>>, cards: Vec<Dom>) -> Dom {
    let count = looks.len();
    let texts = Memo::new(move |_| {
        let all = looks.iter().filter_map(|look| look.with(|look| look.words.clone()));
        all.fold((0, false), |(most, lines), text| {
            let (letters, two) = line_of(&text);
            (letters.max(most), lines || two)
        })
    });
    el("div", "props")
        .attr("role", "group")
        .attr("data-n", count)
        .attr("data-lines", move || texts.get().1)
        .attr("aria-label", label)
        .style(("--n", move || texts.get().0.to_string()))
        .child(cards)
}

/// How many letters its longest line has, and whether it takes two of them.
fn line_of(text: &str) -> (usize, bool) {
    let (words, all) = (text.split_whitespace(), text.chars().count());
    let longest = words.map(|word| word.chars().count()).max().unwrap_or(0);
    if all <= 9 { (all, false) } else { (longest.max(all.div_ceil(2) + 1), longest < all) }
}
