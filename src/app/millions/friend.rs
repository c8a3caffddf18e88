//! Phone a Friend: the private screen of a friend (MIL-JP3).

use super::desk::Desk;
use super::give::Gives;
use crate::app::words::tr;
use crate::rules::millions::view::PhaseView;
use leptos::prelude::*;

/// A friend gives a letter.
#[component]
pub fn Advises() -> impl IntoView {
    let desk = Desk::get();
    let todo = move || match desk.phase.get() {
        PhaseView::Friend { asker, .. } => tr!(millions.do_advise, name = desk.name(asker)),
        _ => String::new(),
    };
    view! { <Gives todo=Signal::derive(todo)/> }
}
