//! The worked examples HEURE-EX1–EX10 of the rulebook, each laid out by hand and played.

use super::fixtures::{A, B, C, COMPLETE, D, G, busy, hour, setup, table};
use super::row::Shift;
use super::row::Side::{Left, Right};
use super::{End, Event, Heure, Move, Phase, Refusal};
use crate::rules::{By, Game, Ms, Seat};

const ALL_BUT_20: [u8; 7] = [6, 8, 10, 12, 15, 17, 0];
/// A's row of the examples 6 and 7.
const FULL_OF_GAPS: [u8; 7] = [7, 0, 11, 12, 0, 18, 0];

#[test]
fn heure_ex1_setup_counts() {
    for (players, hours, ghosts, pile) in [(2, 13, 1, 21), (3, 19, 2, 15), (4, 26, 2, 8)] {
        let state = Heure::start(&setup(players)).expect("2 to 4 players");
        let dealt = state.hands.iter().map(|hand| usize::from(hand.hours())).sum::<usize>();
        let given = state.hands.iter().map(|hand| usize::from(hand.ghosts())).sum::<usize>();
        assert_eq!((dealt, given, state.pile.count()), (hours, ghosts, pile));
        assert_eq!(state.hand_sizes(), vec![7; players]);
        assert_eq!(dealt + usize::from(state.pile.hours()), 34);
        assert!(state.boxed.is_empty());
    }
}

/// C's row after the hours were laid on those slots, each on a turn of C's.
fn c_lays(cards: &[(u8, u8)], hand: &[u8]) -> Heure {
    cards.iter().fold(busy(3).with_hand(C, hand), |state, &(number, slot)| {
        state.with_hand(B, &[number, 9, 13]).with_turn(C).draws(number).lays(slot)
    })
}

const SEVEN_CARDS: [(u8, u8); 7] = [(12, 4), (17, 6), (8, 2), (6, 1), (10, 3), (15, 5), (20, 7)];

#[test]
fn heure_ex2_filling_a_row_and_winning() {
    let six = c_lays(&SEVEN_CARDS[..6], &[11, 19]);
    assert_eq!((six.row_numbers(C), six.end()), (ALL_BUT_20, None));
    let seven = c_lays(&SEVEN_CARDS, &[11, 19]);
    assert_eq!((seven.row_numbers(C), seven.end()), (COMPLETE, Some(End::Won { seat: C })));
    assert_eq!(seven.hand_numbers(C), [11, 19], "C still holds Hour cards");
}

#[test]
fn heure_ex2_with_a_ghost_the_game_would_have_gone_on() {
    let seven = c_lays(&SEVEN_CARDS, &[11, G]);
    assert_eq!((seven.end(), seven.turn()), (None, Some(A)));
}

#[test]
fn heure_ex3_first_round_of_four() {
    let start = table(4)
        .with_hand(A, &[21, 8, 11, 12, 16, 17, 22])
        .with_hand(B, &[G, 6, 7, 10, 13, 15, 19])
        .with_hand(C, &[9, 8, 11, 12, 16, 18, G])
        .with_hand(D, &[14, 6, 7, 10, 13, 15, 19])
        .with_pile(&[9, 14, 17, 18, 20, 20, 21, 22]);
    assert_eq!(start.audit(), Ok(()), "36 cards");
    let one = start.draws(14).lays(4);
    assert_eq!(one.hand_sizes(), [7, 7, 7, 6]);
    let two = one.draws(21).lays(7);
    assert_eq!(two.hand_sizes(), [6, 7, 7, 6]);
    let three = two.draws(G).then(Move::Hide);
    assert_eq!((three.hand_sizes(), three.row_numbers(C)), (vec![6, 6, 8, 6], [0; 7]));
    let four = three.draws(9).lays(3);
    assert_eq!((four.hand_sizes(), four.pile.count()), (vec![6, 6, 7, 6], 8));
    assert_eq!((four.turn(), four.audit()), (Some(A), Ok(())));
}

/// A is to lay that card on `[_ 09 _ _ 15 _ _]`, or to ask.
fn a_draws(number: u8) -> Heure {
    busy(2).with_row(A, [0, 9, 0, 0, 15, 0, 0]).with_hand(B, &[number, 18]).draws(number)
}

#[test]
fn heure_ex4_which_slots_fit() {
    for (number, slots) in [(12, &[3, 4][..]), (7, &[1]), (16, &[6, 7]), (9, &[]), (10, &[3, 4])] {
        let state = a_draws(number);
        let lays: Vec<Move> = slots.iter().map(|&slot| Move::Lay { slot }).collect();
        let moves = if slots.is_empty() { vec![Move::Ask] } else { lays };
        assert_eq!(state.moves(By::Seat(A)), moves, "{number}");
    }
}

