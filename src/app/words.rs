//! The words people read. Keys are checked by leptos_i18n when the app is built; the language is
//! one value for the whole page, and changing it draws the page anew, so a word is a plain text.

#[allow(clippy::all, clippy::pedantic, missing_docs, dead_code, unused)]
mod texts {
    include!(concat!(env!("OUT_DIR"), "/i18n/mod.rs"));
}

pub use texts::i18n::Locale;

use super::shell::settings::Lang;
use std::cell::Cell;

thread_local! {
    static LOCALE: Cell<Locale> = const { Cell::new(Locale::fr) };
}

/// Changes the language; the caller draws the page anew.
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

/// The language in force, as the shell names it.
pub fn language() -> Lang {
    match locale() {
        Locale::fr => Lang::Fr,
        Locale::en => Lang::En,
    }
}

/// The text of a key in the language in force: `tr!(home.games)`, `tr!(said.turn, name = "Léo")`.
macro_rules! tr {
    ($($key:tt)*) => {{
        #[allow(unused_imports)]
        use $crate::app::words::keys::*;
        leptos_i18n::td_string!($crate::app::words::locale(), $($key)*)
    }};
}
pub(crate) use tr;

/// What the text macros expect to find in scope.
pub mod keys {
    pub use super::texts::i18n::*;
}

/// The name given to a seat that nobody named, by its mark.
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

/// The name of a game.
pub fn game_name(game: crate::rules::GameId) -> &'static str {
    match game {
        crate::rules::GameId::Heure => tr!(heure.title),
    }
}

/// The text with its first letter in capitals.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
