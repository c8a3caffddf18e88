//! Comfort: language, sound and voice, motion, colours, text, hands.

mod voice;

use super::browser::settings::{Lang, Motion, Settings, Speed, Theme};
use super::care::{BackupPanel, InstallPanel, OfflinePanel};
use super::parts::WordButton;
use super::parts::bar::ShellBar;
use super::parts::field::{Segments, Switch, Words};
use super::phones;
use super::place::Place;
use super::setup::last_people;
use super::shell::Shell;
use super::television::TelevisionPanel;
use super::words::{language, tr};
use crate::cues::Cue;
use leptos::ev::Event;
use leptos::prelude::*;
use voice::VoicePanel;

/// The settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let shell = Shell::get();
    let public = shell.kiosk.public.get_untracked();
    let joining = RwSignal::new(false);
    view! {
        <div class="screen settings-screen">
            <ShellBar title=tr!(settings.title)/>
            <main class="panels">
                <LanguageAndSound/>
                <VoicePanel/>
                <Robots/>
                <Display/>
                {(!public).then(|| view! { <TelevisionPanel/> })}
                {(!public && phones::are_offered(shell)).then(|| view! { <PhonesPanel joining/> })}
                <OfflinePanel/>
                <BackupPanel/>
                <InstallPanel/>
                {(!public).then(|| view! { <KioskPanel/> })}
            </main>
            {move || joining.get().then(|| {
                view! { <phones::Joining chairs=last_people() open=joining/> }
            })}
        </div>
    }
}

/// What phones are for, and the button with which those of the last table's people join: each keeps its person at the
/// next table.
#[component]
fn PhonesPanel(joining: RwSignal<bool>) -> impl IntoView {
    view! {
        <section class="sheet-card piece" data-panel="phones">
            <h2>{tr!(phones.panel)}</h2>
            <p>{tr!(phones.offer)}</p>
            <WordButton act="phones" icon="phone" label=tr!(phones.title) on:click=move |_| joining.set(true)/>
        </section>
    }
}

#[component]
fn LanguageAndSound() -> impl IntoView {
    let languages = [(Lang::Fr, tr!(settings.french)), (Lang::En, tr!(settings.english))];
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(settings.sound)}</h2>
            <Row
                title=tr!(settings.language)
                name="lang"
                choices=languages
                get=Settings::language
                set=|s, lang| s.lang = Some(lang)
            />
            <Flag title=tr!(settings.sounds) get=|s| !s.muted set=|s, on| s.muted = !on/>
            <Volume/>
            <Flag title=tr!(settings.vibration) get=|s| s.vibration set=|s, on| s.vibration = on/>
        </section>
    }
}

#[component]
fn Robots() -> impl IntoView {
    let speeds = [
        (Speed::Calm, tr!(settings.calm)),
        (Speed::Usual, tr!(settings.usual)),
        (Speed::Brisk, tr!(settings.brisk)),
    ];
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(settings.robots)}</h2>
            <Row title=tr!(settings.speed) name="speed" choices=speeds get=|s| s.speed set=|s, to| s.speed = to/>
        </section>
    }
}

#[component]
fn Display() -> impl IntoView {
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
    let sizes = [100, 125, 150, 200].map(|size| (size, percent(size)));
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(settings.look)}</h2>
            <Row
                title=tr!(settings.theme)
                name="theme"
                choices=themes
                get=|s| s.theme
                set=|s, to| s.theme = to
            />
            <Row
                title=tr!(settings.motion)
                name="motion"
                choices=motions
                get=|s| s.motion
                set=|s, to| s.motion = to
            />
            <Row title=tr!(settings.text) name="text" choices=sizes get=|s| s.text set=|s, to| s.text = to/>
            <Flag
                title=tr!(settings.left_handed)
                get=|s| s.left_handed
                set=|s, on| s.left_handed = on
            />
            <Flag
                title=tr!(settings.spacing)
                get=|s| s.wide_spacing
                set=|s, on| s.wide_spacing = on
            />
        </section>
    }
}

/// The panel that opens the kiosk's staff page.
#[component]
fn KioskPanel() -> impl IntoView {
    let shell = Shell::get();
    view! {
        <section class="sheet-card piece" data-panel="kiosk">
            <h2>{tr!(kiosk.title)}</h2>
            <p>{tr!(kiosk.offer)}</p>
            <WordButton
                act="kiosk"
                icon="lock"
                label=tr!(kiosk.prepare)
                on:click=move |_| shell.go(Place::Staff)
            />
        </section>
    }
}

/// A percentage as the language writes it.
fn percent(share: u16) -> String {
    let sign = if language() == Lang::Fr { "\u{a0}%" } else { "%" };
    [&share.to_string(), sign].concat()
}

/// A choice of one among a few.
#[component]
fn Row<T: Copy + PartialEq + Send + Sync + 'static, S: Into<String>, const N: usize>(
    title: &'static str,
    name: &'static str,
    choices: [(T, S); N],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let shell = Shell::get();
    let choices = choices.map(|(value, words)| (value, words.into())).into();
    let chosen = Signal::derive(move || shell.settings.with(get));
    let choose = Callback::new(move |value| shell.change(|settings| set(settings, value)));
    view! {
        <div class="row" role="radiogroup" aria-label=title>
            <Words title/>
            <Segments name choices chosen choose/>
        </div>
    }
}

#[component]
fn Flag(
    title: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let shell = Shell::get();
    let on = Signal::derive(move || shell.settings.with(get));
    let change = move |event: Event| {
        let on = event_target_checked(&event);
        shell.change(|settings| set(settings, on));
    };
    view! { <Switch title on on:change=change/> }
}

#[component]
fn Volume() -> impl IntoView {
    let shell = Shell::get();
    let volume = move || shell.settings.with(|settings| settings.volume.to_string());
    let change = move |event: Event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            shell.change(|settings| settings.volume = volume);
            shell.play_cue(Cue::Lay);
        }
    };
    view! {
        <label class="row">
            <Words title=tr!(settings.volume)/>
            <input
                class="slider"
                type="range"
                min="0"
                max="100"
                step="5"
                prop:value=volume
                on:change=change
            />
        </label>
    }
}
