//! What is put to the players (DEF-T13, T14, CHR, CIB, PIN, CHA): a contest or a question of luck, and what
//! comes of it.

use super::shown::Shown;
use super::*;
use contest::Happening;

impl Act {
    /// The mode is known now (DEF-R11).
    pub(super) fn puts(&mut self, turn: Turn, paid: Paid<MOST_PLAYERS>, players: Crowd) {
        let common = &self.table.common;
        let asks = challenge_of(&common.cards, &turn).map(|challenge| &challenge.asks);
        if let Some(Asks::Chance(chance)) = asks {
            let judge = common.judge(turn.active);
            let luck = Luck::new(turn, paid, judge, players, chance.device, &common.house);
            self.table.phase = Phase::Chance(luck);
        } else {
            self.contest_begins(turn, paid, players);
        }
    }

    /// Somebody does something while a question is played. Says whether it is sealed.
    pub(super) fn reply(&mut self, by: By, reply: &Reply) -> Result<bool, Refusal> {
        match self.table.phase.clone() {
            Phase::Question(asking) => self.reply_to(asking, by, reply)?,
            Phase::Chance(luck) => self.reply_in_chance(luck, by, reply)?,
            _ => return Err(self.table.expected()),
        }
        Ok(!reply.is_open())
    }

    /// The pot for a winner, or else a void challenge (DEF-CHR4, CHR5, CIB6, PIN6, CHA2).
    pub(super) fn comes_of(&mut self, active: Seat, how: Progress, paid: &Paid<MOST_PLAYERS>) {
        match how {
            Progress::Won(winner) => self.won(active, winner),
            _ => self.void(active, paid),
        }
    }

    /// A question of luck is over.
    pub(super) fn luck_ends(&mut self, luck: Luck, how: Progress) {
        let (active, paid) = (luck.turn.active, luck.paid);
        self.see(Event::Question(Happening::Ended { how }));
        self.table.common.shown = Some(Shown::luck(luck, how, self.table.common.purse.pot()));
        self.comes_of(active, how, &paid);
    }
}
