//! The final: the master stroke (MIDI-F-4 to F-16, F-28 to F-30). Five questions of growing
//! difficulty; each answer opens a flap of the star's board.

use super::cards::Kind;
use super::clock::Clock;
use super::money::{PRIZE, Payer};
use super::moves::Offered;
use super::shown::Shown;
use super::*;
use crate::rules::layout::layout;

/// Two propositions and *L'Autre* (MIDI-F-10).
pub(super) const OFFERED: Offered = Offered { shown: 2, other: true };

/// A turn of the final.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Master {
    /// The number of the question, from 1 to 5, one a turn (MIDI-F-8); only 1, 3 and 5 in a quick game
    /// (option O12).
    pub number: u8,
    pub seat: Seat,
    pub stage: Stage,
}

/// The stage of a turn of the final.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// He draws his card (MIDI-F-6).
    Draw,
    /// He is asked: two propositions are visible, the third of `order` is hidden; 0 is right.
    Asked { card: u8, order: [u8; 3], clock: Clock },
    /// He opens a flap (MIDI-F-12 to F-14).
    Flap { large: bool },
    /// After question 5 each player still in guesses or declines (MIDI-F-29).
    LastChance { declined: Crowd },
}

impl Master {
    /// Whether a question is pending.
    pub const fn is_asked(&self) -> bool {
        matches!(self.stage, Stage::Asked { .. })
    }

    /// The thinking clock of the pending question.
    pub const fn clock(&self) -> Option<Clock> {
        if let Stage::Asked { clock, .. } = self.stage { Some(clock) } else { None }
    }

    /// The same, mutable.
    pub const fn clock_mut(&mut self) -> Option<&mut Clock> {
        if let Stage::Asked { clock, .. } = &mut self.stage { Some(clock) } else { None }
    }

    /// The same turn with its clock changed.
    pub fn with_clock(mut self, change: impl Fn(Clock) -> Clock) -> Master {
        if let Some(clock) = self.clock_mut() {
            *clock = change(*clock);
        }
        self
    }
}

/// The proposition that is right.
pub(super) fn right_of(order: [u8; 3]) -> Pick {
    match order.iter().position(|&text| text == 0) {
        Some(2) | None => Pick::Other,
        Some(place) => Pick::Shown(place as u8),
    }
}

impl Midi {
    /// The players who still answer questions: those without a wrong guess (MIDI-F-21), or all with option O2.
    pub(super) fn still_in(&self) -> Crowd {
        let out = if self.house.options.soft { Crowd::NOBODY } else { self.board.guessed };
        self.everybody().without(out)
    }

    /// The players who may still guess or decline after question 5 (MIDI-F-29).
    pub(super) fn last_chances(&self, declined: Crowd) -> Crowd {
        self.everybody().without(self.board.guessed).without(declined)
    }

    pub(super) fn master_turn(&self, master: &Master) -> Seat {
        match master.stage {
            Stage::Asked { .. } => self.hand_of(master.seat),
            Stage::LastChance { declined } => {
                let next = self.left(master.seat);
                let left = self.last_chances(declined);
                left.first_from(next, self.house.seats).unwrap_or(master.seat)
            }
            _ => master.seat,
        }
    }
}

impl Act {
    /// The poorest starts the final, the youngest of those level (MIDI-F-4, F-5).
    pub(super) fn final_begins(&mut self) {
        let seat = self.state.poorest();
        self.state.phase = Phase::Master(Master { number: 1, seat, stage: Stage::Draw });
        self.see(Event::FinalStarts { seat });
    }

    /// A card is drawn and its question of that number asked (MIDI-F-6, F-7).
    pub(super) fn draw_master(&mut self, master: Master) -> Result<bool, Refusal> {
        if master.stage != Stage::Draw {
            return Err(self.state.expected());
        }
        let table = &mut self.state;
        let asked = Crowd::NOBODY.with(master.seat);
        let (card, reshuffled) = table.draw_card(Kind::Master, asked, &[]);
        let texts =
            &table.cards.master[usize::from(card)].questions[usize::from(master.number - 1)];
        let order = hidden_last(&texts.right, &texts.wrong, &mut table.chance);
        let clock = table.clock_for(master.seat, self.at);
        let stage = Stage::Asked { card, order, clock };
        table.phase = Phase::Master(Master { stage, ..master });
        (table.shown, table.ruled) = (None, None);
        table.draw_hunch(master.seat, automatic::MASTER[usize::from(master.number - 1)]);
        if reshuffled {
            self.see(Event::Reshuffled);
        }
        let reader = self.state.reader_of(master.seat);
        self.see(Event::Asked { seat: master.seat, reader, number: master.number });
        Ok(true)
    }

