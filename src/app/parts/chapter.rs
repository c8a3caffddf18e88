//! A chapter of a game's rules, and its drawing.

use crate::app::browser::pictures;
use crate::rules::GameId;
use leptos::prelude::*;

/// One chapter of a game's rules.
#[derive(Clone)]
pub struct Chapter {
    /// Its name and its drawing's: a phase, `goal`, `variants` or the like.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its rules, one short sentence each.
    pub lines: Vec<&'static str>,
}

/// The drawing of a chapter: what lies where on the table, and what a hand does.
#[component]
pub fn ChapterDrawing(game: GameId, chapter: &'static str) -> impl IntoView {
    let src = pictures::address("rules", &[game.name(), "-", chapter].concat());
    view! { <img alt="" src=src on:error=|lost| pictures::again(&lost)/> }
}

/// The chapter with that name, if there is one.
pub fn chapter_of(chapters: Vec<Chapter>, id: &str) -> Option<Chapter> {
    chapters.into_iter().find(|chapter| chapter.id == id)
}
