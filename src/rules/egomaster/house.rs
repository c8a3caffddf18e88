//! The setup of a game (EGO-S1, S4, R1).

use super::{Cards, Longer, Options};
use crate::rules::Chair;
use serde::{Deserialize, Serialize};

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The seats, clockwise.
    pub chairs: Vec<Chair>,
    /// Longer time, by seat; a seat without an entry has the ordinary time.
    #[serde(default)]
    pub longer: Vec<Longer>,
    /// Options and the quick game.
    #[serde(default)]
    pub options: Options,
    /// The seed of all chance.
    pub seed: u64,
    /// The deck that the questions were drawn from; those asked are remembered under that name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck: String,
    /// The questions in play.
    pub cards: Cards,
}
