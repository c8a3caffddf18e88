//! The setup of a game (DEF-S1 to S5, R1, R4, VT).

use super::birthday::Birthday;
use super::{Cards, Longer, Options};
use crate::rules::{Chair, Seat};
use crate::text::clean;
use serde::{Deserialize, Deserializer, Serialize};

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The seats, clockwise: players, or teams in the variant of that name.
    pub chairs: Vec<Chair>,
    /// The members of each seat's team; none where a seat is one person (DEF-VT1, R33).
    #[serde(default, deserialize_with = "names", skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Vec<String>>,
    /// The player named by the table to begin; without one the birthdays decide.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The birthdays that the table has given, by seat (DEF-S4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub birthdays: Vec<Vec<Birthday>>,
    /// Longer time, by seat; a seat without an entry has the ordinary time.
    #[serde(default)]
    pub longer: Vec<Longer>,
    /// Options and variants.
    #[serde(default)]
    pub options: Options,
    /// The seed of all chance.
    pub seed: u64,
    /// The deck that the cards were drawn from; used cards are remembered under that name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck: String,
    /// The cards in play, in the order in which they are drawn.
    pub cards: Cards,
}

/// Cleans the names: a file may hold any text.
fn names<'de, D: Deserializer<'de>>(kept: D) -> Result<Vec<Vec<String>>, D::Error> {
    let teams = Vec::<Vec<String>>::deserialize(kept)?;
    let team =
        |names: Vec<String>| names.iter().map(|name| clean(name, Chair::LONGEST_NAME)).collect();
    Ok(teams.into_iter().map(team).collect())
}
