//! Tables laid out for the rule tests: `four()` stands as in the examples, `at_square(12, …)` opens the
//! booklet there at that question; `poor(&[…])` gives those totals in the elimination; and any table
//! and any move for the laws.

use super::dice_off::Dice;
use super::*;
use crate::decks::egomaster::Asks;
use crate::decks::sample;
pub use crate::rules::contest::laid::*;
use crate::rules::contest::{Timer, Together};
use crate::rules::{Chair, Mark, Player};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The questions of a game drawn from a small deck.
pub fn cards() -> Cards {
    let drawn = sample::egomaster_small().draw(&BTreeSet::new()).expect("it is large enough");
    Cards::from(drawn)
}

/// A setup with that many persons.
pub fn setup(players: u8) -> Setup {
    let chair = |seat: Seat| Chair::person(&format!("Joueur {}", seat.0), Mark(seat.0));
    Setup {
        chairs: Seat::all(players).map(chair).collect(),
        longer: vec![],
        options: Options::default(),
        seed: 1,
        deck: String::new(),
        cards: cards(),
    }
}

/// The same with those options.
pub fn with(players: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = setup(players);
    change(&mut setup.options);
    setup
}

/// The table of that setup: everybody is to roll for the start.
pub fn start(setup: &Setup) -> Egomaster {
    Egomaster::start(setup).expect("the setup is legal")
}

/// The same with the pawns on 1, 7, 13 … and A to roll.
pub fn ready(setup: &Setup) -> Egomaster {
    let mut table = start(setup);
    for (seat, square) in Seat::all(table.common.seats()).zip([1, 7, 13, 19, 4, 10]) {
        table.pawns[seat.index()] = Some(Square(square));
    }
    table.turn_of_seat(A)
}

/// Four players, A to roll, the bank full.
pub fn four() -> Egomaster {
    ready(&setup(4))
}

/// Four players with those totals in the elimination.
pub fn poor(totals: &[u32; 4]) -> Egomaster {
    ready(&setup(4)).owning(totals).eliminating()
}

/// A question for the fastest.
pub fn rapidite() -> Asks {
    Asks::Rapidite(open())
}

/// A question whose answer is that number.
pub fn cible(value: i64) -> Asks {
    Asks::Cible(target(value))
}

/// The primary colours of paint.
pub fn colours() -> Asks {
    Asks::PingPong(list(&["rouge", "jaune", "bleu"]))
}

impl Laid for Egomaster {
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

impl Egomaster {
    /// With those totals; the bank holds the rest.
    pub fn owning(mut self, totals: &[u32]) -> Egomaster {
        self.common.purse = owning(self.common.purse.sum(), totals);
        self
    }

    /// In the elimination.
    pub fn eliminating(mut self) -> Egomaster {
        self.common.enrichment = false;
        self
    }

    /// With those players out, in that order.
    pub fn without(mut self, out: &[Seat]) -> Egomaster {
        for &seat in out {
            self.common.company.eliminate(Crowd::NOBODY.with(seat), seat);
            self.pawns[seat.index()] = None;
        }
        self
    }

    /// With that seat about to roll.
    pub fn turn_of_seat(mut self, seat: Seat) -> Egomaster {
        self.phase = Phase::Roll(seat);
        self
    }

    /// With pawns on those squares.
    pub fn standing(mut self, squares: &[u8]) -> Egomaster {
        for (pawn, &square) in self.pawns.iter_mut().zip(squares) {
            *pawn = Some(Square(square));
        }
        self
    }

    /// The roller has rolled that number.
    pub fn rolled(mut self, steps: u8) -> Egomaster {
        let active = self.active().expect("somebody is to roll");
        self.phase = Phase::Walk { active, steps };
        self
    }

