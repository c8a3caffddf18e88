//! What a kiosk keeps: how the house has set it, the PIN, the counts. All of it but what is of one visit
//! goes along into the backup.

use super::{on_offer, visit};
use crate::app::browser::settings::Settings;
use crate::app::browser::{dates, sittings, speech, storage};
use crate::app::kiosk_state::ON;
use crate::app::shell::Shell;
use crate::kiosk::ages::Ages;
use crate::kiosk::counts::{Count, Counts};
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

/// So long the staff opens the room outside its hours, in ms: a day's shift.
const SHIFT: f64 = 8.0 * 3_600_000.0;

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

/// Now, in the week.
pub fn now() -> Moment {
    let (day, minute) = dates::moment();
    Moment { day, minute }
}

/// Whether the room is open: by its hours, or because the staff has opened it outside them, which ends with
/// the shift, or when the hours begin.
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
    forget_wrong_tries();
}

/// How many wrong PINs were tried since the last right one, and when, in ms since 1970: all tabs know it, and
/// a page that is loaded again does not forget.
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

/// The right one.
pub fn forget_wrong_tries() {
    storage::remove(TRIES);
}

fn keep_tries(tries: u32) {
    let kept = [tries.to_string(), (js_sys::Date::now() as u64).to_string()].join(" ");
    // Where nothing can be kept it is kept in memory.
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

/// Keeps that.
pub fn keep_ages(ages: &Ages) {
    // Where nothing can be kept the page's memory holds it, as it does the games.
    let _ = storage::set(AGES, &ages.text());
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

/// The settings as the house wants them at the beginning of a visit: no louder than it allows, and no more
/// on offer.
pub fn tune(shell: Shell) {
    let ceiling = house().ceiling;
    let mut settings = Settings::load();
    settings.volume = settings.volume.min(ceiling);
    shell.saved(settings.save());
    shell.settings.set(settings);
    speech::set_loudest(ceiling);
    on_offer::tell(shell);
}
