//! How the picture to share is drawn: the game's ground with rays, the title, the winners' podium, in the
//! colours of the style sheet.

use super::picture::{Line, Picture};
use crate::rules::Mark;
use leptos::prelude::{document, window};
use std::f64::consts::{PI, TAU};
use web_sys::CanvasRenderingContext2d as Pen;

/// Its width, in px.
pub const WIDTH: f64 = 1200.0;
/// Its height, in px.
pub const HEIGHT: f64 = 675.0;

/// Where the podium stands: the upper edge of the strip that says whose picture it is.
const FLOOR: f64 = HEIGHT - 62.0;
/// Where the rays come from.
const SUN: (f64, f64) = (WIDTH / 2.0, 330.0);
const RAYS: u8 = 16;
const OUTLINE: f64 = 4.0;

/// Draws the whole picture.
pub fn draw(pen: &Pen, picture: &Picture) {
    pen.set_line_width(OUTLINE);
    pen.set_line_join("round");
    pen.set_text_align("center");
    ground(pen);
    podium(pen, picture);
    pen.set_fill_style_str(&colour("--ink"));
    pen.fill_rect(0.0, FLOOR, WIDTH, HEIGHT - FLOOR);
    words(pen, picture.game, (WIDTH / 2.0, 62.0), ("700 34px", WIDTH - 120.0));
    words(pen, &picture.title, (WIDTH / 2.0, 146.0), ("800 80px", WIDTH - 120.0));
    pen.set_fill_style_str(&colour("--white"));
    words(pen, "La Tablée", (WIDTH / 2.0, HEIGHT - 20.0), ("800 34px", WIDTH));
}

/// Colours come from the style sheet, as everywhere; a game's own from its screen.
fn colour(name: &str) -> String {
    let document = document();
    let world = document.query_selector("[data-game]").ok().flatten();
    world
        .or_else(|| document.document_element())
        .and_then(|of| window().get_computed_style(&of).ok().flatten())
        .and_then(|style| style.get_property_value(name).ok())
        .unwrap_or_default()
}

fn ground(pen: &Pen) {
    pen.set_fill_style_str(&colour("--ground"));
    pen.fill_rect(0.0, 0.0, WIDTH, HEIGHT);
    pen.set_fill_style_str(&colour("--white"));
    pen.set_global_alpha(0.32);
    let step = TAU / f64::from(RAYS);
    for ray in 0..RAYS {
        let from = step * f64::from(ray);
        pen.begin_path();
        pen.move_to(SUN.0, SUN.1);
        for angle in [from, from + step / 2.0] {
            pen.line_to(SUN.0 + WIDTH * angle.cos(), SUN.1 + WIDTH * angle.sin());
        }
        pen.fill();
    }
    pen.set_global_alpha(1.0);
}

/// Second, first, third, and so on, from the left.
fn podium(pen: &Pen, picture: &Picture) {
    let mut steps: Vec<&Line> = picture.lines.iter().collect();
    if steps.len() > 1 {
        steps.swap(0, 1);
    }
    let width = (WIDTH / steps.len().max(1) as f64 - 24.0).min(230.0);
    let left = (WIDTH - width * steps.len() as f64) / 2.0;
    for (index, line) in steps.into_iter().enumerate() {
        step(pen, line, (left + width * index as f64, width), picture.won && line.rank == 1);
    }
}

fn step(pen: &Pen, line: &Line, (left, width): (f64, f64), won: bool) {
    let top = FLOOR - 270.0 + 32.0 * (line.rank.min(4) - 1) as f64;
    let middle = left + width / 2.0;
    pen.set_stroke_style_str(&colour("--line"));
    if won {
        disc(pen, (middle, top - 52.0));
    }
    pen.set_fill_style_str(&colour(if won { "--gold" } else { "--white" }));
    pen.fill_rect(left, top, width, FLOOR - top);
    pen.stroke_rect(left, top, width, FLOOR - top);
    pen.set_fill_style_str(&colour(&["--seat-", &line.mark.0.to_string()].concat()));
    shape(pen, line.mark, (middle, top - 52.0), 36.0);
    pen.fill();
    pen.stroke();
    pen.set_fill_style_str(&colour("--ink"));
    let room = width - 24.0;
    words(pen, &line.rank.to_string(), (middle, top + 62.0), ("800 56px", room));
    words(pen, &line.name, (middle, top + 108.0), ("800 34px", room));
    words(pen, &line.result, (middle, top + 144.0), ("600 26px", room));
}

/// The sun behind a winner.
fn disc(pen: &Pen, (x, y): (f64, f64)) {
    pen.set_fill_style_str(&colour("--gold"));
    pen.begin_path();
    let _ = pen.arc(x, y, 64.0, 0.0, TAU);
    pen.fill();
    pen.stroke();
}

/// Traces a seat's shape, as large as `radius`.
fn shape(pen: &Pen, mark: Mark, (x, y): (f64, f64), radius: f64) {
    pen.begin_path();
    match mark.0 {
        0 => drop(pen.arc(x, y, radius, 0.0, TAU)),
        5 => {
            let _ = pen.arc(x, y + radius * 0.25, radius * 0.75, 0.0, PI);
            pen.line_to(x, y - radius);
        }
        other => corners(other).for_each(|(angle, far)| {
            pen.line_to(x + radius * far * angle.sin(), y - radius * far * angle.cos());
        }),
    }
    pen.close_path();
}

/// The corners of a shape: angle from noon, distance in radiuses.
fn corners(mark: u8) -> impl Iterator<Item = (f64, f64)> {
    let (count, first, inner) = match mark {
        1 => (4, PI / 4.0, 1.2),
        2 => (3, 0.0, 1.1),
        3 => (10, 0.0, 0.48),
        _ => (6, 0.0, 1.0),
    };
    let far = move |corner: u8| if count == 10 && corner.is_multiple_of(2) { 1.1 } else { inner };
    (0..count).map(move |corner| (first + TAU * f64::from(corner) / f64::from(count), far(corner)))
}

/// Words around `x`, squeezed into their room where they are longer.
fn words(pen: &Pen, text: &str, (x, y): (f64, f64), (font, room): (&str, f64)) {
    pen.set_font(
        &[font, " \"Bricolage Grotesque Variable\", \"Bricolage Grotesque Names\", sans-serif"]
            .concat(),
    );
    let _ = pen.fill_text_with_max_width(text, x, y, room);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_has_its_corners() {
        let counts: Vec<usize> = (1..5).map(|mark| corners(mark).count()).collect();
        assert_eq!(counts, [4, 3, 10, 6]);
        let star: Vec<f64> = corners(3).map(|(_, far)| far).collect();
        assert!(star.chunks(2).all(|pair| pair[0] > pair[1]), "out and in by turns");
    }
}