#[test]
fn heure_ex4_some_fitting_slots_block_the_row() {
    for (number, slot, blocked) in [(10, 3, false), (10, 4, true), (16, 7, true), (16, 6, false)] {
        assert_eq!(a_draws(number).lays(slot).row(A).is_blocked(), blocked, "{number} on {slot}");
        let strict = a_draws(number).with_options(|options| options.no_blunders = true);
        let refused = strict.play(Ms(0), By::Seat(A), &Move::Lay { slot }).err();
        assert_eq!(refused, blocked.then_some(Refusal::WouldBlock), "{number} on {slot} with O2");
    }
}

#[test]
fn heure_ex4_a_fitting_card_may_not_be_kept() {
    assert_eq!(a_draws(12).refusal(Move::Ask), Refusal::MustLay);
}

#[test]
fn heure_ex5_topping_up_the_hand() {
    let five = [10, 13, 14, 18, 19];
    let hidden = [G, 10, 13, 14, 18];
    for (case, hand, drawn, pile, after, left) in [
        ("a", &[16][..], 16, five, &[10][..], 4),
        ("b", &[16, G], 16, five, &[G, 10], 4),
        ("c", &[16, G], G, five, &[16], 5),
        ("d", &[16, G, G], 16, five, &[G, G, 10], 4),
        ("e", &[16, 18], 16, five, &[18], 5),
        ("f", &[16], 16, hidden, &[G, 10], 3),
    ] {
        let state = busy(3).with_hand(B, hand).with_pile(&pile).with_turn(C);
        let drawn = state.draws(drawn);
        assert_eq!(drawn.hand_numbers(B), after, "({case})");
        assert_eq!(drawn.pile.count(), left, "({case})");
    }
}

#[test]
fn heure_ex5_a_then_c_lays_the_card() {
    let after = busy(3).with_hand(B, &[16]).with_turn(C).draws(16).lays(5);
    assert_eq!((after.row_numbers(C), after.turn()), ([0, 0, 0, 0, 16, 0, 0], Some(A)));
}

#[test]
fn heure_ex5_c_c_shows_the_ghost_keeps_it_and_lays_nothing() {
    let shown = busy(3).with_hand(B, &[16, G]).with_turn(C);
    let events = shown.shows(shown.draw_of(G));
    assert_eq!(events, [Event::Drew { seat: C, from: B }, Event::GhostShown { seat: C }]);
    let after = shown.draws(G).then(Move::Hide);
    assert_eq!((after.hand_numbers(C), after.row_numbers(C)), (vec![G, 11, 19], [0; 7]));
}

/// A draws 11:00, which is on his row already; C holds it.
fn eleven_again() -> Heure {
    let state = busy(3).with_row(A, FULL_OF_GAPS).with_row(B, [0, 0, 10, 0, 0, 0, 0]);
    state.with_row(C, [0, 11, 0, 0, 0, 0, 0]).with_hand(C, &[11, 19])
}

#[test]
fn heure_ex6_an_opponent_could_lay_it() {
    let before = eleven_again();
    let step = before.draws(11).step(Move::Ask);
    assert_eq!(step.state.hand_numbers(A), [9, 11, 20]);
    assert_eq!((step.state.rows, step.state.pile), (before.rows, before.pile));
    assert_eq!(
        step.events[1..3],
        [Event::Answered { seat: B, yes: true }, Event::Kept { seat: A, hour: hour(11) }]
    );
    assert_eq!(step.state.turn(), Some(B));
}

#[test]
fn heure_ex6_with_o3_b_may_stay_silent() {
    let state = eleven_again().with_options(|options| options.answer_themselves = true);
    let silent = state.draws(11).then(Move::Ask).step(Move::Answer { yes: false });
    assert!(silent.events.contains(&Event::PutAway { seat: A, hour: hour(11) }));
    assert_eq!(silent.state.hand_numbers(A), [9, 13, 20]);
}

/// A draws 06:00 from C, whose row is complete; it fits nowhere for anybody.
fn six_for_nobody(c: &[u8], pile: &[u8]) -> Heure {
    let state = busy(3).with_row(A, FULL_OF_GAPS).with_row(B, [8, 0, 10, 0, 0, 0, 0]);
    state.with_row(C, COMPLETE).with_hand(C, c).with_pile(pile)
}

#[test]
fn heure_ex7_a_the_card_goes_to_the_box_and_the_pile_card_into_the_hand() {
    let state = six_for_nobody(&[6, 14, 22, G], &[19, 13, 14, 16, 18]).draws(6).then(Move::Ask);
    assert_eq!((state.hand_numbers(A), state.pile.count()), (vec![9, 19, 20], 4));
    assert_eq!((state.boxed.count(), state.turn()), (1, Some(B)), "19:00 may not be laid now");
}

