//! The stored data of a kiosk: the house's settings, the PIN, the counts. The backup includes all of it
//! except the data of a single visit.

use super::{on_offer, visit};
use crate::app::browser::chance::digits;
use crate::app::browser::settings::Settings;
use crate::app::browser::{dates, sittings, speech, storage};
use crate::app::kiosk_state::ON;
use crate::app::shell::Shell;
use crate::kiosk::ages::Ages;
use crate::kiosk::counts::{Count, Counts, Tablet};
use crate::kiosk::house::House;
use crate::kiosk::pin::{self, Lock};
use crate::kiosk::week::Moment;
use crate::rules::GameId;
use leptos::prelude::*;

const HOUSE: &str = "kiosk";
const PIN: &str = "kiosk-pin";
const TRIES: &str = "kiosk-tries";
const COUNTS: &str = "kiosk-counts";
const AGES: &str = "kiosk-ages";
const EARLY: &str = "kiosk-early";
const CODE: &str = "kiosk-tablet";

/// How many digits tell a tablet from others.
const CODE_LENGTH: usize = 6;

/// How long the room stays open once the staff has opened it outside its hours, in ms: a day's shift.
const SHIFT: f64 = 8.0 * 3_600_000.0;

/// This tablet, in the files of what it has counted. Its code is drawn once; it goes into no backup, since another
/// tablet counts for itself.
pub fn tablet() -> Tablet {
    let code = storage::get(CODE).unwrap_or_else(|| {
        let code = digits(CODE_LENGTH);
        // If storage fails, the page's memory keeps it.
        let _ = storage::set(CODE, &code);
        code
    });
    Tablet { name: house().tablet, code }
}

/// The house's settings.
pub fn house() -> House {
    House::read(&storage::get(HOUSE).unwrap_or_default())
}

/// Changes and saves them; returns the new ones.
pub fn change_house(shell: Shell, change: impl FnOnce(&mut House)) -> House {
    let mut house = house();
    change(&mut house);
    shell.saved(storage::set(HOUSE, &house.text()));
    house
}

/// Now, in the week.
pub fn now() -> Moment {
    let (day, minute) = dates::moment();
    Moment { day, minute }
}

/// Whether the room is open: by its hours, or because the staff has opened it outside them. The latter ends
/// after a shift, or when the hours begin; its mark is then removed.
pub fn is_open() -> bool {
    let early = storage::get(EARLY);
    let by_hours = house().is_open(now());
    let opened = early.as_ref().and_then(|at| at.parse::<f64>().ok());
    let by_staff = opened.is_some_and(|at| (0.0..SHIFT).contains(&(js_sys::Date::now() - at)));
    if early.is_some() && (by_hours || !by_staff) {
        storage::remove(EARLY);
    }
    by_hours || by_staff
}

/// The staff opens the room outside its hours.
pub fn open_early(shell: Shell) {
    let at = js_sys::Date::now() as u64;
    shell.saved(storage::set(EARLY, &at.to_string()));
}

/// Whether that game is offered.
pub fn offers(game: GameId) -> bool {
    house().offered.contains(&game)
}

/// Whether a link may begin that game here. Without a visit that goes on, a game that somebody else began by
/// a link is not resumed.
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

/// Saves another lock; wrong tries are forgotten.
pub fn set_lock(shell: Shell, lock: &Lock) {
    shell.saved(storage::set(PIN, &lock.text()));
    forget_wrong_tries();
}

/// How many wrong PINs were tried since the last right one, and when the last was, in ms since 1970. Stored,
/// so that all tabs share it and a reload does not reset it.
fn wrong_tries() -> (u32, f64) {
    let kept = storage::get(TRIES).unwrap_or_default();
    let (tries, at) = kept.split_once(' ').unwrap_or((&kept, ""));
    (tries.parse().unwrap_or(0), at.parse().unwrap_or(0.0))
}

/// Seconds until a PIN is taken again.
pub fn barred() -> u32 {
    let (tries, at) = wrong_tries();
    let since = js_sys::Date::now() - at;
    if tries > 0 && since < 0.0 {
        keep_tries(tries);
    }
    pin::left(tries, since)
}

/// One more wrong PIN.
pub fn count_wrong_try() {
    keep_tries(wrong_tries().0.saturating_add(1));
}

/// Resets the count, after the right PIN.
pub fn forget_wrong_tries() {
    storage::remove(TRIES);
}

fn keep_tries(tries: u32) {
    let kept = [tries.to_string(), (js_sys::Date::now() as u64).to_string()].join(" ");
    // If storage fails, the page's memory keeps it.
    let _ = storage::set(TRIES, &kept);
}

/// Makes the tablet a kiosk: what is locked stays open until the staff's page is left.
pub fn switch_on(shell: Shell) {
    shell.saved(storage::set(ON, "1"));
    shell.kiosk.unlocked.set(true);
    shell.kiosk.public.set(true);
}

/// The tablet is a usual one again.
pub fn switch_off(shell: Shell) {
    storage::remove(ON);
    shell.kiosk.public.set(false);
    shell.kiosk.unlocked.set(false);
    speech::set_loudest(100);
    on_offer::withdraw(shell);
}

/// How long the games have waited.
pub fn ages() -> Ages {
    Ages::read(&storage::get(AGES).unwrap_or_default())
}

/// Saves that.
pub fn keep_ages(ages: &Ages) {
    // If storage fails, the page's memory keeps it, as it keeps the games.
    let _ = storage::set(AGES, &ages.text());
}

/// All that was counted.
pub fn counts() -> Counts {
    Counts::read(&storage::get(COUNTS).unwrap_or_default())
}

/// Adds to today's counts.
pub fn count(game: GameId, more: Count) {
    let mut counts = counts();
    counts.add(&dates::day_code(js_sys::Date::now()), game, more);
    // If storage fails, the page's memory keeps it and writes it when there is room.
    let _ = storage::set(COUNTS, &counts.text());
}

/// Resets the settings to the house's at the beginning of a visit: the volume at most its ceiling, the games
/// as it offers them.
pub fn tune(shell: Shell) {
    let ceiling = house().ceiling;
    let mut settings = Settings::load();
    settings.volume = settings.volume.min(ceiling);
    shell.saved(settings.save());
    shell.settings.set(settings);
    speech::set_loudest(ceiling);
    on_offer::tell(shell);
}
