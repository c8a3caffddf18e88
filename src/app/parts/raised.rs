//! Texts of a deck as they are printed: ordinals with a raised ending, and the note under a verdict.

use crate::app::words::tr;
use crate::text::ordinals;
use leptos::prelude::*;

/// The text with `1er`, `XIXe`, `24th` raised: nothing else of it changes, neither for the eye nor for
/// a screen reader.
#[must_use]
pub fn raised(text: &str) -> AnyView {
    let parts = ordinals(text);
    if parts.len() < 2 && parts.iter().all(|(_, up)| up.is_empty()) {
        return text.to_owned().into_any();
    }
    let part = |(plain, up): (&str, &str)| {
        let up = (!up.is_empty()).then(|| view! { <sup>{up.to_owned()}</sup> });
        view! { {plain.to_owned()}{up} }
    };
    // In one piece: its box may be a flexible one.
    view! { <span>{parts.into_iter().map(part).collect_view()}</span> }.into_any()
}

/// "Le sais-tu ?" and the explanation of an entry: `p.note-line`; nothing where there is none.
#[component]
pub fn Note(note: Option<String>) -> impl IntoView {
    note.map(|note| {
        view! { <p class="note-line"><b>{tr!(quiz.did_you_know)}</b>" "{raised(&note)}</p> }
    })
}
