//! Days and times of day as people say them, in the language in force.

use super::js;
use crate::app::browser::settings::Lang;
use crate::app::words::{language, tr};
use js_sys::Date;
use wasm_bindgen::JsValue;

/// A day in milliseconds.
const DAY: f64 = 86_400_000.0;

/// *Today at 21:40*, *yesterday at …*, or the date; `when` in ms since 1970.
pub fn when(when: f64) -> String {
    let date = Date::new(&JsValue::from_f64(when));
    let time = time_of(&date);
    match days_ago(&date) {
        0 => tr!(home.today, time = time),
        1 => tr!(home.yesterday, time = time),
        _ => tr!(home.on_day, day = day_of(&date), time = time),
    }
}

/// How many midnights ago; a moment yet to come counts as today.
fn days_ago(date: &Date) -> i64 {
    let midnight = |date: &Date| {
        let day = Date::new(&JsValue::from_f64(date.get_time()));
        day.set_hours(0);
        day.set_minutes(0);
        day.set_seconds(0);
        day.set_milliseconds(0)
    };
    ((midnight(&Date::new_0()) - midnight(date)) / DAY).round().max(0.0) as i64
}

/// The last `n` days up to today, oldest first, as `2026-11-24`.
pub fn last_days(n: u32) -> Vec<String> {
    let noon = Date::new_0();
    noon.set_hours(12);
    let back = |days: u32| day_code(noon.get_time() - f64::from(days) * DAY);
    (0..n).rev().map(back).collect()
}

/// The day of that moment, in ms since 1970, as `2026-11-24`.
pub fn day_code(when: f64) -> String {
    let date = Date::new(&JsValue::from_f64(when));
    [date.get_full_year().to_string(), two(date.get_month() + 1), two(date.get_date())].join("-")
}

/// The start of this year in local time, in ms since 1970.
pub fn new_year() -> f64 {
    let now = Date::new_0();
    Date::new_with_year_month_day(now.get_full_year(), 0, 1).get_time()
}

/// Today: year, month from 1, day of the month.
pub fn today() -> (u32, u32, u32) {
    let now = Date::new_0();
    (now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// The day of the week now, Monday being 0, and the minute of the day.
pub fn moment() -> (usize, u16) {
    let now = Date::new_0();
    ((now.get_day() as usize + 6) % 7, (now.get_hours() * 60 + now.get_minutes()) as u16)
}

fn two(n: u32) -> String {
    if n < 10 { ["0", &n.to_string()].concat() } else { n.to_string() }
}

fn time_of(date: &Date) -> String {
    time(date.get_hours() * 60 + date.get_minutes())
}

/// A minute of the day as people say it.
pub fn time(minute: u32) -> String {
    let sign = if language() == Lang::Fr { "\u{a0}h\u{a0}" } else { ":" };
    [&(minute / 60).to_string(), sign, &two(minute % 60)].concat()
}

/// The time of day of that moment, in ms since 1970, as people say it.
pub fn hour(when: f64) -> String {
    time_of(&Date::new(&JsValue::from_f64(when)))
}

/// The day of that moment, in ms since 1970, as people say it.
pub fn day(when: f64) -> String {
    day_of(&Date::new(&JsValue::from_f64(when)))
}

/// `30 nov. 2026`: the month in letters, as the order of day and month differs between countries of one language.
fn day_of(date: &Date) -> String {
    let part = |name: &'static str, how: &'static str| (name, JsValue::from(how));
    let options =
        js::object(&[part("day", "numeric"), part("month", "short"), part("year", "numeric")]);
    date.to_locale_date_string(language().code(), &options).into()
}

/// A minute of the day as the value of a time field: `09:05`.
pub fn clock(minute: u16) -> String {
    [two((minute / 60).into()), two((minute % 60).into())].join(":")
}

/// Parses the value of a time field into the minute of the day.
pub fn minute_of(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.split_once(':')?;
    Some(hours.parse::<u16>().ok()? * 60 + minutes.get(..2)?.parse::<u16>().ok()?)
}

/// The first letter of the weekday and the day of the month, for a day as [`day_code`] writes it.
pub fn short_day(code: &str) -> (String, u32) {
    let date = Date::new(&[code, "T12:00"].concat().into());
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"weekday".into(), &"narrow".into());
    let name = String::from(date.to_locale_date_string(language().code(), &options));
    (name, date.get_date())
}
