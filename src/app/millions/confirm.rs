//! The final word (MIL-P13), asked of one contestant after the other.

use super::answer::{Thinking, Walks};
use super::asked::{Answers, Asked};
use super::desk::Desk;
use super::open::Address;
use crate::app::quiz::controls::MoveButton;
use crate::app::words::tr;
use crate::rules::millions::Move;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// The stage of one contestant's final word.
#[component]
pub fn Confirm() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Confirm { seat, walk, .. } = desk.phase.get() else { return None };
        let buttons = desk.is_person(seat).then(|| {
            view! {
                {walk.then(|| view! { <Walks/> })}
                <MoveButton quiz=*desk name="no" mv=Move::No class="button big quiet piece">
                    {tr!(millions.think_again)}
                </MoveButton>
                <MoveButton quiz=*desk name="yes" mv=Move::Yes>{tr!(millions.final_yes)}</MoveButton>
            }
        });
        Some(view! {
            <Address seat words=tr!(millions.final_word, name = desk.name(seat))/>
            <p class="hint">{tr!(millions.final_hint)}</p>
            <Thinking seat/>
            <div class="deeds wide">{buttons}</div>
        })
    };
    view! { <Asked/><Answers/>{stage} }
}
