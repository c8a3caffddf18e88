//! The messages, one enum each way.

use crate::rules::{GameId, Mark, Ms, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a table tells a screen; `V` is the view of its game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToScreen<V> {
    /// The answer to a [`Hello`].
    Welcome(Welcome),
    /// What the eyes of the screen see.
    View(Box<Seen<V>>),
    /// Between two games: how everybody stands in the soirée; nobody where there is none.
    Rest(Vec<Standing>),
    /// What everybody has just seen happen, in words.
    Happened(Vec<String>),
    /// What the screen has said is not done.
    Refused(super::Refused),
    /// The answer to a ping, with its number.
    Pong(u32),
    /// The table hangs up.
    Farewell,
}

/// Who speaks, and for whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// The table's [`super::VERSION`].
    pub wire: u16,
    /// The build of the program at the table.
    pub build: String,
    /// The language of the table, `fr` or `en`.
    pub language: String,
    /// Through whose eyes the screen looks.
    pub eyes: Viewer,
    /// The game on the table, if one is played.
    pub game: Option<GameId>,
}

/// What the eyes of a screen see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen<V> {
    /// Which game it is.
    pub game: GameId,
    /// Whose eyes see it.
    pub eyes: Viewer,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What stands around it.
    pub scene: Scene,
    /// Who has won, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// What each seat ended with, by seat, in the game's own unit; empty before.
    pub scores: Vec<u32>,
    /// The fingerprint of `view` ([`super::fingerprint_of`]).
    pub fingerprint: String,
    /// What those eyes may know.
    pub view: V,
}

/// What the table shows besides the view, all of it for everybody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The name of the phase.
    pub phase: String,
    /// Who sits there, by seat.
    pub sitters: Vec<Sitter>,
    /// The small line of the table's bar, in words.
    pub title: String,
    /// The large line of it.
    pub what: String,
    /// Whether what was revealed last is being read.
    pub reveal: bool,
    /// Who looks behind a curtain meanwhile.
    pub private: Option<Seat>,
    /// Game time when this was written.
    pub now: Ms,
    /// Whether the game clock stands.
    pub stands: bool,
    /// The addresses of the pieces of a picture that lie open.
    pub pieces: Vec<String>,
}

/// Who sits on a seat, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name the table uses.
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
    /// Whether the tablet plays it.
    pub automatic: bool,
}

/// Where somebody stands in a soirée.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Who.
    pub sitter: Sitter,
    /// All points.
    pub points: u32,
    /// 1 for whoever leads; equal points share a rank.
    pub rank: usize,
}

/// What a screen tells the table. It never says for whom: the wire is a seat's, or the table's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToTable {
    /// The first word, and the only one before a [`Welcome`].
    Hello(Hello),
    /// Its person does something.
    Act(Act),
    /// It asks how far the table is; the number means nothing to the table.
    Ping(u32),
    /// It goes.
    Bye,
}

/// Who looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The screen's [`super::VERSION`].
    pub wire: u16,
    /// The build of the program there.
    pub build: String,
}

/// What somebody does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The move, as journals write it.
    pub mv: String,
    /// Game time of the touch, by the clock of the screen.
    pub touched: Ms,
}
