//! EGO-A: not enough chips.

use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::view::PhaseView;
use crate::rules::egomaster::*;

/// A rolls with 3,000, B owns 300; a multi question of 500.
fn short() -> Egomaster {
    poor(&[3_000, 300, 4_700, 4_000]).at_square(12, rapidite())
}

#[test]
fn ego_a1_who_owns_less_than_the_square_sum_stakes_all_and_the_others_align() {
    let table = short().staking(500, &[]);
    assert_eq!((table.pot(), table.totals()), (900, vec![2_700, 0, 4_400, 4_000]));
}

#[test]
fn ego_a2_a_raise_is_followed_all_in_or_refused() {
    let table = poor(&[3_000, 800, 4_200, 4_000]).at_square(12, rapidite()).staking(2_000, &[]);
    let PhaseView::Raise { round, .. } = table.view(Viewer::Seat(B)).phase else { panic!("asked") };
    assert_eq!((round.accepting, round.refusing), (800, 500));
    assert_eq!(table.answers(true).answers(true).pot(), 2_400, "all align on his 800");
    assert_eq!(table.answers(false).answers(true).pot(), 4_500);
}

#[test]
fn ego_a3_one_single_amount_for_all_who_play() {
    let totals = [900, 300, 700, 10_100];
    let table = poor(&totals).at_square(12, rapidite()).staking(900, &[true, true]);
    assert_eq!(table.paid(), [300, 300, 300, 0, 0, 0]);
}

#[test]
fn ego_a4_playing_at_the_square_sum_stays_compulsory_when_aligned() {
    let table = short().staking(500, &[]);
    for seat in [B, C] {
        assert_eq!(table.refuses(seat, Move::Refuse), Refusal::NothingToAnswer);
    }
    assert_eq!(table.phase_name(), "question");
}

#[test]
fn ego_r22_opponents_may_stay_out_of_a_short_rollers_multi_by_option_o5() {
    let totals = [200, 3_000, 4_800, 4_000];
    let obliged = poor(&totals).at_square(12, rapidite());
    assert_eq!((obliged.phase_name(), obliged.pot()), ("question", 600));
    let free = ready(&with(4, |o| o.declinable = true)).owning(&totals).eliminating();
    let asked = free.at_square(12, rapidite());
    let PhaseView::Raise { round, .. } = asked.view(Viewer::Table).phase else { panic!("asked") };
    assert!(round.free && round.refusing == 0);
    let one = asked.answers(false).answers(true);
    assert_eq!((one.pot(), one.totals()), (400, vec![0, 3_000, 4_600, 4_000]));
    assert_eq!(free.at_square(2, rapidite()).names(B).phase_name(), "question", "not in a duo");
}

#[test]
fn ego_a5_a_short_refuser_pays_all_he_has() {
    let table = short().staking(2_000, &[false, true]);
    assert_eq!((table.pot(), table.totals()[1]), (4_300, 0));
}

#[test]
fn ego_r23_refusing_costs_no_more_than_playing() {
    let table = short().staking(2_000, &[true, false]);
    assert_eq!(table.totals()[2], 4_400, "300, what A and B play for, and not 500");
}

#[test]
fn ego_a6_who_owns_no_more_than_the_square_sum_cannot_raise() {
    for own in [100, 400, 500] {
        let table = poor(&[own, 4_000, 4_000, 4_000 - own]).at_square(12, rapidite());
        assert_eq!(table.phase_name(), "question", "{own}");
    }
    let table = poor(&[600, 4_000, 4_000, 3_400]).at_square(12, rapidite());
    assert_eq!(table.phase_name(), "stake");
}

#[test]
fn ego_r24_a_raise_that_nobody_can_follow_is_not_possible() {
    let table = poor(&[3_000, 500, 4_500, 4_000]);
    assert_eq!(table.at_square(2, rapidite()).names(B).phase_name(), "question");
    assert_eq!(table.at_square(2, rapidite()).names(C).phase_name(), "stake");
    assert_eq!(table.at_square(12, rapidite()).phase_name(), "stake", "C can");
    let nobody = poor(&[3_000, 500, 200, 8_300]).at_square(12, rapidite());
    assert_eq!(nobody.phase_name(), "question");
}

#[test]
fn ego_a7_who_has_no_chips_after_settling_is_out() {
    let table = short().staking(2_000, &[true, true]).asked();
    let events = table.by(A, Move::Reply(Reply::Buzz { us: 0 })).shows(Move::Reply(Reply::Right));
    assert!(events.contains(&Event::Eliminated { seat: B }));
    let out = table.buzzes(A, true);
    assert_eq!((out.turn(), out.view(Viewer::Table).reader), (Some(C), Some(A)), "not B");
    assert!(out.view(Viewer::Table).seats[1].out);
    let solo = out.at_square(4, rapidite());
    assert!(!solo.moves(By::Seat(C)).contains(&Move::Name(B)));
}

#[test]
fn ego_r39_his_pawn_leaves_the_board_after_settling() {
    let table = short().staking(2_000, &[true, true]);
    assert_eq!((table.totals()[1], table.pawn(B)), (0, Some(7)), "not before");
    let out = table.asked().buzzes(A, true);
    assert_eq!(out.pawn(B), None);
    let walked = out.standing_at(C, 6).rolled(1).then(Move::Walk(Direction::Forward));
    assert_eq!(walked.pawn(C), Some(7), "its square is free");
}

impl Egomaster {
    fn standing_at(mut self, seat: Seat, square: u8) -> Egomaster {
        self.pawns[seat.index()] = Some(Square(square));
        self
    }
}
