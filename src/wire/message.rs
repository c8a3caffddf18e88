//! The messages, one enum each way.

use crate::cues::{Applause, Cue};
use crate::rules::{Chair, GameId, Mark, Ms, Seat, Viewer};
use crate::screens::Card;
use serde::{Deserialize, Serialize};

/// The most seats of any game; a message with more is not one of ours.
const MOST_SEATS: usize = 8;

/// A message from the table to a screen; `S` is what that kind of screen shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToScreen<S> {
    /// The answer to a [`Hello`].
    Welcome(Welcome),
    /// What the screen shows.
    View(Box<Seen<S>>),
    /// Between two games: the standings of the soirée; empty without one.
    Rest(Vec<Standing>),
    /// The soirée is over: its final standings.
    Crowned(Vec<Standing>),
    /// Events that everybody has just seen, in words.
    Happened(Vec<String>),
    /// The table holds back an outcome; the next view tells it.
    Holds,
    /// The podium as far as the table has shown it, by rank.
    Podium(Vec<Step>),
    /// The table is heard at the screen: play that.
    Sound(Sound),
    /// A message of the screen was refused.
    Refused(super::Refused),
    /// The answer to a ping, with its number.
    Pong(u32),
    /// Who is there? Every screen greets the table again.
    RollCall,
    /// The table closes the wire, and why.
    Farewell(Parting),
}

/// What is played or said at a screen instead of at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sound {
    /// A cue.
    Cue(Cue),
    /// The sound of a suspense of so many ms.
    Wait(u32),
    /// The suspense is over.
    WaitOver,
    /// Applause.
    Applause(Applause),
    /// A sentence; the screen answers with [`ToTable::Said`] when it was said, or cannot be.
    Say {
        /// Its number.
        number: u32,
        /// Its words, with figures written out.
        text: String,
        /// Its language, `fr` or `en`.
        language: String,
        /// The speed, in percent of the usual.
        rate: u8,
    },
    /// The voice stops.
    Quiet,
}

/// Why a table closes the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parting {
    /// The seat was given back to the tablet.
    HungUp,
    /// Another screen has taken the seat.
    Replaced,
    /// The person does not sit at this table.
    NotSeated,
    /// The visit is over.
    Ended,
}

/// The table's side of the greeting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// The table's [`super::VERSION`].
    pub wire: u16,
    /// The build of the program at the table.
    pub build: String,
    /// The language of the table, `fr` or `en`.
    pub language: String,
    /// The eyes of the screen.
    pub eyes: Viewer,
    /// Who looks with them; nobody at a television.
    pub who: Option<Sitter>,
    /// The game on the table, if one is played.
    pub game: Option<GameId>,
}

/// What a screen shows, and all around it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen<S> {
    /// Which game it is.
    pub game: GameId,
    /// Whose eyes see it.
    pub eyes: Viewer,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What the table shows around it.
    pub scene: Scene,
    /// What each seat owns and does, by seat.
    pub cards: Vec<Card>,
    /// The winners, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// The final score of each seat, by seat, in the game's own unit; empty before the end.
    pub scores: Vec<u32>,
    /// The same in words.
    pub reached: Vec<String>,
    /// A line besides the winner, at the end.
    pub after: String,
    /// The fingerprint of the view that it was made from ([`super::fingerprint_of`]).
    pub fingerprint: String,
    /// The board of a television, the hand of a phone.
    pub shows: S,
}

impl<S> Seen<S> {
    /// Whether each seat has its sitter, its card and, at the end, its score, and the eyes are one of them: screens look
    /// seats up.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let seats = self.scene.sitters.len();
        let eyes = match self.eyes {
            Viewer::Table => 0,
            Viewer::Seat(seat) => seat.index(),
        };
        let ends = [self.scores.len(), self.reached.len()];
        let ended =
            ends.iter().all(|count| *count == if self.winners.is_some() { seats } else { 0 });
        (1..=MOST_SEATS).contains(&seats) && self.cards.len() == seats && eyes < seats && ended
    }
}

/// What the table shows besides the view, all of it for everybody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The name of the phase.
    pub phase: String,
    /// The people, by seat.
    pub sitters: Vec<Sitter>,
    /// The seats whose hands are on phones.
    pub phones: Vec<Seat>,
    /// The small line of the table's bar.
    pub title: String,
    /// The large line of the table's bar.
    pub what: String,
    /// The language of the texts of the deck in the view, `fr` or `en`.
    pub deck: String,
    /// Whether the latest reveal is being read.
    pub reveal: bool,
    /// Whether a card lies open that explains what begins.
    pub explains: bool,
    /// The seat that looks behind a curtain at the moment.
    pub private: Option<Seat>,
    /// Game time when this was written.
    pub now: Ms,
    /// Whether the game clock stands.
    pub stands: bool,
    /// Whether the table has made a pause.
    pub paused: bool,
    /// The addresses of the uncovered pieces of a picture: for the board that is made of it, which holds them; they are
    /// not sent a second time.
    #[serde(skip)]
    pub pieces: Vec<String>,
}

impl Scene {
    /// The sitter of that seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Sitter {
        let nobody = || Sitter { name: String::new(), mark: Mark(0), automatic: false };
        self.sitters.get(seat.index()).cloned().unwrap_or_else(nobody)
    }

    /// The name of whoever sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.sitter(seat).name
    }

    /// The mark of whoever sits there.
    #[must_use]
    pub fn mark(&self, seat: Seat) -> Mark {
        self.sitter(seat).mark
    }

    /// Whether that seat's hand is on a phone.
    #[must_use]
    pub fn has_phone(&self, seat: Seat) -> bool {
        self.phones.contains(&seat)
    }

    /// Chairs with the sitters' names, for functions that put them into words.
    #[must_use]
    pub fn chairs(&self) -> Vec<Chair> {
        self.sitters.iter().map(|it| Chair::person(&it.name, it.mark)).collect()
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.sitters.len().min(MOST_SEATS) as u8)
    }
}

/// The player of a seat, as everybody may know it.
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

/// The standing of one person in a soirée.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The person.
    pub sitter: Sitter,
    /// All points.
    pub points: u32,
    /// 1 for the leader; equal points share a rank.
    pub rank: usize,
}

/// A step of the podium.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// 1 for the winner; 0 for all where nobody has won.
    pub rank: u8,
    /// Who stands on it, and the result in words; `None` until the table has shown it.
    pub who: Option<(Sitter, String)>,
}

/// A message from a screen to the table. It never names its seat: the wire belongs to a seat, or to the table's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToTable {
    /// The first message, and the only one before a [`Welcome`].
    Hello(Hello),
    /// The person at the screen plays a move.
    Act(Act),
    /// The person at the screen has read what lies open: the table goes on.
    GoOn(Open),
    /// Measures the distance to the table; the number means nothing to it.
    Ping(u32),
    /// The sentence of that number was said at the screen.
    Said(u32),
    /// The screen closes the wire.
    Bye,
}

/// What lies open to be read before the table goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// What was revealed.
    Reveal,
    /// The card that explains what begins.
    Title,
}

/// The screen's side of the greeting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The screen's [`super::VERSION`].
    pub wire: u16,
    /// The build of the program at the screen.
    pub build: String,
}

/// A move played at a screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The move, as journals write it.
    pub mv: String,
    /// Game time of the touch, by the clock of the screen.
    pub touched: Ms,
}
