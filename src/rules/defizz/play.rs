//! Playing a question (DEF-T13, T14, CHR, CIB, PIN, CHA): a contest or a question of luck, and its result.

use super::shown::Shown;
use super::*;
use contest::Happening;

impl Act {
    /// Begins the question; its mode is known now (DEF-R11).
    pub(super) fn puts(&mut self, turn: Turn, paid: Paid<MOST_PLAYERS>, players: Crowd) {
        let common = &self.state.common;
        let asks = challenge_of(&common.cards, &turn).map(|challenge| &challenge.asks);
        if let Some(Asks::Chance(chance)) = asks {
            let judge = common.judge(turn.active);
            let luck = Luck::new(turn, paid, judge, players, chance.device, &common.house);
            self.state.phase = Phase::Chance(luck);
        } else {
            self.contest_begins(turn, paid, players);
        }
    }

    /// Plays a reply while a question is played. Returns whether it is sealed.
    pub(super) fn reply(&mut self, by: By, reply: &Reply) -> Result<bool, Refusal> {
        match self.state.phase.clone() {
            Phase::Question(asking) => self.reply_to(asking, by, reply)?,
            Phase::Chance(luck) => self.reply_in_chance(luck, by, reply)?,
            _ => return Err(self.state.expected()),
        }
        Ok(!reply.is_open())
    }

    /// Gives the pot to a winner, or else voids the challenge (DEF-CHR4, CHR5, CIB6, PIN6, CHA2).
    pub(super) fn comes_of(&mut self, active: Seat, how: Progress, paid: &Paid<MOST_PLAYERS>) {
        match how {
            Progress::Won(winner) => self.won(active, winner),
            _ => self.void(active, paid),
        }
    }

    /// Ends a question of luck.
    pub(super) fn luck_ends(&mut self, luck: Luck, how: Progress) {
        let (active, paid) = (luck.turn.active, luck.paid);
        self.see(Event::Question(Happening::Ended { how }));
        self.state.common.shown = Some(Shown::luck(luck, how, self.state.common.purse.pot()));
        self.comes_of(active, how, &paid);
    }
}
