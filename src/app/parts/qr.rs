//! A QR code as an SVG. Canvas drawings use the bars of [`crate::qr::Code`] directly.

use crate::qr::Code;
use leptos::prelude::*;

/// The QR code of `text`, with `label` for screen readers; nothing if the text is too long.
#[component]
pub fn Qr(#[prop(into)] text: String, #[prop(into)] label: String) -> impl IntoView {
    let code = Code::of(&text)?;
    let edge = code.size.to_string();
    let view_box = ["0 0 ", &edge, " ", &edge].concat();
    Some(view! {
        <svg class="qr" viewBox=view_box role="img" aria-label=label data-text=text>
            <rect width=edge.clone() height=edge></rect>
            <path d=code.path()></path>
        </svg>
    })
}
