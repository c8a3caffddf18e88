//! Money: amounts in the current language, and a wallet that shows its changes.

pub use crate::texts::{amount, figure};

use crate::app::browser::frame::after;
use leptos::prelude::*;
use std::time::Duration;

/// How long a difference stays visible.
const STANDS: Duration = Duration::from_millis(3_000);

/// A wallet's amount: `.sum`. When it differs from what the table saw `before`, it jumps once and shows the
/// difference leaving or entering it: `.delta[data-sign="plus|minus"]`.
#[component]
pub fn Sum(
    #[prop(into)] wallet: Signal<u32>,
    #[prop(optional_no_strip)] before: Option<u32>,
) -> impl IntoView {
    let before = StoredValue::new(before);
    let wallet = Memo::new(move |_| wallet.get());
    // Re-rendered on every change, so that its animation runs once each time.
    let shown = move || {
        let now = wallet.get();
        let old = before.get_value().unwrap_or(now);
        before.set_value(Some(now));
        let delta = (old != now).then(|| view! { <Delta old now/> });
        view! { <span class="figure" data-bump=old != now>{amount(now)}{delta}</span> }
    };
    view! { <span class="sum">{shown}</span> }
}

#[component]
fn Delta(old: u32, now: u32) -> impl IntoView {
    let (sign, word) = if now > old { ("+", "plus") } else { ("−", "minus") };
    let words = [sign, &amount(now.abs_diff(old))].concat();
    // Without animations it would stay and cover the seat's next action.
    let stands = RwSignal::new(true);
    after(STANDS, move || stands.set(false));
    view! {
        <Show when=move || stands.get()>
            <span class="delta" data-sign=word aria-hidden="true">{words.clone()}</span>
        </Show>
    }
}
