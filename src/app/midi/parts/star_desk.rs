//! A seat's desk: its star in the colour of its mistakes, a slab that says what this person does
//! now, a front with mark, name and wallet. Star and slab together can be a button.

use super::money::{notes, sum};
use super::{coloured, drawing};
use crate::app::dom::{Dom, el, group, next_frame, trailing_by};
use crate::app::old_parts::{icon, mark};
use crate::rules::Chair;
use crate::rules::Player;
use leptos::prelude::*;

/// What a desk shows (MIDI-S2, R1-9, R1-10, F-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Star {
    /// No mistake.
    Green,
    /// One mistake: the small star lies on it, with a cross.
    Orange,
    /// Two mistakes.
    Red,
    /// The violet side: the previous Midi Master.
    Violet,
    /// No longer in the final: grey.
    Out,
}

impl Star {
    const fn word(self) -> &'static str {
        match self {
            Star::Green => "green",
            Star::Orange => "orange",
            Star::Red => "red",
            Star::Violet => "violet",
            Star::Out => "out",
        }
    }

    /// The small white star on the large one.
    const fn token(self) -> Option<&'static str> {
        match self {
            Star::Green | Star::Violet => Some("token"),
            Star::Orange => Some("token-1"),
            Star::Red => Some("token-2"),
            Star::Out => None,
        }
    }
}

/// What a person does now: an icon of the shell and a word or two, on the slab.
#[derive(Clone, PartialEq, Debug)]
pub struct Doing {
    /// `hand`, `cards`, `eye` …
    pub icon: &'static str,
    /// "répond", "lit".
    pub words: String,
}

/// What star and slab do when they are a button.
#[derive(Clone)]
pub struct Action {
    /// The words on the slab: "J'ai trouvé !".
    pub words: String,
    /// The words for those who do not see whose desk it is: "Léo : j'ai trouvé !".
    pub label: String,
    /// The move's name in the page.
    pub mv: &'static str,
    /// What happens.
    pub on: Callback<()>,
}

impl PartialEq for Action {
    fn eq(&self, other: &Action) -> bool {
        (&self.words, &self.label, self.mv) == (&other.words, &other.label, other.mv)
    }
}

/// Everything that a desk shows.
pub struct Seated {
    /// Who sits there.
    pub chair: Chair,
    /// The colour of the star.
    pub state: Signal<Star>,
    /// The same in words, for those who do not see it: "une erreur".
    pub state_words: Signal<String>,
    /// Whether this seat is on turn.
    pub turn: Signal<bool>,
    /// What it owns.
    pub wallet: Signal<u32>,
    /// What it owned when the table last saw it.
    pub before: Option<u32>,
    /// Whether its notes stand beside the star.
    pub notes: Signal<bool>,
    /// What the person does now; with an action, in small beside the name.
    pub doing: Signal<Option<Doing>>,
    /// What star and slab do when they are touched.
    pub action: Signal<Option<Action>>,
}

/// The desks at the foot of the screen: `ul.desks`, of [`star_desk`]s, and what flies over them;
/// their stars are `small` under a stage that needs the height.
pub fn desks(label: String, small: Signal<bool>, desks: Vec<Dom>, flights: Dom) -> Dom {
    let small = late(small);
    el("ul", "desks")
        .attr("data-small", move || small.get())
        .style(("--seats", desks.len().to_string()))
        .attr("aria-label", label)
        .child(desks)
        .child(flights)
}

/// A desk: `li.desk[data-state][data-turn]`.
pub fn star_desk(seated: Seated) -> Dom {
    let Seated { chair, state, state_words, turn, wallet, before, doing, action, .. } = seated;
    let with_notes = seated.notes;
    let number = chair.mark.0.to_string();
    let robot = (chair.player != Player::Person).then(|| icon("robot"));
    let (doing, action) = (late(doing), late(action));
    let (state, turn, with_notes) = (late(state), late(turn), late(with_notes));
    el("li", "desk")
        .attr("data-mark", number)
        .attr("data-state", move || state.get().word())
        .attr("data-turn", move || turn.get())
        .attr("data-notes", move || with_notes.get())
        .attr("aria-current", move || turn.get().then_some("true"))
        .child(next_frame(move || {
            group()
                .child(move || head(state, turn, doing, action))
                .child(move || with_notes.get().then(|| notes(wallet)))
        }))
        .child(
            el("div", "lectern")
                .child(coloured("lectern", "front"))
                .child(mark(chair.mark))
                .child(
                    el("span", "name")
                        .child(el("b", "").child(chair.name))
                        .child(robot)
                        .child(move || beside(doing, action)),
                )
                .child(sum(wallet, before))
                .child(el("span", "unseen").child(move || state_words.get())),
        )
}

/// The desks follow the stage above them, and its board.
fn late<T: Clone + PartialEq + Send + Sync + 'static>(of: Signal<T>) -> ReadSignal<T> {
    trailing_by(2, move || of.get())
}

/// Star and slab: a button with an action, else a plain block.
fn head(
    state: ReadSignal<Star>,
    turn: ReadSignal<bool>,
    doing: ReadSignal<Option<Doing>>,
    action: ReadSignal<Option<Action>>,
) -> Dom {
    match action.get() {
        Some(Action { words, label, mv, on }) => el("button", "star-button")
            .attr("data-move", mv)
            .attr("aria-label", label)
            .click(move || on.run(()))
            .child(star(state, turn))
            .child(el("span", "slab").child(words)),
        None => el("div", "star-button")
            .child(star(state, turn))
            .child(el("div", "slab").child(move || doing.get().map(said))),
    }
}

fn said(doing: Doing) -> Dom {
    group().child(icon(doing.icon)).child(el("span", "").child(doing.words))
}

/// With an action on the slab, what the person does stands beside the name.
fn beside(doing: ReadSignal<Option<Doing>>, action: ReadSignal<Option<Action>>) -> Option<Dom> {
    let doing = action.get().and(doing.get())?;
    Some(el("i", "").child(doing.words))
}

/// The star: it turns once when its colour changes (the box turns, the drawing is exchanged);
/// bulbs and a burst while the seat is on turn.
pub fn star(state: ReadSignal<Star>, turn: ReadSignal<bool>) -> Dom {
    let first = StoredValue::new(true);
    el("span", "desk-star")
        .attr("aria-hidden", "true")
        .child(move || turn.get().then(|| el("span", "burst").child(drawing("burst", ""))))
        .child(move || {
            let turning = !first.try_get_value().unwrap_or(true);
            first.set_value(false);
            el("span", "spin")
                .attr("data-turning", turning)
                .child(coloured("star", ""))
                .child(state.get().token().map(|token| drawing(token, "")))
        })
        .child(move || turn.get().then(bulbs))
}

/// Two strings of bulbs that shine in turn: two boxes, so that nothing is painted meanwhile.
fn bulbs() -> Dom {
    group()
        .child(el("span", "bulbs").child(drawing("bulbs-a", "")))
        .child(el("span", "bulbs late").child(drawing("bulbs-b", "")))
}
