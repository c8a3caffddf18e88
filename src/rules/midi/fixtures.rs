//! Tables laid out for the rule tests: `kickoff(3, A)`, `duel(3, A)`, `sheet(3, A)`,
//! `round_3(&[…])`, `master(&[…])`; and any table and any move for the laws.

use super::*;
use crate::decks::sample;
use crate::rules::{Chair, Mark, Player};
use std::collections::BTreeSet;

/// The seats of the worked examples.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// The cards of a game drawn from a small deck.
pub fn cards(seed: u64) -> Cards {
    let drawn = sample::midi_small().draw(&BTreeSet::new(), seed).expect("it is large enough");
    Cards::from(drawn)
}

/// The same with cards for children.
pub fn childrens_cards(seed: u64) -> Cards {
    let taste = crate::decks::taste::Taste::default().of_a_child();
    let child = crate::decks::taste::Wishes::new(BTreeSet::new(), "", &taste);
    let deck = sample::midi([30, 20, 24, 16, 8, 8]);
    let drawn = deck.draw_with_children(&BTreeSet::new(), &child, seed);
    Cards::from(drawn.expect("it is large enough"))
}

/// A setup with that many persons; the first is the youngest, then the second, and so on.
pub fn setup(players: u8) -> Setup {
    let names = ["A", "B", "C", "D", "E"];
    let chair = |seat: Seat| Chair::person(names[seat.index() % 5], Mark(seat.0));
    Setup {
        chairs: Seat::all(players).map(chair).collect(),
        youth: Seat::all(players).collect(),
        masters: vec![],
        reading: Reading::Reader,
        longer: vec![],
        deck: String::new(),
        options: Options::default(),
        seed: 1,
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
pub fn start(setup: &Setup) -> Midi {
    Midi::start(setup).expect("the setup is legal")
}

/// Round 1 of that many players, `first` to name a number.
pub fn kickoff(players: u8, first: Seat) -> Midi {
    let mut youth: Vec<Seat> = Seat::all(players).collect();
    youth.swap(0, first.index());
    start(&Setup { youth, ..setup(players) })
}

/// Round 1 has just been lost by that seat.
pub fn duel(players: u8, challenger: Seat) -> Midi {
    duel_of(&setup(players), challenger)
}

/// The same at the table of that setup.
pub fn duel_of(setup: &Setup, challenger: Seat) -> Midi {
    let mut act = Act::new(&start(setup), Ms(0));
    act.state.desks[challenger.index()] = Colour::Red;
    act.duel_begins(challenger, false);
    act.state
}

/// Round 2, its first sheet in the hands of that seat.
pub fn sheet(players: u8, starter: Seat) -> Midi {
    sheet_of(&setup(players), starter)
}

/// The same at the table of that setup.
pub fn sheet_of(setup: &Setup, starter: Seat) -> Midi {
    let mut act = Act::new(&start(setup), Ms(0));
    act.new_sheet(starter);
    act.state
}

/// Round 3 with those wallets.
pub fn round_3(wallets: &[u32]) -> Midi {
    round_3_of(&setup(wallets.len() as u8), wallets)
}

/// The same at the table of that setup.
pub fn round_3_of(setup: &Setup, wallets: &[u32]) -> Midi {
    let mut act = Act::new(&start(setup).with_wallets(wallets), Ms(0));
    act.round_3();
    act.state
}

/// The final with those wallets.
pub fn master(wallets: &[u32]) -> Midi {
    master_of(&setup(wallets.len() as u8), wallets)
}

/// The same at the table of that setup.
pub fn master_of(setup: &Setup, wallets: &[u32]) -> Midi {
    let mut act = Act::new(&start(setup).with_wallets(wallets), Ms(0));
    act.final_begins();
    act.state
}

impl Midi {
    /// With those wallets; the bank holds the rest.
    pub fn with_wallets(mut self, wallets: &[u32]) -> Midi {
        self.purse = Purse::new(money::BOX);
        for (seat, &wallet) in Seat::all(wallets.len() as u8).zip(wallets) {
            self.purse.pay(money::Payer::Bank, money::Payer::Wallet(seat), wallet);
        }
        self
    }

    /// The table after a move of the seat on turn at that time; timers due by then have run out.
    pub fn at(&self, at: u32, mv: Move) -> Midi {
        let table = self.later(at);
        let turn = table.turn().expect("the game goes on");
        let step = table.play(Ms(at), By::Seat(turn), &mv);
        step.unwrap_or_else(|why| panic!("{mv:?}: {why:?}")).state
    }

    /// The table at that time; timers due by then have run out.
    pub fn later(&self, at: u32) -> Midi {
        let mut table = self.clone();
        while table.deadline().is_some_and(|due| due <= Ms(at)) {
            table = table.time_up().state;
        }
        table
    }

    /// The table after a move of the seat on turn at time 0.
    pub fn then(&self, mv: Move) -> Midi {
        self.at(0, mv)
    }

    /// The table after that seat's move.
    pub fn by(&self, seat: Seat, mv: Move) -> Midi {
        let step = self.play(Ms(0), By::Seat(seat), &mv);
        step.unwrap_or_else(|why| panic!("{mv:?}: {why:?}")).state
    }

    /// The refusal of a move of the seat on turn.
    pub fn refusal(&self, mv: Move) -> Refusal {
        self.refusal_of(self.turn().expect("the game goes on"), mv)
    }

    /// The refusal of that seat's move.
    pub fn refusal_of(&self, seat: Seat, mv: Move) -> Refusal {
        self.play(Ms(0), By::Seat(seat), &mv).expect_err("it was expected to be refused")
    }

    /// The events of a move of the seat on turn.
    pub fn shows(&self, mv: Move) -> Vec<Event> {
        let turn = self.turn().expect("the game goes on");
        self.play(Ms(0), By::Seat(turn), &mv).expect("it is legal").events
    }

    /// The pick that is right, or one that is wrong.
    pub fn pick(&self, right: bool) -> Pick {
        let picks = [0, 1, 2, 3].map(Pick::Shown).into_iter().chain([Pick::Other]);
        let says = |pick: &Pick| {
            let step = self.play(Ms(0), By::Seat(self.turn()?), &Move::Choose(*pick)).ok()?;
            let chose = |e: &Event| matches!(e, Event::Chose { right: said, .. } if *said == right);
            step.events.iter().any(chose).then_some(())
        };
        picks.into_iter().find(|pick| says(pick).is_some()).expect("a question is asked")
    }

    /// A whole turn of round 1 or of sudden death, answered right or wrong.
    pub fn turn_1(&self, right: bool) -> Midi {
        let asked = self.then(Move::Number(2));
        let pick = asked.pick(right);
        asked.then(Move::Choose(pick))
    }

    /// The seat on turn opens a true flap, or the false one.
    pub fn opens(&self, truth: bool) -> Midi {
        self.then(Move::Open(self.flap(truth)))
    }

    /// A closed small flap that is true, or the false one.
    pub fn flap(&self, truth: bool) -> u8 {
        let Phase::Sheet(sheet) = self.phase else { panic!("{:?}", self.phase) };
        let wanted = |&place: &u8| !sheet.is_open(place) && sheet.is_false(place) != truth;
        (0..7).find(wanted).expect("such a flap is closed") + 1
    }

    /// The challenged player of a duel answers; in Duel 1 he takes the first card.
    pub fn duels(&self, seat: Seat, right: bool) -> Midi {
        let mut table = self.clone();
        if table.listed(&Move::Challenge(seat)) {
            table = table.then(Move::Challenge(seat));
        }
        if table.listed(&Move::Take(0)) {
            table = table.then(Move::Take(0));
        }
        let pick = table.pick(right);
        table.then(Move::Choose(pick))
    }

    /// Whether the seat on turn may make that move.
    pub fn listed(&self, mv: &Move) -> bool {
        self.turn().is_some_and(|turn| self.moves(By::Seat(turn)).contains(mv))
    }

    /// A whole turn of the final: card, answer, flap.
    pub fn strokes(&self, right: bool) -> Midi {
        let asked = self.then(Move::Draw);
        let pick = asked.pick(right);
        asked.then(Move::Choose(pick)).lifts()
    }

    /// The seat on turn opens the first closed flap of the kind he must open.
    pub fn lifts(&self) -> Midi {
        let turn = self.turn().expect("the game goes on");
        let listed = self.moves(By::Seat(turn));
        let lift = listed.into_iter().find(|mv| matches!(mv, Move::Lift(_)));
        self.then(lift.expect("a flap is to be opened"))
    }

    /// That seat names the star, looks, and says how it went.
    pub fn guesses(&self, seat: Seat, right: bool) -> Midi {
        let ruling = if right { Move::Right } else { Move::Wrong };
        self.by(seat, Move::Star).by(seat, Move::Look).by(seat, ruling)
    }

    /// The wallets.
    pub fn wallets(&self) -> Vec<u32> {
        self.purse.wallets()[..usize::from(self.house.seats)].to_vec()
    }

    /// The face-off being played.
    pub fn duelling(&self) -> fatal::FaceOff {
        if let Phase::Fatal(face_off) = self.phase { face_off } else { panic!("{:?}", self.phase) }
    }

    /// The Midi Masters, once the game is over.
    pub fn masters(&self) -> Vec<Seat> {
        self.outcome().expect("the game is over").winners
    }
}

/// Tables of every kind: numbers of players, ways of reading, automatic players and options vary.
pub fn tables() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|players| (0..16).map(move |bits| any_table(players, bits)))
}

