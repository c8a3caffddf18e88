//! Texts of a deck as they are printed: ordinals with a raised ending, and the note under a verdict.

use crate::app::words::tr;
use crate::text::{inversions, ordinals};
use leptos::prelude::*;

/// The text with the endings of `1er`, `XIXe`, `24th` raised, and no line break inside "dort-elle". Nothing
/// else of it changes, on screen or for a screen reader.
#[must_use]
pub fn raised(text: &str) -> AnyView {
    let parts = inversions(text);
    if parts.iter().all(|(_, whole)| whole.is_empty()) && !has_ordinals(text) {
        return text.to_owned().into_any();
    }
    let part = |(plain, whole): (&str, &str)| {
        let whole =
            (!whole.is_empty()).then(|| view! { <span class="whole">{whole.to_owned()}</span> });
        view! { {ordinals_raised(plain)}{whole} }
    };
    // A single element: the parent may be a flex box.
    view! { <span>{parts.into_iter().map(part).collect_view()}</span> }.into_any()
}

fn has_ordinals(text: &str) -> bool {
    ordinals(text).iter().any(|(_, up)| !up.is_empty())
}

fn ordinals_raised(text: &str) -> impl IntoView + use<> {
    let part = |(plain, up): (&str, &str)| {
        let up = (!up.is_empty()).then(|| view! { <sup>{up.to_owned()}</sup> });
        view! { {plain.to_owned()}{up} }
    };
    ordinals(text).into_iter().map(part).collect_view()
}

/// "Le sais-tu ?" and the explanation of an entry: `p.note-line`; nothing where there is none.
#[component]
pub fn Note(note: Option<String>) -> impl IntoView {
    note.map(|note| {
        view! { <p class="note-line"><b>{tr!(quiz.did_you_know)}</b>" "{raised(&note)}</p> }
    })
}
