//! A second, plain implementation of the rulebook, from its words alone. Whole games are played on it and
//! on the engine, and after each move both must agree on the table and on the legal moves (HEURE-T1–T7,
//! D1–D5, N1–N4, E1–E5, F1–F5, X1–X6 under every option).

use super::fixtures::G;
use super::row_laws::{Slots, all_pushes, completable, increases, laid, pushed, shift, with_ends};
use super::{Heure, Move, Options};
use crate::rules::kit::heure_tables;
use crate::rules::random_play::random_move;
use crate::rules::{By, Game, Level, Ms, Rng, Seat, Viewer};

/// What the plain table waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Wait {
    Draw,
    Lay(u8),
    Hide,
    Ask(u8),
    Answer(u8, usize),
    Shift,
    /// Over, with its winner or a draw.
    Over(Option<usize>),
}

/// A table of plain numbers: seats clockwise, `0` a free slot or a ghost, the pile's top last.
#[derive(Debug)]
struct Plain {
    rows: Vec<Slots>,
    hands: Vec<Vec<u8>>,
    pile: Vec<u8>,
    boxed: Vec<u8>,
    turn: usize,
    wait: Wait,
    options: Options,
}

fn fits(row: Slots, card: u8, slot: u8) -> bool {
    row[usize::from(slot) - 1] == 0 && increases(laid(row, card, slot))
}

fn fits_somewhere(row: Slots, card: u8) -> bool {
    (1..=7).any(|slot| fits(row, card, slot))
}

/// HEURE-E1, word by word.
fn is_blocked(row: Slots) -> bool {
    with_ends(row).windows(2).any(|pair| pair[1].0 - pair[0].0 > pair[1].1 - pair[0].1)
}

/// Every way to lay the row's cards in their order.
fn arrangements(row: Slots) -> impl Iterator<Item = Slots> {
    let cards: Vec<u8> = row.into_iter().filter(|&card| card > 0).collect();
    let masks = (0u32..128).filter(move |mask| mask.count_ones() as usize == cards.len());
    masks.map(move |mask| {
        let mut cards = row.into_iter().filter(|&card| card > 0);
        std::array::from_fn(|i| if mask & 1 << i == 0 { 0 } else { cards.next().unwrap_or(0) })
    })
}

impl Plain {
    fn seats(&self) -> usize {
        self.rows.len()
    }

    fn right(&self) -> usize {
        (self.turn + self.seats() - 1) % self.seats()
    }

    fn won(&self, seat: usize) -> bool {
        !self.rows[seat].contains(&0) && !self.hands[seat].contains(&G)
    }

    /// HEURE-E2 and, with option O4, HEURE-R8b.
    fn emergency(&self) -> bool {
        let row = self.rows[self.turn];
        let heaps = self.hands.iter().chain([&self.pile]);
        let there: Vec<u8> = heaps.flatten().copied().filter(|&card| card != G).collect();
        let mut there: Vec<u8> = there;
        there.sort_unstable();
        there.dedup();
        let can = |row| completable(row, &there, 0, 5);
        is_blocked(row) || self.options.wide_emergency && !can(row) && arrangements(row).any(can)
    }

    fn end_turn(&mut self) {
        if self.pile.is_empty() && self.hands.iter().any(Vec::is_empty) {
            self.wait = Wait::Over(None);
            return;
        }
        self.turn = (self.turn + 1) % self.seats();
        self.wait = if self.emergency() { Wait::Shift } else { Wait::Draw };
    }

    fn able(&self, card: u8) -> impl Iterator<Item = usize> {
        let others = (1..self.seats()).map(|i| (self.turn + i) % self.seats());
        others.filter(move |&seat| fits_somewhere(self.rows[seat], card))
    }

    fn keep(&mut self, card: u8) {
        self.hands[self.turn].push(card);
        self.end_turn();
    }

    fn put_away(&mut self, card: u8) {
        self.boxed.push(card);
        let drawn = self.pile.pop();
        self.hands[self.turn].extend(drawn);
        self.end_turn();
    }

    fn draw(&mut self, place: u8) {
        let right = self.right();
        let card = self.hands[right].remove(usize::from(place));
        // Wins at once: nothing is topped up once the game is over.
        if card == G && self.won(right) {
            self.hands[self.turn].push(G);
            self.wait = Wait::Over(Some(right));
            return;
        }
        while self.hands[right].iter().all(|&card| card == G) && !self.pile.is_empty() {
            let top = self.pile.pop();
            self.hands[right].extend(top);
        }
        let row = self.rows[self.turn];
        match card {
            G => self.wait = Wait::Hide,
            _ if !row.contains(&0) => self.keep(card),
            _ if fits_somewhere(row, card) => self.wait = Wait::Lay(card),
            _ => self.wait = Wait::Ask(card),
        }
    }

    fn lay(&mut self, card: u8, slot: u8) {
        self.rows[self.turn] = laid(self.rows[self.turn], card, slot);
        if self.won(self.turn) {
            self.wait = Wait::Over(Some(self.turn));
        } else {
            self.end_turn();
        }
    }

    fn ask(&mut self, card: u8) {
        let first = self.able(card).next();
        match first {
            Some(seat) if self.options.answer_themselves => self.wait = Wait::Answer(card, seat),
            Some(_) => self.keep(card),
            None => self.put_away(card),
        }
    }

