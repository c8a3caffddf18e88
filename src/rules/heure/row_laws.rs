//! Properties of every possible row: all 346,104 increasing rows are checked against the plain wording of
//! the rules (HEURE-P1–P7, HEURE-E1, HEURE-E4, the facts of HEURE-R5, R8 and R10).

use super::fixtures::hour;
use super::row::{HourSet, Push, Row, SLOTS, Shift, Side, row};
use crate::rules::Rng;

/// A row as numbers, `0` for a free slot.
pub type Slots = [u8; SLOTS as usize];

/// Every row that strictly increases, `0` for a free slot.
fn rows() -> Vec<Slots> {
    fn extend(slots: Slots, from: usize, later_than: u8, rows: &mut Vec<Slots>) {
        rows.push(slots);
        for slot in from..slots.len() {
            for hour in later_than + 1..=22 {
                let mut longer = slots;
                longer[slot] = hour;
                extend(longer, slot + 1, hour, rows);
            }
        }
    }
    let mut rows = vec![];
    extend([0; 7], 0, 5, &mut rows);
    rows
}

/// Every row obtained by removing cards from a complete one, sorted.
fn finishable() -> Vec<Slots> {
    let complete = rows().into_iter().filter(|slots| !slots.contains(&0));
    let kept = |slots: Slots, mask: u8| {
        std::array::from_fn(|i| if mask & 1 << i == 0 { 0 } else { slots[i] })
    };
    let mut rows: Vec<Slots> =
        complete.flat_map(|slots| (0..128).map(move |mask| kept(slots, mask))).collect();
    rows.sort_unstable();
    rows.dedup();
    rows
}

/// Slots and hours of the cards, with an imaginary 05:00 on slot 0 and 23:00 on slot 8.
pub fn with_ends(slots: Slots) -> Vec<(i32, i32)> {
    let cards = (1..).zip(slots).filter(|&(_, hour)| hour > 0);
    let cards = cards.map(|(slot, hour)| (slot, i32::from(hour)));
    [(0, 5)].into_iter().chain(cards).chain([(8, 23)]).collect()
}

pub fn increases(slots: Slots) -> bool {
    with_ends(slots).windows(2).all(|pair| pair[0].1 < pair[1].1)
}

pub fn laid(mut slots: Slots, hour: u8, slot: u8) -> Slots {
    slots[usize::from(slot) - 1] = hour;
    slots
}

#[test]
fn there_are_as_many_rows_as_counted_by_hand() {
    // k cards: any k of 7 slots, any k of 17 hours; summed over k that is 7 of 24.
    assert_eq!(rows().len(), 346_104);
    assert_eq!(rows().iter().filter(|slots| !slots.contains(&0)).count(), 19_448);
}

#[test]
fn heure_p1_a_card_fits_exactly_where_the_row_increases_afterwards() {
    for slots in rows() {
        for (number, slot) in (6..=22).flat_map(|n| (1..=7).map(move |slot| (n, slot))) {
            let free = slots[usize::from(slot) - 1] == 0;
            let fits = free && increases(laid(slots, number, slot));
            assert_eq!(
                row(slots).fit(hour(number), slot).is_ok(),
                fits,
                "{number} {slot} {slots:?}"
            );
        }
    }
}

#[test]
fn heure_p2_an_hour_never_fits_twice_on_a_row() {
    for slots in rows() {
        for number in slots.into_iter().filter(|&number| number > 0) {
            assert!(!row(slots).fits_somewhere(hour(number)), "{number} on {slots:?}");
        }
    }
}

#[test]
fn heure_p3_the_size_of_a_step_does_not_matter() {
    for (number, slot) in (7..=22).flat_map(|n| (2..=7).map(move |slot| (n, slot))) {
        let six = row([6, 0, 0, 0, 0, 0, 0]);
        assert_eq!(six.fit(hour(number), slot), Ok(()), "{number} on slot {slot}");
    }
}

#[test]
fn heure_p7_each_hour_has_its_slots_in_complete_rows() {
    let complete: Vec<Slots> = rows().into_iter().filter(|slots| !slots.contains(&0)).collect();
    for number in 6..=22u8 {
        let (first, last) = match number {
            6..=11 => (1, number - 5),
            12..=16 => (1, 7),
            17..=22 => (number - 15, 7),
            _ => (0, 0),
        };
        let lies_on = |slot: u8| complete.iter().any(|row| row[usize::from(slot) - 1] == number);
        let slots: Vec<u8> = (1..=7).filter(|&slot| lies_on(slot)).collect();
        assert_eq!(slots, (first..=last).collect::<Vec<_>>(), "{number}");
        let alone = |&slot: &u8| !Row::default().with(hour(number), slot).is_blocked();
        assert_eq!((1..=7).filter(alone).collect::<Vec<_>>(), slots, "{number} alone on its row");
    }
}

