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

/// Who that person is now, at a table that is being set up: the same, unless whoever sits in that chair has just been given
/// another name or mark.
#[must_use]
pub fn renamed<'a>(one: &Chair, before: &[Chair], now: &'a [Chair]) -> Option<&'a Chair> {
    let is = |chair: &Chair| chair.name == one.name && chair.mark == one.mark;
    if before.len() != now.len() || now.iter().any(is) {
        return None;
    }
    let at = before.iter().position(is)?;
    let mut all = before.iter().zip(now).enumerate();
    let same = all.all(|(place, (was, is))| place == at || was.name == is.name);
    same.then(|| &now[at])
}

/// Whom to ask next whether there is a phone: the first after `last` who is still `to_ask`, round the table; at first the
/// first of all. `None` once everybody was asked.
#[must_use]
pub fn next_to_ask(last: Option<usize>, to_ask: &[bool]) -> Option<usize> {
    let first = last.map_or(0, |last| last + 1);
    let mut round = (first..to_ask.len()).chain(0..first.min(to_ask.len()));
    round.find(|at| to_ask[*at])
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

    #[test]
    fn everybody_is_asked_once_round_the_table() {
        let mut to_ask = [true, false, true, true];
        let mut asked = vec![];
        let mut last = Some(1);
        while let Some(at) = next_to_ask(last, &to_ask) {
            asked.push(at);
            to_ask[at] = false;
            last = Some(at);
        }
        assert_eq!(asked, [2, 3, 0]);
        assert_eq!(next_to_ask(None, &[false, true]), Some(1));
        assert_eq!(next_to_ask(Some(0), &[true]), Some(0), "who has not joined is asked again");
        assert_eq!(next_to_ask(Some(7), &[true, false]), Some(0));
        assert_eq!(next_to_ask(None, &[]), None);
    }

    #[test]
    fn who_is_named_at_set_up_keeps_the_screen() {
        let before = [chair("Myrtille", 0), chair("Cerise", 1)];
        let named = [chair("Zoé", 0), chair("Cerise", 1)];
        assert_eq!(renamed(&before[0], &before, &named), Some(&named[0]));
        assert_eq!(renamed(&before[1], &before, &named), None, "nothing is new");
        // With a mark of her own, which somebody else had.
        let marked = [chair("Zoé", 1), chair("Cerise", 0)];
        assert_eq!(renamed(&before[0], &before, &marked), Some(&marked[0]));
        assert_eq!(renamed(&before[0], &before, &[chair("Cerise", 1), before[0].clone()]), None);
        assert_eq!(renamed(&before[0], &before, &named[1..]), None, "she has left");
        assert_eq!(renamed(&before[0], &before, &[chair("Zoé", 0), chair("Léo", 1)]), None);
    }
}
