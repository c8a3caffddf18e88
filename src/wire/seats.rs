//! Where people sit at the next table, PURE: a screen belongs to a person, not to the number of a seat. Another order, one
//! more person, another game, a robot in between – whoever still sits there keeps the screen.

use crate::rules::{Chair, Seat};

/// The seat of each of those persons among these chairs; `None` for whoever does not sit there. A person is the one of the
/// same name and mark, else the only one of that name: a mark can be changed. No two get the same seat.
#[must_use]
pub fn followed<'a>(
    people: impl Iterator<Item = &'a Chair>,
    chairs: &[Chair],
) -> Vec<Option<Seat>> {
    let people: Vec<&Chair> = people.collect();
    let at = |fits: &dyn Fn(&Chair) -> bool| {
        let mut seats = (0..).zip(chairs).filter(|(_, chair)| fits(chair));
        let seat = seats.next().map(|(seat, _)| Seat(seat));
        seat.filter(|_| seats.next().is_none())
    };
    let same = |one: &Chair| at(&|chair| chair.name == one.name && chair.mark == one.mark);
    let mut found: Vec<Option<Seat>> = people.iter().map(|one| same(one)).collect();
    for (place, one) in people.iter().enumerate() {
        if found[place].is_some() || one.name.trim().is_empty() {
            continue;
        }
        let named = at(&|chair| chair.name == one.name);
        found[place] = named.filter(|seat| !found.contains(&Some(*seat)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Mark;

    fn chair(name: &str, mark: u8) -> Chair {
        Chair::person(name, Mark(mark))
    }

    fn seats(people: &[Chair], chairs: &[Chair]) -> Vec<Option<u8>> {
        followed(people.iter(), chairs).into_iter().map(|seat| seat.map(|seat| seat.0)).collect()
    }

    /// Every order of three people, at tables with nobody more and with one more at each place.
    #[test]
    fn people_keep_their_screens_in_every_order() {
        let people = [chair("Zoé", 0), chair("Léo", 1), chair("Ana", 4)];
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        for order in orders {
            let table: Vec<Chair> = order.iter().map(|one| people[*one].clone()).collect();
            for more in 0..=table.len() {
                let mut with = table.clone();
                with.insert(more, chair("Max", 2));
                for chairs in [&table, &with] {
                    for (one, seat) in people.iter().zip(seats(&people, chairs)) {
                        let seat = seat.expect("who sits there keeps the screen");
                        assert_eq!(&chairs[usize::from(seat)], one);
                    }
                }
            }
        }
    }

    #[test]
    fn who_does_not_sit_there_has_none() {
        let people = [chair("Zoé", 0), chair("Léo", 1)];
        assert_eq!(seats(&people, &[chair("Léo", 1), chair("Ana", 0)]), [None, Some(0)]);
        assert_eq!(seats(&people, &[]), [None, None]);
    }

    #[test]
    fn another_mark_is_the_same_person_unless_two_are_meant() {
        let people = [chair("Zoé", 0)];
        assert_eq!(seats(&people, &[chair("Léo", 0), chair("Zoé", 3)]), [Some(1)]);
        assert_eq!(seats(&people, &[chair("Zoé", 2), chair("Zoé", 3)]), [None]);
        assert_eq!(seats(&people, &[chair("Zoé", 2), chair("Zoé", 0)]), [Some(1)]);
        let two = [chair("Zoé", 0), chair("Zoé", 1)];
        assert_eq!(seats(&two, &[chair("Zoé", 0)]), [Some(0), None]);
    }
}
