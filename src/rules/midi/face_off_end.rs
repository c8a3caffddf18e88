//! How a face-off ended, PURE: it is several events and told as one.

use super::Event;
use super::money::Payer;
use crate::rules::Seat;

/// The end of a face-off (MIDI-R3-15, R3-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceOffEnd {
    /// Whose time has run out.
    pub loser: Seat,
    /// Who has won it.
    pub winner: Seat,
    /// What the loser pays, in euros: all that is left, if that is less than the prize.
    pub sum: u32,
}

/// The end of a face-off among the events of an act.
#[must_use]
pub fn face_off_end(events: &[Event]) -> Option<FaceOffEnd> {
    let mut from = events.iter().skip_while(|event| !matches!(event, Event::FaceOffLost { .. }));
    let Event::FaceOffLost { seat: loser } = *from.next()? else { return None };
    from.find_map(|event| match *event {
        Event::Paid { from: Payer::Wallet(from), to: Payer::Wallet(winner), amount: sum } => {
            (from == loser).then_some(FaceOffEnd { loser, winner, sum })
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAID: Event =
        Event::Paid { from: Payer::Wallet(Seat(2)), to: Payer::Wallet(Seat(0)), amount: 3_000 };

    #[test]
    fn the_loser_the_winner_and_the_money_are_one_event() {
        let end = Some(FaceOffEnd { loser: Seat(2), winner: Seat(0), sum: 3_000 });
        let lost = Event::FaceOffLost { seat: Seat(2) };
        let next = Event::FaceOff { starter: Seat(0), opponent: Seat(1) };
        assert_eq!(face_off_end(&[lost, PAID, next]), end);
        assert_eq!(face_off_end(&[PAID]), None, "a duel that was lost");
        assert_eq!(face_off_end(&[]), None);
    }
}
