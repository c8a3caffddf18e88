//! As on television (MIL-TV-1 to TV-11, TV-2P, TV-3P, Q23, Q24; option O10).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::view::{PhaseView, Role};
use crate::rules::millions::*;

#[test]
fn mil_tv_1_one_player_is_the_host_and_asks() {
    let begun = start(&with(4, |options| options.television = true));
    assert_eq!((begun.phase_name(), begun.turn(), begun.host()), ("reading", Some(A), Some(A)));
}

#[test]
fn mil_tv_2_one_second_player_is_the_candidate_and_alone_answers() {
    let table = television(4);
    assert_eq!((table.who_is_in(), table.turn()), (vec![B], Some(B)));
    assert_eq!(table.refusal_of(C, Move::Say(LETTERS[0])), Refusal::NotYourTurn { turn: B });
}

#[test]
fn mil_tv_3_all_others_are_the_audience() {
    let table = television(4);
    let roles: Vec<Role> = table.view(Viewer::Table).seats.iter().map(|seat| seat.role).collect();
    assert_eq!(roles, [Role::Host, Role::In, Role::Audience, Role::Audience]);
    assert_eq!(table.may().friends, [C, D]);
    assert_eq!(table.then(Move::Audience).turn(), Some(C));
}

#[test]
fn mil_tv_4_pyramid_nets_and_lifelines_are_the_standard_games() {
    let table = television(3).at_level(7);
    assert_eq!((table.hand(), table.may().lifelines), (3_000, Lifeline::ALL.to_vec()));
    assert_eq!(table.all_answer(&[false]).totals(), [0, 1_500, 0]);
    let choice = television(3).all_answer(&[true]);
    assert_eq!(choice.then(Move::Take).totals(), [0, 200, 0]);
}

#[test]
fn mil_tv_5_he_answers_aloud_and_the_final_word_is_asked() {
    let table = television(4);
    assert_eq!(table.refusal(Move::Cover(LETTERS[0])), Refusal::MustSay);
    assert_eq!(table.refusal(Move::Settle), Refusal::MustSay);
    let said = table.step(Move::Say(LETTERS[2]));
    assert!(said.events.contains(&Event::Said { seat: B, answer: LETTERS[2] }));
    let PhaseView::Confirm { said: heard, .. } = said.state.view(Viewer::Seat(D)).phase else {
        panic!("{}", said.state.phase_name())
    };
    assert_eq!(heard, Some(LETTERS[2]), "everybody has heard it");
    assert!(said.state.then(Move::Yes).view(Viewer::Table).shown.is_some());
    assert_eq!(self::table(3).refusal(Move::Say(LETTERS[0])), Refusal::MustCover);
}

#[test]
fn mil_tv_6_he_may_walk_away_at_any_time_before_his_final_word() {
    let table = television(3).at_worth(24_000);
    assert_eq!(table.then(Move::Walk).totals(), [0, 12_000, 0], "without a lifeline");
    let said = table.then(Move::Say(LETTERS[0]));
    assert_eq!(said.then(Move::Walk).totals(), [0, 12_000, 0], "asked for it");
    assert_eq!(said.then(Move::No).then(Move::Walk).totals(), [0, 12_000, 0]);
}

#[test]
fn mil_tv_7_50_50_is_seen_by_everybody_who_then_choose_among_the_answers_left() {
    let table = television(4);
    let halved = table.then(Move::Fifty);
    let left = halved.holder(B).left();
    assert!(table.shows(Move::Fifty).contains(&Event::Halved { seat: B, left: Some(left) }));
    for viewer in [Viewer::Table, Viewer::Seat(C)] {
        let question = halved.view(viewer).question.expect("it is read");
        assert_eq!(question.excluded, left.rest());
    }
    let gone = left.rest().iter().next().expect("two are gone");
    assert_eq!(halved.refusal(Move::Say(gone)), Refusal::Excluded);
    let vote = halved.then(Move::Audience);
    assert_eq!(vote.moves(By::Seat(C)).len(), 2);
    assert_eq!(vote.refusal(Move::Give(gone)), Refusal::Excluded);
    let phoned = halved.then(Move::Phone(Some(D)));
    assert_eq!(phoned.refusal(Move::Give(gone)), Refusal::Excluded);
}

