//! The content of a television: a sheet with a question and what stands beside it, or the rows of a day; and the cards
//! of the seats.

use super::Word;
use crate::rules::crowd::Crowd;
use crate::rules::{Mark, Ms, Seat};
use crate::wire::{Scene, Sitter};
use serde::{Deserialize, Serialize};

/// The content of a television.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What is played.
    pub stage: Stage,
    /// Whom the table waits for.
    pub lit: Crowd,
    /// When the running timer ends.
    pub until: Option<Ms>,
    /// What stands beside the podium, once the winner is known.
    pub ending: Beside,
}

/// What is played; equal stages are not re-rendered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// A sheet.
    Sheet(Box<Sheet>, Beside),
    /// The rows of a day.
    Day(Box<Day>),
}

/// The content of a sheet.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The small line above: who, for how much.
    pub kicker: String,
    /// The question, or the one thing that happens.
    pub q: String,
    /// What is asked of whom; a phone says it its own way.
    pub ask: String,
    /// What can be chosen or has been said, in the order of the table.
    pub choices: Vec<Choice>,
    /// The layout of the choices: `two`, `grid`, `list`.
    pub lie: Word,
    /// The line with the proposals of a number.
    pub line: Option<Line>,
    /// What follows: the answer, who takes what, the explanation.
    pub foot: Vec<String>,
}

/// A choice, or something that was said.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// A letter or a number before it.
    pub badge: String,
    /// Its text; `None` while it lies face down.
    pub words: Option<String>,
    /// `right`, `wrong`, `dim`, `picked`, or nothing.
    pub state: Word,
    /// Whose it is.
    pub marks: Vec<Mark>,
    /// A small remark behind it.
    pub aside: String,
}

impl Choice {
    /// A choice that lies open.
    pub fn open(words: impl Into<String>) -> Choice {
        Choice { words: Some(words.into()), ..Choice::default() }
    }

    /// A seat: its mark and the name of whoever sits there.
    pub fn of(seat: Seat, scene: &Scene) -> Choice {
        Choice { marks: vec![scene.mark(seat)], ..Choice::open(scene.name(seat)) }
    }
}

/// A line with numbers on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The right number, once it lies open.
    pub target: Option<Pin>,
    /// The proposals.
    pub pins: Vec<Pin>,
}

/// A number on a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pin {
    /// The mark of its seat; `None` for the right number.
    pub mark: Option<Mark>,
    /// The number, in words.
    pub words: String,
    /// Its position, in thousandths of the line.
    pub at: u16,
    /// Whether it is the nearest.
    pub wins: bool,
}

/// What stands beside a sheet or a podium.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beside {
    /// Nothing.
    #[default]
    Nothing,
    /// The foam die, as it lies.
    Die(Die),
    /// A pyramid, the lowest step first.
    Tower(Vec<Step>),
    /// The ring of squares.
    Ring(Ring),
    /// The board over a picture, with its open pieces.
    Star(Vec<Piece>),
    /// The two clocks of a face-off.
    Clocks(Box<[Side; 2]>),
}

/// What the foam die shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// The kind of challenge, for the style sheet.
    pub kind: Word,
    /// The same in words.
    pub words: String,
    /// The sum under it.
    pub amount: String,
}

/// A step of a pyramid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// `past`, `now` or `ahead`.
    pub state: Word,
    /// Whether it catches those who fall.
    pub net: bool,
    /// What it is worth.
    pub words: String,
    /// Who stands on it, and whether each has stopped climbing.
    pub climbers: Vec<(Mark, bool)>,
}

/// The ring of 24 squares (EGO-R5) from above.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ring {
    /// The pawns, each with its square.
    pub pawns: Vec<(Mark, u8)>,
    /// The square that the turn is about.
    pub lit: Option<u8>,
    /// The dice that were thrown last.
    pub thrown: Option<Thrown>,
}

/// The dice beside a ring.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thrown {
    /// The one that moves a pawn.
    Six(u8),
    /// Page and number.
    Twenties(u8, u8),
}

/// A piece of a picture that lies open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Whether it is behind a large flap.
    pub large: bool,
    /// The row of the flap, from 1.
    pub place: u8,
    /// The address of the piece.
    pub address: String,
}

/// A side of a face-off.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Whose it is.
    pub mark: Mark,
    /// The name of that seat.
    pub name: String,
    /// The time left while the clock rests.
    pub left: Ms,
    /// The time of a full clock.
    pub whole: Ms,
    /// When the clock ends, while it runs.
    pub until: Option<Ms>,
    /// Whether the game clock stands.
    pub still: bool,
    /// Whether it is this side's turn.
    pub on: bool,
}

/// The rows of a day, and the card that was drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Day {
    /// What lies in the middle.
    pub middle: Middle,
    /// What happens.
    pub words: String,
    /// How many cards the pile has, in words.
    pub pile: String,
    /// The rows, by seat.
    pub rows: Vec<Row>,
}

/// What lies in the middle of a day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Middle {
    /// Nothing.
    Nothing,
    /// So many backs.
    Backs(u8),
    /// The card of an hour.
    Hour(Hour),
    /// A ghost.
    Ghost,
}

/// The card of an hour.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hour {
    /// The hour.
    pub hour: u8,
    /// The same in words.
    pub words: String,
    /// The name of its drawing.
    pub drawing: String,
}

/// The row of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whose row it is, for screen readers.
    pub label: String,
    /// How many cards the hand has, in words.
    pub cards: String,
    /// The places; `None` where one is free.
    pub slots: Vec<Option<Hour>>,
    /// Whether it is its turn.
    pub turn: bool,
}

/// The card of a seat, on a television and on a phone.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What it owns, in words.
    pub sum: String,
    /// Its status, in a word or two.
    pub tag: String,
    /// Whether it is out of the game.
    pub out: bool,
    /// Whether the tag says that the seat is done.
    pub done: bool,
    /// The state of its star, in a game that has them: `green`, `orange`, `red` or `out`; else empty.
    pub star: Word,
}
