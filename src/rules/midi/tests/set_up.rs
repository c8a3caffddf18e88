//! MIDI-S: the set-up; MIDI-G: the money before anybody plays.

use crate::decks::sample;
use crate::rules::midi::fixtures::*;
use crate::rules::midi::money::{BOX, Notes};
use crate::rules::midi::*;

fn refused(change: impl FnOnce(&mut Setup)) -> Refusal {
    let mut setup = setup(3);
    change(&mut setup);
    Midi::start(&setup).expect_err("it was expected to be refused")
}

#[test]
fn midi_s1_two_three_or_four_players() {
    for players in 0..=6 {
        let started = Midi::start(&setup(players)).map(|table| table.seats());
        let wanted = if (2..=4).contains(&players) {
            Ok(players)
        } else {
            Err(Refusal::PlayersOutOfRange { players: players.into() })
        };
        assert_eq!(started, wanted);
    }
}

#[test]
fn midi_s2_every_desk_is_green() {
    assert_eq!(start(&setup(4)).desks, [Colour::Green; 4]);
}

#[test]
fn midi_s3_a_desk_star_takes_two_tokens_colours_at_most() {
    let table = kickoff(2, A).turn_1(false).turn_1(true);
    assert_eq!(table.desks[0], Colour::Orange);
    assert_eq!(table.turn_1(false).desks[0], Colour::Red);
}

#[test]
fn midi_s5_four_piles_a_pair_and_a_star() {
    let table = start(&setup(2));
    let Piles { kickoff, sheets, fatal, master } = table.piles;
    assert_eq!([kickoff, sheets, fatal, master].map(|pile| pile.left()), [18, 12, 14, 8]);
}

#[test]
fn midi_s6_one_pair_serves_both_duels() {
    let one = duel(3, A).then(Move::Challenge(B)).then(Move::Take(1));
    let Phase::Duel(first) = one.phase else { panic!("a duel") };
    let two = sheet(2, A).with_taken(1).opens(false).opens(true).opens(false);
    let Phase::Duel(second) = two.phase else { panic!("a duel") };
    let cards = [first, second].map(|duel| duel.asked.map(|asked| asked.card));
    assert_eq!(cards, [Some(1), Some(0)]);
}

#[test]
fn midi_s8_every_wallet_holds_10_000() {
    for players in 2..=4 {
        let table = start(&setup(players));
        assert_eq!(table.wallets(), vec![10_000; players.into()]);
        let view = table.view(Viewer::Table);
        assert!(view.seats.iter().all(|seat| seat.notes == Notes::START));
    }
}

#[test]
fn midi_s9_the_rest_is_the_bank() {
    let bank = |players| start(&setup(players)).view(Viewer::Table).bank;
    assert_eq!([2, 3, 4].map(bank), [50_000, 40_000, 30_000]);
}

#[test]
fn midi_s10_turns_pass_to_the_left() {
    let turns = [true, false, true].into_iter().scan(kickoff(3, B), |table, right| {
        *table = table.turn_1(right);
        table.turn()
    });
    assert_eq!(turns.collect::<Vec<_>>(), [C, A, B]);
}

#[test]
fn midi_s11_nobody_sits_elsewhere() {
    assert_eq!(refused(|setup| setup.masters = vec![D]), Refusal::NobodyOnThatSeat);
    let table = kickoff(3, A);
    assert_eq!(table.refusal_of(D, Move::Number(1)), Refusal::NotYourTurn { turn: A });
}

#[test]
fn midi_s12_every_player_has_his_place_in_the_order_of_ages() {
    for youth in [vec![A, B], vec![A, B, B], vec![A, B, D], vec![A, B, C, D]] {
        assert_eq!(refused(|setup| setup.youth = youth), Refusal::NoOrderOfAges);
    }
}

#[test]
fn midi_s13_the_same_seed_gives_the_same_game() {
    let table = |seed| start(&Setup { seed, ..setup(2) });
    assert_eq!(table(5), table(5));
    assert_ne!(table(5).chance, table(6).chance);
}

#[test]
fn midi_c6_a_pile_without_cards_cannot_be_played_with() {
    let drawn = crate::decks::midi::Drawn { fatal: vec![], ..(*cards(1)).clone() };
    let lacks = refused(|setup| setup.cards = Cards::from(drawn));
    assert_eq!(lacks, Refusal::CardsMissing { pile: "fatal", needs: 2 });
}