    /// The roller's pawn has landed on that square, and the dice have led to that question: its booklet is
    /// open. On a solo square only the question's text and answer count.
    pub fn at_square(&self, square: u8, asks: Asks) -> Egomaster {
        let (active, square) = (self.active().expect("the game goes on"), Square(square));
        let mut table = self.clone();
        table.pawns[active.index()] = Some(square);
        let mut drawn: Drawn = (*table.common.cards).clone();
        match (square.mode(), asks) {
            (Mode::Solo, Asks::Rapidite(open)) => Arc::make_mut(&mut drawn.solo[0]).open = open,
            (Mode::Solo, _) => panic!("a solo question has one answer"),
            (Mode::Duo, asks) => Arc::make_mut(&mut drawn.duo[0]).asks = asks,
            (Mode::Multi, asks) => Arc::make_mut(&mut drawn.multi[0]).asks = asks,
        }
        table.common.cards = Cards::from(drawn);
        let turn = Turn { active, square, page: 1, number: 1, place: 0, opponent: None };
        let mut act = Act::new(&table, Ms(0));
        act.open(turn);
        act.state
    }

    /// That player is designated, or chosen as opponent.
    pub fn names(&self, seat: Seat) -> Egomaster {
        self.then(Move::Name(seat))
    }

    /// The dice of a dice-off show these throws, in the order in which its players roll.
    pub fn dice(&self, throws: &[Dice]) -> Egomaster {
        throws.iter().fold(self.clone(), |table, &dice| {
            let (Phase::Start(off) | Phase::DiceOff { off, .. }) = &table.phase else {
                panic!("no dice-off: {:?}", table.phase)
            };
            let seat = off.next().expect("somebody rolls");
            let mut act = Act::new(&table, Ms(0));
            act.after_throw(off.clone(), seat, dice);
            act.state
        })
    }

    /// The totals.
    pub fn totals(&self) -> Vec<u32> {
        self.common.totals()
    }

    /// Where that player's pawn stands.
    pub fn pawn(&self, seat: Seat) -> Option<u8> {
        self.pawns[seat.index()].map(|square| square.0)
    }
}

/// Every kind of table: player counts, options, the quick game and automatic players in turn.
pub fn tables() -> impl Iterator<Item = Setup> {
    (2..=6).flat_map(|players| (0..16).map(move |bits| any_table(players, bits)))
}

fn any_table(players: u8, bits: u64) -> Setup {
    let on = |bit: u64| bits & 1 << bit != 0;
    // A few questions suffice: all their secrets are redrawn for every check.
    let mut drawn: Drawn = (*cards()).clone();
    drawn.solo.truncate(6);
    drawn.duo.truncate(6);
    drawn.multi.truncate(6);
    let mut setup = Setup { seed: bits, cards: Cards::from(drawn), ..setup(players) };
    let timers = [Timer::Off, Timer::Seconds10, Timer::Seconds20, Timer::Seconds30];
    setup.options = Options {
        timer: timers[(bits % 4) as usize],
        rest_to_poorest: on(0),
        earlier_wins: on(2),
        reader_designated: on(1),
        declinable: on(1) != on(2),
        eliminated_read: on(3),
        lone_wins: on(2) != on(0),
        short_enrichment: on(1) || !on(3),
        tablet_reads: players == 2 || bits % 5 == 4,
        quick: on(0) != on(3),
        together: if on(2) { Together::Ms1000 } else { Together::Ms5 },
        by_hand: on(0) && on(1),
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
    match small(18) {
        0 => Move::Throw,
        1 => Move::Place(small(27)),
        2 => Move::Roll,
        3 => Move::Walk(Direction::Forward),
        4 => Move::Walk(Direction::Backward),
        5 => Move::Dice,
        6 => Move::Open,
        7 => Move::Name(Seat(small(7))),
        8 => Move::Stake(any_stake(small(30))),
        9 => Move::Accept,
        10 => Move::Refuse,
        11 => Move::Appoint(Seat(small(7))),
        12 => Move::Overrule(any_reply(rng)),
        13 => Move::Stop,
        14 => Move::Count,
        15 => Move::ThrowAll,
        16 => Move::SideBet(Seat(small(7))),
        _ => Move::Reply(any_reply(rng)),
    }
}
