//! Laying the drawn card: HEURE-T5, HEURE-P1–P7, option O2 (no blunders).

use super::cards::Hour;
use super::row::{SLOTS, Slot};
use super::{Event, Glowing, Heure, Refusal, open, over, sealed};
use crate::rules::Step;

/// Checks that the active player may lay the card there.
pub fn permitted(state: &Heure, hour: Hour, slot: Slot) -> Result<(), Refusal> {
    let row = state.row(state.turn);
    row.fit(hour, slot)?;
    // A row that O4 alone calls blocked is not judged here: O2 uses the test of E1 alone (R6).
    if state.options.no_blunders && row.with(hour, slot).is_blocked() {
        return Err(Refusal::WouldBlock);
    }
    Ok(())
}

/// The slots that glow: those that keep the row finishable, or every permitted one if there are none or
/// the table asks for the bare rule.
pub fn glowing(state: &Heure, hour: Hour) -> [bool; SLOTS as usize] {
    let on = |keep: &dyn Fn(Slot) -> bool| -> [bool; SLOTS as usize] {
        std::array::from_fn(|i| {
            let slot = i as Slot + 1;
            permitted(state, hour, slot).is_ok() && keep(slot)
        })
    };
    let row = state.row(state.turn);
    let wise = on(&|slot| !row.with(hour, slot).is_blocked());
    if state.options.glowing == Glowing::All || wise == [false; SLOTS as usize] {
        return on(&|_| true);
    }
    wise
}

