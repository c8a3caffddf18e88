//! Ask the Audience: the private screen of a voter (MIL-JV2).

use super::desk::Desk;
use super::give::Gives;
use crate::app::words::tr;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// A voter gives a letter.
#[component]
pub fn Votes() -> impl IntoView {
    let desk = Desk::get();
    let todo = move || match desk.phase.get() {
        PhaseView::Vote { asker, .. } => tr!(millions.do_vote, name = desk.name(asker)),
        _ => String::new(),
    };
    view! { <Gives todo=Signal::derive(todo)/> }
}
