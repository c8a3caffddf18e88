//! The content of a resume card.

use crate::rules::Chair;

/// The content of a resume card.
pub struct Summary {
    /// Who sits there.
    pub chairs: Vec<Chair>,
    /// When it was played, and whose turn it is.
    pub text: String,
}
