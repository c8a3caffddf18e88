//! The saved profiles: named at a table, renamed and deleted here.

use super::Shell;
use super::old_parts::bar::shell_bar;
use super::old_parts::dialog::{sheet, when_closed};
use super::old_parts::field;
use super::old_parts::{go_button, icon, icon_act, mark};
use super::shell::profiles::Profile;
use super::shell::records;
use super::words::{default_name, tr};
use crate::app::dom::{Dom, el, group};
use crate::rules::Mark;
use leptos::prelude::*;

/// The players screen.
pub fn players() -> Dom {
    let shell = Shell::get();
    let editing = RwSignal::new(None::<u32>);
    let add = move || {
        let mark = Mark(shell.profiles.with_untracked(|p| p.list.len()) as u8 % Mark::COUNT);
        let id = shell.change_profiles(move |profiles| profiles.add(default_name(mark.0), mark));
        editing.set(Some(id));
    };
    el("div", "screen players-screen")
        .child(shell_bar(tr!(players.title), ()))
        .child(
            el("main", "")
                .child(move || {
                    shell
                        .profiles
                        .with(|p| p.list.is_empty())
                        .then(|| el("p", "empty").child(tr!(players.none)))
                })
                .child(
                    el("ol", "people").child(move || people(shell, editing)).child(
                        el("li", "").child(
                            el("button", "person new piece")
                                .attr("data-act", "new")
                                .click(add)
                                .child(icon("plus"))
                                .child(tr!(players.new)),
                        ),
                    ),
                ),
        )
        .child(move || editing.get().map(|id| form(shell, editing, id)))
}

fn people(shell: Shell, editing: RwSignal<Option<u32>>) -> Vec<Dom> {
    let records = records::load();
    shell.profiles.get().list.into_iter().map(|p| person(&p, &records, editing)).collect()
}

fn person(
    profile: &Profile,
    records: &[records::GameRecord],
    editing: RwSignal<Option<u32>>,
) -> Dom {
    let tally = records::tally(records, profile.id);
    let played = tr!(players.games_n, n = tally.games);
    let won = tr!(players.wins_n, n = tally.wins);
    let (id, name, number) = (profile.id, profile.name.clone(), profile.mark.0.to_string());
    let edit = tr!(setup.edit, name = name.clone());
    el("li", "person piece")
        .attr("data-mark", number)
        .child(mark(profile.mark))
        .child(
            el("span", "words")
                .child(el("b", "").child(name))
                .child(el("small", "").child([played, won].join(", "))),
        )
        .child(icon_act("edit", "pencil", edit, move || editing.set(Some(id))))
}

fn form(shell: Shell, editing: RwSignal<Option<u32>>, id: u32) -> Dom {
    let Some(profile) = shell.profiles.with_untracked(|p| p.get(id).cloned()) else {
        return Dom::none();
    };
    when_closed(move || editing.set(None));
    let sure = RwSignal::new(false);
    let rename = move |name: String| {
        if !name.is_empty() {
            shell.change_profiles(|profiles| profiles.rename(id, &name));
        }
    };
    let ask = tr!(players.really, name = profile.name);
    let body = el("form", "body player-form")
        .on("submit", move |event: web_sys::Event| {
            event.prevent_default();
            shell.dialog.set(false);
        })
        .child(field::name(profile.name.clone(), "", Box::new(rename)))
        .child(field::shapes(move |of| shape_of(shell, id, of)))
        .child(move || sure.get().then(|| el("p", "").attr("role", "alert").child(ask.clone())));
    let content = group()
        .child(
            el("header", "").attr("role", "none").child(el("h1", "").child(profile.name.clone())),
        )
        .child(body)
        .child(foot(shell, sure, id));
    sheet("sheet ask-sheet wide", profile.name, content)
}

/// Two taps delete: the first asks.
fn foot(shell: Shell, sure: RwSignal<bool>, id: u32) -> Dom {
    let delete = move || {
        if sure.get_untracked() {
            shell.dialog.set(false);
            shell.change_profiles(|profiles| profiles.remove(id));
            shell.saved(records::forget_profile(id));
        } else {
            sure.set(true);
        }
    };
    let delete = el("button", "button danger piece")
        .attr("data-act", "delete")
        .click(delete)
        .child(icon("trash"))
        .child(tr!(common.delete));
    let close = go_button("close", tr!(common.ok), move || shell.dialog.set(false));
    el("footer", "").attr("role", "none").child(delete).child(close)
}

fn shape_of(shell: Shell, id: u32, of: Mark) -> Dom {
    let chosen = move || shell.profiles.with(|p| p.get(id).is_some_and(|p| p.mark == of));
    let choose = move || shell.change_profiles(|profiles| profiles.set_mark(id, of));
    field::shape(of, Box::new(chosen), Box::new(choose))
}
