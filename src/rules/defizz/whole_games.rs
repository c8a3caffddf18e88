//! Tests on hundreds of whole games: chips, turn order, readers, and that better automatic players win.

use super::fixtures::{setup, start, tables};
use super::*;
use crate::rules::purse::Payer;
use crate::rules::random_play::{duels, watch};

#[test]
fn def_f7_chips_are_conserved_in_every_game() {
    for setup in tables() {
        let all = start(&setup).common.purse.sum();
        let over = watch::<Defizz>(&setup, setup.seed, |before, _, after| {
            assert_eq!(after.common.purse.sum(), all);
            let totals =
                |state: &Defizz| state.totals().iter().sum::<u32>() + state.common.purse.pot();
            if !before.common.enrichment {
                assert_eq!(totals(before), totals(after), "nothing enters or leaves play");
            }
        });
        let winner = over.outcome().expect("it is over").winners[0];
        let (mine, bank) = (over.common.purse.wallet(winner), over.common.purse.bank());
        assert_eq!(mine + bank, all, "he owns all that is in play");
    }
}

#[test]
fn def_f6_only_who_stakes_can_be_eliminated_and_a_reader_never_is() {
    for setup in tables() {
        watch::<Defizz>(&setup, setup.seed, |before, events, after| {
            let active = before.active();
            let reader = active.and_then(|active| before.common.company.reader(active));
            let gone = events.iter().filter_map(|event| match event {
                Event::Eliminated { seat } => Some(*seat),
                _ => None,
            });
            let poor = before.common.enrichment && !after.common.enrichment;
            assert!(gone.into_iter().all(|seat| poor || Some(seat) != reader));
        });
    }
}

#[test]
fn void_challenges_pay_back_what_was_paid() {
    let mut void = 0;
    for setup in tables() {
        watch::<Defizz>(&setup, setup.seed, |before, events, after| {
            if events.contains(&Event::Void) {
                void += 1;
                let back = events.iter().filter_map(|event| match event {
                    Event::Paid { from: Payer::Pot, amount, .. } => Some(*amount),
                    _ => None,
                });
                assert_eq!(back.sum::<u32>(), before.common.purse.pot());
                assert_eq!((after.common.purse.pot(), after.active()), (0, before.active()));
            }
        });
    }
    assert!(void > 100, "{void}");
}

#[test]
fn a_champion_clearly_beats_debutants() {
    let duels = duels::<Defizz>(500, 3, |chairs, seed| Setup { chairs, seed, ..setup(3) });
    let wins = duels.expect("they always can").champion;
    assert!(wins > 300, "one of three would win 167 of 500 by chance: {wins}");
}
