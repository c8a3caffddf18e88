//! Keys that buzz. A key is identified by its position (`code`), so the digit row works on any layout without
//! Shift; the labels of its caps come from the browser, where it tells them. USB buzzers are keyboards with
//! one key, which can be taught.

use super::focus;
use super::js::{self, call, navigator};
use super::lines::value;
use super::media;
use super::storage::{self, Trouble};
use crate::text::clean;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use serde_json::{Value, json};

/// The maximum number of pads.
pub const PADS: usize = 6;

const KEY: &str = "buzzers";

/// The codes of the digit row, and those of the number pad.
const ROW: [&str; PADS] = ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6"];
const NUMPAD: [&str; PADS] = ["Numpad1", "Numpad2", "Numpad3", "Numpad4", "Numpad5", "Numpad6"];
/// The cap labels of the digit row where digits need Shift (AZERTY).
const AZERTY: [&str; PADS] = ["&", "é", "\"", "'", "(", "-"];
/// The letters that buzz for the first two pads, by cap label rather than position.
const LETTERS: [&str; 2] = ["a", "l"];

/// The maximum length of a key's code and cap label, in letters.
const LONGEST: usize = 24;

/// A key that was taught.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Buzzer {
    /// Its position on the keyboard.
    code: String,
    /// The label of its cap.
    pub cap: String,
}

/// The taught keys, by seat.
pub type Buzzers = [Option<Buzzer>; PADS];

impl Buzzer {
    /// The key that was just pressed.
    pub fn of(event: &KeyboardEvent) -> Buzzer {
        let (key, code) = (event.key(), event.code());
        let cap = if key == " " { "␣".into() } else { key.to_uppercase() };
        let code = if code.is_empty() { key } else { code };
        Buzzer { code: clean(&code, LONGEST), cap: clean(&cap, LONGEST) }
    }

    fn read(kept: &Value) -> Option<Buzzer> {
        let part = |name: &str| kept[name].as_str().map(|text| clean(text, LONGEST));
        let buzzer = Buzzer { code: part("code")?, cap: part("cap")? };
        (!buzzer.code.is_empty()).then_some(buzzer)
    }
}

/// The keys that were taught on this tablet.
pub fn taught() -> Buzzers {
    let kept = value(&storage::get(KEY).unwrap_or_default());
    std::array::from_fn(|seat| Buzzer::read(&kept[seat]))
}

/// Assigns a taught key to a seat, or removes the seat's key. A key belongs to one seat only.
///
/// # Errors
/// Why saving failed: the change then lasts only until the page is closed.
pub fn teach(seat: usize, buzzer: Option<Buzzer>) -> Result<(), Trouble> {
    let mut all = taught();
    if let Some(new) = &buzzer {
        let same = |old: &Option<Buzzer>| old.as_ref().is_some_and(|old| old.code == new.code);
        all.iter_mut().filter(|old| same(old)).for_each(|old| *old = None);
    }
    if let Some(place) = all.get_mut(seat) {
        *place = buzzer;
    }
    let kept =
        all.map(|buzzer| buzzer.map(|Buzzer { code, cap }| json!({ "code": code, "cap": cap })));
    storage::set(KEY, &json!(kept).to_string())
}

/// The seat that was taught that key.
pub fn seat_of(buzzers: &Buzzers, event: &KeyboardEvent) -> Option<usize> {
    let pressed = Buzzer::of(event).code;
    buzzers.iter().position(|buzzer| buzzer.as_ref().is_some_and(|buzzer| buzzer.code == pressed))
}

/// The pad of a key that needs no teaching, from 0.
pub fn pad_of(event: &KeyboardEvent) -> Option<usize> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let (key, code) = (event.key().to_lowercase(), event.code());
    let lies = |keys: [&str; PADS]| keys.iter().position(|key| *key == code);
    let digit = || {
        let digit = key.parse::<usize>().ok()?.checked_sub(1)?;
        (code.is_empty() && digit < PADS).then_some(digit)
    };
    let letter = || LETTERS.iter().position(|letter| *letter == key);
    lies(ROW).or_else(|| lies(NUMPAD)).or_else(digit).or_else(letter)
}

/// Whether there is a keyboard, as far as a page can tell: one was used, or there is a mouse.
pub fn is_there() -> bool {
    focus::by_keyboard() || media::holds("(any-pointer: fine)")
}

/// The cap labels of the digit row: the real ones if the browser knows them, else digit and AZERTY label.
pub fn caps() -> ReadSignal<[String; PADS]> {
    let both =
        std::array::from_fn(|pad| [&(pad + 1).to_string(), "\u{a0}/\u{a0}", AZERTY[pad]].concat());
    let (caps, set) = signal(both);
    let layout = navigator("keyboard").and_then(|keys| call(&keys, "getLayoutMap", &[]));
    if let Some(layout) = layout {
        js::when_settled(&layout, move |layout| {
            let Ok(layout) = layout else { return };
            let cap = |code: &str| call(&layout, "get", &[code.into()])?.as_string();
            let known: Vec<String> = ROW.iter().filter_map(|code| cap(code)).collect();
            if let Ok(known) = <[String; PADS]>::try_from(known) {
                // The signal's owner may have been disposed of meanwhile.
                let _ = set.try_set(known);
            }
        });
    }
    caps
}
