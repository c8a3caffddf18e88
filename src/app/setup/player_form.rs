//! One seat of the table: its name, its mark, who plays it, where it sits.

use super::draft::Draft;
use crate::app::Shell;
use crate::app::dom::{Dom, el, group};
use crate::app::parts::dialog::{sheet, when_closed};
use crate::app::parts::field::{segment, shape};
use crate::app::parts::icon;
use crate::app::shell::profiles;
use crate::app::words::{default_name, level_name, tr};
use crate::rules::{Level, Mark, Player};
use leptos::prelude::*;

/// The sheet of one seat.
pub fn form(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>, seat: usize) -> Dom {
    let shell = Shell::get();
    let Some(chair) = draft.with_untracked(|draft| draft.seats.get(seat).cloned()) else {
        return Dom::none();
    };
    when_closed(move || editing.set(None));
    let rename = move |event: web_sys::Event| {
        let name = profiles::clean(&event_target_value(&event));
        draft.update(|draft| draft.seats[seat].name = name);
    };
    let placeholder = default_name(chair.mark.0);
    let title = draft.with_untracked(|draft| draft.name(seat));
    let content = group()
        .child(el("header", "").child(el("h1", "").child(move || {
            draft.with(|d| if seat < d.seats.len() { d.name(seat) } else { String::new() })
        })))
        .child(
            el("form", "body player-form")
                .on("submit", move |event: web_sys::Event| {
                    event.prevent_default();
                    shell.dialog.set(false);
                })
                .child(
                    el("label", "field").child(tr!(setup.name)).child(
                        el("input", "")
                            .attr("type", "text")
                            .attr("maxlength", profiles::NAME_LENGTH.to_string())
                            .attr("value", chair.name)
                            .attr("placeholder", placeholder)
                            .attr("autocomplete", "off")
                            .on("input", rename),
                    ),
                )
                .child(shapes(draft, seat))
                .child(who_plays(draft, seat)),
        )
        .child(foot(shell, draft, seat));
    sheet("sheet ask-sheet wide", tr!(setup.edit, name = title), content)
}

fn shapes(draft: RwSignal<Draft>, seat: usize) -> Dom {
    let one = move |of: Mark| {
        let chosen = move || draft.with(|d| d.seats.get(seat).is_some_and(|c| c.mark == of));
        let choose = move || draft.update(|draft| draft.set_mark(seat, of));
        shape(of, Box::new(chosen), Box::new(choose))
    };
    let shapes: Vec<Dom> = (0..Mark::COUNT).map(Mark).map(one).collect();
    el("fieldset", "field")
        .child(el("legend", "").child(tr!(setup.colour)))
        .child(el("div", "shapes").child(shapes))
}

fn who_plays(draft: RwSignal<Draft>, seat: usize) -> Dom {
    let one = move |player: Player, words: &'static str| {
        let chosen = move || draft.with(|d| d.seats.get(seat).is_some_and(|c| c.player == player));
        let choose = move || draft.update(|draft| draft.set_player(seat, player));
        segment("player", words, Box::new(chosen), Box::new(choose))
    };
    let levels = Level::ALL.map(|level| one(Player::Automatic(level), level_name(level)));
    el("fieldset", "field").child(el("legend", "").child(tr!(setup.who_plays))).child(
        el("div", "segments text piece")
            .child(one(Player::Person, tr!(setup.person)))
            .child(levels),
    )
}

fn foot(shell: Shell, draft: RwSignal<Draft>, seat: usize) -> Dom {
    let last = draft.with_untracked(|draft| draft.seats.len() - 1);
    let moved = move |to: usize| {
        shell.dialog.set(false);
        draft.update(|draft| draft.shift(seat, to));
    };
    let remove = move || {
        shell.dialog.set(false);
        draft.update(|draft| draft.remove(seat));
    };
    let shift = move |to: usize, sign, words: &'static str| {
        super::super::parts::icon_act("shift", sign, words, move || moved(to))
    };
    el("footer", "")
        .child((seat > 0).then(|| shift(seat - 1, "chevron-left", tr!(setup.move_left))))
        .child((seat < last).then(|| shift(seat + 1, "chevron-right", tr!(setup.move_right))))
        .child(
            el("button", "button quiet piece")
                .attr("data-act", "remove")
                .click(remove)
                .child(icon("trash"))
                .child(tr!(setup.remove)),
        )
        .child(
            el("button", "button piece go")
                .attr("data-act", "close")
                .click(move || shell.dialog.set(false))
                .child(tr!(common.ok)),
        )
}
