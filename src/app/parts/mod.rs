//! Shared pieces of every screen: icons, marks, the bar, the curtain, dialogs, dragging.

pub mod bar;
pub mod curtain;
pub mod dialog;
pub mod drag;
pub mod rules;

use crate::app::words::{mark_name, tr};
use crate::rules::Mark;
use leptos::prelude::*;

/// A symbol of a sprite: `symbol("heure", "drop-here", "drop-here")` with its class.
pub fn symbol(sprite: &str, id: &str, class: &'static str) -> AnyView {
    let href = ["pictures/", sprite, ".svg#", id].concat();
    view! { <svg class=class aria-hidden="true"><use href=href></use></svg> }.into_any()
}

/// A symbol that fills a box of `view_box` units.
pub fn symbol_in(sprite: &str, id: &str, class: &'static str, view_box: &'static str) -> AnyView {
    let href = ["pictures/", sprite, ".svg#", id].concat();
    view! { <svg class=class viewBox=view_box aria-hidden="true"><use href=href></use></svg> }
        .into_any()
}

/// An icon of the shell's sprite.
pub fn icon(name: &str) -> AnyView {
    symbol("shell", &["i-", name].concat(), "icon")
}

/// A seat's mark: colour and shape together.
pub fn mark(mark: Mark) -> AnyView {
    let number = mark.0.to_string();
    let id = ["mark-", &number].concat();
    view! {
        <span class="mark" data-mark=number>{symbol_in("shell", &id, "", "0 0 40 40")}</span>
    }
    .into_any()
}

/// A mark with its word, for those who do not see it.
pub fn named_mark(of: Mark) -> AnyView {
    view! { {mark(of)}<span class="unseen">{mark_name(of.0)}</span> }.into_any()
}

/// The button with an icon and a word that every bar and dialog uses.
pub fn act(
    act: &'static str,
    icon_name: &str,
    label: &'static str,
    on_click: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button class="button quiet piece" data-act=act aria-label=label on:click=move |_| on_click()>
            {icon(icon_name)}<span class="label">{label}</span>
        </button>
    }
    .into_any()
}

/// A square button with an icon only; its word is read by screen readers.
pub fn icon_act(
    act: &'static str,
    icon_name: &str,
    label: impl Into<String>,
    on_click: impl Fn() + 'static,
) -> AnyView {
    let label: String = label.into();
    view! {
        <button class="icon-button button quiet piece" data-act=act aria-label=label
            on:click=move |_| on_click()>{icon(icon_name)}</button>
    }
    .into_any()
}

/// The home button of every bar.
pub fn home_button() -> AnyView {
    let shell = super::Shell::get();
    icon_act("home", "home", tr!(common.home), move || shell.go(super::Place::Home))
}
