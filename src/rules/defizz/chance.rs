//! Chance (DEF-CHA): the procedure of the card, run by the tablet to the letter until one has won.

use super::question::luck_ends;
use super::*;
use crate::decks::defizz::Device;
use contest::{Happening, Progress, Refusal as Why};

/// What wins a race of ordinary dice.
const RACE: u8 = 15;
/// The numbers that the tablet thinks of.
const NUMBERS: u8 = 10;

/// A question of luck being played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Luck {
    /// The turn it belongs to.
    pub turn: Turn,
    /// What each seat has paid.
    pub paid: [u32; MOST_PLAYERS],
    /// Who reads.
    pub judge: Judge,
    /// The procedure.
    pub device: Device,
    /// Who puts the question.
    asker: Seat,
    seats: u8,
    /// Whether it has been put.
    pub asked: bool,
    /// Those who take part.
    pub players: Crowd,
    /// Those who can still win.
    pub left: Crowd,
    /// What each of them has thrown or called in this round, in order.
    pub round: Vec<(Seat, u8)>,
    /// What each has added up.
    pub sums: [u8; MOST_PLAYERS],
    /// What the tablet thinks of, or where the long straw is; in no view.
    pub(super) secret: u8,
}

impl Luck {
    /// A procedure for those players, not yet put to them.
    pub(super) fn new(
        turn: Turn,
        paid: [u32; MOST_PLAYERS],
        judge: Judge,
        players: Crowd,
        device: Device,
        house: &House,
    ) -> Luck {
        let (seats, levels) = (house.terms.seats, house.terms.levels);
        let mut order = turn.active.round(seats).filter(|&seat| players.has(seat));
        let person = order.find(|seat| levels[seat.index()].is_none());
        let asker = judge.reader().or(person).unwrap_or(turn.active);
        let (round, sums) = (vec![], [0; MOST_PLAYERS]);
        let left = players;
        Luck {
            turn,
            paid,
            judge,
            device,
            asker,
            seats,
            asked: false,
            players,
            left,
            round,
            sums,
            secret: 0,
        }
    }

    /// Those still in, the active player first.
    fn in_order(&self) -> impl Iterator<Item = Seat> {
        self.turn.active.round(self.seats).filter(|&seat| self.left.has(seat))
    }

    /// Whose throw or call is awaited.
    #[must_use]
    pub fn next(&self) -> Option<Seat> {
        let done = |seat: &Seat| self.round.iter().any(|(other, _)| other == seat);
        self.in_order().find(|seat| !done(seat))
    }

    /// Whose hands are needed.
    #[must_use]
    pub fn turn(&self) -> Seat {
        if self.asked { self.next().unwrap_or(self.asker) } else { self.asker }
    }

    /// Who has to put the question; nobody once it is put.
    #[must_use]
    pub fn asker(&self) -> Option<Seat> {
        (!self.asked).then_some(self.asker)
    }

    /// What may be called now; nothing where something is thrown.
    #[must_use]
    pub fn calls(&self) -> Vec<u8> {
        let free = |call: &u8| !self.round.iter().any(|(_, other)| other == call);
        match self.device {
            Device::HeadsOrTails | Device::OddOrEven => vec![0, 1],
            Device::SecretNumber => (1..=NUMBERS).filter(free).collect(),
            Device::LongStraw => (1..=self.left.count()).filter(free).collect(),
            _ => vec![],
        }
    }

    /// The refusal for a move that it does not wait for.
    pub(super) fn expected(&self) -> Refusal {
        match (self.asked, self.calls().is_empty()) {
            (false, _) => Refusal::Question(Why::MustAsk { by: self.asker }),
            (true, true) => Refusal::MustThrow,
            (true, false) => Refusal::MustCall,
        }
    }

    /// What the tablet thinks of in the next round.
    fn think(&mut self, chance: &mut Rng) {
        self.secret = match self.device {
            Device::SecretNumber => 1 + chance.below(u32::from(NUMBERS)) as u8,
            Device::LongStraw => 1 + chance.below(u32::from(self.left.count())) as u8,
            _ => 0,
        };
    }

    /// What the next throw shows.
    fn throw(&self, chance: &mut Rng) -> u8 {
        let mut below = |n: u32| chance.below(n) as u8;
        match self.device {
            Device::HighDie | Device::LowDie => 1 + below(3),
            Device::HighCard => 1 + below(13),
            Device::TwoDice => 2 + below(6) + below(6),
            Device::Wheel => self
                .in_order()
                .nth(below(u32::from(self.left.count())).into())
                .map_or(0, |seat| seat.0),
            _ => 1 + below(6),
        }
    }

