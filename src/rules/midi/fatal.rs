//! Round 3, the fatal blow (MIDI-R3): two players race against their own clocks; a right answer freezes
//! one's own time and starts the other's.

use super::cards::Kind;
use super::money::{PRIZE, Payer};
use super::overrule::Last;
use super::shown::Shown;
use super::*;
use crate::decks::midi::OpenQuestion;
use crate::small_sort::SmallSort;

/// A face-off. Lists are by side: 0 is the starter, 1 his opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FaceOff {
    /// Whether it is the second of the round (MIDI-R3-3P-4, R3-4P-5).
    pub second: bool,
    pub opponents: [Seat; 2],
    pub readers: [Seat; 2],
    /// The card of each side, and its next question from 0; 8 when all have been asked.
    pub cards: [(u8, u8); 2],
    /// The time each side has left while its clock rests.
    pub left: [Ms; 2],
    /// The side whose clock runs, or will run next.
    pub side: u8,
    pub clock: Running,
    /// The seat that has confirmed holding the tablet, until the tablet passes on.
    pub has_tablet: Option<Seat>,
}

/// The clock of the side on turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Running {
    /// The tablet changes hands: every clock rests.
    Passing,
    /// The question is being read (option O4).
    Reading,
    /// It runs out at that moment.
    Until(Ms),
}

impl Running {
    /// When it runs out, if it runs.
    pub const fn until(self) -> Option<Ms> {
        if let Running::Until(until) = self { Some(until) } else { None }
    }
}

/// How a side answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Manner {
    /// Aloud; his reader judges.
    Judged,
    /// He types; the tablet compares.
    Typed,
    /// The tablet plays for him.
    Automatic,
}

impl FaceOff {
    /// The seat that answers now.
    pub const fn answerer(&self) -> Seat {
        self.opponents[self.side as usize]
    }

    /// The seat that reads to him.
    pub const fn reader(&self) -> Seat {
        self.readers[self.side as usize]
    }

    /// The time that the side on turn has left at that moment.
    pub fn left_at(&self, at: Ms) -> Ms {
        self.clock.until().map_or(self.left[usize::from(self.side)], |until| until.left_at(at))
    }
}

impl Midi {
    /// How the side on turn answers. An automatic reader cannot judge; where the tablet reads, a person
    /// judges only with option O13.
    pub(super) fn manner(&self, face_off: &FaceOff) -> Manner {
        let tablet_judges = self.house.reading == Reading::Tablet && !self.house.options.aloud;
        if self.is_automatic(face_off.answerer()) {
            Manner::Automatic
        } else if tablet_judges || self.is_automatic(face_off.reader()) {
            Manner::Typed
        } else {
            Manner::Judged
        }
    }

    /// The seat that holds the tablet in this turn.
    pub(super) fn hands(&self, face_off: &FaceOff) -> Seat {
        match self.manner(face_off) {
            Manner::Judged => face_off.reader(),
            Manner::Typed | Manner::Automatic => face_off.answerer(),
        }
    }

    /// The question being asked; `None` while the tablet changes hands.
    pub(super) fn open_question(&self, face_off: &FaceOff) -> Option<&OpenQuestion> {
        if face_off.clock == Running::Passing {
            return None;
        }
        let (card, question) = face_off.cards[usize::from(face_off.side)];
        self.cards.fatal[usize::from(card)].questions.get(usize::from(question))
    }

    pub(super) fn face_off_expects(&self, face_off: &FaceOff) -> Refusal {
        match (face_off.clock, self.manner(face_off)) {
            (Running::Passing, _) => Refusal::MustBeReady,
            (Running::Reading, _) => Refusal::MustRead,
            (_, Manner::Typed) => Refusal::MustSay,
            _ => Refusal::MustRule,
        }
    }

