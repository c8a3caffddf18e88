//! The staff's page, behind the PIN, in the order of its work: the house, its games and decks, a visit, its
//! hours, the PIN, the kiosk itself; then what was played, on several tablets too, the games that wait, the
//! sheet for the table, the next tablet, fresh decks and reports; all of it as one file. While it is open the
//! house's own names and records are restored; leaving it locks it.

mod decks;
mod games;
mod hand;
mod hours;
mod house;
mod limits;
mod lock;
mod played;
mod several;
mod sheet;
mod taking;
mod thrown;

use super::kept::{self, change_house, house};
use super::{incoming, visit};
use crate::app::browser::{link, one_file};
use crate::app::care::{BackupPanel, OfflinePanel};
use crate::app::parts::WordButton;
use crate::app::parts::bar::ShellBar;
use crate::app::place::Place;
use crate::app::questions::{Freshness, Reported};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::kiosk::house::House;
use decks::Decks;
use games::Games;
use hand::HandOn;
use hours::Hours;
use house::{Name, Visits};
use leptos::prelude::*;
use lock::{OnOff, Pin};
use played::Played;
use several::Several;
use sheet::ForTheTable;
use taking::Taking;
use thrown::ThrownAway;

/// The house's settings, as the panels show and change them; cheap to copy.
#[derive(Clone, Copy)]
struct Page {
    shell: Shell,
    house: RwSignal<House>,
    /// Whether a PIN was chosen.
    has_pin: RwSignal<bool>,
    /// Notifies the panels that everything has changed at once, so that they re-render.
    changed: Trigger,
}

impl Page {
    fn new(shell: Shell) -> Page {
        let has_pin = RwSignal::new(kept::lock().is_some());
        Page { shell, house: RwSignal::new(house()), has_pin, changed: Trigger::new() }
    }

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
    let page = Page::new(shell);
    provide_context(page);
    let asked = link::asks_for_kiosk();
    let handed = incoming::receive();
    if asked {
        link::clear();
        // Where a PIN exists, the address alone switches the kiosk on.
        let may = !shell.kiosk.public.get_untracked() && page.has_pin.get_untracked();
        if may && !handed {
            kept::switch_on(shell);
            shell.go(Place::Home);
        }
    }
    let panels = move || {
        page.changed.track();
        view! { <Panels/> }
    };
    view! {
        <div class="screen settings-screen staff-screen">
            <ShellBar title=tr!(kiosk.staff)/>
            <main class="panels">{panels}</main>
        </div>
    }
}

#[component]
fn Panels() -> impl IntoView {
    view! {
        <Taking/>
        <Name/>
        <Games/>
        <Decks/>
        <Visits/>
        <Hours/>
        <Pin/>
        <OnOff/>
        <Played/>
        <Several/>
        <Parked/>
        <ForTheTable/>
        {(!one_file::is_here()).then(|| view! { <HandOn/> })}
        <Freshness/>
        <Reported/>
        <BackupPanel/>
        <OfflinePanel/>
        <Elsewhere/>
    }
}

/// The games that wait. Resuming one here hands it back to a visitor and locks the page.
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
        shell.bundles.base.here().map(|rest| (rest.parked)())
    };
    view! {
        <section class="sheet-card piece" data-panel="parked">
            <h2>{tr!(kiosk.parked)}</h2>
            <p>{tr!(kiosk.parked_hint)}</p>
            {list}
            <WordButton act="tidy-parked" icon="trash" label=tr!(kiosk.tidy) on:click=tidy/>
            <ThrownAway tidied/>
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
