//! Reading aloud: a queue of sentences, and a signal whether a voice is speaking. The voice is local, so that no
//! text leaves the device, unless people chose another. Each sentence has the voice of its language: a deck's may be
//! another than the app's. Optional: without such a voice there is silence. Nothing
//! blocks for ever: a sentence whose `end` event is missing times out by its length, and late voices are waited for
//! only once. A sentence that a hidden page interrupts is repeated when the page is visible again. What is said aside –
//! a hint – waits until the rest has been said, and is dropped by itself.

use super::frame::after;
use super::idle::{page_hidden, when_hidden};
use super::js;
use super::loudspeaker;
use super::settings::{Lang, Settings};
use super::sound;
use crate::small_sort::SmallSort;
use crate::spoken::{self, two_languages};
use crate::wire::Sound;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Reflect};
use leptos::ev::{Custom, keydown, pointerdown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget, PointerEvent, SpeechSynthesisUtterance};

/// How long to wait for the list of voices.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// A voice that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// Its URI, which identifies it.
    pub uri: String,
    /// Its display name.
    pub name: String,
    /// Whether it works on the device, without a network.
    pub local: bool,
}

/// The languages, rate and voice of a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Manner {
    lang: Lang,
    /// The language of what is a deck's in it.
    decks: Lang,
    rate: u8,
    /// The URI of the chosen voice, if any.
    voice: Option<String>,
}

impl Manner {
    /// The manner according to the settings, in that language.
    pub fn of(settings: &Settings, lang: Lang) -> Manner {
        Manner { lang, decks: lang, rate: settings.voice_rate, voice: settings.speaker.clone() }
    }

    /// The same, with a deck's texts in that language.
    #[must_use]
    pub fn with_decks(self, decks: Lang) -> Manner {
        Manner { decks, ..self }
    }

    /// The same at that speed, in percent.
    #[must_use]
    pub fn at_rate(self, rate: u8) -> Manner {
        Manner { rate, ..self }
    }
}

/// A sentence and its language.
type Sentence = (Lang, String);

/// The remaining sentences, beginning with the current one.
struct Reading {
    sentences: VecDeque<Sentence>,
    /// What is said after those.
    aside: VecDeque<Sentence>,
    manner: Manner,
    /// Whether somebody asked for it: then it is spoken with the system's default where no voices are listed.
    asked: bool,
}

/// The sentence that is being spoken.
struct Saying {
    number: u32,
    /// Held because Chromium drops the `end` event of an utterance without references; none of what another screen says.
    _utterance: Option<SpeechSynthesisUtterance>,
    /// Ends the sentence if its `end` event is missing.
    _limit: Timeout,
}

thread_local! {
    /// The volume of speech, 0 to 1.
    static LOUDEST: Cell<f32> = const { Cell::new(1.0) };
    static READING: RefCell<Option<Reading>> = const { RefCell::new(None) };
    static SAYING: RefCell<Option<Saying>> = const { RefCell::new(None) };
    /// The number of sentences begun, so that a late `end` event does not end the next sentence.
    static BEGUN: Cell<u32> = const { Cell::new(0) };
    /// The owner of the listener and the timeout for the list of voices; dropping it ends the waiting.
    static WAITING: RefCell<Option<Owner>> = const { RefCell::new(None) };
    /// Whether the list of voices has been waited for.
    static WAITED: Cell<bool> = const { Cell::new(false) };
    /// The signal whether a voice is speaking, of the latest [`attend`].
    static TOLD: Cell<Option<RwSignal<bool>>> = const { Cell::new(None) };
    /// The number of calls of [`attend`], so that the cleanup of an earlier one does not silence a later one.
    static ATTENDED: Cell<u32> = const { Cell::new(0) };
}

fn synthesis() -> Option<JsValue> {
    js::global("speechSynthesis")
}

/// Sets the volume of speech, in percent.
pub fn set_loudest(percent: u8) {
    LOUDEST.set(f32::from(percent) / 100.0);
}

