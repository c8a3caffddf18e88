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

/// A person's line of the running score, as it is shown after a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// How the person stands now.
    pub standing: Standing,
    /// What the last game has given; `None` for somebody who did not play it.
    pub gained: Option<u32>,
}

/// The running score after the last of those games, the leader first.
#[must_use]
pub fn running(games: &[Played]) -> Vec<Running> {
    let gained = |guest: &Guest| games.last().and_then(|last| points_of(last, guest));
    let line = |standing: Standing| Running { gained: gained(&standing.guest), standing };
    standings(games).into_iter().map(line).collect()
}

/// Whether that person sat at that seat.
fn sits(game: &Played, seat: usize, guest: &Guest) -> bool {
    game.guests.get(seat).and_then(Option::as_ref).is_some_and(|one| one.is(guest))
}

/// The points of a person in a game, if it took part.
fn points_of(game: &Played, guest: &Guest) -> Option<u32> {
    let mut seats = points(game).into_iter().enumerate();
    seats.find(|(seat, _)| sits(game, *seat, guest)).map(|(_, given)| given)
}

/// What somebody did best in a soirée.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// Won most games: how many.
    Wins,
    /// Took most points in a single game: how many.
    Haul,
    /// Won most games in a row: how many.
    Streak,
}

impl Feat {
    /// All of them.
    pub const ALL: [Feat; 3] = [Feat::Wins, Feat::Haul, Feat::Streak];

    /// The number from which it is worth a medal.
    const fn least(self) -> u32 {
        match self {
            Feat::Wins | Feat::Streak => 2,
            Feat::Haul => 3,
        }
    }

    /// How far that person has brought it.
    fn count(self, games: &[Played], guest: &Guest) -> u32 {
        let won = |game: &Played| {
            (0..game.guests.len())
                .any(|seat| sits(game, seat, guest) && game.won.get(seat) == Some(&true))
        };
        match self {
            Feat::Wins => games.iter().filter(|game| won(game)).count() as u32,
            Feat::Haul => games.iter().filter_map(|it| points_of(it, guest)).max().unwrap_or(0),
            Feat::Streak => {
                games.split(|game| !won(game)).map(<[Played]>::len).max().unwrap_or(0) as u32
            }
        }
    }
}

/// The medals of a soirée: each feat that is worth one, with the only person who brought it that far.
#[must_use]
pub fn medals(games: &[Played]) -> Vec<(Feat, Guest, u32)> {
    let guests: Vec<Guest> = standings(games).into_iter().map(|one| one.guest).collect();
    let medal = |feat: Feat| {
        let counts: Vec<u32> = guests.iter().map(|guest| feat.count(games, guest)).collect();
        let most = counts.iter().copied().max().filter(|most| *most >= feat.least())?;
        let mut best = guests.iter().zip(&counts).filter(|(_, count)| **count == most);
        let (guest, _) = best.next().filter(|_| best.next().is_none())?;
        Some((feat, guest.clone(), most))
    };
    Feat::ALL.into_iter().filter_map(medal).collect()
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

    #[test]
    fn the_running_score_says_what_the_last_game_gave() {
        let mut games = vec![game(&["A", "B", "C"], 0, &[9, 5, 1])];
        games.push(game(&["B", "A"], 0, &[9, 5]));
        let found = running(&games);
        let told: Vec<_> = found
            .iter()
            .map(|it| (&*it.standing.guest.name, it.standing.points, it.gained, it.standing.rank))
            .collect();
        assert_eq!(
            told,
            [("A", 4, Some(1), 1), ("B", 4, Some(2), 1), ("C", 1, None, 3)],
            "who sat out has gained nothing"
        );
        assert!(running(&[]).is_empty());
    }

    #[test]
    fn a_medal_has_one_owner_and_is_worth_it() {
        let won_by = |winner: usize| game(&["A", "B", "C"], winner, &[5, 5, 5]);
        let games = [won_by(0), won_by(0), won_by(1), won_by(0)];
        let told = |games: &[Played]| -> Vec<(Feat, String, u32)> {
            medals(games).into_iter().map(|(feat, guest, n)| (feat, guest.name, n)).collect()
        };
        assert_eq!(
            told(&games),
            [(Feat::Wins, "A".into(), 3), (Feat::Streak, "A".into(), 2)],
            "two of them took three points at once"
        );
        assert_eq!(told(&games[..1]), [(Feat::Haul, "A".into(), 3)], "one game is no streak");
        assert!(told(&[]).is_empty());
    }
}
