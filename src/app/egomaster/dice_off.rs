//! The dice-off between those who are level: the highest throw wins (EGO-R3).

use super::desk::Desk;
use super::throws::{Throw, Throws};
use super::words::question_kind;
use crate::app::words::tr;
use leptos::prelude::*;

/// The throws between those who are level.
#[component]
pub fn DiceOff() -> impl IntoView {
    let desk = Desk::get();
    let kind = move || {
        desk.turn.get().map(|turn| view! { <p class="challenge">{question_kind(&turn)}</p> })
    };
    view! {
        <div class="said">
            {kind}
            <h2>{tr!(egomaster.dice_decide)}</h2>
            <p class="aside">{tr!(egomaster.highest_wins)}</p>
            <Throws/>
        </div>
        <div class="deeds"><Throw class="button big piece go"/></div>
    }
}
