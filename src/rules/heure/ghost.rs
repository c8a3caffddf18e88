//! A drawn ghost: HEURE-G1–G4. It is shown, goes into the hand, and the turn is over.

use super::cards::Card;
use super::{Event, Heure, ending, open};
use crate::rules::Step;

/// Everybody has seen the ghost: it goes into the hand (HEURE-G1) and the turn ends (HEURE-G2).
pub fn hide(mut state: Heure) -> Step<Heure> {
    let seat = state.turn;
    state.hand_mut(seat).push(Card::Ghost);
    let mut events = vec![Event::GhostHidden { seat }];
    ending::end_turn(&mut state, &mut events);
    open(state, events)
}
