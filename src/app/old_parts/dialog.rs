//! A sheet over the screen: it takes the focus, Escape and *back* close it, and the focus goes
//! back to where it was.

use crate::app::Shell;
use crate::app::dom::{Dom, el, group, whenever};
use gloo_timers::callback::Timeout;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Calls `closed` when the sheet that is about to open has been closed, by whatever way.
pub fn when_closed(closed: impl Fn() + 'static) {
    let shell = Shell::get();
    let opened = std::cell::Cell::new(false);
    whenever(move || {
        let open = shell.dialog.get();
        if opened.replace(open) && !open {
            closed();
        }
    });
}

/// Shows `content` in a sheet while the shell's dialog flag is up.
pub fn sheet(class: &'static str, label: impl Into<String>, content: Dom) -> Dom {
    let shell = Shell::get();
    let before = document().active_element();
    shell.dialog.set(true);
    let before = StoredValue::new_local(before);
    on_cleanup(move || {
        let before = before.try_with_value(Clone::clone).flatten();
        if let Some(element) = before.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
    veiled(class, "dialog", label.into(), content).on("keydown", move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            shell.dialog.set(false);
        }
    })
}

/// Asks something that has to be answered before anything else: nothing closes it but its buttons.
pub fn alert(label: &'static str, content: Dom) -> Dom {
    veiled("sheet ask-sheet", "alertdialog", label.into(), content)
}

/// A section over the screen that takes the focus and keeps the tab key inside.
fn veiled(class: &'static str, role: &'static str, label: String, content: Dom) -> Dom {
    let section = el("section", "")
        .class(class)
        .attr("role", role)
        .attr("aria-modal", "true")
        .attr("aria-label", label)
        .attr("tabindex", "-1")
        .child(content);
    let inside: HtmlElement = section.element().clone().unchecked_into();
    let focus = inside.clone();
    // It has to be in the page before it can take the focus.
    let timer = Timeout::new(0, move || {
        let _ = focus.focus();
    });
    StoredValue::new_local(timer);
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Tab" {
            keep_inside(&event, &inside);
        }
    };
    el("div", "veil").on("keydown", on_key).child(section)
}

/// The tab key goes round inside the sheet.
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

/// A question or a notice that has to be answered by one of the buttons of its foot.
pub fn ask(title: &'static str, body: Dom, foot: Dom) -> Dom {
    let content = group()
        .child(el("header", "").attr("role", "none").child(el("h1", "").child(title)))
        .child(el("div", "body").child(body))
        .child(foot);
    alert(title, content)
}
