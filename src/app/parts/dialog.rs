//! Sheets over the screen. They take the focus and return it when closed; Escape and *back* close them.

use crate::app::shell::Shell;
use leptos::ev::KeyboardEvent;
use leptos::html::Section;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Calls `closed` when the sheet that is about to open is closed, in any way.
pub fn when_closed(closed: impl Fn() + 'static) {
    let shell = Shell::get();
    Effect::new(move |was_open: Option<bool>| {
        let open = shell.dialog.get();
        if was_open == Some(true) && !open {
            closed();
        }
        open
    });
}

/// A sheet: raises the shell's dialog flag, and lowers it on Escape. The caller unmounts it in
/// [`when_closed`].
#[component]
pub fn Sheet(
    class: &'static str,
    #[prop(into)] label: String,
    children: Children,
) -> impl IntoView {
    let shell = Shell::get();
    shell.dialog.set(true);
    give_focus_back();
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            shell.dialog.set(false);
        }
    };
    view! { <Veiled class role="dialog" label on:keydown=escape>{children()}</Veiled> }
}

/// A question that must be answered first: only its buttons close it.
#[component]
pub fn Alert(#[prop(into)] label: String, children: Children) -> impl IntoView {
    view! { <Veiled class="sheet ask-sheet" role="alertdialog" label>{children()}</Veiled> }
}

/// A question or a notice with a title, that has to be answered by one of the buttons of its foot.
#[component(transparent)]
pub fn Ask(
    #[prop(into)] title: String,
    #[prop(into)] foot: ViewFnOnce,
    children: Children,
) -> impl IntoView {
    view! {
        <Alert label=title.clone()>
            <header role="none"><h1>{title}</h1></header>
            <div class="body">{children()}</div>
            <footer role="none">{foot.run()}</footer>
        </Alert>
    }
}

/// Returns the focus to the element that has it now, when the current owner is disposed.
fn give_focus_back() {
    let before = StoredValue::new_local(document().active_element());
    on_cleanup(move || {
        let before = before.try_with_value(Clone::clone).flatten();
        if let Some(element) = before.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// A section over the screen that takes the focus and keeps the tab key inside.
#[component(transparent)]
fn Veiled(
    class: &'static str,
    role: &'static str,
    #[prop(into)] label: String,
    children: Children,
) -> impl IntoView {
    let section = NodeRef::<Section>::new();
    Effect::new(move || {
        if let Some(section) = section.get() {
            let _ = section.focus();
        }
    });
    let on_key = move |event: KeyboardEvent| {
        if let (Some(section), "Tab") = (section.get_untracked(), event.key().as_str()) {
            keep_inside(&event, &section);
        }
    };
    view! {
        <div class="veil" on:keydown=on_key>
            <section node_ref=section class=class role=role aria-modal="true" aria-label=label tabindex="-1">
                {children()}
            </section>
        </div>
    }
}

/// Makes the tab key cycle inside the sheet.
fn keep_inside(event: &KeyboardEvent, section: &HtmlElement) {
    let stops = "button:not(:disabled), input, summary, a[href]";
    let Ok(list) = section.query_selector_all(stops) else { return };
    let (first, last) = (list.get(0), list.get(list.length().saturating_sub(1)));
    let active = document().active_element().map(web_sys::Node::from);
    let (from, to) = if event.shift_key() { (&first, &last) } else { (&last, &first) };
    let at_the_edge = active == *from || active == Some(section.clone().into());
    if let (true, Some(to)) = (at_the_edge, to.as_ref().and_then(|n| n.dyn_ref::<HtmlElement>())) {
        event.prevent_default();
        let _ = to.focus();
    }
}
