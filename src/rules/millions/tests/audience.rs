//! Ask the Audience with three or more players (MIL-JV1 to JV8, 3P, 4P, 5P, Q14).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::letters::Letter;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::view::PhaseView;
use crate::rules::millions::*;

/// Everybody who is asked gives those letters.
fn vote(table: &Millions, letters: &[Letter]) -> Millions {
    letters.iter().fold(table.then(Move::Audience), |table, &letter| table.then(Move::Give(letter)))
}

#[test]
fn mil_jv1_the_lifeline_goes_to_the_host() {
    let step = table(3).step(Move::Audience);
    assert_eq!(step.events, [Event::Used { seat: B, lifeline: Lifeline::Audience }]);
    assert_eq!(step.state.refusal(Move::Audience), Refusal::MustGive);
}

#[test]
fn mil_jv2_all_but_asker_and_host_give_a_letter_unseen() {
    let [a, b, ..] = LETTERS;
    let asked = table(5).then(Move::Audience);
    let mut voters = vec![];
    let mut table = asked.clone();
    while table.phase_name() == "vote" {
        voters.extend(table.turn());
        table = table.then(Move::Give(a));
    }
    assert_eq!(voters, [C, D, E], "clockwise from the asker's left");
    let [one, other] = [a, b].map(|letter| asked.then(Move::Give(letter)));
    for viewer in [Viewer::Table, Viewer::Seat(B), Viewer::Seat(C), Viewer::Seat(D)] {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer:?}");
    }
    assert_eq!(asked.shows(Move::Give(a)), [Event::Voted { seat: C }]);
}

#[test]
fn mil_jv3_those_who_are_out_vote_too() {
    let table = table(4).all_answer(&[true, false, false]).all_try();
    assert_eq!(table.who_is_in(), [B]);
    let asked = table.then(Move::Audience);
    assert_eq!((asked.turn(), asked.then(Move::Give(LETTERS[0])).turn()), (Some(C), Some(D)));
}

#[test]
fn mil_q54_the_first_one_who_is_out_keeps_the_ballots() {
    let keeper = |table: &Millions| match table.view(Viewer::Table).phase {
        PhaseView::Vote { asker, voter, keeper, .. } => (asker, voter, keeper),
        other => panic!("no vote: {other:?}"),
    };
    // Four players, A hosts; D was wrong before.
    let vote = table(4).all_answer(&[true, true, false]).all_try().then(Move::Audience);
    assert_eq!(keeper(&vote), (B, C, Some(D)), "whoever votes first");
    assert_eq!(keeper(&vote.then(Move::Give(LETTERS[0]))), (B, D, Some(D)), "to the end");
    assert_eq!(keeper(&table(4).then(Move::Audience)), (B, C, None), "nobody is out");
    assert_eq!(keeper(&television(4).then(Move::Audience)).2, None, "an audience is not out");
}

#[test]
fn mil_jv4_the_host_adds_the_right_card() {
    let table = table(3).with_right(LETTERS[2]);
    let cards = vote(&table, &[LETTERS[0]]).eyes(B).cards;
    assert_eq!(cards, [LETTERS[0], LETTERS[2]]);
}

#[test]
fn mil_jv5_the_asker_sees_letters_but_not_who_gave_them() {
    let [a, b, c, _] = LETTERS;
    let table = table(5).with_right(c);
    let votes = [[a, b, b], [b, a, b], [b, b, a]];
    let seen = votes.map(|letters| vote(&table, &letters).view(Viewer::Seat(B)));
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
    assert_eq!(vote(&table, &votes[0]).eyes(B).cards, [a, b, b, c]);
    for viewer in [Viewer::Table, Viewer::Seat(D)] {
        let other = vote(&table, &[c, c, c]).view(viewer);
        assert_eq!(vote(&table, &votes[0]).view(viewer), other, "{viewer:?}");
    }
}

#[test]
fn mil_jv6_as_many_cards_as_other_players_one_of_them_right() {
    for players in 3..=5u8 {
        let table = table(players);
        let wrong = table.right_or_not(false);
        let voted = vote(&table, &vec![wrong; usize::from(players) - 2]);
        let cards = voted.eyes(B).cards;
        assert_eq!(cards.len(), usize::from(players) - 1);
        assert!(cards.contains(&table.right()));
    }
}

#[test]
fn mil_jv7_then_he_settles_goes_on_or_walks_away() {
    let voted = vote(&table(3), &[LETTERS[0]]);
    assert_eq!((voted.turn(), voted.phase_name()), (Some(B), "answer"));
    assert!(voted.listed(Move::Fifty) && voted.listed(Move::Walk));
    assert_eq!(voted.answers_so(true).turn(), Some(C));
}

