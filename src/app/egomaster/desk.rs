//! The context of the *Egomaster* table: the sitting, whose eyes are needed, what the dice have
//! just shown, what is revealed.

pub use crate::screens::egomaster::words::{mode_name, turn_of};

use super::words;
use crate::app::contest::scene::Scene;
use crate::app::contest::{self, Floor, Stage, whose_eyes};
use crate::app::quiz::{Quiz, Seats, each_seat, memo_of};
use crate::app::sitting::{Sitting, StatusStoreFields};
use crate::rules::contest::view::ContestView;
use crate::rules::contest::{Happening, Reply};
use crate::rules::egomaster::dice_off::Dice;
use crate::rules::egomaster::view::{PhaseView, SeatView, TableViewStoreFields, TurnView};
use crate::rules::egomaster::{Egomaster, Event, Fate, MOST_PLAYERS, Move};
use crate::rules::purse::Payer;
use crate::rules::{By, Seat};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;
use std::ops::Deref;

/// What a reveal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// A question that is over.
    Question,
    /// The throws of a dice-off, and who was highest.
    Throws,
    /// Nobody plays.
    Unfollowed,
}

/// The throws of a dice-off, those of the last round included until the next one begins.
#[derive(Clone, PartialEq, Default)]
pub struct Throws {
    /// In order.
    pub all: Vec<(Seat, Dice)>,
    complete: bool,
}

impl Throws {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::Threw { seat, dice } => {
                if self.complete {
                    *self = Throws::default();
                }
                self.all.push((seat, dice));
            }
            Event::ThrowAgain { .. } | Event::Begins { .. } => self.complete = true,
            Event::DiceOff { .. } => *self = Throws::default(),
            Event::Turn { .. } => self.complete = true,
            _ => {}
        }
    }
}

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    quiz: Quiz<Egomaster>,
    floor: Floor,
    /// What the table waits for, as the current eyes see it.
    pub phase: Memo<PhaseView>,
    /// Whether the screen shows the elimination: not before the reveal that emptied the bank has been read.
    pub elimination: Memo<bool>,
    /// Whose turn of the game it is.
    pub active: Memo<Option<Seat>>,
    /// Who reads, once somebody does.
    pub reader: Memo<Option<Seat>>,
    /// The candidates for reading to the end, from whom the table chooses.
    pub candidates: Memo<Vec<Seat>>,
    /// What the bank holds, while there is one (EGO-S1).
    pub bank: Memo<Option<u32>>,
    /// The stakes in the middle.
    pub pot: Memo<u32>,
    /// The turn whose question has been rolled; during the reveal of a question, the turn of that one.
    pub turn: Memo<Option<TurnView>>,
    /// The throws of the dice-off that runs, or has just run.
    pub throws: RwSignal<Throws>,
    seats: Seats<SeatView, MOST_PLAYERS>,
}

impl Deref for Desk {
    type Target = Quiz<Egomaster>;

    fn deref(&self) -> &Quiz<Egomaster> {
        &self.quiz
    }
}

impl Desk {
    /// The desk of a sitting.
    pub fn new(sitting: Sitting<Egomaster>) -> Desk {
        let phase = memo_of(sitting.view.phase());
        let view = Memo::new(move |_| match phase.get() {
            PhaseView::Question { contest, .. } => Some(contest),
            _ => None,
        });
        let eyes = move |_| view.with(|view| view.as_ref().and_then(whose_eyes));
        let quiz = Quiz::new(sitting, eyes);
        let bank = memo_of(sitting.view.bank());
        let elimination = Memo::new(move |before: Option<&bool>| match before {
            Some(before) if quiz.table.revealing.get() => *before,
            _ => bank.get().is_none(),
        });
        let throws = RwSignal::new(throws_of(&phase.get_untracked()));
        let seats = each_seat(|seat| sitting.view.seats().at_unkeyed(seat));
        let pot = memo_of(sitting.view.pot());
        let title = move || phase.with(|phase| words::question_title(phase, pot.get()));
        let desk = Desk {
            quiz,
            floor: floor(quiz, view, Signal::derive(title), seats),
            phase,
            elimination,
            active: memo_of(sitting.view.active()),
            reader: memo_of(sitting.view.reader()),
            candidates: memo_of(sitting.view.candidates()),
            bank,
            pot,
            turn: Memo::new(move |_| turn(quiz, phase)),
            throws,
            seats,
        };
        // Automatic players act before a referee's eyes, too: he plays no hand.
        Effect::new(move || {
            let played = phase.with(|phase| matches!(phase, PhaseView::Question { .. }));
            sitting.refereed.set(played);
        });
        desk.gather_throws();
        desk.watch_the_bank();
        desk
    }

    /// The desk from the context.
    pub fn get() -> Desk {
        expect_context()
    }

    /// The floor for the contest's components.
    pub fn floor(self) -> Floor {
        self.floor
    }

    fn gather_throws(self) {
        Effect::new(move || {
            let last = self.last_events.get();
            if last.iter().any(|event| matches!(event, Event::Threw { .. } | Event::DiceOff { .. }))
            {
                self.throws.update(|throws| last.iter().for_each(|event| throws.see(event)));
            }
        });
    }

    /// Announces the elimination with its title card.
    fn watch_the_bank(self) {
        Effect::new(move |before: Option<bool>| {
            let now = self.elimination.get();
            if now
                && before == Some(false)
                && self.sitting.status.outcome().with_untracked(Option::is_none)
            {
                self.table.announce(self.chapter("elimination"));
            }
            now
        });
    }

