//! Money or question (MIL-P1), asked of all at the same time (option O12).

use super::asked::Stake;
use super::choice::with_way_back;
use super::desk::Desk;
use super::together::{AsOne, Rows};
use crate::app::parts::money::amount;
use crate::app::words::tr;
use crate::rules::millions::Move;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// Money or question, asked of all at the same time.
#[component]
pub fn Choices() -> impl IntoView {
    let desk = Desk::get();
    let hint = move || match desk.phase.get() {
        PhaseView::Choice { worth, after_wrong, .. } => {
            let hint =
                tr!(millions.all_choose_hint, sum = amount(worth), low = amount(after_wrong));
            with_way_back(desk, hint)
        }
        _ => String::new(),
    };
    // One single person is asked by name.
    let address = untrack(|| match desk.phase.get() {
        PhaseView::Choice { seat, left, in_hand, .. } if left.count() == 1 => {
            tr!(millions.in_hand, name = desk.name(seat), sum = amount(in_hand))
        }
        _ => tr!(millions.all_choose).to_owned(),
    });
    let deeds = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Choice { in_hand, worth, .. } => vec![
            ("take", Move::Take, tr!(millions.take, sum = amount(in_hand))),
            ("try", Move::Try, tr!(millions.try_next, sum = amount(worth))),
        ],
        _ => vec![],
    });
    let all = move || match desk.phase.get() {
        PhaseView::Choice { worth, .. } => tr!(millions.all_try, sum = amount(worth)),
        _ => String::new(),
    };
    view! {
        <div class="prompt">
            <div class="question-sheet piece">
                <Stake/>
                <p class="address">{address}</p>
                <p class="hint">{hint}</p>
            </div>
        </div>
        <AsOne name="try-all" mv=Move::Try words=Signal::derive(all)/>
        <Rows deeds done=tr!(millions.goes_on)/>
    }
}
