//! A piece of the mystery star's picture, or of a photograph.

use crate::app::browser::pictures;
use crate::app::parts::photo::PhotoPiece;
use crate::workshop::photo;
use leptos::prelude::*;

/// The piece at that address.
pub fn piece_at(address: String, label: String, late: &'static str) -> AnyView {
    match photo::of_address(&address) {
        Some(piece) => view! { <PhotoPiece piece=piece.to_owned() label/> }.into_any(),
        None => view! { <PieceOfStar address label late/> }.into_any(),
    }
}

/// The label does not say what it shows: people have to find out. A piece that fails to load is retried.
#[component]
fn PieceOfStar(address: String, label: String, late: &'static str) -> impl IntoView {
    let lost = RwSignal::new(false);
    view! {
        <img
            class="piece-of-star"
            alt=label
            src=address
            data-lost=lost
            on:load=move |_| lost.set(false)
            on:error=move |event| {
                lost.set(true);
                pictures::again(&event);
            }
        />
        <Show when=move || lost.get()><span class="late">{late}</span></Show>
    }
}
