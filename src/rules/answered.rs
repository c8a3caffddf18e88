//! Answers to questions, and the counts by theme that the records keep.

use super::Seat;
use super::contest::Happening;
use crate::decks::taste::Theme;
use serde::Serialize;
use std::collections::BTreeMap;

/// An answer that somebody gave to a question with one right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The card's id.
    pub card: String,
    /// Which of its questions, from 0.
    pub question: u8,
    /// Who answered.
    pub seat: Seat,
    /// Whether he was right.
    pub right: bool,
    /// The answer, as it stands on the card; `None` where it was spoken.
    pub said: Option<String>,
}

/// The answers that the rulings of a contest decided, for one question of a card.
pub(super) fn ruled<'a>(
    happenings: impl Iterator<Item = &'a Happening>,
    card: &str,
    question: u8,
) -> Vec<Answered> {
    let ruling = |happening: &Happening| match *happening {
        Happening::Ruled { seat, right } => {
            Some(Answered { card: card.to_owned(), question, seat, right, said: None })
        }
        _ => None,
    };
    happenings.filter_map(ruling).collect()
}

/// How many questions of a theme somebody answered, and how many of them correctly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ThemeSum {
    /// The theme.
    pub theme: Theme,
    /// Right answers.
    pub right: u32,
    /// Answers.
    pub asked: u32,
}

impl ThemeSum {
    /// Sums the answers of a game by seat and theme. `given` is in order: a later answer to the same question replaces
    /// an earlier one. `about` lists the themes of the deck's cards, one card per line: `mi-k-001 g2n2`.
    pub fn of(given: &[Answered], about: &str, seats: usize) -> Vec<Vec<ThemeSum>> {
        let about: BTreeMap<&str, &str> =
            about.lines().filter_map(|line| line.split_once(' ')).collect();
        let theme = |one: &Answered| {
            let letter = about.get(&*one.card)?.chars().nth(2 * usize::from(one.question))?;
            Theme::of_letter(letter)
        };
        let last: BTreeMap<_, _> =
            given.iter().map(|one| ((one.seat, &one.card, one.question), one)).collect();
        let of_seat = |seat: usize| {
            let mut sums: BTreeMap<Theme, ThemeSum> = BTreeMap::new();
            for one in last.values().filter(|one| one.seat.index() == seat) {
                if let Some(theme) = theme(one) {
                    let answer = ThemeSum { theme, right: one.right.into(), asked: 1 };
                    answer.add_to(&mut sums);
                }
            }
            sums.into_values().collect()
        };
        (0..seats).map(of_seat).collect()
    }

    /// Adds it to the sum of its theme.
    pub fn add_to(self, sums: &mut BTreeMap<Theme, ThemeSum>) {
        let empty = ThemeSum { right: 0, asked: 0, ..self };
        let known = sums.entry(self.theme).or_insert(empty);
        known.right += self.right;
        known.asked += self.asked;
    }

    /// Right answers per thousand.
    #[must_use]
    pub fn in_thousand(self) -> u64 {
        1_000 * u64::from(self.right) / u64::from(self.asked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(card: &str, question: u8, seat: u8, right: bool) -> Answered {
        Answered { card: card.into(), question, seat: Seat(seat), right, said: None }
    }

    #[test]
    fn answers_are_counted_by_theme_and_what_was_put_right_counts_anew() {
        let about = "mi-k-001 g2n1\nmi-k-002 m3\n";
        let given = [
            answer("mi-k-001", 1, 0, false),
            answer("mi-k-001", 0, 1, true),
            answer("mi-k-001", 1, 0, true),
            answer("mi-k-002", 0, 0, false),
            // No such card, and no such question of a card.
            answer("mi-k-003", 0, 0, true),
            answer("mi-k-002", 1, 0, true),
        ];
        let sum = |theme, right, asked| ThemeSum { theme, right, asked };
        let sums = ThemeSum::of(&given, about, 3);
        let (geography, music) = (sum(Theme::Geography, 1, 1), sum(Theme::Music, 0, 1));
        assert_eq!(sums, [vec![music, sum(Theme::Nature, 1, 1)], vec![geography], vec![]]);
    }
}
