//! What *Défizz* tells the common half of its desk: cues, words, what lies open.

use super::help::chapters;
use super::words;
use crate::app::parts::rules::Chapter;
use crate::app::quiz::QuizGame;
use crate::app::shell::sound::Cue;
use crate::app::sitting::suspense::HOLD;
use crate::rules::answered::Answered;
use crate::rules::contest::{Happening, Progress};
use crate::rules::defizz::{Defizz, Event, Refusal, Setup};
use crate::rules::{Chair, Step};

impl QuizGame for Defizz {
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
        self.revealed().map(|(card, q)| (card.to_owned(), q.to_owned()))
    }

    fn answered(&self, step: &Step<Defizz>) -> Vec<Answered> {
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
            Event::Rolled { .. } | Event::Threw { .. } => Cue::Drum,
            Event::CardTaken { .. } | Event::Helped { .. } => Cue::Draw,
            Event::Chose { .. } | Event::Called { .. } => Cue::Tap,
            Event::Challenged { .. } => Cue::Turn,
            Event::Staked { .. } | Event::Announced { .. } | Event::Answered { .. } => Cue::Lay,
            Event::Question(happening) => return cue_of(happening),
            Event::Eliminated { .. } | Event::Void => Cue::Wrong,
            Event::Ended { .. } => Cue::Win,
            _ => return None,
        })
    }

    fn suspense(event: &Event) -> Option<u32> {
        // Who wins the question; the tablet's coin, die or number, once everybody has called.
        matches!(event, Event::Question(Happening::Ended { .. }) | Event::Showed { .. })
            .then_some(HOLD)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Question(Happening::Ended { .. }) | Event::NobodyPlays)
    }

    fn part(event: &Event) -> Option<&'static str> {
        match event {
            Event::TwoLeft { .. } => Some("two"),
            Event::EnrichmentOver { .. } => Some("classic"),
            _ => None,
        }
    }
}

const fn cue_of(happening: &Happening) -> Option<Cue> {
    Some(match happening {
        Happening::Buzzed { .. } => Cue::Turn,
        Happening::Ruled { right: true, .. } | Happening::Given { .. } => Cue::Right,
        Happening::Ended { how: Progress::Won(_) } => Cue::Right,
        Happening::Ruled { .. } | Happening::TimeRanOut { .. } => Cue::Wrong,
        Happening::Proposed { .. } | Happening::Said { .. } => Cue::Lay,
        _ => return None,
    })
}