/// A signal whether a voice is speaking, for as long as the current owner lives. Until then a touch or a key ends
/// the speech and a hidden page interrupts it; the owner's cleanup ends it.
pub fn attend() -> RwSignal<bool> {
    let speaks = RwSignal::new(false);
    let mine = ATTENDED.get().wrapping_add(1);
    ATTENDED.set(mine);
    TOLD.set(Some(speaks));
    // Browsers load their voices at the first request.
    let _ = synthesis().map(|synthesis| voices(&synthesis));
    let skip = || {
        if READING.with_borrow(Option::is_some) {
            hush();
        }
    };
    let _ = use_event_listener(use_window(), pointerdown, move |event| {
        if !is_on_hint(&event) {
            skip();
        }
    });
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

/// Speaks `text` because somebody asked for it; stops any other speech.
pub fn speak(text: &str, manner: Manner) {
    read(text, manner, true);
}

/// Speaks `text` unasked: where no voices are listed it is skipped.
pub fn present(text: &str, manner: Manner) {
    read(text, manner, false);
}

/// Speaks `text` unasked, after whatever is being said.
pub fn present_aside(text: &str, manner: Manner) {
    let aside: VecDeque<Sentence> = sentences(text, &manner).into();
    let waits = READING.with_borrow_mut(|reading| {
        reading.as_mut().map(|reading| reading.aside = aside.clone()).is_some()
    });
    if !waits {
        begin(Reading { sentences: VecDeque::new(), aside, manner, asked: false });
    }
}

/// Drops what was to be said aside, or is being said.
pub fn drop_aside() {
    let speaks = READING.with_borrow_mut(|reading| {
        let Some(reading) = reading.as_mut() else { return false };
        let said = !reading.aside.is_empty() && reading.sentences.is_empty();
        reading.aside.clear();
        said
    });
    if speaks {
        hush();
    }
}

/// Whether a touch is on a hint: what is being said goes on.
fn is_on_hint(event: &PointerEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest("[data-aside]"), Ok(Some(_))))
}

fn read(text: &str, manner: Manner, asked: bool) {
    hush();
    let sentences = sentences(text, &manner).into();
    begin(Reading { sentences, aside: VecDeque::new(), manner, asked });
}

/// The sentences of a text, each in its language: figures are written out as that language says them.
fn sentences(text: &str, manner: &Manner) -> Vec<Sentence> {
    let mut all = vec![];
    for (lang, text) in two_languages::utterances(text, manner.lang, manner.decks) {
        let written = match lang {
            Lang::Fr => spoken::fr::written_out(&text),
            Lang::En => spoken::en::written_out(&text),
        };
        all.extend(spoken::sentences(&written).into_iter().map(|sentence| (lang, sentence)));
    }
    all
}

fn begin(reading: Reading) {
    if loudspeaker::is_far() {
        READING.set(Some(reading));
        return go_on();
    }
    let Some(synthesis) = synthesis() else { return };
    READING.set(Some(reading));
    if voices(&synthesis).length() > 0 || WAITED.get() {
        go_on();
    } else {
        wait(&synthesis);
    }
}

/// Whether there is a voice for the app's own sentences, as far as is known yet: the first call makes the browser load
/// its voices, which may take a second.
pub fn available(manner: &Manner) -> bool {
    has_voice(manner, manner.lang)
}

/// The same for the texts of a deck.
pub fn available_for_decks(manner: &Manner) -> bool {
    has_voice(manner, manner.decks)
}

fn has_voice(manner: &Manner, lang: Lang) -> bool {
    let found = |synthesis: JsValue| voice_for(&voices(&synthesis), manner, lang).is_some();
    loudspeaker::is_far() || synthesis().is_some_and(found)
}

/// The voices of a language, local ones first; updated when they load late, for as long as the current owner lives.
pub fn voices_of(lang: Lang) -> RwSignal<Vec<Voice>> {
    let list = RwSignal::new(listed(lang));
    let voices = synthesis().and_then(|synthesis| synthesis.dyn_ref::<EventTarget>().cloned());
    let changed = Custom::<Event>::new("voiceschanged");
    let _ = use_event_listener(voices, changed, move |_| list.set(listed(lang)));
    list
}

/// Stops speaking and drops the remaining sentences.
pub fn hush() {
    WAITING.take();
    READING.take();
    cancel();
    tell(false);
}

/// Stops speaking while the page is hidden; the remaining sentences are kept.
fn interrupt() {
    if READING.with_borrow(Option::is_some) {
        cancel();
    }
}

fn cancel() {
    SAYING.take();
    loudspeaker::takes(|| Sound::Quiet);
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
    list.small_sort_by_key(|voice| !voice.local);
    list
}

