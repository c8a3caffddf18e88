//! A typed answer, where the tablet reads or compares. Enter sends it; an empty one is "I don't
//! know".

use crate::app::browser::focus;
use crate::app::words::tr;
use crate::text::clean;
use leptos::attr::custom::custom_attribute;
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;

/// More letters than any answer has.
const LONGEST: usize = 120;

/// The field and its button; `on_send` is handed what was typed.
#[component]
pub fn TypedAnswer(label: &'static str, on_send: Callback<String>) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let text = RwSignal::new(String::new());
    let empty = move || text.with(|text| text.trim().is_empty());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        on_send.run(text.with_untracked(|text| clean(text, LONGEST)));
    };
    // The next question's field takes the focus at once, so that an on-screen keyboard stays up. It may be
    // the same element, still with the last answer in it.
    Effect::new(move || match field.get() {
        Some(field) => {
            field.set_value("");
            _ = field.focus();
        }
        None => focus::follow(),
    });
    view! {
        <form class="typed" on:submit=send>
            <input
                node_ref=field
                class="input"
                type="text"
                autocomplete="off"
                {..custom_attribute("autocorrect", "off")}
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="send"
                autofocus
                aria-label=label
                on:input=move |event| text.set(event_target_value(&event))
            />
            <button
                class=move || if empty() { "button big piece quiet" } else { "button big piece go" }
                type="submit"
                data-move="say"
            >
                {move || if empty() { tr!(common.dont_know) } else { tr!(common.send) }}
            </button>
        </form>
    }
}
