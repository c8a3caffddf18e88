//! Texts of a deck as they are printed: ordinals with a raised ending, and the note under a verdict.

use crate::app::words::{deck_lang, tr};
use crate::spoken::two_languages::{bare, of_deck, parts};
use crate::text::{inversions, ordinals};
use leptos::prelude::*;

/// The text with the endings of `1er`, `XIXe`, `24th` raised, and no line break inside "dort-elle". Nothing
/// else of it changes, on screen or for a screen reader. What is marked as a deck's in it has its language.
#[must_use]
pub fn raised(text: &str) -> AnyView {
    by_language(text, printed)
}

/// The text as it is, but with what is marked as a deck's in it in its language.
#[must_use]
pub fn in_languages(text: &str) -> AnyView {
    by_language(text, |text| text.to_owned().into_any())
}

fn by_language(text: &str, shown: fn(&str) -> AnyView) -> AnyView {
    let lang = deck_lang().filter(|_| parts(text).any(|(is_decks, _)| is_decks));
    if lang.is_none() {
        return shown(&bare(text));
    }
    let part = |(is_decks, part): (bool, &str)| {
        let lang = lang.filter(|_| is_decks);
        view! { <span lang=lang>{shown(part)}</span> }
    };
    view! { <span>{parts(text).map(part).collect_view()}</span> }.into_any()
}

fn printed(text: &str) -> AnyView {
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
        view! { <p class="note-line"><b>{tr!(quiz.did_you_know)}</b>" "{raised(&of_deck(&note))}</p> }
    })
}