/// The chosen voice, if it speaks that language; else the default local voice, else any local one.
fn voice_for(voices: &Array, manner: &Manner, lang: Lang) -> Option<JsValue> {
    let able = || voices.iter().filter(|voice| speaks(voice, lang));
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

/// Whether a voice speaks a language; voices give theirs as `fr`, `fr-FR` or `fr_FR`.
fn speaks(voice: &JsValue, lang: Lang) -> bool {
    let spoken = js::text(voice, "lang").unwrap_or_default();
    let main = spoken.split(['-', '_']).next().unwrap_or_default();
    main.eq_ignore_ascii_case(lang.code())
}

/// Speaks the next sentence, if there is one, no voice is speaking or awaited, and the page is visible.
fn go_on() {
    if SAYING.with_borrow(Option::is_some)
        || WAITING.with_borrow(Option::is_some)
        || document().hidden()
    {
        return;
    }
    let next = READING.with_borrow(|reading| {
        let reading = reading.as_ref()?;
        let next = reading.sentences.front().or(reading.aside.front()).cloned();
        Some((next?, reading.manner.clone(), reading.asked))
    });
    match next {
        Some((sentence, manner, asked)) => say(sentence, &manner, asked),
        None => {
            READING.take();
            tell(false);
        }
    }
}

/// Says a sentence; one for whose language there is no voice is left out.
fn say((lang, sentence): Sentence, manner: &Manner, asked: bool) {
    if loudspeaker::is_far() {
        return say_far(lang, sentence, manner);
    }
    let Some(synthesis) = synthesis() else { return hush() };
    let all = voices(&synthesis);
    let voice = voice_for(&all, manner, lang);
    let by_itself = voice.is_none() && all.length() == 0 && asked;
    if voice.is_none() && !by_itself {
        drop_first();
        return go_on();
    }
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(&sentence) else { return hush() };
    utterance.set_lang(match lang {
        Lang::Fr => "fr-FR",
        Lang::En => "en-GB",
    });
    utterance.set_rate(f32::from(manner.rate) / 100.0);
    utterance.set_volume(LOUDEST.get());
    if let Some(voice) = &voice {
        let _ = Reflect::set(&utterance, &"voice".into(), voice);
    }
    let number = next_number();
    let over = ending(number);
    utterance.set_onend(Some(&over));
    utterance.set_onerror(Some(&over));
    note_saying(number, spoken::patience(&sentence, manner.rate), Some(utterance.clone()));
    // With the system's default voice the signal stays off: nothing is to wait for it.
    tell(voice.is_some());
    js::call(&synthesis, "speak", &[utterance.into()]);
}

/// Has another screen say the sentence; it answers by [`said_far`].
fn say_far(lang: Lang, text: String, manner: &Manner) {
    let number = next_number();
    note_saying(number, spoken::patience(&text, manner.rate), None);
    tell(true);
    let language = lang.code().to_owned();
    loudspeaker::takes(|| Sound::Say { number, text, language, rate: manner.rate });
}

/// Another screen has said the sentence of that number.
pub fn said_far(number: u32) {
    end(number, false);
}

fn next_number() -> u32 {
    let number = BEGUN.get().wrapping_add(1);
    BEGUN.set(number);
    number
}

/// Notes the sentence that is being said, which lasts `span` ms at most.
fn note_saying(number: u32, span: u32, utterance: Option<SpeechSynthesisUtterance>) {
    let limit = Timeout::new(span, move || end(number, true));
    SAYING.set(Some(Saying { number, _utterance: utterance, _limit: limit }));
}

fn ending(number: u32) -> Function {
    js::function(move |_| {
        end(number, false);
        JsValue::UNDEFINED
    })
}

/// Ends the sentence of that number, if it is still the current one.
fn end(number: u32, overdue: bool) {
    if SAYING.with_borrow(|saying| saying.as_ref().map(|saying| saying.number)) != Some(number) {
        return;
    }
    if overdue {
        cancel();
    } else {
        SAYING.take();
    }
    drop_first();
    go_on();
}

/// Drops the current sentence.
fn drop_first() {
    READING.with_borrow_mut(|reading| {
        let _ = reading.as_mut().and_then(|reading| {
            reading.sentences.pop_front().or_else(|| reading.aside.pop_front())
        });
    });
}

/// Waits for the list of voices, only once in the life of the page.
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
