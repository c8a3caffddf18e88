//! One seat of the table: its name, its mark, who plays it, where it sits.

use super::draft::Draft;
use crate::app::Shell;
use crate::app::boxes::GameBox;
use crate::app::dom::{Dom, el, group};
use crate::app::old_parts::dialog::{sheet, when_closed};
use crate::app::old_parts::field::{self, segment};
use crate::app::old_parts::{go_button, icon};
use crate::app::words::{default_name, level_name, tr};
use crate::rules::{Level, Mark, Player};
use leptos::prelude::*;

/// The sheet of one seat.
pub fn form(
    game: &'static GameBox,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
    seat: usize,
) -> Dom {
    let shell = Shell::get();
    let Some(chair) = draft.with_untracked(|draft| draft.seats.get(seat).cloned()) else {
        return Dom::none();
    };
    when_closed(move || editing.set(None));
    let name = move || draft.with(|d| if seat < d.seats.len() { d.name(seat) } else { "".into() });
    let rename = move |name| {
        draft.update(|draft| {
            draft.seats[seat].name = name;
            shell.profiles.with_untracked(|known| draft.recognise(seat, known));
        });
    };
    let body = el("form", "body player-form")
        .on("submit", move |event: web_sys::Event| {
            event.prevent_default();
            shell.dialog.set(false);
        })
        .child(field::name(chair.name, default_name(chair.mark.0), Box::new(rename)))
        .child(field::shapes(move |of| shape(draft, seat, of)))
        .child(who_plays(shell, draft, seat))
        .child(crate::app::bridge::dom((game.seat_choices)(draft, seat)));
    let content = group()
        .child(el("header", "").attr("role", "none").child(el("h1", "").child(name)))
        .child(body)
        .child(foot(shell, draft, seat));
    sheet("sheet ask-sheet wide", tr!(setup.edit, name = untrack(name)), content)
}

fn shape(draft: RwSignal<Draft>, seat: usize, of: Mark) -> Dom {
    let chosen = move || draft.with(|d| d.seats.get(seat).is_some_and(|c| c.mark == of));
    let choose = move || draft.update(|draft| draft.set_mark(seat, of));
    field::shape(of, Box::new(chosen), Box::new(choose))
}

fn who_plays(shell: Shell, draft: RwSignal<Draft>, seat: usize) -> Dom {
    let one = move |player: Player, words: &'static str| {
        let chosen = move || draft.with(|d| d.seats.get(seat).is_some_and(|c| c.player == player));
        let choose = move || {
            draft.update(|draft| {
                draft.seats[seat].player = player;
                shell.profiles.with_untracked(|known| draft.recognise(seat, known));
            });
        };
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
        super::super::old_parts::icon_act("shift", sign, words, move || moved(to))
    };
    el("footer", "")
        .attr("role", "none")
        .child((seat > 0).then(|| shift(seat - 1, "chevron-left", tr!(setup.move_left))))
        .child((seat < last).then(|| shift(seat + 1, "chevron-right", tr!(setup.move_right))))
        .child(
            el("button", "button quiet piece")
                .attr("data-act", "remove")
                .click(remove)
                .child(icon("trash"))
                .child(tr!(setup.remove)),
        )
        .child(go_button("close", tr!(common.ok), move || shell.dialog.set(false)))
}
