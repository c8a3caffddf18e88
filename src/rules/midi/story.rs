//! How a sitting went, for the results: the wallets phase by phase and the answers of each seat.

use super::{Event, MOST_PLAYERS, Midi};
use crate::rules::Seat;
use crate::rules::session::Session;

/// How a sitting went. Lists are by seat; seats that nobody took stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The wallets at the start and after each movement of money.
    pub wallets: Vec<[u32; MOST_PLAYERS]>,
    /// Right answers of every kind.
    pub right: [u16; MOST_PLAYERS],
    /// Wrong answers, those that time ran out on included.
    pub wrong: [u16; MOST_PLAYERS],
    /// Duels won, by who was challenged or challenged others.
    pub duels_won: [u8; MOST_PLAYERS],
    /// Face-offs lost.
    pub face_offs_lost: [u8; MOST_PLAYERS],
}

impl Story {
    /// Tells a sitting from its journal. A ruling that was corrected is told as it was corrected.
    #[must_use]
    pub fn of(session: &Session<Midi>) -> Story {
        let dealt = *session.dealt().purse.wallets();
        let mut story = Story { wallets: vec![dealt], ..Story::default() };
        // The story as it was before the last ruling: a correction tells it again from there.
        let mut before = story.clone();
        session.retold(|table, step| {
            let ruling =
                |event: &&Event| matches!(event, Event::Ruled { .. } | Event::Guessed { .. });
            if step.events.iter().any(|event| matches!(event, Event::Overruled { .. })) {
                story = before.clone();
            } else if step.events.iter().find(ruling).is_some() {
                before = story.clone();
            }
            let duel = matches!(table.phase, super::Phase::Duel(_));
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
