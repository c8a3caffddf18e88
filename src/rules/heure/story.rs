//! The story of a sitting, for the results: the rows turn by turn and the moments worth telling.

use super::{Event, Heure, MOST_PLAYERS};
use crate::rules::Seat;
use crate::rules::session::Session;

/// The story of a sitting. Arrays are by seat; unused seats stay at zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// After each turn, how many slots each seat has covered; the first line is the deal.
    pub covered: Vec<[u8; MOST_PLAYERS]>,
    /// How many ghosts each seat drew.
    pub ghosts: [u8; MOST_PLAYERS],
    /// The longest run of own turns that each laid a card.
    pub best_run: [u8; MOST_PLAYERS],
    /// How many turns each seat spent on shifting cards.
    pub emergencies: [u8; MOST_PLAYERS],
    /// How many hours each seat had to put into the box.
    pub put_away: [u8; MOST_PLAYERS],
    run: [u8; MOST_PLAYERS],
}

impl Story {
    /// Builds the story from the journal.
    #[must_use]
    pub fn of(session: &Session<Heure>) -> Story {
        let mut story = Story { covered: vec![[0; MOST_PLAYERS]], ..Story::default() };
        session.retold(|_, step| {
            step.events.iter().for_each(|event| story.tell(event, &step.state));
        });
        story
    }

    fn tell(&mut self, event: &Event, state: &Heure) {
        match *event {
            Event::GhostShown { seat } => self.missed(seat, |story| &mut story.ghosts),
            Event::Shifted { seat, .. } => self.missed(seat, |story| &mut story.emergencies),
            Event::PutAway { seat, .. } => self.missed(seat, |story| &mut story.put_away),
            Event::Kept { seat, .. } => self.run[seat.index()] = 0,
            Event::Laid { seat, .. } => {
                let run = &mut self.run[seat.index()];
                *run += 1;
                let best = &mut self.best_run[seat.index()];
                *best = (*best).max(*run);
            }
            Event::Turn { .. } | Event::Ended { .. } => self.covered.push(covered(state)),
            _ => {}
        }
    }

    /// Counts a turn without a laid card, and ends the run.
    fn missed(&mut self, seat: Seat, count: fn(&mut Story) -> &mut [u8; MOST_PLAYERS]) {
        count(self)[seat.index()] += 1;
        self.run[seat.index()] = 0;
    }
}

fn covered(state: &Heure) -> [u8; MOST_PLAYERS] {
    std::array::from_fn(|seat| state.rows[seat].covered())
}

/// The seats that have laid the most, where nobody has won (HEURE-X5); nobody if none has laid anything.
#[must_use]
pub fn nearest(laid: &[u32]) -> Vec<Seat> {
    let most = laid.iter().copied().max().filter(|most| *most > 0);
    Seat::all(laid.len() as u8).filter(|seat| Some(laid[seat.index()]) == most).collect()
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{A, B, C};
    use super::nearest;

    #[test]
    fn heure_x5_a_draw_knows_who_was_nearest() {
        assert_eq!(nearest(&[6, 7, 6]), [B]);
        assert_eq!(nearest(&[6, 2, 6]), [A, C]);
        assert_eq!(nearest(&[0, 0]), []);
    }
}
