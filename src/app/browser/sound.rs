//! Plays cues, synthesised from their tones. All of it is optional: without WebAudio, or before the
//! first tap, there is silence and no error.

use super::frame::after_paint;
use super::idle::page_hidden;
use super::js;
use super::loudspeaker;
use super::settings::Settings;
use crate::cues::{self, Applause, Cue, RATE, Tone};
use crate::wire::Sound;
use leptos::ev::{click, keydown, pointerup};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, AudioNode, AudioParam, GainNode, OscillatorType};

/// The gain of cues while a voice speaks.
const DUCKED: f32 = 0.3;

/// The silence after which the audio device is suspended until the next cue: a running one costs a
/// tablet battery.
const SILENCE: Duration = Duration::from_secs(20);

thread_local! {
    /// One context for the whole page: browsers allow only a few.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    /// The gain node that all cues go through.
    static MASTER: RefCell<Option<GainNode>> = const { RefCell::new(None) };
    /// The wait that is playing ([`play_wait`]).
    static WAIT: RefCell<Option<GainNode>> = const { RefCell::new(None) };
    /// Whether the context was suspended after [`SILENCE`]; then only a cue resumes it.
    static RESTING: Cell<bool> = const { Cell::new(false) };
    /// The timer that suspends the context; each cue restarts it.
    static BEDTIME: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
}

fn context() -> Option<AudioContext> {
    CONTEXT.with_borrow(Clone::clone)
}

/// Lowers the cues while a voice speaks.
pub fn duck(speaks: bool) {
    let Some(master) = MASTER.with_borrow(Clone::clone) else { return };
    let level = if speaks { DUCKED } else { 1.0 };
    // If that fails, the cues stay as loud as they were.
    let _ = master.gain().set_target_at_time(level, master.context().current_time(), 0.08);
}

/// Plays a cue as loud as the settings say; nothing when they are mute or no tap has unlocked sound yet.
pub fn play(cue: Cue, settings: &Settings) {
    if is_far(settings, || Sound::Cue(cue)) {
        return;
    }
    let Some((context, volume)) = ready(settings) else { return };
    // Rendering goes first; for the ear a frame later is soon enough.
    after_paint(move || {
        let out = master_of(&context);
        for tone in cue.tones() {
            // A tone that the browser cannot play is skipped.
            let _ = sound(&context, &out, tone, tone.gain * volume);
        }
    });
}

/// Plays the sound of a suspense of `ms` milliseconds, until it ends or [`hush`] is called.
pub fn play_wait(ms: u32, settings: &Settings) {
    if is_far(settings, || Sound::Wait(ms)) {
        return;
    }
    let Some((context, volume)) = ready(settings) else { return };
    let Ok(wait) = context.create_gain() else { return };
    let _ = wait.connect_with_audio_node(&master_of(&context));
    for tone in cues::wait(ms) {
        let _ = sound(&context, &wait, &tone, tone.gain * volume);
    }
    WAIT.set(Some(wait));
}

/// Silences the wait when the suspense is over early.
pub fn hush() {
    loudspeaker::takes(|| Sound::WaitOver);
    if let Some(wait) = WAIT.take() {
        let _ = wait.disconnect();
    }
}

/// Plays applause as loud as the settings say.
pub fn applaud(size: Applause, settings: &Settings) {
    if is_far(settings, || Sound::Applause(size)) {
        return;
    }
    let Some((context, volume)) = ready(settings) else { return };
    let _ = clap(&context, &cues::applause(size), volume * 0.5);
}

fn clap(context: &AudioContext, samples: &[f32], volume: f32) -> Result<(), JsValue> {
    let buffer = context.create_buffer(1, samples.len() as u32, RATE)?;
    buffer.copy_to_channel(samples, 0)?;
    let (source, gain) = (context.create_buffer_source()?, context.create_gain()?);
    source.set_buffer(Some(&buffer));
    gain.gain().set_value(volume);
    source.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&master_of(context))?;
    source.start()
}

