//! Cue sounds, synthesised: each cue is a few [`Tone`]s. All of it is optional: without
//! WebAudio, or before the first tap, there is silence and no error.

use super::browser;
use super::frame::after_paint;
use super::idle::page_hidden;
use super::settings::Settings;
use leptos::ev::{click, keydown, pointerup};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, AudioParam, GainNode, OscillatorType};

/// What is to be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A control was pressed.
    Tap,
    /// A card is drawn.
    Draw,
    /// A card is laid: a soft wooden tick.
    Lay,
    /// A ghost: a wobbling, falling "boo".
    Ghost,
    /// Wrong, or not allowed.
    Wrong,
    /// Right.
    Right,
    /// Somebody else's turn.
    Turn,
    /// Something is put back or away.
    PutAway,
    /// Somebody has won: a fanfare.
    Win,
    /// A clock ticks.
    Tick,
    /// A drum before a verdict.
    Drum,
}

/// One sliding tone with a soft start and a fading end.
struct Tone {
    /// Whether it has overtones: wood, cardboard.
    reed: bool,
    /// Hertz at its start and at its end.
    slide: (f32, f32),
    /// Seconds after the cue's start.
    begin: f64,
    /// Seconds.
    length: f64,
    /// Loudest gain, 0 to 1.
    gain: f32,
    /// How far the pitch trembles, in hertz.
    wobble: f32,
}

const fn tone(slide: (f32, f32), begin: f64, length: f64, gain: f32) -> Tone {
    Tone { reed: false, slide, begin, length, gain, wobble: 0.0 }
}

const fn reed(slide: (f32, f32), begin: f64, length: f64, gain: f32) -> Tone {
    Tone { reed: true, slide, begin, length, gain, wobble: 0.0 }
}

const fn boo(slide: (f32, f32), gain: f32) -> Tone {
    Tone { reed: false, slide, begin: 0.0, length: 0.58, gain, wobble: 28.0 }
}

impl Cue {
    /// What it is made of; 600 ms at most, never louder than 1 together.
    const fn tones(self) -> &'static [Tone] {
        match self {
            Cue::Tap => const { &[tone((620.0, 480.0), 0.0, 0.05, 0.3)] },
            Cue::Draw => const { &[reed((330.0, 660.0), 0.0, 0.11, 0.3)] },
            Cue::Lay => KNOCK,
            Cue::Ghost => const { &[boo((560.0, 230.0), 0.4), boo((842.0, 347.0), 0.12)] },
            Cue::Wrong => THUD,
            Cue::Right => CHIME,
            Cue::Turn => CALL,
            Cue::PutAway => const { &[reed((520.0, 250.0), 0.0, 0.16, 0.35)] },
            Cue::Win => FANFARE,
            Cue::Drum => ROLL,
            Cue::Tick => const { &[tone((1500.0, 1250.0), 0.0, 0.03, 0.3)] },
        }
    }
}

const KNOCK: &[Tone] = &[tone((980.0, 430.0), 0.0, 0.05, 0.4), reed((235.0, 150.0), 0.0, 0.1, 0.5)];
const THUD: &[Tone] =
    &[reed((233.0, 220.0), 0.0, 0.15, 0.4), reed((175.0, 156.0), 0.14, 0.26, 0.4)];
const CHIME: &[Tone] = &[tone((659.3, 659.3), 0.0, 0.14, 0.4), tone((987.8, 987.8), 0.1, 0.3, 0.4)];
const CALL: &[Tone] = &[tone((523.3, 523.3), 0.0, 0.12, 0.3), tone((784.0, 784.0), 0.1, 0.22, 0.3)];
const ROLL: &[Tone] = &[
    reed((105.0, 82.0), 0.0, 0.1, 0.3),
    reed((105.0, 82.0), 0.09, 0.1, 0.34),
    reed((105.0, 82.0), 0.18, 0.1, 0.38),
    reed((105.0, 82.0), 0.27, 0.1, 0.42),
    reed((105.0, 82.0), 0.36, 0.1, 0.46),
    reed((98.0, 60.0), 0.45, 0.16, 0.55),
];
const FANFARE: &[Tone] = &[
    reed((523.3, 523.3), 0.0, 0.14, 0.34),
    reed((523.3, 523.3), 0.15, 0.08, 0.3),
    reed((523.3, 523.3), 0.24, 0.08, 0.3),
    reed((659.3, 659.3), 0.33, 0.18, 0.36),
    reed((523.3, 523.3), 0.52, 0.12, 0.32),
    reed((659.3, 659.3), 0.65, 0.12, 0.34),
    // The chord that stays.
    reed((784.0, 784.0), 0.8, 0.9, 0.3),
    reed((1046.5, 1046.5), 0.8, 1.1, 0.3),
    tone((523.3, 523.3), 0.8, 0.9, 0.22),
];

/// After so long a silence the device rests until the next cue: an open one keeps a tablet
/// from saving its battery.
const SILENCE: Duration = Duration::from_secs(20);

thread_local! {
    /// One context for the whole page: browsers allow only a few.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    /// Whether it rests.
    static RESTING: Cell<bool> = const { Cell::new(false) };
    /// What puts it to rest; another one puts it off.
    static BEDTIME: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
}

