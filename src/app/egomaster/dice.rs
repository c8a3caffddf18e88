//! The roller rolls page and number for his square (EGO-T5).

use super::bank::Heads;
use super::desk::{Desk, mode_name};
use super::words::mode_word;
use crate::app::drawings::dice::{D20, Twenty};
use crate::app::parts::SeatMark;
use crate::app::parts::money::figure;
use crate::app::quiz::controls::TurnButton;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::Move;
use crate::rules::egomaster::view::PhaseView;
use leptos::prelude::*;

/// The roller rolls page and number for his square (EGO-T5).
#[component]
pub fn RollsPage() -> impl IntoView {
    let desk = Desk::get();
    let PhaseView::Dice { mode, sum, .. } = desk.phase.get_untracked() else { return None };
    let deed = move |seat: Seat| {
        view! {
            <TurnButton quiz=*desk seat name="dice" mv=Move::Dice>
                <SeatMark mark=desk.chair(seat).mark/>{tr!(egomaster.roll_both)}
            </TurnButton>
        }
    };
    Some(view! {
        <div class="said">
            <p class="challenge"><span class="pill" data-mode=mode_name(mode)><Heads mode/>{mode_word(mode)}</span></p>
            <b class="money">{figure(sum)}</b>
            <div class="pair" aria-hidden="true"><D20 die=Twenty::Page/><D20 die=Twenty::Number/></div>
            <p class="aside">{tr!(egomaster.page_and_number)}</p>
        </div>
        <div class="deeds">{move || desk.sitting.status.turn().get().map(deed)}</div>
    })
}
