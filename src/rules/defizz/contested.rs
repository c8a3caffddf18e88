//! The parts of a contest that are specific to *Défizz*.

use super::shown::Shown;
use super::*;
use crate::decks::question::Question;
use contest::state::Next;

impl Contested for Defizz {
    type Options = Options;
    type Drawn = Drawn;
    type Turn = Turn;
    type Shown = Shown;

    fn common(&self) -> &Common<Defizz> {
        &self.common
    }

    fn common_mut(&mut self) -> &mut Common<Defizz> {
        &mut self.common
    }

    fn asking(&self) -> Option<&Asking<Turn>> {
        if let Phase::Question(asking) = &self.phase { Some(asking) } else { None }
    }

    fn at_the_question(&self) -> bool {
        matches!(self.phase, Phase::Question(_) | Phase::Chance(_))
    }

    fn between_turns(&self) -> bool {
        matches!(self.phase, Phase::Roll(_))
    }

    fn active(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Roll(active) | Phase::Card { active, .. } => Some(*active),
            Phase::Over(_) => None,
            _ => self.turn_of().map(|turn| turn.active),
        }
    }

    fn paid(&self) -> Paid<MOST_PLAYERS> {
        match &self.phase {
            Phase::Question(asking) => asking.paid,
            Phase::Chance(luck) => luck.paid,
            _ => [0; MOST_PLAYERS],
        }
    }

    fn go_on(&mut self, next: Next<Turn>) {
        self.phase = match next {
            Next::Roll(active) => Phase::Roll(active),
            Next::Stake(turn) => Phase::Stake(turn),
            Next::Raise(turn, bets) => Phase::Raise(turn, bets),
            Next::Question(asking) => Phase::Question(asking),
            Next::Over(end) => Phase::Over(end),
        };
    }

    fn question_of<'a>(cards: &'a Drawn, turn: &Turn) -> Question<'a> {
        let asks = challenge_of(cards, turn).and_then(|challenge| challenge.asks.question());
        asks.expect("a contest is about a question that is not of luck")
    }

    fn active_of(turn: &Turn) -> Seat {
        turn.active
    }

    /// The amount on the die, doubled when two are left (DEF-F3).
    fn minimum_of(&self, turn: &Turn) -> u32 {
        self.minimum(turn.die)
    }

    /// DEF-M1, R44.
    fn concerned(&self, turn: &Turn) -> Crowd {
        let opponents = self.common.company.opponents(turn.active);
        match turn.die.kind {
            Kind::Multi => opponents,
            Kind::Duel => turn.opponent.map_or(Crowd::NOBODY, |seat| Crowd::NOBODY.with(seat)),
        }
    }

    fn declinable(&self, turn: &Turn) -> bool {
        self.common.house.options.declinable && turn.die.kind == Kind::Multi
    }

    fn puts(act: &mut Act, turn: Turn, paid: Paid<MOST_PLAYERS>, players: Crowd) {
        act.puts(turn, paid, players);
    }

    fn comes_of(act: &mut Act, asking: &Asking<Turn>, how: Progress) {
        act.comes_of(asking.turn.active, how, &asking.paid);
    }

    fn open(asking: Asking<Turn>, how: Progress, pot: u32) -> Shown {
        Shown::question(asking, how, pot)
    }

    fn bank_settles(act: &mut Act) {
        act.bank_settles();
    }

    /// The player's Help! card goes, too (DEF-R30).
    fn leaves(&mut self, seat: Seat) {
        self.help = self.help.without(Crowd::NOBODY.with(seat));
    }

    fn keep_drawn(&mut self, since: &Defizz) {
        self.piles = since.piles;
    }
}