fn any_table(players: u8, bits: u64) -> Setup {
    let on = |bit: u64| bits & 1 << bit != 0;
    let mut setup = Setup { seed: bits, cards: cards(bits), ..setup(players) };
    let thinking =
        [Thinking::Unlimited, Thinking::Seconds15, Thinking::Seconds30, Thinking::Seconds60];
    setup.options = Options {
        finder_wins: on(0),
        soft: on(1),
        thinking: thinking[(bits % 4) as usize],
        clock_waits: on(2),
        sudden_death: on(3),
        early_guess: on(1) && on(2),
        youngest_starts: on(0),
        no_last_chance: on(2) && on(3),
        compared_guess: on(0) && on(3),
        clock: if on(1) { FaceOffTime::Seconds45 } else { FaceOffTime::Seconds60 },
        shown_to_all: on(2),
        quick: bits % 7 == 3,
        aloud: bits % 3 == 1,
    };
    setup.reading = if bits % 5 == 4 { Reading::Tablet } else { Reading::Reader };
    setup.longer = vec![Longer::Once, if on(0) { Longer::Half } else { Longer::Twice }];
    for chair in setup.chairs.iter_mut().skip(1).take((bits % 3) as usize) {
        chair.player = Player::Automatic(Level::ALL[(bits % 3) as usize]);
    }
    if bits % 3 == 1 {
        setup.cards = childrens_cards(bits);
        setup.chairs[usize::from(players) - 1].child = true;
    }
    setup.youth.rotate_left((bits % 2) as usize);
    setup.masters = if on(3) { vec![Seat(players - 1)] } else { vec![] };
    setup
}

