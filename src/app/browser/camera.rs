//! A camera that scans for QR codes, several times a second: with the browser's `BarcodeDetector` where there is
//! one, else with a decoder of our own.

use super::js;
use gloo_timers::callback::Interval;
use js_sys::{Function, Reflect};
use leptos::prelude::document;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The interval between two scans, in ms.
const LOOKS: u32 = 200;

/// The longer side of the picture that our decoder scans, at most, in pixels.
const SIDE: f64 = 720.0;

/// A running camera; dropping the last clone stops it.
#[derive(Clone)]
pub struct Camera(Rc<Running>);

struct Running {
    stream: RefCell<Option<JsValue>>,
    looks: RefCell<Option<Interval>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(stream) = self.stream.take() {
            stop(&stream);
        }
    }
}

/// Whether the page can ask for a camera: browsers offer none to an insecure address.
pub fn can() -> bool {
    js::navigator("mediaDevices").is_some_and(|media| js::get(&media, "getUserMedia").is_some())
}

/// Whether the page's address is why there is none: browsers hand out cameras by https alone.
pub fn is_withheld() -> bool {
    js::global("isSecureContext").is_some_and(|secure| secure.is_falsy())
}

impl Camera {
    /// Asks for the rear camera and shows its picture in `video`. `read` receives each code that is found and returns
    /// whether it was the right one, which ends the scanning. `lost` is called when there is no camera or people
    /// refuse it.
    pub fn open(
        video: JsValue,
        read: impl Fn(String) -> bool + 'static,
        lost: impl FnOnce() + 'static,
    ) -> Camera {
        let camera =
            Camera(Rc::new(Running { stream: RefCell::new(None), looks: RefCell::new(None) }));
        let wanted = js::object(&[
            ("video", js::object(&[("facingMode", "environment".into())])),
            ("audio", JsValue::FALSE),
        ]);
        let media = js::navigator("mediaDevices").unwrap_or_default();
        let asked = js::call(&media, "getUserMedia", &[wanted]).unwrap_or_default();
        let running = Rc::downgrade(&camera.0);
        js::when_settled(&asked, move |stream| {
            let Some(stream) = stream.ok().filter(JsValue::is_object) else { return lost() };
            // The camera was dropped before people answered.
            let Some(running) = running.upgrade() else { return stop(&stream) };
            // Cannot fail on a video element.
            let _ = Reflect::set(&video, &"srcObject".into(), &stream);
            js::when_settled(&js::call(&video, "play", &[]).unwrap_or_default(), |_| ());
            running.stream.replace(Some(stream));
            running.looks.replace(look_often(video, Rc::new(read)));
        });
        camera
    }
}

fn stop(stream: &JsValue) {
    let tracks = js::call(stream, "getTracks", &[]).and_then(|all| all.dyn_into().ok());
    for track in tracks.iter().flat_map(js_sys::Array::iter) {
        js::call(&track, "stop", &[]);
    }
}

/// The scales at which pictures are drawn in turn: in one that does not move each look would fail like the last.
const SCALES: [f64; 4] = [1.0, 1.3, 0.8, 1.6];

type Read = Rc<dyn Fn(String) -> bool>;

fn look_often(video: JsValue, read: Read) -> Option<Interval> {
    let detector = detector();
    let canvas = document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    let (found, looking) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(false)));
    let looks = Cell::new(0_usize);
    let look = move || {
        if found.get() || looking.replace(true) {
            return;
        }
        let (found, looking, read) = (found.clone(), looking.clone(), read.clone());
        let tell = move |codes: Vec<String>| {
            looking.set(false);
            if codes.into_iter().any(|code| read(code)) {
                found.set(true);
            }
        };
        match &detector {
            Some(detector) => detect(detector, &video, tell),
            None => {
                let scale = SCALES[looks.replace(looks.get().wrapping_add(1)) % SCALES.len()];
                tell(seen(&canvas, &video, scale).unwrap_or_default());
            }
        }
    };
    Some(Interval::new(LOOKS, look))
}

/// The browser's own detector of QR codes, if it has one.
fn detector() -> Option<JsValue> {
    let class: Function = js::global("BarcodeDetector")?.dyn_into().ok()?;
    let formats = js::object(&[("formats", js::list(&["qr_code".into()]).into())]);
    Reflect::construct(&class, &js::list(&[formats])).ok()
}

fn detect(detector: &JsValue, video: &JsValue, tell: impl FnOnce(Vec<String>) + 'static) {
    let asked = js::call(detector, "detect", std::slice::from_ref(video)).unwrap_or_default();
    js::when_settled(&asked, move |codes| {
        let codes = codes.ok().and_then(|codes| codes.dyn_into::<js_sys::Array>().ok());
        let text = |code: JsValue| js::text(&code, "rawValue");
        tell(codes.iter().flat_map(js_sys::Array::iter).filter_map(text).collect());
    });
}

/// The codes in the current picture, drawn at that scale; `None` while there is none.
fn seen(canvas: &HtmlCanvasElement, video: &JsValue, scale: f64) -> Option<Vec<String>> {
    let size = |name| js::get(video, name).and_then(|size| size.as_f64());
    let (width, height) = (size("videoWidth")?, size("videoHeight")?);
    let smaller = (SIDE / width.max(height)).min(1.0) * scale;
    let (width, height) = ((width * smaller) as u32, (height * smaller) as u32);
    if width == 0 || height == 0 {
        return None;
    }
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    let place = [0.0, 0.0, f64::from(width), f64::from(height)].map(JsValue::from);
    let [x, y, w, h] = place;
    js::call(&context, "drawImage", &[video.clone(), x.clone(), y.clone(), w.clone(), h.clone()])?;
    let picture = js::call(&context, "getImageData", &[x, y, w, h])?;
    let pixels = js_sys::Uint8ClampedArray::new(&js::get(&picture, "data")?).to_vec();
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
