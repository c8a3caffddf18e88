//! The rules sheet of any game: the chapter of the present phase, the others below on demand.

use super::dialog::{sheet, when_closed};
use super::{act, go_button, icon, icon_act, symbol};
use crate::app::Shell;
use crate::app::dom::{Dom, el, group};
use crate::app::shell::speech;
use crate::app::words::{game_name, language, tr};
use crate::rules::GameId;
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
    pub drawing: fn() -> Dom,
}

/// The sheet, open at the chapter of `phase`; `extra` stands last.
pub fn rules_sheet(
    game: GameId,
    chapters: Vec<Chapter>,
    phase: &'static str,
    close: Callback<()>,
    extra: Dom,
) -> Dom {
    let here = chapters.iter().position(|chapter| chapter.phase == phase);
    let current = chapters[here.unwrap_or(0)].clone();
    let aloud = [&[current.title], current.lines.as_slice()].concat().join(". ");
    let others: Vec<Chapter> =
        chapters.into_iter().filter(|chapter| chapter.phase != current.phase).collect();
    let all = RwSignal::new(false);
    let shell = Shell::get();
    when_closed(move || close.run(()));
    let body = el("div", "body")
        .attr("data-game", game.name())
        .child(chapter(game, &current, here.is_some()))
        .child(others.into_iter().map(|other| folded(game, other, all)).collect::<Vec<_>>())
        .child(extra);
    let content = group().child(header(shell, game)).child(body).child(footer(shell, aloud, all));
    sheet("sheet rules", tr!(rules.title), content)
}

fn header(shell: Shell, game: GameId) -> Dom {
    let emblem = symbol("shell", &["emblem-", game.name()].concat(), "");
    el("header", "")
        .attr("role", "none")
        .child(el("span", "emblem").attr("data-game", game.name()).child(emblem))
        .child(
            el("div", "")
                .child(el("h1", "").child(tr!(rules.title)))
                .child(el("p", "").child(game_name(game))),
        )
        .child(icon_act("close", "close", tr!(common.close), move || shell.dialog.set(false)))
}

fn footer(shell: Shell, aloud: String, all: RwSignal<bool>) -> Dom {
    el("footer", "")
        .attr("role", "none")
        .child(act("speak", "speak", tr!(heure.listen), move || speak(shell, &aloud)))
        .child(act("all-rules", "rules", tr!(rules.all), move || all.update(|all| *all = !*all)))
        .child(go_button("close", tr!(common.resume), move || shell.dialog.set(false)))
}

fn speak(shell: Shell, text: &str) {
    let rate = shell.settings.with_untracked(|settings| settings.voice_rate);
    speech::speak(text, language(), rate);
}

fn chapter(game: GameId, chapter: &Chapter, here: bool) -> Dom {
    group()
        .child(
            el("h2", "")
                .child(chapter.title)
                .child(" ")
                .child(here.then(|| el("span", "here").child(tr!(rules.here)))),
        )
        .child(body(game, chapter))
}

fn body(game: GameId, chapter: &Chapter) -> Dom {
    let lines = chapter.lines.iter().map(|line| el("li", "").child(el("span", "").child(*line)));
    group()
        .child(
            el("div", "drawing piece")
                .attr("data-game", game.name())
                .attr("aria-hidden", "true")
                .child((chapter.drawing)()),
        )
        .child(el("ol", "says-rules").child(lines.collect::<Vec<_>>()))
}

fn folded(game: GameId, chapter: Chapter, all: RwSignal<bool>) -> Dom {
    el("details", "")
        .attr("open", move || all.get())
        .child(el("summary", "").child(chapter.title).child(icon("chevron-down")))
        .child(body(game, &chapter))
}
