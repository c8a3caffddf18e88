//! A soirée, PURE: several games in a row with the same people and one running score. Each game brings one point for
//! playing and one for each player beaten: a rule that a child understands, the same for two players as for six.

use crate::rules::Mark;
use crate::small_sort::SmallSort;

/// A person who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The name; when empty, the mark stands for it.
    pub name: String,
    /// Colour and shape in the latest game.
    pub mark: Mark,
    /// The saved profile, if there is one.
    pub profile: Option<u32>,
}

impl Guest {
    /// Whether both are the same person: by profile; without profiles by name; without names by mark.
    fn is(&self, other: &Guest) -> bool {
        match (self.profile, other.profile) {
            (Some(one), Some(other)) => one == other,
            (None, None) if self.name.is_empty() => {
                other.name.is_empty() && self.mark == other.mark
            }
            (None, None) => self.name == other.name,
            _ => false,
        }
    }
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The people, by seat; `None` where the tablet played.
    pub guests: Vec<Option<Guest>>,
    /// Whether each seat won.
    pub won: Vec<bool>,
    /// The score of each seat; more is better.
    pub scores: Vec<u32>,
}

/// The standing of one person in a soirée.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The person.
    pub guest: Guest,
    /// All points.
    pub points: u32,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// 1 for the leader; equal points share a rank.
    pub rank: usize,
}

/// The points each seat earns in a game: one, plus one for each other seat that did worse.
#[must_use]
pub fn points(game: &Played) -> Vec<u32> {
    let result = |seat: usize| (game.won.get(seat), game.scores.get(seat));
    let seats = 0..game.guests.len();
    let beaten = |seat: usize| seats.clone().filter(|&other| result(other) < result(seat)).count();
    seats.clone().map(|seat| 1 + beaten(seat) as u32).collect()
}

/// The standings after those games, the leader first; on equal points, more games won come first.
#[must_use]
pub fn standings(games: &[Played]) -> Vec<Standing> {
    let mut all: Vec<Standing> = vec![];
    for game in games {
        for (seat, given) in points(game).into_iter().enumerate() {
            if let Some(guest) = &game.guests[seat] {
                let won = game.won.get(seat) == Some(&true);
                add(&mut all, guest, given, won);
            }
        }
    }
    all.small_sort_by_key(|one| std::cmp::Reverse((one.points, one.wins)));
    let points: Vec<u32> = all.iter().map(|one| one.points).collect();
    for one in &mut all {
        one.rank = 1 + points.iter().filter(|other| **other > one.points).count();
    }
    all
}

fn add(all: &mut Vec<Standing>, guest: &Guest, points: u32, won: bool) {
    let known = all.iter().position(|one| one.guest.is(guest)).unwrap_or_else(|| {
        all.push(Standing { guest: guest.clone(), points: 0, games: 0, wins: 0, rank: 0 });
        all.len() - 1
    });
    let one = &mut all[known];
    one.guest = guest.clone();
    one.points += points;
    one.games += 1;
    one.wins += u32::from(won);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(name: &str, mark: u8) -> Option<Guest> {
        Some(Guest { name: name.into(), mark: Mark(mark), profile: None })
    }

    fn game(names: &[&str], winner: usize, scores: &[u32]) -> Played {
        let guests = names.iter().enumerate().map(|(i, name)| guest(name, i as u8)).collect();
        let won = (0..names.len()).map(|seat| seat == winner).collect();
        Played { guests, won, scores: scores.into() }
    }

    #[test]
    fn each_game_brings_a_point_and_one_for_each_who_is_beaten() {
        assert_eq!(points(&game(&["A", "B", "C"], 1, &[5, 9, 2])), [2, 3, 1]);
        assert_eq!(points(&game(&["A", "B", "C"], 0, &[0, 0, 0])), [3, 1, 1], "those level share");
        assert_eq!(points(&game(&["A"], 9, &[7])), [1], "alone");
        assert_eq!(points(&game(&["A", "B"], 9, &[4, 4])), [1, 1], "a draw");
    }

    #[test]
    fn points_add_up_over_the_games_and_ranks_are_shared() {
        let games = [game(&["A", "B", "C"], 0, &[9, 5, 1]), game(&["B", "A", "C"], 0, &[9, 5, 1])];
        let found = standings(&games);
        let told: Vec<_> =
            found.iter().map(|s| (&*s.guest.name, s.points, s.wins, s.rank)).collect();
        assert_eq!(told, [("A", 5, 1, 1), ("B", 5, 1, 1), ("C", 2, 0, 3)]);
        assert_eq!(found[0].games, 2);
        assert_eq!(found[1].guest.mark, Mark(0), "the mark of the latest game");
    }

    #[test]
    fn robots_are_beaten_but_have_no_points() {
        let mut with = game(&["A", "B"], 0, &[9, 5]);
        with.guests[1] = None;
        let found = standings(&[with]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].points, 2);
    }

    #[test]
    fn a_profile_is_the_same_person_under_another_name() {
        let named = |name: &str| Some(Guest { name: name.into(), mark: Mark(0), profile: Some(7) });
        let mut games = [game(&["A"], 0, &[1]), game(&["B"], 0, &[1])];
        games[0].guests[0] = named("Léo");
        games[1].guests[0] = named("Léon");
        let found = standings(&games);
        assert_eq!((found.len(), found[0].points, &*found[0].guest.name), (1, 2, "Léon"));
        assert!(standings(&[]).is_empty());
    }
}
