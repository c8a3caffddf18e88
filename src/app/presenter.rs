//! The presenter: says the question, whom it is put to, its outcome and the title cards aloud where there is a
//! voice. It knows only what the whole table may know. Clocks and automatic players wait until it has spoken.

use super::browser::settings::{Presentation, Settings};
use super::browser::speech::{self, Manner};
use super::table::Table;
use super::words::{deck_language, language};
pub use crate::spoken::two_languages::in_sentences;
use leptos::prelude::*;

/// Kinds of text to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A question and whom it is put to; something that was drawn.
    Question,
    /// An outcome; the introduction of a part of the game.
    Story,
}

/// The question that lies open before everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asks {
    /// Whom it is put to, or for how much.
    pub whom: Option<String>,
    /// The question, then the choices; what of them is the deck's is marked so.
    pub what: Vec<String>,
}

impl Asks {
    /// The text that is new compared with `before`.
    pub fn since(&self, before: &Asks) -> String {
        let new_question = self.what != before.what && !self.what.is_empty();
        let whom = self.whom.as_ref().filter(|_| new_question || self.whom != before.whom);
        let what = if new_question { self.what.as_slice() } else { &[] };
        in_sentences(whom.into_iter().chain(what))
    }

    /// Its kind: [`Kind::Story`] where nothing is asked.
    pub fn kind(&self) -> Kind {
        if self.what.is_empty() { Kind::Story } else { Kind::Question }
    }
}

/// The texts of a reveal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The verdict, and the right answer.
    pub verdict: Vec<String>,
    /// The explanation.
    pub note: Option<String>,
}

fn manner(settings: &Settings) -> Manner {
    Manner::of(settings, language()).with_decks(deck_language())
}

impl Table {
    /// Whether the voice says texts of that kind unasked.
    pub fn presents(self, kind: Kind) -> bool {
        let reads = self.tablet_reads.get();
        self.shell.settings.with(|settings| {
            let wanted = match settings.presentation {
                Presentation::Auto => reads,
                Presentation::Off => false,
                Presentation::Questions => kind == Kind::Question,
                Presentation::Everything => true,
            };
            wanted && !settings.muted
        })
    }

    /// The same, and whether a voice is available: for questions one in the language of the deck, for all else one in
    /// the language of the app, too.
    pub fn has_presenter(self, kind: Kind) -> bool {
        let available = |manner: &Manner| {
            speech::available_for_decks(manner)
                && (kind == Kind::Question || speech::available(manner))
        };
        self.presents(kind) && self.shell.settings.with(|it| available(&manner(it)))
    }

    /// Says a text if the voice says that kind unasked.
    pub fn present(self, kind: Kind, text: &str) {
        if !text.is_empty() && !self.is_watched() && untrack(|| self.presents(kind)) {
            self.shell.settings.with_untracked(|it| speech::present(text, manner(it)));
        }
    }

    /// Says a hint after whatever is being said, if the voice says that kind unasked.
    pub fn hint_aloud(self, text: &str) {
        if untrack(|| self.presents(Kind::Story)) {
            self.shell.settings.with_untracked(|it| speech::present_aside(text, manner(it)));
        }
    }

    /// Says a text on request.
    pub fn say(self, text: &str) {
        self.shell.settings.with_untracked(|it| speech::speak(text, manner(it)));
    }
}
