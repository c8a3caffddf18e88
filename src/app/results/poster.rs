//! Draws the picture to share: the game's ground with rays, the title, the winners' podium, in the colours of the
//! style sheet; beside it the medals, the star that was found, and the app's address.

use super::ceremony::BETWEEN;
use super::moment::Medal;
use super::shared::{Line, Picture};
use crate::app::words::tr;
use crate::podium::side_by_side;
use crate::poster::{CODE, Ink, MEDAL, RAYS as RAY, STEP, STRIP, TITLE, WON};
use crate::qr::{Bar, Code};
use crate::rules::Mark;
use leptos::prelude::{document, window};
use std::f64::consts::{PI, TAU};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d as Pen, Element};

/// Its width, in px.
pub const WIDTH: f64 = 1200.0;
/// Its height, in px.
pub const HEIGHT: f64 = 675.0;

/// The floor of the podium: the upper edge of the strip with the app's name.
const FLOOR: f64 = HEIGHT - 62.0;
/// The origin of the rays.
const SUN: (f64, f64) = (WIDTH / 2.0, 330.0);
/// Width of the area on either side of the podium.
const SIDE: f64 = 250.0;
const RAYS: u8 = 16;
const OUTLINE: f64 = 4.0;

/// Draws the whole picture.
pub fn draw(pen: &Pen, picture: &Picture) {
    pen.set_line_width(OUTLINE);
    pen.set_line_join("round");
    pen.set_text_align("center");
    ground(pen);
    podium(pen, picture);
    medals(pen, &picture.medals);
    star(pen, &picture.star);
    pen.set_fill_style_str(&colour(STRIP.on));
    pen.fill_rect(0.0, FLOOR, WIDTH, HEIGHT - FLOOR);
    pen.set_fill_style_str(&colour(TITLE.write));
    words(pen, picture.game, (WIDTH / 2.0, 62.0), ("700 34px", WIDTH - 120.0));
    words(pen, &picture.title, (WIDTH / 2.0, 146.0), ("800 80px", WIDTH - 120.0));
    pen.set_fill_style_str(&colour(STRIP.write));
    words(pen, "La Tablée", (WIDTH / 2.0, HEIGHT - 20.0), ("800 34px", WIDTH));
    words(pen, &picture.day, (SIDE / 2.0, HEIGHT - 22.0), ("600 26px", SIDE - 24.0));
    if picture.others > 0 {
        let more = tr!(results.and_others, n = picture.others);
        words(pen, &more, (WIDTH - 1.5 * SIDE, HEIGHT - 22.0), ("600 26px", SIDE - 24.0));
    }
    if let Some(address) = &picture.address {
        code(pen, address);
    }
}

/// A colour of the style sheet; a game's own colours come from its screen.
fn colour(name: &str) -> String {
    let document = document();
    let world = document.query_selector(".screen[data-game]").ok().flatten();
    world
        .or_else(|| document.document_element())
        .and_then(|of| window().get_computed_style(&of).ok().flatten())
        .and_then(|style| style.get_property_value(name).ok())
        .unwrap_or_default()
}

