//! A text to take elsewhere: into the clipboard, or by the device's own sheet.

use super::WordButton;
use crate::app::browser::carry::{can_share, copy, share};
use crate::app::words::tr;
use leptos::prelude::*;

/// The buttons *Copier* and *Partager*; `what` is copied, in words for screen readers.
#[component]
pub fn Carries(#[prop(into)] text: String, what: &'static str) -> impl IntoView {
    let text = StoredValue::new(text);
    let copied = RwSignal::new(None::<bool>);
    let words = move || match copied.get() {
        None => tr!(phones.copy),
        Some(true) => tr!(phones.copied),
        Some(false) => tr!(phones.not_copied),
    };
    let on_copy = move |_| {
        text.with_value(|text| copy(text, move |done| _ = copied.try_set(Some(done))));
    };
    let shares = can_share().then(|| {
        let on_share = move |_| text.with_value(|text| share(text));
        view! { <WordButton act="share-text" icon="share" label=tr!(phones.share) on:click=on_share/> }
    });
    view! {
        <div class="carries" role="group" aria-label=what>
            <button class="button quiet piece" data-act="copy-text" on:click=on_copy>
                <span role="status">{words}</span>
            </button>
            {shares}
        </div>
    }
}
