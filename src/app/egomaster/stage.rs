//! The middle of the ring: what there is to do, one stage a phase.

use super::desk::{Desk, Open};
use super::{dice, dice_off, place, raise, roll, stake, start, throws, walk};
use crate::rules::egomaster::PhaseKind;
use leptos::prelude::*;

/// What the middle of the ring shows.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Phase(PhaseKind),
    Open(Open),
}

/// The middle of the ring.
#[component]
pub fn Hub() -> impl IntoView {
    let desk = Desk::get();
    let stage = Memo::new(move |_| match desk.opened() {
        Some(open) => Stage::Open(open),
        None => Stage::Phase(desk.sitting.phase_kind.get()),
    });
    let inside = move || match stage.get() {
        Stage::Open(Open::Unfollowed) => view! { <raise::Unfollowed/> }.into_any(),
        Stage::Open(_) => view! { <throws::Highest/> }.into_any(),
        Stage::Phase(PhaseKind::Start) => view! { <start::Start/> }.into_any(),
        Stage::Phase(PhaseKind::Place) => view! { <place::Places/> }.into_any(),
        Stage::Phase(PhaseKind::Roll) => view! { <roll::Rolls/> }.into_any(),
        Stage::Phase(PhaseKind::Walk) => view! { <walk::Walks/> }.into_any(),
        Stage::Phase(PhaseKind::Dice) => view! { <dice::RollsPage/> }.into_any(),
        Stage::Phase(PhaseKind::Stake) => view! { <stake::Stakes/> }.into_any(),
        Stage::Phase(PhaseKind::Raise) => view! { <raise::Answers/> }.into_any(),
        Stage::Phase(PhaseKind::DiceOff) => view! { <dice_off::DiceOff/> }.into_any(),
        // The booklet and the question have the whole room.
        Stage::Phase(
            PhaseKind::Booklet | PhaseKind::Opponent | PhaseKind::Question | PhaseKind::Over,
        ) => ().into_any(),
    };
    view! { <section class="hub">{inside}</section> }
}
