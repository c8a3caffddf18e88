//! The duels (MIDI-D1, MIDI-D2): the challenger names an opponent, who alone answers, once.

use super::clock::Clock;
use super::money::{PRIZE, Payer};
use super::moves::Offered;
use super::shown::Shown;
use super::*;
use crate::rules::layout::layout;

/// Four propositions (MIDI-D1-7).
pub(super) const OFFERED: Offered = Offered { shown: 4, other: false };

/// A duel being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub second: bool,
    pub challenger: Seat,
    pub challenged: Option<Seat>,
    pub asked: Option<Asked>,
}

/// The question of a duel: its card – 0 or 1 of the pair, 2 or 3 of the children's pair – and the order
/// of its propositions; 0 is right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Asked {
    pub card: u8,
    pub order: [u8; 4],
    pub clock: Clock,
}

impl Act {
    /// The loser of the round becomes the challenger (MIDI-R1-16, R2-19); at a table of two the
    /// opponent is given (MIDI-Q17).
    pub(super) fn duel_begins(&mut self, challenger: Seat, second: bool) {
        let duel = Duel { second, challenger, challenged: None, asked: None };
        self.state.phase = Phase::Duel(duel);
        self.state.hunch = automatic::Hunch::NONE;
        if self.state.house.seats == 2 {
            self.challenged(duel, self.state.left(challenger));
        }
    }

    /// The challenger names his opponent (MIDI-D1-1, D1-2).
    pub(super) fn challenge(&mut self, duel: Duel, seat: Seat) -> Result<bool, Refusal> {
        if duel.challenged.is_some() {
            return Err(self.state.expected());
        }
        self.state.may_face(duel.challenger, seat)?;
        self.challenged(duel, seat);
        // In Duel 2 the question is asked at once (MIDI-D2-2).
        Ok(duel.second)
    }

    fn challenged(&mut self, duel: Duel, seat: Seat) {
        self.see(Event::Challenged { by: duel.challenger, seat });
        let duel = Duel { challenged: Some(seat), ..duel };
        self.state.phase = Phase::Duel(duel);
        if duel.second {
            self.ask_duel(duel, seat, 1 - self.state.taken);
        }
    }

    /// The challenged player takes one of the two cards by its title (MIDI-D1-3, D1-4).
    pub(super) fn take(&mut self, duel: Duel, card: u8) -> Result<bool, Refusal> {
        let Some(seat) = duel.challenged.filter(|_| duel.asked.is_none()) else {
            return Err(self.state.expected());
        };
        if card > 1 {
            return Err(Refusal::NoSuchCard);
        }
        self.state.taken = card;
        self.state.shown = None;
        self.ask_duel(duel, seat, card);
        Ok(true)
    }

    fn ask_duel(&mut self, duel: Duel, seat: Seat, card: u8) {
        self.see(Event::Took { seat, card });
        let table = &mut self.state;
        let between = Crowd::NOBODY.with(duel.challenger).with(seat);
        let childrens = if table.is_for_children(between) { 2 } else { 0 };
        let texts = table.cards.duel_card(card + childrens);
        let [a, b, c] = &texts.wrong;
        let order = layout([&texts.right, a, b, c], &mut table.chance);
        let clock = table.clock_for(seat, self.at);
        table.phase = Phase::Duel(Duel {
            asked: Some(Asked { card: card + childrens, order, clock }),
            ..duel
        });
        table.draw_hunch(seat, automatic::DUEL);
        let reader = table.reader_of(seat);
        self.see(Event::Asked { seat, reader, number: card + 1 });
    }

    /// The duel is decided: the loser pays the winner (MIDI-D1-8 to D1-11, D2-5 to D2-8).
    pub(super) fn duel_answered(&mut self, duel: Duel, pick: Option<Pick>) {
        let (Some(seat), Some(asked)) = (duel.challenged, duel.asked) else { return };
        let right = pick == Some(right_of(asked));
        let Asked { card, order, .. } = asked;
        self.state.shown = Some(Shown::Duel { seat, card, order, pick });
        self.say_choice(seat, pick, right);
        let (winner, loser) = if right { (seat, duel.challenger) } else { (duel.challenger, seat) };
        self.pay(Payer::Wallet(loser), Payer::Wallet(winner), PRIZE);
        self.all_green();
        if duel.second { self.round_3() } else { self.new_sheet(loser) }
    }

    /// Moves money and emits the event.
    pub(super) fn pay(&mut self, from: Payer, to: Payer, amount: u32) {
        let amount = self.state.purse.pay(from, to, amount);
        self.see(Event::Paid { from, to, amount });
    }
}

/// The proposition that is right.
pub(super) fn right_of(asked: Asked) -> Pick {
    let place = asked.order.iter().position(|&text| text == 0);
    Pick::Shown(place.expect("an order holds every proposition") as u8)
}

impl Midi {
    /// The pair of cards they duel over: the children's if one of them is a child (MIDI-Q52).
    pub(super) fn pair_between(&self, duel: Duel) -> &crate::decks::midi::Pair {
        let both: Crowd = duel.challenged.into_iter().collect();
        let children = self.is_for_children(both.with(duel.challenger));
        self.cards.pair_of(if children { 2 } else { 0 })
    }

    /// Anyone but oneself, and nobody may refuse (MIDI-D1-2, Q17).
    pub(super) fn may_face(&self, challenger: Seat, seat: Seat) -> Result<(), Refusal> {
        match seat {
            seat if seat.0 >= self.house.seats => Err(Refusal::NobodyOnThatSeat),
            seat if seat == challenger => Err(Refusal::NotYourself),
            _ => Ok(()),
        }
    }
}
