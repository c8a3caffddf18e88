//! Money: amounts in the current language, and a wallet that shows its changes.

use crate::app::browser::frame::after;
use crate::app::browser::settings::Lang;
use crate::app::words::language;
use leptos::prelude::*;
use std::time::Duration;

/// How long a difference stays visible.
const STANDS: Duration = Duration::from_millis(3_000);

/// An amount as people write it: `13 000 €` in French, `€13,000` in English.
pub fn amount(euros: u32) -> String {
    match language() {
        Lang::Fr => [&grouped(euros, "\u{202f}"), "\u{a0}€"].concat(),
        Lang::En => ["€", &grouped(euros, ",")].concat(),
    }
}

/// A number with its digits in groups of three.
fn grouped(number: u32, gap: &str) -> String {
    let digits = number.to_string();
    let (head, tail) = digits.split_at(digits.len() - (digits.len() - 1) / 3 * 3);
    let groups = tail.as_bytes().chunks(3).map(|three| String::from_utf8_lossy(three));
    groups.fold(head.to_owned(), |all, three| [&all, gap, &three].concat())
}

/// A number without the sign of a currency: on a note, and for chips.
pub fn figure(value: u32) -> String {
    grouped(value, if language() == Lang::Fr { "\u{202f}" } else { "," })
}

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
