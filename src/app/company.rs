//! The people who rise from a table, to be seated at that of another game.

use crate::rules::{Chair, GameId};

/// The people who have just played, until other people sit down.
#[derive(Clone)]
pub struct Company {
    /// The game that they have played.
    pub from: GameId,
    /// Their chairs.
    pub chairs: Vec<Chair>,
    /// The games that need not seat them again: that one, and those that have seated them since.
    pub seated: Vec<GameId>,
}

impl Company {
    /// The people of a game, who rise from its table.
    pub fn of(from: GameId, chairs: Vec<Chair>) -> Company {
        Company { from, chairs, seated: vec![from] }
    }
}
