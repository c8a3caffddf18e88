//! Which screen is on. There are no routes: path routing breaks under sub-paths.

use crate::rules::GameId;

/// Which screen is on.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// The shelf.
    Home,
    /// The set-up of a game: who plays, and how.
    Setup(GameId),
    /// A sitting, running or over.
    Table(GameId, String),
    /// A replay of a sitting.
    Replay(GameId, Rerun),
    /// The saved profiles.
    Players,
    /// The records: who won what.
    Records,
    /// Language, sound, display.
    Settings,
    /// The table's tastes in questions, and how many cards are still fresh.
    Questions,
    /// Decks of one's own.
    Workshop,
    /// The soirée: several games in a row, one score.
    Evening,
    /// Credits.
    About,
    /// The staff's pages in a public room.
    Staff,
}

/// A replay to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Rerun {
    /// The id of the sitting.
    pub id: String,
    /// The number of journal entries after which it begins.
    pub from: usize,
    /// The place to return to.
    pub back: Box<Place>,
}

impl Place {
    /// The game that is set up, played or replayed there.
    pub const fn game(&self) -> Option<GameId> {
        match self {
            Place::Setup(game) | Place::Table(game, _) | Place::Replay(game, _) => Some(*game),
            _ => None,
        }
    }

    /// Whether it is one of the seldom opened screens of the menu bundle.
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
