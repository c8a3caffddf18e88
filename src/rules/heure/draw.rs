//! Drawing from the neighbour: HEURE-T2–T6, the top-up HEURE-D1–D5, a full row HEURE-F4.

use super::cards::Card;
use super::{Event, Heure, Phase, Refusal, ending, sealed};
use crate::rules::{Seat, Step};

/// Takes the card at that place out of the right-hand neighbour's hand (HEURE-T2).
pub fn draw(mut state: Heure, place: u8) -> Result<Step<Heure>, Refusal> {
    let (seat, from) = (state.turn, state.victim());
    let hand = state.hand_mut(from);
    let cards = hand.count();
    let card = hand.remove(place).ok_or(Refusal::NoSuchCard { cards })?;
    let mut events = vec![Event::Drew { seat, from }];
    top_up(&mut state, from, &mut events);
    match card {
        Card::Ghost => show_ghost(&mut state, seat, from, &mut events),
        Card::Hour(hour) if state.row(seat).is_full() => {
            state.hand_mut(seat).push(Card::Hour(hour));
            events.push(Event::TookUnseen { seat });
            ending::end_turn(&mut state, &mut events);
        }
        Card::Hour(hour) => {
            events.push(Event::Said { seat, hour });
            let fits = state.row(seat).fits_somewhere(hour);
            state.phase = if fits { Phase::Place { hour } } else { Phase::Ask { hour } };
        }
    }
    Ok(sealed(state, events))
}

/// The ghost is shown; it may have freed the neighbour, who then wins at once (HEURE-F2).
fn show_ghost(state: &mut Heure, seat: Seat, from: Seat, events: &mut Vec<Event>) {
    events.push(Event::GhostShown { seat });
    state.phase = Phase::Ghost;
    if ending::has_won(state, from) {
        // The game ends here, but no card may be lost: the ghost belongs to who drew it.
        state.hand_mut(seat).push(Card::Ghost);
        ending::win(state, from, events);
    }
}

/// At once: a hand that is empty or holds ghosts only takes cards from the pile until it holds an
/// Hour card (HEURE-D1–D3); from an empty pile it takes nothing (HEURE-D5).
fn top_up(state: &mut Heure, seat: Seat, events: &mut Vec<Event>) {
    let mut cards = 0;
    while state.hand(seat).hours() == 0 {
        let Some(card) = state.pile.pop() else { break };
        state.hand_mut(seat).push(card);
        cards += 1;
    }
    if cards > 0 {
        events.push(Event::ToppedUp { seat, cards });
    }
}
