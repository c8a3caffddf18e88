//! Tables for the rule tests: `table(3)`, `device(2)`, `television(4)`, climbed to a level by `at_level`;
//! right or wrong answers; and any table and any move for the laws.

use super::automatic::Belief;
use super::letters::{Letter, Letters};
use super::*;
use crate::decks::sample;
use crate::rules::clock::Longer;
use crate::rules::{Chair, Mark, Player};
use std::collections::BTreeSet;

/// The seats of the worked examples; A is the first host.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const E: Seat = Seat(4);

/// The letters of the four answers, written [a] to [d] in the rules.
pub const LETTERS: [Letter; 4] = Letter::ALL;

/// The questions of a match of that many games.
pub fn cards(games: usize, seed: u64) -> Cards {
    let drawn = sample::millions(games + 2).draw(&BTreeSet::new(), games, seed);
    Cards::from(drawn.expect("there are two more than needed"))
}

/// The same with questions for children.
pub fn childrens_cards(games: usize, seed: u64) -> Cards {
    let taste = crate::decks::taste::Taste::default().of_a_child();
    let child = crate::decks::taste::Wishes::new(BTreeSet::new(), "", &taste);
    let deck = sample::millions(3 * games + 2);
    let drawn = deck.draw_with_children(&BTreeSet::new(), &child, games, seed);
    Cards::from(drawn.expect("there are enough for both"))
}

/// A setup with that many persons, by the rulebook's letter; A hosts first.
pub fn setup(players: u8) -> Setup {
    let names = ["A", "B", "C", "D", "E", "F"];
    let chair = |seat: Seat| Chair::person(names[seat.index() % 6], Mark(seat.0));
    Setup {
        chairs: Seat::all(players).map(chair).collect(),
        first: Some(A),
        longer: vec![],
        options: Options::letter(),
        seed: 1,
        deck: String::new(),
        day: None,
        cards: cards(5, 1),
    }
}

/// The same with those options.
pub fn with(players: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = setup(players);
    change(&mut setup.options);
    setup
}

/// The table of that setup.
pub fn start(setup: &Setup) -> Millions {
    Millions::start(setup).expect("the setup is legal")
}

/// That many players at the 200 € question, which A has read.
pub fn table(players: u8) -> Millions {
    start(&setup(players)).reads()
}

/// The same with those options; with the device as host there is nothing to read.
pub fn table_with(players: u8, change: impl FnOnce(&mut Options)) -> Millions {
    start(&with(players, change)).reads()
}

/// The same with the device as host.
pub fn device(players: u8) -> Millions {
    table_with(players, |options| options.device = true)
}

/// As on television: A hosts, B is the candidate.
pub fn television(players: u8) -> Millions {
    table_with(players, |options| options.television = true)
}

impl Millions {
    /// The whole step of the turn's move.
    pub fn step(&self, mv: Move) -> Step<Millions> {
        let turn = self.turn().expect("the match goes on");
        let step = self.play(Ms(0), By::Seat(turn), &mv);
        step.unwrap_or_else(|why| panic!("{turn:?} {mv:?}: {why:?} in {}", self.phase_name()))
    }

    /// The table after the turn's move.
    pub fn then(&self, mv: Move) -> Millions {
        self.step(mv).state
    }

    /// The table after the turn's move at that time, the timers due by then run out.
    pub fn at(&self, at: u32, mv: Move) -> Millions {
        let table = self.later(at);
        let turn = table.turn().expect("the match goes on");
        let step = table.play(Ms(at), By::Seat(turn), &mv);
        step.unwrap_or_else(|why| panic!("{mv:?}: {why:?}")).state
    }

    /// The table at that time: what is due has run out.
    pub fn later(&self, at: u32) -> Millions {
        let mut table = self.clone();
        while table.deadline().is_some_and(|due| due <= Ms(at)) {
            table = table.time_up().state;
        }
        table
    }

    /// Why the turn's move is refused.
    pub fn refusal(&self, mv: Move) -> Refusal {
        self.refusal_of(self.turn().expect("the match goes on"), mv)
    }

    /// Why that seat's move is refused.
    pub fn refusal_of(&self, seat: Seat, mv: Move) -> Refusal {
        self.play(Ms(0), By::Seat(seat), &mv).expect_err("it was expected to be refused")
    }

    /// What everybody sees of the turn's move.
    pub fn shows(&self, mv: Move) -> Vec<Event> {
        self.step(mv).events
    }

    /// Whether the turn may make that move.
    pub fn listed(&self, mv: Move) -> bool {
        self.turn().is_some_and(|turn| self.moves(By::Seat(turn)).contains(&mv))
    }

    /// The table after the host has read the question, if one is to be read.
    pub fn reads(&self) -> Millions {
        if self.phase == Phase::Reading { self.then(Move::Read) } else { self.clone() }
    }

