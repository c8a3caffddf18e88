//! Emergency turns: HEURE-E1–E6, option O4 (wide emergency).

use super::row::{HourSet, Shift};
use super::{Event, Heure, Refusal, open, over};
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
    over::end_turn(&mut state, &mut events);
    Ok(open(state, events))
}

/// The hours that count for the seat's emergency: those that are left (option O4) if some arrangement of
/// the row could be completed out of them, otherwise all.
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

#[cfg(test)]
mod tests {
    use super::super::cards::Card;
    use super::super::fixtures::{B, C, busy, hour};
    use super::super::row::Side::{Left, Right};
    use super::super::{Move, Phase, Refusal};
    use super::*;
    use crate::rules::{By, Game, Ms};

    /// 08:00 on slot 4 leaves two hours for three slots.
    const BLOCKED: [u8; 7] = [0, 0, 0, 8, 0, 0, 0];

    fn emergency(row: [u8; 7]) -> Heure {
        busy(3).with_row(B, row).with_turn(B)
    }

    fn moved(state: &Heure, shift: Shift) -> Result<[u8; 7], Refusal> {
        let by = By::Seat(state.turn);
        let step = state.play(Ms(0), by, &Move::Shift(shift))?;
        Ok(step.state.row_numbers(state.turn))
    }

    #[test]
    fn heure_e1_the_emergency_is_recognised_when_the_turn_comes() {
        for players in 2..=4 {
            let state = busy(players).with_row(B, BLOCKED);
            let step =
                state.draws(state.hand_numbers(state.victim())[0]).step(Move::Lay { slot: 4 });
            let [turn, blocked] = [Event::Turn { seat: B }, Event::Blocked { seat: B }];
            assert_eq!(step.events[1..], [turn, blocked]);
            assert_eq!(step.state.phase_name(), "emergency");
        }
    }

    #[test]
    fn heure_e2_he_does_not_draw_but_moves_one_or_two_cards_by_one_position() {
        let state = emergency([0, 0, 0, 8, 9, 0, 0]);
        assert_eq!(state.refusal(Move::Draw { card: 0 }), Refusal::MustShift);
        assert_eq!(moved(&state, Shift::one(4, Left)), Ok([0, 0, 8, 0, 9, 0, 0]));
        assert_eq!(moved(&state, Shift::two((4, Left), (5, Left))), Ok([0, 0, 8, 9, 0, 0, 0]));
    }

    #[test]
    fn heure_e2_then_his_turn_is_over() {
        let step = emergency(BLOCKED).step(Move::Shift(Shift::one(4, Left)));
        assert_eq!(step.events[1..], [Event::Turn { seat: C }]);
    }

    #[test]
    fn heure_e3_a_row_that_can_be_completed_is_not_moved() {
        for row in [[0; 7], [0, 9, 0, 0, 15, 0, 0], [0, 0, 8, 0, 0, 0, 0], [6, 0, 0, 0, 0, 0, 22]] {
            let state = emergency(row);
            assert_eq!(state.phase, Phase::Draw, "{row:?}");
            let refusal = state.refusal(Move::Shift(Shift::one(2, Right)));
            assert_eq!(refusal, Refusal::MustDraw, "{row:?}");
        }
    }

    #[test]
    fn heure_e4_each_forbidden_move_says_why() {
        let state = emergency([6, 0, 0, 8, 9, 0, 11]);
        for (shift, why) in [
            (Shift::one(2, Left), Refusal::NoCardThere),
            (Shift::one(0, Right), Refusal::NoCardThere),
            (Shift::one(255, Right), Refusal::NoCardThere),
            (Shift::two((4, Left), (6, Left)), Refusal::NoCardThere),
            (Shift::one(1, Left), Refusal::OffTheRow),
            (Shift::one(7, Right), Refusal::OffTheRow),
            (Shift::one(4, Right), Refusal::Occupied),
            (Shift::one(5, Left), Refusal::Occupied),
            (Shift::two((4, Right), (5, Left)), Refusal::OutOfOrder),
            (Shift::two((5, Left), (4, Right)), Refusal::OutOfOrder),
            (Shift::two((5, Right), (5, Right)), Refusal::MovedTwice),
            (Shift::two((5, Right), (5, Left)), Refusal::MovedTwice),
            (Shift::two((5, Right), (7, Left)), Refusal::Occupied),
        ] {
            assert_eq!(moved(&state, shift), Err(why), "{shift:?}");
        }
    }

    #[test]
    fn heure_e4_directions_are_free_and_a_card_may_enter_the_slot_the_other_leaves() {
        let state = emergency([6, 0, 0, 8, 9, 0, 11]);
        for (shift, row) in [
            (Shift::two((4, Left), (5, Right)), [6, 0, 8, 0, 0, 9, 11]),
            (Shift::two((4, Left), (5, Left)), [6, 0, 8, 9, 0, 0, 11]),
            (Shift::two((5, Left), (4, Left)), [6, 0, 8, 9, 0, 0, 11]),
            (Shift::two((4, Right), (5, Right)), [6, 0, 0, 0, 8, 9, 11]),
            (Shift::two((1, Right), (7, Left)), [0, 6, 0, 8, 9, 11, 0]),
        ] {
            assert_eq!(moved(&state, shift), Ok(row), "{shift:?}");
        }
    }

