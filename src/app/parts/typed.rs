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

/// The field and its button; `on_send` is handed what was typed. Where the field stays from one question to the next,
/// `of` says what it is for: when that changes, it is empty again.
#[component]
pub fn TypedAnswer(
    label: &'static str,
    on_send: Callback<String>,
    #[prop(optional, into)] of: Option<Signal<String>>,
) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let text = RwSignal::new(String::new());
    let empty = move || text.with(|text| text.trim().is_empty());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        on_send.run(text.with_untracked(|text| clean(text, LONGEST)));
        // An on-screen keyboard stays up for the next answer.
        let _ = field.get_untracked().map(|field| field.focus());
    };
    Effect::watch(
        move || of.map(|of| of.get()),
        move |_, _, _| {
            text.set(String::new());
            field.get_untracked().iter().for_each(|field| field.set_value(""));
        },
        false,
    );
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
                on:mousedown=|event| event.prevent_default()
            >
                {move || if empty() { tr!(common.dont_know) } else { tr!(common.send) }}
            </button>
        </form>
    }
}
