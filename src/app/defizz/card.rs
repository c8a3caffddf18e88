//! What the die shows, and the button that takes the card (DEF-T5).

use super::desk::Desk;
use super::die::{FoamDie, kind_word};
use super::stage::Ask;
use crate::app::quiz::controls::TurnButton;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::defizz::Move;
use crate::rules::defizz::view::PhaseView;
use leptos::prelude::*;

/// The die has been rolled; the reader takes the card that it names (DEF-T5).
#[component]
pub fn Card() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Card { die } = desk.phase.get() else { return None };
        let (seat, active) = (desk.sitting.status.turn().get()?, desk.active.get()?);
        let hint = tr!(defizz.rolled, name = desk.name(active));
        let words = tr!(defizz.card_ask, name = desk.name(seat), kind = kind_word(die.kind));
        let take = tr!(defizz.take_card, kind = kind_word(die.kind));
        Some(view! {
            <div class="roll-stage">
                <Ask seat words hint/>
                <div class="splash"><FoamDie die=Some(die) tumbles=true/></div>
                <div class="deeds"><TurnButton quiz=*desk seat name="card" mv=Move::TakeCard>{take}</TurnButton></div>
            </div>
        })
    };
    view! { {stage} }
}