    /// The scene of the last act, if it has one.
    pub fn scenes(self) -> Signal<Option<Scene>, LocalStorage> {
        Signal::derive_local(move || {
            let total = |seat: Seat| self.sat(seat).get_untracked().total;
            self.last_events.with(|events| Scene::of(events, self.table, total, None))
        })
    }

    /// What the table shows of a seat.
    pub fn sat(self, seat: Seat) -> Memo<SeatView> {
        self.seats[seat.index()]
    }

    /// The seats that may play against a roller.
    pub fn others(self, roller: Seat) -> Vec<Seat> {
        let plays = |seat: &Seat| {
            let seen = self.sat(*seat).get();
            *seat != roller && !seen.out && !seen.reads
        };
        self.seats().filter(plays).collect()
    }

    /// What is revealed, if something is.
    pub fn opened(self) -> Option<Open> {
        opened(self.quiz)
    }

    /// The stage of the question being played, if one is.
    pub fn stage(self) -> Option<Stage> {
        self.floor.view.with(|view| view.as_ref().map(Stage::of))
    }

    /// What a seat got in the reveal.
    pub fn gained(self, seat: Seat) -> Option<u32> {
        self.paid(|event| match *event {
            Event::Paid { to: Payer::Wallet(to), amount, .. } if to == seat => Some(amount),
            _ => None,
        })
    }

    /// What a seat paid in the reveal; a stake was paid before.
    pub fn lost(self, seat: Seat) -> Option<u32> {
        self.paid(|event| match *event {
            Event::Paid { from: Payer::Wallet(from), amount, .. } if from == seat => Some(amount),
            _ => None,
        })
    }

    fn paid(self, amount: impl Fn(&Event) -> Option<u32>) -> Option<u32> {
        self.opened()?;
        self.last_events
            .with(|events| events.iter().filter_map(amount).reduce(|one, other| one + other))
    }

    /// Plays the move of a seat.
    pub fn by(self, seat: Seat, mv: Move) {
        self.sitting.act(By::Seat(seat), mv);
    }
}

fn opened(quiz: Quiz<Egomaster>) -> Option<Open> {
    quiz.table.revealing.get().then(|| quiz.last_events.with(|events| open_of(events)))
}

fn turn(quiz: Quiz<Egomaster>, phase: Memo<PhaseView>) -> Option<TurnView> {
    if opened(quiz) == Some(Open::Question) {
        let shown = quiz.sitting.view.shown();
        return shown.with(|shown| shown.as_ref().map(|shown| shown.turn.clone()));
    }
    phase.with(|phase| turn_of(phase).cloned())
}

/// What some events reveal.
fn open_of(events: &[Event]) -> Open {
    let any = |is: fn(&Event) -> bool| events.iter().any(is);
    if any(|event| matches!(event, Event::Question(Happening::Ended { .. }))) {
        Open::Question
    } else if any(|event| matches!(event, Event::NobodyPlays)) {
        Open::Unfollowed
    } else {
        Open::Throws
    }
}

fn throws_of(phase: &PhaseView) -> Throws {
    match phase {
        PhaseView::Start { off } | PhaseView::DiceOff { off, .. } => {
            Throws { all: off.round.clone(), complete: false }
        }
        _ => Throws::default(),
    }
}

/// The most rolls for a page that are shown, so that nobody waits long for a question.
const ROLLS_SEEN: usize = 3;

/// The last rolls for a page, those that led to no question included.
pub fn rolls(desk: Desk, turn: &TurnView) -> Vec<(u8, u8, Fate)> {
    let roll = |event: &Event| match *event {
        Event::Dice { page, number, fate } => Some((page, number, fate)),
        _ => None,
    };
    let all: Vec<_> =
        desk.last_events.with_untracked(|events| events.iter().filter_map(roll).collect());
    let ends_there =
        |(page, number, _): &(u8, u8, Fate)| (*page, *number) == (turn.page, turn.number);
    if all.last().is_some_and(ends_there) {
        all[all.len().saturating_sub(ROLLS_SEEN)..].to_vec()
    } else {
        vec![(turn.page, turn.number, Fate::Fresh)]
    }
}

fn floor(
    quiz: Quiz<Egomaster>,
    view: Memo<Option<ContestView>>,
    title: Signal<String>,
    seats: Seats<SeatView, MOST_PLAYERS>,
) -> Floor {
    let sitting = quiz.sitting;
    let play = move |by: By, reply: Reply| sitting.act(by, Move::Reply(reply));
    let total = move |seat: Seat| seats[seat.index()].with(|seat| seat.total);
    Floor {
        table: quiz.table,
        view,
        title,
        total: Callback::new(total),
        reply: Callback::new(move |(by, reply)| play(by, reply)),
        touches: Callback::new(move |touches: Vec<(Seat, f64)>| {
            for (seat, at) in touches {
                sitting.act_touched(By::Seat(seat), at, |us| Move::Reply(Reply::Buzz { us }));
            }
        }),
        typed: contest::typed_at(sitting, Move::reply),
        ruled: memo_of(sitting.view.ruled()),
        overrule: Callback::new(move |ruling: Reply| {
            sitting.act(By::Table, Move::Overrule(ruling))
        }),
        look: Callback::new(move |eyes: Option<Seat>| sitting.look(eyes)),
    }
}
