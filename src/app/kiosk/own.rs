//! The names, records and settings of the house itself: put away while visitors are there, brought back
//! when the staff comes. What visitors leave in their place is swept after each visit.

use crate::app::browser::profiles::Profiles;
use crate::app::browser::settings::Settings;
use crate::app::browser::storage;
use crate::app::shell::Shell;
use leptos::prelude::Set;

/// The key that stands while the house's own are put away.
const AWAY: &str = "kiosk-own";
/// Under which their names are then kept.
const PREFIX: &str = "own:";
/// What visitors begin with as the house has it, and leave so: the settings, and the keys of its buzzers.
const LENT: [&str; 2] = ["settings", "buzzers"];

/// The keys that tell of people, of what they were shown and of what they have set.
fn personal() -> Vec<String> {
    let own = ["profiles", "younger", "records", "shown"];
    let mut keys: Vec<String> = own.into_iter().chain(LENT).map(String::from).collect();
    keys.extend(storage::keys("table:"));
    keys
}

fn is_lent(key: &str) -> bool {
    LENT.contains(&key)
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
        if !is_lent(&key) {
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
    personal().iter().filter(|key| !is_lent(key)).for_each(|key| storage::remove(key));
    for lent in LENT {
        match storage::get(&[PREFIX, lent].concat()) {
            Some(own) => shell.saved(storage::set(lent, &own)),
            None => storage::remove(lent),
        }
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
