//! Phone a Friend (MIL-JP1 to JP6, 3P-2, Q15) and the real call (MIL-JR1 to JR4, Q16; option O7).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::*;

fn real(players: u8) -> Millions {
    table_with(players, |options| options.real_call = true)
}

#[test]
fn mil_jp1_he_chooses_another_player_but_not_the_host() {
    let table = table(4);
    for (friend, why) in [
        (Some(A), Refusal::HostIsNoFriend),
        (Some(B), Refusal::NotYourself),
        (Some(E), Refusal::NobodyOnThatSeat),
        (None, Refusal::MustNameFriend),
    ] {
        assert_eq!(table.refusal(Move::Phone(friend)), why);
    }
    let step = table.step(Move::Phone(Some(D)));
    assert_eq!(step.events[1], Event::Phoned { seat: B, friend: D });
    assert_eq!((step.state.phase_name(), step.state.turn()), ("friend", Some(D)));
}

#[test]
fn mil_jp2_who_is_out_may_be_chosen() {
    let table = table(3).all_answer(&[true, false]).all_try();
    assert_eq!(table.then(Move::Phone(Some(C))).turn(), Some(C));
}

#[test]
fn mil_jp3_the_friend_gives_one_letter_and_the_asker_gets_it() {
    let phoned = table(3).then(Move::Phone(Some(C)));
    assert_eq!(phoned.moves(By::Seat(C)), LETTERS.map(Move::Give));
    assert_eq!(phoned.refusal(Move::Fifty), Refusal::MustGive);
    let answered = phoned.then(Move::Give(LETTERS[2]));
    assert_eq!((answered.eyes(B).friend, answered.turn()), (Some((C, LETTERS[2])), Some(B)));
}

#[test]
fn mil_jp4_the_friends_card_may_be_wrong() {
    let phoned = table(3).then(Move::Phone(Some(C)));
    let wrong = phoned.right_or_not(false);
    let believed = phoned.then(Move::Give(wrong)).settles(wrong);
    assert_eq!(believed.answers_so(true).confirmed().given(B), (Some(wrong), false));
}

#[test]
fn mil_jp5_then_he_settles_goes_on_or_walks_away() {
    let answered = table(3).then(Move::Phone(Some(C))).then(Move::Give(LETTERS[0]));
    assert!(answered.listed(Move::Fifty) && answered.listed(Move::Audience));
    assert_eq!(answered.then(Move::Walk).who_is_in(), [C]);
    assert_eq!(answered.answers_so(true).turn(), Some(C));
}

#[test]
fn mil_jp6_the_friend_has_his_card_back() {
    let answered = table(3).then(Move::Phone(Some(C))).then(Move::Give(LETTERS[0]));
    let again = answered.then(Move::Audience);
    assert_eq!(again.moves(By::Seat(C)), LETTERS.map(Move::Give));
}

#[test]
fn mil_3p_2_with_3_players_the_friend_is_the_other_contestant_in_or_out() {
    assert_eq!(table(3).may().friends, [C]);
    let alone = table(3).all_answer(&[true, false]).all_try();
    assert_eq!(alone.may().friends, [C]);
}

#[test]
fn mil_q15_the_asker_alone_sees_the_friends_card() {
    let phoned = table(4).then(Move::Phone(Some(D)));
    let [one, other] = [0, 1].map(|letter| phoned.then(Move::Give(LETTERS[letter])));
    assert_ne!(one.view(Viewer::Seat(B)), other.view(Viewer::Seat(B)));
    for viewer in [Viewer::Table, Viewer::Seat(C), Viewer::Seat(D)] {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?}");
    }
}

#[test]
fn mil_jr1_he_really_telephones_somebody() {
    let calling = real(3).step(Move::Call);
    assert_eq!(calling.events, [Event::Used { seat: B, lifeline: Lifeline::Phone }]);
    assert_eq!((calling.state.phase_name(), calling.state.turn()), ("call", Some(B)));
    assert_eq!(calling.state.refusal(Move::Settle), Refusal::MustConnect);
}

#[test]
fn mil_jr2_once_the_line_is_established_he_has_30_seconds() {
    let talking = real(3).at(5_000, Move::Call).at(20_000, Move::Connected);
    assert_eq!(talking.deadline(), Some(Ms(50_000)));
    assert_eq!(talking.refusal(Move::Settle), Refusal::MustHangUp);
    let over = talking.later(50_000);
    assert_eq!((over.phase_name(), over.turn(), over.deadline()), ("answer", Some(B), None));
    assert_eq!(talking.time_up().events, [Event::CallOver { seat: B }]);
    let hung_up = talking.at(30_000, Move::HangUp);
    assert_eq!((hung_up.phase_name(), hung_up.deadline()), ("answer", None));
}

#[test]
fn mil_jr3_absent_or_busy_the_lifeline_is_lost() {
    let busy = real(3).then(Move::Call).then(Move::Busy);
    assert_eq!((busy.phase_name(), busy.turn()), ("answer", Some(B)));
    for mv in [Move::Call, Move::Phone(Some(C))] {
        assert_eq!(busy.refusal(mv), Refusal::LifelineUsed);
    }
}

#[test]
fn mil_jr4_without_an_answer_he_goes_on_as_after_any_lifeline() {
    let busy = real(3).at_worth(3_000).then(Move::Call).then(Move::Busy);
    assert!(busy.listed(Move::Fifty) && busy.listed(Move::Audience));
    assert_eq!(busy.then(Move::Walk).totals(), [0, 1_500, 0]);
    assert_eq!(busy.answers_so(true).turn(), Some(C));
}

#[test]
fn mil_o7_real_calls_are_off_unless_the_table_switches_them_on() {
    assert_eq!(table(3).refusal(Move::Call), Refusal::NoRealCalls);
    assert!(!table(3).may().call && real(3).may().call);
    assert!(real(3).listed(Move::Call) && !table(3).listed(Move::Call));
}

#[test]
fn mil_q16_a_player_or_a_real_call_as_he_chooses_each_time() {
    let table = real(3);
    assert!(table.listed(Move::Call) && table.listed(Move::Phone(Some(C))));
    let alone = real(2);
    assert!(alone.listed(Move::Call) && alone.listed(Move::Phone(None)), "or the free try");
}
