//! Comfort: language, sound and voice, motion, colours, text, hands.

use super::Shell;
use super::old_parts::bar::shell_bar;
use super::old_parts::field::{self, segment};
use super::shell::settings::{Lang, Motion, Settings, Theme};
use super::shell::{sound, speech};
use super::words::{language, tr};
use crate::app::dom::{Dom, el};
use leptos::prelude::*;

/// The settings screen.
pub fn settings_screen() -> Dom {
    let shell = Shell::get();
    el("div", "screen settings-screen").child(shell_bar(tr!(settings.title), ())).child(
        el("main", "panels").child(language_and_sound(shell)).child(display(shell)).child(saves()),
    )
}

fn language_and_sound(shell: Shell) -> Dom {
    let languages = [(Lang::Fr, tr!(settings.french)), (Lang::En, tr!(settings.english))];
    let rates = [(70, "70 %"), (100, "100 %"), (130, "130 %")];
    el("section", "sheet-card piece")
        .child(el("h2", "").child(tr!(settings.sound)))
        .child(row(
            shell,
            tr!(settings.language),
            "lang",
            &languages,
            |s| s.language(),
            |s, lang| {
                s.lang = Some(lang);
            },
        ))
        .child(switch(shell, tr!(settings.sounds), |s| !s.muted, |s, on| s.muted = !on))
        .child(volume(shell))
        .child(switch(shell, tr!(settings.voice), |s| s.voice, |s, on| s.voice = on))
        .child(row(
            shell,
            tr!(settings.rate),
            "rate",
            &rates,
            |s| s.voice_rate,
            |s, rate| {
                s.voice_rate = rate;
                speech::speak(tr!(hours.h14), language(), rate);
            },
        ))
        .child(
            (!speech::available(language())).then(|| el("p", "hint").child(tr!(settings.no_voice))),
        )
        .child(switch(shell, tr!(settings.vibration), |s| s.vibration, |s, on| s.vibration = on))
}

fn display(shell: Shell) -> Dom {
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
    el("section", "sheet-card piece")
        .child(el("h2", "").child(tr!(settings.look)))
        .child(row(shell, tr!(settings.theme), "theme", &themes, |s| s.theme, |s, to| s.theme = to))
        .child(row(
            shell,
            tr!(settings.motion),
            "motion",
            &motions,
            |s| s.motion,
            |s, to| s.motion = to,
        ))
        .child(row(shell, tr!(settings.text), "text", &sizes, |s| s.text, |s, to| s.text = to))
        .child(switch(
            shell,
            tr!(settings.left_handed),
            |s| s.left_handed,
            |s, on| s.left_handed = on,
        ))
        .child(switch(
            shell,
            tr!(settings.spacing),
            |s| s.wide_spacing,
            |s, on| s.wide_spacing = on,
        ))
}

fn saves() -> Dom {
    el("section", "sheet-card piece")
        .child(el("h2", "").child(tr!(settings.storage)))
        .child(el("p", "").child(tr!(settings.storage_hint)))
}

/// A choice of one among a few.
fn row<T: Copy + PartialEq + 'static>(
    shell: Shell,
    title: &'static str,
    name: &'static str,
    choices: &[(T, &'static str)],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> Dom {
    let one = |&(value, words): &(T, &'static str)| {
        let chosen = move || shell.settings.with(|settings| get(settings) == value);
        let choose = move || shell.change(|settings| set(settings, value));
        segment(name, words, Box::new(chosen), Box::new(choose))
    };
    let segments: Vec<Dom> = choices.iter().map(one).collect();
    el("div", "row")
        .attr("role", "radiogroup")
        .attr("aria-label", title)
        .child(field::words(title, ""))
        .child(el("div", "segments text piece").child(segments))
}

fn switch(
    shell: Shell,
    title: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> Dom {
    let on = move || shell.settings.with(get);
    let change = move |on| shell.change(|settings| set(settings, on));
    field::switch(title, "", Box::new(on), Box::new(change))
}

fn volume(shell: Shell) -> Dom {
    let value = move || shell.settings.with(|settings| settings.volume);
    let change = move |event: web_sys::Event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            shell.change(|settings| settings.volume = volume);
            shell.settings.with_untracked(|settings| sound::play(sound::Cue::Lay, settings));
        }
    };
    el("label", "row")
        .child(el("span", "words").child(el("b", "").child(tr!(settings.volume))))
        .child(
            el("input", "slider")
                .attr("type", "range")
                .attr("min", "0")
                .attr("max", "100")
                .attr("step", "5")
                .prop("value", move || value().to_string())
                .on("change", change),
        )
}