#[test]
fn mil_jv8_afterwards_everybody_holds_four_letters_again() {
    let voted = vote(&table(3), &[LETTERS[0]]).answers_so(true);
    let second = voted.then(Move::Audience);
    assert_eq!(second.turn(), Some(B));
    assert_eq!(second.moves(By::Seat(B)), LETTERS.map(Move::Give));
}

#[test]
fn mil_3p_1_with_3_players_the_vote_shows_two_cards() {
    let table = table(3);
    let right = table.right();
    let agreed = vote(&table, &[right]).eyes(B).cards;
    assert_eq!(agreed, [right, right], "that letter is certain");
    let differ = vote(&table, &[table.right_or_not(false)]).eyes(B).cards;
    assert_eq!(differ.len(), 2);
    assert!(differ[0] != differ[1] && differ.contains(&right));
}

#[test]
fn mil_4p_1_with_4_players_three_cards_and_two_possible_friends() {
    let table = table(4);
    assert_eq!(vote(&table, &[LETTERS[0]; 2]).eyes(B).cards.len(), 3);
    assert_eq!(table.may().friends, [C, D]);
}

#[test]
fn mil_5p_1_with_5_players_four_cards_and_three_possible_friends() {
    let table = table(5);
    assert_eq!(vote(&table, &[LETTERS[0]; 3]).eyes(B).cards.len(), 4);
    assert_eq!(table.may().friends, [C, D, E]);
}

#[test]
fn mil_q14_a_vote_is_free_and_among_all_four_letters() {
    let table = table(4).then(Move::Fifty).then(Move::Audience);
    assert_eq!(table.moves(By::Seat(C)), LETTERS.map(Move::Give), "they have not seen the 50:50");
    // C votes for one answer and leaves another uncovered himself.
    let [a, b, ..] = LETTERS;
    let voted = table.then(Move::Give(a)).then(Move::Give(a)).answers_so(true).settles(b);
    assert_eq!(voted.holder(C).uncovered(), Some(b));
    assert_eq!(voted.refusal_of(C, Move::Give(a)), Refusal::NotYourTurn { turn: D });
}

/// The vote as we count it (MIL-O15).
fn counted(players: u8, device: bool) -> Millions {
    table_with(players, |options| (options.letter_vote, options.device) = (false, device))
}

#[test]
fn mil_q51_nobody_votes_or_advises_for_what_the_50_50_has_taken() {
    let halved = counted(4, false).then(Move::Fifty);
    let left: Vec<Letter> = halved.eyes(B).excluded.rest().iter().collect();
    assert_eq!(left.len(), 2);
    let gone = halved.eyes(B).excluded.iter().next().expect("two are gone");
    for asked in [halved.then(Move::Audience), halved.then(Move::Phone(Some(C)))] {
        assert_eq!(asked.moves(By::Seat(C)), [Move::Give(left[0]), Move::Give(left[1])]);
        assert_eq!(asked.refusal(Move::Give(gone)), Refusal::Excluded);
    }
    assert!(halved.step(Move::Audience).sealed, "what is left has been seen");
    assert!(!counted(4, false).step(Move::Audience).sealed, "there was nothing to see");
}

#[test]
fn mil_q51_there_are_as_many_cards_as_voters() {
    for players in 2..=5u8 {
        let table = counted(players, true);
        let wrong = table.right_or_not(false);
        let voted = vote(&table, &vec![wrong; usize::from(players) - 1]);
        assert_eq!(
            voted.eyes(A).cards,
            vec![wrong; usize::from(players) - 1],
            "the tablet has none"
        );
    }
    let table = counted(3, false);
    let cards = vote(&table, &[table.right_or_not(false)]).eyes(B).cards;
    assert!(cards.len() == 2 && cards.contains(&table.right()), "a host votes, too (MIL-JV4)");
}

#[test]
fn mil_v3_the_host_alone_sees_who_gave_which_card() {
    let [a, b, ..] = LETTERS;
    let table = table(5).then(Move::Audience).then(Move::Give(b)).then(Move::Give(a));
    let console = table.view(Viewer::Seat(A)).console.expect("he is the host");
    assert_eq!((console.right, console.given), (table.right(), vec![(C, b), (D, a)]));
    let phoned = self::table(3).then(Move::Phone(Some(C))).then(Move::Give(b));
    let console = phoned.view(Viewer::Seat(A)).console.expect("he is the host");
    assert_eq!(console.given, [(C, b)], "he has passed it on");
}
