//! A quiz's fields in a seat's form: whether a child sits there, the partner of a team, the time.

use super::draft::Draft;
use super::longer::LongerTime;
use crate::app::parts::field::{NameField, SegmentsField};
use crate::app::words::tr;
use leptos::prelude::*;

/// The fields of a seat; `teams` where two may play on one seat.
#[component]
pub fn SitsThere(
    draft: RwSignal<Draft>,
    seat: usize,
    #[prop(optional)] teams: bool,
) -> impl IntoView {
    view! {
        {teams.then(|| view! { <Partner draft seat/> })}
        <IsChild draft seat/>
        <LongerTime draft seat/>
    }
}

/// Whether a child sits there, who is then asked what a child can know.
#[component]
fn IsChild(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let choices = [(false, tr!(setup.adult)), (true, tr!(setup.child))];
    let choices = choices.map(|(child, words)| (child, words.to_owned())).into();
    let chosen = Signal::derive(move || {
        draft.with(|draft| draft.seats.get(seat).is_some_and(|chair| chair.child))
    });
    let choose = Callback::new(move |child| draft.update(|draft| draft.seats[seat].child = child));
    view! { <SegmentsField title=tr!(setup.asked_like) name="child" choices chosen choose/> }
}

/// The second name of a team of two.
#[component]
fn Partner(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let now = draft.with_untracked(|draft| draft.seats[seat].partner.clone()).unwrap_or_default();
    let set = Callback::new(move |name: String| {
        let partner = (!name.is_empty()).then_some(name);
        draft.update(|draft| draft.seats[seat].partner = partner);
    });
    view! { <NameField title=tr!(setup.partner) now placeholder=tr!(setup.nobody) set/> }
}
