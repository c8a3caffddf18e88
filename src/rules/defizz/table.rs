//! Tables laid out for the rule tests: `duel(200)`, `multi(300)` roll that die; `owning(&[…])` gives
//! those totals; and any table and any move for the laws.

use super::*;
use crate::decks::decimal::Decimal;
use crate::decks::defizz::Device;
use crate::decks::question::{List, Listed, Open, Target};
use crate::decks::sample;
use crate::rules::contest::Timer;
use crate::rules::purse::Payer;
use crate::rules::{Chair, Mark, Player};
use std::collections::BTreeSet;

/// The seats of the worked examples.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

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
    Asks::Chrono(Open { q: "Qui ?".into(), answer: "Gauguin".into(), ..Open::default() })
}

/// A question whose answer is that number.
pub fn number(value: i64) -> Asks {
    let value = Decimal::whole(value);
    Asks::Cible(Target { q: "Combien ?".into(), value, ..Target::default() })
}

/// The suits of a deck of cards.
pub fn suits() -> Asks {
    let suits = ["cœur", "pique", "trèfle", "carreau"];
    let answers = suits.map(|a| Listed { a: a.into(), accept: vec![] }).into();
    Asks::PingPong(List { q: "Lesquelles ?".into(), answers, ..List::default() })
}

/// A question of luck.
pub fn luck(device: Device) -> Asks {
    Asks::Chance(crate::decks::defizz::Chance { text: "Au hasard !".into(), device })
}

/// Four players, A to roll.
pub fn four() -> Defizz {
    start(&setup(4))
}

impl Defizz {
    /// With those totals; who has none is out. The bank holds the rest.
    pub fn owning(mut self, totals: &[u32]) -> Defizz {
        let bank = self.purse.sum();
        self.purse = Purse::new(bank);
        for (seat, &total) in Seat::all(self.house.terms.seats).zip(totals) {
            self.purse.pay(Payer::Bank, Payer::Wallet(seat), total);
        }
        self
    }

    /// With those out, in that order.
    pub fn without(mut self, out: &[Seat]) -> Defizz {
        for &seat in out {
            self.company.eliminate(Crowd::NOBODY.with(seat), seat);
            self.help = self.help.without(Crowd::NOBODY.with(seat));
        }
        self
    }

    /// Whose turn it is next.
    pub fn turn_of_seat(mut self, seat: Seat) -> Defizz {
        self.phase = Phase::Roll(seat);
        self
    }

    /// The active player has rolled that; the card has been taken.
    pub fn rolled(&self, kind: Kind, amount: u32) -> Defizz {
        let active = self.active().expect("the game goes on");
        let mut act = Act::new(self, Ms(0));
        act.take_card(active, Die { kind, amount });
        act.table
    }

    /// The same with a Duel.
    pub fn duel(&self, amount: u32) -> Defizz {
        self.rolled(Kind::Duel, amount)
    }

    /// The same with a Multi.
    pub fn multi(&self, amount: u32) -> Defizz {
        self.rolled(Kind::Multi, amount)
    }

    /// The table after that seat's move.
    pub fn by(&self, seat: Seat, mv: Move) -> Defizz {
        self.at(0, seat, mv)
    }

    /// The table after that seat's move at that time, what is due by then run out.
    pub fn at(&self, at: u32, seat: Seat, mv: Move) -> Defizz {
        let step = self.later(at).play(Ms(at), By::Seat(seat), &mv);
        step.unwrap_or_else(|why| panic!("{mv:?}: {why:?}")).state
    }

    /// The table at that time: what is due has run out.
    pub fn later(&self, at: u32) -> Defizz {
        let mut table = self.clone();
        while table.deadline().is_some_and(|due| due <= Ms(at)) {
            table = table.time_up().state;
        }
        table
    }

    /// The table after the turn's move.
    pub fn then(&self, mv: Move) -> Defizz {
        self.by(self.turn().expect("the game goes on"), mv)
    }

    /// What everybody sees of the turn's move.
    pub fn shows(&self, mv: Move) -> Vec<Event> {
        let turn = By::Seat(self.turn().expect("the game goes on"));
        self.play(Ms(0), turn, &mv).expect("it is legal").events
    }

    /// Why that seat's move is refused.
    pub fn refuses(&self, seat: Seat, mv: Move) -> Refusal {
        let played = self.play(Ms(0), By::Seat(seat), &mv);
        played.map(|_| ()).expect_err("it is refused")
    }

