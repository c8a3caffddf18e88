//! The saved profiles: added here or at a table, renamed and deleted here.

use super::browser::profiles::Profile;
use super::browser::{films, parcel, records};
use super::parts::bar::ShellBar;
use super::parts::dialog::{Sheet, when_closed};
use super::parts::field::{NameField, Shapes};
use super::parts::{GoButton, IconButton, SeatMark, WordButton};
use super::shell::Shell;
use super::words::{default_name, tr};
use crate::records::tally::{Tally, tally};
use crate::rules::Mark;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// The players screen.
#[component]
pub fn Players() -> impl IntoView {
    let shell = Shell::get();
    let editing = RwSignal::new(None::<u32>);
    let nobody = move || shell.profiles.with(|profiles| profiles.list.is_empty());
    let add = move |_| {
        let mark = Mark(shell.profiles.with_untracked(|p| p.list.len()) as u8 % Mark::COUNT);
        let id = shell.change_profiles(move |profiles| profiles.add(default_name(mark.0), mark));
        editing.set(Some(id));
    };
    let form = move || {
        let id = editing.get()?;
        let profile = shell.profiles.with_untracked(|profiles| profiles.get(id).cloned())?;
        Some(view! { <Form profile editing/> })
    };
    view! {
        <div class="screen players-screen">
            <ShellBar title=tr!(players.title)/>
            <main>
                <Show when=nobody><p class="empty">{tr!(players.none)}</p></Show>
                <ol class="people">
                    <People editing/>
                    <li>
                        <WordButton
                            act="new"
                            icon="plus"
                            label=tr!(players.new)
                            class="person new piece"
                            on:click=add
                        />
                    </li>
                </ol>
            </main>
            {form}
        </div>
    }
}

#[component]
fn People(editing: RwSignal<Option<u32>>) -> impl IntoView {
    let shell = Shell::get();
    move || {
        let records = records::load();
        let person = |profile: Profile| {
            let tally = tally(&records, profile.id);
            view! { <Person profile tally editing/> }
        };
        shell.profiles.get().list.into_iter().map(person).collect_view()
    }
}

#[component]
fn Person(profile: Profile, tally: Tally, editing: RwSignal<Option<u32>>) -> impl IntoView {
    let Profile { id, name, mark } = profile;
    let played = tr!(players.games_n, n = tally.games);
    let won = tr!(players.wins_n, n = tally.wins);
    let label = tr!(setup.edit, name = name);
    view! {
        <li class="person piece" data-mark=mark.0.to_string()>
            <SeatMark mark/>
            <span class="words">
                <b>{name}</b>
                <small>{[played, won].join(", ")}</small>
            </span>
            <IconButton act="edit" icon="pencil" label on:click=move |_| editing.set(Some(id))/>
        </li>
    }
}

#[component]
fn Form(profile: Profile, editing: RwSignal<Option<u32>>) -> impl IntoView {
    let shell = Shell::get();
    let Profile { id, name, mark } = profile;
    when_closed(move || editing.set(None));
    let rename = Callback::new(move |name: String| {
        if !name.is_empty() {
            shell.change_profiles(|profiles| profiles.rename(id, &name));
        }
    });
    let chosen = move || shell.profiles.with(|profiles| profiles.get(id).map_or(mark, |p| p.mark));
    let choose = move |mark| shell.change_profiles(|profiles| profiles.set_mark(id, mark));
    let close = move |event: SubmitEvent| {
        event.prevent_default();
        shell.dialog.set(false);
    };
    view! {
        <Sheet class="sheet ask-sheet wide" label=name.clone()>
            <header role="none"><h1>{name.clone()}</h1></header>
            <form class="body player-form" on:submit=close>
                <NameField now=name.clone() placeholder="" set=rename/>
                <Shapes chosen=Signal::derive(chosen) choose=Callback::new(choose)/>
            </form>
            <Foot ask=tr!(players.really, name = name) id/>
        </Sheet>
    }
}

/// Deletes a profile, its name in the records and its kept games; all of it can be restored for a while.
fn forget(shell: Shell, id: u32) {
    let (people, games) = (shell.profiles.get_untracked(), records::load());
    let with_them = games.iter().filter(|game| game.seat_of(id).is_some());
    let out = films::take_out(with_them.map(|game| game.sitting.clone()).collect());
    shell.change_profiles(|profiles| profiles.remove(id));
    shell.saved(records::forget_profile(id));
    let name = people.get(id).map(|profile| profile.name.clone()).unwrap_or_default();
    shell.tell_deleted(tr!(players.deleted, name = name), move || {
        shell.change_profiles(|profiles| profiles.put_back(&people, id));
        shell.saved(records::put_back(games.clone()));
        out.put_back();
    });
}

/// The foot of the form; deleting takes two taps, the first asks.
#[component]
fn Foot(ask: String, id: u32) -> impl IntoView {
    let (shell, sure) = (Shell::get(), RwSignal::new(false));
    let ask = StoredValue::new(ask);
    let hand_on = move |_| {
        shell.dialog.set(false);
        let profile = shell.profiles.with_untracked(|people| people.get(id).cloned());
        shell.hand_on(profile.as_ref().and_then(parcel::of_person));
    };
    let delete = move |_| {
        if sure.get_untracked() {
            shell.dialog.set(false);
            forget(shell, id);
        } else {
            sure.set(true);
        }
    };
    view! {
        <footer role="none">
            <IconButton act="hand-on" icon="share" label=tr!(handing.hand_on) on:click=hand_on/>
            <Show when=move || sure.get()><p role="alert">{ask.get_value()}</p></Show>
            <WordButton
                act="delete"
                icon="trash"
                label=tr!(common.delete)
                class="button danger piece"
                on:click=delete
            />
            <GoButton act="close" label=tr!(common.ok) on:click=move |_| shell.dialog.set(false)/>
        </footer>
    }
}
