//! Reading aloud: a queue of sentences, and whether somebody speaks. The voice is one that lives on the device,
//! unless people chose another: nothing that is said leaves it. Optional: where there is no such voice there is
//! silence. Nothing waits for ever: a sentence whose end the browser does not tell is over after a time by its
//! length, voices that are late are waited for once, and what a hidden page interrupts is said again when it is
//! seen.

use super::frame::after;
use super::idle::{page_hidden, when_hidden};
use super::js;
use super::settings::{Lang, Settings};
use super::sound;
use crate::spoken;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Reflect};
use leptos::ev::{Custom, keydown, pointerdown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, EventTarget, SpeechSynthesisUtterance};

/// How long to wait for the list of voices.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// A voice that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// Its name for machines.
    pub uri: String,
    /// Its name for people.
    pub name: String,
    /// Whether it lives on the device.
    pub local: bool,
}

/// How something is said.
#[derive(Clone, PartialEq, Debug)]
pub struct Manner {
    lang: Lang,
    rate: u8,
    /// The voice that was chosen, by its name for machines.
    voice: Option<String>,
}

impl Manner {
    /// As the settings say, in that language.
    pub fn of(settings: &Settings, lang: Lang) -> Manner {
        Manner { lang, rate: settings.voice_rate, voice: settings.speaker.clone() }
    }
}

/// What is left to be said, the sentence that is being said first.
struct Reading {
    sentences: VecDeque<String>,
    manner: Manner,
    /// Whether somebody has asked for it: then the system speaks for itself where it lists no voice.
    asked: bool,
}

/// The sentence that is being said.
struct Saying {
    number: u32,
    /// Chromium forgets to tell the end of what nobody keeps.
    _utterance: SpeechSynthesisUtterance,
    /// Ends it when the browser does not tell its end.
    _limit: Timeout,
}

thread_local! {
    /// How loud it may become, 0 to 1.
    static LOUDEST: Cell<f32> = const { Cell::new(1.0) };
    static READING: RefCell<Option<Reading>> = const { RefCell::new(None) };
    static SAYING: RefCell<Option<Saying>> = const { RefCell::new(None) };
    /// How many sentences have been begun: the late end of one tells nothing of the next.
    static BEGUN: Cell<u32> = const { Cell::new(0) };
    /// Listens for the list of voices, and gives up in the end; dropping it ends the waiting.
    static WAITING: RefCell<Option<Owner>> = const { RefCell::new(None) };
    /// Whether the list of voices has been waited for.
    static WAITED: Cell<bool> = const { Cell::new(false) };
    /// Who is told whether somebody speaks.
    static TOLD: Cell<Option<RwSignal<bool>>> = const { Cell::new(None) };
    /// How many have asked to be told: whoever goes silences nobody who came later.
    static ATTENDED: Cell<u32> = const { Cell::new(0) };
}

fn synthesis() -> Option<JsValue> {
    js::global("speechSynthesis")
}

/// Sets how loud it may become, in percent.
pub fn set_loudest(percent: u8) {
    LOUDEST.set(f32::from(percent) / 100.0);
}

/// Whether somebody speaks, for as long as the current owner lives; meanwhile a touch or a key ends what is said, a
/// hidden page interrupts it, and when the owner goes there is silence.
pub fn attend() -> RwSignal<bool> {
    let speaks = RwSignal::new(false);
    let mine = ATTENDED.get().wrapping_add(1);
    ATTENDED.set(mine);
    TOLD.set(Some(speaks));
    // Browsers look for voices when they are first asked.
    let _ = synthesis().map(|synthesis| voices(&synthesis));
    let skip = || {
        if READING.with_borrow(Option::is_some) {
            hush();
        }
    };
    let _ = use_event_listener(use_window(), pointerdown, move |_| skip());
    let _ = use_event_listener(use_window(), keydown, move |_| skip());
    when_hidden(interrupt);
    let hidden = page_hidden();
    Effect::new(move || {
        if !hidden.get() {
            go_on();
        }
    });
    on_cleanup(move || {
        if ATTENDED.get() == mine {
            TOLD.take();
            hush();
        }
    });
    speaks
}

/// Says `text` instead of whatever is being said, as somebody has asked.
pub fn speak(text: &str, manner: Manner) {
    read(text, manner, true);
}

/// The same unasked: where no voice is listed it is not said.
pub fn present(text: &str, manner: Manner) {
    read(text, manner, false);
}

fn read(text: &str, manner: Manner, asked: bool) {
    hush();
    let Some(synthesis) = synthesis() else { return };
    let written = match manner.lang {
        Lang::Fr => spoken::fr::written_out(text),
        Lang::En => spoken::en::written_out(text),
    };
    let sentences = spoken::sentences(&written).into();
    READING.set(Some(Reading { sentences, manner, asked }));
    if voices(&synthesis).length() > 0 || WAITED.get() {
        go_on();
    } else {
        wait(&synthesis);
    }
}

/// Whether there is a voice for it, as far as is known yet: the first call makes the browser look for voices,
/// which may take a second.
pub fn available(manner: &Manner) -> bool {
    synthesis().is_some_and(|synthesis| voice_for(&voices(&synthesis), manner).is_some())
}

/// The voices of that language, those of the device first, as long as the current owner lives: they may come late.
pub fn voices_of(lang: Lang) -> RwSignal<Vec<Voice>> {
    let list = RwSignal::new(listed(lang));
    let voices = synthesis().and_then(|synthesis| synthesis.dyn_ref::<EventTarget>().cloned());
    let changed = Custom::<Event>::new("voiceschanged");
    let _ = use_event_listener(voices, changed, move |_| list.set(listed(lang)));
    list
}

