//! A quick match (option O14): one game, entered with the first net won.

use crate::rules::millions::fixtures::*;
use crate::rules::millions::*;

fn quick(players: u8, change: impl FnOnce(&mut Options)) -> Millions {
    table_with(players, |options| {
        options.quick = true;
        change(options);
    })
}

#[test]
fn mil_o14_the_first_question_is_the_one_after_the_first_net() {
    let table = quick(4, |_| ());
    assert_eq!((table.level, ladder::worth(table.level), table.hand()), (6, 3_000, 1_500));
    assert_eq!((table.phase_name(), table.view(Viewer::Table).stays_left), ("answer", 0));
}

#[test]
fn mil_o14_one_game_is_the_match() {
    let wrong = quick(4, |_| ()).all_answer(&[false, false, true]);
    assert_eq!(wrong.totals(), [0, 1_500, 1_500, 0]);
    let over = wrong.then(Move::Take);
    assert_eq!((over.phase_name(), over.totals()), ("over", vec![0, 1_500, 1_500, 3_000]));
    assert_eq!(over.winners(), [D], "who presents has won nothing");
    let laps = |options: &mut Options| (options.laps, options.minutes) = (9, 60);
    assert_eq!(quick(3, laps).all_answer(&[false, false]).phase_name(), "over");
}

#[test]
fn mil_q31_a_host_who_leaves_ends_it() {
    let over = quick(4, |_| ()).gone_from(A);
    assert_eq!((over.phase_name(), over.totals()), ("over", vec![0, 1_500, 1_500, 1_500]));
}

#[test]
fn mil_o14_it_takes_one_question_a_level() {
    let options = Options { quick: true, laps: 3, ..Options::default() };
    assert_eq!(Setup::games(5, &options), 1);
}
