//! DEF-S, and what the rulings say of box, players and options.

use crate::rules::defizz::fixtures::*;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::*;

#[test]
fn def_s1_every_player_receives_1_900_in_eight_chips() {
    assert_eq!((DEALT.of_100, DEALT.of_200, DEALT.of_500), (3, 3, 2));
    assert_eq!((DEALT.worth(), DEALT.count()), (1_900, 8));
    let view = four().view(Viewer::Table);
    assert!(view.seats.iter().all(|seat| seat.total == 1_900 && seat.chips == DEALT));
}

#[test]
fn def_s2_every_player_receives_one_help_card() {
    let view = four().view(Viewer::Table);
    assert!(view.seats.iter().all(|seat| seat.piece.help));
}

#[test]
fn def_s5_chips_that_are_not_dealt_stay_out_of_the_classic_game() {
    for players in 3..=6 {
        let table = start(&setup(players));
        let left = BOX.without(DEALT.times(players));
        assert_eq!(table.bank(), left.worth(), "{players} players");
        assert_eq!(table.view(Viewer::Table).bank, None, "no bank pays");
    }
}

#[test]
fn def_r1_three_to_six_players_two_when_the_tablet_reads() {
    let refused = |setup: &Setup| Defizz::start(setup).map(|_| ());
    for players in [0, 2, 7] {
        let why = Refusal::PlayersOutOfRange { players: players.into(), least: 3 };
        assert_eq!(refused(&setup(players)), Err(why));
    }
    for players in 3..=6 {
        assert_eq!(refused(&setup(players)), Ok(()));
    }
    let reads = |players| with(players, |options| options.tablet_reads = true);
    assert_eq!(refused(&reads(2)), Ok(()));
    let why = Refusal::PlayersOutOfRange { players: 1, least: 2 };
    assert_eq!(refused(&reads(1)), Err(why));
}

#[test]
fn def_r1_option_o8_nobody_reads_and_everybody_is_concerned() {
    let table = start(&with(3, |options| options.tablet_reads = true));
    assert_eq!(table.view(Viewer::Table).reader, None);
    let rolled = table.then(Move::Roll);
    assert_eq!((rolled.phase_name(), rolled.turn()), ("clues", Some(A)), "the card lies there");
    let multi = table.multi(100).about(chrono()).staking(100, &[]);
    assert_eq!(multi.pot(), 300);
    let asked = multi.asked();
    let typed = asked.by(C, Move::Reply(Reply::Buzz { us: 0 }));
    let typed = typed.by(C, Move::Reply(Reply::Say("gauguin".into())));
    assert_eq!(typed.totals(), [1_800, 1_800, 2_100]);
    let duel = table.duel(100).about(chrono());
    let PhaseView::Opponent { among, .. } = duel.view(Viewer::Table).phase else {
        panic!("a duel")
    };
    assert_eq!(among, [B, C]);
}

#[test]
fn def_r1_option_o8_two_players_pay_doubled_minimums_from_the_first_roll() {
    let table = start(&with(2, |options| options.tablet_reads = true));
    assert_eq!(table.duel(200).about(chrono()).staking(400, &[]).pot(), 800);
    let both = with(2, |options| (options.tablet_reads, options.enrichment) = (true, true));
    let won = start(&both).duel(200).about(chrono()).asked();
    let won = won.by(A, Move::Reply(Reply::Buzz { us: 0 }));
    let won = won.by(A, Move::Reply(Reply::Say("Gauguin".into())));
    assert_eq!(won.totals(), [500, 0], "no doubling in the enrichment");
}

#[test]
fn def_r2_the_box_holds_18_18_and_12() {
    assert_eq!((BOX.of_100, BOX.of_200, BOX.of_500), (18, 18, 12));
    assert_eq!((BOX.count(), BOX.worth()), (48, 11_400));
}

#[test]
fn def_r3_a_used_card_is_set_aside_and_an_empty_deck_reshuffled() {
    let mut table = four();
    let mut seen = vec![];
    for _ in 0..18 {
        let drawn = table.turn_of_seat(A).duel(100);
        seen.push(drawn.turn_of().expect("a card was drawn").card);
        table = drawn;
    }
    seen.sort_unstable();
    assert!(seen.iter().copied().eq(0..18), "each once: {seen:?}");
    let roll = |seed: u64| {
        let mut table = table.clone().turn_of_seat(A);
        table.common.chance = Rng::new(seed);
        table.then(Move::Roll)
    };
    let duels = (0..20)
        .map(roll)
        .find(|t| matches!(t.phase, Phase::Card { die: Die { kind: Kind::Duel, .. }, .. }));
    let events = duels.expect("half of all rolls").shows(Move::TakeCard);
    assert!(events.contains(&Event::Reshuffled));
}

#[test]
fn def_r5_every_total_is_shown_in_chips() {
    let table = four().owning(&[100, 5_400, 1_900, 200]);
    for seat in table.view(Viewer::Table).seats {
        assert_eq!(seat.chips.worth(), seat.total);
    }
}

#[test]
fn def_r4_a_tie_is_decided_by_lot_and_option_o7_by_chance() {
    let day = birthday::Birthday { month: 4, day: 1 };
    let tied = |seed| {
        let birthdays = vec![vec![day], vec![], vec![day]];
        start(&Setup { first: None, birthdays, seed, ..setup(3) }).turn()
    };
    let drawn: Vec<_> = (0..30).map(tied).collect();
    assert!(drawn.contains(&Some(A)) && drawn.contains(&Some(C)) && !drawn.contains(&Some(B)));
    let random = |seed| start(&Setup { seed, ..with(3, |o| o.first = First::Random) }).turn();
    let drawn: Vec<_> = (0..30).map(random).collect();
    assert!([A, B, C].iter().all(|&seat| drawn.contains(&Some(seat))));
    let nobody = Defizz::start(&Setup { first: None, ..setup(3) }).map(|_| ());
    assert_eq!(nobody, Err(Refusal::NobodyBegins));
    let nowhere = Defizz::start(&Setup { first: Some(Seat(3)), ..setup(3) }).map(|_| ());
    assert_eq!(nowhere, Err(Refusal::NobodyOnThatSeat));
}

#[test]
fn a_pile_without_cards_is_missed() {
    let mut cards: Drawn = (*cards(1)).clone();
    cards.multi.clear();
    let setup = Setup { cards: Cards::from(cards), ..setup(3) };
    let missing = Err(Refusal::CardsMissing { pile: "multi" });
    assert_eq!(Defizz::start(&setup).map(|_| ()), missing);
}

#[test]
fn def_vt1_a_team_is_of_two() {
    let team = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let with = |members: Vec<Vec<String>>| {
        let setup = Setup { members, ..with(3, |options| options.team = true) };
        Defizz::start(&setup).map(|_| ())
    };
    assert_eq!(with(vec![team(&["Zoé", "Léo"]), team(&["Chloé"]), vec![]]), Ok(()));
    let three = with(vec![team(&["Zoé", "Léo"]), team(&["Chloé", "Max", "Lou"])]);
    assert_eq!(three, Err(Refusal::TeamOfMore { seat: B }));
}