fn context() -> Option<AudioContext> {
    CONTEXT.with_borrow(Clone::clone)
}

/// Plays a cue as loud as the settings say; silence when they are mute or no tap has woken sound yet.
pub fn play(cue: Cue, settings: &Settings) {
    if settings.muted || settings.volume == 0 {
        return;
    }
    let Some(context) = context() else { return };
    if RESTING.take() {
        // What is asked of it now sounds once it runs.
        settle(context.resume());
    } else if context.state() != AudioContextState::Running {
        return;
    }
    rest_later();
    // Ears hear squares: 50 % shall sound half as loud.
    let share = f32::from(settings.volume) / 100.0;
    // The eye is served first; a frame later is soon enough for the ear.
    after_paint(move || {
        for tone in cue.tones() {
            // What a browser cannot play is not heard; nothing else depends on it.
            let _ = sound(&context, tone, tone.gain * share * share);
        }
    });
}

fn sound(context: &AudioContext, tone: &Tone, loudest: f32) -> Result<(), JsValue> {
    let begin = context.current_time() + tone.begin;
    let end = begin + tone.length;
    let source = context.create_oscillator()?;
    source.set_type(if tone.reed { OscillatorType::Triangle } else { OscillatorType::Sine });
    slide(&source.frequency(), tone.slide, begin, end)?;
    if tone.wobble > 0.0 {
        tremble(context, &source.frequency(), tone.wobble, end)?;
    }
    let swell = swell(context, loudest, begin, end)?;
    source.connect_with_audio_node(&swell)?;
    swell.connect_with_audio_node(&context.destination())?;
    source.start_with_when(begin)?;
    source.stop_with_when(end)
}

fn slide(pitch: &AudioParam, (from, to): (f32, f32), begin: f64, end: f64) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, begin)?;
    pitch.exponential_ramp_to_value_at_time(to, end)?;
    Ok(())
}

/// Up within 8 ms, so that nothing clicks, then fading to the end.
fn swell(context: &AudioContext, loudest: f32, begin: f64, end: f64) -> Result<GainNode, JsValue> {
    let node = context.create_gain()?;
    let gain = node.gain();
    gain.set_value_at_time(0.0, begin)?;
    gain.linear_ramp_to_value_at_time(loudest, begin + 0.008)?;
    gain.exponential_ramp_to_value_at_time(loudest / 200.0, end)?;
    Ok(node)
}

/// Seven times a second, `wobble` hertz up and down.
fn tremble(
    context: &AudioContext,
    pitch: &AudioParam,
    wobble: f32,
    end: f64,
) -> Result<(), JsValue> {
    let (slow, depth) = (context.create_oscillator()?, context.create_gain()?);
    slow.frequency().set_value(7.0);
    depth.gain().set_value(wobble);
    slow.connect_with_audio_node(&depth)?;
    depth.connect_with_audio_param(pitch)?;
    slow.start()?;
    slow.stop_with_when(end)
}

/// Opens the sound device, silent until somebody touches the page. To be called when a table is
/// built: in the middle of a game it would cost a slow tablet a few frames.
pub fn prepare() {
    if context().is_none() {
        CONTEXT.set(browser::global("AudioContext").and_then(|_| AudioContext::new().ok()));
        // A kiosk's browser may let it run at once.
        rest_later();
    }
}

/// Only a cue wakes it from a rest.
fn wake() {
    let asleep = |it: &AudioContext| it.state() != AudioContextState::Running && !RESTING.get();
    if let Some(context) = context().filter(asleep) {
        settle(context.resume());
        rest_later();
    }
}

fn rest_later() {
    let bedtime = set_timeout_with_handle(|| RESTING.set(sleep()), SILENCE).ok();
    if let Some(before) = BEDTIME.replace(bedtime) {
        before.clear();
    }
}

/// Whether it ran until now.
fn sleep() -> bool {
    let running = context().filter(|it| it.state() == AudioContextState::Running);
    if let Some(context) = &running {
        settle(context.suspend());
    }
    running.is_some()
}

/// A browser that refuses now may allow it at the next tap.
fn settle(asked: Result<js_sys::Promise, JsValue>) {
    if let Ok(promise) = asked {
        browser::when_settled(&promise, |_| ());
    }
}

/// Wakes sound at every tap and key press for as long as the current owner lives, since browsers
/// allow it only there, and lets it rest while the page is hidden. To be called once, by the app. A
/// finger that comes down is not yet a gesture to browsers; one that is lifted is.
pub fn listen() {
    let _ = use_event_listener(use_window(), pointerup, |_| wake());
    let _ = use_event_listener(use_window(), click, |_| wake());
    let _ = use_event_listener(use_window(), keydown, |_| wake());
    let hidden = page_hidden();
    Effect::new(move || {
        if hidden.get() {
            sleep();
        } else {
            wake();
        }
    });
}

/// Lets the device vibrate for `ms`, where it can and the settings allow it.
pub fn buzz(ms: u32, settings: &Settings) {
    if settings.vibration
        && let Some(navigator) = browser::global("navigator")
    {
        browser::call(&navigator, "vibrate", &[ms.into()]);
    }
}
