//! Shared pieces of every screen: icons, marks, the bar, the curtain, dialogs, dragging.

pub mod bar;
pub mod curtain;
pub mod dialog;
pub mod drag;
pub mod field;

use crate::app::dom::{Dom, el, group};
use crate::app::shell::sprites;
use crate::app::words::{mark_name, tr};
use crate::rules::Mark;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// A symbol of a sprite: `symbol("heure", "drop-here", "drop-here")` with its class.
pub fn symbol(sprite: &str, id: &str, class: &'static str) -> Dom {
    let href = sprites::href(sprite, id);
    el("svg", "").class(class).attr("aria-hidden", "true").child(el("use", "").attr("href", href))
}

/// A symbol that fills a box of `view_box` units.
pub fn symbol_in(sprite: &str, id: &str, class: &'static str, view_box: &'static str) -> Dom {
    let href = sprites::href(sprite, id);
    el("svg", "")
        .class(class)
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .child(el("use", "").attr("href", href))
}

/// A drawing cut out of a sprite of images, with its class; empty until that has arrived.
pub fn image(sprite: &'static str, id: String, class: &'static str) -> Dom {
    el("img", class).attr("alt", "").attr("src", move || sprites::image(sprite, &id))
}

/// An icon of the shell's sprite.
pub fn icon(name: &str) -> Dom {
    symbol("shell", &["i-", name].concat(), "icon")
}

/// A seat's mark: colour and shape together.
pub fn mark(mark: Mark) -> Dom {
    let number = mark.0.to_string();
    let id = ["mark-", &number].concat();
    el("span", "mark").attr("data-mark", number).child(symbol_in("shell", &id, "", "0 0 40 40"))
}

/// A mark with its word, for those who do not see it.
pub fn named_mark(of: Mark) -> Dom {
    group().child(mark(of)).child(el("span", "unseen").child(mark_name(of.0)))
}

/// The button with an icon and a word that every bar and dialog uses.
pub fn act(
    act: &'static str,
    icon_name: &str,
    label: &'static str,
    on_click: impl Fn() + 'static,
) -> Dom {
    el("button", "button quiet piece")
        .attr("data-act", act)
        .attr("aria-label", label)
        .click(on_click)
        .child(icon(icon_name))
        .child(el("span", "label").child(label))
}

/// The button that a sheet is left by.
pub fn go_button(act: &'static str, label: &'static str, on_click: impl Fn() + 'static) -> Dom {
    el("button", "button piece go").attr("data-act", act).click(on_click).child(label)
}

/// A square button with an icon only; its word is read by screen readers.
pub fn icon_act(
    act: &'static str,
    icon_name: &str,
    label: impl Into<String>,
    on_click: impl Fn() + 'static,
) -> Dom {
    let label: String = label.into();
    el("button", "icon-button button quiet piece")
        .attr("data-act", act)
        .attr("aria-label", label)
        .click(on_click)
        .child(icon(icon_name))
}

/// What need not be there at once: drawn after so many ms.
pub fn soon(ms: u32, content: impl Fn() -> Dom + 'static) -> Dom {
    let due = RwSignal::new(false);
    StoredValue::new_local(Timeout::new(ms, move || {
        due.try_set(true);
    }));
    group().child(move || due.get().then(&content))
}

/// The home button of every bar.
pub fn home_button() -> Dom {
    let shell = super::Shell::get();
    icon_act("home", "home", tr!(common.home), move || shell.go(super::Place::Home))
}
