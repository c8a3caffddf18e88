//! What automatic players know: drawn at random by difficulty and level, never read off the cards. The state
//! keeps the result, so that no view and no screen can tell it.

use super::{Level, Rng};

/// The chance of being right in per cent, by level: débutant, habitué, champion.
pub type Chances = [u32; 3];

/// Draws whether an automatic player of that level knows something; `chances` are those of its difficulty.
pub fn knows(chances: &Chances, level: Level, chance: &mut Rng) -> bool {
    chance.below(100) < chances[level.rank()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_knows_as_often_as_the_table_says() {
        let (chances, mut rng) = ([20, 55, 90], Rng::new(1));
        for (level, wanted) in Level::ALL.into_iter().zip(chances) {
            let known = (0..10_000).filter(|_| knows(&chances, level, &mut rng)).count() as u32;
            assert!((known / 100).abs_diff(wanted) <= 1, "{level:?} {known}");
        }
        assert!(Level::ALL.iter().all(|&level| knows(&[100; 3], level, &mut rng)));
        assert!(!Level::ALL.iter().any(|&level| knows(&[0; 3], level, &mut rng)));
    }
}
