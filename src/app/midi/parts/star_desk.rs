//! A seat's desk: its star in the colour of its mistakes, a slab that says what this person does
//! now, a front with mark, name and wallet. Star and slab together can be a button.

use super::notes::Banknotes;
use super::{Coloured, Drawing};
use crate::app::parts::Icon;
use crate::app::parts::money::Sum;
use crate::app::parts::timer::Burst;
use crate::app::phones::PersonMark;
use crate::rules::Chair;
use crate::rules::Player;
use leptos::prelude::*;

/// The state of a desk's star (MIDI-S2, R1-9, R1-10, F-21).
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
    /// The label for screen readers: "Léo : j'ai trouvé !".
    pub label: String,
    /// The move's name in the page.
    pub mv: &'static str,
    /// Called when it is pressed.
    pub on: Callback<()>,
}

impl PartialEq for Action {
    fn eq(&self, other: &Action) -> bool {
        (&self.words, &self.label, self.mv) == (&other.words, &other.label, other.mv)
    }
}

/// Everything that a desk shows.
#[derive(Clone)]
pub struct Seated {
    /// Who sits there.
    pub chair: Chair,
    /// The colour of the star.
    pub state: Signal<Star>,
    /// The same in words, for screen readers: "une erreur".
    pub state_words: Signal<String>,
    /// Whether this seat is on turn.
    pub turn: Signal<bool>,
    /// What it owns.
    pub wallet: Signal<u32>,
    /// What it owned when last shown.
    pub before: Option<u32>,
    /// Whether its notes stand beside the star.
    pub notes: Signal<bool>,
    /// What the person does now; with an action, in small beside the name.
    pub doing: Signal<Option<Doing>>,
    /// What star and slab do when they are touched.
    pub action: Signal<Option<Action>>,
}

/// The most letters of a name and the word beside it together.
const LETTERS: usize = 12;

/// A desk: `li.desk[data-state][data-turn]`.
#[component]
pub fn StarDesk(of: Seated) -> impl IntoView {
    let Seated { chair, state, state_words, turn, wallet, before, notes, doing, action } = of;
    let state = Memo::new(move |_| state.get());
    let turn = Memo::new(move |_| turn.get());
    let doing = Memo::new(move |_| doing.get());
    let action = Memo::new(move |_| action.get());
    let robot = (chair.player != Player::Person).then(|| view! { <Icon name="robot"/> });
    // With an action on the slab, what the person does stands beside the name, if that leaves room.
    let room = LETTERS.saturating_sub(chair.name.chars().count());
    let beside = move || {
        let Doing { words, .. } = action.get().and(doing.get())?;
        (words.chars().count() <= room).then(|| view! { <i>{words}</i> })
    };
    view! {
        <li
            class="desk"
            data-mark=chair.mark.0.to_string()
            data-state=move || state.get().word()
            data-turn=turn
            data-notes=notes
            aria-current=move || turn.get().then_some("true")
        >
            <Head state turn doing action/>
            <Show when=move || notes.get()><Banknotes wallet/></Show>
            <div class="lectern">
                <Coloured name="lectern" class="front"/>
                <PersonMark chair=chair.clone()/>
                <span class="name"><b>{chair.name}</b>{robot}{beside}</span>
                <Sum wallet before/>
                <span class="unseen">{state_words}</span>
            </div>
        </li>
    }
}

/// Star and slab: a button with an action, else a plain block.
#[component]
fn Head(
    state: Memo<Star>,
    turn: Memo<bool>,
    doing: Memo<Option<Doing>>,
    action: Memo<Option<Action>>,
) -> impl IntoView {
    let said = move || {
        doing.get().map(|doing| view! { <Icon name=doing.icon/><span>{doing.words}</span> })
    };
    move || match action.get() {
        Some(Action { words, label, mv, on }) => view! {
            <button class="star-button" data-move=mv aria-label=label on:click=move |_| on.run(())>
                <DeskStar state turn/>
                <span class="slab">{words}</span>
            </button>
        }
        .into_any(),
        None => view! {
            <div class="star-button">
                <DeskStar state turn/>
                <div class="slab">{said}</div>
            </div>
        }
        .into_any(),
    }
}

/// The star: it turns once when its colour changes (the box turns, the drawing is exchanged);
/// bulbs and a burst while the seat is on turn.
#[component]
fn DeskStar(state: Memo<Star>, turn: Memo<bool>) -> impl IntoView {
    let first = StoredValue::new(true);
    let spin = move || {
        let turning = !first.get_value();
        first.set_value(false);
        view! {
            <span class="spin" data-turning=turning>
                <Coloured name="star"/>
                {state.get().token().map(|name| view! { <Drawing name/> })}
            </span>
        }
    };
    view! {
        <span class="desk-star" aria-hidden="true">
            <Show when=move || turn.get()><Burst/></Show>
            {spin}
            <Show when=move || turn.get()>
                // Two strings of bulbs that light up alternately: two boxes, so that nothing is repainted.
                <span class="bulbs"><Drawing name="bulbs-a"/></span>
                <span class="bulbs late"><Drawing name="bulbs-b"/></span>
            </Show>
        </span>
    }
}
