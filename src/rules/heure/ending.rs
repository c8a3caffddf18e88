//! The end of a turn and of the game: HEURE-T7, HEURE-F1–F5, HEURE-X1–X6.

use super::{End, Event, Heure, Phase, emergency};
use crate::rules::Seat;

/// A full row and no ghost in hand (HEURE-F1). A full row always increases: nothing else may lie.
pub fn has_won(state: &Heure, seat: Seat) -> bool {
    state.row(seat).is_full() && state.hand(seat).ghosts() == 0
}

/// Ends the game with a winner.
pub fn win(state: &mut Heure, seat: Seat, events: &mut Vec<Event>) {
    end(state, End::Won { seat }, events);
}

/// Ends the turn: with the pile gone an empty hand ends the game in a draw (HEURE-X2, HEURE-X5),
/// else the left neighbour is active (HEURE-T7), in an emergency if his row is blocked.
pub fn end_turn(state: &mut Heure, events: &mut Vec<Event>) {
    // Only the hand that was drawn from can have become empty.
    let victim = state.victim();
    if state.pile.is_empty() && state.hand(victim).is_empty() {
        return end(state, End::Draw { seat: victim }, events);
    }
    state.turn = state.turn.left(state.seats);
    events.push(Event::Turn { seat: state.turn });
    let blocked = emergency::is_due(state, state.turn);
    state.phase = if blocked { Phase::Emergency } else { Phase::Draw };
    if blocked {
        events.push(Event::Blocked { seat: state.turn });
    }
}

fn end(state: &mut Heure, end: End, events: &mut Vec<Event>) {
    state.phase = Phase::Over(end);
    events.push(Event::Ended { end });
}