    fn answer(&mut self, card: u8, seat: usize, yes: bool) {
        let next = self.able(card).skip_while(|&other| other != seat).nth(1);
        match next {
            _ if yes => self.keep(card),
            Some(next) => self.wait = Wait::Answer(card, next),
            None => self.put_away(card),
        }
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        match (self.wait, mv) {
            (_, Move::Arrange { order }) => {
                let hand = &self.hands[seat];
                self.hands[seat] = order.iter().map(|&place| hand[usize::from(place)]).collect();
            }
            (Wait::Draw, Move::Draw { card }) => self.draw(*card),
            (Wait::Lay(card), Move::Lay { slot }) => self.lay(card, *slot),
            (Wait::Hide, Move::Hide) => self.keep(G),
            (Wait::Ask(card), Move::Ask) => self.ask(card),
            (Wait::Answer(card, asked), Move::Answer { yes }) => self.answer(card, asked, *yes),
            (Wait::Shift, Move::Shift(wanted)) => {
                let row = self.rows[self.turn];
                let is_it = |pushes: &Vec<(u8, i8)>| shift(pushes) == *wanted;
                let pushes = all_pushes(row).into_iter().find(is_it).expect("a way to push");
                self.rows[self.turn] = pushed(row, &pushes).expect("a legal one");
                self.end_turn();
            }
            (wait, mv) => panic!("{mv:?} while waiting for {wait:?}"),
        }
    }

    /// The seat that has to act, and its legal moves.
    fn legal(&self) -> (Option<usize>, Vec<Move>) {
        let row = self.rows[self.turn];
        let wise = |card, slot| !self.options.no_blunders || !is_blocked(laid(row, card, slot));
        let moves = match self.wait {
            Wait::Over(_) => return (None, vec![]),
            Wait::Draw => {
                let backs = self.hands[self.right()].len() as u8;
                (0..backs).map(|card| Move::Draw { card }).collect()
            }
            Wait::Lay(card) => {
                let slots = (1..=7).filter(|&slot| fits(row, card, slot) && wise(card, slot));
                slots.map(|slot| Move::Lay { slot }).collect()
            }
            Wait::Hide => vec![Move::Hide],
            Wait::Ask(_) => vec![Move::Ask],
            Wait::Answer(_, seat) => {
                return (Some(seat), [true, false].map(|yes| Move::Answer { yes }).into());
            }
            Wait::Shift => {
                let legal = all_pushes(row).into_iter().filter(|p| pushed(row, p).is_some());
                legal.map(|pushes| Move::Shift(shift(&pushes))).collect()
            }
        };
        (Some(self.turn), moves)
    }
}

/// The plain table of an engine's state.
fn plain(state: &Heure) -> Plain {
    let numbers = |cards: &[super::Card]| -> Vec<u8> {
        let number = |card: &super::Card| match card {
            super::Card::Hour(hour) => hour.get(),
            super::Card::Ghost => G,
        };
        cards.iter().map(number).collect()
    };
    Plain {
        rows: Seat::all(state.seats).map(|seat| state.row_numbers(seat)).collect(),
        hands: Seat::all(state.seats).map(|seat| numbers(state.hand(seat))).collect(),
        pile: numbers(&state.pile),
        boxed: numbers(&state.boxed),
        turn: state.turn.index(),
        wait: Wait::Draw,
        options: state.options,
    }
}

/// Asserts that both agree. The place of a card in a hand is the engine's choice (T3): its order is taken over.
fn compare(state: &Heure, table: &mut Plain) {
    let same = plain(state);
    let sorted = |hands: &[Vec<u8>]| -> Vec<Vec<u8>> {
        let sort = |hand: &Vec<u8>| {
            let mut hand = hand.clone();
            hand.sort_unstable();
            hand
        };
        hands.iter().map(sort).collect()
    };
    assert_eq!(same.rows, table.rows);
    assert_eq!((sorted(&same.hands), &same.pile), (sorted(&table.hands), &table.pile), "{table:?}");
    table.hands = same.hands;
    assert_eq!(same.boxed, table.boxed);
    let (turn, mut legal) = table.legal();
    assert_eq!(state.turn(), turn.map(|seat| Seat(seat as u8)), "{table:?}");
    let mut listed = state.turn().map_or(vec![], |seat| state.moves(By::Seat(seat)));
    let key = |mv: &Move| format!("{mv:?}");
    listed.sort_by_key(key);
    legal.sort_by_key(key);
    assert_eq!(listed, legal, "{table:?}");
    let winners = state.outcome().map(|outcome| outcome.winners);
    let by_words = match table.wait {
        Wait::Over(winner) => Some(winner.map(|seat| Seat(seat as u8)).into_iter().collect()),
        _ => None,
    };
    assert_eq!(winners, by_words, "{table:?}");
}

/// A random legal move or, with `sense`, what an Habitué would do.
fn choose(state: &Heure, sense: bool, rng: &mut Rng) -> (Seat, Move) {
    let turn = state.turn().expect("the game goes on");
    let view = state.view(Viewer::Seat(turn));
    if sense && let Some(mv) = Heure::suggest(&view, turn, Level::Regular, rng) {
        return (turn, mv);
    }
    match random_move(state, rng) {
        Some((By::Seat(seat), mv)) => (seat, mv),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_engine_and_a_second_reading_agree_move_by_move_under_every_option() {
    for (number, setup) in heure_tables().enumerate() {
        for game in 0..30 {
            let seed = number as u64 * 1_000 + game;
            let mut rng = Rng::new(seed);
            let setup = super::Setup { seed, ..setup.clone() };
            let mut state = Heure::start(&setup).expect("the setup is legal");
            let mut table = plain(&state);
            compare(&state, &mut table);
            while state.outcome().is_none() {
                let (seat, mv) = choose(&state, game % 2 == 0, &mut rng);
                table.play(seat.index(), &mv);
                state = state.play(Ms(0), By::Seat(seat), &mv).expect("it is listed").state;
                compare(&state, &mut table);
            }
        }
    }
}