    /// The right letter, or the first wrong one that the turn may still answer.
    pub fn letter(&self, right: bool) -> Letter {
        let seat = self.turn().expect("the match goes on");
        let left = self.holder(seat).left();
        if right { self.right() } else { left.iter().find(|&l| l != self.right()).expect("one") }
    }

    /// The right letter, or a wrong one, for a voter or a friend.
    pub fn right_or_not(&self, right: bool) -> Letter {
        let wrong = set(&[self.right()]).rest().iter().next();
        if right { self.right() } else { wrong.expect("three are wrong") }
    }

    /// The table after the seat on turn has covered all but one of the answers left.
    pub fn answers_nothing(&self) -> Millions {
        let seat = self.turn().expect("the match goes on");
        let mut table = self.clone();
        while table.holder(seat).uncovered().is_none() {
            let letter = table.holder(seat).covers.rest().iter().next().expect("two or more");
            table = table.then(Move::Cover(letter));
        }
        table
    }

    /// The answer of that seat in the reveal, and whether it was right.
    pub fn given(&self, seat: Seat) -> (Option<Letter>, bool) {
        let shown = self.view(Viewer::Table).shown.expect("it is revealed");
        let given = shown.given.iter().find(|given| given.seat == seat).expect("he was in");
        (given.answer, given.right)
    }

    /// The turn settles on that answer.
    pub fn settles(&self, letter: Letter) -> Millions {
        if self.house.options.television {
            return self.then(Move::Say(letter));
        }
        let mut table = self.clone();
        let seat = table.turn().expect("the match goes on");
        if table.holder(seat).covers.has(letter) {
            table = table.then(Move::Uncover(letter));
        }
        for other in table.holder(seat).covers.with(letter).rest().iter() {
            table = table.then(Move::Cover(other));
        }
        table.then(Move::Settle)
    }

    /// The turn settles on the right answer or a wrong one.
    pub fn answers_so(&self, right: bool) -> Millions {
        self.settles(self.letter(right))
    }

    /// Everybody who is asked says yes, up to the reveal.
    pub fn confirmed(&self) -> Millions {
        let mut table = self.clone();
        while table.phase_name() == "confirm" {
            table = table.then(Move::Yes);
        }
        table
    }

    /// All who are in answer the question, right or wrong in the order of asking, up to the reveal.
    pub fn all_answer(&self, right: &[bool]) -> Millions {
        let table = right.iter().fold(self.clone(), |table, &right| table.answers_so(right));
        let unasked = !self.house.options.asks_at(self.level);
        assert!(unasked || table.phase_name() == "confirm", "all have answered");
        table.confirmed()
    }

    /// All who are in try the next question, and it is read.
    pub fn all_try(&self) -> Millions {
        let mut table = self.clone();
        while table.phase_name() == "choice" {
            table = table.then(Move::Try);
        }
        table.reads()
    }

    /// A choice: those take the money, the others try; then the next question, if need be of the
    /// next game, is read.
    pub fn choose(&self, takes: &[Seat]) -> Millions {
        let mut table = self.clone();
        while let Phase::Choice { seat } = table.phase {
            table = table.then(if takes.contains(&seat) { Move::Take } else { Move::Try });
        }
        table.reads()
    }

    /// All who are in climb, right each time, until the question of that level has been read.
    pub fn at_level(&self, level: u8) -> Millions {
        let mut table = self.reads();
        while table.level < level {
            let all = vec![true; usize::from(table.still.count())];
            table = table.all_answer(&all).all_try();
        }
        table
    }

    /// The table at the question worth that much.
    pub fn at_worth(&self, euros: u32) -> Millions {
        let level = (1..=ladder::TOP).find(|&level| ladder::worth(level) == euros);
        self.at_level(level.expect("a step of the pyramid"))
    }

    /// The same with the right answer at that letter.
    pub fn with_right(mut self, letter: Letter) -> Millions {
        let now = self.right();
        self.order.swap(now.index(), letter.index());
        self
    }

    /// The totals by seat.
    pub fn totals(&self) -> Vec<u32> {
        self.purse.wallets()[..usize::from(self.house.seats)].to_vec()
    }

    /// The money in hand of those who are in.
    pub fn hand(&self) -> u32 {
        self.in_hand()
    }

    /// Who is in, by seat.
    pub fn who_is_in(&self) -> Vec<Seat> {
        self.still.iter().collect()
    }

    /// Who has won the match.
    pub fn winners(&self) -> Vec<Seat> {
        self.outcome().expect("the match is over").winners
    }

    /// That player leaves the table.
    pub fn gone_from(&self, seat: Seat) -> Millions {
        self.play(Ms(0), By::Table, &Move::Gone(seat)).expect("he is at the table").state
    }

    /// That seat's holder, in its own view.
    pub fn eyes(&self, seat: Seat) -> view::HolderView {
        self.view(Viewer::Seat(seat)).holder.expect("he is in")
    }

