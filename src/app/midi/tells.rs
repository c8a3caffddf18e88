//! *Les 12 Coups de Midi* as a [`QuizGame`]: cues, words, reveals.

use super::aloud;
use super::help::chapters;
use super::words;
use crate::app::parts::chapter::Chapter;
use crate::app::presenter::{Asks, Told};
use crate::app::quiz::QuizGame;
use crate::app::sitting::suspense::{BREATH, HOLD, LONG_HOLD};
use crate::cues::Cue;
use crate::explain::Way;
use crate::rules::answered::Answered;
use crate::rules::midi::face_off_end::face_off_end;
use crate::rules::midi::part::Part;
use crate::rules::midi::view::TableView;
use crate::rules::midi::{Event, Midi, Reading, Refusal, Setup};
use crate::rules::{Chair, Game, Seat, Step};

impl QuizGame for Midi {
    fn chapters(setup: &Setup) -> Vec<Chapter> {
        chapters(&Way::of(setup.options, &setup.chairs))
    }

    fn first_part() -> &'static str {
        "kickoff"
    }

    fn tablet_reads(setup: &Setup, _: &TableView, _: &[Chair]) -> bool {
        setup.reading == Reading::Tablet
    }

    fn asks(view: &TableView, chairs: &[Chair]) -> Asks {
        aloud::asks(view, chairs)
    }

    fn told(view: &TableView, seen: &[Event], chairs: &[Chair]) -> Told {
        view.shown.as_ref().map_or_else(Told::default, |shown| aloud::told(shown, seen, chairs))
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

    fn said(events: &[Event], chairs: &[Chair]) -> Vec<String> {
        words::said(events, chairs)
    }

    fn consequence(event: &Event, chairs: &[Chair]) -> Option<String> {
        words::consequence(event, chairs)
    }

    /// The one sentence about the end of a face-off says them all.
    fn consequences(events: &[Event], chairs: &[Chair]) -> Vec<String> {
        if face_off_end(events).is_some() {
            return vec![];
        }
        events.iter().filter_map(|event| words::consequence(event, chairs)).collect()
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
            Event::TimeRanOut { .. } => Cue::Wrong,
            Event::RoundLost { .. } => Cue::Out,
            // It is somebody's victory.
            Event::AllGreen | Event::FaceOffLost { .. } => Cue::PartEnd,
            Event::Paid { .. } => Cue::Money,
            Event::Guessing { .. } => Cue::LockIn,
            Event::Asked { .. } | Event::NewSheet { .. } => Cue::Draw,
            Event::Lifted { .. } | Event::Took { .. } => Cue::Lay,
            Event::FaceOff { .. } => Cue::Turn,
            _ => return None,
        })
    }

    /// None in a face-off: the sand would not wait.
    fn suspense(event: &Event) -> Option<u32> {
        match event {
            // A correction is no news.
            Event::SaidInFact { .. } => Some(0),
            Event::Opened { .. } => Some(BREATH),
            Event::Chose { .. } => Some(HOLD),
            Event::Guessed { .. } => Some(LONG_HOLD),
            _ => None,
        }
    }

    /// Nothing within a face-off: there is no time, so the right answer is shown in a line instead.
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
        self.revealed().is_some() && self.outcome().is_none()
    }

    fn part_name(view: &TableView) -> Option<String> {
        Some(words::round(Part::of_phase(&view.phase)).into())
    }

    /// Left to the seat that answered and to the next one, for as long as they like.
    fn reads(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) || self.revealed().is_some_and(|shown| shown.seat == seat)
    }
}
