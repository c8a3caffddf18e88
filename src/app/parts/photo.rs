//! A piece of a photograph of the table's own, drawn on a canvas: the page's security policy allows images of
//! its own address only.

use crate::app::browser::photo;
use leptos::html::Canvas;
use leptos::prelude::*;

/// The piece, from its base64.
#[component]
pub fn PhotoPiece(piece: String, label: String) -> impl IntoView {
    let canvas = NodeRef::<Canvas>::new();
    Effect::new(move || {
        if let Some(canvas) = canvas.get() {
            photo::draw(canvas, &piece);
        }
    });
    // Without a label it is decoration: its surroundings describe it.
    let (role, hidden) = if label.is_empty() { (None, Some("true")) } else { (Some("img"), None) };
    let label = (!label.is_empty()).then_some(label);
    view! { <canvas class="piece-of-star" node_ref=canvas role=role aria-hidden=hidden aria-label=label></canvas> }
}