/// Any move, numbers out of range included.
pub fn any_move(rng: &mut Rng) -> Move {
    let mut small = |most: u32| if rng.below(40) == 0 { 255 } else { rng.below(most) as u8 };
    match small(21) {
        0 => Move::Number(small(6)),
        1 => Move::Read,
        2 => Move::Choose(Pick::Shown(small(5))),
        3 => Move::Choose(Pick::Other),
        4 => Move::Challenge(Seat(small(5))),
        5 => Move::Take(small(3)),
        6 => Move::Open(small(9)),
        7 => Move::Ready,
        8 => Move::Right,
        9 => Move::Wrong,
        10 => Move::Say(["", "réponse 1.1", "étoile 3"][usize::from(small(3) % 3)].into()),
        11 => Move::Draw,
        12 => Move::Lift(Flap { large: small(2) == 0, place: small(9) }),
        13 => Move::Star,
        14 => Move::Look,
        15 => Move::Decline,
        16 => Move::Hunch,
        17 => Move::Overrule,
        18 => Move::Said(Pick::Shown(small(8))),
        19 => Move::Said(Pick::Other),
        _ => Move::Stop,
    }
}

impl Midi {
    /// With that card of the pair taken in Duel 1.
    pub fn with_taken(mut self, card: u8) -> Midi {
        self.taken = card;
        self
    }
}
