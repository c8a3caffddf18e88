//! One seat of the table: its name, its mark, who plays it, where it sits.

use super::draft::Draft;
use crate::app::Shell;
use crate::app::parts::dialog::sheet;
use crate::app::parts::{icon, mark};
use crate::app::shell::profiles;
use crate::app::words::{default_name, level_name, mark_name, tr};
use crate::rules::{Level, Mark, Player};
use leptos::prelude::*;

/// The sheet of one seat.
pub fn form(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>, seat: usize) -> AnyView {
    let shell = Shell::get();
    let Some(chair) = draft.with_untracked(|draft| draft.seats.get(seat).cloned()) else {
        return ().into_any();
    };
    Effect::new(move |was: Option<bool>| {
        let open = shell.dialog.get();
        if was == Some(true) && !open {
            editing.set(None);
        }
        open
    });
    let rename = move |event| {
        let name = profiles::clean(&event_target_value(&event));
        draft.update(|draft| draft.seats[seat].name = name);
    };
    let placeholder = default_name(chair.mark.0);
    let title = draft.with_untracked(|draft| draft.name(seat));
    let content = view! {
        <header>
            <h1>{move || draft.with(|d| if seat < d.seats.len() { d.name(seat) } else { String::new() })}</h1>
        </header>
        <form class="body player-form" on:submit=move |event| {
            event.prevent_default();
            shell.dialog.set(false);
        }>
            <label class="field">
                {tr!(setup.name)}
                <input type="text" maxlength=profiles::NAME_LENGTH.to_string() value=chair.name
                    placeholder=placeholder autocomplete="off" on:input=rename/>
            </label>
            {shapes(draft, seat)}
            {who_plays(draft, seat)}
        </form>
        {foot(shell, draft, seat)}
    };
    sheet("sheet ask-sheet wide", tr!(setup.edit, name = title), content.into_any())
}

fn shapes(draft: RwSignal<Draft>, seat: usize) -> AnyView {
    let mine = Memo::new(move |_| draft.with(|d| d.seats.get(seat).map(|chair| chair.mark)));
    let one = move |of: Mark| {
        view! {
            <label data-mark=of.0.to_string()>
                <input class="unseen" type="radio" name="mark" aria-label=mark_name(of.0)
                    prop:checked=move || mine.get() == Some(of)
                    on:change=move |_| draft.update(|draft| draft.set_mark(seat, of))/>
                {mark(of)}
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{tr!(setup.colour)}</legend>
            <div class="shapes">{(0..Mark::COUNT).map(Mark).map(one).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

fn who_plays(draft: RwSignal<Draft>, seat: usize) -> AnyView {
    let now = Memo::new(move |_| draft.with(|d| d.seats.get(seat).map(|chair| chair.player)));
    let one = move |player: Player, words: &'static str| {
        let set = move |_| {
            draft.update(|draft| {
                draft.seats[seat].player = player;
                if player != Player::Person {
                    draft.seats[seat].profile = None;
                }
            });
        };
        view! {
            <label>
                <input class="unseen" type="radio" name="player" on:change=set
                    prop:checked=move || now.get() == Some(player)/>
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{tr!(setup.who_plays)}</legend>
            <div class="segments text piece">
                {one(Player::Person, tr!(setup.person))}
                {Level::ALL.map(|level| one(Player::Automatic(level), level_name(level))).collect_view()}
            </div>
        </fieldset>
    }
    .into_any()
}

fn foot(shell: Shell, draft: RwSignal<Draft>, seat: usize) -> AnyView {
    let last = draft.with_untracked(|draft| draft.seats.len() - 1);
    let moved = move |to: usize| {
        shell.dialog.set(false);
        draft.update(|draft| draft.shift(seat, to));
    };
    let remove = move |_| {
        shell.dialog.set(false);
        draft.update(|draft| draft.remove(seat));
    };
    let shift = move |to: usize, sign, words: &'static str| {
        super::super::parts::icon_act("shift", sign, words, move || moved(to))
    };
    view! {
        <footer>
            {(seat > 0).then(|| shift(seat - 1, "chevron-left", tr!(setup.move_left)))}
            {(seat < last).then(|| shift(seat + 1, "chevron-right", tr!(setup.move_right)))}
            <button class="button quiet piece" data-act="remove" on:click=remove>
                {icon("trash")}{tr!(setup.remove)}
            </button>
            <button class="button piece go" data-act="close"
                on:click=move |_| shell.dialog.set(false)>{tr!(common.ok)}</button>
        </footer>
    }
    .into_any()
}
