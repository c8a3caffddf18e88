//! The worked examples EGO-EX1 to EX10, each variant to the exact chip and square.

use super::fixtures::*;
use super::*;
use crate::rules::{company, stakes};

#[test]
fn ego_ex1_set_up() {
    let table = start(&setup(4));
    assert_eq!((table.bank(), table.totals()), (12_000, vec![0; 4]));
    let table = table.dice(&[[12, 11], [20, 11], [15, 16], [4, 5]]);
    assert_eq!(table.turn(), Some(B), "B and C roll again");
    let table = table.dice(&[[9, 5], [20, 7]]);
    assert_eq!((table.phase_name(), table.turn()), ("place", Some(C)));
    let table = table.then(Move::Place(13)).then(Move::Place(19)).then(Move::Place(1));
    assert_eq!(table.refuses(B, Move::Place(13)), Refusal::SquareTaken);
    let table = table.then(Move::Place(7));
    assert_eq!((table.phase_name(), table.turn()), ("roll", Some(C)));
    assert_eq!([A, B, C, D].map(|seat| table.pawn(seat)), [Some(1), Some(7), Some(13), Some(19)]);
    let order = [C, D, A, B].map(|seat| table.common.company.next(seat));
    assert_eq!(order, [D, A, B, C]);
}

/// C rolls that, and walks forward and backward.
fn walks(steps: u8, a: u8) -> [(u8, Mode, u32); 2] {
    let table = four().standing(&[a, 7, 13, 19]).turn_of_seat(C).rolled(steps);
    [Direction::Forward, Direction::Backward].map(|way| {
        let walked = table.then(Move::Walk(way));
        let square = Square(walked.pawn(C).expect("it stands on the board"));
        (square.0, square.mode(), square.sum())
    })
}

#[test]
fn ego_ex2_a_b_c_either_way_on_over_occupied_squares() {
    assert_eq!(walks(4, 1), [(17, Mode::Duo, 200), (9, Mode::Multi, 100)]);
    assert_eq!(walks(6, 1), [(20, Mode::Duo, 500), (6, Mode::Multi, 500)]);
    assert_eq!(walks(6, 20)[0], (21, Mode::Multi, 100), "19 and 20 are occupied");
}

#[test]
fn ego_ex2_d_round_the_ring() {
    let from = |square, steps, way| {
        let table = four().standing(&[square, 7, 13, 19]).rolled(steps);
        table.then(Move::Walk(way)).pawn(A)
    };
    assert_eq!(from(23, 3, Direction::Forward), Some(2));
    assert_eq!(from(2, 4, Direction::Backward), Some(22));
}

#[test]
fn ego_ex2_e_page_and_question_of_the_duo_booklet_read_by_the_right_neighbour() {
    let deck = crate::decks::sample::egomaster_box();
    let drawn = deck.draw(&std::collections::BTreeSet::new()).expect("it is the whole box");
    let setup = Setup { cards: Cards::from(drawn), ..setup(4) };
    let mut table = ready(&setup).turn_of_seat(C).rolled(4).then(Move::Walk(Direction::Forward));
    let place = table.common.cards.find(1, 7, 15).expect("the box has it");
    let turn = Turn {
        active: C,
        square: Square(17),
        page: 7,
        number: 15,
        place: place as u16,
        opponent: None,
    };
    table.phase = Phase::Booklet(turn);
    assert_eq!(table.turn(), Some(B), "C's right neighbour reads");
    let open = table.then(Move::Open);
    assert_eq!(line_of(&open.common.cards, &turn).id, "ego-d-07-15");
    assert_eq!((open.phase_name(), open.turn()), ("opponent", Some(C)));
    let named = open.names(A);
    assert_eq!((named.phase_name(), named.turn()), ("question", Some(B)), "then the question");
}