    fn richest_first(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.house.seats).collect();
        let place = |seat: &Seat| {
            let wealth = self.purse.wallet(*seat);
            (std::cmp::Reverse(wealth), self.house.ages[seat.index()])
        };
        seats.small_sort_by_key(place);
        seats
    }

    /// The youngest of those who have the least (MIDI-Q28, F-5).
    pub(super) fn poorest(&self) -> Seat {
        let wallet = |seat: Seat| self.purse.wallet(seat);
        let least = Seat::all(self.house.seats).map(wallet).min();
        let level = Seat::all(self.house.seats).filter(|&seat| Some(wallet(seat)) == least);
        self.house.youngest(level).expect("two players at least")
    }

    /// The readers of a face-off by side (MIDI-Q30).
    fn readers(&self, [starter, opponent]: [Seat; 2]) -> [Seat; 2] {
        let seats = self.house.seats;
        let idle = self.everybody().without(Crowd::NOBODY.with(starter).with(opponent));
        let first = idle.first_from(self.left(starter), seats).unwrap_or(opponent);
        let rest = idle.without(Crowd::NOBODY.with(first));
        let second = match idle.count() {
            0 => starter,
            _ => rest.first_from(self.left(starter), seats).unwrap_or(first),
        };
        [first, second]
    }
}

impl Act {
    /// Round 3 begins: who meets whom (MIDI-R3-2P-1, R3-3P-2, R3-4P-2).
    pub(super) fn round_3(&mut self) {
        self.state.hunch = automatic::Hunch::NONE;
        match self.state.house.seats {
            4 => {
                let seat = self.state.poorest();
                self.state.phase = Phase::Opponent(seat);
                self.see(Event::Turn { seat });
            }
            _ => {
                let rich = self.state.richest_first();
                self.face_off(rich[0], rich[1], false);
            }
        }
    }

    /// A face-off begins: full clocks, new cards, the richer starts (MIDI-R3-3 to R3-5, Q26, Q31).
    pub(super) fn face_off(&mut self, one: Seat, other: Seat, second: bool) {
        let rich = self.state.richest_first();
        let mut opponents = [one, other];
        opponents.small_sort_by_key(|seat| rich.iter().position(|other| other == seat));
        let [starter, opponent] = opponents;
        self.see(Event::FaceOff { starter, opponent });
        let mine = self.draw_fatal(opponents, &[]);
        let cards = [(mine, 0), (self.draw_fatal(opponents, &[mine]), 0)];
        let face_off = FaceOff {
            second,
            opponents,
            readers: self.state.readers(opponents),
            cards,
            left: opponents.map(|seat| self.state.house.face_off_time(seat)),
            side: 0,
            clock: Running::Passing,
            has_tablet: None,
        };
        self.side_begins(face_off);
    }

    /// Draws a card for one of the two opponents: if either is a child, both get cards for children.
    fn draw_fatal(&mut self, opponents: [Seat; 2], in_play: &[u8]) -> u8 {
        let both = opponents.into_iter().collect();
        let (card, reshuffled) = self.state.draw_card(Kind::Fatal, both, in_play);
        if reshuffled {
            self.see(Event::Reshuffled);
        }
        card
    }

    /// The turn of a side begins: at once, unless the tablet has to change hands (MIDI-R3-11).
    fn side_begins(&mut self, mut face_off: FaceOff) {
        let table = &mut self.state;
        table.hunch = automatic::Hunch::NONE;
        let (hands, manner) = (table.hands(&face_off), table.manner(&face_off));
        face_off.clock = Running::Passing;
        if manner == Manner::Automatic {
            face_off.has_tablet = None;
        }
        if manner == Manner::Automatic || face_off.has_tablet == Some(hands) {
            return self.ask_open(face_off, face_off.left[usize::from(face_off.side)]);
        }
        self.state.phase = Phase::Fatal(face_off);
    }

    /// Asks the next question of his card, or of a new one (MIDI-R3-7, R3-13, R3-14), with that much time left.
    fn ask_open(&mut self, mut face_off: FaceOff, left: Ms) {
        let side = usize::from(face_off.side);
        if face_off.cards[side].1 == 8 {
            let in_play = [face_off.cards[1 - side].0];
            face_off.cards[side] = (self.draw_fatal(face_off.opponents, &in_play), 0);
        }
        let manner = self.state.manner(&face_off);
        let waits = self.state.house.options.clock_waits && manner != Manner::Automatic;
        face_off.left[side] = left;
        if !waits && face_off.clock.until().is_none() {
            self.see(Event::ClockRuns { seat: face_off.answerer() });
        }
        let until = Running::Until(self.at.after(left));
        face_off.clock = if waits { Running::Reading } else { until };
        self.state.phase = Phase::Fatal(face_off);
        self.state.draw_hunch(face_off.answerer(), automatic::FATAL);
    }

