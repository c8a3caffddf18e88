//! Phones around the table: a person with a phone holds the seat's hand on it. The tablet plays, keeps the clock
//! and saves; each phone receives what its seat's eyes see and sends its person's moves ([`crate::wire`]). [`join`]
//! is how one joins. Without a phone, or once it is gone, a seat has its curtain as always.

pub mod join;
mod lines;

pub use lines::{attend, hang_up, has};

use super::browser::{one_file, peer};
use super::parts::WordButton;
use super::shell::Shell;
use super::table::Table;
use super::words::tr;
use crate::app::sitting::StatusStoreFields;
use crate::rules::Seat;
use leptos::prelude::*;

/// The button in the pause that lets phones join; absent when the game is over or its seats have no phones, in a
/// public room whose house allows none, where the browser cannot, and in the single file, whose address no phone
/// can open.
#[component]
pub fn PhonesButton(table: Table) -> impl IntoView {
    let shell = Shell::get();
    let plays =
        shell.bundles.game(table.game).here_untracked().is_some_and(|it| it.phone.is_some());
    let over = table.any_sitting.status.outcome().with_untracked(Option::is_some);
    let offered =
        plays && !over && peer::can() && shell.kiosk.admits_phones() && !one_file::is_here();
    let open = move |_| {
        shell.dialog.set(false);
        // The pause closes first.
        super::browser::frame::after_paint(move || table.phones.set(true));
    };
    offered.then(|| {
        view! { <WordButton act="phones" icon="hand" label=tr!(phones.open) on:click=open/> }
    })
}

/// A line at a seat's curtain when its hand is on a phone: nobody needs to lift that curtain.
#[component]
pub fn OnItsPhone(seat: Seat, name: String) -> impl IntoView {
    move || {
        has(seat).then(|| view! { <p class="why" data-on-phone="">{tr!(phones.plays, name = name.clone())}</p> })
    }
}

/// The sheet by which phones join, once its bundle is loaded.
#[component]
pub fn Joining() -> impl IntoView {
    let bundle = Shell::get().bundles.phones;
    bundle.bring();
    move || bundle.here().map(|phones| (phones.sheet)())
}
