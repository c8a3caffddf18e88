//! The foam die: what it shows, and how it tumbles in (DEF-T4, R8).

use crate::app::parts::Symbol;
use crate::screens::board::Die;
use leptos::prelude::*;

/// The die: `.die[data-kind]`; `tumbles` when it was just thrown, blank before.
#[component]
pub fn Foam(die: Option<Die>, #[prop(optional)] tumbles: bool) -> impl IntoView {
    let blank = die.is_none();
    let label = die.as_ref().map(|die| [&*die.words, " ", &die.amount].concat());
    let kind = die.as_ref().map(|die| die.kind.clone());
    let face = die.map(|Die { words, amount, .. }| {
        view! {
            <span class="plate">{words}</span>
            <b class="amount">{amount}</b>
        }
    });
    view! {
        <span class="die" data-kind=kind data-blank=blank data-tumbles=tumbles role=label.is_some().then_some("img") aria-label=label>
            <Symbol sprite="defizz" id="foam-die" view_box="0 0 208 208"/>
            <span class="face" aria-hidden="true">
                {face}
                {blank.then(|| view! { <b class="amount">"?"</b> })}
            </span>
        </span>
    }
}
