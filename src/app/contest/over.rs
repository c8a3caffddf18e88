//! What the ends of all games with contests have in common: how far each has come, whose bets were right.

use crate::app::parts::money::figure;
use crate::app::results::Moment;
use crate::app::words::tr;
use crate::rules::Outcome;
use crate::rules::contest::story::Story;

/// What each seat has reached, in words: what it owns, or in which turn it went out and the most that it had.
pub fn reached(story: &Story, outcome: &Outcome) -> Vec<String> {
    let seat = |(seat, score): (usize, &u32)| match story.out_in[seat] {
        Some(turn) => tr!(results.out_at, turn = turn, sum = figure(story.most(seat))),
        None => figure(*score),
    };
    outcome.scores.iter().enumerate().map(seat).collect()
}

/// Whose side bets were right most often (DEF-R54, EGO-R46).
pub fn bets(story: &Story) -> Moment {
    Moment::of(&story.bets_right, 1, tr!(contest.flair), |n| tr!(contest.flair_n, n = n))
}
