//! Shared pieces of every screen: icons, marks, the bar, the curtain, dialogs, dragging. Their
//! props are plain values; they know no game.

pub mod bar;
pub mod by_itself;
pub mod carry;
pub mod chapter;
pub mod console;
pub mod curtain;
pub mod dialog;
pub mod doubt;
pub mod drag;
pub mod field;
pub mod money;
pub mod number;
pub mod on_paper;
pub mod others;
pub mod pause;
pub mod photo;
pub mod printers;
pub mod proposition;
pub mod qr;
pub mod raised;
pub mod rules;
pub mod ticket;
pub mod timer;
pub mod title_card;
pub mod to_paper;
pub mod typed;

use crate::app::browser::frame::after;
use crate::app::browser::{pictures, sprites};
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::app::words::{mark_name, tr};
use crate::rules::{GameId, Mark};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use std::time::Duration;

/// A symbol of a sprite: `<Symbol sprite="heure" id="drop-here"/>`, in a box of `view_box` units
/// where it has to fill one.
#[component]
pub fn Symbol(
    sprite: &'static str,
    #[prop(into)] id: String,
    #[prop(optional)] class: Option<&'static str>,
    #[prop(optional)] view_box: Option<&'static str>,
) -> impl IntoView {
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <use href=sprites::href(sprite, &id)></use>
        </svg>
    }
}

/// A drawing that never changes; a failed load is retried.
#[component]
pub fn Image(
    folder: &'static str,
    name: &'static str,
    #[prop(optional)] class: Option<&'static str>,
    #[prop(optional, into)] alt: String,
) -> impl IntoView {
    let src = pictures::address(folder, name);
    view! { <img class=class alt=alt src=src on:error=|lost| pictures::again(&lost)/> }
}

/// An icon of the shell's sprite.
#[component]
pub fn Icon(#[prop(into)] name: String) -> impl IntoView {
    view! { <Symbol sprite="shell" id=["i-", &name].concat() class="icon"/> }
}

/// The emblem of a game.
#[component]
pub fn Emblem(game: GameId) -> impl IntoView {
    view! {
        <span class="emblem" data-game=game.name()>
            <Symbol sprite="shell" id=["emblem-", game.name()].concat()/>
        </span>
    }
}

/// A seat's mark: colour and shape together; `children` lie on it.
#[component]
pub fn SeatMark(mark: Mark, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let number = mark.0.to_string();
    let id = ["mark-", &number].concat();
    view! {
        <span class="mark" data-mark=number>
            <Symbol sprite="shell" id view_box="0 0 40 40"/>
            {children.map(|children| children())}
        </span>
    }
}

/// A mark with its name for screen readers.
#[component]
pub fn NamedMark(mark: Mark) -> impl IntoView {
    view! {
        <SeatMark mark/>
        <span class="unseen">{mark_name(mark.0)}</span>
    }
}

/// The button with an icon and a word that bars and dialogs use; the caller adds `on:click`.
#[component(transparent)]
pub fn ActButton(act: &'static str, icon: &'static str, label: &'static str) -> impl IntoView {
    view! {
        <button class="button quiet piece" data-act=act aria-label=label>
            <Icon name=icon/>
            <span class="label">{label}</span>
        </button>
    }
}

/// A button with an icon and a word that is always visible.
#[component(transparent)]
pub fn WordButton(
    act: &'static str,
    icon: &'static str,
    #[prop(into)] label: String,
    #[prop(default = "button quiet piece")] class: &'static str,
) -> impl IntoView {
    view! { <button class=class data-act=act><Icon name=icon/>{label}</button> }
}

/// The button that leaves a sheet.
#[component(transparent)]
pub fn GoButton(act: &'static str, label: &'static str) -> impl IntoView {
    view! { <button class="button piece go" data-act=act>{label}</button> }
}

/// A square button with an icon only; its word is read by screen readers.
#[component(transparent)]
pub fn IconButton(
    act: &'static str,
    icon: &'static str,
    #[prop(into)] label: String,
) -> impl IntoView {
    view! {
        <button class="icon-button button quiet piece" data-act=act aria-label=label>
            <Icon name=icon/>
        </button>
    }
}

/// A delete button of two taps: the first asks, the second deletes, so that nothing is lost by a slip.
#[component]
pub fn Bin(act: &'static str, label: &'static str, drop_it: Callback<()>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let ask = move || {
        view! { <IconButton act icon="trash" label on:click=move |_| sure.set(true)/> }
    };
    view! {
        <Show when=move || sure.get() fallback=ask>
            <WordButton
                act
                icon="trash"
                label=tr!(home.sure, what = label)
                class="button danger piece"
                attr:aria-label=label
                on:click=move |_| drop_it.run(())
            />
        </Show>
    }
}

/// Two taps for what cannot be undone: the first asks, the second calls `does`. Returns whether it asks, and
/// the click handler.
pub fn ask_first(does: impl Fn() + 'static) -> (RwSignal<bool>, impl Fn(MouseEvent) + 'static) {
    let asked = RwSignal::new(false);
    let tap = move |_| if asked.get_untracked() { does() } else { asked.set(true) };
    (asked, tap)
}

/// The same where it `asks`; else the first tap calls `does`.
pub fn ask_first_where(
    asks: bool,
    does: impl Fn() + 'static,
) -> (Signal<bool>, impl Fn(MouseEvent) + 'static) {
    let (asked, tap) = ask_first(does);
    asked.set(!asks);
    (Signal::derive(move || asks && asked.get()), tap)
}

/// A plain button for a move that is rarely meant and cannot be undone: the second tap plays it.
#[component]
pub fn Twice(
    mv: &'static str,
    label: &'static str,
    sure: &'static str,
    on: Callback<()>,
) -> impl IntoView {
    let (asked, tap) = ask_first(move || on.run(()));
    view! {
        <button class="button plain" data-move=mv data-sure=asked on:click=tap>
            {move || if asked.get() { sure } else { label }}
        </button>
    }
}

/// Renders its children only after `ms` milliseconds.
#[component]
pub fn Soon(ms: u64, children: ChildrenFn) -> impl IntoView {
    let due = RwSignal::new(false);
    after(Duration::from_millis(ms), move || due.set(true));
    view! { <Show when=move || due.get()>{children()}</Show> }
}

/// The home button of every bar.
#[component]
pub fn HomeButton() -> impl IntoView {
    let shell = Shell::get();
    view! {
        <IconButton act="home" icon="home" label=tr!(common.home) on:click=move |_| shell.go(Place::Home)/>
    }
}

/// A notice over the screen; `kind` is `warn` or `bad`.
#[component]
pub fn Notice(
    #[prop(optional)] kind: Option<&'static str>,
    #[prop(into)] words: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    view! {
        <p class="notice piece" data-kind=kind>
            <Icon name="info"/>
            <span>{words}</span>
            {children.map(|children| children())}
        </p>
    }
}
