//! What *Qui veut gagner des millions ?* tells the common half of its desk: cues, words, what lies open.

use super::help::chapters;
use super::words;
use crate::app::parts::rules::Chapter;
use crate::app::quiz::QuizGame;
use crate::app::shell::sound::Cue;
use crate::app::sitting::suspense::LONG_HOLD;
use crate::rules::answered::Answered;
use crate::rules::millions::{Event, Millions, Refusal, Setup};
use crate::rules::{Chair, Step};

impl QuizGame for Millions {
    fn chapters() -> Vec<Chapter> {
        chapters()
    }

    fn chairs(setup: &Setup) -> &[Chair] {
        &setup.chairs
    }

    fn deck(setup: &Setup) -> &str {
        &setup.deck
    }

    fn used(&self) -> Vec<&str> {
        self.used_ids()
    }

    fn revealed(&self) -> Option<(String, String)> {
        self.revealed().map(|shown| (shown.card, shown.q))
    }

    fn answered(&self, step: &Step<Millions>) -> Vec<Answered> {
        self.answered(step)
    }

    fn refusal_words(why: Refusal, chairs: &[Chair]) -> String {
        words::refusal_words(why, chairs)
    }

    fn event_words(event: &Event, chairs: &[Chair]) -> Option<String> {
        words::event_words(event, chairs)
    }

    fn consequence(event: &Event, chairs: &[Chair]) -> Option<String> {
        words::consequence(event, chairs)
    }

    fn cue(event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Put { .. } | Event::Voted { .. } => Cue::Draw,
            Event::Used { .. } | Event::Phoned { .. } => Cue::Turn,
            Event::Settled { .. } | Event::FinalWord { yes: true, .. } => Cue::Lay,
            Event::Answered { right: true, .. } => Cue::Right,
            Event::Tried { right: false, .. }
            | Event::Busy { .. }
            | Event::CallOver { .. }
            | Event::Answered { .. } => Cue::Wrong,
            Event::Ended { .. } => Cue::Win,
            _ => return None,
        })
    }

    fn suspense(event: &Event) -> Option<u32> {
        // All answers turn at once.
        Self::reveals(event).then_some(LONG_HOLD)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }
}
