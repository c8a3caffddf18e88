//! The question with its stake and its four lozenges, as the current eyes may see them. The phase decides
//! what a tap on a lozenge plays.

pub use crate::screens::millions::words::letter_name;

use super::desk::Desk;
use crate::app::parts::Icon;
use crate::app::parts::money::amount;
use crate::app::parts::raised::raised;
use crate::app::parts::ticket::Question;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::{deck_lang, tr};
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
    /// What a tap plays; `None` if nothing now.
    pub tap: Option<Tap>,
    /// What a tap on the small button at its end plays: behind the curtain it sets the answer aside, or takes it back.
    pub aside: Option<Move>,
}

/// What a tap on a lozenge plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Tap {
    /// The move of that name.
    Play(&'static str, Move),
    /// The chosen answer is not chosen any more: all that may be is uncovered again (MIL-P11).
    Unchoose,
}

impl Look {
    /// Shows that state, and a tap plays nothing.
    pub const fn still(state: &'static str) -> Look {
        Look { state, tap: None, aside: None }
    }
}

impl Tap {
    const fn name(self) -> &'static str {
        match self {
            Tap::Play(name, _) => name,
            Tap::Unchoose => "unhide",
        }
    }

    fn plays(self, desk: Desk) {
        match self {
            Tap::Play(_, mv) => desk.act(mv),
            Tap::Unchoose => {
                let Some(holder) = desk.sitting.view.holder().get_untracked() else { return };
                let (covers, excluded) = (holder.covers, holder.excluded);
                let back = |letter: &Letter| covers.has(*letter) && !excluded.has(*letter);
                Letter::ALL.into_iter().filter(back).for_each(|it| desk.act(Move::Uncover(it)));
            }
        }
    }
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
        view! { <li><Lozenge letter text=text.clone() look/><SetAside text look/></li> }
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
        if let Some(tap) = look.get_untracked().tap {
            tap.plays(desk);
        }
    };
    let says = move || state_words(look.get().state);
    view! {
        <button
            class="lozenge"
            data-state=move || look.get().state
            data-move=move || look.get().tap.map(Tap::name)
            data-key=letter_name(letter)
            disabled=move || look.get().tap.is_none()
            on:click=play
        >
            <span class="letter">{letter_name(letter)}</span>
            <span class="words" lang=deck_lang()>{raised(&text)}</span>
            <span class="unseen">{says}</span>
        </button>
    }
}

/// The small button at the end of a lozenge behind the curtain: sets an answer aside, for those who want to think aloud
/// (MIL-P4), or takes it back (MIL-P11).
#[component]
fn SetAside(text: String, look: Memo<Look>) -> impl IntoView {
    let desk = Desk::get();
    let text = StoredValue::new(text);
    let button = move |mv: Move| {
        let back = matches!(mv, Move::Uncover(_));
        let answer = text.get_value();
        let label = if back {
            tr!(millions.take_back, answer = answer)
        } else {
            tr!(millions.set_aside, answer = answer)
        };
        view! {
            <button
                class="aside"
                data-move=if back { "unhide" } else { "cover" }
                aria-label=label
                on:click=move |_| desk.act(mv)
            ><Icon name=if back { "undo" } else { "close" }/></button>
        }
    };
    move || look.get().aside.map(button)
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

/// The look of a lozenge for the current eyes.
fn look(desk: Desk, letter: Letter) -> Look {
    let table = desk.sitting.view;
    let known = table.question().with(|q| q.as_ref().map_or(Letters::NONE, |q| q.excluded));
    let right = table.console().with(|console| console.as_ref().map(|console| console.right));
    let still = Look::still;
    let taps = |may: bool, name, mv| Look {
        tap: may.then_some(Tap::Play(name, mv)),
        ..Look::still("open")
    };
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
        // What the asker's 50:50 has taken cannot be given (MIL-Q51).
        PhaseView::Vote { letters, .. } | PhaseView::Friend { letters, .. }
            if !letters.has(letter) =>
        {
            still("removed")
        }
        PhaseView::Vote { voter: gives, .. } | PhaseView::Friend { friend: gives, .. } => {
            taps(looks(desk, gives), "give", Move::Give(letter))
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
        return Look::still(if known.has(letter) { "removed" } else { "open" });
    };
    if holder.excluded.has(letter) {
        return Look::still("removed");
    }
    let keep = Some(Tap::Play("keep", Move::Keep(letter)));
    if holder.covers.has(letter) {
        Look { state: "covered", tap: keep, aside: Some(Move::Uncover(letter)) }
    } else if holder.uncovered() == Some(letter) {
        Look { state: "mine", tap: Some(Tap::Unchoose), aside: None }
    } else {
        Look { state: "open", tap: keep, aside: Some(Move::Cover(letter)) }
    }
}
