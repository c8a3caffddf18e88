//! The question with its stake and its four lozenges, as the current eyes may see them. The phase decides
//! what a tap on a lozenge plays.

use super::desk::Desk;
use crate::app::parts::money::amount;
use crate::app::parts::raised::raised;
use crate::app::parts::ticket::Question;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::Move;
use crate::rules::millions::ladder::worth;
use crate::rules::millions::letters::{Letter, Letters};
use crate::rules::millions::view::{PhaseView, TableViewStoreFields};
use leptos::prelude::*;

/// What a lozenge shows, and what a tap on it plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// `open`, `covered`, `removed`, `mine`, `right`, `dim`.
    pub state: &'static str,
    /// The name and the move of a tap; `None` if it plays nothing now.
    pub mv: Option<(&'static str, Move)>,
}

/// What is at stake: `.stake`.
#[component]
pub fn Stake() -> impl IntoView {
    let level = Desk::get().level;
    view! { <p class="stake piece">{move || tr!(millions.for_sum, sum = amount(worth(level.get())))}</p> }
}

/// The question on its sheet, with what is at stake.
#[component]
pub fn Asked() -> impl IntoView {
    let desk = Desk::get();
    let text = Memo::new(move |_| {
        desk.sitting.view.question().with(|q| q.as_ref().map(|question| question.q.clone()))
    });
    view! {
        <div class="prompt">
            <div class="question-sheet piece">
                <Stake/>
                {move || text.get().map(|text| view! { <Question text/> })}
            </div>
        </div>
    }
}

/// The four answers.
#[component]
pub fn Answers() -> impl IntoView {
    let desk = Desk::get();
    let texts = Memo::new(move |_| {
        desk.sitting.view.question().with(|q| q.as_ref().map(|question| question.answers.clone()))
    });
    move || {
        let look = |letter| Memo::new(move |_| look(desk, letter));
        Some(view! { <Lozenges texts=texts.get()? looks=Letter::ALL.map(look)/> })
    }
}

/// Four lozenges: `ol.lozenges[data-long] > li > .lozenge[data-state]`.
#[component]
pub fn Lozenges(texts: [String; 4], looks: [Memo<Look>; 4]) -> impl IntoView {
    let long = texts.iter().any(|text| {
        text.chars().count() > 22 || text.split(' ').any(|word| word.chars().count() > 11)
    });
    let all = Letter::ALL.into_iter().zip(texts).zip(looks);
    let all = all.map(|((letter, text), look)| {
        view! { <li><Lozenge letter text=text.clone() look/><Keeps letter text look/></li> }
    });
    view! {
        <ol class="lozenges" data-long=long aria-label=tr!(millions.answers)>
            {all.collect_view()}
        </ol>
    }
}

#[component]
fn Lozenge(letter: Letter, text: String, look: Memo<Look>) -> impl IntoView {
    let desk = Desk::get();
    let play = move |_| {
        if let Some((_, mv)) = look.get_untracked().mv {
            desk.act(mv);
        }
    };
    let says = move || state_words(look.get().state);
    view! {
        <button
            class="lozenge"
            data-state=move || look.get().state
            data-move=move || look.get().mv.map(|(name, _)| name)
            disabled=move || look.get().mv.is_none()
            on:click=play
        >
            <span class="letter">{letter_name(letter)}</span>
            <span class="words">{raised(&text)}</span>
            <span class="unseen">{says}</span>
        </button>
    }
}

/// A button on the letter of an open answer behind the curtain: keeps the answer and covers all others
/// (MIL-P4). A tap on its words covers it.
#[component]
fn Keeps(letter: Letter, text: String, look: Memo<Look>) -> impl IntoView {
    let desk = Desk::get();
    let covers = move || matches!(look.get().mv, Some((_, Move::Cover(_))));
    let label = StoredValue::new(tr!(millions.keep, answer = text));
    view! {
        <Show when=covers>
            <button
                class="keep"
                data-move="keep"
                data-key=letter_name(letter)
                aria-label=label.get_value()
                on:click=move |_| desk.act(Move::Keep(letter))
            ></button>
        </Show>
    }
}

fn state_words(state: &str) -> &'static str {
    match state {
        "covered" => tr!(millions.is_covered),
        "removed" => tr!(millions.is_removed),
        "mine" => tr!(millions.is_mine),
        "right" => tr!(quiz.right),
        _ => "",
    }
}

/// A to D.
pub fn letter_name(letter: Letter) -> String {
    letter.word().to_uppercase().to_string()
}

/// The look of a lozenge for the current eyes.
fn look(desk: Desk, letter: Letter) -> Look {
    let table = desk.sitting.view;
    let known = table.question().with(|q| q.as_ref().map_or(Letters::NONE, |q| q.excluded));
    let right = table.console().with(|console| console.as_ref().map(|console| console.right));
    let still = |state| Look { state, mv: None };
    let taps = |may: bool, name, mv| Look { state: "open", mv: may.then_some((name, mv)) };
    match desk.phase.get() {
        _ if desk.asks_to_look.get() && right == Some(letter) => still("right"),
        _ if desk.asks_to_look.get() => still("open"),
        PhaseView::Answer { seat, aloud: false, .. } => covering(desk, seat, letter, known),
        _ if known.has(letter) => still("removed"),
        PhaseView::Answer { seat, aloud: true, .. } => {
            taps(desk.is_person(seat), "say", Move::Say(letter))
        }
        PhaseView::Reading { .. } if right == Some(letter) => still("right"),
        PhaseView::Fifty { .. } if right == Some(letter) => still("right"),
        PhaseView::Fifty { .. } => taps(right.is_some(), "spare", Move::Spare(letter)),
        PhaseView::Vote { voter, letters, .. } => {
            taps(looks(desk, voter) && letters.has(letter), "give", Move::Give(letter))
        }
        PhaseView::Friend { friend, letters, .. } => {
            taps(looks(desk, friend) && letters.has(letter), "give", Move::Give(letter))
        }
        PhaseView::Tries { seat, .. } => taps(desk.is_person(seat), "show", Move::Show(letter)),
        PhaseView::Confirm { said: Some(said), .. } if said == letter => still("mine"),
        _ => still("open"),
    }
}

fn looks(desk: Desk, seat: Seat) -> bool {
    desk.sitting.status.eyes().get() == Some(seat)
}

/// The look of a lozenge while a seat covers: by its own holder for its eyes, by the question for all others.
fn covering(desk: Desk, seat: Seat, letter: Letter, known: Letters) -> Look {
    let holder = desk.sitting.view.holder().get().filter(|_| looks(desk, seat));
    let Some(holder) = holder else {
        return Look { state: if known.has(letter) { "removed" } else { "open" }, mv: None };
    };
    let one = holder.uncovered();
    if holder.excluded.has(letter) {
        Look { state: "removed", mv: None }
    } else if holder.covers.has(letter) {
        Look { state: "covered", mv: Some(("unhide", Move::Uncover(letter))) }
    } else if one == Some(letter) {
        Look { state: "mine", mv: None }
    } else {
        Look { state: "open", mv: Some(("cover", Move::Cover(letter))) }
    }
}
