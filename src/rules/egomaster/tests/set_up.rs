//! EGO-S, V, and what the rulings say of box, players, starter and board.

use crate::rules::egomaster::fixtures::*;
use crate::rules::egomaster::*;

#[test]
fn ego_s1_all_chips_form_the_bank_and_nobody_owns_any() {
    let view = start(&setup(4)).view(Viewer::Table);
    assert_eq!((BOX.count(), view.bank), (54, Some(12_000)));
    assert!(view.seats.iter().all(|seat| seat.total == 0));
}

#[test]
fn ego_r2_24_of_100_18_of_200_and_12_of_500() {
    assert_eq!((BOX.of_100, BOX.of_200, BOX.of_500), (24, 18, 12));
    assert_eq!(BOX.worth(), 2_400 + 3_600 + 6_000);
}

#[test]
fn ego_s2_the_highest_of_two_d20_begins() {
    let table = start(&setup(3));
    assert_eq!((table.phase_name(), table.turn()), ("start", Some(A)));
    assert_eq!(table.refuses(A, Move::Roll), Refusal::MustThrow);
    assert_eq!(table.refuses(B, Move::Throw), Refusal::NotYourTurn { turn: A });
    let Some(Event::Threw { seat: A, dice }) = table.shows(Move::Throw).first().copied() else {
        panic!("A rolls")
    };
    assert!(dice.iter().all(|die| (1..=20).contains(die)), "{dice:?}");
    assert_eq!(table.dice(&[[3, 4], [2, 2], [10, 20]]).turn(), Some(C));
}

#[test]
fn ego_r3_the_sum_counts_and_the_tied_roll_again() {
    let table = start(&setup(3)).dice(&[[1, 20], [20, 1], [10, 10]]);
    assert_eq!((table.phase_name(), table.turn()), ("start", Some(A)));
    let again = table.dice(&[[7, 7]]);
    assert_eq!(again.turn(), Some(B), "C is out of it");
    let thrice = again.dice(&[[13, 1], [2, 2], [2, 3]]);
    assert_eq!((thrice.phase_name(), thrice.turn()), ("place", Some(B)));
}

#[test]
fn ego_s3_pawns_are_placed_clockwise_from_the_starter() {
    let table = start(&setup(3)).dice(&[[1, 1], [9, 9], [1, 2]]);
    assert_eq!(table.moves(By::Seat(B)).len(), 24);
    assert_eq!(table.refuses(B, Move::Roll), Refusal::MustPlace);
    let placed = table.then(Move::Place(24));
    assert_eq!((placed.turn(), placed.pawn(B)), (Some(C), Some(24)));
    let ready = placed.then(Move::Place(1)).then(Move::Place(2));
    assert_eq!((ready.phase_name(), ready.turn()), ("roll", Some(B)));
}

#[test]
fn ego_r4_two_pawns_do_not_start_on_the_same_square() {
    let table = start(&setup(3)).dice(&[[9, 9], [1, 1], [1, 2]]).then(Move::Place(5));
    assert_eq!(table.refuses(B, Move::Place(5)), Refusal::SquareTaken);
    assert!(!table.moves(By::Seat(B)).contains(&Move::Place(5)));
    for square in [0, 25, 255] {
        assert_eq!(table.refuses(B, Move::Place(square)), Refusal::NoSuchSquare);
    }
}

#[test]
fn ego_s4_the_quick_game_is_set_up_otherwise() {
    let table = start(&with(4, |options| options.quick = true));
    assert_eq!((table.phase_name(), table.totals()), ("start", vec![2_900; 4]));
    assert_eq!(table.view(Viewer::Table).bank, None);
}

#[test]
fn ego_v1_the_quick_game_begins_in_the_elimination() {
    let table = ready(&with(3, |options| options.quick = true)).at_square(2, rapidite());
    assert_eq!(table.phase_name(), "stake");
}

#[test]
fn ego_v2_everybody_begins_with_the_same_chips() {
    for (players, chips, total) in
        [(6, (4, 3, 2), 2_000), (5, (4, 3, 2), 2_000), (4, (6, 4, 3), 2_900), (3, (8, 6, 4), 4_000)]
    {
        let each = start::quick(players);
        assert_eq!((each.of_100, each.of_200, each.of_500), chips);
        let table = start(&with(players, |options| options.quick = true));
        assert_eq!(table.totals(), vec![total; usize::from(players)]);
    }
}

#[test]
fn ego_v3_chips_left_in_the_box_are_not_used() {
    for (players, left) in [(6, 0), (5, 2_000), (4, 400), (3, 0)] {
        let table = start(&with(players, |options| options.quick = true));
        assert_eq!(table.bank(), left);
        assert_eq!(BOX.without(start::quick(players).times(players)).worth(), left);
    }
    let won = ready(&with(4, |options| options.quick = true)).at_square(4, rapidite());
    let won = won.names(B).asked().ruled(Reply::Right);
    assert_eq!((won.bank(), won.totals()[0]), (400, 3_400), "B has paid, not the bank");
}

