//! Which of the games that wait must go where there are too many of them: the room is shared by visits, so that nobody
//! can push out the games of others by beginning many.

use std::collections::BTreeMap;

/// A game that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The id of its sitting.
    pub id: String,
    /// The visit that left it; empty if that is unknown, and then it is a visit of its own.
    pub visit: String,
    /// How long its texts are.
    pub bytes: usize,
    /// Its place in time: the one left last has the highest.
    pub place: u32,
    /// Whether a move was played in it.
    pub played: bool,
}

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// For how many games.
    pub games: usize,
    /// For how many bytes.
    pub bytes: usize,
}

/// The ids of those that must go, in their order. Games in which nothing was played go first; then each time the oldest
/// of the visit that takes up most.
#[must_use]
pub fn surplus(games: Vec<Waiting>, room: Room) -> Vec<String> {
    let (mut left, mut gone) = (games, vec![]);
    loop {
        let bytes: usize = left.iter().map(|game| game.bytes).sum();
        let heavy = bytes > room.bytes;
        if !heavy && left.len() <= room.games {
            return gone;
        }
        let Some(at) = next(&left, heavy) else { return gone };
        gone.push(left.swap_remove(at).id);
    }
}

/// The next one to go; what a visit takes up is counted in bytes where the games are too heavy, else in games.
fn next(left: &[Waiting], heavy: bool) -> Option<usize> {
    let mut shares: BTreeMap<&str, usize> = BTreeMap::new();
    for game in left {
        *shares.entry(visit(game)).or_default() += if heavy { game.bytes } else { 1 };
    }
    let share = |game: &Waiting| shares.get(visit(game)).copied().unwrap_or(0);
    let order =
        |(_, game): &(usize, &Waiting)| (game.played, std::cmp::Reverse(share(game)), game.place);
    left.iter().enumerate().min_by_key(order).map(|(at, _)| at)
}

fn visit(game: &Waiting) -> &str {
    if game.visit.is_empty() { &game.id } else { &game.visit }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { games: 12, bytes: 2_500_000 };

    fn game(id: &str, visit: &str, place: u32) -> Waiting {
        Waiting { id: id.into(), visit: visit.into(), bytes: 20_000, place, played: true }
    }

    /// Eight visits with a game each, then one with eleven.
    fn crowded(change: impl Fn(&mut Waiting)) -> Vec<Waiting> {
        let mut late: Vec<Waiting> =
            (0..11).map(|n| game(&format!("late{n}"), "late", 100 + n)).collect();
        late.iter_mut().for_each(change);
        (0..8).map(|n| game(&format!("early{n}"), &format!("visit{n}"), n)).chain(late).collect()
    }

    #[test]
    fn a_visit_with_many_games_pushes_out_its_own() {
        let gone = surplus(crowded(|_| ()), ROOM);
        assert_eq!(gone, ["late0", "late1", "late2", "late3", "late4", "late5", "late6"]);
        assert_eq!(surplus(crowded(|game| game.bytes = 430_000), ROOM), gone, "heavy ones, too");
    }

    #[test]
    fn where_each_visit_has_left_one_the_oldest_goes() {
        let all = (0..14).map(|n| game(&format!("g{n}"), "", n)).collect();
        assert_eq!(surplus(all, ROOM), ["g0", "g1"]);
        assert_eq!(surplus(vec![game("a", "", 1)], Room { games: 0, bytes: 0 }), ["a"]);
        assert_eq!(surplus(vec![], Room { games: 0, bytes: 0 }), [""; 0]);
    }

    #[test]
    fn what_nobody_has_played_in_goes_first_however_many_visits_it_took() {
        let mut all = crowded(|game| game.played = false);
        for (n, late) in all.iter_mut().skip(8).enumerate() {
            late.visit = format!("again{n}");
        }
        let gone = surplus(all, ROOM);
        assert!(gone.iter().all(|id| id.starts_with("late")), "{gone:?}");
        assert_eq!(gone.len(), 7);
    }
}
