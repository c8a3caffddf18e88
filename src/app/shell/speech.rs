//! Reading aloud with a voice that lives on the device: nothing that is said leaves it. Optional:
//! where there is no such voice there is silence.

use super::browser;
use super::frame::after;
use super::settings::Lang;
use js_sys::{Array, Reflect};
use leptos::ev::Custom;
use leptos::prelude::Owner;
use leptos_use::use_event_listener;
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, EventTarget, SpeechSynthesisUtterance};

/// How long to wait for the list of voices.
const PATIENCE: Duration = Duration::from_millis(1_500);

struct Words {
    text: String,
    lang: Lang,
    rate: f32,
}

/// Words that wait for the list of voices; dropping them ends the waiting.
struct Waiting {
    words: Words,
    /// What listens for the list, and gives up in the end.
    _owner: Owner,
}

thread_local! {
    /// How loud it may become, 0 to 1.
    static LOUDEST: Cell<f32> = const { Cell::new(1.0) };
    static WAITING: RefCell<Option<Waiting>> = const { RefCell::new(None) };
}

fn synthesis() -> Option<JsValue> {
    browser::global("speechSynthesis")
}

/// Sets how loud it may become, in percent.
pub fn set_loudest(percent: u8) {
    LOUDEST.set(f32::from(percent) / 100.0);
}

/// Says `text` instead of whatever is being said, at `rate_percent` of the usual speed.
pub fn speak(text: &str, lang: Lang, rate_percent: u8) {
    hush();
    let Some(synthesis) = synthesis() else { return };
    let rate = f32::from(rate_percent) / 100.0;
    let words = Words { text: text.to_owned(), lang, rate };
    if voices(&synthesis).length() > 0 {
        say(&words);
    } else {
        wait(&synthesis, words);
    }
}

/// Whether there is a voice of that language on the device, as far as is known yet: the first
/// call makes the browser look for voices, which may take a second.
pub fn available(lang: Lang) -> bool {
    synthesis().is_some_and(|synthesis| local_voice(&voices(&synthesis), lang).is_some())
}

/// Stops whatever is being said.
pub fn hush() {
    WAITING.take();
    if let Some(synthesis) = synthesis() {
        browser::call(&synthesis, "cancel", &[]);
    }
}

fn voices(synthesis: &JsValue) -> Array {
    let voices = browser::call(synthesis, "getVoices", &[]);
    voices.and_then(|voices| voices.dyn_into().ok()).unwrap_or_default()
}

/// The default voice of that language on the device, else any.
fn local_voice(voices: &Array, lang: Lang) -> Option<JsValue> {
    let good = |voice: &JsValue| {
        let spoken = browser::get(voice, "lang").and_then(|lang| lang.as_string());
        is(voice, "localService") && spoken.is_some_and(|spoken| speaks(&spoken, lang))
    };
    let best = voices.iter().find(|voice| good(voice) && is(voice, "default"));
    best.or_else(|| voices.iter().find(good))
}

fn is(voice: &JsValue, property: &str) -> bool {
    browser::get(voice, property).is_some_and(|value| value.is_truthy())
}

/// Voices call themselves `fr`, `fr-FR` or `fr_FR`.
fn speaks(spoken: &str, lang: Lang) -> bool {
    let main = spoken.split(['-', '_']).next().unwrap_or_default();
    main.eq_ignore_ascii_case(lang.code())
}

/// Without a list of voices the system speaks for itself, from the device.
fn say(words: &Words) {
    let Some(synthesis) = synthesis() else { return };
    let voices = voices(&synthesis);
    let voice = local_voice(&voices, words.lang);
    if voice.is_none() && voices.length() > 0 {
        return;
    }
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(&words.text) else { return };
    utterance.set_lang(match words.lang {
        Lang::Fr => "fr-FR",
        Lang::En => "en-GB",
    });
    utterance.set_rate(words.rate);
    utterance.set_volume(LOUDEST.get());
    if let Some(voice) = voice {
        let _ = Reflect::set(&utterance, &"voice".into(), &voice);
    }
    browser::call(&synthesis, "speak", &[utterance.into()]);
}

fn wait(synthesis: &JsValue, words: Words) {
    let owner = Owner::new();
    let voices = synthesis.dyn_ref::<EventTarget>().cloned();
    owner.with(|| {
        let changed = Custom::<Event>::new("voiceschanged");
        let _ = use_event_listener(voices, changed, |_| say_waiting());
        after(PATIENCE, say_waiting);
    });
    WAITING.set(Some(Waiting { words, _owner: owner }));
}

fn say_waiting() {
    if let Some(waiting) = WAITING.take() {
        say(&waiting.words);
    }
}
