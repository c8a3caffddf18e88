//! Chance (DEF-CHA): runs the procedure of the card to the letter until one player has won. The tablet draws
//! who begins a race, and throws that need no choice follow by themselves (DEF-R50, R51); the results of each
//! device are in [`super::devices`].

use super::*;
use crate::decks::defizz::Device;
use contest::{Happening, Refusal as Why};

/// A question of luck being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    /// The turn it belongs to.
    pub turn: Turn,
    /// What each seat has paid.
    pub paid: Paid<MOST_PLAYERS>,
    /// The person who reads, or the tablet.
    pub judge: Judge,
    /// The procedure.
    pub device: Device,
    /// The seat that puts the question.
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
    /// The sum of each seat's throws.
    pub sums: [u8; MOST_PLAYERS],
    /// The number that the tablet thinks of, or the place of the long straw; in no view.
    pub(super) secret: u8,
    /// The player drawn by the tablet to begin (DEF-R50).
    pub begins: Option<Seat>,
    /// What was thrown or called in the rounds before this one.
    pub past: Vec<(Seat, u8)>,
    /// Set in games that were set up before DEF-R50: the active player begins, and every throw is a move.
    pub(super) by_hand: bool,
}

/// Fields added with DEF-R50 are hashed only where it is in force: older games keep their fingerprints.
impl Hash for Luck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.turn, self.paid, self.judge, self.device, self.asker, self.seats).hash(state);
        (self.asked, self.players, self.left, &self.round, self.sums, self.secret).hash(state);
        if !self.by_hand {
            (self.begins, &self.past).hash(state);
        }
    }
}

impl Luck {
    /// A procedure for those players, not yet put to them.
    pub(super) fn new(
        turn: Turn,
        paid: Paid<MOST_PLAYERS>,
        judge: Judge,
        players: Crowd,
        device: Device,
        house: &House<Options>,
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
            begins: None,
            past: vec![],
            by_hand: house.options.each_throw,
        }
    }

    /// Those still in, in order from the player who begins: the active player where no lot was drawn.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Seat> {
        let first = self.begins.unwrap_or(self.turn.active);
        first.round(self.seats).filter(|&seat| self.left.has(seat))
    }

    /// The player whose throw or call is awaited.
    #[must_use]
    pub fn next(&self) -> Option<Seat> {
        let done = |seat: &Seat| self.round.iter().any(|(other, _)| other == seat);
        self.in_order().find(|seat| !done(seat))
    }

    /// The seat that has to act.
    #[must_use]
    pub fn turn(&self) -> Seat {
        if self.asked { self.next().unwrap_or(self.asker) } else { self.asker }
    }

    /// The seat that has to put the question; `None` once it is put.
    #[must_use]
    pub fn asker(&self) -> Option<Seat> {
        (!self.asked).then_some(self.asker)
    }

    /// The refusal for a move that it does not wait for.
    pub(super) fn expected(&self) -> Refusal {
        match (self.asked, self.calls().is_empty()) {
            (false, _) => Refusal::Question(Why::MustAsk { by: self.asker }),
            (true, true) => Refusal::MustThrow,
            (true, false) => Refusal::MustCall,
        }
    }
}

impl Act {
    /// Puts the question of luck, or withdraws it (DEF-R45).
    pub(super) fn reply_in_chance(
        &mut self,
        luck: Luck,
        by: By,
        reply: &Reply,
    ) -> Result<(), Refusal> {
        let reader = luck.judge.reader();
        match (reply, by) {
            (Reply::Withdraw, By::Seat(seat)) if Some(seat) != reader => {
                Err(Why::ReaderOnly.into())
            }
            (Reply::Withdraw, _) => {
                self.luck_ends(luck, Progress::Withdrawn);
                Ok(())
            }
            (Reply::Ask, _) if luck.asked => Err(Why::AlreadyAsked.into()),
            (Reply::Ask, by) if by == By::Seat(luck.asker) => {
                self.luck_is_put(luck);
                Ok(())
            }
            _ => Err(luck.expected()),
        }
    }

