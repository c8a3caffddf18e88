//! The choice of the youngest at the table, or of the seat that begins for another reason.

use super::draft::Draft;
use crate::app::parts::field::Segments;
use crate::app::words::tr;
use leptos::prelude::*;

/// One of the seats, or, where that is possible, none: `nobody` is the word for it.
#[component]
pub fn Youngest(
    draft: RwSignal<Draft>,
    #[prop(into)] chosen: Signal<Option<usize>>,
    choose: Callback<Option<usize>>,
    #[prop(optional)] nobody: Option<&'static str>,
    #[prop(default = tr!(setup.who_youngest))] legend: &'static str,
) -> impl IntoView {
    let names = Memo::new(move |_| {
        draft.with(|draft| (0..draft.seats.len()).map(|seat| draft.name(seat)).collect::<Vec<_>>())
    });
    let segments = move || {
        let seats = names.get().into_iter().enumerate().map(|(seat, name)| (Some(seat), name));
        let choices = seats.chain(nobody.map(|words| (None, words.to_owned()))).collect();
        let class = "segments text piece themed";
        view! { <Segments name="first" choices chosen choose class/> }
    };
    view! {
        <fieldset class="count">
            <legend>{legend}</legend>
            {segments}
        </fieldset>
    }
}
