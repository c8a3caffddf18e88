//! Cuts a photograph from the device into the fourteen pieces of a mystery star ([`crate::workshop::photo`]), within
//! the page.

use super::js::{self, call, get};
use crate::workshop::photo::{PIECES, is_whole};
use js_sys::Uint8Array;
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, File, HtmlCanvasElement};

/// The size of the whole picture in pixels; the board is one and a half times as wide as it is high.
const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 600.0;
/// The share of its width behind the large flaps.
const LARGE: f64 = 0.64;
const ROWS: usize = PIECES / 2;
/// The JPEG qualities to try, until all pieces are small enough.
const QUALITIES: [f64; 4] = [0.72, 0.55, 0.4, 0.25];

/// A part of a picture: left, top, width, height.
type Part = [f64; 4];

/// Cuts a photograph and passes its pieces to `told`; `None` if the browser cannot read it or no quality makes
/// them small enough.
pub fn cut(file: &File, told: impl FnOnce(Option<Vec<String>>) + 'static) {
    let upright = js::object(&[("imageOrientation", "from-image".into())]);
    let asked = call(&js_sys::global(), "createImageBitmap", &[file.into(), upright]);
    js::when_settled(&asked.unwrap_or_default(), move |bitmap| {
        told(bitmap.ok().and_then(|bitmap| pieces(&bitmap)));
    });
}

/// Draws a piece on a canvas, which takes its size; draws nothing if the browser cannot read the piece.
pub fn draw(canvas: HtmlCanvasElement, piece: &str) {
    let Some(blob) = blob(piece) else { return };
    let asked = call(&js_sys::global(), "createImageBitmap", &[blob.into()]);
    js::when_settled(&asked.unwrap_or_default(), move |bitmap| {
        let Some((bitmap, [wide, high])) =
            bitmap.ok().and_then(|it| Some((it.clone(), size(&it)?)))
        else {
            return;
        };
        canvas.set_width(wide as u32);
        canvas.set_height(high as u32);
        if let Some(context) = context(&canvas) {
            call(&context, "drawImage", &[bitmap, 0.into(), 0.into()]);
        }
    });
}

fn blob(piece: &str) -> Option<Blob> {
    let letters = window().atob(piece).ok()?;
    let bytes: Vec<u8> = letters.chars().filter_map(|c| u8::try_from(u32::from(c)).ok()).collect();
    let parts = js::list(&[Uint8Array::from(&bytes[..]).into()]);
    Blob::new_with_u8_array_sequence(&parts).ok()
}

fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// How wide and high a bitmap is.
fn size(bitmap: &JsValue) -> Option<[f64; 2]> {
    let side = |name: &str| get(bitmap, name).and_then(|it| it.as_f64()).filter(|it| *it >= 1.0);
    Some([side("width")?, side("height")?])
}

fn pieces(bitmap: &JsValue) -> Option<Vec<String>> {
    let [wide, high] = size(bitmap)?;
    let shown = middle(wide, high);
    let canvas = document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    let all = |quality: &f64| {
        let piece = |part| piece(&canvas, bitmap, shown, part, *quality);
        parts().map(piece).collect::<Option<Vec<_>>>().filter(|all| is_whole(all))
    };
    QUALITIES.iter().find_map(all)
}

/// The largest centred part of a picture of that size with the proportions of the board.
fn middle(width: f64, height: f64) -> Part {
    let scale = (width / WIDTH).min(height / HEIGHT);
    let (wide, high) = (WIDTH * scale, HEIGHT * scale);
    [(width - wide) / 2.0, (height - high) / 2.0, wide, high]
}

/// The areas of the pieces on the board: those behind large flaps from top to bottom, then those behind small ones.
fn parts() -> impl Iterator<Item = Part> {
    let row = HEIGHT / ROWS as f64;
    let strip = move |from: f64, to: f64| {
        (0..ROWS).map(move |n| [WIDTH * from, row * n as f64, WIDTH * (to - from), row])
    };
    strip(0.0, LARGE).chain(strip(LARGE, 1.0))
}

/// One piece as a JPEG in base64.
fn piece(
    canvas: &HtmlCanvasElement,
    bitmap: &JsValue,
    shown: Part,
    [x, y, wide, high]: Part,
    quality: f64,
) -> Option<String> {
    canvas.set_width(wide.round() as u32);
    canvas.set_height(high.round() as u32);
    let context = context(canvas)?;
    let [left, top, whole, _] = shown;
    let scale = whole / WIDTH;
    let from = [left + x * scale, top + y * scale, wide * scale, high * scale];
    let to = [0.0, 0.0, wide.round(), high.round()];
    let numbers = from.into_iter().chain(to).map(JsValue::from);
    let arguments: Vec<JsValue> = [bitmap.clone()].into_iter().chain(numbers).collect();
    call(&context, "drawImage", &arguments)?;
    let url =
        canvas.to_data_url_with_type_and_encoder_options("image/jpeg", &quality.into()).ok()?;
    url.strip_prefix("data:image/jpeg;base64,").map(str::to_owned)
}