#[test]
fn ego_ex3_a_solo_in_the_enrichment() {
    let table = four().at_square(4, rapidite()).names(C).asked();
    let right = table.ruled(Reply::Right);
    assert_eq!((right.totals(), right.bank()), (vec![500, 0, 0, 0], 11_500));
    let wrong = table.ruled(Reply::Wrong);
    assert_eq!((wrong.totals(), wrong.bank()), (vec![0, 0, 500, 0], 11_500));
}

#[test]
fn ego_ex3_b_the_reader_is_not_designated() {
    let table = four().at_square(4, rapidite());
    let refused = Refusal::Opponent(company::Refusal::NotTheReader);
    assert_eq!(table.refuses(A, Move::Name(D)), refused);
}

/// A and C with those totals at a solo question of 500 in the elimination: right, and wrong.
fn ex3(a: u32, c: u32) -> [Egomaster; 2] {
    let table = poor(&[a, 4_000, c, 12_000 - 4_000 - a - c]);
    let table = table.at_square(4, rapidite()).names(C).asked();
    [Reply::Right, Reply::Wrong].map(|ruling| table.ruled(ruling))
}

#[test]
fn ego_ex3_c_solo_in_the_elimination() {
    let [right, wrong] = ex3(2_000, 1_500);
    assert_eq!((right.totals()[0], right.totals()[2]), (2_500, 1_000));
    assert_eq!((wrong.totals()[0], wrong.totals()[2]), (1_500, 2_000));
}

#[test]
fn ego_ex3_d_a_short_designated_player() {
    let [right, wrong] = ex3(2_000, 300);
    assert_eq!((right.totals()[0], right.totals()[2], right.out()), (2_300, 0, &[C][..]));
    assert_eq!((wrong.totals()[0], wrong.totals()[2]), (1_700, 600));
}

#[test]
fn ego_ex3_e_a_short_roller() {
    let [right, wrong] = ex3(200, 1_500);
    assert_eq!((right.totals()[0], right.totals()[2]), (400, 1_300));
    assert_eq!((wrong.totals()[0], wrong.totals()[2], wrong.out()), (0, 1_700, &[A][..]));
}

/// A and B at a duo question of 500 in the enrichment.
fn ex4() -> Egomaster {
    four().at_square(2, rapidite()).names(B)
}

#[test]
fn ego_ex4_a_a_wrong_interruption() {
    let table = ex4().asked().buzzes(A, false).buzzes(B, true);
    assert_eq!((table.totals(), table.bank()), (vec![0, 500, 0, 0], 11_500));
}

#[test]
fn ego_ex4_b_both_wrong_the_dice_decide() {
    let table = ex4().asked().buzzes(A, false).buzzes(B, false);
    assert_eq!((table.phase_name(), table.turn()), ("dice-off", Some(A)));
    assert_eq!(table.dice(&[[8, 15], [19, 2]]).totals(), [500, 0, 0, 0]);
}

#[test]
fn ego_ex4_c_a_tie_decided_by_the_dice_rolled_twice() {
    let buzz = || Move::Reply(Reply::Buzz { us: 0 });
    let table = ex4().asked().at(1_000, A, buzz()).at(1_003, B, buzz());
    let table = table.ruled_at(2_000, Reply::Tie).dice(&[[20, 1], [10, 11]]);
    assert_eq!((table.phase_name(), table.turn()), ("dice-off", Some(A)), "again");
    assert_eq!(table.dice(&[[5, 5], [12, 1]]).totals(), [0, 500, 0, 0]);
}

#[test]
fn ego_ex4_d_no_raise_in_the_enrichment() {
    assert_eq!(ex4().refuses(A, Move::Stake(600)), Refusal::NotYourTurn { turn: D });
    assert_eq!(ex4().refuses(D, Move::Stake(600)), Refusal::MustPlay);
}

/// A against B, who owns so much, at a duo question of 500 in the elimination.
fn ex5(b: u32) -> Egomaster {
    poor(&[3_000, b, 4_000, 5_000 - b]).at_square(8, rapidite()).names(B)
}

