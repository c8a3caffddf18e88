//! The words people read. leptos_i18n checks the keys at build time; the language is one value for the whole page,
//! and changing it re-renders the page, so a word is a plain string.

pub(crate) use crate::texts::tr;
pub use crate::texts::{
    capitalised, deck_lang, deck_language, fill, joined, language, said_in, set_deck_language,
    set_language,
};

use crate::decks::taste::{Reach, Theme};
use crate::doors::Door;
use crate::rules::{Edge, Mark};
use crate::texts::Lang;

/// The cell separator that spreadsheets expect in the language in force.
pub fn cell_sign() -> &'static str {
    if language() == Lang::Fr { ";" } else { "," }
}

/// The name of an edge of the tablet.
pub fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::Bottom => tr!(setup.at_bottom),
        Edge::Left => tr!(setup.at_left),
        Edge::Top => tr!(setup.at_top),
        Edge::Right => tr!(setup.at_right),
    }
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
