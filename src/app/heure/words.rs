//! The words of *Quelle heure est-il ?*: hours, refusals, events. One exhaustive match each.

pub use crate::screens::heure::words::{card_words, hour_words};

use crate::app::table::name;
use crate::app::words::tr;
use crate::rules::heure::{Event, Refusal};
use crate::rules::{Chair, Seat};

/// Why a move is refused, in words.
pub fn refusal_words(refusal: Refusal, chairs: &[Chair]) -> String {
    match refusal {
        Refusal::PlayersOutOfRange { .. } => tr!(refusals.players).into(),
        Refusal::NobodyOnThatSeat => tr!(refusals.nobody).into(),
        Refusal::GameOver => tr!(refusals.over).into(),
        Refusal::NotYourTurn { turn } => tr!(refusals.not_your_turn, name = name(chairs, turn)),
        Refusal::MustDraw => tr!(refusals.must_draw).into(),
        Refusal::NoSuchCard { cards } => tr!(refusals.no_card, n = cards),
        Refusal::MustLay => tr!(refusals.must_lay).into(),
        Refusal::NoSuchSlot => tr!(refusals.no_slot).into(),
        Refusal::Occupied => tr!(refusals.occupied).into(),
        Refusal::SameHour => tr!(refusals.same_hour).into(),
        Refusal::OutOfOrder => tr!(refusals.order).into(),
        Refusal::WouldBlock => tr!(refusals.would_block).into(),
        Refusal::MustHide => tr!(refusals.must_hide).into(),
        Refusal::MustAsk => tr!(refusals.must_ask).into(),
        Refusal::MustAnswer => tr!(refusals.must_answer).into(),
        Refusal::MustShift => tr!(refusals.must_shift).into(),
        Refusal::NoCardThere => tr!(refusals.no_card_there).into(),
        Refusal::OffTheRow => tr!(refusals.off_row).into(),
        Refusal::MovedTwice => tr!(refusals.twice).into(),
        Refusal::NotThatHand => tr!(refusals.not_hand).into(),
        Refusal::TableOnly => tr!(refusals.table_only).into(),
    }
}

/// What everybody saw, in words for screen readers; who has won is told with the podium.
pub fn event_words(event: &Event, chairs: &[Chair]) -> Option<String> {
    let name = |seat: Seat| name(chairs, seat);
    Some(match *event {
        Event::Drew { seat, from } => tr!(said.drew, name = name(seat), from = name(from)),
        Event::Said { seat, hour } => tr!(said.said, name = name(seat), hour = hour_words(hour)),
        Event::GhostShown { seat } => tr!(said.ghost, name = name(seat)),
        Event::TookUnseen { seat } => tr!(said.unseen, name = name(seat)),
        Event::GhostHidden { seat } => tr!(said.hidden, name = name(seat)),
        Event::ToppedUp { seat, .. } => tr!(said.topped, name = name(seat)),
        Event::Laid { seat, hour, slot } => {
            tr!(said.laid, name = name(seat), hour = hour_words(hour), slot = slot)
        }
        Event::Asked { seat, .. } => tr!(said.asked, name = name(seat)),
        Event::Answered { seat, yes: true } => tr!(said.yes, name = name(seat)),
        Event::Answered { seat, yes: false } => tr!(said.silent, name = name(seat)),
        Event::Kept { seat, hour } => tr!(said.kept, name = name(seat), hour = hour_words(hour)),
        Event::PutAway { hour, .. } => {
            tr!(said.put_away, hour = crate::app::words::capitalised(hour_words(hour)))
        }
        Event::DrewFromPile { seat } => tr!(said.from_pile, name = name(seat)),
        Event::Blocked { seat } => tr!(said.blocked, name = name(seat)),
        Event::Shifted { seat, .. } => tr!(said.shifted, name = name(seat)),
        Event::Arranged { seat } => tr!(said.arranged, name = name(seat)),
        Event::Turn { seat } => tr!(said.turn, name = name(seat)),
        Event::Ended { .. } => return None,
    })
}
