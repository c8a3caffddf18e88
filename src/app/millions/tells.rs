//! The game's half of the quiz desk ([`QuizGame`]): cues, words, what lies open.

use super::help::chapters;
use super::words;
use crate::app::parts::chapter::Chapter;
use crate::app::presenter::{Asks, Told};
use crate::app::quiz::QuizGame;
use crate::app::words::tr;
use crate::cues::Cue;
use crate::explain::Way;
use crate::rules::answered::Answered;
use crate::rules::millions::view::TableView;
use crate::rules::millions::{Event, Leave, Millions, Refusal, Setup};
use crate::rules::{Chair, Player, Step};

impl QuizGame for Millions {
    fn chapters(setup: &Setup) -> Vec<Chapter> {
        chapters(&Way::of(setup.options, &setup.chairs))
    }

    fn first_part() -> &'static str {
        "answer"
    }

    /// Whether the tablet reads: only where no person hosts.
    fn tablet_reads(_: &Setup, view: &TableView, chairs: &[Chair]) -> bool {
        let person = |seat: crate::rules::Seat| chairs[seat.index()].player == Player::Person;
        !view.host.is_some_and(person)
    }

    fn asks(view: &TableView, chairs: &[Chair]) -> Asks {
        words::asks(view, chairs)
    }

    fn told(view: &TableView, seen: &[Event], chairs: &[Chair]) -> Told {
        words::told(view, seen, chairs)
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
            Event::Settled { .. } | Event::FinalWord { yes: true, .. } => Cue::LockIn,
            Event::Paid { amount: 0, .. } => Cue::Out,
            Event::Paid { why: Leave::Wrong, .. } => Cue::Fall,
            Event::Paid { .. } => Cue::Money,
            Event::Answered { right: true, .. } => Cue::Right,
            Event::Tried { right: false, .. }
            | Event::Busy { .. }
            | Event::CallOver { .. }
            | Event::Answered { .. } => Cue::Wrong,
            _ => return None,
        })
    }

    fn suspense(event: &Event) -> Option<u32> {
        match event {
            Event::Revealed { level, .. } => Some(wait_at(*level)),
            _ => None,
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn part_name(view: &TableView) -> Option<String> {
        Some(tr!(replay.question_n, n = view.steps.step(view.level)))
    }
}

/// The suspense before all answers turn, in ms: 0.5 s for 200 €, more with the stake, 4 s for the million.
const fn wait_at(level: u8) -> u32 {
    500 + 250 * (level as u32 - 1)
}
