//! *Défizz* as a [`QuizGame`]: cues, words, reveals.

use super::chance::beats;
use super::help::chapters;
use super::words;
use crate::app::contest::cues::cue_of;
use crate::app::parts::chapter::Chapter;
use crate::app::presenter::{Asks, Told};
use crate::app::quiz::QuizGame;
use crate::app::sitting::suspense::HOLD;
use crate::cues::Cue;
use crate::explain::Way;
use crate::rules::answered::Answered;
use crate::rules::contest::Happening;
use crate::rules::defizz::view::TableView;
use crate::rules::defizz::{Defizz, Event, Refusal, Setup};
use crate::rules::purse::Payer;
use crate::rules::{Chair, Player, Seat, Step};

impl QuizGame for Defizz {
    fn chapters(setup: &Setup) -> Vec<Chapter> {
        chapters(&Way::of(setup.options, &setup.chairs))
    }

    fn first_part() -> &'static str {
        "turn"
    }

    /// False if a person reads in this turn; before it is known who does, whether the tablet does anyway.
    fn tablet_reads(setup: &Setup, view: &TableView, chairs: &[Chair]) -> bool {
        let person = |seat: Seat| chairs[seat.index()].player == Player::Person;
        view.reader.map_or(setup.options.tablet_reads, |seat| !person(seat))
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

    fn said(events: &[Event], chairs: &[Chair]) -> Vec<String> {
        words::said(events, chairs)
    }

    fn consequence(event: &Event, chairs: &[Chair]) -> Option<String> {
        words::consequence(event, chairs)
    }

    fn cue(event: &Event) -> Option<Cue> {
        Some(match event {
            Event::Rolled { .. } => Cue::Dice,
            Event::CardTaken { .. } | Event::Helped { .. } => Cue::Draw,
            Event::Chose { .. } | Event::Called { .. } => Cue::Tap,
            Event::Challenged { .. } | Event::Begins { .. } => Cue::Turn,
            Event::Staked { .. } | Event::Announced { .. } | Event::Answered { .. } => Cue::Lay,
            Event::Question(happening) => return cue_of(happening),
            Event::Void => Cue::Wrong,
            Event::Eliminated { .. } => Cue::Out,
            Event::TwoLeft { .. } | Event::EnrichmentOver { .. } => Cue::PartEnd,
            Event::Paid { from: Payer::Bank | Payer::Pot, .. } => Cue::Money,
            _ => return None,
        })
    }

    fn suspense(event: &Event) -> Option<u32> {
        matches!(event, Event::Question(Happening::Ended { .. })).then_some(HOLD)
    }

    /// The length of a show of luck, if there is one; otherwise the suspense before it is told who wins.
    fn breath(&self, events: &[Event]) -> Option<u32> {
        let show = self.device().and_then(|device| beats::breath(device, events));
        show.or_else(|| events.iter().find_map(Defizz::suspense))
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
