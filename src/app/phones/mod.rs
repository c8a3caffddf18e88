//! Phones around the table: whoever has one holds his seat's hand on it. The tablet plays, keeps the clock and saves;
//! each phone is told what its seat's eyes see and says what its person does ([`crate::wire`]). [`join`] is how one
//! comes to the table. Without a phone, or when it is gone, a seat has its curtain as always.

pub mod join;
mod lines;

pub use lines::{attend, hang_up, has};

use super::browser::peer;
use super::parts::WordButton;
use super::shell::Shell;
use super::table::Table;
use super::words::tr;
use crate::rules::Seat;
use leptos::prelude::*;

/// The way to phones, in the pause; in a public room whose house allows none, where the browser cannot, or in a game
/// whose seats have no phones, nothing.
#[component]
pub fn PhonesButton(table: Table) -> impl IntoView {
    let shell = Shell::get();
    let plays =
        shell.bundles.game(table.game).here_untracked().is_some_and(|it| it.phone.is_some());
    let over = table.face.status.outcome.with_untracked(Option::is_some);
    let offered = plays && !over && peer::can() && shell.kiosk.admits_phones();
    let open = move |_| {
        shell.dialog.set(false);
        // The sheet of the pause goes first.
        super::browser::frame::after_paint(move || table.phones.set(true));
    };
    offered.then(|| {
        view! { <WordButton act="phones" icon="hand" label=tr!(phones.open) on:click=open/> }
    })
}

/// That a seat has its hand on a phone, where its curtain would hang: nobody needs to lift that.
#[component]
pub fn OnItsPhone(seat: Seat, name: String) -> impl IntoView {
    move || {
        has(seat).then(|| view! { <p class="why" data-on-phone="">{tr!(phones.plays, name = name.clone())}</p> })
    }
}

/// The sheet by which phones join, once its file is here.
#[component]
pub fn Joining(table: Table) -> impl IntoView {
    let bundle = Shell::get().bundles.phones;
    bundle.bring();
    move || bundle.here().map(|phones| (phones.sheet)(table))
}
