//! Four players: the poorest names his opponent of the first face-off (MIDI-R3-4P-2).

use super::asked::opponents;
use super::desk::Desk;
use super::parts::ticket::{call, question, ticket};
use crate::app::dom::{Dom, group};
use crate::app::words::tr;
use crate::rules::midi::view::PhaseView;
use leptos::prelude::*;

/// The stage of the choice.
pub fn stage(desk: Desk) -> Dom {
    group().child(move || {
        let PhaseView::Opponent { seat } = desk.phase.get() else { return Dom::none() };
        let name = desk.name(seat);
        let words = if desk.is_person(seat) {
            tr!(midi.do_opponent, name = name)
        } else {
            tr!(midi.do_wait, name = name)
        };
        let body = question(tr!(midi.poorest, name = desk.name(seat)));
        group()
            .child(ticket(tr!(midi.fatal), None, body, call(desk.chair(seat).mark, "hand", words)))
            .child(desk.is_person(seat).then(|| opponents(desk, seat)))
    })
}
