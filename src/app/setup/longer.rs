//! Longer time for a seat, in its form: every game with a clock offers it.

use super::draft::Draft;
use crate::app::parts::field::SegmentsField;
use crate::app::words::tr;
use crate::rules::midi::Longer;
use leptos::prelude::*;

/// How much time a seat has, in its form.
#[component]
pub fn LongerTime(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let choices = [
        (Longer::Once, tr!(setup.once)),
        (Longer::Half, tr!(setup.half)),
        (Longer::Twice, tr!(setup.twice)),
    ];
    let choices = choices.map(|(longer, words)| (longer, words.to_owned())).into();
    let chosen = Signal::derive(move || draft.with(|draft| draft.longer(seat)));
    let choose = Callback::new(move |longer| {
        draft.update(|draft| draft.set_longer(seat, longer));
    });
    view! { <SegmentsField title=tr!(setup.longer) name="longer" choices chosen choose/> }
}