#[test]
fn heure_e1_a_row_is_blocked_exactly_when_no_complete_row_holds_its_cards() {
    let finishable = finishable();
    for slots in rows() {
        let can_be = finishable.binary_search(&slots).is_ok();
        assert_eq!(row(slots).is_blocked(), !can_be, "{slots:?}");
    }
}

#[test]
fn heure_r8_both_wordings_of_the_test_are_the_same() {
    for slots in rows() {
        let posts = with_ends(slots);
        let far = |pair: &[(i32, i32)]| pair[1].0 - pair[0].0 > pair[1].1 - pair[0].1;
        let too_few = |pair: &[(i32, i32)]| {
            let (free, hours) = (pair[1].0 - pair[0].0 - 1, pair[1].1 - pair[0].1 - 1);
            hours < free
        };
        let blocked = row(slots).is_blocked();
        assert_eq!(posts.windows(2).any(far), blocked, "{slots:?}");
        assert_eq!(posts.windows(2).any(too_few), blocked, "{slots:?}");
    }
}

#[test]
fn heure_r8_the_jams_are_the_pairs_that_block() {
    for slots in rows().into_iter().step_by(5) {
        let posts = with_ends(slots);
        let far = |pair: &&[(i32, i32)]| pair[1].0 - pair[0].0 > pair[1].1 - pair[0].1;
        let pairs: Vec<_> = posts.windows(2).filter(far).map(|pair| (pair[0], pair[1])).collect();
        let row = row(slots);
        let jams = row.jams(HourSet::ALL).map(|jam| {
            let left = (i32::from(jam.left), i32::from(jam.after));
            (left, (i32::from(jam.right), i32::from(jam.before)))
        });
        assert_eq!(jams.collect::<Vec<_>>(), pairs, "{slots:?}");
    }
}

#[test]
fn heure_r5_a_card_that_fits_always_has_a_slot_that_keeps_the_row_finishable() {
    let open = rows().into_iter().map(row).filter(|row| !row.is_blocked());
    for (row, number) in open.flat_map(|row| (6..=22).map(move |number| (row, number))) {
        let card = hour(number);
        let fitting = || (1..=SLOTS).filter(|&slot| row.fit(card, slot).is_ok());
        let wise = fitting().any(|slot| !row.with(card, slot).is_blocked());
        assert_eq!(wise, fitting().next().is_some(), "{number} on {row:?}");
    }
}

/// The row after one card, or two at the same time, moved by one position, by the words of
/// HEURE-E4: on slots 1 to 7, at most one card a slot, still increasing. No card passes another.
pub fn pushed(slots: Slots, pushes: &[(u8, i8)]) -> Option<Slots> {
    let mut after = [0; 7];
    for (slot, number) in (1u8..).zip(slots).filter(|&(_, number)| number > 0) {
        let step = pushes.iter().find(|push| push.0 == slot).map_or(0, |push| push.1);
        let target = slot.checked_add_signed(step).filter(|target| (1..=7).contains(target))?;
        if after[usize::from(target) - 1] != 0 {
            return None;
        }
        after = laid(after, number, target);
    }
    increases(after).then_some(after)
}

/// Every way to move one or two cards of the row.
pub fn all_pushes(slots: Slots) -> Vec<Vec<(u8, i8)>> {
    let cards = (1u8..).zip(slots).filter(|&(_, number)| number > 0);
    let one: Vec<(u8, i8)> = cards.flat_map(|(slot, _)| [(slot, -1), (slot, 1)]).collect();
    let pairs = one.iter().flat_map(|&a| one.iter().map(move |&b| vec![a, b]));
    let two = pairs.filter(|pair| pair[0].0 < pair[1].0);
    one.iter().map(|&push| vec![push]).chain(two).collect()
}

pub fn shift(pushes: &[(u8, i8)]) -> Shift {
    let push = |&(slot, step): &(u8, i8)| Push {
        slot,
        to: if step < 0 { Side::Left } else { Side::Right },
    };
    Shift { first: push(&pushes[0]), second: pushes.get(1).map(push) }
}

#[test]
fn heure_e4_the_legal_moves_are_those_of_its_words() {
    for slots in rows().into_iter().step_by(5) {
        let mut legal = vec![];
        for pushes in all_pushes(slots) {
            let after = row(slots).shifted(shift(&pushes)).ok();
            assert_eq!(after, pushed(slots, &pushes).map(row), "{pushes:?} on {slots:?}");
            legal.extend(after.map(|_| shift(&pushes)));
        }
        let mut listed = row(slots).shifts();
        let key = |s: &Shift| format!("{s:?}");
        legal.sort_by_key(key);
        listed.sort_by_key(key);
        assert_eq!(listed, legal, "{slots:?}");
    }
}

