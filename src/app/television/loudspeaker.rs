//! A television that the table is heard from: it plays the table's cues, says its sentences and tells it when each
//! is said.

use crate::app::browser::settings::{Lang, Settings};
use crate::app::browser::sound;
use crate::app::browser::speech::{self, Manner};
use crate::wire::{Sound, ToTable};
use leptos::prelude::*;

/// What is heard from this window; cheap to copy.
#[derive(Clone, Copy)]
pub struct Loudspeaker {
    settings: RwSignal<Settings>,
    /// The number of the last sentence.
    sentence: StoredValue<u32>,
    /// Answers the table.
    tell: Callback<ToTable>,
    /// Whether the browser keeps the window silent until somebody touches it.
    pub locked: RwSignal<bool>,
}

impl Loudspeaker {
    /// Begins to listen, for as long as the current owner lives.
    pub fn begin(
        settings: RwSignal<Settings>,
        tell: impl Fn(ToTable) + Send + Sync + 'static,
    ) -> Loudspeaker {
        sound::prepare();
        let speaks = speech::attend();
        let all = Loudspeaker {
            settings,
            sentence: StoredValue::new(0),
            tell: Callback::new(tell),
            locked: RwSignal::new(false),
        };
        Effect::new(move |before: Option<bool>| {
            let now = speaks.get();
            if before == Some(true) && !now {
                all.tell.run(ToTable::Said(all.sentence.get_value()));
            }
            now
        });
        all
    }

    /// Plays or says it, and lets the table know that the window is there.
    pub fn play(self, sound: Sound) {
        self.settings.with_untracked(|settings| match sound {
            Sound::Cue(cue) => sound::play(cue, settings),
            Sound::Wait(ms) => sound::play_wait(ms, settings),
            Sound::WaitOver => sound::hush(),
            Sound::Applause(size) => sound::applaud(size, settings),
            Sound::Say { number, text, language, rate } => {
                let manner = Manner::of(settings, Lang::told(&language)).at_rate(rate);
                self.say(number, &text, manner);
            }
            Sound::Quiet => speech::hush(),
        });
        self.locked.set(sound::is_locked());
        self.tell.run(ToTable::Ping(0));
    }

    /// Says a sentence; where there is no voice, it is over at once.
    fn say(self, number: u32, text: &str, manner: Manner) {
        self.sentence.set_value(number);
        if speech::available(&manner) {
            speech::present(text, manner);
        } else {
            self.tell.run(ToTable::Said(number));
        }
    }
}
