//! The presenter: what is asked, of whom, what came of it, and the title cards, said aloud where there is a voice.
//! It knows only what the whole table may know. Clocks and automatic players wait until it has spoken.

use super::browser::settings::{Presentation, Settings};
use super::browser::speech::{self, Manner};
use super::table::Table;
use super::words::language;
use leptos::prelude::*;

/// What is to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What is asked, and of whom; what was drawn.
    Question,
    /// What came of it; what a part of the game is about.
    Story,
}

/// What lies open before everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asks {
    /// To whom it is put, or for how much.
    pub whom: Option<String>,
    /// The question, then what can be chosen.
    pub what: Vec<String>,
}

impl Asks {
    /// What of it is new after `before`, in words.
    pub fn since(&self, before: &Asks) -> String {
        let new_question = self.what != before.what && !self.what.is_empty();
        let whom = self.whom.as_ref().filter(|_| new_question || self.whom != before.whom);
        let what = if new_question { self.what.as_slice() } else { &[] };
        in_sentences(whom.into_iter().chain(what))
    }

    /// What kind it is.
    pub fn kind(&self) -> Kind {
        if self.what.is_empty() { Kind::Story } else { Kind::Question }
    }
}

/// What a reveal says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The verdict, and what was right.
    pub verdict: Vec<String>,
    /// The line of explanation.
    pub note: Option<String>,
}

/// Texts one after the other, each a sentence of its own.
pub fn in_sentences<'a>(texts: impl IntoIterator<Item = &'a String>) -> String {
    let mut said = String::new();
    for text in texts.into_iter().map(|text| text.trim()).filter(|text| !text.is_empty()) {
        if !said.is_empty() {
            said.push(' ');
        }
        said.push_str(text);
        if !text.ends_with(['.', '!', '?', '…', ':']) {
            said.push('.');
        }
    }
    said
}

fn manner(settings: &Settings) -> Manner {
    Manner::of(settings, language())
}

impl Table {
    /// Whether the voice says such things by itself.
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

    /// The same where there is a voice.
    pub fn has_presenter(self, kind: Kind) -> bool {
        self.presents(kind) && self.shell.settings.with(|it| speech::available(&manner(it)))
    }

    /// Says it, if the voice says such things by itself.
    pub fn present(self, kind: Kind, text: &str) {
        if !text.is_empty() && !self.is_watched() && untrack(|| self.presents(kind)) {
            self.shell.settings.with_untracked(|it| speech::present(text, manner(it)));
        }
    }

    /// Says it because somebody asks.
    pub fn say(self, text: &str) {
        self.shell.settings.with_untracked(|it| speech::speak(text, manner(it)));
    }
}
