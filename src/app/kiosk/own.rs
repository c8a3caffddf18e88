//! The house's own names, records and settings: put away while visitors are there, restored for the staff.
//! What visitors leave in their place is swept after each visit.

use crate::app::browser::profiles::Profiles;
use crate::app::browser::settings::Settings;
use crate::app::browser::storage;
use crate::app::shell::Shell;
use leptos::prelude::Set;

/// The key that is set while the house's own data are put away.
const AWAY: &str = "kiosk-own";
/// The prefix of their keys meanwhile.
const PREFIX: &str = "own:";
/// Keys that visitors begin with as the house has them and that are restored after them: the settings and the
/// buzzers' keys.
const LENT: [&str; 2] = ["settings", "buzzers"];

/// The keys with personal data: people, what they were shown, what they have set.
fn personal() -> Vec<String> {
    let own = ["profiles", "younger", "records", "shown", "turned"];
    let mut keys: Vec<String> = own.into_iter().chain(LENT).map(String::from).collect();
    keys.extend(storage::keys("table:"));
    keys
}

fn is_lent(key: &str) -> bool {
    LENT.contains(&key)
}

/// Whether the house's data are put away.
pub fn is_away() -> bool {
    storage::has(AWAY)
}

/// Puts them away; visitors begin with the house's settings and without names.
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

/// Removes what a visitor has left and restores what was lent.
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

/// Restores the house's data.
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

/// Reloads the signals from storage.
fn show(shell: Shell) {
    shell.settings.set(Settings::load());
    shell.profiles.set(Profiles::load());
}