fn a_and_b(table: &Egomaster) -> [u32; 2] {
    [table.totals()[0], table.totals()[1]]
}

#[test]
fn ego_ex5_a_the_square_sum_is_compulsory() {
    let table = ex5(1_200).staking(500, &[]);
    assert_eq!(table.refuses(B, Move::Refuse), Refusal::NothingToAnswer);
    assert_eq!(a_and_b(&table.asked().buzzes(B, true)), [2_500, 1_700]);
}

#[test]
fn ego_ex5_b_a_raise_accepted() {
    let table = ex5(1_200).staking(1_000, &[true]).asked().buzzes(A, true);
    assert_eq!(a_and_b(&table), [4_000, 200]);
}

#[test]
fn ego_ex5_c_a_raise_refused() {
    let table = ex5(1_200).staking(1_000, &[false]);
    assert_eq!((a_and_b(&table), table.phase_name()), ([3_500, 700], "roll"), "no question");
}

#[test]
fn ego_ex5_d_accepted_all_in() {
    let table = ex5(1_200).staking(2_000, &[true]).asked();
    assert_eq!(table.pot(), 2_400);
    assert_eq!(a_and_b(&table.buzzes(B, true)), [1_800, 2_400]);
    let lost = table.buzzes(A, true);
    assert_eq!((a_and_b(&lost), lost.out()), ([4_200, 0], &[B][..]));
}

#[test]
fn ego_ex5_e_no_raise_against_a_short_opponent() {
    let table = ex5(400);
    assert_eq!((table.phase_name(), table.pot()), ("question", 800));
    let table = table.asked().buzzes(A, true);
    assert_eq!((a_and_b(&table), table.out()), ([3_400, 0], &[B][..]));
}

#[test]
fn ego_ex5_f_more_than_he_owns_and_a_second_raise_are_refused() {
    let table = ex5(1_200);
    let refused = Refusal::Stake(stakes::Refusal::TooHigh { at_most: 3_000 });
    assert_eq!(table.refuses(A, Move::Stake(3_100)), refused);
    assert_eq!(table.staking(1_000, &[]).refuses(B, Move::Stake(1_100)), Refusal::MustAnswer);
}

/// A, B and C aim at 324 in the enrichment, the bank holds 5,000.
fn ex6(options: impl FnOnce(&mut Options)) -> Egomaster {
    let table = ready(&with(4, options)).owning(&[3_000, 2_000, 1_000, 1_000]);
    assert_eq!(table.bank(), 5_000);
    table.at_square(12, cible(324)).asked()
}

/// What each has won since, and the bank.
fn gains(table: &Egomaster) -> ([u32; 3], u32) {
    let totals = table.totals();
    ([totals[0] - 3_000, totals[1] - 2_000, totals[2] - 1_000], table.bank())
}

#[test]
fn ego_ex6_a_the_nearest_wins() {
    let table = ex6(|_| ()).proposes(300).proposes(350).proposes(310);
    assert_eq!(gains(&table), ([0, 0, 500], 4_500));
}

#[test]
fn ego_ex6_b_the_exact_number_wins_at_once() {
    let table = ex6(|_| ()).proposes(300).proposes(324);
    assert_eq!((gains(&table), table.phase_name()), (([0, 500, 0], 4_500), "roll"));
}

#[test]
fn ego_ex6_c_a_tie_is_decided_by_the_dice_or_won_by_the_earlier() {
    let tie = |table: Egomaster| table.proposes(320).proposes(328).proposes(100);
    let off = tie(ex6(|_| ()));
    let Phase::DiceOff { off: between, .. } = &off.phase else { panic!("a dice-off") };
    assert_eq!(between.left, Crowd::NOBODY.with(A).with(B));
    assert_eq!(gains(&off.dice(&[[20, 5], [20, 10]])), ([0, 500, 0], 4_500));
    let earlier = tie(ex6(|options| options.earlier_wins = true));
    assert_eq!(gains(&earlier), ([500, 0, 0], 4_500));
}

