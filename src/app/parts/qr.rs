//! An address that a camera reads: a QR code as a drawing of the page. What draws it on a canvas takes the
//! bars of [`crate::qr::Code`] themselves.

use crate::qr::Code;
use leptos::prelude::*;

/// The code of that text, said by `label` to whoever does not see it; nothing where it is too long for one.
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
