//! Money or question (MIL-P1), asked of one contestant after the other.

use super::asked::Stake;
use super::desk::Desk;
use super::open::Address;
use crate::app::parts::money::amount;
use crate::app::quiz::controls::MoveButton;
use crate::app::words::tr;
use crate::rules::millions::Move;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// A hint, and that there is no way back, if there is none once the question is asked (MIL-P1b, P9).
pub fn with_way_back(desk: Desk, hint: String) -> String {
    if desk.sitting.read(|session| session.setup().options.walks_freely()) {
        return hint;
    }
    [&*hint, " ", tr!(millions.no_way_back)].concat()
}

/// The stage of one contestant's choice.
#[component]
pub fn Choice() -> impl IntoView {
    let desk = Desk::get();
    move || {
        let PhaseView::Choice { seat, in_hand, worth, after_wrong, .. } = desk.phase.get() else {
            return None;
        };
        let hint = tr!(millions.choice_hint, sum = amount(worth), low = amount(after_wrong));
        let hint = with_way_back(desk, hint);
        let buttons = desk.is_person(seat).then(|| {
            view! {
                <MoveButton quiz=*desk name="take" mv=Move::Take class="button big quiet piece">
                    {tr!(millions.take, sum = amount(in_hand))}
                </MoveButton>
                <MoveButton quiz=*desk name="try" mv=Move::Try>{tr!(millions.try_next, sum = amount(worth))}</MoveButton>
            }
        });
        Some(view! {
            <div class="prompt">
                <div class="question-sheet piece">
                    <Stake/>
                    <Address seat words=tr!(millions.in_hand, name = desk.name(seat), sum = amount(in_hand))/>
                    <p class="hint">{hint}</p>
                </div>
            </div>
            <div class="deeds wide">{buttons}</div>
        })
    }
}
