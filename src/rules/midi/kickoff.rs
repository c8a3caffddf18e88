//! Round 1, the kick-off (MIDI-R1): in turn, players answer a question with one visible and one hidden
//! proposition; the first player's second mistake ends the round.

use super::cards::Kind;
use super::clock::Clock;
use super::moves::Offered;
use super::shown::Shown;
use super::*;
use crate::decks::midi::Side;

/// One proposition and *L'Autre* (MIDI-R1-6).
pub(super) const OFFERED: Offered = Offered { shown: 1, other: true };

/// A player's turn: he names a number, then answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub seat: Seat,
    pub asked: Option<Asked>,
}

/// The question he is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Asked {
    pub card: u8,
    /// From 1 to 4.
    pub number: u8,
    pub clock: Clock,
}

impl Midi {
    /// The proposition that is right.
    pub(super) fn right_of(&self, asked: Asked) -> Pick {
        let card = &self.cards.kickoff[usize::from(asked.card)];
        match card.questions[usize::from(asked.number - 1)].right {
            Side::Visible => Pick::Shown(0),
            Side::Hidden => Pick::Other,
        }
    }
}

impl Act {
    /// A number is named and a card drawn (MIDI-R1-3, R1-4); also in sudden death.
    pub(super) fn number(&mut self, turn: Turn, number: u8) -> Result<bool, Refusal> {
        if turn.asked.is_some() {
            return Err(Refusal::MustChoose);
        }
        if !(1..=4).contains(&number) {
            return Err(Refusal::NoSuchNumber { most: 4 });
        }
        let table = &mut self.state;
        let asked = Crowd::NOBODY.with(turn.seat);
        let (card, reshuffled) = table.draw_card(Kind::Kickoff, asked, &[]);
        if reshuffled {
            self.see(Event::Reshuffled);
        }
        let clock = self.state.clock_for(turn.seat, self.at);
        let turn = Turn { asked: Some(Asked { card, number, clock }), ..turn };
        match &mut self.state.phase {
            Phase::Tiebreak(tiebreak) => tiebreak.turn = turn,
            phase => *phase = Phase::Kickoff(turn),
        }
        self.state.shown = None;
        self.state.draw_hunch(turn.seat, automatic::KICKOFF);
        let reader = self.state.reader_of(turn.seat);
        self.see(Event::Asked { seat: turn.seat, reader, number });
        Ok(true)
    }

    /// Reveals the question and returns whether the answer is right (MIDI-R1-7).
    pub(super) fn reveal_kickoff(&mut self, turn: Turn, pick: Option<Pick>) -> bool {
        let Some(asked) = turn.asked else { return false };
        let right = pick == Some(self.state.right_of(asked));
        let Asked { card, number, .. } = asked;
        self.state.shown = Some(Shown::Kickoff { seat: turn.seat, card, number, pick });
        self.say_choice(turn.seat, pick, right);
        right
    }

    /// The turn passes, or the round is lost (MIDI-R1-8 to R1-10).
    pub(super) fn kickoff_answered(&mut self, turn: Turn, pick: Option<Pick>) {
        let right = self.reveal_kickoff(turn, pick);
        if !right && self.mistake(turn.seat) {
            return self.duel_begins(turn.seat, false);
        }
        let seat = self.state.left(turn.seat);
        self.state.phase = Phase::Kickoff(Turn { seat, asked: None });
        self.see(Event::Turn { seat });
    }

    /// A mistake in round 1 or 2: green to orange, orange to red; at once to red in a quick game (option
    /// O12). Returns whether it is red.
    pub(super) fn mistake(&mut self, seat: Seat) -> bool {
        let first = self.state.house.options.mistakes() > 1;
        let desk = &mut self.state.desks[seat.index()];
        *desk = if *desk == Colour::Green && first { Colour::Orange } else { Colour::Red };
        let colour = *desk;
        self.see(Event::Coloured { seat, colour });
        if colour == Colour::Red {
            self.see(Event::RoundLost { seat });
        }
        colour == Colour::Red
    }

    /// Every player takes his token back (MIDI-R2-1, R3-1).
    pub(super) fn all_green(&mut self) {
        self.state.desks = [Colour::Green; MOST_PLAYERS];
        self.see(Event::AllGreen);
    }
}
