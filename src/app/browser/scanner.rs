//! Looks for QR codes in a picture that moves, several times a second: with the browser's `BarcodeDetector` where there is
//! one, and with a decoder of our own where there is none, where it fails, and where it finds nothing.

use super::js;
use crate::qr::{LOOKS, Look};
use gloo_timers::callback::Interval;
use js_sys::{Array, Function, Reflect, Uint8ClampedArray};
use leptos::prelude::document;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The interval between two looks, in ms.
const EVERY: u32 = 150;

/// Looks until it is dropped.
pub struct Scanner {
    _looks: Interval,
}

/// What a look needs.
struct Eye {
    video: JsValue,
    canvas: HtmlCanvasElement,
    detector: Option<JsValue>,
    read: Box<dyn Fn(String)>,
    /// Whether the browser's detector is at it.
    looking: Cell<bool>,
    /// Number of looks of our own so far.
    looks: Cell<usize>,
}

impl Scanner {
    /// Looks at the picture in `video`; `read` receives each code that is found, as often as it is seen.
    pub fn begin(video: JsValue, read: impl Fn(String) + 'static) -> Option<Scanner> {
        let canvas = document().create_element("canvas").ok()?.dyn_into().ok()?;
        let (looking, looks) = (Cell::new(false), Cell::new(0));
        let (detector, read) = (detector(), Box::new(read));
        let eye = Rc::new(Eye { video, canvas, detector, read, looking, looks });
        Some(Scanner { _looks: Interval::new(EVERY, move || look(&eye)) })
    }
}

fn look(eye: &Rc<Eye>) {
    let Some(detector) = &eye.detector else { return eye.look_ourselves() };
    if eye.looking.replace(true) {
        return;
    }
    let asked = js::call(detector, "detect", std::slice::from_ref(&eye.video)).unwrap_or_default();
    // The picture may be gone before the answer.
    let of = Rc::downgrade(eye);
    js::when_settled(&asked, move |codes| {
        let Some(eye) = of.upgrade() else { return };
        eye.looking.set(false);
        let codes = codes.ok().and_then(|codes| codes.dyn_into::<Array>().ok());
        let text = |code: JsValue| js::text(&code, "rawValue").filter(|text| !text.is_empty());
        let found: Vec<String> = codes.iter().flat_map(Array::iter).filter_map(text).collect();
        if found.is_empty() {
            return eye.look_ourselves();
        }
        found.into_iter().for_each(|code| (eye.read)(code));
    });
}

/// The browser's own detector of QR codes, if it has one.
fn detector() -> Option<JsValue> {
    let class: Function = js::global("BarcodeDetector")?.dyn_into().ok()?;
    let formats = js::object(&[("formats", js::list(&["qr_code".into()]).into())]);
    Reflect::construct(&class, &js::list(&[formats])).ok()
}

impl Eye {
    fn look_ourselves(&self) {
        let at = self.looks.replace(self.looks.get().wrapping_add(1));
        let seen = self.seen(LOOKS[at % LOOKS.len()]).unwrap_or_default();
        seen.into_iter().for_each(|code| (self.read)(code));
    }

    /// The codes in the current picture; `None` while there is none.
    fn seen(&self, look: Look) -> Option<Vec<String>> {
        let size = |name| js::get(&self.video, name).and_then(|size| size.as_f64());
        let (width, height) = look.size((size("videoWidth")?, size("videoHeight")?));
        if width == 0 || height == 0 {
            return None;
        }
        let pixels = self.pixels(look, (width, height))?;
        let (columns, rows) = (width as usize, height as usize);
        let light = |x: usize, y: usize| {
            let at = 4 * (y * columns + x);
            pixels.get(at..at + 3).map_or(255, |rgb| {
                let [r, g, b] = [rgb[0], rgb[1], rgb[2]].map(u32::from);
                ((3 * r + 6 * g + b) / 10) as u8
            })
        };
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(columns, rows, light);
        let codes = picture.detect_grids().into_iter();
        Some(codes.filter_map(|code| code.decode().ok()).map(|(_, text)| text).collect())
    }

    /// The picture as that look draws it, four bytes a pixel.
    fn pixels(&self, look: Look, (width, height): (u32, u32)) -> Option<Vec<u8>> {
        self.canvas.set_width(width);
        self.canvas.set_height(height);
        // The picture is read back each time.
        let options = js::object(&[("willReadFrequently", JsValue::TRUE)]);
        let context = self.canvas.get_context_with_context_options("2d", &options).ok()??;
        let context = context.dyn_into::<CanvasRenderingContext2d>().ok()?;
        let (w, h) = (f64::from(width), f64::from(height));
        // Turned about its middle; what is left free at the corners is dark, as a frame around a screen is.
        let set = |name, numbers: &[f64]| {
            js::call(
                &context,
                name,
                &numbers.iter().copied().map(JsValue::from).collect::<Vec<_>>(),
            )
        };
        set("translate", &[w / 2.0, h / 2.0])?;
        set("rotate", &[look.turned.to_radians()])?;
        set("scale", &[if look.mirrored { -1.0 } else { 1.0 }, 1.0])?;
        let place = [-w / 2.0, -h / 2.0, w, h].map(JsValue::from);
        let drawn: Vec<JsValue> = std::iter::once(self.video.clone()).chain(place).collect();
        js::call(&context, "drawImage", &drawn)?;
        let whole = [0.0, 0.0, w, h].map(JsValue::from);
        let picture = js::call(&context, "getImageData", &whole)?;
        Some(Uint8ClampedArray::new(&js::get(&picture, "data")?).to_vec())
    }
}
