//! A proposition: a card that lies face up, or "The Other", face down, which turns when it is
//! revealed. Its words are given with the reveal and are nowhere in the page before.

use super::drawing;
use crate::app::dom::{Dom, el, group};
use crate::app::parts::{icon, mark};
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
/// raised as long as it can be chosen. `--n` is the number of its letters, so that long
/// propositions stay whole.
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
        .style(("--n", move || look.with(|look| longest(look).to_string())))
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

/// How many letters its longest line needs: half of a long text, since it takes two lines.
fn longest(look: &Look) -> usize {
    let text = look.words.as_deref().unwrap_or_default();
    let word = text.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0);
    word.max(text.chars().count().div_ceil(2))
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

/// The cards side by side: `.props[data-n]`.
pub fn choices(label: &'static str, count: usize, cards: Vec<Dom>) -> Dom {
    el("div", "props")
        .attr("role", "group")
        .attr("data-n", count)
        .attr("aria-label", label)
        .child(cards)
}
