//! Which screen is on. There are no routes: path routing breaks under sub-paths.

use crate::rules::GameId;

/// Which screen is on.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// The shelf.
    Home,
    /// Who plays, and how.
    Setup(GameId),
    /// A sitting, running or over.
    Table(GameId, String),
    /// A sitting that is watched again.
    Replay(GameId, Rerun),
    /// The saved profiles.
    Players,
    /// Who won what.
    Records,
    /// Language, sound, display.
    Settings,
    /// What the table likes to be asked, and how much of it is fresh.
    Questions,
    /// Decks of one's own.
    Workshop,
    /// The soirée: several games in a row, one score.
    Evening,
    /// Credits.
    About,
    /// What the staff of a public room sets and reads.
    Staff,
}

/// What is watched again.
#[derive(Clone, PartialEq, Debug)]
pub struct Rerun {
    /// The id of the sitting.
    pub id: String,
    /// After how many entries of its journal it begins.
    pub from: usize,
    /// Where one comes back to.
    pub back: Box<Place>,
}

impl Place {
    /// The game that is set up or played there.
    pub const fn game(&self) -> Option<GameId> {
        match self {
            Place::Setup(game) | Place::Table(game, _) | Place::Replay(game, _) => Some(*game),
            _ => None,
        }
    }

    /// Whether it is one of the screens that people seldom open.
    pub const fn is_menu(&self) -> bool {
        matches!(
            self,
            Place::Players
                | Place::Records
                | Place::Settings
                | Place::Questions
                | Place::Evening
                | Place::About
        )
    }
}
