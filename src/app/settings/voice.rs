//! The panel of the voice: what it presents, how fast, which of the installed voices it is, and a sample.

use super::{Row, percent};
use crate::app::browser::settings::Presentation;
use crate::app::browser::speech::{self, Manner, Voice};
use crate::app::parts::WordButton;
use crate::app::parts::field::Words;
use crate::app::shell::Shell;
use crate::app::words::{language, tr};
use leptos::ev::Event;
use leptos::prelude::*;

/// Says the sample sentence with the current settings.
fn sample(shell: Shell) {
    let manner = shell.settings.with_untracked(|settings| Manner::of(settings, language()));
    speech::speak(tr!(settings.sample), manner);
}

/// The panel of the voice.
#[component]
pub fn VoicePanel() -> impl IntoView {
    let shell = Shell::get();
    let all = [
        (Presentation::Auto, tr!(settings.present_auto)),
        (Presentation::Off, tr!(settings.present_off)),
        (Presentation::Questions, tr!(settings.present_questions)),
        (Presentation::Everything, tr!(settings.present_all)),
    ];
    let rates = [70, 85, 100, 115, 130].map(|rate: u8| (rate, percent(rate.into())));
    let voices = speech::voices_of(language());
    let silent = move || {
        voices.with(Vec::is_empty).then(|| view! { <p class="hint">{tr!(settings.no_voice)}</p> })
    };
    // A change is heard at once.
    Effect::new(move |before: Option<(u8, Option<String>)>| {
        let now = shell.settings.with(|settings| (settings.voice_rate, settings.speaker.clone()));
        if before.is_some_and(|before| before != now) {
            sample(shell);
        }
        now
    });
    on_cleanup(speech::hush);
    view! {
        <section class="sheet-card piece" data-panel="voice">
            <h2>{tr!(settings.speaker)}</h2>
            <Row
                title=tr!(settings.presentation)
                name="presentation"
                choices=all
                get=|s| s.presentation
                set=|s, to| s.presentation = to
            />
            <Row
                title=tr!(settings.rate)
                name="rate"
                choices=rates
                get=|s| s.voice_rate
                set=|s, rate| s.voice_rate = rate
            />
            <Speaker voices/>
            {silent}
            <WordButton act="sample" icon="speak" label=tr!(settings.listen) on:click=move |_| sample(shell)/>
        </section>
    }
}

/// The choice of the voice; absent where none is installed.
#[component]
fn Speaker(voices: RwSignal<Vec<Voice>>) -> impl IntoView {
    let shell = Shell::get();
    let chosen =
        move || shell.settings.with(|settings| settings.speaker.clone()).unwrap_or_default();
    let choose = move |event: Event| {
        let uri = event_target_value(&event);
        shell.change(|settings| settings.speaker = Some(uri).filter(|uri| !uri.is_empty()));
    };
    let option = move |voice: Voice| {
        let words =
            if voice.local { voice.name } else { tr!(settings.speaker_far, name = voice.name) };
        view! { <option value=voice.uri>{words}</option> }
    };
    move || {
        let voices = voices.get();
        (!voices.is_empty()).then(|| {
            view! {
                <label class="row">
                    <Words title=tr!(settings.speaker)/>
                    <select class="chooser-list" name="speaker" prop:value=chosen on:change=choose>
                        <option value="">{tr!(settings.speaker_own)}</option>
                        {voices.into_iter().map(option).collect_view()}
                    </select>
                </label>
            }
        })
    }
}