/// Stops whatever is being said, and what was to follow.
pub fn hush() {
    WAITING.take();
    READING.take();
    cancel();
    tell(false);
}

/// A page that nobody sees is silent.
fn interrupt() {
    if READING.with_borrow(Option::is_some) {
        cancel();
    }
}

fn cancel() {
    SAYING.take();
    if let Some(synthesis) = synthesis() {
        js::call(&synthesis, "cancel", &[]);
    }
}

fn tell(speaks: bool) {
    sound::duck(speaks);
    if let Some(signal) = TOLD.get()
        && signal.try_get_untracked() == Some(!speaks)
    {
        signal.set(speaks);
    }
}

fn voices(synthesis: &JsValue) -> Array {
    let voices = js::call(synthesis, "getVoices", &[]);
    voices.and_then(|voices| voices.dyn_into().ok()).unwrap_or_default()
}

fn listed(lang: Lang) -> Vec<Voice> {
    let Some(synthesis) = synthesis() else { return vec![] };
    let all = voices(&synthesis);
    let mut list: Vec<Voice> = all
        .iter()
        .filter(|voice| speaks(voice, lang))
        .map(|voice| {
            let text = |property| js::text(&voice, property).unwrap_or_default();
            Voice { uri: text("voiceURI"), name: text("name"), local: is(&voice, "localService") }
        })
        .collect();
    list.sort_by_key(|voice| !voice.local);
    list
}

/// The chosen voice, if it speaks that language; else the default one of the device, else any of the device.
fn voice_for(voices: &Array, manner: &Manner) -> Option<JsValue> {
    let able = || voices.iter().filter(|voice| speaks(voice, manner.lang));
    let chosen =
        |voice: &JsValue| manner.voice.is_some() && js::text(voice, "voiceURI") == manner.voice;
    let local = |voice: &JsValue| is(voice, "localService");
    able()
        .find(chosen)
        .or_else(|| able().find(|voice| local(voice) && is(voice, "default")))
        .or_else(|| able().find(local))
}

fn is(voice: &JsValue, property: &str) -> bool {
    js::get(voice, property).is_some_and(|value| value.is_truthy())
}

/// Voices call themselves `fr`, `fr-FR` or `fr_FR`.
fn speaks(voice: &JsValue, lang: Lang) -> bool {
    let spoken = js::text(voice, "lang").unwrap_or_default();
    let main = spoken.split(['-', '_']).next().unwrap_or_default();
    main.eq_ignore_ascii_case(lang.code())
}

/// Says the next sentence, if one is left, nobody speaks and the page is seen.
fn go_on() {
    if SAYING.with_borrow(Option::is_some)
        || WAITING.with_borrow(Option::is_some)
        || document().hidden()
    {
        return;
    }
    let next = READING.with_borrow(|reading| {
        let reading = reading.as_ref()?;
        Some((reading.sentences.front().cloned()?, reading.manner.clone(), reading.asked))
    });
    match next {
        Some((sentence, manner, asked)) => say(&sentence, &manner, asked),
        None => {
            READING.take();
            tell(false);
        }
    }
}

fn say(sentence: &str, manner: &Manner, asked: bool) {
    let Some(synthesis) = synthesis() else { return hush() };
    let all = voices(&synthesis);
    let voice = voice_for(&all, manner);
    let by_itself = voice.is_none() && all.length() == 0 && asked;
    let utterance = SpeechSynthesisUtterance::new_with_text(sentence).ok();
    let Some(utterance) = utterance.filter(|_| voice.is_some() || by_itself) else { return hush() };
    utterance.set_lang(match manner.lang {
        Lang::Fr => "fr-FR",
        Lang::En => "en-GB",
    });
    utterance.set_rate(f32::from(manner.rate) / 100.0);
    utterance.set_volume(LOUDEST.get());
    if let Some(voice) = &voice {
        let _ = Reflect::set(&utterance, &"voice".into(), voice);
    }
    let number = BEGUN.get().wrapping_add(1);
    BEGUN.set(number);
    let over = ending(number);
    utterance.set_onend(Some(&over));
    utterance.set_onerror(Some(&over));
    let span = spoken::patience(sentence, manner.rate);
    let limit = Timeout::new(span, move || end(number, true));
    SAYING.set(Some(Saying { number, _utterance: utterance.clone(), _limit: limit }));
    // Nobody waits for a voice that no list knows.
    tell(voice.is_some());
    js::call(&synthesis, "speak", &[utterance.into()]);
}

fn ending(number: u32) -> Function {
    js::function(move |_| {
        end(number, false);
        JsValue::UNDEFINED
    })
}

/// The sentence of that number is over, if it is still the one that is being said.
fn end(number: u32, overdue: bool) {
    if SAYING.with_borrow(|saying| saying.as_ref().map(|saying| saying.number)) != Some(number) {
        return;
    }
    if overdue {
        cancel();
    } else {
        SAYING.take();
    }
    READING.with_borrow_mut(|reading| {
        let _ = reading.as_mut().and_then(|reading| reading.sentences.pop_front());
    });
    go_on();
}

/// Waits for the list of voices, once.
fn wait(synthesis: &JsValue) {
    let owner = Owner::new();
    let voices = synthesis.dyn_ref::<EventTarget>().cloned();
    owner.with(|| {
        let changed = Custom::<Event>::new("voiceschanged");
        let _ = use_event_listener(voices, changed, |_| waited());
        after(PATIENCE, waited);
    });
    WAITING.set(Some(owner));
}

fn waited() {
    WAITED.set(true);
    if WAITING.take().is_some() {
        go_on();
    }
}
