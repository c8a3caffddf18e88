//! The picture to share: a poster with the title, the winner's sun and the podium, drawn on a canvas that
//! nobody sees.

use super::podium::{Step, ranking};
use super::poster;
use super::won::Ending;
use crate::app::Shell;
use crate::app::shell::download;
use crate::app::words::{game_name, tr};
use crate::rules::{Chair, Mark};
use leptos::prelude::{Set, document};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The file's name.
const FILE: &str = "la-tablee.png";

/// What the picture says.
pub struct Picture {
    /// The game.
    pub game: &'static str,
    /// Who has won, in words.
    pub title: String,
    /// Whether anybody has.
    pub won: bool,
    /// A line for each seat, best first.
    pub lines: Vec<Line>,
}

/// One seat of it.
pub struct Line {
    /// 1 for the winner.
    pub rank: usize,
    /// The name the table used.
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
    /// What it has reached, in words.
    pub result: String,
}

impl Picture {
    /// The picture of an end.
    pub fn of(ending: &Ending) -> Picture {
        let Ending { game, title, chairs, outcome, out, reached, .. } = ending;
        let line = |Step { seat, rank }: Step| {
            let Chair { name, mark, .. } = chairs[seat.index()].clone();
            Line { rank, name, mark, result: reached[seat.index()].clone() }
        };
        let lines = ranking(outcome, out).into_iter().map(line).collect();
        let won = !outcome.winners.is_empty();
        Picture { game: game_name(*game), title: title.clone(), won, lines }
    }
}

/// Draws the picture and hands it to the device's share sheet; or saves it, and says where.
pub fn share(shell: Shell, picture: &Picture) {
    let Some((canvas, pen)) = canvas() else { return };
    poster::draw(&pen, picture);
    download::share_png(&canvas, FILE, &picture.title, move || {
        shell.notice.set(Some(tr!(results.saved, file = FILE)));
    });
}

fn canvas() -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas = document().create_element("canvas").ok()?;
    let canvas = canvas.dyn_into::<HtmlCanvasElement>().ok()?;
    canvas.set_width(poster::WIDTH as u32);
    canvas.set_height(poster::HEIGHT as u32);
    let pen = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some((canvas, pen))
}
