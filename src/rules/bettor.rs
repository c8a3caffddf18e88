//! How automatic players bet: their opponents, their raises and when they follow. Better players answer
//! better, so they raise more often and follow further.

use super::chips::STEP;
use super::stakes::RoundView;
use super::{Level, Rng, Seat};

/// Picks an opponent: any for débutants, one of the richest for the others.
pub fn opponent(
    level: Level,
    among: &[Seat],
    total: impl Fn(Seat) -> u32,
    rng: &mut Rng,
) -> Option<Seat> {
    let most = among.iter().map(|&seat| total(seat)).max()?;
    let rich = |seat: &&Seat| level == Level::Beginner || total(**seat) == most;
    let among: Vec<Seat> = among.iter().filter(rich).copied().collect();
    rng.pick(&among).copied()
}

/// The minimum, or a raise within the limits; how often and how large depends on the level and on `total`.
pub fn stake(
    level: Level,
    total: u32,
    minimum: u32,
    raise: Option<(u32, u32)>,
    rng: &mut Rng,
) -> u32 {
    let (often, dares) = [(25, 60), (40, 35), (75, 45)][level.rank()];
    let Some((least, most)) = raise.filter(|_| rng.below(100) < often) else { return minimum };
    let share = total * (10 + rng.below(dares)) / 100;
    (share / STEP * STEP).clamp(least, most)
}

/// Whether an automatic player follows a raise, or plays against a short player: débutants at random, the
/// others if it does not cost too much of what they own.
pub fn follows(level: Level, total: u32, round: &RoundView, rng: &mut Rng) -> bool {
    let share = round.accepting * 100 / total.max(1);
    let follows = match level {
        Level::Beginner => rng.below(100) < 55,
        Level::Regular => share <= 30 + rng.below(30),
        Level::Champion => share <= 55 + rng.below(45),
    };
    follows || round.free && share < 50
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stake_is_within_the_limits() {
        let mut rng = Rng::new(1);
        for level in Level::ALL {
            for _ in 0..200 {
                let stake = stake(level, 2_300, 200, Some((300, 2_300)), &mut rng);
                assert!(
                    stake == 200 || (300..=2_300).contains(&stake) && stake.is_multiple_of(STEP)
                );
            }
            assert_eq!(super::stake(level, 100, 300, None, &mut rng), 300, "all-in");
        }
    }

    #[test]
    fn only_a_debutant_follows_a_raise_to_all_he_owns_as_it_comes() {
        let round = RoundView { accepting: 1_000, ..RoundView::default() };
        let often = |level, total| {
            let mut rng = Rng::new(2);
            (0..500).filter(|_| follows(level, total, &round, &mut rng)).count()
        };
        assert!((200..350).contains(&often(Level::Beginner, 1_000)));
        assert_eq!(often(Level::Regular, 1_000), 0);
        assert_eq!(often(Level::Champion, 5_000), 500, "a fifth of what he owns");
    }

    #[test]
    fn the_better_ones_challenge_whoever_can_lose_most() {
        let (mut rng, total) = (Rng::new(3), |seat: Seat| [100, 900, 500][seat.index()]);
        let among = [Seat(0), Seat(1), Seat(2)];
        for _ in 0..50 {
            assert_eq!(opponent(Level::Champion, &among, total, &mut rng), Some(Seat(1)));
        }
        assert_eq!(opponent(Level::Champion, &[], total, &mut rng), None);
    }
}
