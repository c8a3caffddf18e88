//! The knowledge of automatic players in a contest, drawn by chance from tables by level, with human
//! delays; no view reveals it (see [`crate::rules::knowing`]).

use super::aim::Aim;
use super::rally::Rally;
use crate::decks::decimal::Decimal;
use crate::decks::question::{List, Target};
use crate::rules::knowing::{Chances, knows};
use crate::rules::{Level, Ms, Rng};

/// An open question.
pub const OPEN: Chances = [34, 55, 78];
/// An answer of a list of which nothing has been given; the chance falls with the number of answers left.
pub const LIST: Chances = [66, 80, 93];
/// Buzzing without knowing.
const BLUFF: Chances = [16, 10, 5];
/// How far an estimate may be off, in per cent of the number.
const SPREAD: [u32; 3] = [50, 28, 12];
/// How far an estimate of a year may be off, in years.
const YEARS: [u32; 3] = [90, 45, 15];
/// Thinking before a buzz, at least and at most, in ms.
const THINKING: [(u32, u32); 3] = [(2_600, 9_000), (1_900, 6_500), (1_200, 4_500)];
/// The time to read out a letter, in ms.
const LETTER: u32 = 55;

/// What an automatic player will do in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hunch {
    /// Whether he knows the answer.
    pub knows: bool,
    /// How long after the question he buzzes, if he does.
    pub after: Option<Ms>,
}

/// Draws whether he knows the answer, and when he buzzes.
pub fn race(level: Level, q: &str, chance: &mut Rng) -> Hunch {
    let knows_it = knows(&OPEN, level, chance);
    let bluffs = knows(&BLUFF, level, chance);
    let (least, most) = THINKING[level.rank()];
    let thinking = least + chance.below(most - least);
    // A player who knows need not hear the whole question; one who does not hesitates.
    let heard = q.chars().count() as u32 * LETTER;
    let after = if knows_it { heard * 7 / 10 + thinking } else { heard + thinking * 3 / 2 };
    Hunch { knows: knows_it, after: (knows_it || bluffs).then_some(Ms(after)) }
}

/// Draws an estimate: off by his level's spread at most, small errors likelier, never a number already
/// proposed.
pub fn number(level: Level, target: &Target, aim: &Aim, chance: &mut Rng) -> Decimal {
    let tenths = target.value.in_tenths();
    let year = target.unit.is_empty() && (10_000..21_000).contains(&tenths);
    let most = if year {
        YEARS[level.rank()] * 10
    } else {
        let share = tenths.unsigned_abs().min(4_000_000_000) / 100;
        (share as u32).saturating_mul(SPREAD[level.rank()]).max(20)
    };
    // The sum of two throws: the middle is likelier than the ends.
    let throw = i64::from(chance.below(most + 1)) + i64::from(chance.below(most + 1));
    let off = throw - i64::from(most);
    let scale = (tenths.unsigned_abs() / 4_000_000_000).max(1) as i64;
    let guess = round(tenths + off * scale, year || target.value.is_whole());
    free(guess, aim)
}

/// People do not propose 1,234,567: rounds to three significant digits, but keeps 1,000 to 2,099 exact,
/// where years lie.
fn round(tenths: i64, whole: bool) -> Decimal {
    let mut step = if whole { 10 } else { 1 };
    while tenths.abs() / step >= 1_000 && !(10_000..21_000).contains(&tenths) {
        step *= 10;
    }
    Decimal::tenths((tenths + step / 2).div_euclid(step) * step)
}

/// That number, or the nearest above it that nobody has proposed.
fn free(number: Decimal, aim: &Aim) -> Decimal {
    let step = if number.is_whole() { 10 } else { 1 };
    let mut above = (0..).map(|n| Decimal::tenths(number.in_tenths() + n * step));
    above.find(|number| !aim.is_taken(*number)).expect("only a few are taken")
}

/// Draws an answer of the list that has not been given, if he knows one.
pub fn answer(level: Level, list: &List, rally: &Rally, chance: &mut Rng) -> Option<u8> {
    let open: Vec<u8> = rally.open(list.answers.len()).collect();
    let (left, all) = (open.len() as u32, list.answers.len().max(1) as u32);
    // What comes to mind first is given first: the last answers of a list are the hard ones.
    let harder = LIST.map(|chance| chance * (all + 2 * left) / (3 * all));
    knows(&harder, level, chance).then(|| chance.pick(&open).copied()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(value: i64, unit: &str) -> Target {
        Target { value: Decimal::whole(value), unit: unit.into(), ..Target::default() }
    }

    /// The mean error of many estimates.
    fn error(level: Level, target: &Target) -> u64 {
        let mut chance = Rng::new(7);
        let estimates = (0..2_000).map(|_| number(level, target, &Aim::default(), &mut chance));
        estimates.map(|estimate| estimate.apart(target.value)).sum::<u64>() / 2_000
    }

    #[test]
    fn the_better_the_level_the_nearer_the_estimate() {
        for target in [target(1969, ""), target(324, "m"), target(8_848, "m"), target(7, "nains")] {
            let errors = Level::ALL.map(|level| error(level, &target));
            assert!(errors[0] >= errors[1] && errors[1] >= errors[2], "{errors:?}");
        }
        assert!(error(Level::Champion, &target(1969, "")) < 100, "within ten years");
        let vast = target(30_000_000_000, "");
        assert!(error(Level::Champion, &vast) < 30_000_000_000, "within a tenth");
    }

    #[test]
    fn an_estimate_is_never_one_that_was_proposed() {
        let (mut aim, mut chance, target) = (Aim::default(), Rng::new(1), target(5, "doigts"));
        for seat in (0..6).map(crate::rules::Seat) {
            let guess = number(Level::Champion, &target, &aim, &mut chance);
            assert!(!aim.is_taken(guess), "{guess}");
            aim.proposals.push((seat, Some(guess)));
        }
    }

    #[test]
    fn a_buzz_takes_as_long_as_people_do() {
        let mut chance = Rng::new(3);
        for level in Level::ALL {
            let hunches: Vec<Hunch> =
                (0..1_000).map(|_| race(level, &"x".repeat(60), &mut chance)).collect();
            let known = hunches.iter().filter(|hunch| hunch.knows).count() as u32;
            assert!((known / 10).abs_diff(OPEN[level.rank()]) <= 4, "{level:?} {known}");
            for after in hunches.iter().filter_map(|hunch| hunch.after) {
                assert!((3_000..20_000).contains(&after.0), "{level:?} {after:?}");
            }
        }
    }

    #[test]
    fn the_last_answers_of_a_list_are_the_hard_ones() {
        let list = List { answers: vec![Default::default(); 10], ..List::default() };
        let rally = |given: u8| {
            let mut rally = Rally::new(crate::rules::Seat(0));
            rally.given = (0..given).map(|place| (crate::rules::Seat(0), Some(place))).collect();
            rally
        };
        let known = |given| {
            let mut chance = Rng::new(5);
            let found = (0..1_000)
                .filter_map(|_| answer(Level::Regular, &list, &rally(given), &mut chance))
                .inspect(|&place| assert!(place >= given, "it was given"));
            found.count()
        };
        assert!(
            known(0) > known(5) && known(5) > known(9),
            "{} {} {}",
            known(0),
            known(5),
            known(9)
        );
        assert_eq!(known(10), 0);
    }
}