    #[test]
    fn heure_r9_the_two_moves_count_as_simultaneous() {
        // One after the other, 08:00 could not enter slot 5; and nothing may run two slots.
        let state = emergency([0, 0, 0, 8, 9, 0, 11]);
        assert_eq!(moved(&state, Shift::two((4, Right), (5, Right))), Ok([0, 0, 0, 0, 8, 9, 11]));
        let twice = Shift::two((4, Left), (3, Left));
        assert_eq!(moved(&state, twice), Err(Refusal::NoCardThere));
    }

    #[test]
    fn heure_e5_emergencies_follow_each_other_until_the_row_is_finishable() {
        let mut state = emergency([0, 0, 0, 0, 0, 0, 6]);
        let mut turns = 0;
        while state.phase == Phase::Emergency {
            state = state.then(Move::Shift(Shift::one(7 - turns, Left))).with_turn(B);
            turns += 1;
        }
        assert_eq!((turns, state.row_numbers(B)), (6, [6, 0, 0, 0, 0, 0, 0]));
    }

    #[test]
    fn heure_e6_hands_and_pile_are_untouched_and_the_left_neighbour_draws_as_usual() {
        let before = emergency(BLOCKED);
        let after = before.then(Move::Shift(Shift::one(4, Left)));
        assert_eq!((after.hands, after.pile), (before.hands, before.pile));
        assert_eq!(after.draws(21).hand_numbers(B), [10]);
    }

    #[test]
    fn heure_e6_his_right_hand_neighbour_loses_no_card_on_that_turn() {
        let state = busy(3).with_row(B, BLOCKED).draws(11).lays(3);
        let after = state.then(Move::Shift(Shift::one(4, Left)));
        assert_eq!(after.hand_sizes(), [2, 2, 1]);
    }

    #[test]
    fn heure_r10_the_move_is_compulsory_but_need_not_help() {
        let state = emergency(BLOCKED);
        let worse = state.then(Move::Shift(Shift::one(4, Right)));
        assert_eq!(worse.row_numbers(B), [0, 0, 0, 0, 8, 0, 0]);
        for mv in [Move::Ask, Move::Hide, Move::Lay { slot: 1 }, Move::Draw { card: 0 }] {
            assert_eq!(state.refusal(mv), Refusal::MustShift);
        }
    }

    /// B's `[_ _ 08 _ _ _ _]` needs 07:00, of which one copy lies on C's row and one in the box.
    fn no_seven_left(row: [u8; 7], wide: bool) -> Heure {
        let state = busy(3).with_row(B, row).with_row(C, [0, 7, 0, 0, 0, 0, 0]);
        let mut state = state.with_options(|options| options.wide_emergency = wide);
        state.boxed.push(Card::Hour(hour(7)));
        state.with_turn(B)
    }

    #[test]
    fn heure_r8b_without_the_option_a_row_that_only_lacks_cards_is_no_emergency() {
        assert_eq!(no_seven_left([0, 0, 8, 0, 0, 0, 0], false).phase, Phase::Draw);
    }

    #[test]
    fn heure_o4_a_row_whose_needed_hours_are_all_gone_is_an_emergency() {
        let state = no_seven_left([0, 0, 8, 0, 0, 0, 0], true);
        assert_eq!(state.phase, Phase::Emergency);
        let after = state.then(Move::Shift(Shift::one(3, Left))).with_turn(B);
        assert_eq!(after.phase, Phase::Draw, "06:00 alone is needed now");
    }

    #[test]
    fn heure_o4_one_copy_in_a_hand_or_in_the_pile_is_enough() {
        let mut state = no_seven_left([0, 0, 8, 0, 0, 0, 0], true);
        state.boxed = super::super::cards::Cards::EMPTY;
        assert_eq!(state.with_turn(B).phase, Phase::Draw);
    }

    #[test]
    fn heure_o4_no_longer_applies_when_no_arrangement_could_be_completed() {
        // Six cards and one gap, wherever it is: 07, 09, 11, … are all gone.
        let mut state = no_seven_left([6, 0, 8, 10, 12, 14, 16], true);
        for number in [9, 11, 13, 15, 17, 18, 19, 20, 21, 22] {
            state.boxed.push(Card::Hour(hour(number)));
            state.boxed.push(Card::Hour(hour(number)));
        }
        assert_eq!(state.with_turn(B).phase, Phase::Draw);
    }

    #[test]
    fn heure_o4_a_row_blocked_by_its_numbers_stays_an_emergency() {
        // 06:00 on slot 7 with every other hour gone: no arrangement helps, E1 rules alone; so it
        // does under O2, where only a shift of an O4 emergency can have brought the card there.
        let mut state = no_seven_left([0, 0, 0, 0, 0, 0, 6], true);
        for number in 8..=22 {
            state.boxed.push(Card::Hour(hour(number)));
            state.boxed.push(Card::Hour(hour(number)));
        }
        for no_blunders in [false, true] {
            let state = state.clone().with_options(|options| options.no_blunders = no_blunders);
            let state = state.with_turn(B);
            assert_eq!(state.phase, Phase::Emergency);
            assert_eq!(helpful(&state, B, &state.row(B).shifts()), [Shift::one(7, Left)]);
        }
    }
}