/// Whether another screen plays that, or would if the settings were not mute.
fn is_far(settings: &Settings, sound: impl FnOnce() -> Sound) -> bool {
    let far = loudspeaker::is_far();
    if far && !settings.muted {
        loudspeaker::takes(sound);
    }
    far
}

/// Whether the page is still silent because nobody has touched it.
pub fn is_locked() -> bool {
    context().is_some_and(|it| it.state() != AudioContextState::Running && !RESTING.get())
}

/// The context and the volume from 0 to 1, if sound is allowed now.
fn ready(settings: &Settings) -> Option<(AudioContext, f32)> {
    if settings.muted || settings.volume == 0 {
        return None;
    }
    let context = context()?;
    if RESTING.take() {
        // What is scheduled now sounds once the context runs.
        settle(context.resume());
    } else if context.state() != AudioContextState::Running {
        return None;
    }
    rest_later();
    // Squared, so that 50 % sounds about half as loud.
    let share = f32::from(settings.volume) / 100.0;
    Some((context, share * share))
}

/// The node that all cues go through: the master gain, or the output device if there is none.
fn master_of(context: &AudioContext) -> AudioNode {
    let master = MASTER.with_borrow(Clone::clone);
    master.map_or_else(|| context.destination().into(), Into::into)
}

fn sound(
    context: &AudioContext,
    out: &AudioNode,
    tone: &Tone,
    loudest: f32,
) -> Result<(), JsValue> {
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
    swell.connect_with_audio_node(out)?;
    source.start_with_when(begin)?;
    source.stop_with_when(end)
}

fn slide(pitch: &AudioParam, (from, to): (f32, f32), begin: f64, end: f64) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, begin)?;
    pitch.exponential_ramp_to_value_at_time(to, end)?;
    Ok(())
}

/// A gain that rises within 8 ms, so that nothing clicks, then fades to the end.
fn swell(context: &AudioContext, loudest: f32, begin: f64, end: f64) -> Result<GainNode, JsValue> {
    let node = context.create_gain()?;
    let gain = node.gain();
    gain.set_value_at_time(0.0, begin)?;
    gain.linear_ramp_to_value_at_time(loudest, begin + 0.008)?;
    gain.exponential_ramp_to_value_at_time(loudest / 200.0, end)?;
    Ok(node)
}

/// Adds a vibrato of seven cycles a second, `wobble` hertz up and down.
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

/// Creates the audio context, silent until somebody touches the page. To be called when a table is
/// built: in the middle of a game it would cost a slow tablet a few frames.
pub fn prepare() {
    if context().is_none() {
        CONTEXT.set(js::global("AudioContext").and_then(|_| AudioContext::new().ok()));
        MASTER.set(context().and_then(|context| master(&context).ok()));
        // A kiosk's browser may let it run at once.
        rest_later();
    }
}

fn master(context: &AudioContext) -> Result<GainNode, JsValue> {
    let master = context.create_gain()?;
    master.connect_with_audio_node(&context.destination())?;
    Ok(master)
}

/// Resumes a context that is not running, unless it was suspended after [`SILENCE`]: that is left to a cue.
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

/// Suspends the context; returns whether it was running.
fn sleep() -> bool {
    let running = context().filter(|it| it.state() == AudioContextState::Running);
    if let Some(context) = &running {
        settle(context.suspend());
    }
    running.is_some()
}

/// Ignores a refusal: the browser may allow it at the next tap.
fn settle(asked: Result<js_sys::Promise, JsValue>) {
    if let Ok(promise) = asked {
        js::when_settled(&promise, |_| ());
    }
}

/// Unlocks sound at every tap and key press, the only moments at which browsers allow it, and suspends it
/// while the page is hidden, for as long as the current owner lives. To be called once, by the app. Browsers
/// count a lifted finger as a gesture, but not one that comes down.
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
pub fn vibrate(ms: u32, settings: &Settings) {
    if settings.vibration
        && let Some(navigator) = js::global("navigator")
    {
        js::call(&navigator, "vibrate", &[ms.into()]);
    }
}