#[test]
fn midi_q1_the_left_neighbour_reads_and_plays_next() {
    for players in 2..=4 {
        let seen = kickoff(players, A).shows(Move::Number(1));
        assert!(seen.contains(&Event::Asked { seat: A, reader: B, number: 1 }));
        assert_eq!(kickoff(players, A).turn_1(true).turn(), Some(B));
    }
}

#[test]
fn midi_q2_one_order_of_ages_decides_every_tie() {
    let youth = vec![C, A, D, B];
    let table = start(&Setup { youth, ..setup(4) });
    assert_eq!(table.house.ages, [1, 3, 0, 2]);
    assert_eq!((table.turn(), table.poorest()), (Some(C), C));
}

#[test]
fn midi_q3_the_youngest_of_the_masters_who_play_again_starts() {
    let first = |masters| start(&Setup { masters, youth: vec![D, B, A, C], ..setup(4) }).turn();
    assert_eq!(first(vec![]), Some(D), "nobody of them plays, or there was no Master");
    assert_eq!(first(vec![C]), Some(C));
    assert_eq!(first(vec![C, A]), Some(A));
}

#[test]
fn midi_q5_the_game_goes_on_when_a_pile_is_used_up() {
    let mut table = kickoff(2, A);
    table.piles.kickoff = cards::Pile::new(3);
    for _ in 0..4 {
        table = table.turn_1(true);
    }
    assert_eq!((table.piles.kickoff.drawn(), table.piles.kickoff.left()), (4, 2));
    assert!(kickoff(2, A).used_ids().len() == 2, "the pair and the star are in play");
    assert_eq!(table.used_ids().len(), 5);
}

#[test]
fn midi_q9_the_table_may_stop_without_a_master() {
    let table = sheet(3, A);
    assert_eq!(table.refusal(Move::Stop), Refusal::TableOnly);
    let over = table.play(Ms(0), By::Table, &Move::Stop).expect("the table agrees").state;
    assert_eq!((over.masters(), over.turn()), (vec![], None));
    assert_eq!(over.play(Ms(0), By::Seat(A), &Move::Open(1)).map(|_| ()), Err(Refusal::GameOver));
}

#[test]
fn midi_g1_to_g6_what_breaks_the_money_is_noticed() {
    let table = round_3(&[16_000, 4_000]);
    assert_eq!(table.audit(), Ok(()));
    for (wallets, law) in [
        ([16_000, 7_000], "MIDI-G1: the wallets do not add up"),
        ([20_000, 0], "MIDI-G2: a wallet below 1,000"),
        ([10_500, 9_500], "MIDI-G5: a wallet that no play leads to"),
        ([13_000, 7_000], "MIDI-G6: two wallets of round 3"),
    ] {
        assert_eq!(table.clone().with_wallets(&wallets).audit(), Err(law), "{wallets:?}");
    }
    let rich = round_3(&[10_000; 4]).with_wallets(&[22_000, 7_000, 7_000, 4_000]);
    assert_eq!(rich.audit(), Err("MIDI-G3: a wallet too large"));
    let costly = master(&[19_000, 1_000]).with_wallets(&[43_000, 4_000]);
    assert_eq!(costly.audit(), Err("MIDI-G4: the final costs too much"));
    let mut lost = table;
    lost.purse = Purse::dealt(BOX - 1, 2, 10_000);
    assert_eq!(lost.audit(), Err("money was lost or made"));
    assert_eq!(BOX, 70_000);
}

#[test]
fn midi_c2_the_false_one_lies_elsewhere_from_sheet_to_sheet() {
    let place = |seed| sheet_of(&Setup { seed, ..setup(2) }, A).flap(false);
    let places: std::collections::BTreeSet<u8> = (0..60).map(place).collect();
    assert_eq!(places.len(), 7);
}

#[test]
fn midi_c7_seven_large_seven_small_and_the_bottom_flap() {
    let large = star::flaps().filter(|flap| flap.large).count();
    assert_eq!((large, star::flaps().count()), (7, 14));
    assert_eq!(sample::midi_box().stars.len(), 17);
}
