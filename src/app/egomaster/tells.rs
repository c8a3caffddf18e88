//! *Egomaster* as a [`QuizGame`]: cues, words, reveals.

use super::help::chapters;
use super::words;
use crate::app::contest::cues::cue_of;
use crate::app::parts::chapter::Chapter;
use crate::app::presenter::{Asks, Told};
use crate::app::quiz::QuizGame;
use crate::app::sitting::suspense::HOLD;
use crate::app::words::tr;
use crate::cues::Cue;
use crate::explain::Way;
use crate::rules::answered::Answered;
use crate::rules::contest::Happening;
use crate::rules::egomaster::view::TableView;
use crate::rules::egomaster::{Egomaster, Event, Refusal, Setup};
use crate::rules::purse::Payer;
use crate::rules::{Chair, Player, Seat, Step};

impl QuizGame for Egomaster {
    fn chapters(setup: &Setup) -> Vec<Chapter> {
        chapters(&Way::of(setup.options, &setup.chairs))
    }

    fn first_part() -> &'static str {
        "walk"
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

    fn answered(&self, step: &Step<Egomaster>) -> Vec<Answered> {
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
            Event::Threw { .. } | Event::Rolled { .. } | Event::Dice { .. } => Cue::Dice,
            Event::Walked { .. }
            | Event::Placed { .. }
            | Event::Staked { .. }
            | Event::Announced { .. }
            | Event::Answered { .. } => Cue::Lay,
            Event::Opened { .. } | Event::Question(Happening::Asked { .. }) => Cue::Draw,
            Event::Named { .. } | Event::Begins { .. } => Cue::Turn,
            Event::Question(happening) => return cue_of(happening),
            Event::Eliminated { .. } => Cue::Out,
            Event::TwoLeft { .. } => Cue::PartEnd,
            Event::Paid { from: Payer::Bank | Payer::Pot, .. } => Cue::Money,
            _ => return None,
        })
    }

    fn suspense(event: &Event) -> Option<u32> {
        matches!(event, Event::Question(Happening::Ended { .. })).then_some(HOLD)
    }

    fn part_name(view: &TableView) -> Option<String> {
        let enrichment = view.bank.is_some();
        let name = if enrichment { tr!(egomaster.enrichment) } else { tr!(egomaster.elimination) };
        Some(name.into())
    }

    /// A question that is over, a dice-off that decides, a raise that nobody follows.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Question(Happening::Ended { .. })
                | Event::Begins { .. }
                | Event::NobodyPlays
                | Event::BankEmpty { .. }
                | Event::Paid { from: Payer::Bank | Payer::Pot, .. }
        )
    }
}
