//! The words people read. leptos_i18n checks the keys at build time; the language is one value for the whole page,
//! and changing it re-renders the page, so a word is a plain string.

#[allow(clippy::all, clippy::pedantic, missing_docs, dead_code, unused)]
mod texts {
    include!(concat!(env!("OUT_DIR"), "/i18n/mod.rs"));
}

pub use texts::i18n::Locale;

use super::browser::settings::Lang;
use crate::decks::taste::{Reach, Theme};
use crate::doors::Door;
use crate::rules::{Edge, Mark};
use std::cell::Cell;

thread_local! {
    static LOCALE: Cell<Locale> = const { Cell::new(Locale::fr) };
}

/// Changes the language; the caller re-renders the page.
pub fn set_language(lang: Lang) {
    LOCALE.set(match lang {
        Lang::Fr => Locale::fr,
        Lang::En => Locale::en,
    });
}

/// The language in force.
pub fn locale() -> Locale {
    LOCALE.get()
}

/// Calls `say` with that language in force and returns its result.
pub fn said_in<T>(lang: Lang, say: impl FnOnce() -> T) -> T {
    let before = locale();
    set_language(lang);
    let said = say();
    LOCALE.set(before);
    said
}

/// The language in force, as the shell names it.
pub fn language() -> Lang {
    match locale() {
        Locale::fr => Lang::Fr,
        Locale::en => Lang::En,
    }
}

/// The cell separator that spreadsheets expect in the language in force.
pub fn cell_sign() -> &'static str {
    if language() == Lang::Fr { ";" } else { "," }
}

/// The text of a key in the language in force: `tr!(home.games)`, or with its gaps filled: `tr!(said.turn, name =
/// "Léo")`. Filling them at run time with one function takes a tenth of the wasm of a type per text; a test checks
/// that each call fills its text's gaps (tests/tidy/gaps.rs).
macro_rules! tr {
    ($($key:ident).+) => {{
        #[allow(unused_imports)]
        use $crate::app::words::keys::*;
        leptos_i18n::td_string!($crate::app::words::locale(), $($key).+)
    }};
    ($($key:ident).+, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::app::words::fill(
            $crate::app::words::tr!($($key).+),
            &[$((stringify!($name), $value.to_string())),+],
        )
    };
}
pub(crate) use tr;

/// The name of an edge of the tablet.
pub fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::Bottom => tr!(setup.at_bottom),
        Edge::Left => tr!(setup.at_left),
        Edge::Top => tr!(setup.at_top),
        Edge::Right => tr!(setup.at_right),
    }
}

/// Joins names: “Chloé, Léo et Zoé”.
pub fn joined(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => [&*all.join(", "), tr!(common.and), last].join(" "),
    }
}

/// The text with each `{name}` replaced by its value, and each `{n|card|cards}` by the word that goes
/// with the number; a gap without a value stays as it is.
pub fn fill(text: &str, values: &[(&str, String)]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((name, after)) = after.split_once('}') else { break };
        let mut parts = name.split('|');
        let name = parts.next().unwrap_or_default();
        let value =
            values.iter().find(|(known, _)| *known == name).map_or(name, |(_, value)| value);
        filled.push_str(match (parts.next(), parts.next()) {
            (Some(one), Some(many)) => {
                if is_one(value) {
                    one
                } else {
                    many
                }
            }
            _ => value,
        });
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// Whether a noun after that number is in the singular.
fn is_one(number: &str) -> bool {
    number == "1" || (number == "0" && language() == Lang::Fr)
}

/// The names that the text macros need in scope.
pub mod keys {
    pub use crate::app::words::texts::i18n::*;
}

/// The default name of a seat, by its mark.
pub fn default_name(mark: u8) -> &'static str {
    match mark {
        0 => tr!(names.n0),
        1 => tr!(names.n1),
        2 => tr!(names.n2),
        3 => tr!(names.n3),
        4 => tr!(names.n4),
        _ => tr!(names.n5),
    }
}

/// Whether that is the default name of a mark, in any language.
pub fn is_default_name(name: &str, mark: Mark) -> bool {
    [Lang::Fr, Lang::En].into_iter().any(|lang| said_in(lang, || default_name(mark.0)) == name)
}

/// The name, or the mark's default name if it is empty.
pub fn name_or_default(name: &str, mark: Mark) -> String {
    if name.is_empty() { default_name(mark.0).into() } else { name.to_owned() }
}

/// The word for a mark's shape.
pub fn mark_name(mark: u8) -> &'static str {
    match mark {
        0 => tr!(marks.m0),
        1 => tr!(marks.m1),
        2 => tr!(marks.m2),
        3 => tr!(marks.m3),
        4 => tr!(marks.m4),
        _ => tr!(marks.m5),
    }
}

/// The word for a level of automatic play.
pub fn level_name(level: crate::rules::Level) -> &'static str {
    use crate::rules::Level;
    match level {
        Level::Beginner => tr!(setup.beginner),
        Level::Regular => tr!(setup.regular),
        Level::Champion => tr!(setup.champion),
    }
}

/// Where a file of that door belongs.
pub fn door_words(door: Door) -> &'static str {
    match door {
        Door::Questions => tr!(doors.questions),
        Door::Restore => tr!(doors.restore),
        Door::Counts => tr!(doors.counts),
        Door::Photo => tr!(doors.photo),
    }
}

/// The name of a theme.
pub fn theme_words(theme: Theme) -> &'static str {
    match theme {
        Theme::Arts => tr!(themes.arts),
        Theme::Screen => tr!(themes.screen),
        Theme::Food => tr!(themes.food),
        Theme::Geography => tr!(themes.geography),
        Theme::History => tr!(themes.history),
        Theme::Games => tr!(themes.games),
        Theme::Words => tr!(themes.words),
        Theme::Letters => tr!(themes.letters),
        Theme::Music => tr!(themes.music),
        Theme::Nature => tr!(themes.nature),
        Theme::Science => tr!(themes.science),
        Theme::Sport => tr!(themes.sport),
        Theme::DailyLife => tr!(themes.daily_life),
    }
}

/// The name of a reach, and its explanation.
pub fn reach_words(reach: Reach) -> (&'static str, &'static str) {
    match reach {
        Reach::Young => (tr!(questions.young), tr!(questions.young_hint)),
        Reach::Everybody => (tr!(questions.everybody), tr!(questions.everybody_hint)),
        Reach::Experts => (tr!(questions.experts), tr!(questions.experts_hint)),
    }
}

/// The text with a capital first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
