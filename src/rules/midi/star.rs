//! The mystery star (MIDI-F-1 to F-3, F-17 to F-27, F-31): any player still in may say at any time
//! what the picture shows.

use super::clock::Clock;
use super::master::{Master, Stage};
use super::money::{Payer, STAR};
use super::*;
use crate::decks::answer;

/// The revealing board of the final.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The open side flaps: bits 0 to 6 are large, 7 to 13 small.
    open: u16,
    /// The players who have guessed wrong (MIDI-F-24).
    pub guessed: Crowd,
    /// The player who has found the star.
    pub finder: Option<Seat>,
    /// The automatic players that want to guess; each sees only its own urge (see [`automatic`]).
    pub urges: Crowd,
}

impl Board {
    /// All flaps closed (MIDI-F-2).
    pub const CLOSED: Board =
        Board { open: 0, guessed: Crowd::NOBODY, finder: None, urges: Crowd::NOBODY };

    /// Whether that flap is open.
    #[must_use]
    pub const fn is_open(self, flap: Flap) -> bool {
        self.open & bit(flap) != 0
    }

    pub(super) const fn open(&mut self, flap: Flap) {
        self.open |= bit(flap);
    }

    /// The open flaps, large ones first.
    pub fn open_flaps(self) -> impl Iterator<Item = Flap> {
        flaps().filter(move |&flap| self.is_open(flap))
    }
}

/// The fourteen side flaps (MIDI-F-3, C7).
pub fn flaps() -> impl Iterator<Item = Flap> {
    [true, false].into_iter().flat_map(|large| (1..=7).map(move |place| Flap { large, place }))
}

const fn bit(flap: Flap) -> u16 {
    let place = flap.place.saturating_sub(1) % 7;
    1 << if flap.large { place } else { place + 7 }
}

/// A guess being settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guess {
    pub seat: Seat,
    /// When the guesser spoke (MIDI-F-25).
    pub at: Ms,
    /// Whether he has looked behind the bottom flap.
    pub looked: bool,
    /// The interrupted turn, its thinking clock frozen.
    pub then: Master,
}

impl Midi {
    /// Checks that the player still has his one guess (MIDI-F-24).
    pub(super) fn may_guess(&self, seat: Seat) -> Result<(), Refusal> {
        match seat {
            seat if seat.0 >= self.house.seats => Err(Refusal::NobodyOnThatSeat),
            seat if self.board.guessed.has(seat) => Err(Refusal::AlreadyGuessed),
            _ => Ok(()),
        }
    }

    /// Checks that he may interrupt that turn of the final now (MIDI-F-14, F-18, Q39, Q43).
    pub(super) fn may_interrupt(&self, master: &Master, seat: Seat) -> Result<(), Refusal> {
        self.may_guess(seat)?;
        let early = self.house.options.early_guess;
        match master.stage {
            Stage::LastChance { declined } if declined.has(seat) => Err(Refusal::AlreadyDeclined),
            _ if self.board.open == 0 && !early => Err(Refusal::NoFlapOpenYet),
            _ => Ok(()),
        }
    }

    /// The refusal for any move but the one the guess waits for: a typed name to compare, or a look and a
    /// ruling on one's honour (option O9).
    pub(super) fn guess_expects(&self, guess: &Guess) -> Refusal {
        match (self.house.options.compared_guess, guess.looked) {
            (true, _) => Refusal::MustSay,
            (_, false) => Refusal::MustLook,
            _ => Refusal::MustRule,
        }
    }

    /// Whether `one` comes before `other` when both spoke at the same instant (MIDI-F-25, Q42).
    fn goes_first(&self, one: Seat, other: Seat, then: &Master) -> bool {
        let both = Crowd::NOBODY.with(one).with(other);
        let from = match then.stage {
            Stage::LastChance { .. } => self.left(then.seat),
            _ => then.seat,
        };
        both.first_from(from, self.house.seats) == Some(one)
    }
}

impl Act {
    /// A player says aloud what the picture shows (MIDI-F-17, F-25).
    pub(super) fn star(&mut self, seat: Seat) -> Result<bool, Refusal> {
        let then = match self.state.phase {
            Phase::Master(master) => master.with_clock(|clock| clock.frozen(self.at)),
            Phase::Star(guess) => {
                self.state.may_interrupt(&guess.then, seat)?;
                let same_instant = guess.at == self.at && !guess.looked && seat != guess.seat;
                if !same_instant || !self.state.goes_first(seat, guess.seat, &guess.then) {
                    return Err(Refusal::AnotherGuess { seat: guess.seat });
                }
                guess.then
            }
            _ => return Err(Refusal::NotInTheFinal),
        };
        self.state.may_interrupt(&then, seat)?;
        self.state.phase = Phase::Star(Guess { seat, at: self.at, looked: false, then });
        self.see(Event::Guessing { seat });
        Ok(false)
    }

    /// The guesser looks in secret and rules on his honour, or the name is compared (option O9).
    pub(super) fn guess_move(&mut self, guess: Guess, mv: &Move) -> Result<bool, Refusal> {
        match (mv, self.state.house.options.compared_guess, guess.looked) {
            (Move::Look, false, false) => {
                self.state.phase = Phase::Star(Guess { looked: true, ..guess });
                self.see(Event::Looked { seat: guess.seat });
            }
            (Move::Right | Move::Wrong, false, true) => {
                self.keep_ruling(*mv == Move::Right);
                self.settle(guess, *mv == Move::Right);
            }
            (Move::Say(text), true, _) => {
                let star = &self.state.cards.star;
                let right = answer::verdict_in(
                    self.state.cards.language(),
                    text,
                    &star.answer,
                    &star.accept,
                    &[],
                );
                let right = right.is_right();
                self.keep_ruling(right);
                self.settle(guess, right);
            }
            _ => return Err(self.state.guess_expects(&guess)),
        }
        Ok(true)
    }

    /// Right: 10,000 € and the game stops; wrong: it goes on without him (MIDI-F-20 to F-27).
    pub(super) fn settle(&mut self, guess: Guess, right: bool) {
        let Guess { seat, then, .. } = guess;
        self.see(Event::Guessed { seat, right });
        if right {
            self.state.board.finder = Some(seat);
            self.pay(Payer::Bank, Payer::Wallet(seat), STAR);
            return self.final_over();
        }
        self.state.board.guessed = self.state.board.guessed.with(seat);
        let then = then.with_clock(|clock: Clock| clock.resumed(self.at));
        self.state.phase = Phase::Master(then);
        if matches!(then.stage, Stage::LastChance { .. }) {
            return self.last_chance_goes_on();
        }
        let earned = matches!(then.stage, Stage::Flap { .. });
        let (still_in, nobody) = (self.state.still_in(), Crowd::NOBODY);
        // An earned flap is opened even when its owner has guessed wrong meanwhile.
        if still_in.has(then.seat) || (earned && still_in != nobody) {
            return;
        }
        if then.is_asked() {
            self.see(Event::Withdrawn { seat });
            self.state.hunch = automatic::Hunch::NONE;
        }
        self.next_question(then);
    }
}
