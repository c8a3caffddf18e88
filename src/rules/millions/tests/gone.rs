//! A player leaves the table (MIL-Q31).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::view::Role;
use crate::rules::millions::*;

#[test]
fn mil_q31_a_contestant_walks_away_with_his_money_in_hand_and_his_total_stays() {
    let gone = table(4).at_worth(3_000).gone_from(C);
    assert_eq!((gone.totals(), gone.who_is_in()), (vec![0, 0, 1_500, 0], vec![B, D]));
    assert_eq!(gone.view(Viewer::Table).seats[2].role, Role::Gone);
    let next = gone.all_answer(&[false, false]).reads().all_answer(&[false, false]);
    assert_eq!((next.lead, next.who_is_in()), (D, vec![A, B]), "he is skipped as host");
}

#[test]
fn mil_q31_if_the_host_leaves_the_question_is_dropped_and_all_who_are_in_are_paid() {
    let gone = table(4).at_worth(3_000).answers_so(true).gone_from(A);
    assert_eq!(gone.totals(), [0, 1_500, 1_500, 1_500]);
    assert_eq!((gone.lead, gone.game, gone.who_is_in()), (B, 2, vec![C, D]));
    assert!(gone.view(Viewer::Table).shown.is_none());
}

#[test]
fn mil_q31_lifelines_follow_the_number_of_players_left() {
    let table = table(3).gone_from(C);
    assert_eq!((table.phase_name(), table.turn()), ("answer", Some(B)));
    assert_eq!(table.then(Move::Audience).phase_name(), "tries");
}

#[test]
fn mil_q31_with_fewer_than_two_left_the_match_ends_and_totals_decide() {
    let over = table(2).at_worth(12_000).gone_from(A);
    assert_eq!(
        (over.phase_name(), over.totals(), over.winners()),
        ("over", vec![0, 6_000], vec![B])
    );
    let over = table(2).at_worth(12_000).gone_from(B);
    assert_eq!((over.phase_name(), over.winners()), ("over", vec![B]), "his total stays");
    let one = device(2).gone_from(A);
    assert_eq!((one.phase_name(), one.turn()), ("answer", Some(B)), "the device goes on with one");
    assert_eq!(one.gone_from(B).phase_name(), "over");
}

#[test]
fn mil_q31_only_the_table_says_that_somebody_has_left() {
    let table = table(3);
    assert_eq!(table.refusal_of(B, Move::Gone(B)), Refusal::TableOnly);
    let by_table = |table: &Millions, seat| table.play(Ms(0), By::Table, &Move::Gone(seat));
    assert_eq!(by_table(&table, E).map(|_| ()), Err(Refusal::NobodyOnThatSeat));
    let gone = table.gone_from(C);
    assert_eq!(by_table(&gone, C).map(|_| ()), Err(Refusal::AlreadyGone));
    assert_eq!(gone.moves(By::Table), [Move::Gone(A), Move::Gone(B), Move::Back(C)]);
}

#[test]
fn mil_q31_whoever_was_waited_for_is_waited_for_no_longer() {
    let asked = table(5).then(Move::Audience);
    let voted = asked.gone_from(C);
    assert_eq!((voted.phase_name(), voted.turn()), ("vote", Some(D)));
    let over = asked.then(Move::Give(LETTERS[0])).then(Move::Give(LETTERS[0])).gone_from(E);
    assert_eq!((over.phase_name(), over.eyes(B).cards.len()), ("answer", 3));
    assert_eq!(asked.gone_from(B).turn(), Some(C), "the asker himself: the next one answers");
    let phoned = table(4).then(Move::Phone(Some(D))).gone_from(D);
    assert_eq!((phoned.phase_name(), phoned.turn()), ("answer", Some(B)));
    assert_eq!(phoned.refusal(Move::Phone(Some(C))), Refusal::LifelineUsed);
    assert_eq!(table(4).then(Move::Phone(Some(D))).gone_from(B).turn(), Some(C));
    assert_eq!(self::table(4).gone_from(D).refusal(Move::Phone(Some(D))), Refusal::AlreadyGone);
}

#[test]
fn mil_q39_the_hosts_right_card_is_never_handed_over_alone() {
    let television = television(3).then(Move::Audience).gone_from(C);
    let together = table(3).then(Move::Audience).gone_from(C);
    let device = device(2);
    let asker = device.turn().expect("one answers first");
    let device = device.then(Move::Audience).gone_from(asker.left(2));
    let all = table(5).then(Move::Audience).gone_from(C).gone_from(E).gone_from(D);
    for left in [television, together, device, all] {
        assert_eq!(left.phase_name(), "tries", "lifelines follow the number of players left");
        let asker = left.turn().expect("he shows a card");
        assert_eq!(left.eyes(asker).cards, []);
        let missed = left.then(Move::Show(left.letter(false)));
        assert_eq!(missed.phase_name(), "tries", "two tries, as with 2 players");
    }
}

