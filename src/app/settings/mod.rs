//! Comfort: language, sound and voice, motion, colours, text, hands.

use super::Shell;
use super::parts::bar::shell_bar;
use super::shell::settings::{Lang, Motion, Settings, Theme};
use super::shell::{sound, speech};
use super::words::{language, tr};
use leptos::prelude::*;

/// The settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let shell = Shell::get();
    view! {
        <div class="screen settings-screen">
            {shell_bar(tr!(settings.title), ())}
            <main class="panels">{language_and_sound(shell)}{display(shell)}{saves()}</main>
        </div>
    }
}

fn language_and_sound(shell: Shell) -> AnyView {
    let languages = [(Lang::Fr, tr!(settings.french)), (Lang::En, tr!(settings.english))];
    let rates = [(70, "70 %"), (100, "100 %"), (130, "130 %")];
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(settings.sound)}</h2>
            {row(shell, tr!(settings.language), "lang", &languages, |s| s.language(), |s, lang| {
                s.lang = Some(lang);
            })}
            {switch(shell, tr!(settings.sounds), |s| !s.muted, |s, on| s.muted = !on)}
            {volume(shell)}
            {switch(shell, tr!(settings.voice), |s| s.voice, |s, on| s.voice = on)}
            {row(shell, tr!(settings.rate), "rate", &rates, |s| s.voice_rate, |s, rate| {
                s.voice_rate = rate;
                speech::speak(tr!(hours.h14), language(), rate);
            })}
            {(!speech::available(language())).then(|| view! {
                <p class="hint">{tr!(settings.no_voice)}</p>
            })}
            {switch(shell, tr!(settings.vibration), |s| s.vibration, |s, on| s.vibration = on)}
        </section>
    }
    .into_any()
}

fn display(shell: Shell) -> AnyView {
    let themes = [
        (Theme::Auto, tr!(settings.auto)),
        (Theme::Light, tr!(settings.light)),
        (Theme::Dark, tr!(settings.dark)),
    ];
    let motions = [
        (Motion::Auto, tr!(settings.auto)),
        (Motion::Full, tr!(settings.full)),
        (Motion::Reduced, tr!(settings.reduced)),
    ];
    let sizes = [(100, "100 %"), (125, "125 %"), (150, "150 %"), (200, "200 %")];
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(settings.look)}</h2>
            {row(shell, tr!(settings.theme), "theme", &themes, |s| s.theme, |s, to| s.theme = to)}
            {row(shell, tr!(settings.motion), "motion", &motions, |s| s.motion, |s, to| s.motion = to)}
            {row(shell, tr!(settings.text), "text", &sizes, |s| s.text, |s, to| s.text = to)}
            {switch(shell, tr!(settings.left_handed), |s| s.left_handed, |s, on| s.left_handed = on)}
            {switch(shell, tr!(settings.spacing), |s| s.wide_spacing, |s, on| s.wide_spacing = on)}
        </section>
    }
    .into_any()
}

fn saves() -> AnyView {
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(settings.storage)}</h2>
            <p>{tr!(settings.storage_hint)}</p>
        </section>
    }
    .into_any()
}

/// A choice of one among a few.
fn row<T: Copy + PartialEq + Send + Sync + 'static>(
    shell: Shell,
    title: &'static str,
    name: &'static str,
    choices: &[(T, &'static str)],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> AnyView {
    let one = |&(value, words): &(T, &'static str)| {
        let checked = move || shell.settings.with(|settings| get(settings) == value);
        segment(
            name,
            words,
            Signal::derive(checked),
            Callback::new(move |()| {
                shell.change(|settings| set(settings, value));
            }),
        )
    };
    let labels: Vec<AnyView> = choices.iter().map(one).collect();
    view! {
        <div class="row" role="radiogroup" aria-label=title>
            <span class="words"><b>{title}</b></span>
            <div class="segments text piece">{labels}</div>
        </div>
    }
    .into_any()
}

fn segment(
    name: &'static str,
    words: &'static str,
    checked: Signal<bool>,
    choose: Callback<()>,
) -> AnyView {
    view! {
        <label>
            <input class="unseen" type="radio" name=name prop:checked=move || checked.get()
                on:change=move |_| choose.run(())/>
            <span>{words}</span>
        </label>
    }
    .into_any()
}

fn switch(
    shell: Shell,
    title: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> AnyView {
    let on = Memo::new(move |_| shell.settings.with(get));
    view! {
        <label class="switch">
            <span class="words"><b>{title}</b></span>
            <input class="unseen" type="checkbox" role="switch" prop:checked=move || on.get()
                on:change=move |event| {
                    let checked = event_target_checked(&event);
                    shell.change(|settings| set(settings, checked));
                }/>
            <span class="knob"></span>
        </label>
    }
    .into_any()
}

fn volume(shell: Shell) -> AnyView {
    let value = Memo::new(move |_| shell.settings.with(|settings| settings.volume));
    let change = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            shell.change(|settings| settings.volume = volume);
            shell.settings.with_untracked(|settings| sound::play(sound::Cue::Lay, settings));
        }
    };
    view! {
        <label class="row">
            <span class="words"><b>{tr!(settings.volume)}</b></span>
            <input class="slider" type="range" min="0" max="100" step="5"
                prop:value=move || value.get().to_string() on:change=change/>
        </label>
    }
    .into_any()
}