    /// Plays a move of the seat that holds the tablet in a face-off.
    pub(super) fn face_off_move(&mut self, face_off: FaceOff, mv: &Move) -> Result<bool, Refusal> {
        let manner = self.state.manner(&face_off);
        match (face_off.clock, mv, manner) {
            (Running::Passing, Move::Ready, _) => {
                let has_tablet = Some(self.state.hands(&face_off));
                self.state.shown = None;
                self.ask_open(FaceOff { has_tablet, ..face_off }, face_off.left_at(self.at));
            }
            (Running::Reading, Move::Read, _) => {
                let clock = Running::Until(self.at.after(face_off.left_at(self.at)));
                self.state.phase = Phase::Fatal(FaceOff { clock, ..face_off });
                self.see(Event::ClockRuns { seat: face_off.answerer() });
                return Ok(false);
            }
            (Running::Until(_), Move::Right | Move::Wrong, Manner::Judged) => {
                self.keep_ruling(*mv == Move::Right);
                self.rule(face_off, *mv == Move::Right);
            }
            (Running::Until(_), Move::Say(text), Manner::Typed) => {
                let question = self.state.open_question(&face_off);
                let right = question
                    .is_some_and(|question| question.judge(text, self.state.cards.language()));
                self.keep_ruling(right);
                self.rule(face_off, right);
            }
            _ => return Err(self.state.face_off_expects(&face_off)),
        }
        Ok(true)
    }

    pub(super) fn keep_ruling(&mut self, right: bool) {
        self.state.ruled = Some(Last::before(&self.state, self.at, right));
    }

    /// The answer was right: his time freezes; or wrong: straight to the next question (MIDI-R3-8
    /// to R3-12).
    pub(super) fn rule(&mut self, mut face_off: FaceOff, right: bool) {
        self.reveal_open(&face_off, right);
        face_off.cards[usize::from(face_off.side)].1 += 1;
        self.ruled_on(face_off, right);
    }

    /// The question's answer is revealed with the ruling (MIDI-R3-10).
    pub(super) fn reveal_open(&mut self, face_off: &FaceOff, right: bool) {
        let seat = face_off.answerer();
        let (card, question) = face_off.cards[usize::from(face_off.side)];
        self.state.shown = Some(Shown::Open { seat, card, question, right: Some(right) });
        self.see(Event::Ruled { seat, right });
    }

    /// Continues after the ruling, the question already counted as used.
    pub(super) fn ruled_on(&mut self, mut face_off: FaceOff, right: bool) {
        let (seat, side) = (face_off.answerer(), usize::from(face_off.side));
        let left = face_off.left_at(self.at);
        if !right {
            return self.ask_open(face_off, left);
        }
        face_off.left[side] = left;
        self.see(Event::Froze { seat, left });
        face_off.side = 1 - face_off.side;
        self.side_begins(face_off);
    }

    /// His time has run out: he pays at once (MIDI-R3-15, R3-16), then the next face-off or the final begins.
    pub(super) fn face_off_lost(&mut self, face_off: FaceOff) {
        let (loser, side) = (face_off.answerer(), usize::from(face_off.side));
        let winner = face_off.opponents[1 - side];
        let (card, question) = face_off.cards[side];
        self.state.shown = Some(Shown::Open { seat: loser, card, question, right: None });
        self.state.hunch = automatic::Hunch::NONE;
        self.see(Event::FaceOffLost { seat: loser });
        self.pay(Payer::Wallet(loser), Payer::Wallet(winner), PRIZE);
        let [one, two] = face_off.opponents;
        let idle = self.state.everybody().without(Crowd::NOBODY.with(one).with(two));
        let mut idle = idle.iter();
        match (face_off.second, idle.next(), idle.next()) {
            (false, Some(third), None) => self.face_off(winner, third, true),
            (false, Some(third), Some(fourth)) => self.face_off(third, fourth, true),
            _ => self.final_begins(),
        }
    }
}