    /// A right answer earns 3,000 € and a large flap, a wrong one a small flap (MIDI-F-11 to F-14).
    pub(super) fn master_answered(&mut self, master: Master, pick: Option<Pick>) {
        let Stage::Asked { card, order, .. } = master.stage else { return };
        let Master { number, seat, .. } = master;
        let right = pick == Some(right_of(order));
        self.state.shown = Some(Shown::Master { seat, card, number, order, pick });
        self.state.ruled = None;
        self.state.hunch = automatic::Hunch::NONE;
        self.say_choice(seat, pick, right);
        if right {
            self.pay(Payer::Bank, Payer::Wallet(seat), PRIZE);
        }
        let stage = Stage::Flap { large: right };
        self.state.phase = Phase::Master(Master { stage, ..master });
    }

    /// He opens a flap of the kind he earned (MIDI-F-12, F-13, Q38).
    pub(super) fn lift(&mut self, master: Master, flap: Flap) -> Result<bool, Refusal> {
        let Stage::Flap { large } = master.stage else { return Err(self.state.expected()) };
        if flap.large != large {
            return Err(Refusal::MustLift { large });
        }
        if !(1..=7).contains(&flap.place) {
            return Err(Refusal::NoSuchFlap);
        }
        if self.state.board.is_open(flap) {
            return Err(Refusal::FlapOpen);
        }
        self.state.board.open(flap);
        self.see(Event::Lifted { seat: master.seat, flap });
        self.state.draw_urges();
        self.turn_over(master);
        Ok(true)
    }

    /// Goes on to the next number with the next player still in, or to the last chance (MIDI-F-15, F-29).
    fn turn_over(&mut self, master: Master) {
        let mut left = self.state.house.options.final_questions().iter();
        let Some(&number) = left.find(|number| **number > master.number) else {
            let stage = Stage::LastChance { declined: Crowd::NOBODY };
            self.state.phase = Phase::Master(Master { stage, ..master });
            return self.last_chance_goes_on();
        };
        self.next_question(Master { number, ..master });
    }

    /// Passes that number to the next player still in (MIDI-F-8, F-15); without one, the final is over.
    pub(super) fn next_question(&mut self, master: Master) {
        let (next, seats) = (self.state.left(master.seat), self.state.house.seats);
        let Some(seat) = self.state.still_in().first_from(next, seats) else {
            return self.final_over();
        };
        self.state.phase = Phase::Master(Master { seat, stage: Stage::Draw, ..master });
        self.see(Event::Turn { seat });
    }

    /// Ends the final when nobody is left to guess or decline (MIDI-F-29, F-30, option O8).
    pub(super) fn last_chance_goes_on(&mut self) {
        let Phase::Master(Master { stage: Stage::LastChance { declined }, .. }) = self.state.phase
        else {
            return;
        };
        let none_left = self.state.last_chances(declined) == Crowd::NOBODY;
        if none_left || self.state.house.options.no_last_chance {
            self.final_over();
        }
    }

    /// A player declines his last chance and may not come back (MIDI-Q43).
    pub(super) fn decline(&mut self, seat: Seat) -> Result<bool, Refusal> {
        let Phase::Master(master) = self.state.phase else { return Err(Refusal::NoLastChanceYet) };
        let Stage::LastChance { declined } = master.stage else {
            return Err(Refusal::NoLastChanceYet);
        };
        self.state.may_guess(seat)?;
        if declined.has(seat) {
            return Err(Refusal::AlreadyDeclined);
        }
        self.see(Event::Declined { seat });
        let stage = Stage::LastChance { declined: declined.with(seat) };
        self.state.phase = Phase::Master(Master { stage, ..master });
        self.last_chance_goes_on();
        Ok(matches!(self.state.phase, Phase::Over(_) | Phase::Tiebreak(_)))
    }
}

/// Hides one of the three propositions by chance; [`layout`] orders the two visible ones.
fn hidden_last(right: &str, wrong: &[String; 2], chance: &mut Rng) -> [u8; 3] {
    let texts = [right, &wrong[0], &wrong[1]];
    let hidden = chance.below(3) as u8;
    let shown = [(hidden + 1) % 3, (hidden + 2) % 3];
    let order = layout(shown.map(|text| texts[usize::from(text)]), chance);
    let [first, second] = order.map(|place| shown[usize::from(place)]);
    [first, second, hidden]
}