#[test]
fn ego_ex6_d_a_number_is_proposed_once() {
    let table = ex6(|_| ()).proposes(300);
    let again = table.refuses_reply(B, Reply::Propose(crate::decks::decimal::Decimal::whole(300)));
    assert_eq!(again, Refusal::Question(contest::Refusal::AlreadyProposed));
    assert_eq!(table.proposes(301).turn(), Some(C));
}

/// A at a multi question of 500 about the primary colours.
fn ex7() -> Egomaster {
    poor(&[3_000, 2_500, 2_500, 1_500 + 2_500]).at_square(12, colours())
}

/// Raised to 1,500: B accepts, C refuses.
fn ex7_raised() -> Egomaster {
    let table = ex7().staking(1_500, &[true, false]);
    assert_eq!(table.pot(), 3_500);
    table.asked()
}

#[test]
fn ego_ex7_a_all_answers_given_the_last_right_one_wins() {
    let table = ex7().staking(500, &[]).asked();
    assert_eq!(table.pot(), 1_500);
    assert_eq!(table.ticked(&[0, 1, 2]).totals(), [2_500, 2_000, 3_500, 4_000]);
}

#[test]
fn ego_ex7_b_the_only_one_left_wins() {
    let table = ex7_raised().ticked(&[0, 1]).ruled(Reply::Wrong);
    assert_eq!(table.totals(), [1_500, 4_500, 2_000, 4_000]);
}

#[test]
fn ego_ex7_c_nobody_right_the_dice_decide() {
    let table = ex7_raised().ruled(Reply::Wrong).ruled(Reply::Wrong);
    let Phase::DiceOff { off, .. } = &table.phase else { panic!("a dice-off") };
    assert_eq!(off.left, Crowd::NOBODY.with(A).with(B));
    assert_eq!(table.dice(&[[18, 3], [2, 2]]).totals(), [5_000, 1_000, 2_000, 4_000]);
}

#[test]
fn ego_ex7_d_the_last_one_in_is_right() {
    let table = ex7_raised().ruled(Reply::Wrong).ticked(&[2]);
    assert_eq!(table.totals(), [1_500, 4_500, 2_000, 4_000]);
}

#[test]
fn ego_ex7_e_both_refuse() {
    let table = ex7().staking(1_500, &[false, false]);
    assert_eq!((table.totals(), table.phase_name()), (vec![4_000, 2_000, 2_000, 4_000], "roll"));
}

/// A at a multi question of 500, B short.
fn ex8() -> Egomaster {
    poor(&[3_000, 300, 4_700, 4_000]).at_square(12, rapidite())
}

/// Raised to 2,000, B and C answer so; that player wins.
fn ex8_raised(answers: [bool; 2], winner: Seat) -> Vec<u32> {
    let table = ex8().staking(2_000, &answers).asked().buzzes(winner, true);
    assert_eq!(table.out(), [B]);
    table.totals()
}

#[test]
fn ego_ex8_a_all_align_on_the_short_one() {
    let table = ex8().staking(500, &[]).asked();
    assert_eq!(table.pot(), 900);
    assert_eq!(table.buzzes(B, true).totals(), [2_700, 900, 4_400, 4_000]);
}

#[test]
fn ego_ex8_b_an_all_in_lowers_the_raise_for_all() {
    assert_eq!(ex8_raised([true, true], C), [2_700, 0, 5_300, 4_000]);
}

#[test]
fn ego_ex8_c_a_short_refuser_pays_all_he_has() {
    let table = ex8().staking(2_000, &[false, true]);
    assert_eq!(table.pot(), 4_300);
    assert_eq!(ex8_raised([false, true], A), [5_300, 0, 2_700, 4_000]);
}

#[test]
fn ego_ex8_d_a_refuser_pays_no_more_than_those_who_play() {
    assert_eq!(ex8_raised([true, false], A), [3_600, 0, 4_400, 4_000]);
}

