//! The order of propositions on the screen.

use super::Rng;
use crate::small_sort::SmallSort;

/// The order of propositions: random, but numbers and dates in ascending order.
pub fn layout<const N: usize>(texts: [&str; N], chance: &mut Rng) -> [u8; N] {
    let mut order: [u8; N] = std::array::from_fn(|i| i as u8);
    chance.shuffle(&mut order);
    let numbers = texts.map(number);
    if let Some((_, unit)) = numbers[0].clone()
        && numbers.iter().all(|n| n.as_ref().is_some_and(|(_, other)| *other == unit))
    {
        order.small_sort_by_key(|&i| numbers[usize::from(i)].as_ref().map(|(value, _)| *value));
    }
    order
}

/// The number that a text begins with, and its unit.
fn number(text: &str) -> Option<(u64, String)> {
    let joined: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let end = joined.find(|c: char| !c.is_ascii_digit()).unwrap_or(joined.len());
    let value = joined[..end].parse().ok()?;
    Some((value, joined[end..].to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lie_in_ascending_order_and_words_by_chance() {
        let mut chance = Rng::new(1);
        for _ in 0..20 {
            assert_eq!(layout(["1 200 m", "30 m", "7 m"], &mut chance), [2, 1, 0]);
        }
        let words = |chance: &mut Rng| layout(["1 m", "2 km", "x"], chance);
        let first = words(&mut chance);
        assert!((0..20).any(|_| words(&mut chance) != first));
    }
}
