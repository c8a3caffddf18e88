//! What a kiosk keeps: how the house has set it, the PIN, the counts. All of it but what is of one visit
//! goes along into the backup.

use super::visit;
use crate::app::Shell;
use crate::app::public_room::ON;
use crate::app::shell::settings::Settings;
use crate::app::shell::{dates, sittings, speech, storage};
use crate::kiosk::counts::{Count, Counts};
use crate::kiosk::house::House;
use crate::kiosk::pin::Lock;
use crate::rules::GameId;
use leptos::prelude::*;

const HOUSE: &str = "kiosk";
const PIN: &str = "kiosk-pin";
const TRIES: &str = "kiosk-tries";
const COUNTS: &str = "kiosk-counts";

/// How the house has set it.
pub fn house() -> House {
    House::read(&storage::get(HOUSE).unwrap_or_default())
}

/// Changes that and keeps it.
pub fn change_house(shell: Shell, change: impl FnOnce(&mut House)) -> House {
    let mut house = house();
    change(&mut house);
    shell.saved(storage::set(HOUSE, &house.text()));
    house
}

/// Whether that game is offered.
pub fn offers(game: GameId) -> bool {
    house().offered.contains(&game)
}

/// Whether a link may begin that game here. What somebody else began by it is not gone on with.
pub fn admits(game: GameId) -> bool {
    if !visit::goes_on() {
        sittings::forget_links();
    }
    offers(game)
}

/// The PIN's lock, if one was chosen.
pub fn lock() -> Option<Lock> {
    Lock::read(&storage::get(PIN)?)
}

/// Keeps another one.
pub fn set_lock(shell: Shell, lock: &Lock) {
    shell.saved(storage::set(PIN, &lock.text()));
    set_wrong_tries(0);
}

/// How many wrong PINs were tried since the last right one; a page that is loaded again does not forget.
pub fn wrong_tries() -> u32 {
    storage::get(TRIES).and_then(|tries| tries.parse().ok()).unwrap_or(0)
}

/// Keeps how many there were.
pub fn set_wrong_tries(tries: u32) {
    match tries {
        0 => storage::remove(TRIES),
        // Where nothing can be kept it is kept in memory.
        _ => _ = storage::set(TRIES, &tries.to_string()),
    }
}

/// Makes the tablet a kiosk: what is locked stays open until the staff's page is left.
pub fn switch_on(shell: Shell) {
    shell.saved(storage::set(ON, "1"));
    shell.room.unlocked.set(true);
    shell.room.public.set(true);
}

/// The tablet is a usual one again.
pub fn switch_off(shell: Shell) {
    storage::remove(ON);
    shell.room.public.set(false);
    shell.room.unlocked.set(false);
    speech::set_loudest(100);
}

/// All that was counted.
pub fn counts() -> Counts {
    Counts::read(&storage::get(COUNTS).unwrap_or_default())
}

/// Counts something of today in.
pub fn count(game: GameId, more: Count) {
    let mut counts = counts();
    counts.add(&dates::day_code(js_sys::Date::now()), game, more);
    // What cannot be kept is in memory, and written when there is room.
    let _ = storage::set(COUNTS, &counts.text());
}

/// The settings as the house wants them at the beginning of a visit: no louder than it allows.
pub fn tune(shell: Shell) {
    let ceiling = house().ceiling;
    let mut settings = Settings::load();
    settings.volume = settings.volume.min(ceiling);
    shell.saved(settings.save());
    shell.settings.set(settings);
    speech::set_loudest(ceiling);
}
