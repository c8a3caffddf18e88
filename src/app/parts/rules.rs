//! The rules sheet of any game: the chapter of the present phase, the others below on demand.

use super::dialog::sheet;
use super::{icon, symbol};
use crate::app::Shell;
use crate::app::shell::speech;
use crate::app::words::{language, tr};
use leptos::prelude::*;

/// One chapter of a game's rules.
#[derive(Clone)]
pub struct Chapter {
    /// The phase it belongs to.
    pub phase: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its rules, one short sentence each.
    pub lines: Vec<&'static str>,
    /// Its drawing.
    pub drawing: fn() -> AnyView,
}

/// The sheet, open at the chapter of `phase` (`answer` belongs to `ask`); `extra` stands last.
pub fn rules_sheet(
    game: &'static str,
    chapters: Vec<Chapter>,
    phase: &'static str,
    close: Callback<()>,
    extra: AnyView,
) -> AnyView {
    let phase = if phase == "answer" { "ask" } else { phase };
    let here = chapters.iter().position(|chapter| chapter.phase == phase);
    let current = chapters[here.unwrap_or(0)].clone();
    let aloud = [&[current.title], current.lines.as_slice()].concat().join(". ");
    let others: Vec<Chapter> =
        chapters.into_iter().filter(|chapter| chapter.phase != current.phase).collect();
    let all = RwSignal::new(false);
    let shell = Shell::get();
    // Escape and *back* lower the shell's flag: the sheet then goes as if it had been closed.
    Effect::new(move |was: Option<bool>| {
        let open = shell.dialog.get();
        if was == Some(true) && !open {
            close.run(());
        }
        open
    });
    let content = view! {
        <header>
            <span class="emblem" data-game="heure">{symbol("shell", "emblem-heure", "")}</span>
            <div><h1>{tr!(rules.title)}</h1><p>{game}</p></div>
            {super::icon_act("close", "close", tr!(common.close), move || shell.dialog.set(false))}
        </header>
        <div class="body" data-game="heure">
            {chapter(&current, here.is_some())}
            {others.into_iter().map(|other| folded(other, all)).collect_view()}
            {extra}
        </div>
        <footer>
            <button class="button quiet piece" data-act="speak" aria-label=tr!(common.speak)
                on:click=move |_| speak(shell, &aloud)>
                {icon("speak")}<span class="label">{tr!(heure.listen)}</span>
            </button>
            <button class="button quiet piece" data-act="all-rules" aria-label=tr!(rules.all)
                on:click=move |_| all.update(|all| *all = !*all)>
                {icon("rules")}<span class="label">{tr!(rules.all)}</span>
            </button>
            <button class="button piece go" data-act="close"
                on:click=move |_| shell.dialog.set(false)>{tr!(common.resume)}</button>
        </footer>
    };
    sheet("sheet rules", tr!(rules.title), content.into_any())
}

fn speak(shell: Shell, text: &str) {
    let rate = shell.settings.with_untracked(|settings| settings.voice_rate);
    speech::speak(text, language(), rate);
}

fn chapter(chapter: &Chapter, here: bool) -> AnyView {
    view! {
        <h2>
            {chapter.title}" "
            {here.then(|| view! { <span class="here">{tr!(rules.here)}</span> })}
        </h2>
        {body(chapter)}
    }
    .into_any()
}

fn body(chapter: &Chapter) -> AnyView {
    let lines = chapter.lines.iter().map(|line| view! { <li><span>{*line}</span></li> });
    view! {
        <div class="drawing piece" data-game="heure" aria-hidden="true">{(chapter.drawing)()}</div>
        <ol class="says-rules">{lines.collect_view()}</ol>
    }
    .into_any()
}

fn folded(chapter: Chapter, all: RwSignal<bool>) -> AnyView {
    view! {
        <details open=move || all.get()>
            <summary>{chapter.title}{icon("chevron-down")}</summary>
            {body(&chapter)}
        </details>
    }
    .into_any()
}