#[test]
fn mil_q39_who_has_voted_before_he_left_is_among_the_cards() {
    let wrong = table(4).right_or_not(false);
    let left = table(4).then(Move::Audience).then(Move::Give(wrong)).gone_from(C).gone_from(D);
    assert_eq!((left.phase_name(), left.eyes(B).cards.len()), ("answer", 2));
}

#[test]
fn mil_q31_in_every_phase_the_game_goes_on_without_him() {
    let real = |options: &mut Options| {
        options.real_call = true;
        options.chosen_fifty = true;
    };
    let table = table_with(4, real);
    let choice = table.all_answer(&[true, true, true]);
    for (waiting, turn) in [
        (choice.clone(), ("choice", Some(C))),
        (table.then(Move::Call), ("answer", Some(C))),
        (table.then(Move::Fifty), ("answer", Some(C))),
        (table.answers_so(true).answers_so(true).answers_so(true), ("confirm", Some(C))),
        (table.clone(), ("answer", Some(C))),
    ] {
        let gone = waiting.gone_from(B);
        assert_eq!((gone.phase_name(), gone.turn()), turn);
    }
    let last = choice.then(Move::Try).then(Move::Try).gone_from(D);
    assert_eq!(last.phase_name(), "reading", "the last one to choose");
    let not_his = choice.gone_from(D);
    assert_eq!((not_his.phase_name(), not_his.turn()), ("choice", Some(B)));
}

#[test]
fn mil_q31_the_candidates_leaving_ends_his_game() {
    let gone = television(4).at_worth(500).gone_from(B);
    assert_eq!((gone.totals(), gone.game, gone.lead), (vec![0, 300, 0, 0], 2, C));
    assert_eq!(gone.who_is_in(), [D]);
}

fn back(table: &Millions, seat: Seat) -> Result<Millions, Refusal> {
    table.play(Ms(0), By::Table, &Move::Back(seat)).map(|step| step.state)
}

#[test]
fn mil_q45_who_has_left_comes_back_with_the_next_game() {
    let gone = table(4).at_worth(3_000).gone_from(C);
    let expected = back(&gone, C).expect("games are to come");
    assert_eq!(expected.view(Viewer::Table).seats[2].role, Role::Gone);
    assert!(expected.view(Viewer::Table).seats[2].returns);
    assert_eq!(expected.may().friends, [D], "nobody who has not come yet is asked");
    let next = expected.all_answer(&[false, false]);
    assert_eq!((next.game, next.lead, next.who_is_in()), (2, B, vec![A, C, D]));
    assert_eq!(next.totals()[2], 1_500, "with what he had");
}

#[test]
fn mil_q45_the_stays_still_to_come_count_who_is_back() {
    let stays = |table: &Millions| table.view(Viewer::Table).stays_left;
    let gone = table(3).gone_from(C);
    assert_eq!((stays(&table(3)), stays(&gone)), (2, 1));
    let expected = back(&gone, C).expect("games are to come");
    assert_eq!(stays(&expected), 2, "he hosts, too");
    assert_eq!(stays(&expected.gone_from(C)), 1, "he has changed his mind");
    let lead = device(3).gone_from(A);
    assert_eq!(stays(&back(&lead, A).expect("games are to come")), 2, "his own stay is this one");
}

#[test]
fn mil_q45_he_hosts_too_if_his_turn_comes() {
    let gone = back(&table(3).gone_from(B), B).expect("games are to come");
    assert_eq!(gone.all_answer(&[false]).lead, B);
}

#[test]
fn mil_q45_two_can_play_on_when_one_of_two_is_back() {
    let gone = back(&table(3).gone_from(C), C).expect("games are to come").gone_from(A);
    assert_eq!((gone.phase_name(), gone.lead, gone.who_is_in()), ("reading", B, vec![C]));
}

#[test]
fn mil_q45_refused_where_he_is_there_or_no_game_is_to_come() {
    let table = table(3);
    assert_eq!(back(&table, B), Err(Refusal::NotGone));
    assert_eq!(back(&table, E), Err(Refusal::NobodyOnThatSeat));
    assert_eq!(table.refusal_of(B, Move::Back(C)), Refusal::TableOnly);
    let expected = back(&table.gone_from(C), C).expect("games are to come");
    assert_eq!(back(&expected, C), Err(Refusal::NotGone));
    let away = expected.gone_from(C);
    assert!(!away.view(Viewer::Table).seats[2].returns, "he has changed his mind");
    let quick = table_with(3, |options| options.quick = true).gone_from(C);
    assert_eq!(back(&quick, C), Err(Refusal::NoFurtherGame));
    let second = self::table(3).all_answer(&[false, false]).reads().gone_from(A);
    let last = second.all_answer(&[false]).reads();
    assert_eq!((last.lead, back(&last, A)), (C, Err(Refusal::NoFurtherGame)));
}
