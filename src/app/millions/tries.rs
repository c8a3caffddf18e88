//! Free tries (section 7): a contestant shows a letter, and maybe a second one.

use super::answer::Thinking;
use super::asked::{Answers, Asked};
use super::desk::Desk;
use super::open::Address;
use crate::app::words::tr;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// The stage of the tries.
#[component]
pub fn Tries() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Tries { seat, second, .. } = desk.phase.get() else { return None };
        let name = desk.name(seat);
        let words = if second {
            tr!(millions.second_try, name = name)
        } else {
            tr!(millions.first_try, name = name)
        };
        Some(view! { <Address seat words/><Thinking seat/> })
    };
    view! { <Asked/><Answers/>{stage} }
}