    /// What the whole table does.
    pub fn table(&self, mv: Move) -> Result<Defizz, Refusal> {
        self.play(Ms(0), By::Table, &mv).map(|step| step.state)
    }

    /// The stake is announced; those raised against answer so, in their order.
    pub fn staking(&self, stake: u32, answers: &[bool]) -> Defizz {
        let staked = self.then(Move::Stake(stake));
        answers.iter().fold(staked, |table, &accepts| table.answers(accepts))
    }

    /// The next opponent answers.
    pub fn answers(&self, accepts: bool) -> Defizz {
        self.then(if accepts { Move::Accept } else { Move::Refuse })
    }

    /// The question is put to the players.
    pub fn asked(&self) -> Defizz {
        self.then(Move::Reply(Reply::Ask))
    }

    /// A player buzzes and is ruled right or wrong.
    pub fn buzzes(&self, seat: Seat, right: bool) -> Defizz {
        let buzzed = self.by(seat, Move::Reply(Reply::Buzz { us: 0 }));
        buzzed.ruled(if right { Reply::Right } else { Reply::Wrong })
    }

    /// The reader rules.
    pub fn ruled(&self, ruling: Reply) -> Defizz {
        self.then(Move::Reply(ruling))
    }

    /// The same at that time.
    pub fn ruled_at(&self, at: u32, ruling: Reply) -> Defizz {
        self.at(at, self.turn().expect("the game goes on"), Move::Reply(ruling))
    }

    /// A player proposes a number.
    pub fn proposes(&self, number: i64) -> Defizz {
        self.then(Move::Reply(Reply::Propose(Decimal::whole(number))))
    }

    /// The first question of the card is that one, and it is chosen.
    pub fn about(&self, asks: Asks) -> Defizz {
        let turn = *self.turn_of().expect("a card has been drawn");
        let mut cards: Drawn = (*self.cards).clone();
        let pile = if turn.die.kind == Kind::Duel { &mut cards.duel } else { &mut cards.multi };
        pile[usize::from(turn.card)].questions[0].asks = asks;
        let table = Defizz { cards: Cards::from(cards), ..self.clone() };
        table.then(Move::Choose(0))
    }

    /// Named, that one is the opponent.
    pub fn against(&self, seat: Seat) -> Defizz {
        self.then(Move::Challenge(seat))
    }

    /// The totals.
    pub fn totals(&self) -> Vec<u32> {
        self.purse.wallets()[..usize::from(self.house.terms.seats)].to_vec()
    }
}

/// Every kind of table: players, options, variants and automatic players by turns.
pub fn tables() -> impl Iterator<Item = Setup> {
    (2..=6).flat_map(|players| (0..16).map(move |bits| any_table(players, bits)))
}

fn any_table(players: u8, bits: u64) -> Setup {
    let on = |bit: u64| bits & 1 << bit != 0;
    // A few cards will do: every secret of each is drawn anew for every look.
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
    match small(14) {
        0 => Move::Roll,
        1 => Move::TakeCard,
        2 => Move::Help,
        3 => Move::Choose(small(4)),
        4 => Move::Challenge(Seat(small(7))),
        5 => Move::Stake(u32::from(small(30)) * 50),
        6 => Move::Accept,
        7 => Move::Refuse,
        8 => Move::Throw,
        9 => Move::Call(small(12)),
        10 => Move::Appoint(Seat(small(7))),
        11 => Move::Overrule(any_reply(rng)),
        12 => Move::Stop,
        _ => Move::Reply(any_reply(rng)),
    }
}

fn any_reply(rng: &mut Rng) -> Reply {
    match rng.below(13) {
        0 => Reply::Ask,
        1 => Reply::Read,
        2 => Reply::Buzz { us: rng.below(1_000) as u16 },
        3 => Reply::Right,
        4 => Reply::Wrong,
        5 => Reply::Tie,
        6 => Reply::Tick(rng.below(9) as u8),
        7 => Reply::Propose(Decimal::tenths(i64::from(rng.below(3_000)))),
        8 => Reply::Pass,
        9 => Reply::Say(["", "mot d1.3.1", "solution d2.1"][rng.below(3) as usize].into()),
        10 => Reply::Time,
        11 => Reply::Withdraw,
        _ => Reply::Hunch,
    }
}
