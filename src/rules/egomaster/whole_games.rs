//! Tests on hundreds of whole games: chips, pawns, turn order, readers, and that better automatic players win.

use super::fixtures::{setup, start, tables};
use super::*;
use crate::rules::random_play::{duels, watch};

#[test]
fn ego_p4_chips_are_conserved_in_every_game() {
    for setup in tables() {
        let all = start(&setup).common.purse.sum();
        let short = 2_000 * setup.chairs.len() as u32;
        let full = setup.options.quick || !setup.options.short_enrichment;
        assert_eq!(all, if full { 12_000 } else { short });
        let over = watch::<Egomaster>(&setup, setup.seed, |before, _, after| {
            assert_eq!(after.common.purse.sum(), all);
            let totals =
                |state: &Egomaster| state.totals().iter().sum::<u32>() + state.common.purse.pot();
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
fn a_reader_is_eliminated_by_the_end_of_the_enrichment_only_or_by_option_o4() {
    for setup in tables() {
        let free = setup.options.reader_designated;
        watch::<Egomaster>(&setup, setup.seed, |before, events, after| {
            let active = before.active();
            let reader = active.and_then(|active| before.common.company.reader(active));
            let gone = events.iter().filter_map(|event| match event {
                Event::Eliminated { seat } => Some(*seat),
                _ => None,
            });
            let poor = before.common.enrichment && !after.common.enrichment;
            assert!(gone.into_iter().all(|seat| poor || free || Some(seat) != reader));
        });
    }
}

#[test]
fn pawns_walk_as_far_as_was_rolled_or_on_over_others() {
    let mut walked = 0;
    for setup in tables() {
        watch::<Egomaster>(&setup, setup.seed, |before, events, after| {
            let (Phase::Walk { active, steps }, Some(Event::Walked { from, to, way, .. })) =
                (&before.phase, events.first())
            else {
                return;
            };
            walked += 1;
            let path = ring::path(*from, *steps, *way, &before.others(*active));
            assert!(path.len() >= usize::from(*steps) && path.len() <= usize::from(*steps) + 5);
            assert_eq!((path.last(), after.pawns[active.index()]), (Some(to), Some(*to)));
        });
    }
    assert!(walked > 1_000, "{walked}");
}

#[test]
fn a_champion_clearly_beats_debutants() {
    let duels = duels::<Egomaster>(500, 3, |chairs, seed| Setup { chairs, seed, ..setup(3) });
    let wins = duels.expect("they always can").champion;
    assert!(wins > 300, "one of three would win 167 of 500 by chance: {wins}");
}
