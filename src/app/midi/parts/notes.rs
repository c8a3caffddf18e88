//! The banknotes that make up a wallet (MIDI-S8, MIDI-Q10).

use crate::app::parts::money::figure;
use crate::rules::midi::money::Notes;
use leptos::prelude::*;

/// The notes of a wallet: `.notes > .note[data-value][data-n]`, one element per value, with the
/// count if there are several. Decoration only: the amount stands beside it in words.
#[component]
pub fn Banknotes(#[prop(into)] wallet: Signal<u32>) -> impl IntoView {
    let wallet = Memo::new(move |_| wallet.get());
    let notes = move || {
        let some = Notes::of(wallet.get()).by_value().into_iter().filter(|(_, count)| *count > 0);
        some.map(|(value, count)| view! { <Banknote value count/> }).collect_view()
    };
    view! { <span class="banknotes" aria-hidden="true">{notes}</span> }
}

/// `count` notes of a value.
#[component]
pub fn Banknote(value: u32, count: u8) -> impl IntoView {
    view! {
        <span
            class="note"
            data-value=value.to_string()
            data-n=(count > 1).then(|| count.to_string())
        >
            {figure(value)}
        </span>
    }
}
