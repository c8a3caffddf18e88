//! A camera: which one looks, whether there is one, and its picture. What it sees is read in [`scanner`](super::scanner).

use super::js;
use super::scanner::Scanner;
use js_sys::{Array, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

/// The width that is asked for, in pixels: at arm's length a code on a phone takes a tenth of the picture.
const WIDTH: u32 = 1_920;

/// Where a camera looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// At the people: of a tablet on a table the only one that sees anything.
    People,
    /// Away from the screen.
    Away,
}

impl Facing {
    /// The other one.
    #[must_use]
    pub const fn turned(self) -> Facing {
        match self {
            Facing::People => Facing::Away,
            Facing::Away => Facing::People,
        }
    }

    /// As browsers name it (`facingMode`).
    const fn name(self) -> &'static str {
        match self {
            Facing::People => "user",
            Facing::Away => "environment",
        }
    }
}

/// Why there is no picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPicture {
    /// The page's address: browsers hand out cameras by https alone.
    NoHttps,
    /// People, or the device's settings, have said no.
    Refused,
    /// Another program has it.
    Busy,
    /// There is none.
    NoCamera,
}

/// The camera that has been opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Where it looks.
    pub facing: Facing,
    /// Whether there is another one.
    pub others: bool,
}

/// A running camera; dropping the last clone stops it.
#[derive(Clone)]
pub struct Camera(Rc<Running>);

struct Running {
    stream: RefCell<Option<JsValue>>,
    scanner: RefCell<Option<Scanner>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(stream) = self.stream.take() {
            stop(&stream);
        }
    }
}

/// Why the page cannot even ask for a camera, if it cannot.
pub fn withheld() -> Option<NoPicture> {
    let asks = |media: JsValue| js::get(&media, "getUserMedia").is_some();
    if js::navigator("mediaDevices").is_some_and(asks) {
        return None;
    }
    let insecure = js::global("isSecureContext").is_some_and(|secure| secure.is_falsy());
    Some(if insecure { NoPicture::NoHttps } else { NoPicture::NoCamera })
}

impl Camera {
    /// Asks for the camera that looks there, or for any other one, and shows its picture in `video`. `read` receives each
    /// code that is found; `told` which camera was opened, or why there is none.
    pub fn open(
        video: JsValue,
        facing: Facing,
        read: impl Fn(String) + 'static,
        told: impl Fn(Result<Opened, NoPicture>) + 'static,
    ) -> Camera {
        let camera =
            Camera(Rc::new(Running { stream: RefCell::new(None), scanner: RefCell::new(None) }));
        let width = js::object(&[("ideal", WIDTH.into())]);
        let picture = js::object(&[("facingMode", facing.name().into()), ("width", width)]);
        let wanted = js::object(&[("video", picture), ("audio", JsValue::FALSE)]);
        let media = js::navigator("mediaDevices").unwrap_or_default();
        let asked = js::call(&media, "getUserMedia", &[wanted]).unwrap_or_default();
        let running = Rc::downgrade(&camera.0);
        js::when_settled(&asked, move |stream| {
            let stream = match stream {
                Ok(stream) if stream.is_object() => stream,
                Ok(_) => return told(Err(NoPicture::NoCamera)),
                Err(why) => return told(Err(why_not(&why))),
            };
            // The camera was dropped before people answered.
            let Some(running) = running.upgrade() else { return stop(&stream) };
            // Cannot fail on a video element.
            let _ = Reflect::set(&video, &"srcObject".into(), &stream);
            js::when_settled(&js::call(&video, "play", &[]).unwrap_or_default(), |_| ());
            tell_which(&stream, facing, told);
            running.stream.replace(Some(stream));
            running.scanner.replace(Scanner::begin(video, read));
        });
        camera
    }
}

fn why_not(why: &JsValue) -> NoPicture {
    match js::text(why, "name").as_deref() {
        Some("NotAllowedError" | "SecurityError") => NoPicture::Refused,
        Some("NotReadableError" | "AbortError") => NoPicture::Busy,
        _ => NoPicture::NoCamera,
    }
}

/// Tells which camera was opened. One that does not say where it looks stands on a screen.
fn tell_which(stream: &JsValue, asked: Facing, told: impl Fn(Result<Opened, NoPicture>) + 'static) {
    let track = tracks(stream).first().cloned().unwrap_or_default();
    let settings = js::call(&track, "getSettings", &[]).unwrap_or_default();
    let said = js::text(&settings, "facingMode");
    let media = js::navigator("mediaDevices").unwrap_or_default();
    let all = js::call(&media, "enumerateDevices", &[]).unwrap_or_default();
    js::when_settled(&all, move |all| {
        let all = all.ok().and_then(|all| all.dyn_into::<Array>().ok()).unwrap_or_default();
        let is_camera = |one: &JsValue| js::text(one, "kind").as_deref() == Some("videoinput");
        let others = all.iter().filter(is_camera).count() > 1;
        let facing = match said.as_deref() {
            Some("environment") => Facing::Away,
            None if others => asked,
            _ => Facing::People,
        };
        told(Ok(Opened { facing, others }));
    });
}

fn tracks(stream: &JsValue) -> Vec<JsValue> {
    let tracks = js::call(stream, "getTracks", &[]).and_then(|all| all.dyn_into::<Array>().ok());
    tracks.iter().flat_map(Array::iter).collect()
}

fn stop(stream: &JsValue) {
    for track in tracks(stream) {
        js::call(&track, "stop", &[]);
    }
}
