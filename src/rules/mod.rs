//! The rules of the games, pure: no clock, no browser, no text for people, no floats.
//!
//! [`Game`] is the interface; read it first. A game is a deterministic state machine that takes a move and
//! returns a [`Step`] or a refusal. [`session`] plays it, [`save`] persists it, `kit` holds the laws that
//! every game is tested against.

pub mod act;
pub mod answered;
pub mod bettor;
pub mod cards;
pub mod chips;
pub mod clock;
pub mod company;
pub mod contest;
pub mod crowd;
pub mod defizz;
pub mod edge;
pub mod egomaster;
pub mod fingerprint;
pub mod heure;
pub mod journal;
#[cfg(test)]
pub mod kit;
pub mod knowing;
pub mod layout;
pub mod midi;
pub mod millions;
pub(crate) mod notation;
pub mod options;
pub mod pile;
pub mod purse;
pub mod random_play;
pub mod rng;
pub mod save;
pub mod seat;
pub mod session;
#[cfg(test)]
mod session_tests;
pub mod stakes;
#[cfg(test)]
mod stand_in;
pub mod time;
#[cfg(test)]
pub(crate) mod toy;

use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

pub use edge::Edge;
pub use rng::Rng;
pub use seat::{By, Chair, Level, Mark, Player, Seat, Viewer};
pub use time::Ms;

/// The games. A closed list: the app matches on it at run time.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum GameId {
    /// *Les 12 Coups de Midi*
    Midi,
    /// *Quelle heure est-il ?*
    Heure,
    /// *Qui veut gagner des millions ?*
    Millions,
    /// *Défizz*
    Defizz,
    /// *Egomaster*
    Egomaster,
}

impl GameId {
    /// The games on the shelf, in its order.
    pub const ALL: [GameId; 5] =
        [GameId::Midi, GameId::Heure, GameId::Millions, GameId::Defizz, GameId::Egomaster];

    /// The id used in links, saves and folders.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Midi => "midi",
            GameId::Heure => "heure",
            GameId::Millions => "millions",
            GameId::Defizz => "defizz",
            GameId::Egomaster => "egomaster",
        }
    }

    /// The game of that name, if there is one.
    pub fn named(name: &str) -> Option<GameId> {
        Self::ALL.into_iter().find(|id| id.name() == name)
    }

    /// The default number of players; one more where a player reads and so does not play.
    #[must_use]
    pub const fn usual_players(self) -> u8 {
        match self {
            GameId::Defizz | GameId::Egomaster => 3,
            GameId::Midi | GameId::Heure | GameId::Millions => 2,
        }
    }

    /// Its place in [`GameId::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What one move did: the state after it and what everybody saw happen.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// The table after the move.
    pub state: G,
    /// Public facts, in order; never a secret.
    pub events: Vec<G::Event>,
    /// True when the move showed a secret or used chance: undo stops before it.
    pub sealed: bool,
}

/// How a finished game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners; empty when the game is a draw for everybody.
    pub winners: Vec<Seat>,
    /// The final score of each seat, in the game's own unit; orders the podium.
    pub scores: Vec<u32>,
}