/// Lays the card; the seventh wins at once when no ghost is in hand (HEURE-F1).
pub fn lay(mut state: Heure, hour: Hour, slot: Slot) -> Result<Step<Heure>, Refusal> {
    permitted(&state, hour, slot)?;
    let seat = state.turn;
    let row = &mut state.rows[seat.index()];
    *row = row.with(hour, slot);
    let mut events = vec![Event::Laid { seat, hour, slot }];
    if over::has_won(&state, seat) {
        over::win(&mut state, seat, &mut events);
    } else {
        over::end_turn(&mut state, &mut events);
    }
    // The seventh card tells everybody whether he holds a ghost.
    let full = state.row(seat).is_full();
    Ok(if full { sealed(state, events) } else { open(state, events) })
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, G, busy, hour, setup};
    use super::super::row::{Shift, Side};
    use super::super::view::PhaseView;
    use super::super::{Heure, Move, Options, Refusal, Setup};
    use super::*;
    use crate::rules::session::{Session, UndoRefusal};
    use crate::rules::{By, Game, Ms, Rng, Viewer};

    /// A is to lay that card on that row; with two players.
    fn to_lay(number: u8, row: [u8; 7]) -> Heure {
        busy(2).with_row(A, row).with_hand(B, &[number, 10]).draws(number)
    }

    /// The slots on which the card may be laid, by trying each.
    fn accepted(state: &Heure) -> Vec<Slot> {
        let lay = |&slot: &Slot| state.play_lay(slot).is_ok();
        (0..=9).filter(lay).collect()
    }

    impl Heure {
        fn play_lay(&self, slot: Slot) -> Result<Heure, Refusal> {
            let by = By::Seat(self.turn);
            let step = self.play(Ms(0), by, &Move::Lay { slot })?;
            Ok(step.state)
        }
    }

    #[test]
    fn heure_p1_the_card_goes_where_the_row_still_increases() {
        for (number, row, slots) in [
            (12, [0; 7], &[1, 2, 3, 4, 5, 6, 7][..]),
            (12, [0, 9, 0, 0, 15, 0, 0], &[3, 4]),
            (7, [0, 9, 0, 0, 15, 0, 0], &[1]),
            (22, [0, 9, 0, 0, 15, 0, 0], &[6, 7]),
            (12, [6, 8, 10, 0, 15, 17, 20], &[4]),
        ] {
            assert_eq!(accepted(&to_lay(number, row)), slots, "{number} on {row:?}");
        }
    }

    #[test]
    fn heure_p1_each_refusal_says_why() {
        let state = to_lay(12, [0, 9, 0, 0, 15, 0, 0]);
        for (slot, why) in [
            (0, Refusal::NoSuchSlot),
            (8, Refusal::NoSuchSlot),
            (255, Refusal::NoSuchSlot),
            (2, Refusal::Occupied),
            (1, Refusal::OutOfOrder),
            (6, Refusal::OutOfOrder),
        ] {
            assert_eq!(state.refusal(Move::Lay { slot }), why, "slot {slot}");
        }
    }

    #[test]
    fn heure_p2_the_second_copy_fits_nowhere_but_on_another_row() {
        assert_eq!(to_lay(9, [0, 9, 0, 0, 15, 0, 0]).phase_name(), "ask");
        assert_eq!(to_lay(9, [0; 7]).with_row(B, [0, 9, 0, 0, 0, 0, 0]).phase_name(), "place");
    }

    #[test]
    fn heure_p3_slots_are_filled_in_any_order_with_steps_of_any_size() {
        let laid = [(12, 4), (22, 7), (6, 1), (13, 5)];
        let state = laid.iter().fold(busy(2), |state, &(number, slot)| {
            state.with_hand(B, &[number, 10]).draws(number).lays(slot).with_turn(A)
        });
        assert_eq!(state.row_numbers(A), [6, 0, 0, 12, 13, 0, 22]);
    }

    #[test]
    fn heure_p4_a_card_that_fits_must_be_laid() {
        let state = to_lay(12, [0, 9, 0, 0, 15, 0, 0]);
        for mv in [
            Move::Draw { card: 0 },
            Move::Ask,
            Move::Hide,
            Move::Answer { yes: false },
            Move::Shift(Shift::one(2, Side::Left)),
        ] {
            assert_eq!(state.refusal(mv), Refusal::MustLay);
        }
    }

    #[test]
    fn heure_p5_a_foolish_slot_is_legal() {
        let after = to_lay(8, [0; 7]).lays(4);
        assert_eq!(after.row_numbers(A), [0, 0, 0, 8, 0, 0, 0]);
        assert!(after.row(A).is_blocked());
    }

    #[test]
    fn heure_p6_a_laid_card_stays_where_it_is() {
        let after = to_lay(12, [0; 7]).lays(4).with_turn(A);
        assert_eq!(after.refusal(Move::Shift(Shift::one(4, Side::Left))), Refusal::MustDraw);
        assert_eq!(after.draws(10).refusal(Move::Lay { slot: 4 }), Refusal::Occupied);
    }

    #[test]
    fn heure_r5_he_may_not_keep_a_card_that_fits_only_on_a_foolish_slot_beside_good_ones() {
        // 10:00 fits on 3 and 4; only slot 3 keeps the row finishable, yet both are his choice.
        let state = to_lay(10, [0, 9, 0, 0, 15, 0, 0]);
        assert_eq!((accepted(&state), state.refusal(Move::Ask)), (vec![3, 4], Refusal::MustLay));
    }

    #[test]
    fn heure_r6_an_order_breaking_card_is_refused_a_hasty_one_accepted() {
        let state = to_lay(16, [0, 9, 0, 0, 15, 0, 0]);
        assert_eq!(state.refusal(Move::Lay { slot: 4 }), Refusal::OutOfOrder);
        assert!(state.lays(7).row(A).is_blocked());
    }

    #[test]
    fn heure_o2_slots_that_would_block_the_row_are_refused() {
        for (number, row, slots) in [
            (8, [0; 7], &[1, 2, 3][..]),
            (22, [0; 7], &[7]),
            (10, [0, 9, 0, 0, 15, 0, 0], &[3]),
            (16, [0, 9, 0, 0, 15, 0, 0], &[6]),
            (12, [0, 9, 0, 0, 15, 0, 0], &[3, 4]),
        ] {
            let state = to_lay(number, row).with_options(|options| options.no_blunders = true);
            assert_eq!(accepted(&state), slots, "{number} on {row:?}");
        }
        let state = to_lay(8, [0; 7]).with_options(|options| options.no_blunders = true);
        assert_eq!(state.refusal(Move::Lay { slot: 4 }), Refusal::WouldBlock);
    }

    #[test]
    fn heure_o2_judges_by_the_numbers_alone_even_with_o4() {
        // Both 07:00 are gone, so 08:00 on slot 3 can never be finished; O2 does not care.
        let state = to_lay(8, [0; 7]).with_row(B, [0, 7, 0, 0, 0, 0, 0]);
        let mut state = state.with_options(|o| (o.no_blunders, o.wide_emergency) = (true, true));
        state.boxed.push(super::super::cards::Card::Hour(hour(7)));
        assert_eq!(accepted(&state), [1, 2, 3]);
    }

    #[test]
    fn heure_o2_a_card_whose_every_slot_is_permitted_by_nobody_is_no_case_at_all() {
        // N1 still goes by P1: a card that fits is laid, one that does not is asked about.
        let refuse = |o: &mut super::super::Options| o.no_blunders = true;
        let fits = busy(2).with_options(refuse).with_hand(B, &[22, 10]).draws(22);
        assert_eq!(fits.phase_name(), "place");
        let row = [0, 0, 0, 0, 0, 0, 21];
        let asked = busy(2).with_options(refuse).with_row(A, row).with_hand(B, &[22, 10]).draws(22);
        assert_eq!(asked.phase_name(), "ask");
    }

    #[test]
    fn what_glows_keeps_the_row_finishable_unless_the_table_asks_for_the_bare_rule() {
        let glows = |state: &Heure, number| glowing(state, hour(number)).map(u8::from);
        let eight = to_lay(8, [0; 7]);
        assert_eq!(glows(&eight, 8), [1, 1, 1, 0, 0, 0, 0]);
        let bare = eight.with_options(|options| options.glowing = Glowing::All);
        assert_eq!(glows(&bare, 8), [1; 7]);
        assert_eq!(glows(&to_lay(10, [0, 9, 0, 0, 15, 0, 0]), 10), [0, 0, 1, 0, 0, 0, 0]);
        // Every permitted slot blocks this row: all glow.
        assert_eq!(glows(&to_lay(12, [0, 0, 0, 6, 0, 0, 0]), 12), [0, 0, 0, 0, 1, 1, 1]);
    }

    /// Plays games of people who tap any glowing slot; returns how many had no winner, and the number of
    /// emergency turns.
    fn tapped_by_children(change: fn(&mut Options)) -> (u32, u32) {
        let (mut lost, mut pushed) = (0, 0);
        for seed in 0..60 {
            let mut rng = Rng::new(seed);
            let mut setup = Setup { seed, ..setup(2 + (seed % 3) as usize) };
            change(&mut setup.options);
            let mut state = Heure::start(&setup).expect("the setup is legal");
            while let Some(seat) = state.turn() {
                let moves = match state.view(Viewer::Seat(seat)).phase {
                    PhaseView::Place { glow: Some(glow), .. } => {
                        let slots = (1..=SLOTS).filter(|slot| glow[usize::from(slot - 1)]);
                        slots.map(|slot| Move::Lay { slot }).collect()
                    }
                    PhaseView::Emergency { .. } => {
                        pushed += 1;
                        state.moves(By::Seat(seat))
                    }
                    _ => state.moves(By::Seat(seat)),
                };
                state = state.then(rng.pick(&moves).expect("he can move").clone());
            }
            let winners = state.outcome().expect("it is over").winners;
            lost += u32::from(winners.is_empty());
        }
        (lost, pushed)
    }

    #[test]
    fn children_who_tap_what_glows_finish_their_rows() {
        let (lost, pushed) = tapped_by_children(|_| {});
        let (bare_lost, bare_pushed) = tapped_by_children(|o| o.glowing = Glowing::All);
        assert!(bare_lost >= 30 && bare_pushed >= 300, "bare: {bare_lost}, {bare_pushed} pushes");
        assert!(lost <= 20 && pushed == 0, "{lost} without a winner, {pushed} pushes");
    }

    #[test]
    fn heure_r20_a_drawn_card_cannot_be_exchanged_nor_a_laid_one_taken_up() {
        let drawn = to_lay(12, [0; 7]);
        assert_eq!(drawn.refusal(Move::Draw { card: 0 }), Refusal::MustLay);
        let laid = drawn.lays(4);
        let by = By::Seat(A);
        let again = laid.play(Ms(0), by, &Move::Lay { slot: 5 });
        assert_eq!(again.expect_err("it is released"), Refusal::NotYourTurn { turn: B });
    }

    #[test]
    fn heure_r20_undo_gives_back_a_mistaken_tap_but_never_a_drawn_card() {
        let mut session = Session::<Heure>::new(setup(2)).expect("two may play");
        // Of seven cards of which at most one is a ghost, one of the first two can be laid.
        let card = u8::from(session.state().hand(B)[0].is_ghost());
        assert_eq!(session.play(Ms(1), By::Seat(A), Move::Draw { card }).result(), Ok(()));
        let drawn = session.state().clone();
        assert_eq!(session.play(Ms(2), By::Seat(A), Move::Lay { slot: 4 }).result(), Ok(()));
        assert_eq!((session.undo(), session.state()), (Ok(()), &drawn));
        assert_eq!(session.undo(), Err(UndoRefusal::Sealed));
    }

    #[test]
    fn heure_r20_the_seventh_card_shows_whether_he_wins_and_stays_laid() {
        for hand in [[9, 20], [9, G]] {
            let state = to_lay(22, [6, 8, 10, 12, 15, 17, 0]).with_hand(A, &hand);
            assert!(state.step(Move::Lay { slot: 7 }).sealed);
        }
        assert!(!to_lay(22, [6, 8, 10, 12, 15, 0, 0]).step(Move::Lay { slot: 7 }).sealed);
    }
}