#[test]
fn heure_e4_the_order_in_which_two_cards_are_named_does_not_matter() {
    for slots in rows().into_iter().step_by(31) {
        for pushes in all_pushes(slots).into_iter().filter(|pushes| pushes.len() == 2) {
            let (one, other) = (shift(&pushes), shift(&[pushes[1], pushes[0]]));
            assert_eq!(row(slots).shifted(one).ok(), row(slots).shifted(other).ok());
        }
    }
}

/// The fewest single steps to a row that satisfies `done`, found by trying them all.
fn fewest_steps(slots: Slots, done: impl Fn(Slots) -> bool) -> Option<u32> {
    let (mut seen, mut next, mut steps) = (vec![slots], vec![slots], 0);
    while !next.is_empty() {
        if next.iter().any(|&slots| done(slots)) {
            return Some(steps);
        }
        let single = |slots| all_pushes(slots).into_iter().filter(|pushes| pushes.len() == 1);
        let reached = next.iter().flat_map(|&s| single(s).filter_map(move |p| pushed(s, &p)));
        let mut fresh: Vec<Slots> = reached.filter(|slots| !seen.contains(slots)).collect();
        fresh.sort_unstable();
        fresh.dedup();
        seen.extend(&fresh);
        next = fresh;
        steps += 1;
    }
    None
}

#[test]
fn heure_r10_the_steps_still_needed_are_counted_right() {
    let blocked = rows().into_iter().filter(|&slots| row(slots).is_blocked());
    for slots in blocked.step_by(97) {
        let steps = fewest_steps(slots, |slots| !row(slots).is_blocked());
        assert_eq!(row(slots).steps_needed(HourSet::ALL), steps, "{slots:?}");
    }
}

#[test]
fn heure_r10_every_blocked_row_can_be_repaired_and_some_legal_move_brings_it_nearer() {
    for slots in rows().into_iter().filter(|&slots| row(slots).is_blocked()) {
        let steps = |row: Row| row.steps_needed(HourSet::ALL).expect("it can be repaired");
        let before = steps(row(slots));
        let nearer = all_pushes(slots).into_iter().any(|pushes| {
            row(slots).shifted(shift(&pushes)).is_ok_and(|after| steps(after) < before)
        });
        assert!(nearer, "{slots:?}");
    }
}

#[test]
fn heure_o4_a_row_that_only_lacks_cards_can_be_brought_nearer_too() {
    let mut rng = Rng::new(4);
    let rows = rows();
    let mut emergencies = 0;
    for _ in 0..40_000 {
        let slots = *rng.pick(&rows).expect("there are rows");
        let there: Vec<u8> = (6..=22).filter(|_| rng.below(3) > 0).collect();
        let left = there.iter().fold(HourSet::NONE, |set, &number| set.with(hour(number)));
        let row = row(slots);
        if row.completable(left) || !row.arrangeable(left) {
            continue;
        }
        emergencies += 1;
        let before = row.steps_needed(left).expect("it can be arranged");
        let steps = |shift: Shift| row.shifted(shift).ok()?.steps_needed(left);
        assert!(
            row.shifts().into_iter().filter_map(steps).any(|n| n < before),
            "{slots:?} {there:?}"
        );
    }
    assert!(emergencies > 5_000, "{emergencies} were looked at");
}

/// Whether the row can be completed out of those hours: by trying, slot by slot.
pub fn completable(slots: Slots, hours: &[u8], slot: usize, later_than: u8) -> bool {
    match slots.get(slot) {
        None => true,
        Some(0) => {
            let choice = hours.iter().filter(|&&hour| hour > later_than && !slots.contains(&hour));
            choice.into_iter().any(|&hour| completable(slots, hours, slot + 1, hour))
        }
        Some(&hour) => hour > later_than && completable(slots, hours, slot + 1, hour),
    }
}

#[test]
fn heure_r8b_completable_means_that_hours_for_every_free_slot_are_left() {
    let mut rng = Rng::new(8);
    let rows = rows();
    for _ in 0..20_000 {
        let slots = *rng.pick(&rows).expect("there are rows");
        let there: Vec<u8> = (6..=22).filter(|_| rng.below(4) > 0).collect();
        let left = there.iter().fold(HourSet::NONE, |set, &number| set.with(hour(number)));
        let can_be = completable(slots, &there, 0, 5);
        assert_eq!(row(slots).completable(left), can_be, "{slots:?} out of {there:?}");
        assert_eq!(row(slots).jams(left).next().is_none(), can_be, "{slots:?} out of {there:?}");
    }
}
