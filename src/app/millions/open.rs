//! What open stages share: the line about an automatic player on turn, and words to a player.

use super::desk::Desk;
use crate::app::parts::SeatMark;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use leptos::prelude::*;

/// The line shown while an automatic player is on turn.
#[component]
pub fn Waits() -> impl IntoView {
    let desk = Desk::get();
    let name = move || desk.sitting.status.turn().get().map(|seat| desk.name(seat));
    view! { <p class="todo">{move || name().map(|name| tr!(quiz.do_wait, name = name))}</p> }
}

/// Words to a player, with the player's mark: `.address`.
#[component]
pub fn Address(seat: Seat, words: String) -> impl IntoView {
    let mark = Desk::get().chair(seat).mark;
    view! { <p class="address"><SeatMark mark/><span>{words}</span></p> }
}