#[test]
fn heure_ex7_b_with_the_pile_gone_nothing_is_drawn() {
    let state = six_for_nobody(&[6, 14, 22, G], &[]).draws(6).then(Move::Ask);
    assert_eq!((state.hand_numbers(A), state.boxed.count()), (vec![9, 20], 1));
    assert_eq!(state.turn(), Some(B));
}

#[test]
fn heure_ex7_c_the_neighbour_takes_the_last_pile_card_first() {
    let drawn = six_for_nobody(&[6, G], &[19]).draws(6);
    assert_eq!((drawn.hand_numbers(C), drawn.pile.count()), (vec![G, 19], 0));
    let after = drawn.then(Move::Ask);
    assert_eq!((after.hand_numbers(A), after.boxed.count()), (vec![9, 20], 1));
    assert_eq!(after.turn(), Some(B));
}

/// B's turn with that row.
fn b_with(row: [u8; 7]) -> Heure {
    busy(3).with_row(B, row).with_turn(B)
}

/// B's row after that emergency turn, and whether it is still blocked.
fn b_shifts(row: [u8; 7], shift: Shift) -> ([u8; 7], bool) {
    let after = b_with(row).then(Move::Shift(shift));
    (after.row_numbers(B), after.row(B).is_blocked())
}

#[test]
fn heure_ex8_a_eight_on_slot_4() {
    let laid = busy(3).with_hand(A, &[8, 9]).with_turn(B).draws(8).lays(4);
    let blocked = laid.with_turn(B);
    assert_eq!(blocked.phase, Phase::Emergency);
    let after = blocked.then(Move::Shift(Shift::one(4, Left)));
    assert_eq!((after.row_numbers(B), after.row(B).is_blocked()), ([0, 0, 8, 0, 0, 0, 0], false));
    assert_eq!(after.hand_numbers(A), blocked.hand_numbers(A), "A's hand is untouched");
    assert_eq!(after.with_turn(B).phase, Phase::Draw, "the turn after that is normal");
}

#[test]
fn heure_ex8_b_two_cards_in_opposite_directions() {
    let row = [0, 9, 0, 0, 10, 0, 0];
    let both = Shift::two((2, Right), (5, Left));
    assert_eq!(b_shifts(row, both), ([0, 0, 9, 10, 0, 0, 0], false));
    for one in [Shift::one(2, Right), Shift::one(5, Left)] {
        assert!(b_shifts(row, one).1, "a second emergency turn is needed");
    }
}

#[test]
fn heure_ex8_c_neighbours_moved_together() {
    let row = [0, 0, 0, 8, 9, 0, 0];
    assert_eq!(b_with(row).refusal(Move::Shift(Shift::one(5, Left))), Refusal::Occupied);
    let both = Shift::two((4, Left), (5, Left));
    assert_eq!(b_shifts(row, both), ([0, 0, 8, 9, 0, 0, 0], false));
    assert_eq!(b_shifts(row, Shift::one(4, Left)), ([0, 0, 8, 0, 9, 0, 0], true));
}

#[test]
fn heure_ex8_d_six_on_slot_7_takes_six_emergency_turns() {
    let mut state = b_with([0, 0, 0, 0, 0, 0, 6]);
    for slot in (2..=7).rev() {
        assert_eq!(state.phase, Phase::Emergency, "06:00 on slot {slot}");
        state = state.then(Move::Shift(Shift::one(slot, Left))).with_turn(B);
    }
    assert_eq!((state.row_numbers(B), state.phase), ([6, 0, 0, 0, 0, 0, 0], Phase::Draw));
}

#[test]
fn heure_ex8_e_a_finishable_row_is_not_moved() {
    let state = b_with([0, 9, 0, 0, 15, 0, 0]);
    assert_eq!(state.refusal(Move::Shift(Shift::one(2, Left))), Refusal::MustDraw);
}

#[test]
fn heure_ex8_f_both_sevens_lie_on_other_rows() {
    let state = busy(3).with_row(B, [0, 0, 8, 0, 0, 0, 0]).with_row(A, [7, 0, 0, 0, 0, 0, 0]);
    let state = state.with_row(C, [0, 7, 0, 0, 0, 0, 0]);
    assert_eq!(state.clone().with_turn(B).phase, Phase::Draw);
    let wide = state.with_options(|options| options.wide_emergency = true).with_turn(B);
    assert_eq!(wide.phase, Phase::Emergency);
    let after = wide.then(Move::Shift(Shift::one(3, Left))).with_turn(B);
    assert_eq!((after.row_numbers(B), after.phase), ([0, 8, 0, 0, 0, 0, 0], Phase::Draw));
}

