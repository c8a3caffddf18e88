//! What stands on a podium and on the picture to share.

use super::moment::Medal;
use crate::podium::Shown;
use crate::rules::{Chair, Mark};
use leptos::prelude::RwSignal;
use web_sys::Element;

/// The content of the picture.
pub struct Picture {
    /// The game.
    pub game: &'static str,
    /// Who has won, in words.
    pub title: String,
    /// Whether anybody has won.
    pub won: bool,
    /// Whether whoever has won wears a crown.
    pub crowned: bool,
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

/// Somebody who stands on a podium.
#[derive(Clone)]
pub struct Stander {
    /// The name.
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
}

impl From<Chair> for Stander {
    fn from(Chair { name, mark, .. }: Chair) -> Stander {
        Stander { name, mark }
    }
}

/// What the end of a soirée shows.
#[derive(Clone)]
pub struct Crown {
    /// Who has won, in words.
    pub title: String,
    /// Everybody, best first, with the rank and the points in words.
    pub standers: Vec<(Stander, usize, String)>,
    /// What each did best.
    pub medals: Vec<Medal>,
    /// Whether it has just been ended: then it is shown in steps.
    pub is_new: bool,
    /// How much of it is shown.
    pub shown: RwSignal<Shown>,
}