#[test]
fn mil_tv_8_every_one_of_the_audience_votes_and_the_right_card_is_added() {
    let table = television(5).with_right(LETTERS[1]);
    let mut vote = table.then(Move::Audience);
    for letter in [3, 0, 3] {
        vote = vote.then(Move::Give(LETTERS[letter]));
    }
    assert_eq!(vote.eyes(B).cards, [0, 1, 3, 3].map(|letter: usize| LETTERS[letter]));
}

#[test]
fn mil_tv_9_he_phones_one_of_the_audience_or_really_calls() {
    let table = table_with(3, |options| {
        options.television = true;
        options.real_call = true;
    });
    assert_eq!(table.then(Move::Phone(Some(C))).then(Move::Give(LETTERS[0])).turn(), Some(B));
    assert_eq!(table.then(Move::Call).then(Move::Connected).deadline(), Some(Ms(30_000)));
    assert_eq!(table.refusal(Move::Phone(Some(A))), Refusal::HostIsNoFriend);
}

#[test]
fn mil_tv_10_the_game_is_over_when_the_candidate_is_out() {
    for over in [
        television(3).then(Move::Walk),
        television(3).all_answer(&[false]),
        television(3).all_answer(&[true]).then(Move::Take),
    ] {
        assert_eq!((over.game, over.lead, over.still), (2, B, Crowd::NOBODY.with(C)));
    }
    assert_eq!(television(3).at_level(15).all_answer(&[true]).phase_name(), "over");
}

#[test]
fn mil_tv_11_the_former_candidate_hosts_and_his_left_neighbour_is_candidate() {
    let mut table = television(3);
    let mut games = vec![];
    while table.turn().is_some() {
        games.push((table.lead, table.who_is_in()));
        table = table.all_answer(&[false]).reads();
    }
    assert_eq!(games, [(A, vec![B]), (B, vec![C]), (C, vec![A])]);
}

#[test]
fn mil_q24_everybody_is_candidate_as_often_as_agreed() {
    let mut table = table_with(2, |options| {
        options.television = true;
        options.laps = 2;
    });
    let mut candidates = vec![];
    while table.turn().is_some() {
        candidates.extend(table.who_is_in());
        table = table.all_answer(&[false]).reads();
    }
    assert_eq!(candidates, [B, A, B, A]);
}

#[test]
fn mil_tv_2p_without_an_audience_the_lifelines_are_free_tries() {
    let table = television(2);
    assert_eq!(table.then(Move::Audience).phase_name(), "tries");
    let tries = table.then(Move::Phone(None));
    let missed = tries.then(Move::Show(tries.letter(false)));
    assert_eq!((missed.phase_name(), missed.turn()), ("answer", Some(B)));
}

#[test]
fn mil_tv_3p_the_vote_shows_as_many_cards_as_there_are_others() {
    for (players, cards, friends) in [(3, 2, 1), (4, 3, 2), (5, 4, 3)] {
        let table = television(players);
        let mut vote = table.then(Move::Audience);
        while vote.phase_name() == "vote" {
            vote = vote.then(Move::Give(LETTERS[0]));
        }
        assert_eq!((vote.eyes(B).cards.len(), table.may().friends.len()), (cards, friends));
    }
}

#[test]
fn mil_q23_a_no_brings_him_back_before_his_final_word() {
    let again = television(3).then(Move::Say(LETTERS[0])).then(Move::No);
    assert_eq!((again.phase_name(), again.turn()), ("answer", Some(B)));
    assert!(again.listed(Move::Fifty) && again.listed(Move::Walk));
    assert!(again.listed(Move::Say(LETTERS[0])) && again.listed(Move::Say(LETTERS[3])));
}

#[test]
fn mil_o10_all_contestants_play_together_unless_the_table_says_otherwise() {
    assert_eq!(table(4).who_is_in(), [B, C, D]);
    assert_eq!(television(4).who_is_in(), [B]);
}
