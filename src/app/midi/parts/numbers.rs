//! The four big numbers of the kick-off: one is named before the card is drawn (MIDI-R1-3).

use leptos::prelude::*;

/// The numbers: `.numbers > button.number[data-move]`, each a card with its figure.
#[component]
pub fn Numbers(
    label: &'static str,
    mv: &'static str,
    open: Signal<bool>,
    on: Callback<u8>,
) -> impl IntoView {
    let number = |n: u8| {
        let name = move |_| {
            if open.get_untracked() {
                on.run(n);
            }
        };
        view! {
            <button
                class="number piece"
                data-move=move || open.get().then_some(mv)
                data-n=n.to_string()
                aria-disabled=move || (!open.get()).to_string()
                on:click=name
            >
                {n}
            </button>
        }
    };
    view! {
        <div class="numbers" role="group" aria-label=label>{(1..=4).map(number).collect_view()}</div>
    }
}