    /// Who has won by that throw alone.
    fn wins_at_once(&self, seat: Seat, value: u8) -> Option<Seat> {
        match self.device {
            Device::FirstSix if value == 6 => Some(seat),
            Device::RaceTo15 if self.sums[seat.index()] >= RACE => Some(seat),
            Device::Wheel => Some(Seat(value)),
            Device::LongStraw if value == self.secret => Some(seat),
            _ => None,
        }
    }

    /// Those who go on after a round in which all have thrown or called; what the tablet's coin or
    /// die shows is drawn then.
    fn go_on(&self, shows: u8) -> Crowd {
        let keep = |good: &dyn Fn(u8) -> bool| {
            let good = self.round.iter().filter(|(_, value)| good(*value));
            good.fold(Crowd::NOBODY, |crowd, (seat, _)| crowd.with(*seat))
        };
        let values = || self.round.iter().map(|(_, value)| *value);
        let (high, low) = (values().max(), values().min());
        let apart = |value: u8| value.abs_diff(self.secret);
        let nearest = values().map(apart).min();
        match self.device {
            Device::HighDie | Device::HighCard | Device::TwoDice => keep(&|v| Some(v) == high),
            Device::LowDie => keep(&|v| Some(v) == low),
            Device::SecretNumber => keep(&|v| Some(apart(v)) == nearest),
            Device::HeadsOrTails => keep(&|v| v == shows),
            Device::OddOrEven => keep(&|v| v == shows % 2),
            _ => self.left,
        }
    }

    /// What the tablet's coin, die or number shows at the end of a round.
    fn shows(&self, chance: &mut Rng) -> Option<u8> {
        match self.device {
            Device::HeadsOrTails => Some(chance.below(2) as u8),
            Device::OddOrEven => Some(1 + chance.below(6) as u8),
            Device::SecretNumber => Some(self.secret),
            _ => None,
        }
    }
}

impl Act {
    /// The question of luck is put, or withdrawn (DEF-R45).
    pub(super) fn reply_in_chance(
        &mut self,
        mut luck: Luck,
        by: By,
        reply: &Reply,
    ) -> Result<(), Refusal> {
        let reader = luck.judge.reader();
        match (reply, by) {
            (Reply::Withdraw, By::Seat(seat)) if Some(seat) != reader => {
                Err(Why::ReaderOnly.into())
            }
            (Reply::Withdraw, _) => {
                luck_ends(self, luck, Progress::Withdrawn);
                Ok(())
            }
            (Reply::Ask, _) if luck.asked => Err(Why::AlreadyAsked.into()),
            (Reply::Ask, by) if by == By::Seat(luck.asker) => {
                luck.asked = true;
                luck.think(&mut self.table.chance);
                self.see(Event::Question(Happening::Asked { judge: luck.judge }));
                self.table.phase = Phase::Chance(luck);
                Ok(())
            }
            _ => Err(luck.expected()),
        }
    }

    /// The player on turn throws or calls.
    pub(super) fn luck_move(&mut self, mut luck: Luck, mv: &Move) -> Result<bool, Refusal> {
        let (calls, next) = (luck.calls(), luck.next());
        let Some(seat) = next.filter(|_| luck.asked) else { return Err(luck.expected()) };
        let value = match *mv {
            Move::Throw if calls.is_empty() => {
                let value = luck.throw(&mut self.table.chance);
                self.see(Event::Threw { seat, value });
                value
            }
            Move::Call(call) if calls.contains(&call) => {
                self.see(Event::Called { seat, call });
                call
            }
            Move::Call(_) if !calls.is_empty() => return Err(Refusal::NoSuchCall),
            _ => return Err(luck.expected()),
        };
        luck.round.push((seat, value));
        luck.sums[seat.index()] = luck.sums[seat.index()].saturating_add(value);
        match luck.wins_at_once(seat, value) {
            Some(winner) => luck_ends(self, luck, Progress::Won(winner)),
            None if luck.next().is_none() => self.luck_round_ends(luck),
            None => self.table.phase = Phase::Chance(luck),
        }
        Ok(true)
    }

    /// All have thrown or called: one has won, or those who are level go on (DEF-CHA2).
    fn luck_round_ends(&mut self, mut luck: Luck) {
        let shows = luck.shows(&mut self.table.chance);
        shows.iter().for_each(|&value| self.see(Event::Showed { value }));
        let good = luck.go_on(shows.unwrap_or_default());
        if let (1, Some(winner)) = (good.count(), good.iter().next()) {
            return luck_ends(self, luck, Progress::Won(winner));
        }
        // When all are wrong, all go on.
        if good.count() > 0 {
            luck.left = good;
        }
        luck.round.clear();
        luck.think(&mut self.table.chance);
        self.see(Event::GoOn { seats: luck.left });
        self.table.phase = Phase::Chance(luck);
    }
}
