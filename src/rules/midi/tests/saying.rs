//! "En fait, X avait dit …": a mistaken tap is corrected while its verdict stands, and its consequences
//! are recomputed.

use crate::rules::midi::fixtures::*;
use crate::rules::midi::story::Story;
use crate::rules::midi::*;
use crate::rules::session::Session;

fn in_fact(table: &Midi, pick: Pick) -> Midi {
    table.play(Ms(0), By::Table, &Move::Said(pick)).expect("it can be put right").state
}

fn refusal(table: &Midi, by: By, pick: Pick) -> Option<Refusal> {
    table.play(Ms(0), by, &Move::Said(pick)).err()
}

/// The table after the answer was tapped at once, and after a wrong tap was corrected to it.
fn touched(table: &Midi, right: bool) -> (Midi, Midi) {
    let (said, wrong_tap) = (table.pick(right), table.pick(!right));
    (table.then(Move::Choose(said)), in_fact(&table.then(Move::Choose(wrong_tap)), said))
}

/// Asserts that both tables are equal but for cards: those drawn by mistake stay used.
fn same_but_for_cards(one: &Midi, other: &Midi) {
    let facts = |table: &Midi| (table.desks, table.wallets(), table.turn(), table.phase_name());
    assert_eq!(facts(one), facts(other));
    assert_eq!(one.shown, other.shown);
}

#[test]
fn a_kickoff_answer_is_put_right_either_way() {
    let asked = kickoff(3, A).then(Move::Number(2));
    for right in [true, false] {
        let (at_once, later) = touched(&asked, right);
        same_but_for_cards(&at_once, &later);
    }
}

#[test]
fn the_round_that_was_lost_by_a_mistaken_tap_goes_on() {
    let mut table = kickoff(2, A);
    while table.phase_name() == "kickoff" {
        let asked = table.then(Move::Number(1));
        table = asked.then(Move::Choose(asked.pick(false)));
    }
    let before = table.said.view().expect("it can be put right");
    let table = in_fact(&table, before.others[0].0);
    assert_eq!((table.phase_name(), table.desks[before.seat.index()]), ("kickoff", Colour::Orange));
}

#[test]
fn a_duel_pays_the_other_way_and_starts_another_sheet() {
    let table = duel(3, A).then(Move::Challenge(C)).then(Move::Take(0));
    for right in [true, false] {
        let (at_once, later) = touched(&table, right);
        same_but_for_cards(&at_once, &later);
        assert_eq!(later.audit(), Ok(()));
    }
}

#[test]
fn an_answer_of_the_final_earns_the_other_flap() {
    let asked = master(&[7_000, 13_000]).then(Move::Draw);
    for right in [true, false] {
        let (at_once, later) = touched(&asked, right);
        same_but_for_cards(&at_once, &later);
        assert_eq!(at_once.phase, later.phase);
    }
}

#[test]
fn only_the_table_says_it_and_only_something_else() {
    let asked = kickoff(3, A).then(Move::Number(2));
    assert_eq!(refusal(&asked, By::Table, Pick::Other), Some(Refusal::NothingToOverrule));
    let table = asked.then(Move::Choose(Pick::Other));
    assert_eq!(refusal(&table, By::Seat(A), Pick::Shown(0)), Some(Refusal::TableOnly));
    assert_eq!(refusal(&table, By::Table, Pick::Other), Some(Refusal::SaidSo));
    assert_eq!(refusal(&table, By::Table, Pick::Shown(1)), Some(Refusal::NoSuchProposition));
}

#[test]
fn once_the_table_has_gone_on_the_answer_stands() {
    let table = kickoff(3, A).then(Move::Number(2)).then(Move::Choose(Pick::Other));
    assert!(table.said.view().is_some());
    let table = table.then(Move::Number(1));
    assert_eq!(table.said.view(), None);
    assert_eq!(refusal(&table, By::Table, Pick::Shown(0)), Some(Refusal::NothingToOverrule));
}

