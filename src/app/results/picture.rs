//! The picture to share: a poster with the title, the winner's sun and the podium, medals, star, day and address,
//! drawn on a canvas outside the page.

use super::ceremony::Ending;
use super::moment::Medal;
use super::poster;
use super::shared::{Line, Picture};
use crate::app::browser::{dates, download, link};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::podium::{Step, ranking};
use crate::rules::Chair;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement};

/// The file's name.
const FILE: &str = "la-tablee.png";

/// Maximum number of steps.
const STEPS: usize = 6;

/// Maximum number of medals.
const MEDALS: usize = 3;

impl Picture {
    /// The picture of a game's ending.
    pub fn of(ending: &Ending, mut medals: Vec<Medal>) -> Picture {
        let Ending { game, title, chairs, outcome, out, reached, .. } = ending;
        let line = |Step { seat, rank }: Step| {
            let Chair { name, mark, .. } = chairs[seat.index()].clone();
            Line { rank, name, mark, result: reached[seat.index()].clone() }
        };
        let lines = ranking(outcome, out).into_iter().map(line).collect();
        let won = !outcome.winners.is_empty();
        let crowned = card(*game).contest;
        medals.truncate(MEDALS);
        let (game, title) = ((card(*game).title)(), title.clone());
        let (star, day, address) =
            (star(), dates::day(js_sys::Date::now()), link::here_for_others());
        Picture { game, title, won, crowned, lines, others: 0, medals, star, day, address }
    }

    /// The picture of an evening: its title, the standings and the medals.
    pub fn of_evening(title: String, mut lines: Vec<Line>, mut medals: Vec<Medal>) -> Picture {
        medals.truncate(MEDALS);
        let others = lines.len().saturating_sub(STEPS);
        lines.truncate(STEPS);
        let (game, won) = (tr!(evening.title), lines.iter().any(|line| line.rank == 1));
        let (day, address) = (dates::day(js_sys::Date::now()), link::here_for_others());
        let star = vec![];
        Picture { game, title, won, crowned: won, lines, others, medals, star, day, address }
    }

    /// Whether something stands beside the podium.
    pub fn has_sides(&self) -> bool {
        !self.medals.is_empty() || !self.star.is_empty() || self.address.is_some()
    }
}

/// The pieces of the star that the results show: pictures, or canvases of a photograph.
fn star() -> Vec<Element> {
    let Ok(all) = document().query_selector_all(".star-revealed .piece-of-star") else {
        return vec![];
    };
    (0..all.length()).filter_map(|i| all.get(i)?.dyn_into().ok()).collect()
}

/// Draws the picture and hands it to the device's share sheet; or saves it, and says where.
pub fn share(shell: Shell, picture: &Picture) {
    let Some((canvas, pen)) = canvas() else { return };
    poster::draw(&pen, picture);
    download::share_png(&canvas, FILE, &picture.title, move || {
        shell.tell_for_a_while(tr!(results.saved, file = FILE));
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