    /// Puts the question; the tablet draws who begins, where the order counts (DEF-R50).
    fn luck_is_put(&mut self, mut luck: Luck) {
        luck.asked = true;
        self.see(Event::Question(Happening::Asked { judge: luck.judge }));
        let chance = &mut self.state.common.chance;
        if luck.draws_lots() {
            let players: Vec<Seat> = luck.players.iter().collect();
            luck.begins = chance.pick(&players).copied();
        }
        luck.think(chance);
        if let Some(seat) = luck.begins {
            self.see(Event::Begins { seat });
        }
        self.state.phase = Phase::Chance(luck);
    }

    /// The player on turn throws or calls; what needs no choice follows at once (DEF-R51).
    pub(super) fn luck_move(&mut self, luck: Luck, mv: &Move) -> Result<bool, Refusal> {
        let (calls, next) = (luck.calls(), luck.next());
        let Some(seat) = next.filter(|_| luck.asked) else { return Err(luck.expected()) };
        let value = match *mv {
            Move::Throw if calls.is_empty() => luck.throw(&mut self.state.common.chance),
            Move::Call(call) if calls.contains(&call) => call,
            Move::Call(_) if !calls.is_empty() => return Err(Refusal::NoSuchCall),
            _ => return Err(luck.expected()),
        };
        let mut going = self.luck_counts(luck, seat, value);
        while let Some(luck) = going {
            let Some((seat, value)) = self.by_itself(&luck) else {
                self.state.phase = Phase::Chance(luck);
                break;
            };
            going = self.luck_counts(luck, seat, value);
        }
        Ok(true)
    }

    /// The next throw or call, if it needs no person: a race rolls on, tied players roll again, an automatic
    /// player rolls in turn, and the last straw or side is nobody's choice (DEF-R51).
    fn by_itself(&mut self, luck: &Luck) -> Option<(Seat, u8)> {
        let seat = luck.next().filter(|_| !luck.by_hand)?;
        let rolls_on = luck.rolls_on() || self.state.common.is_automatic(seat);
        match luck.calls()[..] {
            [] => rolls_on.then(|| (seat, luck.throw(&mut self.state.common.chance))),
            [only] => Some((seat, only)),
            _ => None,
        }
    }

    /// Counts a throw or a call. Returns the procedure if it goes on, `None` if somebody has won.
    fn luck_counts(&mut self, mut luck: Luck, seat: Seat, value: u8) -> Option<Luck> {
        let seen = if luck.calls().is_empty() {
            Event::Threw { seat, value }
        } else {
            Event::Called { seat, call: value }
        };
        self.see(seen);
        luck.round.push((seat, value));
        luck.sums[seat.index()] = luck.sums[seat.index()].saturating_add(value);
        match luck.wins_at_once(seat, value) {
            Some(winner) => {
                self.luck_ends(luck, Progress::Won(winner));
                None
            }
            None if luck.next().is_none() => self.luck_round_ends(luck),
            None => Some(luck),
        }
    }

    /// Ends a round in which all have thrown or called: one has won, or those who are level go on (DEF-CHA2).
    fn luck_round_ends(&mut self, mut luck: Luck) -> Option<Luck> {
        let shows = luck.shows(&mut self.state.common.chance);
        shows.iter().for_each(|&value| self.see(Event::Showed { value }));
        let good = luck.go_on(shows.unwrap_or_default());
        if let (1, Some(winner)) = (good.count(), good.iter().next()) {
            self.luck_ends(luck, Progress::Won(winner));
            return None;
        }
        // When all are wrong, all go on.
        if good.count() > 0 {
            luck.left = good;
        }
        let round = std::mem::take(&mut luck.round);
        if !luck.by_hand {
            luck.past.extend(round);
        }
        luck.think(&mut self.state.common.chance);
        self.see(Event::GoOn { seats: luck.left });
        Some(luck)
    }
}
