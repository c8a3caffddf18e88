//! The part of the results that games with contests share: how far each player got, whose bets were right.

use crate::app::parts::money::figure;
use crate::app::quiz::side_bets::Words;
use crate::app::results::Moment;
use crate::app::words::tr;
use crate::rules::Outcome;
use crate::rules::contest::story::Story;

/// What each seat reached, in words: what it owns, or the turn it went out in and the most it had.
pub fn reached(story: &Story, outcome: &Outcome) -> Vec<String> {
    let seat = |(seat, score): (usize, &u32)| match story.out_in[seat] {
        Some(turn) => tr!(results.out_at, turn = turn, sum = figure(story.most(seat))),
        None => figure(*score),
    };
    outcome.scores.iter().enumerate().map(seat).collect()
}

/// What asks somebody to bet on who wins the question, and what explains it (DEF-R54, EGO-R46).
pub const BET_WORDS: Words = (|name| tr!(contest.bet_ask, name = name), || tr!(contest.bet_hint));

/// The moment for the seat whose side bets were right most often (DEF-R54, EGO-R46).
pub fn bets(story: &Story) -> Moment {
    Moment::of(&story.bets_right, 1, tr!(contest.flair), |n| tr!(contest.flair_n, n = n))
}
