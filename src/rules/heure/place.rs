//! Laying the drawn card: HEURE-T5, HEURE-P1–P7, option O2 (no blunders).

use super::cards::Hour;
use super::row::Slot;
use super::{Event, Heure, Refusal, ending, open};
use crate::rules::Step;

/// Whether the active player may lay the card there.
pub fn permitted(state: &Heure, hour: Hour, slot: Slot) -> Result<(), Refusal> {
    let row = state.row(state.turn);
    row.fit(hour, slot)?;
    // A row that O4 alone calls blocked is not judged here: O2 uses the test of E1 alone (R6).
    if state.options.no_blunders && row.with(hour, slot).is_blocked() {
        return Err(Refusal::WouldBlock);
    }
    Ok(())
}

/// Lays the card; the seventh wins at once when no ghost is in hand (HEURE-F1).
pub fn lay(mut state: Heure, hour: Hour, slot: Slot) -> Result<Step<Heure>, Refusal> {
    permitted(&state, hour, slot)?;
    let seat = state.turn;
    let row = &mut state.rows[seat.index()];
    *row = row.with(hour, slot);
    let mut events = vec![Event::Laid { seat, hour, slot }];
    if ending::has_won(&state, seat) {
        ending::win(&mut state, seat, &mut events);
    } else {
        ending::end_turn(&mut state, &mut events);
    }
    Ok(open(state, events))
}
