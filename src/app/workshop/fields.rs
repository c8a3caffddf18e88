//! The fields of a card: a line, a text of several lines, and under each the advice about it. Their texts are properties,
//! not attributes: a page that is drawn anew for the next card shows that card's texts, whatever was typed.

use crate::app::parts::{Icon, WordButton};
use crate::app::words::tr;
use leptos::prelude::*;

/// The advice beside a field.
pub type Notes = Signal<Vec<String>>;

/// A text in one line; `set` gets it at every keystroke. `wrong` says why it cannot stay, `children` stand under it; a card
/// may do without what is `besides`.
#[component]
pub fn TextLine(
    id: &'static str,
    title: &'static str,
    #[prop(into)] now: String,
    most: usize,
    set: Callback<String>,
    #[prop(optional)] hint: &'static str,
    #[prop(optional)] notes: Option<Notes>,
    #[prop(optional)] wrong: Option<Signal<Option<String>>>,
    #[prop(optional)] besides: bool,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let said = [id, "-notes"].concat();
    let wrong = move || wrong.and_then(|wrong| wrong.get());
    view! {
        <div class="field">
            <label for=id>{title}</label>
            <input
                id=id
                type="text"
                maxlength=most.to_string()
                prop:value=now
                autocomplete="off"
                enterkeyhint="next"
                data-besides=besides
                aria-describedby=said.clone()
                aria-invalid=move || wrong().map(|_| "true")
                on:input=move |event| set.run(event_target_value(&event))
            />
            {move || wrong().map(|words| view! { <p class="wrong"><Icon name="close"/><span>{words}</span></p> })}
            <Beside id=said hint notes/>
            {children.map(|children| children())}
        </div>
    }
}

/// A text of several lines; where it is `one` text all the same, *Enter* goes on.
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
    #[prop(optional)] besides: bool,
    #[prop(optional)] one: bool,
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
                enterkeyhint=one.then_some("next")
                data-besides=besides
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

/// The buttons that bring back the version before the last change, and the one behind it.
#[component]
pub fn Steps(
    #[prop(into)] can_go_back: Signal<bool>,
    #[prop(into)] can_go_forth: Signal<bool>,
    back: Callback<()>,
    forth: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="tools steps">
            <Show when=move || can_go_back.get()>
                <WordButton act="step-back" icon="undo" label=tr!(workshop.step_back) on:click=move |_| back.run(())/>
            </Show>
            <Show when=move || can_go_forth.get()>
                <WordButton act="step-forth" icon="redo" label=tr!(workshop.step_forth) on:click=move |_| forth.run(())/>
            </Show>
        </div>
    }
}

/// The lines of a text, without empty ones.
pub fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(ToOwned::to_owned).collect()
}
