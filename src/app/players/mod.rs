//! The saved profiles: named at a table, renamed and deleted here.

use super::Shell;
use super::parts::bar::shell_bar;
use super::parts::dialog::sheet;
use super::parts::{icon, icon_act, mark};
use super::shell::profiles::{self, NAME_LENGTH, Profile};
use super::shell::records;
use super::words::{default_name, mark_name, tr};
use crate::rules::Mark;
use leptos::prelude::*;

/// The players screen.
#[component]
pub fn Players() -> impl IntoView {
    let shell = Shell::get();
    let editing = RwSignal::new(None::<u32>);
    let add = move |_| {
        let mark = Mark(shell.profiles.with_untracked(|p| p.list.len()) as u8 % Mark::COUNT);
        let id = change(shell, move |profiles| profiles.add(default_name(mark.0), mark));
        editing.set(Some(id));
    };
    view! {
        <div class="screen players-screen">
            {shell_bar(tr!(players.title), ())}
            <main>
                {move || shell.profiles.with(|p| p.list.is_empty()).then(|| view! {
                    <p class="empty">{tr!(players.none)}</p>
                })}
                <ol class="people">
                    {move || people(shell, editing)}
                    <li>
                        <button class="person new piece" data-act="new" on:click=add>
                            {icon("plus")}{tr!(players.new)}
                        </button>
                    </li>
                </ol>
            </main>
            {move || editing.get().map(|id| form(shell, editing, id))}
        </div>
    }
}

fn change<T>(shell: Shell, change: impl FnOnce(&mut profiles::Profiles) -> T) -> T {
    let result = shell.profiles.try_update(change).expect("the app's profiles live as long as it");
    shell.saved(shell.profiles.with_untracked(|profiles| profiles.save()));
    result
}

fn people(shell: Shell, editing: RwSignal<Option<u32>>) -> Vec<AnyView> {
    let records = records::load();
    shell.profiles.get().list.into_iter().map(|p| person(&p, &records, editing)).collect()
}

fn person(
    profile: &Profile,
    records: &[records::GameRecord],
    editing: RwSignal<Option<u32>>,
) -> AnyView {
    let tally = records::tally(records, profile.id);
    let played = tr!(players.games_n, n = tally.games);
    let won = tr!(players.wins_n, n = tally.wins);
    let (id, name, number) = (profile.id, profile.name.clone(), profile.mark.0.to_string());
    let edit = tr!(setup.edit, name = name.clone());
    view! {
        <li class="person piece" data-mark=number>
            {mark(profile.mark)}
            <span class="words"><b>{name}</b><small>{[played, won].join(", ")}</small></span>
            {icon_act("edit", "pencil", edit, move || editing.set(Some(id)))}
        </li>
    }
    .into_any()
}

fn form(shell: Shell, editing: RwSignal<Option<u32>>, id: u32) -> AnyView {
    let Some(profile) = shell.profiles.with_untracked(|p| p.get(id).cloned()) else {
        return ().into_any();
    };
    Effect::new(move |was: Option<bool>| {
        let open = shell.dialog.get();
        if was == Some(true) && !open {
            editing.set(None);
        }
        open
    });
    let sure = RwSignal::new(false);
    let rename = move |event| {
        let name = profiles::clean(&event_target_value(&event));
        if !name.is_empty() {
            change(shell, |profiles| profiles.rename(id, &name));
        }
    };
    let delete = move |_| {
        if sure.get_untracked() {
            shell.dialog.set(false);
            change(shell, |profiles| profiles.remove(id));
            shell.saved(records::forget_profile(id));
        } else {
            sure.set(true);
        }
    };
    let name = profile.name.clone();
    let ask = tr!(players.really, name = name.clone());
    let content = view! {
        <header><h1>{name.clone()}</h1></header>
        <form class="body player-form" on:submit=move |event| {
            event.prevent_default();
            shell.dialog.set(false);
        }>
            <label class="field">
                {tr!(setup.name)}
                <input type="text" maxlength=NAME_LENGTH.to_string() value=profile.name
                    autocomplete="off" on:change=rename/>
            </label>
            <fieldset class="field">
                <legend>{tr!(setup.colour)}</legend>
                <div class="shapes">
                    {(0..Mark::COUNT).map(Mark).map(|of| shape(shell, id, of)).collect_view()}
                </div>
            </fieldset>
            {move || sure.get().then(|| view! { <p role="alert">{ask.clone()}</p> })}
        </form>
        <footer>
            <button class="button danger piece" data-act="delete" on:click=delete>
                {icon("trash")}{tr!(common.delete)}
            </button>
            <button class="button piece go" data-act="close"
                on:click=move |_| shell.dialog.set(false)>{tr!(common.ok)}</button>
        </footer>
    };
    sheet("sheet ask-sheet wide", name, content.into_any())
}

fn shape(shell: Shell, id: u32, of: Mark) -> AnyView {
    let mine = move || shell.profiles.with(|p| p.get(id).is_some_and(|p| p.mark == of));
    view! {
        <label data-mark=of.0.to_string()>
            <input class="unseen" type="radio" name="mark" aria-label=mark_name(of.0)
                prop:checked=mine
                on:change=move |_| change(shell, |profiles| profiles.set_mark(id, of))/>
            {mark(of)}
        </label>
    }
    .into_any()
}
