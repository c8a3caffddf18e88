//! Four players: the poorest names his opponent of the first face-off (MIDI-R3-4P-2).

use super::asked::{Opponents, WaitsOr};
use super::desk::Desk;
use crate::app::parts::ticket::{Heading, Ticket};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::view::PhaseView;
use leptos::prelude::*;

/// The stage of the choice.
#[component]
pub fn Opponent() -> impl IntoView {
    let desk = Desk::get();
    move || match desk.phase.get() {
        PhaseView::Opponent { seat } => Some(view! { <Poorest seat/> }),
        _ => None,
    }
}

#[component]
fn Poorest(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let words = tr!(midi.do_opponent, name = desk.name(seat));
    let call = view! { <WaitsOr seat words/> }.into_any();
    view! {
        <Ticket label=tr!(midi.fatal) call>
            <Heading text=tr!(midi.poorest, name = desk.name(seat))/>
        </Ticket>
        {desk.is_person(seat).then(|| view! { <Opponents me=seat/> })}
    }
}
