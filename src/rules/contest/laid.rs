//! Tables of games with contests, laid out for their rule tests: any move at any time by any seat, and
//! short helpers for the moves of a question.

use super::Reply;
use super::state::Contested;
use crate::decks::decimal::Decimal;
use crate::decks::question::{List, Listed, Open, Target};
use crate::rules::purse::{Payer, Purse};
use crate::rules::{By, Ms, Rng, Seat};

/// The seats of the worked examples.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A question for the fastest.
pub fn open() -> Open {
    Open { q: "Qui ?".into(), answer: "Gauguin".into(), ..Open::default() }
}

/// A question whose answer is that number.
pub fn target(value: i64) -> Target {
    Target { q: "Combien ?".into(), value: Decimal::whole(value), ..Target::default() }
}

/// A question with those answers.
pub fn list(answers: &[&str]) -> List {
    let listed = |a: &&str| Listed { a: (*a).into(), accept: vec![] };
    List {
        q: "Lesquelles ?".into(),
        answers: answers.iter().map(listed).collect(),
        ..List::default()
    }
}

/// A purse with those totals; the bank holds the rest.
pub fn owning<const SEATS: usize>(sum: u32, totals: &[u32]) -> Purse<SEATS> {
    let mut purse = Purse::new(sum);
    for (seat, &total) in Seat::all(SEATS as u8).zip(totals) {
        purse.pay(Payer::Bank, Payer::Wallet(seat), total);
    }
    purse
}

/// A stake of that many fifties; the largest `fifties` gives the largest stake, to test that no sum overflows.
pub fn any_stake(fifties: u8) -> u32 {
    if fifties == u8::MAX { u32::MAX } else { u32::from(fifties) * 50 }
}

/// Any reply, numbers out of range included.
pub fn any_reply(rng: &mut Rng) -> Reply {
    match rng.below(15) {
        14 => Reply::Propose(Decimal::tenths([i64::MIN, i64::MAX][rng.below(2) as usize])),
        0 => Reply::Ask,
        1 => Reply::Read,
        2 => Reply::Buzz { us: rng.below(1 << 16) as u16 },
        3 => Reply::Right,
        4 => Reply::Wrong,
        5 => Reply::Tie,
        6 => Reply::Tick(rng.below(9) as u8),
        7 => Reply::Propose(Decimal::tenths(i64::from(rng.below(3_000)))),
        8 => Reply::Pass,
        9 => Reply::Say(["", "mot d1.3.1", "solution d2.1"][rng.below(3) as usize].into()),
        10 => Reply::Time,
        11 => Reply::Withdraw,
        12 => Reply::WrongOf(Seat(rng.below(7) as u8)),
        _ => Reply::Hunch,
    }
}

/// A table of a game with contests.
pub trait Laid: Contested {
    /// The game's own move for a reply.
    fn replying(reply: Reply) -> Self::Move;
    /// The game's own move that corrects the last ruling.
    fn overruling(ruling: Reply) -> Self::Move;
    /// The game's own move that announces that stake.
    fn announcing(stake: u32) -> Self::Move;
    /// The game's own move that accepts or refuses a raise.
    fn answering(accepts: bool) -> Self::Move;

    /// The chips in the pot.
    fn pot(&self) -> u32 {
        self.common().purse.pot()
    }

    /// The chips in the bank.
    fn bank(&self) -> u32 {
        self.common().purse.bank()
    }

    /// The reader of this turn.
    fn reader(&self) -> Option<Seat> {
        self.active().and_then(|active| self.common().company.reader(active))
    }

    /// Those eliminated, the first one first.
    fn out(&self) -> &[Seat] {
        self.common().company.out()
    }

    /// The table after that seat's move.
    fn by(&self, seat: Seat, mv: Self::Move) -> Self {
        self.at(0, seat, mv)
    }

    /// The table after that seat's move at that time; timers due by then have run out.
    fn at(&self, at: u32, seat: Seat, mv: Self::Move) -> Self {
        let step = self.later(at).play(Ms(at), By::Seat(seat), &mv);
        step.unwrap_or_else(|why| panic!("{mv:?}: {why:?}")).state
    }

    /// The table at that time; timers due by then have run out.
    fn later(&self, at: u32) -> Self {
        let mut table = self.clone();
        while table.deadline().is_some_and(|due| due <= Ms(at)) {
            table = table.time_up().state;
        }
        table
    }

    /// The table after a move of the seat on turn.
    fn then(&self, mv: Self::Move) -> Self {
        self.by(self.turn().expect("the game goes on"), mv)
    }

    /// The events of a move of the seat on turn.
    fn shows(&self, mv: Self::Move) -> Vec<Self::Event> {
        let turn = By::Seat(self.turn().expect("the game goes on"));
        self.play(Ms(0), turn, &mv).expect("it is legal").events
    }

    /// The refusal of that seat's move.
    fn refuses(&self, seat: Seat, mv: Self::Move) -> Self::Refusal {
        let played = self.play(Ms(0), By::Seat(seat), &mv);
        played.map(|_| ()).expect_err("it is refused")
    }

    /// The refusal of that seat's reply.
    fn refuses_reply(&self, seat: Seat, reply: Reply) -> Self::Refusal {
        self.refuses(seat, Self::replying(reply))
    }

    /// The table after a move of the whole table.
    fn table(&self, mv: Self::Move) -> Result<Self, Self::Refusal> {
        self.play(Ms(0), By::Table, &mv).map(|step| step.state)
    }

    /// Announces a stake; the opponents answer a raise in their order.
    fn staking(&self, stake: u32, answers: &[bool]) -> Self {
        let staked = self.then(Self::announcing(stake));
        answers.iter().fold(staked, |table, &accepts| table.answers(accepts))
    }

    /// The next opponent answers.
    fn answers(&self, accepts: bool) -> Self {
        self.then(Self::answering(accepts))
    }

    /// The question is put to the players.
    fn asked(&self) -> Self {
        self.ruled(Reply::Ask)
    }

    /// A player buzzes and is ruled right or wrong.
    fn buzzes(&self, seat: Seat, right: bool) -> Self {
        let buzzed = self.by(seat, Self::replying(Reply::Buzz { us: 0 }));
        buzzed.ruled(if right { Reply::Right } else { Reply::Wrong })
    }

    /// The reader rules.
    fn ruled(&self, ruling: Reply) -> Self {
        self.then(Self::replying(ruling))
    }

    /// The same at that time.
    fn ruled_at(&self, at: u32, ruling: Reply) -> Self {
        self.at(at, self.turn().expect("the game goes on"), Self::replying(ruling))
    }

    /// Gives those answers of the list, one after the other.
    fn ticked(&self, places: &[u8]) -> Self {
        places.iter().fold(self.clone(), |table, &place| table.ruled(Reply::Tick(place)))
    }

    /// A player proposes a number.
    fn proposes(&self, number: i64) -> Self {
        self.ruled(Reply::Propose(Decimal::whole(number)))
    }
}
