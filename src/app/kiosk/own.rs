//! The names, records and settings of the house itself: put away while visitors are there, brought back
//! when the staff comes. What visitors leave in their place is swept after each visit.

use crate::app::Shell;
use crate::app::shell::profiles::Profiles;
use crate::app::shell::settings::Settings;
use crate::app::shell::storage;
use leptos::prelude::Set;

/// The key that stands while the house's own are put away.
const AWAY: &str = "kiosk-own";
/// Under which their names are then kept.
const PREFIX: &str = "own:";
const SETTINGS: &str = "settings";

/// The keys that tell of people, and the settings.
fn personal() -> Vec<String> {
    let mut keys = ["profiles", "younger", "records", SETTINGS].map(String::from).to_vec();
    keys.extend(storage::keys("table:"));
    keys
}

/// Whether they are put away.
pub fn is_away() -> bool {
    storage::has(AWAY)
}

/// Puts them away; visitors begin with the house's settings and nobody's name.
pub fn put_away(shell: Shell) {
    if is_away() {
        return;
    }
    for key in personal() {
        let Some(value) = storage::get(&key) else { continue };
        shell.saved(storage::set(&[PREFIX, &key].concat(), &value));
        if key != SETTINGS {
            storage::remove(&key);
        }
    }
    shell.saved(storage::set(AWAY, "1"));
    show(shell);
}

/// Sweeps what a visitor has left.
pub fn sweep(shell: Shell) {
    if !is_away() {
        return;
    }
    personal().iter().filter(|key| *key != SETTINGS).for_each(|key| storage::remove(key));
    match storage::get(&[PREFIX, SETTINGS].concat()) {
        Some(own) => shell.saved(storage::set(SETTINGS, &own)),
        None => storage::remove(SETTINGS),
    }
    show(shell);
}

/// Brings them back.
pub fn bring_back(shell: Shell) {
    if !is_away() {
        return;
    }
    sweep(shell);
    for key in storage::keys(PREFIX) {
        if let Some(value) = storage::get(&key) {
            shell.saved(storage::set(&key[PREFIX.len()..], &value));
        }
        storage::remove(&key);
    }
    storage::remove(AWAY);
    show(shell);
}

/// The screens know what is kept now.
fn show(shell: Shell) {
    shell.settings.set(Settings::load());
    shell.profiles.set(Profiles::load());
}