#[test]
fn ego_ex8_e_a_short_roller_and_option_o5() {
    let totals = [200, 3_000, 4_800, 4_000];
    let table = poor(&totals).at_square(12, rapidite());
    assert_eq!((table.phase_name(), table.pot()), ("question", 600), "no raise");
    assert_eq!(table.asked().buzzes(A, true).totals(), [600, 2_800, 4_600, 4_000]);
    let free = ready(&with(4, |options| options.declinable = true)).owning(&totals).eliminating();
    let asked = free.at_square(12, rapidite());
    assert_eq!((asked.phase_name(), asked.turn()), ("raise", Some(B)));
    let none = asked.answers(false).answers(false);
    assert_eq!((none.totals(), none.phase_name()), (totals.to_vec(), "roll"));
    assert_eq!(none.turn(), Some(B));
}

/// The bank holds 300; A's question is on that square.
fn ex9(square: u8, options: impl FnOnce(&mut Options)) -> Egomaster {
    let table = ready(&with(4, options)).owning(&[5_200, 4_000, 2_500, 0]);
    assert_eq!(table.bank(), 300);
    table.at_square(square, rapidite()).asked().buzzes(C, true)
}

#[test]
fn ego_ex9_a_the_rest_of_the_bank_and_the_end_of_the_enrichment() {
    let table = ex9(12, |_| ());
    assert_eq!((table.totals(), table.bank()), (vec![5_200, 4_000, 2_800, 0], 0));
    assert_eq!((table.out(), table.common.enrichment), (&[D][..], false));
    assert_eq!((table.turn(), table.view(Viewer::Table).reader), (Some(B), Some(A)));
}

#[test]
fn ego_ex9_b_option_o2_gives_the_rest_to_the_poorest() {
    let table = ex9(12, |options| options.rest_to_poorest = true);
    assert_eq!(table.totals(), [5_200, 4_000, 2_500, 300]);
    assert_eq!((table.out(), table.common.enrichment), (&[][..], false));
}

#[test]
fn ego_ex9_c_the_bank_can_still_pay() {
    let table = ex9(3, |_| ());
    assert_eq!((table.totals()[2], table.bank(), table.common.enrichment), (2_700, 100, true));
}

#[test]
fn ego_ex9_d_who_owns_everything_has_won() {
    let table = four().owning(&[11_500, 0, 0, 0]).at_square(12, rapidite()).asked();
    let table = table.buzzes(A, true);
    assert_eq!(table.totals(), [12_000, 0, 0, 0]);
    assert_eq!(table.outcome().expect("it is over").winners, [A]);
}

#[test]
fn ego_ex10_quick_game_two_left_end() {
    let quick = ready(&with(3, |options| options.quick = true));
    assert_eq!((quick.totals(), quick.common.purse.sum()), (vec![4_000; 3], 12_000));
    assert!(!quick.common.enrichment, "the first turn is already played by the elimination rules");
    let table = quick.owning(&[7_000, 0, 5_000]).without(&[B]);
    assert_eq!(table.view(Viewer::Table).reader, Some(B), "B reads");
    let table = table.at_square(4, rapidite());
    assert_eq!(table.turn(), Some(B), "C is designated, there is nobody else");
    let table = table.asked().ruled(Reply::Wrong);
    assert_eq!((table.totals(), table.turn()), (vec![6_500, 0, 5_500], Some(C)));
    let table = table.at_square(3, rapidite()).staking(3_000, &[false]);
    assert_eq!((table.totals(), table.turn()), (vec![6_300, 0, 5_700], Some(A)));
    let table = table.at_square(2, rapidite()).staking(6_000, &[true]);
    assert_eq!((table.pot(), table.turn()), (11_400, Some(B)));
    let won = table.asked().buzzes(A, true);
    assert_eq!(
        (won.totals(), won.outcome().expect("A has won").winners),
        (vec![12_000, 0, 0], vec![A])
    );
}
