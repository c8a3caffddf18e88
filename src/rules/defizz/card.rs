//! The card that the reader takes from the pile that the die names (DEF-T5, R3).

use super::*;

impl Act {
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
