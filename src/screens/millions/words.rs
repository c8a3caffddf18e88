//! The words of *Qui veut gagner des millions ?* that table, television and phones share.

use crate::rules::Seat;
use crate::rules::millions::letters::Letter;
use crate::rules::millions::lifelines::Lifeline;
use crate::texts::tr;
use std::time::Duration;

/// Whose turn it is to vote, and who lets him: the one who keeps the ballots (MIL-Q54).
#[must_use]
pub fn votes(voter: Seat, keeper: Option<Seat>, name: impl Fn(Seat) -> String) -> String {
    match keeper {
        None => tr!(phones.votes, name = name(voter)),
        Some(keeper) if keeper == voter => tr!(millions.urn_votes, name = name(keeper)),
        Some(keeper) => tr!(millions.urn, name = name(keeper), other = name(voter)),
    }
}

/// A to D.
#[must_use]
pub fn letter_name(letter: Letter) -> String {
    letter.word().to_uppercase().to_string()
}

/// The name of a lifeline.
#[must_use]
pub fn lifeline_name(lifeline: Lifeline) -> &'static str {
    match lifeline {
        Lifeline::Fifty => tr!(millions.fifty),
        Lifeline::Audience => tr!(millions.audience),
        Lifeline::Phone => tr!(millions.phone),
    }
}

/// How long a kept answer can be reconsidered before it settles by itself.
pub const SETTLES_AFTER: Duration = Duration::from_secs(4);
