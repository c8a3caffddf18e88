//! A real call (MIL-JR): the number is busy, or the line stands and the seconds run.

use super::asked::{Answers, Asked};
use super::desk::Desk;
use super::open::Address;
use crate::app::countdown::left_until;
use crate::app::parts::timer::Seconds;
use crate::app::quiz::controls::MoveButton;
use crate::app::words::tr;
use crate::rules::millions::Move;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// The stage of the call.
#[component]
pub fn Call() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Call { asker, until } = desk.phase.get() else { return None };
        let buttons = match until {
            None => view! {
                <MoveButton quiz=*desk name="busy" mv=Move::Busy class="button big quiet piece">
                    {tr!(millions.busy)}
                </MoveButton>
                <MoveButton quiz=*desk name="connected" mv=Move::Connected>{tr!(millions.connected)}</MoveButton>
            }
            .into_any(),
            Some(until) => {
                let left = left_until(desk.table, until);
                view! {
                    <Seconds left unit=tr!(quiz.seconds)/>
                    <MoveButton quiz=*desk name="hang-up" mv=Move::HangUp>{tr!(millions.hang_up)}</MoveButton>
                }
                .into_any()
            }
        };
        Some(view! {
            <Address seat=asker words=tr!(millions.calls, name = desk.name(asker))/>
            <div class="deeds wide">{buttons}</div>
        })
    };
    view! { <Asked/><Answers/>{stage} }
}
