//! The reveal (MIL-P14 to P20, N1 to N6): all answers at once, the right one, and what each is paid.

use super::holder::Stand;
use super::ladder::{TOP, after_wrong, worth};
use super::letters::Letter;
use super::*;
use crate::rules::purse::Payer;

/// A revealed question with the answers given; places and indices only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown {
    /// Its level.
    pub level: u8,
    /// Its place in its pack; or in the deck, if that is played once (option O17).
    pub pack_place: u8,
    /// The order of its answers.
    pub order: [u8; 4],
    /// The seats that answered, whether or not one answer was left uncovered.
    pub answered: Crowd,
    /// The answer that each of them had left uncovered.
    pub answers: [Option<Letter>; MOST_PLAYERS],
}

impl Millions {
    /// Where a revealed question is: pack and place, from 0.
    pub(super) fn place_of(&self, shown: &Shown) -> (usize, usize) {
        if self.house.options.deck_once {
            return self.where_once(u16::from(shown.pack_place));
        }
        (usize::from(shown.level - 1), usize::from(shown.pack_place))
    }

    /// The question in the holder, as it is revealed.
    fn laid_open(&self) -> Shown {
        let place = match self.house.options.deck_once {
            true => usize::from(self.asked_so_far().saturating_sub(1)),
            false => self.where_it_is().1,
        };
        let answer = |seat: usize| {
            let holder = &self.holders[seat];
            let said = self.still.has(Seat(seat as u8)) && holder.stand == Stand::Final;
            holder.uncovered().filter(|_| said)
        };
        Shown {
            level: self.level,
            pack_place: place as u8,
            order: self.order,
            answered: self.still,
            answers: std::array::from_fn(answer),
        }
    }
}

impl Act {
    /// Reveals the answers of all who are in and the right one, and settles each seat on its own (MIL-P14 to
    /// P18); when all have walked away, only the right one.
    pub(super) fn reveal(&mut self) {
        let (level, right) = (self.state.level, self.state.right());
        let shown = self.state.laid_open();
        self.state.shown = Some(shown);
        self.see(Event::Revealed { level, right });
        let all: Vec<Seat> = self.state.asked().collect();
        for &seat in &all {
            let answer = shown.answers[seat.index()];
            self.see(Event::Answered { seat, answer, right: answer == Some(right) });
        }
        for seat in all {
            match shown.answers[seat.index()] == Some(right) {
                false => self.leaves(seat, after_wrong(level), Leave::Wrong),
                true if level == TOP => self.leaves(seat, worth(TOP), Leave::Million),
                true => {}
            }
        }
        let fell = |seat: &Seat| shown.answers[seat.index()] != Some(right);
        self.bets_are_over(shown.answered.iter().filter(fell).collect());
        let won = |seat: &Seat| shown.answers[seat.index()] == Some(right) && level == TOP;
        let winners = shown.answered.iter().filter(won).collect();
        if self.state.millionaires == Crowd::NOBODY {
            self.state.millionaires = winners;
        }
        self.question_over();
    }

    /// Takes that seat out of this game and pays it once (MIL-M2, G1).
    pub(super) fn leaves(&mut self, seat: Seat, amount: u32, why: Leave) {
        let amount = self.state.purse.pay(Payer::Bank, Payer::Wallet(seat), amount);
        self.state.still = self.state.still.without(Crowd::NOBODY.with(seat));
        self.state.paid[seat.index()] = Some(amount);
        self.see(Event::Paid { seat, amount, why });
    }
}
