//! A deck that is played once (option O17; MIL-Q55).

use crate::rules::millions::fixtures::*;
use crate::rules::millions::ladder::{FIRST_NET, LADDER, Steps, TOP, after_wrong, worth};
use crate::rules::millions::*;

/// That many players and a deck of that many questions; A hosts, unless the device does.
fn once(players: u8, questions: usize, change: impl FnOnce(&mut Options)) -> Millions {
    let mut setup = with(players, |options| {
        options.deck_once = true;
        change(options);
    });
    setup.cards = deck_of(questions, 1);
    start(&setup).reads()
}

fn asked(table: &Millions) -> usize {
    table.used_ids().len()
}

#[test]
fn mil_q55_the_pyramid_has_as_many_steps_as_the_deck_has_questions() {
    for count in Steps::LEAST..=TOP {
        let steps = Steps::of(usize::from(count));
        let levels: Vec<u8> = steps.levels().collect();
        assert_eq!((steps.count(), levels.len()), (count, usize::from(count)));
        assert!(levels.windows(2).all(|two| two[0] < two[1]), "{levels:?}");
        let nets = LADDER.iter().zip(1..).filter(|(rung, _)| rung.net).map(|(_, level)| level);
        assert!(nets.chain([TOP]).all(|level| levels.contains(&level)), "{levels:?}");
        for (step, level) in (1..).zip(&levels) {
            assert_eq!((steps.step(*level), steps.at_least(*level)), (step, *level));
        }
        assert_eq!(steps.in_hand(levels[0]), 0);
        let hand = |level: &u8| after_wrong(*level) <= steps.in_hand(*level);
        assert!(levels.iter().all(hand), "no net pays more than walking away");
    }
    assert_eq!(Steps::of(15), Steps::default());
    assert!(Steps::default().levels().eq(1..=TOP), "fifteen steps are the whole pyramid");
    assert_eq!([Steps::of(0), Steps::of(99)], [Steps::of(5), Steps::of(15)]);
}

#[test]
fn mil_q55_twelve_questions_make_twelve_steps_and_the_nets_lie_at_a_third_and_two_thirds() {
    let steps = Steps::of(12);
    let sums: Vec<u32> = steps.levels().map(worth).collect();
    let all =
        [300, 500, 800, 1_500, 6_000, 12_000, 24_000, 48_000, 100_000, 150_000, 300_000, 1_000_000];
    assert_eq!(sums, all);
    let table = once(3, 12, |_| ());
    assert_eq!((table.level, table.hand(), table.view(Viewer::Table).steps), (2, 0, steps));
    let next = table.all_answer(&[true, true]);
    assert_eq!((next.hand(), worth(next.level)), (300, 500));
}

#[test]
fn mil_q55_each_question_is_asked_once_in_the_order_of_the_deck() {
    let mut table = once(2, 7, |_| ());
    let mut met = vec![];
    while table.phase_name() != "over" {
        met.push(table.question().id.clone());
        table = table.all_answer(&[met.len() % 3 != 0]).all_try();
    }
    let deck: Vec<String> = deck_of(7, 1).packs.iter().flatten().map(|q| q.id.clone()).collect();
    assert_eq!(met, deck);
    assert_eq!(table.used_ids(), deck);
}

#[test]
fn mil_q55_when_nobody_is_in_all_are_in_again_at_the_first_step() {
    let over = once(3, 6, |_| ()).all_answer(&[false, false]).reads();
    assert_eq!((over.game, over.lead, over.who_is_in()), (2, A, vec![B, C]));
    assert_eq!((over.level, over.hand(), asked(&over)), (Steps::of(6).level(1), 0, 2));
    assert_eq!(over.lifelines[1].count(), 3);
}

#[test]
fn mil_q55_after_the_last_question_whoever_is_in_is_paid_the_money_in_hand() {
    let one = once(2, 5, |_| ()).all_answer(&[false]).reads();
    let last = one.at_level(Steps::of(5).level(4));
    assert_eq!((asked(&last), last.hand()), (5, 48_000));
    let over = last.all_answer(&[true]);
    assert_eq!((over.phase_name(), over.totals()), ("over", vec![0, worth(Steps::of(5).level(4))]));
    assert_eq!(over.winners(), [B]);
}

#[test]
fn mil_q55_all_right_is_the_million() {
    let top = once(3, 5, |_| ()).at_level(TOP);
    let over = top.all_answer(&[true, false]);
    assert_eq!((over.phase_name(), over.totals()), ("over", vec![0, 1_000_000, 48_000]));
}

#[test]
fn mil_q55_a_player_who_hosts_stays_and_the_device_begins_with_the_next() {
    let host = once(4, 6, |_| ()).all_answer(&[false, false, false]);
    assert_eq!(host.lead, A);
    let device = once(3, 6, |options| options.device = true).all_answer(&[false, false, false]);
    assert_eq!(device.lead, B);
    let tv = once(3, 6, |options| options.television = true).all_answer(&[false]).reads();
    assert_eq!((tv.lead, tv.who_is_in()), (B, vec![C]), "as MIL-TV-11");
    let left = once(4, 6, |_| ()).gone_from(A);
    assert_eq!((left.lead, left.game), (B, 2));
}

#[test]
fn mil_q55_laps_minutes_and_the_quick_form_do_not_count() {
    let change = |options: &mut Options| {
        (options.laps, options.minutes, options.quick) = (3, 5, true);
    };
    let table = once(3, 9, change);
    assert_eq!((table.level, table.stay_until), (Steps::of(9).level(1), None));
    assert_eq!(Setup::games(3, &with(3, |options| options.deck_once = true).options), 1);
}

#[test]
fn mil_q55_fewer_than_five_are_no_pyramid() {
    let mut deck = crate::decks::sample::millions(1);
    deck.questions.truncate(4);
    let none = std::collections::BTreeSet::<String>::new();
    assert!(super::super::once::drawn(&deck, &none, 1).is_err());
    let mut setup = with(3, |options| options.deck_once = true);
    let mut cards = (*deck_of(5, 1)).clone();
    cards.packs[usize::from(FIRST_NET) - 1].clear();
    setup.cards = cards.into();
    assert!(matches!(Millions::start(&setup), Err(Refusal::CardsMissing { .. })));
}
