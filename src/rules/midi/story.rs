//! The story of a sitting, for the results: the wallets over time and the answers of each seat.

use super::{Event, MOST_PLAYERS, Midi};
use crate::rules::Seat;
use crate::rules::session::Session;

/// The story of a sitting. Arrays are by seat; unused seats stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The wallets at the start and after each movement of money.
    pub wallets: Vec<[u32; MOST_PLAYERS]>,
    /// Right answers of every kind.
    pub right: [u16; MOST_PLAYERS],
    /// Wrong answers, including those whose time ran out.
    pub wrong: [u16; MOST_PLAYERS],
    /// Duels won, as challenger or challenged.
    pub duels_won: [u8; MOST_PLAYERS],
    /// Face-offs lost.
    pub face_offs_lost: [u8; MOST_PLAYERS],
}

impl Story {
    /// Builds the story from the journal. A corrected ruling or answer counts as corrected.
    #[must_use]
    pub fn of(session: &Session<Midi>) -> Story {
        let dealt = *session.dealt().purse.wallets();
        let mut story = Story { wallets: vec![dealt], ..Story::default() };
        // The story before the last ruling, and before the last answer with whether that was in a duel: a
        // correction restarts from there.
        let (mut ruled, mut said) = (story.clone(), (story.clone(), false));
        session.retold(|table, step| {
            let any = |seen: fn(&Event) -> bool| step.events.iter().any(seen);
            let mut duel = matches!(table.phase, super::Phase::Duel(_));
            if any(|event| matches!(event, Event::Overruled { .. })) {
                story = ruled.clone();
            } else if any(|event| matches!(event, Event::SaidInFact { .. })) {
                (story, duel) = said.clone();
            } else if any(|event| matches!(event, Event::Ruled { .. } | Event::Guessed { .. })) {
                ruled = story.clone();
            } else if any(|event| matches!(event, Event::Chose { .. } | Event::Opened { .. })) {
                said = (story.clone(), duel);
            }
            step.events.iter().for_each(|event| story.tell(event, duel, &step.state));
        });
        story
    }

    fn tell(&mut self, event: &Event, duel: bool, after: &Midi) {
        match *event {
            Event::Chose { seat, right, .. } | Event::Ruled { seat, right } => {
                self.answer(seat, right)
            }
            Event::Opened { seat, truth, .. } => self.answer(seat, truth),
            Event::TimeRanOut { seat } => self.answer(seat, false),
            Event::FaceOffLost { seat } => self.face_offs_lost[seat.index()] += 1,
            Event::Paid { to, .. } => {
                self.wallets.push(*after.purse.wallets());
                if let (true, super::money::Payer::Wallet(seat)) = (duel, to) {
                    self.duels_won[seat.index()] += 1;
                }
            }
            _ => {}
        }
    }

    fn answer(&mut self, seat: Seat, right: bool) {
        let answers = if right { &mut self.right } else { &mut self.wrong };
        answers[seat.index()] += 1;
    }
}