#[test]
fn ego_r1_three_to_six_players_two_when_the_tablet_reads() {
    let refused = |setup: &Setup| Egomaster::start(setup).map(|_| ());
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
fn ego_r1_option_o9_nobody_reads_and_everybody_takes_part() {
    let table = ready(&with(3, |options| options.tablet_reads = true));
    assert_eq!(table.view(Viewer::Table).reader, None);
    let multi = table.at_square(12, rapidite()).asked();
    let Phase::Question(asking) = &multi.phase else { panic!("a question") };
    assert_eq!(
        (asking.contest.players(), asking.contest.judge()),
        (Crowd::all(3), contest::Judge::Tablet)
    );
    let solo = table.at_square(4, rapidite());
    assert_eq!(solo.moves(By::Seat(A)), [Move::Name(B), Move::Name(C)]);
    let dice = table.rolled(1).then(Move::Walk(Direction::Forward)).then(Move::Dice);
    assert_eq!(dice.phase_name(), "opponent", "the booklet opens by itself");
}

#[test]
fn ego_r1_option_o9_the_tablet_judges_and_equal_times_go_to_the_dice() {
    let table = ready(&with(3, |options| options.tablet_reads = true)).at_square(12, rapidite());
    let buzz = || Move::Reply(Reply::Buzz { us: 0 });
    let heat = table.asked().at(1_000, A, buzz()).at(1_002, C, buzz());
    let say = || Reply::Say("Gauguin".into());
    let both = heat.ruled_at(2_000, say()).ruled_at(3_000, say());
    let Phase::DiceOff { off, .. } = &both.phase else { panic!("a dice-off: {:?}", both.phase) };
    assert_eq!(off.left, Crowd::NOBODY.with(A).with(C));
}

#[test]
fn ego_r1_option_o9_two_players_play_with_4_000_each_or_the_full_bank() {
    let two = |quick| with(2, |options| (options.tablet_reads, options.quick) = (true, quick));
    assert_eq!(start(&two(true)).totals(), [4_000, 4_000]);
    assert_eq!(start(&two(false)).bank(), 12_000);
}

#[test]
fn ego_r34_the_bank_is_the_whole_box_unless_option_o8() {
    for players in 3..=6 {
        assert_eq!(start(&setup(players)).bank(), 12_000);
        let short = start(&with(players, |options| options.short_enrichment = true));
        assert_eq!(short.bank(), 2_000 * u32::from(players));
    }
    let two = with(2, |o| (o.tablet_reads, o.short_enrichment) = (true, true));
    assert_eq!(start(&two).bank(), 4_000);
}

#[test]
fn ego_r35_totals_are_public() {
    let table = poor(&[100, 200, 300, 400]);
    for viewer in [Viewer::Table, Viewer::Seat(B)] {
        let totals: Vec<u32> = table.view(viewer).seats.iter().map(|seat| seat.total).collect();
        assert_eq!(totals, [100, 200, 300, 400]);
    }
}

#[test]
fn ego_r28_only_totals_count_and_any_amount_can_be_paid() {
    let table = poor(&[500, 500, 5_500, 5_500]).at_square(1, rapidite()).names(B);
    let table = table.asked().ruled(Reply::Right);
    assert_eq!(table.totals()[..2], [600, 400], "B has changed his 500");
    let chips = table.view(Viewer::Table).seats[1].chips;
    assert_eq!((chips.worth(), chips.of_200), (400, 2));
}

#[test]
fn a_booklet_without_questions_is_refused() {
    let mut drawn: Drawn = (*cards()).clone();
    drawn.multi.clear();
    let setup = Setup { cards: Cards::from(drawn), ..setup(3) };
    let why = Egomaster::start(&setup).map(|_| ()).expect_err("nothing to ask");
    assert_eq!(why, Refusal::CardsMissing { pile: "multi" });
}

#[test]
fn ego_v2_what_was_dealt_lies_before_each_as_it_was_dealt() {
    let table = ready(&with(3, |options| options.quick = true));
    let chips = |table: &Egomaster| table.view(Viewer::Table).seats[0].chips;
    assert_eq!(chips(&table), Chips { of_500: 4, of_200: 6, of_100: 8 });
    let paid = table.at_square(2, rapidite()).staking(500, &[]);
    assert_eq!(chips(&paid), Chips { of_500: 3, of_200: 6, of_100: 8 });
}

#[test]
fn ego_r43_all_roll_at_once_and_every_pawn_stands_somewhere() {
    for seed in 0..40 {
        let table = start(&Setup { seed, ..setup(6) });
        let ready = table.table(Move::ThrowAll).expect("the table may");
        assert_eq!((ready.phase_name(), ready.audit()), ("roll", Ok(())));
        assert_eq!(ready.pawns.iter().flatten().count(), 6);
        let step = table.play(Ms(0), By::Table, &Move::ThrowAll).expect("the table may");
        let begins = step.events.iter().find_map(|event| match *event {
            Event::Begins { seat } => Some(seat),
            _ => None,
        });
        assert_eq!((begins, step.sealed), (ready.active(), true));
        let mut sums = [0; 6];
        for event in &step.events {
            if let Event::Threw { seat, dice: [one, other] } = *event {
                sums[seat.index()] = one + other;
            }
        }
        let starter = ready.active().expect("somebody begins").index();
        assert!(sums.iter().all(|sum| *sum <= sums[starter]) || step.events.len() > 14);
    }
}

#[test]
fn ego_r43_what_was_rolled_or_placed_by_hand_stays_so() {
    let placing = start(&setup(3)).dice(&[[20, 20], [1, 1], [2, 2]]).then(Move::Place(13));
    let ready = placing.table(Move::ThrowAll).expect("the table may");
    assert_eq!((ready.active(), ready.pawn(A)), (Some(A), Some(13)));
    assert_eq!(ready.table(Move::ThrowAll).map(|_| ()), Err(Refusal::MustRoll));
    assert_eq!(start(&setup(3)).refuses(A, Move::ThrowAll), Refusal::TableOnly);
}
