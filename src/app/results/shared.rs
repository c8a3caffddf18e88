//! What stands on the picture to share.

use super::moment::Medal;
use crate::rules::Mark;
use web_sys::Element;

/// The content of the picture.
pub struct Picture {
    /// The game.
    pub game: &'static str,
    /// Who has won, in words.
    pub title: String,
    /// Whether anybody has won.
    pub won: bool,
    /// One line per seat, best first.
    pub lines: Vec<Line>,
    /// Number of people for whom there is no step.
    pub others: usize,
    /// The medals, three at most.
    pub medals: Vec<Medal>,
    /// The pieces of the mystery star, row by row.
    pub star: Vec<Element>,
    /// The day, in words.
    pub day: String,
    /// The address of the app, unless only this tablet can open it.
    pub address: Option<String>,
}

/// The line of one seat.
pub struct Line {
    /// 1 for the winner.
    pub rank: usize,
    /// The name the table used.
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
    /// Its result, in words.
    pub result: String,
}