#[test]
fn heure_ex8_g_no_exchange_and_no_two_slots() {
    // The row itself is finishable; 08 and 09 on the same slots make it an emergency.
    assert_eq!(
        b_with([0, 0, 0, 10, 11, 0, 0]).refusal(Move::Shift(Shift::two((4, Right), (5, Left)))),
        Refusal::MustDraw
    );
    let blocked = b_with([0, 0, 0, 8, 9, 0, 0]);
    for (shift, why) in [
        (Shift::two((4, Right), (5, Left)), Refusal::OutOfOrder),
        (Shift::two((4, Left), (4, Left)), Refusal::MovedTwice),
        (Shift::two((4, Left), (3, Left)), Refusal::NoCardThere),
    ] {
        assert_eq!(blocked.refusal(Move::Shift(shift)), why);
    }
}

#[test]
fn heure_ex9_a_full_row_with_a_ghost() {
    let start = busy(4).with_row(C, COMPLETE).with_hand(C, &[13, G]).with_hand(B, &[15, 22]);
    let start = start.with_turn(C);
    let own = start.step(start.draw_of(15));
    assert_eq!(own.state.hand_numbers(C), [G, 13, 15]);
    assert!(!own.events.iter().any(|event| matches!(event, Event::Said { .. })));
    let next = own.state.draws(13).lays(4);
    assert_eq!((next.hand_numbers(C), next.end()), (vec![G, 15], None));
    let later = next.with_turn(C).draws(22);
    assert_eq!(later.hand_numbers(C), [G, 15, 22]);
    assert_eq!(later.turn(), Some(D));
    assert_eq!(later.draws(G).end(), Some(End::Won { seat: C }), "on D's turn");
}

#[test]
fn heure_ex9_of_two_ghosts_both_have_to_be_drawn_away() {
    let state = busy(4).with_row(C, COMPLETE).with_hand(C, &[13, G, G]).with_turn(D);
    let one = state.draws(G).then(Move::Hide);
    assert_eq!(one.end(), None);
    assert_eq!(one.with_turn(D).draws(G).end(), Some(End::Won { seat: C }));
}

/// The pile is gone; B, with six cards on his row, draws from A.
fn pile_gone(a: &[u8]) -> Heure {
    busy(3).with_hand(A, a).with_pile(&[]).with_row(B, [6, 8, 0, 12, 15, 17, 20]).with_turn(B)
}

const DRAW: Option<End> = Some(End::Draw { seat: A });
const fn won(seat: Seat) -> Option<End> {
    Some(End::Won { seat })
}

#[test]
fn heure_ex10_a_the_last_card_is_laid_and_the_game_is_a_draw() {
    let state = pile_gone(&[10]).with_row(B, [6, 8, 0, 12, 15, 0, 0]);
    assert_eq!(state.draws(10).lays(3).end(), DRAW);
}

#[test]
fn heure_ex10_b_as_the_seventh_card_it_wins_without_a_ghost() {
    assert_eq!(pile_gone(&[10]).draws(10).lays(3).end(), won(B));
    assert_eq!(pile_gone(&[10]).with_hand(B, &[9, G]).draws(10).lays(3).end(), DRAW);
}

#[test]
fn heure_ex10_c_a_complete_row_freed_of_its_last_ghost_wins() {
    assert_eq!(pile_gone(&[G]).with_row(A, COMPLETE).draws(G).end(), won(A));
}

#[test]
fn heure_ex10_d_an_unfinished_one_does_not() {
    assert_eq!(pile_gone(&[G]).draws(G).then(Move::Hide).end(), DRAW);
}

#[test]
fn heure_ex10_e_a_card_for_nobody_or_kept_is_a_draw_too() {
    let full_of_ten = pile_gone(&[10]).with_row(B, [6, 8, 10, 12, 15, 17, 0]);
    let nobody = [A, C]
        .into_iter()
        .fold(full_of_ten.clone(), |state, seat| state.with_row(seat, [0, 0, 0, 0, 10, 0, 0]));
    let away = nobody.draws(10).then(Move::Ask);
    assert_eq!((away.boxed.count(), away.hand_numbers(B), away.end()), (1, vec![10, 21], DRAW));
    let kept = full_of_ten.draws(10).then(Move::Ask);
    assert_eq!((kept.boxed.count(), kept.hand_numbers(B), kept.end()), (0, vec![10, 10, 21], DRAW));
}

#[test]
fn heure_ex10_f_with_a_ghost_left_the_game_goes_on() {
    let after = pile_gone(&[10, G]).with_row(B, [0; 7]).draws(10).lays(3);
    assert_eq!((after.hand_numbers(A), after.end(), after.turn()), (vec![G], None, Some(C)));
}
