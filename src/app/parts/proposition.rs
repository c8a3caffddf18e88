//! A proposition: a card that lies face up, or "The Other", face down, which turns when it is revealed. Its
//! words come with the reveal and are not in the page before.

use super::raised::raised;
use super::{Icon, Image, SeatMark};
use crate::app::browser::frame::after;
use crate::app::words::deck_lang;
use crate::rules::Mark;
use leptos::prelude::*;
use std::time::Duration;

/// How long a card takes to turn.
const TURNING: Duration = Duration::from_millis(600);

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

/// The words that a card's back and its verdict carry.
#[derive(Clone, Copy)]
pub struct Words {
    /// The folder of the emblem on the back, a game's.
    pub emblem: &'static str,
    /// On the back: "L'Autre".
    pub other: &'static str,
    /// For screen readers, on the back: "L'Autre, carte cachée".
    pub hidden: &'static str,
    /// "juste".
    pub right: &'static str,
    /// "faux".
    pub wrong: &'static str,
}

/// A card: `button.turn-card[data-face="up|down"][data-turning][data-picked][data-verdict="right|wrong"]`,
/// raised while the move `mv` can choose it. Stands in [`Propositions`].
#[component]
pub fn TurnCard(
    #[prop(into)] look: Signal<Look>,
    words: Words,
    mv: &'static str,
    open: Signal<bool>,
    on: Callback<()>,
    /// Whether it lay face down before it was mounted.
    #[prop(optional)]
    turns: bool,
) -> impl IntoView {
    let look = Memo::new(move |_| look.get());
    let down = Memo::new(move |_| look.with(|look| look.words.is_none()));
    let was_down = StoredValue::new(turns || down.get_untracked());
    let verdict =
        move || look.with(|look| look.right.map(|right| if right { "right" } else { "wrong" }));
    let turned = move || was_down.get_value() && !down.get();
    // The back is unmounted once the card has turned.
    let turning = RwSignal::new(turned());
    Effect::new(move || {
        if turned() {
            turning.set(true);
            after(TURNING, move || turning.set(false));
        }
    });
    let choose = move |_| {
        if open.get_untracked() {
            on.run(());
        }
    };
    view! {
        <button
            class="turn-card"
            data-face=move || if down.get() { "down" } else { "up" }
            data-turning=turned
            data-verdict=verdict
            data-picked=move || look.with(|look| look.chosen.is_some() && look.right.is_none())
            data-move=move || open.get().then_some(mv)
            aria-disabled=move || (!open.get()).to_string()
            aria-label=move || down.get().then_some(words.hidden)
            on:click=choose
        >
            <span class="turner">
                <span class="face">
                    <span class="word" lang=deck_lang()>{move || look.with(|look| look.words.as_deref().map(raised))}</span>
                </span>
                {move || (down.get() || turning.get()).then(|| view! { <Back words/> })}
            </span>
            {move || look.with(|look| view! { <Stamp right=look.right chosen=look.chosen words/> })}
        </button>
    }
}

#[component]
fn Back(words: Words) -> impl IntoView {
    view! {
        <span class="face down" aria-hidden="true">
            <Image folder=words.emblem name="emblem" class="riddle"/>
            <span class="word">{words.other}</span>
        </span>
    }
}

/// The seal of a verdict, with its word for screen readers, and who chose the card.
#[component]
fn Stamp(right: Option<bool>, chosen: Option<Mark>, words: Words) -> impl IntoView {
    let seal = |right| {
        let (icon, word) = if right { ("check", words.right) } else { ("close", words.wrong) };
        view! { <span class="unseen">", "{word}</span><span class="stamp"><Icon name=icon/></span> }
    };
    view! {
        {right.map(seal)}
        {chosen.map(|mark| view! { <span class="chooser"><SeatMark mark/></span> })}
    }
}

/// The small round word between two cards: "ou".
#[component]
pub fn Or(word: &'static str) -> impl IntoView {
    view! { <span class="or" aria-hidden="true">{word}</span> }
}

/// The propositions side by side: `.props[data-n]`, with as many cards as there are `looks` and
/// perhaps an [`Or`] between two. All of them are written as small as the longest needs: `--n` is
/// how many letters a line holds, `[data-lines]` says that some take two.
#[component]
pub fn Propositions(
    label: &'static str,
    looks: Vec<Signal<Look>>,
    children: Children,
) -> impl IntoView {
    let count = looks.len().to_string();
    let texts = Memo::new(move |_| {
        let all = looks.iter().filter_map(|look| look.with(|look| look.words.clone()));
        all.fold((0, false), |(most, lines), text| {
            let (letters, two) = line_of(&text);
            (letters.max(most), lines || two)
        })
    });
    view! {
        <div
            class="props"
            role="group"
            data-n=count
            data-lines=move || texts.get().1
            aria-label=label
            style:--n=move || texts.get().0.to_string()
        >
            {children()}
        </div>
    }
}

/// The letters of the longest line, and whether the text takes two lines.
fn line_of(text: &str) -> (usize, bool) {
    let (words, all) = (text.split_whitespace(), text.chars().count());
    let longest = words.map(|word| word.chars().count()).max().unwrap_or(0);
    if all <= 9 { (all, false) } else { (longest.max(all.div_ceil(2) + 1), longest < all) }
}
