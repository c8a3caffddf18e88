//! The board: the ring, each seat in the corner nearest to its edge of the table, the bank on one side and the
//! booklets on the other; in the middle what there is to do.

use super::bank::{Bank, Booklets};
use super::desk::Desk;
use super::guests::Guests;
use super::ring::Ring;
use super::stage::Hub;
use leptos::prelude::*;

/// The board of the present turn.
#[component]
pub fn Board() -> impl IntoView {
    let desk = Desk::get();
    let seats = desk.seats().count().to_string();
    view! {
        <main class="board" data-stage="board" data-seats=seats data-lights=move || lights(desk)>
            <Ring/>
            <Guests/>
            <Bank/>
            <Booklets/>
            <Hub/>
        </main>
    }
}

/// `on` in the enrichment, `down` in the elimination.
pub fn lights(desk: Desk) -> &'static str {
    if desk.elimination.get() { "down" } else { "on" }
}
