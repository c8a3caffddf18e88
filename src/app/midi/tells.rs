//! What *Les 12 Coups de Midi* tells the common half of its desk: cues, words, what lies open.

use super::help::chapters;
use super::words;
use crate::app::parts::rules::Chapter;
use crate::app::quiz::QuizGame;
use crate::app::shell::sound::Cue;
use crate::app::sitting::suspense::{BREATH, HOLD, LONG_HOLD};
use crate::rules::answered::Answered;
use crate::rules::midi::{Event, Midi, Refusal, Setup};
use crate::rules::{Chair, Game, Seat, Step};

impl QuizGame for Midi {
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

    fn answered(&self, step: &Step<Midi>) -> Vec<Answered> {
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
        Some(match *event {
            Event::Chose { right, .. }
            | Event::Ruled { right, .. }
            | Event::Guessed { right, .. }
            | Event::Overruled { right, .. }
            | Event::Opened { truth: right, .. } => {
                if right {
                    Cue::Right
                } else {
                    Cue::Wrong
                }
            }
            Event::TimeRanOut { .. } | Event::FaceOffLost { .. } => Cue::Wrong,
            Event::Asked { .. } | Event::NewSheet { .. } => Cue::Draw,
            Event::Lifted { .. } | Event::Took { .. } => Cue::Lay,
            Event::Guessing { .. } | Event::FaceOff { .. } => Cue::Turn,
            Event::Ended { end } if !end.stopped => Cue::Win,
            _ => return None,
        })
    }

    /// In a face-off the sand would not wait.
    fn suspense(event: &Event) -> Option<u32> {
        match event {
            // What was put right is no news.
            Event::SaidInFact { .. } => Some(0),
            Event::Opened { .. } => Some(BREATH),
            Event::Chose { .. } => Some(HOLD),
            Event::Guessed { .. } => Some(LONG_HOLD),
            _ => None,
        }
    }

    /// In a face-off there is no time for it: what was right is said in a line instead.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Chose { .. }
                | Event::TimeRanOut { .. }
                | Event::FaceOffLost { .. }
                | Event::NewSheet { .. }
                | Event::RoundLost { .. }
        )
    }

    fn lies_open(&self) -> bool {
        self.revealed().is_some() && self.phase_name() != "over"
    }

    /// Whoever has answered reads as long as he likes, and whoever comes next.
    fn reads(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) || self.revealed().is_some_and(|shown| shown.seat == seat)
    }
}