fn ground(pen: &Pen) {
    pen.set_fill_style_str(&colour(TITLE.on));
    pen.fill_rect(0.0, 0.0, WIDTH, HEIGHT);
    pen.set_fill_style_str(&colour(RAY.0));
    pen.set_global_alpha(RAY.1);
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

/// Draws the steps.
fn podium(pen: &Pen, picture: &Picture) {
    let steps: Vec<&Line> = side_by_side(picture.lines.iter().collect());
    let room = if picture.has_sides() { WIDTH - 2.0 * SIDE } else { WIDTH - 48.0 };
    let width = (room / steps.len().max(1) as f64).min(230.0);
    let left = (WIDTH - width * steps.len() as f64) / 2.0;
    for (index, line) in steps.into_iter().enumerate() {
        let won = picture.won && line.rank == 1;
        step(pen, line, (left + width * index as f64, width), won, won && picture.crowned);
    }
}

fn step(pen: &Pen, line: &Line, (left, width): (f64, f64), won: bool, crowned: bool) {
    let Ink { write, on } = if won { WON } else { STEP };
    // The lowest has room for a rank, a name and two lines.
    let top = FLOOR - 300.0 + 32.0 * (line.rank.min(4) - 1) as f64;
    let middle = left + width / 2.0;
    // Narrow steps have smaller marks and suns, so that none overlaps its neighbour's.
    let scale = (width / 150.0).min(1.0);
    pen.set_stroke_style_str(&colour("--line"));
    if won {
        disc(pen, (middle, top - 52.0), 64.0 * scale);
    }
    pen.set_fill_style_str(&colour(on));
    pen.fill_rect(left, top, width, FLOOR - top);
    pen.stroke_rect(left, top, width, FLOOR - top);
    pen.set_fill_style_str(&colour(&["--seat-", &line.mark.0.to_string()].concat()));
    shape(pen, line.mark, (middle, top - 52.0), 36.0 * scale);
    pen.fill();
    pen.stroke();
    if crowned {
        crown(pen, (middle, top - 84.0), 30.0 * scale);
    }
    pen.set_fill_style_str(&colour(write));
    let room = width - 24.0;
    words(pen, &line.rank.to_string(), (middle, top + 62.0), ("800 56px", room));
    words(pen, &line.name, (middle, top + 108.0), ("800 34px", room));
    for (below, part) in (0_u8..).zip(line.result.split(BETWEEN)) {
        let y = top + 144.0 + 30.0 * f64::from(below);
        words(pen, part, (middle, y), ("600 26px", room));
    }
}

/// Draws the medals on the left, one below the other.
fn medals(pen: &Pen, medals: &[Medal]) {
    for (place, medal) in (0..).zip(medals) {
        let (left, top) = (20.0, 196.0 + 134.0 * f64::from(place));
        pen.set_fill_style_str(&colour(MEDAL.on));
        pen.fill_rect(left, top, SIDE - 40.0, 116.0);
        pen.stroke_rect(left, top, SIDE - 40.0, 116.0);
        pen.set_fill_style_str(&colour(&["--seat-", &medal.mark.0.to_string()].concat()));
        shape(pen, medal.mark, (left + 34.0, top + 40.0), 18.0);
        pen.fill();
        pen.stroke();
        pen.set_fill_style_str(&colour(MEDAL.write));
        let middle = left + (SIDE - 40.0) / 2.0;
        words(pen, &medal.name, (middle + 24.0, top + 48.0), ("800 26px", SIDE - 110.0));
        words(pen, &medal.title, (middle, top + 92.0), ("600 22px", SIDE - 56.0));
    }
}

/// Draws the mystery star in its frame on the right, from its pieces: seven rows of a large and a small one.
fn star(pen: &Pen, pieces: &[Element]) {
    if pieces.is_empty() {
        return;
    }
    let (left, top, width) = (WIDTH - SIDE + 10.0, 196.0, SIDE - 30.0);
    let (row, large) = (width / 1.5 / 7.0, width * 0.64);
    pen.set_fill_style_str(&colour("--white"));
    pen.fill_rect(left - 6.0, top - 6.0, width + 12.0, 7.0 * row + 12.0);
    for (index, piece) in (0..).zip(pieces) {
        let (x, wide) = if index % 2 == 0 { (0.0, large) } else { (large, width - large) };
        let y = top + row * f64::from(index / 2);
        // A piece that is not loaded leaves its place white.
        if let Some(image) = piece.dyn_ref() {
            let _ =
                pen.draw_image_with_html_image_element_and_dw_and_dh(image, left + x, y, wide, row);
        } else if let Some(canvas) = piece.dyn_ref() {
            let _ = pen.draw_image_with_html_canvas_element_and_dw_and_dh(
                canvas,
                left + x,
                y,
                wide,
                row,
            );
        }
    }
    pen.stroke_rect(left - 6.0, top - 6.0, width + 12.0, 7.0 * row + 12.0);
}

/// Draws the app's address as a code for a camera, over the right end of the strip.
fn code(pen: &Pen, address: &str) {
    let Some(code) = Code::of(address) else { return };
    let edge = 176.0;
    let (left, top) = (WIDTH - SIDE / 2.0 - edge / 2.0, HEIGHT - 16.0 - edge);
    let unit = edge / f64::from(code.size);
    pen.set_fill_style_str(&colour(CODE.on));
    pen.fill_rect(left, top, edge, edge);
    pen.set_fill_style_str(&colour(CODE.write));
    for Bar { x, y, length } in &code.bars {
        let [x, y, length] = [x, y, length].map(|n| f64::from(*n) * unit);
        // Slightly more, so that no light lines show between the rows.
        pen.fill_rect(left + x, top + y, length + 0.3, unit + 0.3);
    }
}

/// A crown that sits on `(x, y)`, as wide to each side as `half`.
fn crown(pen: &Pen, (x, y): (f64, f64), half: f64) {
    pen.set_fill_style_str(&colour("--gold"));
    pen.begin_path();
    let points = [
        (-0.8, 0.0),
        (-1.0, -1.1),
        (-0.45, -0.6),
        (0.0, -1.4),
        (0.45, -0.6),
        (1.0, -1.1),
        (0.8, 0.0),
    ];
    points.into_iter().for_each(|(across, up)| pen.line_to(x + half * across, y + half * up));
    pen.close_path();
    pen.fill();
    pen.stroke();
}

/// The sun behind a winner.
fn disc(pen: &Pen, (x, y): (f64, f64), radius: f64) {
    pen.set_fill_style_str(&colour("--gold"));
    pen.begin_path();
    let _ = pen.arc(x, y, radius, 0.0, TAU);
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

/// Words centred on `x`, squeezed if they are longer than their room.
fn words(pen: &Pen, text: &str, (x, y): (f64, f64), (font, room): (&str, f64)) {
    pen.set_font(
        &[font, " \"Bricolage Grotesque Variable\", \"Bricolage Grotesque Names\", sans-serif"]
            .concat(),
    );
    let _ = pen.fill_text_with_max_width(text, x, y, room);
}
