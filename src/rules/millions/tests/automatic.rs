//! Automatic players: how often they know, how they use their lifelines, and what they never see.

use crate::rules::millions::automatic::KNOWS;
use crate::rules::millions::fixtures::*;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::*;
use crate::rules::{Chair, Mark, Player};

/// A table where B is played by the tablet, at that question, which has been read.
fn with_tablet(players: u8, level: Level, euros: u32) -> Millions {
    let mut setup = setup(players);
    setup.chairs[1] = Chair { player: Player::Automatic(level), ..Chair::person("B", Mark(1)) };
    start(&setup).reads().at_worth(euros)
}

/// The move suggested to B.
fn suggestion(table: &Millions, level: Level) -> Move {
    let view = table.view(Viewer::Seat(B));
    Millions::suggest(&view, B, level, &mut Rng::new(1)).expect("it is his turn")
}

/// The table after all moves suggested to B, until somebody else's turn or the final word.
fn plays(mut table: Millions, level: Level) -> Millions {
    while table.turn() == Some(B) && table.phase_name() == "answer" {
        table = table.then(suggestion(&table, level));
    }
    table
}

#[test]
fn knowledge_falls_with_the_step_and_rises_with_the_level() {
    assert!(KNOWS.iter().all(|[low, mid, high]| low <= mid && mid <= high));
    assert!(KNOWS[4..].iter().all(|[low, mid, high]| low < mid && mid < high));
    assert!(KNOWS.windows(2).all(|pair| (0..3).all(|level| pair[0][level] >= pair[1][level])));
}

#[test]
fn they_believe_the_right_answer_as_often_as_their_level_says() {
    for level in Level::ALL {
        let mut table = with_tablet(2, level, 12_000);
        let known =
            (0..2_000).filter(|_| table.belief_of(B).order[0] == table.right()).count() as u32;
        let wanted = KNOWS[7][level.rank()];
        assert!((known / 20).abs_diff(wanted) <= 3, "{level:?}: {known} of 2000");
    }
}

#[test]
fn who_is_sure_covers_all_other_answers_and_settles() {
    for level in Level::ALL {
        let table = with_tablet(2, level, 1_500).believing(B, LETTERS[2], true);
        let played = plays(table, level);
        assert_eq!(
            (played.phase_name(), played.holder(B).uncovered()),
            ("confirm", Some(LETTERS[2]))
        );
        assert_eq!(suggestion(&played, level), Move::Yes);
    }
}

#[test]
fn who_doubts_uses_a_lifeline_and_believes_what_it_brings() {
    let table = with_tablet(3, Level::Champion, 100_000).believing(B, LETTERS[0], false);
    let table = table.with_right(LETTERS[3]);
    assert_eq!(suggestion(&table, Level::Champion), Move::Phone(Some(C)));
    let phoned = table.then(Move::Phone(Some(C))).then(Move::Give(LETTERS[3]));
    assert_eq!(suggestion(&phoned, Level::Champion), Move::Audience);
    let voted = phoned.then(Move::Audience).then(Move::Give(LETTERS[3]));
    let settled = plays(voted, Level::Champion);
    assert_eq!(settled.holder(B).uncovered(), Some(LETTERS[3]), "two cards agree: it is certain");
}

#[test]
fn what_is_excluded_or_not_among_the_cards_is_no_answer() {
    let table = with_tablet(3, Level::Beginner, 500).with_right(LETTERS[1]);
    let table = table.believing(B, LETTERS[0], true);
    let voted = table.then(Move::Audience).then(Move::Give(LETTERS[2]));
    let played = plays(voted, Level::Beginner);
    let said = played.holder(B).uncovered().expect("he has settled");
    assert_ne!(said, LETTERS[0], "the right one is always among the cards");
}

#[test]
fn who_still_doubts_walks_away_when_the_money_is_worth_more() {
    let mut table = with_tablet(3, Level::Regular, 100_000).believing(B, LETTERS[0], false);
    table.lifelines[1] = table.lifelines[1].without(Lifeline::Audience).without(Lifeline::Fifty);
    let phoned = table.then(Move::Phone(Some(C))).then(Move::Give(LETTERS[1]));
    assert_eq!(suggestion(&phoned, Level::Regular), Move::Walk);
    let mut free = with_tablet(3, Level::Regular, 72_000).believing(B, LETTERS[0], false);
    free.lifelines[1] = free.lifelines[1].without(Lifeline::Audience).without(Lifeline::Fifty);
    let phoned = free.then(Move::Phone(Some(C))).then(Move::Give(LETTERS[1]));
    assert_ne!(suggestion(&phoned, Level::Regular), Move::Walk, "a wrong answer pays the same");
}

#[test]
fn a_belief_is_in_ones_own_view_only() {
    let table = with_tablet(3, Level::Champion, 500);
    let other = table.clone().believing(B, table.right_or_not(false), false);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        assert_eq!(table.view(viewer), other.view(viewer), "{viewer:?}");
    }
    assert!(table.view(Viewer::Seat(B)).belief.is_some());
    assert!(table.view(Viewer::Seat(C)).belief.is_none(), "a person has none");
}

#[test]
fn automatic_hosts_read_and_spare_a_wrong_answer() {
    let mut setup = with(3, |options| options.chosen_fifty = true);
    setup.chairs[0].player = Player::Automatic(Level::Regular);
    let begun = start(&setup);
    let suggest = |table: &Millions| {
        Millions::suggest(&table.view(Viewer::Seat(A)), A, Level::Regular, &mut Rng::new(2))
    };
    assert_eq!(suggest(&begun), Some(Move::Read));
    let asked = begun.reads().then(Move::Fifty);
    let Some(Move::Spare(letter)) = suggest(&asked) else { panic!("he spares one") };
    assert_ne!(letter, asked.right());
    assert_eq!(suggest(&asked.then(Move::Spare(letter))), None, "it is not his turn");
}
