//! Days and times of day as people say them, in the language in force.

use crate::app::shell::settings::Lang;
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

fn time_of(date: &Date) -> String {
    let two = |n: u32| if n < 10 { ["0", &n.to_string()].concat() } else { n.to_string() };
    let sign = if language() == Lang::Fr { "\u{a0}h\u{a0}" } else { ":" };
    [&date.get_hours().to_string(), sign, &two(date.get_minutes())].concat()
}

fn day_of(date: &Date) -> String {
    let code = crate::app::words::language().code();
    date.to_locale_date_string(code, &JsValue::UNDEFINED).into()
}