/// A game as a deterministic state machine.
pub trait Game: Clone + PartialEq + Eq + Hash + Debug + Sized + 'static {
    /// Which game this is.
    const ID: GameId;
    /// Version of the rules; raised whenever the same journal could play out differently.
    const RULES: u16;
    /// Seats, options, seed and the cards it is played with; never changes during a game.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What somebody at the table does.
    type Move: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What everybody sees happen.
    type Event: Clone + PartialEq + Debug;
    /// Why a move is not allowed; named after the rule it breaks.
    type Refusal: Copy + PartialEq + Debug;
    /// The kind of phase: screens and texts are chosen by it, and it converts into the phase's name.
    type PhaseKind: Copy + Eq + Debug + Into<&'static str> + Send + Sync + 'static;
    /// All that one viewer may know. Of it the table makes what a screen elsewhere shows ([`crate::screens`]).
    type View: Clone + PartialEq + Debug + Serialize;

    /// Deals a new game.
    ///
    /// # Errors
    /// The set-up rule that the setup breaks.
    fn start(setup: &Self::Setup) -> Result<Self, Self::Refusal>;

    /// Plays one move at game time `at`. The state itself is never changed.
    ///
    /// # Errors
    /// The rule that the move breaks.
    fn play(&self, at: Ms, by: By, mv: &Self::Move) -> Result<Step<Self>, Self::Refusal>;

    /// When the running timer ends, if one runs.
    fn deadline(&self) -> Option<Ms>;

    /// What happens when the running timer ends. Called only when [`Game::deadline`] is due.
    fn time_up(&self) -> Step<Self>;

    /// The moves that `by` may make now, for automatic players and random play.
    fn moves(&self, by: By) -> Vec<Self::Move>;

    /// The seat that has to act, if the game waits for one.
    fn turn(&self) -> Option<Seat>;

    /// How many seats are at the table.
    fn seats(&self) -> u8;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What the table waits for.
    fn phase_kind(&self) -> Self::PhaseKind;

    /// A short name of the phase: the word used for its file, its screen and `data-phase`.
    fn phase_name(&self) -> &'static str {
        self.phase_kind().into()
    }

    /// The level at which the tablet plays that seat according to the setup; for who plays it now, see
    /// [`session::Session::who_plays`].
    fn automatic(setup: &Self::Setup, seat: Seat) -> Option<Level>;

    /// The move an automatic player of that level makes, from what its seat may know.
    /// `None` when it has nothing to do now.
    fn suggest(view: &Self::View, seat: Seat, level: Level, rng: &mut Rng) -> Option<Self::Move>;

    /// How long the automatic player on turn takes, when time counts; with `None` the app decides.
    fn pace(&self) -> Option<Ms> {
        None
    }

    /// Thinking time of an automatic player in that phase, where the rules do not time the move.
    fn thought(_phase: Self::PhaseKind) -> Ms {
        Ms(1_200)
    }

    /// How many letters the table has just been shown, which are read aloud before the player on turn
    /// acts; 0 when there is nothing new.
    fn to_read(&self) -> usize {
        0
    }

    /// The only move left to the seat on turn, once the table has seen it often enough: it is made
    /// automatically unless somebody makes it before.
    fn by_itself(&self) -> Option<Self::Move> {
        None
    }

    /// The table after another player – a person, or the tablet at that level – has taken that seat. The
    /// current question goes on; nothing is shown and nobody is paid. Games whose rules know who is automatic
    /// override this; the others do not change.
    #[must_use]
    fn handed_over(&self, _at: Ms, _seat: Seat, _to: Player) -> Self {
        self.clone()
    }

    /// Whether that move is a person's ruling right or wrong, which undo can always take back, sealed or not.
    fn is_ruling(_mv: &Self::Move) -> bool {
        false
    }

    /// Checks the invariants that hold between any two moves (cards, money).
    ///
    /// # Errors
    /// The name of the law that is broken.
    fn audit(&self) -> Result<(), &'static str>;

    /// The same table with every secret unknown to `viewer` dealt anew: the view must stay equal. Used by the
    /// law of secrets.
    fn reseal(&self, viewer: Viewer, rng: &mut Rng) -> Self;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_the_name_that_links_and_saves_use() {
        for id in GameId::ALL {
            assert_eq!(GameId::named(id.name()), Some(id));
            let json = serde_json::to_string(&id).expect("an id is JSON");
            assert_eq!(json, format!("\"{}\"", id.name()), "one name everywhere");
        }
        assert_eq!(heure::Heure::ID.name(), "heure");
        assert_eq!(midi::Midi::ID.name(), "midi");
        assert_eq!(millions::Millions::ID.name(), "millions");
        assert_eq!(defizz::Defizz::ID.name(), "defizz");
        assert_eq!(egomaster::Egomaster::ID.name(), "egomaster");
    }

    #[test]
    fn no_other_name_is_a_game() {
        for name in ["", "Heure", "heure ", "all", "Quelle heure est-il ?"] {
            assert_eq!(GameId::named(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_game_stands_where_its_index_says() {
        for (place, id) in GameId::ALL.into_iter().enumerate() {
            assert_eq!(id.index(), place, "{id:?}");
        }
    }

    #[test]
    fn no_two_games_share_a_name() {
        let mut names = GameId::ALL.map(GameId::name);
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }
}
