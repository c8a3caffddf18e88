//! A chapter of a game's rules, and its drawing.

use crate::app::browser::pictures;
use crate::explain::{Explained, special};
use crate::rules::GameId;
use leptos::prelude::*;

/// One chapter of a game's rules.
#[derive(Clone)]
pub struct Chapter {
    /// Its name and its drawing's: a phase, `goal`, `variants` or the like.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its rules, one short sentence each; the first one says it in short.
    pub lines: Vec<&'static str>,
    /// How many of them its title card says.
    pub card: usize,
    /// The names of those on its card that not every table plays by.
    pub special: Vec<&'static str>,
}

impl Chapter {
    /// What its title card says.
    pub fn on_card(&self) -> &[&'static str] {
        &self.lines[..self.card.min(self.lines.len())]
    }
}

/// The chapters of a table that plays that way, in words.
pub fn in_words<W: Explained>(
    way: &W,
    title: fn(&str) -> &'static str,
    words: fn(W::Line) -> &'static str,
) -> Vec<Chapter> {
    let chapter = |it: crate::explain::Chapter<W::Line>| Chapter {
        id: it.id,
        title: title(it.id),
        card: it.card,
        special: special::<W>(&it),
        lines: it.lines.into_iter().map(words).collect(),
    };
    way.chapters().into_iter().map(chapter).collect()
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