    /// What the contestant who answers may do besides covering.
    pub fn may(&self) -> view::May {
        let view::PhaseView::Answer { may, .. } = self.view(Viewer::Table).phase else {
            panic!("{}", self.phase_name())
        };
        may
    }

    /// With that belief of an automatic player.
    pub fn believing(mut self, seat: Seat, first: Letter, sure: bool) -> Millions {
        let mut order = Letter::ALL;
        order.swap(0, first.index());
        self.beliefs[seat.index()] = Belief { order, sure };
        self
    }
}

/// A set of letters.
pub fn set(letters: &[Letter]) -> Letters {
    letters.iter().fold(Letters::NONE, |set, &letter| set.with(letter))
}

/// Every kind of table: player counts, forms of play, automatic players and options in turn.
pub fn tables() -> impl Iterator<Item = Setup> {
    let all = (1..=5).flat_map(|players| (0..16).map(move |bits| any_table(players, bits)));
    let once = (1..=5).flat_map(|players| (0..4).map(move |bits| any_once(players, bits)));
    all.chain(once)
}

/// A table that plays a deck of five to fifteen questions once (option O17).
fn any_once(players: u8, bits: u64) -> Setup {
    let mut setup = any_table(players, 5 * bits);
    let questions = 5 + (u64::from(players) + 3 * bits) % 11;
    setup.options.deck_once = true;
    setup.cards = deck_of(questions as usize, bits);
    setup
}

/// A deck of that many questions, to be played once (option O17).
pub fn deck_of(questions: usize, seed: u64) -> Cards {
    let mut deck = sample::millions(1);
    deck.questions.truncate(questions);
    let drawn = once::drawn(&deck, &BTreeSet::<String>::new(), seed);
    Cards::from(drawn.expect("five are enough"))
}

fn any_table(players: u8, bits: u64) -> Setup {
    let on = |bit: u64| bits & 1 << bit != 0;
    let turn = (bits + u64::from(players)) % 4;
    let thinking =
        [Thinking::Unlimited, Thinking::Seconds30, Thinking::Unlimited, Thinking::Seconds90];
    let options = Options {
        laps: if players < 3 && on(3) { 2 } else { 1 },
        device: players == 1 || on(0),
        minutes: if turn == 3 { 2 } else { 0 },
        walk_any_time: on(2) && on(3),
        thinking: thinking[turn as usize],
        richest_wins: on(1) && on(3),
        real_call: on(2),
        chosen_fifty: on(3),
        second_card_free: on(2) != on(3),
        television: on(1),
        plays_on: on(1) != on(2),
        in_turn: on(0) != on(3),
        tries_alone: on(1),
        quick: on(0) && on(2) && on(3),
        letter_vote: on(1) != on(3),
        curtain_below: on(2),
        deck_once: false,
    };
    let mut setup = Setup { seed: bits, options, cards: cards(2, bits), ..setup(players) };
    if on(1) && on(3) {
        setup.cards = childrens_cards(2, bits);
        setup.chairs[0].child = true;
        setup.chairs[usize::from(players / 2)].child = true;
    }
    setup.first = on(2).then_some(Seat(players - 1));
    setup.longer = vec![Longer::Once, if on(0) { Longer::Half } else { Longer::Twice }];
    for chair in setup.chairs.iter_mut().skip(1).take((bits % 3) as usize) {
        chair.player = Player::Automatic(Level::ALL[(bits % 3) as usize]);
    }
    setup
}

/// What each seat owns, including the money in hand while it is in.
pub fn holdings(table: &Millions) -> Vec<u32> {
    let in_hand = |seat| if table.still.has(seat) { table.in_hand() } else { 0 };
    Seat::all(table.house.seats).map(|seat| table.purse.wallet(seat) + in_hand(seat)).collect()
}

/// Any move, seats out of range included.
pub fn any_move(rng: &mut Rng) -> Move {
    let seat = Seat(if rng.below(40) == 0 { 255 } else { rng.below(6) as u8 });
    let letter = Letters::ALL.draw(rng);
    let lettered =
        [Move::Cover, Move::Keep, Move::Uncover, Move::Say, Move::Spare, Move::Give, Move::Show];
    let words = [
        Move::Try,
        Move::Take,
        Move::Read,
        Move::Settle,
        Move::Walk,
        Move::Fifty,
        Move::Audience,
        Move::Phone(None),
        Move::Call,
        Move::Connected,
        Move::Busy,
        Move::HangUp,
        Move::Yes,
        Move::No,
    ];
    match rng.below(8) {
        0..3 => lettered[rng.below(7) as usize](letter),
        3 if rng.below(2) == 0 => Move::Bet(seat),
        3 => Move::Phone(Some(seat)),
        4 if rng.below(2) == 0 => Move::Gone(seat),
        4 => Move::Back(seat),
        _ => words[rng.below(14) as usize],
    }
}
