//! The die and the card (DEF-T4, T5, R3, R8).

use super::*;

impl Act {
    /// The active player rolls; where nobody reads, the card is taken at once.
    pub(super) fn roll(&mut self, active: Seat) -> bool {
        let face = self.state.common.chance.below(6);
        let kind = if face < 3 { Kind::Duel } else { Kind::Multi };
        let die = Die { kind, amount: 100 * (face % 3 + 1) };
        self.state.common.company.settle_reader();
        self.see(Event::Rolled { seat: active, die });
        if self.state.common.company.reader(active).is_some() {
            self.state.phase = Phase::Card { active, die };
            self.state.common.shown = None;
            return true;
        }
        self.take_card(active, die)
    }

    /// Takes the top card of the pile that the die names; its clues are read out (DEF-T5, T6).
    pub(super) fn take_card(&mut self, active: Seat, die: Die) -> bool {
        let table = &mut self.state;
        let pile = &mut table.piles[die.kind as usize];
        let (card, reshuffled) = pile.draw(&[], &mut table.common.chance);
        let turn = Turn { active, die, card, helped: false, question: None, opponent: None };
        table.common.shown = None;
        table.phase = Phase::Clues(turn);
        let reader = table.common.company.reader(active);
        if reshuffled {
            self.see(Event::Reshuffled);
        }
        self.see(Event::CardTaken { reader });
        if reader.is_none() && self.state.common.house.options.expert {
            let question = self.state.common.chance.below(3) as u8;
            self.chosen(turn, None, question);
        }
        true
    }
}
