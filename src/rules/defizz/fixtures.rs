//! Tables laid out for the rule tests: `duel(200)`, `multi(300)` roll that die; `owning(&[…])` gives
//! those totals; and any table and any move for the laws.

use super::*;
use crate::decks::defizz::Device;
use crate::decks::sample;
pub use crate::rules::contest::laid::*;
use crate::rules::contest::{Timer, Together};
use crate::rules::{Chair, Mark, Player};
use std::collections::BTreeSet;

/// The cards of a game drawn from a small deck.
pub fn cards(seed: u64) -> Cards {
    let drawn = sample::defizz_small().draw(&BTreeSet::new(), seed).expect("it is large enough");
    Cards::from(drawn)
}

/// A setup with that many persons; A begins.
pub fn setup(players: u8) -> Setup {
    let chair = |seat: Seat| Chair::person(&format!("Joueur {}", seat.0), Mark(seat.0));
    Setup {
        chairs: Seat::all(players).map(chair).collect(),
        members: vec![],
        first: Some(A),
        birthdays: vec![],
        longer: vec![],
        options: Options::default(),
        seed: 1,
        deck: String::new(),
        cards: cards(1),
    }
}

/// The same with those options.
pub fn with(players: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = setup(players);
    change(&mut setup.options);
    setup
}

/// The table of that setup.
pub fn start(setup: &Setup) -> Defizz {
    Defizz::start(setup).expect("the setup is legal")
}

/// A question for the fastest.
pub fn chrono() -> Asks {
    Asks::Chrono(open())
}

/// A question whose answer is that number.
pub fn number(value: i64) -> Asks {
    Asks::Cible(target(value))
}

/// The suits of a deck of cards.
pub fn suits() -> Asks {
    Asks::PingPong(list(&["cœur", "pique", "trèfle", "carreau"]))
}

/// A question of luck.
pub fn luck(device: Device) -> Asks {
    Asks::Chance(crate::decks::defizz::Chance { text: "Au hasard !".into(), device })
}

/// Four players, A to roll.
pub fn four() -> Defizz {
    start(&setup(4))
}

impl Laid for Defizz {
    fn replying(reply: Reply) -> Move {
        Move::Reply(reply)
    }

    fn overruling(ruling: Reply) -> Move {
        Move::Overrule(ruling)
    }

    fn announcing(stake: u32) -> Move {
        Move::Stake(stake)
    }

    fn answering(accepts: bool) -> Move {
        if accepts { Move::Accept } else { Move::Refuse }
    }
}

impl Defizz {
    /// With those totals; the bank holds the rest.
    pub fn owning(mut self, totals: &[u32]) -> Defizz {
        self.common.purse = owning(self.common.purse.sum(), totals);
        self
    }

    /// With those players out, in that order.
    pub fn without(mut self, out: &[Seat]) -> Defizz {
        for &seat in out {
            self.common.company.eliminate(Crowd::NOBODY.with(seat), seat);
            self.help = self.help.without(Crowd::NOBODY.with(seat));
        }
        self
    }

    /// With that seat about to roll.
    pub fn turn_of_seat(mut self, seat: Seat) -> Defizz {
        self.phase = Phase::Roll(seat);
        self
    }

    /// The active player has rolled that die; the card has been taken.
    pub fn rolled(&self, kind: Kind, amount: u32) -> Defizz {
        let active = self.active().expect("the game goes on");
        let mut act = Act::new(self, Ms(0));
        act.take_card(active, Die { kind, amount });
        act.state
    }

    /// The same with a Duel.
    pub fn duel(&self, amount: u32) -> Defizz {
        self.rolled(Kind::Duel, amount)
    }

    /// The same with a Multi.
    pub fn multi(&self, amount: u32) -> Defizz {
        self.rolled(Kind::Multi, amount)
    }

    /// Makes that one the first question of the card, and chooses it.
    pub fn about(&self, asks: Asks) -> Defizz {
        let turn = *self.turn_of().expect("a card has been drawn");
        let mut cards: Drawn = (*self.common.cards).clone();
        let pile = if turn.die.kind == Kind::Duel { &mut cards.duel } else { &mut cards.multi };
        pile[usize::from(turn.card)].questions[0].asks = asks;
        let mut table = self.clone();
        table.common.cards = Cards::from(cards);
        table.then(Move::Choose(0))
    }

    /// That player is named as opponent.
    pub fn against(&self, seat: Seat) -> Defizz {
        self.then(Move::Challenge(seat))
    }

    /// The totals.
    pub fn totals(&self) -> Vec<u32> {
        self.common.totals()
    }
}

/// Every kind of table: player counts, options, variants and automatic players in turn.
pub fn tables() -> impl Iterator<Item = Setup> {
    (2..=6).flat_map(|players| (0..16).map(move |bits| any_table(players, bits)))
}

fn any_table(players: u8, bits: u64) -> Setup {
    let on = |bit: u64| bits & 1 << bit != 0;
    // A few cards suffice: all their secrets are redrawn for every check.
    let mut drawn: Drawn = (*cards(bits)).clone();
    drawn.duel.truncate(5);
    drawn.multi.truncate(5);
    let mut setup = Setup { seed: bits, cards: Cards::from(drawn), ..setup(players) };
    let timers = [Timer::Off, Timer::Seconds10, Timer::Seconds20, Timer::Seconds30];
    setup.options = Options {
        timer: timers[(bits % 4) as usize],
        lone_wins: on(1),
        bank: if on(0) { Bank::PerPlayer } else { Bank::Box },
        earlier_wins: on(2),
        eliminated_read: on(3),
        declinable: on(1) != on(2),
        first: if on(0) { First::Random } else { First::Birthday },
        tablet_reads: players == 2 || bits % 5 == 4,
        expert: on(2),
        team: on(0),
        enrichment: on(3) != on(1),
        together: if on(1) { Together::Ms1000 } else { Together::Ms5 },
        by_hand: on(0) && on(1),
        each_throw: on(0) && on(2),
    };
    setup.longer = vec![Longer::Once, if on(0) { Longer::Half } else { Longer::Twice }];
    for chair in setup.chairs.iter_mut().skip(1).take((bits % 3) as usize) {
        chair.player = Player::Automatic(Level::ALL[(bits % 3) as usize]);
    }
    setup
}

/// Any move, numbers out of range included.
pub fn any_move(rng: &mut Rng) -> Move {
    let mut small = |most: u32| if rng.below(40) == 0 { 255 } else { rng.below(most) as u8 };
    match small(16) {
        0 => Move::Roll,
        1 => Move::TakeCard,
        2 => Move::Help,
        3 => Move::Choose(small(4)),
        4 => Move::Challenge(Seat(small(7))),
        5 => Move::Stake(any_stake(small(30))),
        6 => Move::Accept,
        7 => Move::Refuse,
        8 => Move::Throw,
        9 => Move::Call(small(12)),
        10 => Move::Appoint(Seat(small(7))),
        11 => Move::Overrule(any_reply(rng)),
        12 => Move::Stop,
        13 => Move::Count,
        14 => Move::SideBet(Seat(small(7))),
        _ => Move::Reply(any_reply(rng)),
    }
}