#[test]
fn what_was_put_right_can_be_put_right_again() {
    let table = kickoff(3, A).then(Move::Number(2)).then(Move::Choose(Pick::Other));
    let again = in_fact(&in_fact(&table, Pick::Shown(0)), Pick::Other);
    same_but_for_cards(&table, &again);
}

/// A sheet, the places of two true flaps and of the false one, from 0.
fn sheet_of(players: u8) -> (Midi, [u8; 2], u8) {
    let table = sheet(players, A);
    let Phase::Sheet(now) = table.phase else { panic!("{:?}", table.phase) };
    let mut truths = (0..7).filter(|&place| !now.is_false(place));
    let two = [(); 2].map(|()| truths.next().expect("six are true"));
    let intruder = (0..7).find(|&place| now.is_false(place)).expect("one is false");
    (table, two, intruder)
}

fn open_flaps(table: &Midi) -> u32 {
    if let Phase::Sheet(now) = table.phase { now.open.count_ones() } else { 0 }
}

#[test]
fn a_flap_opened_by_mistake_stays_open_and_counts_for_nobody() {
    let (table, [one, other], intruder) = sheet_of(3);
    let opened = table.then(Move::Open(one + 1));
    let meant = in_fact(&opened, Pick::Shown(other));
    assert_eq!((open_flaps(&meant), meant.turn()), (2, opened.turn()));
    assert_eq!(refusal(&meant, By::Table, Pick::Shown(other)), Some(Refusal::SaidSo));
    let meant = in_fact(&opened, Pick::Shown(intruder));
    assert_eq!((meant.desks[0], open_flaps(&meant)), (Colour::Orange, 0));
}

#[test]
fn the_false_one_seen_by_mistake_ends_the_sheet_without_a_mistake() {
    let (table, [one, _], intruder) = sheet_of(3);
    let opened = table.then(Move::Open(intruder + 1));
    assert_eq!(opened.desks[0], Colour::Orange);
    let meant = in_fact(&opened, Pick::Shown(one));
    assert_eq!((meant.desks[0], open_flaps(&meant), meant.turn()), (Colour::Green, 0, Some(B)));
    assert_eq!(meant.view(Viewer::Table).shown.and_then(|shown| shown.verdict), Some(true));
    let again = in_fact(&meant, Pick::Shown(intruder));
    assert_eq!(again.desks[0], Colour::Orange, "it was the false one after all");
}

#[test]
fn flaps_that_were_open_before_cannot_have_been_meant() {
    let (table, [one, other], _) = sheet_of(3);
    let table = table.then(Move::Open(one + 1)).then(Move::Open(other + 1));
    assert_eq!(refusal(&table, By::Table, Pick::Shown(one)), Some(Refusal::FlapOpen));
    let others = table.said.view().expect("it can be put right").others;
    assert_eq!(others.len(), 5);
}

#[test]
fn what_the_table_may_say_lies_open_with_the_verdict() {
    let asked = master(&[7_000, 13_000]).then(Move::Draw);
    let said = asked.then(Move::Choose(Pick::Shown(0))).view(Viewer::Table).said;
    let others = said.expect("it can be put right").others;
    assert_eq!(
        others.iter().map(|(pick, _)| *pick).collect::<Vec<_>>(),
        [Pick::Shown(1), Pick::Other]
    );
}

#[test]
fn the_story_tells_it_as_it_was_put_right() {
    let mut session = Session::<Midi>::new(setup(2)).expect("two may play");
    let turn = session.state().turn().expect("somebody begins");
    let mut play = |by, mv| session.play(Ms(0), by, mv).result().expect("it can be played");
    play(By::Seat(turn), Move::Number(1));
    play(By::Seat(turn), Move::Choose(Pick::Other));
    play(By::Table, Move::Said(Pick::Shown(0)));
    let Story { right, wrong, .. } = Story::of(&session);
    assert_eq!(right[turn.index()] + wrong[turn.index()], 1);
}
