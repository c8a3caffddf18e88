//! The duels (MIDI-D1, MIDI-D2): the opponent is named, a card taken by its title, the question
//! answered once.

use super::asked::{ask, opponents};
use super::desk::Desk;
use super::parts::ticket::{call, person, question, ticket, who};
use crate::app::dom::{Dom, el, group};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::PhaseView;
use leptos::prelude::*;

/// The stage of a duel.
pub fn stage(desk: Desk) -> Dom {
    group().child(move || match desk.phase.get() {
        PhaseView::Duel { challenger, challenged: None, .. } => challenge(desk, challenger),
        PhaseView::Duel { challenged: Some(seat), question: None, titles, .. } => {
            take(desk, seat, titles)
        }
        PhaseView::Duel { question: Some(asked), titles, card, .. } => {
            let title = card.map(|card| titles[usize::from(card)].clone());
            let title = title.map(|title| el("p", "duel-title").child(title));
            ask(desk, &asked, None, title)
        }
        _ => Dom::none(),
    })
}

fn waits_or(desk: Desk, seat: Seat, words: String) -> Dom {
    let words =
        if desk.is_person(seat) { words } else { tr!(midi.do_wait, name = desk.name(seat)) };
    call(desk.chair(seat).mark, "hand", words)
}

fn challenge(desk: Desk, seat: Seat) -> Dom {
    let do_it = waits_or(desk, seat, tr!(midi.do_challenge, name = desk.name(seat)));
    let body = question(tr!(midi.round_lost, name = desk.name(seat)));
    group()
        .child(ticket(tr!(midi.duel), None, body, do_it))
        .child(desk.is_person(seat).then(|| opponents(desk, seat)))
}

/// Two titles of one colour; the questions are not seen (MIDI-D1-3, Q14).
fn take(desk: Desk, seat: Seat, titles: [String; 2]) -> Dom {
    let do_it = waits_or(desk, seat, tr!(midi.do_take, name = desk.name(seat)));
    let card = |(card, title): (usize, String)| {
        el("button", "title-card piece")
            .attr("data-move", "take")
            .attr("aria-disabled", move || (!desk.hands_on()).to_string())
            .click(move || {
                if untrack(|| desk.hands_on()) {
                    desk.act(Move::Take(card as u8));
                }
            })
            .child(el("span", "").child(title))
    };
    let cards: Vec<Dom> = titles.into_iter().enumerate().map(card).collect();
    let body = who(group().child(person(&desk.chair(seat))).child(" ").child(tr!(midi.challenged)));
    group().child(ticket(tr!(midi.duel), None, body, do_it)).child(
        el("div", "titles").attr("role", "group").attr("aria-label", tr!(midi.titles)).child(cards),
    )
}
