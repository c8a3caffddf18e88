//! The foam die: what it shows, and how it tumbles in (DEF-T4, R8).

use crate::app::parts::Symbol;
use crate::app::parts::money::figure;
use crate::app::words::tr;
use crate::rules::defizz::{Die, Kind};
use leptos::prelude::*;

/// The name of a kind of challenge in `data-kind`.
pub const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Duel => "duel",
        Kind::Multi => "multi",
    }
}

/// The word for a kind of challenge on die and card.
pub fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Duel => tr!(defizz.duel),
        Kind::Multi => tr!(defizz.multi),
    }
}

/// The die: `.die[data-kind]`; `tumbles` when it was just thrown.
#[component]
pub fn FoamDie(die: Option<Die>, #[prop(optional)] tumbles: bool) -> impl IntoView {
    let face = die.map(|Die { kind, amount }| {
        view! {
            <span class="plate">{kind_word(kind)}</span>
            <b class="amount">{figure(amount)}</b>
        }
    });
    let blank = face.is_none();
    let kind = die.map(|die| kind_name(die.kind));
    let label = die.map(|Die { kind, amount }| [kind_word(kind), " ", &figure(amount)].concat());
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
