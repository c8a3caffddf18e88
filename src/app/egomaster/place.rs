//! Each player puts a pawn on a free square of the ring (EGO-S3).

use super::desk::Desk;
use crate::app::parts::SeatMark;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use leptos::prelude::*;

/// A pawn is placed.
#[component]
pub fn Places() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.sitting.status.turn();
    let title = move || turn.get().map(|seat| tr!(egomaster.place_yours, name = desk.name(seat)));
    let mark = move || turn.get().map(|seat| view! { <SeatMark mark=desk.chair(seat).mark/> });
    view! {
        <div class="said">
            {mark}
            <h2>{title}</h2>
            <p class="aside">{tr!(egomaster.place_hint)}</p>
        </div>
    }
}
