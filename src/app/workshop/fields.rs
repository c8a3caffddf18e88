//! The fields of a card: a line, a text of several lines, and under each the advice about it.

use crate::app::parts::Icon;
use leptos::prelude::*;

/// The advice beside a field.
pub type Notes = Signal<Vec<String>>;

/// A text in one line; `set` gets it at every keystroke.
#[component]
pub fn TextLine(
    id: &'static str,
    title: &'static str,
    #[prop(into)] now: String,
    most: usize,
    set: Callback<String>,
    #[prop(optional)] hint: &'static str,
    #[prop(optional)] notes: Option<Notes>,
) -> impl IntoView {
    let said = [id, "-notes"].concat();
    view! {
        <div class="field">
            <label for=id>{title}</label>
            <input
                id=id
                type="text"
                maxlength=most.to_string()
                value=now
                autocomplete="off"
                aria-describedby=said.clone()
                on:input=move |event| set.run(event_target_value(&event))
            />
            <Beside id=said hint notes/>
        </div>
    }
}

/// A text of several lines.
#[component]
pub fn TextLines(
    id: &'static str,
    title: &'static str,
    #[prop(into)] now: String,
    most: usize,
    rows: u8,
    set: Callback<String>,
    #[prop(optional)] hint: &'static str,
    #[prop(optional)] notes: Option<Notes>,
) -> impl IntoView {
    let said = [id, "-notes"].concat();
    view! {
        <div class="field">
            <label for=id>{title}</label>
            <textarea
                id=id
                rows=rows.to_string()
                maxlength=most.to_string()
                autocomplete="off"
                prop:value=now
                aria-describedby=said.clone()
                on:input=move |event| set.run(event_target_value(&event))
            ></textarea>
            <Beside id=said hint notes/>
        </div>
    }
}

/// The hint of a field, and the advice about its text.
#[component]
fn Beside(id: String, hint: &'static str, notes: Option<Notes>) -> impl IntoView {
    let note = |words: String| view! { <li><Icon name="info"/><span>{words}</span></li> };
    let list = move || {
        let notes = notes.map(|notes| notes.get()).unwrap_or_default();
        (!notes.is_empty())
            .then(|| view! { <ul class="notes">{notes.into_iter().map(note).collect_view()}</ul> })
    };
    view! {
        <div id=id>
            {(!hint.is_empty()).then(|| view! { <small>{hint}</small> })}
            {list}
        </div>
    }
}

/// The lines of a text, without empty ones.
pub fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(ToOwned::to_owned).collect()
}
