//! The picture to share: the title and the podium, drawn on a canvas that nobody sees.

use super::{Step, ranking};
use crate::app::shell::download;
use crate::rules::{Chair, Outcome, Seat};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// What the picture says.
pub struct Picture {
    /// The game.
    pub game: String,
    /// Who has won, in words.
    pub title: String,
    /// A line for each seat, best first: rank, name, colour token number, result.
    pub lines: Vec<(usize, String, u8, String)>,
}

impl Picture {
    /// The picture of an end; `result` is what a seat has reached, in words.
    pub fn of(
        (game, title): (&str, &str),
        chairs: &[Chair],
        outcome: &Outcome,
        result: impl Fn(Seat) -> String,
    ) -> Picture {
        let line = |step: Step| {
            let chair = &chairs[step.seat.index()];
            (step.rank, chair.name.clone(), chair.mark.0, result(step.seat))
        };
        let lines = ranking(outcome).into_iter().map(line).collect();
        Picture { game: game.into(), title: title.into(), lines }
    }
}

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 675;

/// Draws the picture and hands it to the device's share sheet, or saves it.
pub fn share(picture: &Picture) {
    let document = leptos::prelude::document();
    let canvas = document.create_element("canvas").ok();
    let Some(canvas) = canvas.and_then(|c| c.dyn_into::<HtmlCanvasElement>().ok()) else { return };
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    let Some(pen) = canvas
        .get_context("2d")
        .ok()
        .flatten()
        .and_then(|pen| pen.dyn_into::<CanvasRenderingContext2d>().ok())
    else {
        return;
    };
    draw(&pen, picture);
    download::share_png(&canvas, "la-tablee.png", &picture.title);
}

/// Colours come from the style sheet, as everywhere.
fn colour(name: &str) -> String {
    let root = leptos::prelude::document().document_element();
    root.and_then(|root| leptos::prelude::window().get_computed_style(&root).ok().flatten())
        .and_then(|style| style.get_property_value(name).ok())
        .unwrap_or_default()
}

fn draw(pen: &CanvasRenderingContext2d, picture: &Picture) {
    let (paper, ink) = (colour("--paper"), colour("--ink"));
    pen.set_fill_style_str(&paper);
    pen.fill_rect(0.0, 0.0, f64::from(WIDTH), f64::from(HEIGHT));
    pen.set_fill_style_str(&ink);
    text(pen, &picture.game, 60.0, 90.0, "600 34px");
    text(pen, &picture.title, 60.0, 180.0, "800 76px");
    for (index, (rank, name, mark, result)) in picture.lines.iter().enumerate() {
        let y = 280.0 + 90.0 * index as f64;
        pen.set_fill_style_str(&colour(&["--seat-", &mark.to_string()].concat()));
        pen.fill_rect(60.0, y - 46.0, 60.0, 60.0);
        pen.set_fill_style_str(&ink);
        text(pen, &rank.to_string(), 78.0, y, "800 40px");
        text(pen, name, 150.0, y, "700 46px");
        text(pen, result, 640.0, y, "600 38px");
    }
    text(pen, "La Tablée", 60.0, 640.0, "800 30px");
}

fn text(pen: &CanvasRenderingContext2d, text: &str, x: f64, y: f64, font: &str) {
    pen.set_font(
        &[font, " \"Bricolage Grotesque Variable\", \"Bricolage Grotesque Names\", sans-serif"]
            .concat(),
    );
    let _ = pen.fill_text(text, x, y);
}
