//! Emergency turns: HEURE-E1–E6, option O4 (wide emergency).

use super::row::{HourSet, Shift};
use super::{Event, Heure, Refusal, ending, open};
use crate::rules::{Seat, Step};

/// Whether that seat's turn is an emergency turn (HEURE-E2, HEURE-R8b).
pub fn is_due(state: &Heure, seat: Seat) -> bool {
    let row = state.row(seat);
    if row.is_blocked() {
        return true;
    }
    let hours = state.hours_left();
    state.options.wide_emergency && !row.completable(hours) && row.arrangeable(hours)
}

/// Moves one or two cards, each by one position; it need not help (HEURE-R10).
pub fn shift(mut state: Heure, shift: Shift) -> Result<Step<Heure>, Refusal> {
    let seat = state.turn;
    state.rows[seat.index()] = state.row(seat).shifted(shift)?;
    let mut events = vec![Event::Shifted { seat, shift }];
    ending::end_turn(&mut state, &mut events);
    Ok(open(state, events))
}

/// The hours that count for the seat's emergency: all of them on a row that is blocked on the
/// numbers alone, else those that are left (option O4).
pub fn hours_counted(state: &Heure, seat: Seat) -> HourSet {
    let hours = state.hours_left();
    if state.row(seat).arrangeable(hours) { hours } else { HourSet::ALL }
}

/// The shifts that leave the fewest single steps to a row that can be completed (HEURE-R10).
pub fn helpful(state: &Heure, seat: Seat, shifts: &[Shift]) -> Vec<Shift> {
    let (row, hours) = (state.row(seat), hours_counted(state, seat));
    let steps = |shift: &Shift| row.shifted(*shift).ok()?.steps_needed(hours);
    let best = shifts.iter().filter_map(steps).min();
    shifts.iter().copied().filter(|shift| best.is_some() && steps(shift) == best).collect()
}
