//! The staff's page, behind the PIN: the house, its games, its hours; what was played; how fresh the decks
//! are; the games that wait; all of it as one file. While it is open the house's own names and records are
//! back; whoever leaves it locks it.

mod games;
mod house;
mod lock;
mod played;

use super::kept::{self, change_house, house};
use super::visit;
use crate::app::care::{BackupPanel, OfflinePanel};
use crate::app::parts::WordButton;
use crate::app::parts::bar::ShellBar;
use crate::app::questions::{Freshness, Reported};
use crate::app::shell::link;
use crate::app::words::tr;
use crate::app::{Place, Shell};
use crate::kiosk::house::House;
use games::Games;
use house::{Hours, Name, Visits};
use leptos::prelude::*;
use lock::{OnOff, Pin};
use played::Played;

/// How the house is set, as the panels show and change it; cheap to copy.
#[derive(Clone, Copy)]
struct Page {
    shell: Shell,
    house: RwSignal<House>,
}

impl Page {
    fn get() -> Page {
        use_context().expect("the staff's page provides it")
    }

    fn change(self, change: impl FnOnce(&mut House)) {
        self.house.set(change_house(self.shell, change));
    }
}

/// The staff's page.
#[component]
pub fn Staff() -> impl IntoView {
    let shell = Shell::get();
    provide_context(Page { shell, house: RwSignal::new(house()) });
    if link::asks_for_kiosk() {
        link::clear();
        // Where a PIN was chosen once, the address is all it takes.
        if !shell.room.public.get_untracked() && kept::lock().is_some() {
            kept::switch_on(shell);
            shell.go(Place::Home);
        }
    }
    view! {
        <div class="screen settings-screen staff-screen">
            <ShellBar title=tr!(kiosk.staff)/>
            <main class="panels">
                <OnOff/>
                <Pin/>
                <Name/>
                <Games/>
                <Visits/>
                <Hours/>
                <Played/>
                <Freshness/>
                <Reported/>
                <Parked/>
                <BackupPanel/>
                <OfflinePanel/>
                <Elsewhere/>
            </main>
        </div>
    }
}

/// The games that wait: one that is resumed here is handed back, and the page locked.
#[component]
fn Parked() -> impl IntoView {
    let shell = Shell::get();
    let page = Page::get();
    let tidied = Trigger::new();
    let tidy = move |_| {
        visit::tidy(page.house.with_untracked(|house| house.keep_days));
        tidied.notify();
    };
    let list = move || {
        tidied.track();
        shell.rest.here().map(|rest| (rest.parked)())
    };
    view! {
        <section class="sheet-card piece" data-panel="parked">
            <h2>{tr!(kiosk.parked)}</h2>
            <p>{tr!(kiosk.parked_hint)}</p>
            {list}
            <WordButton act="tidy-parked" icon="trash" label=tr!(kiosk.tidy) on:click=tidy/>
        </section>
    }
}

/// The other pages that visitors do not see.
#[component]
fn Elsewhere() -> impl IntoView {
    let shell = Shell::get();
    let to = move |act, icon, label, place: Place| {
        view! { <WordButton act icon label on:click=move |_| shell.go(place.clone())/> }
    };
    view! {
        <section class="sheet-card piece" data-panel="elsewhere">
            <h2>{tr!(kiosk.elsewhere)}</h2>
            <p>{tr!(kiosk.elsewhere_hint)}</p>
            {to("settings", "settings", tr!(home.settings), Place::Settings)}
            {to("players", "person", tr!(home.players), Place::Players)}
            {to("records", "trophy", tr!(home.records), Place::Records)}
            {to("questions", "cards", tr!(home.questions), Place::Questions)}
            {to("about", "info", tr!(home.about), Place::About)}
        </section>
    }
}
