//! The final word (MIL-P13), asked of all at the same time (option O12).

use super::answer::walks_with;
use super::asked::{Answers, Asked};
use super::desk::Desk;
use super::together::{AsOne, Rows};
use crate::app::words::tr;
use crate::rules::millions::Move;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// The final word, of all who are in.
#[component]
pub fn FinalWords() -> impl IntoView {
    let desk = Desk::get();
    let deeds = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Confirm { walk, .. } => {
            let walk = walk.then(|| {
                ("walk", Move::Walk, [tr!(millions.walk), " ", &walks_with(desk)].concat())
            });
            let words = [
                ("no", Move::No, tr!(millions.thinks_on).to_owned()),
                ("yes", Move::Yes, tr!(millions.has_confirmed).to_owned()),
            ];
            walk.into_iter().chain(words).collect()
        }
        _ => vec![],
    });
    // One single person is asked by name.
    let address = untrack(|| match desk.phase.get() {
        PhaseView::Confirm { seat, left, .. } if left.count() == 1 => {
            tr!(millions.final_word, name = desk.name(seat))
        }
        _ => tr!(millions.all_final).to_owned(),
    });
    view! {
        <Asked/>
        <Answers/>
        <p class="address">{address}</p>
        <p class="hint">{tr!(millions.final_hint)}</p>
        <AsOne name="yes-all" mv=Move::Yes words=Signal::stored(tr!(millions.all_yes).to_owned())/>
        <Rows deeds done=tr!(millions.has_confirmed)/>
    }
}
