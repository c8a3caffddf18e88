//! The studio (option O13; MIL-Q42): a player alone with the device has nobody to ask, so an audience votes
//! and a friend answers at random, less reliably the harder the step. Both choose among the answers left, so
//! they take a 50:50 into account.

use super::ladder::TOP;
use super::letters::{Letter, Letters};
use super::moves::Sealed;
use super::*;

/// How many of a hundred in the audience know the answer, by step of the pyramid.
pub const AUDIENCE: [u32; TOP as usize] =
    [93, 90, 87, 84, 80, 74, 68, 62, 56, 50, 44, 38, 33, 28, 24];
/// How often the friend knows it, in per cent, by step of the pyramid.
pub const FRIEND: [u32; TOP as usize] =
    [96, 95, 93, 91, 88, 84, 79, 73, 67, 61, 54, 47, 41, 36, 31];
/// By how much an audience is better or worse than that.
const MOOD: u32 = 14;
/// The same for a friend; each call reaches another one.
const CHARACTER: u32 = 12;
/// The largest share of guessers, in per cent, that one wrong answer attracts.
const LURE: u32 = 50;

/// Shares in per cent, by letter; together a hundred.
pub type Poll = [u8; 4];

/// What a friend says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Advice {
    /// The letter.
    pub letter: Letter,
    /// The friend's certainty in per cent. It is honest: the friend is right that often.
    pub certainty: u8,
}

/// What audience and friend have said about the question in the holder; only the contestant hears it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Heard {
    pub poll: Option<Poll>,
    pub advice: Option<Advice>,
}

impl Millions {
    /// Whether that seat asks the studio: it is alone with the device.
    pub(super) fn has_studio(&self, seat: Seat) -> bool {
        !self.house.options.tries_alone && self.host().is_none() && self.is_alone(seat)
    }
}

impl Act {
    /// The audience votes.
    pub(super) fn polls(&mut self, seat: Seat) -> Sealed {
        let (left, right) = (self.state.holder(seat).left(), self.state.right());
        let know = AUDIENCE[usize::from(self.state.level - 1)];
        let poll = poll(left, right, know, &mut self.state.chance);
        self.state.heard.0.poll = Some(poll);
        self.see(Event::Polled { seat });
        self.answers(seat, false);
        true
    }

    /// The friend answers.
    pub(super) fn advises(&mut self, seat: Seat) -> Sealed {
        let (left, right) = (self.state.holder(seat).left(), self.state.right());
        let knows = FRIEND[usize::from(self.state.level - 1)];
        let advice = advice(left, right, knows, &mut self.state.chance);
        self.state.heard.0.advice = Some(advice);
        self.see(Event::Advised { seat });
        self.answers(seat, false);
        true
    }
}

/// `per_cent`, give or take the spread, and never below 5 or above 98.
fn about(per_cent: u32, spread: u32, chance: &mut Rng) -> u32 {
    (per_cent + chance.below(2 * spread + 1)).saturating_sub(spread).clamp(5, 98)
}

/// A hundred votes: those who know give the right answer, the others guess among `left`, many of them alike.
fn poll(left: Letters, right: Letter, know: u32, chance: &mut Rng) -> Poll {
    let know = about(know, MOOD, chance);
    let (lure, wrong) = (chance.below(LURE + 1), left.without(Letters::only(right)));
    let lured = if wrong == Letters::NONE { right } else { wrong.draw(chance) };
    let mut poll = [0; 4];
    for _ in 0..100 {
        let vote = match (chance.below(100), chance.below(100)) {
            (knows, _) if knows < know => right,
            (_, lures) if lures < lure => lured,
            _ => left.draw(chance),
        };
        poll[vote.index()] += 1;
    }
    poll
}

/// A friend who knows it or guesses among `left`, with an honest certainty.
fn advice(left: Letters, right: Letter, knows: u32, chance: &mut Rng) -> Advice {
    let knows = about(knows, CHARACTER, chance);
    let certainty = knows + (100 - knows) / u32::from(left.count());
    let wrong = left.without(Letters::only(right));
    let is_right = chance.below(100) < certainty || wrong == Letters::NONE;
    let letter = if is_right { right } else { wrong.draw(chance) };
    Advice { letter, certainty: certainty as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: Letter = Letter::ALL[2];

    /// The mean share of the right answer over many polls, and how often it has the largest, in per cent.
    fn polls(left: Letters, know: u32) -> (u32, u32) {
        let mut rng = Rng::new(7);
        let (mut shares, mut first) = (0, 0);
        for _ in 0..1_000 {
            let poll = poll(left, RIGHT, know, &mut rng);
            assert_eq!(poll.iter().sum::<u8>(), 100);
            assert!(left.rest().iter().all(|letter| poll[letter.index()] == 0));
            shares += u32::from(poll[RIGHT.index()]);
            first += u32::from(poll.iter().all(|share| *share <= poll[RIGHT.index()]));
        }
        (shares / 1_000, first / 10)
    }

    #[test]
    fn mil_o13_the_right_answers_share_falls_with_the_step() {
        let all: Vec<_> = AUDIENCE.iter().map(|know| polls(Letters::ALL, *know)).collect();
        assert!(all.windows(2).all(|pair| pair[0].0 > pair[1].0), "{all:?}");
        let (easy, hard) = (all[0], all[14]);
        assert!(easy.0 > 85 && easy.1 == 100, "{easy:?}");
        assert!(
            (30..45).contains(&hard.0) && (50..95).contains(&hard.1),
            "doubt remains: {hard:?}"
        );
    }

    #[test]
    fn mil_o13_the_audience_votes_among_what_the_50_50_left() {
        let left = Letters::only(RIGHT).with(Letter::ALL[0]);
        assert!(polls(left, AUDIENCE[9]).0 > polls(Letters::ALL, AUDIENCE[9]).0);
        assert_eq!(polls(Letters::only(RIGHT), 5), (100, 100));
    }

    #[test]
    fn mil_o13_a_friend_is_right_as_often_as_he_says() {
        let mut rng = Rng::new(3);
        for (left, step) in [(Letters::ALL, 0), (Letters::ALL, 9), (Letters::ALL, 14)]
            .into_iter()
            .chain([(Letters::only(RIGHT).with(Letter::ALL[1]), 12)])
        {
            let (mut said, mut right) = (0, 0);
            for _ in 0..10_000 {
                let advice = advice(left, RIGHT, FRIEND[step], &mut rng);
                assert!(left.has(advice.letter));
                said += u32::from(advice.certainty);
                right += u32::from(advice.letter == RIGHT);
            }
            assert!((said / 100).abs_diff(right) < 200, "{said} said, {right} right");
        }
    }
}
