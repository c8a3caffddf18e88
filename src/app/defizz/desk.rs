//! The context of the *Défizz* table: the common half of quiz tables, the phase, whose eyes are
//! needed, and the question being played, for the contest's components.

pub use crate::screens::defizz::words::contest_of;

use super::words;
use crate::app::contest::scene::{self, Scene};
use crate::app::contest::{self, Floor};
use crate::app::quiz::{Quiz, Seats, each_seat, memo_of};
use crate::app::sitting::{Sitting, StatusStoreFields};
use crate::app::words::tr;
use crate::decks::defizz::Mode;
use crate::rules::By;
use crate::rules::Seat;
use crate::rules::contest::Reply;
use crate::rules::defizz::view::{PhaseView, SeatView, TableViewStoreFields, TurnView};
use crate::rules::defizz::{Defizz, Event, MOST_PLAYERS, Move};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;
use std::ops::Deref;

/// The stage of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The die.
    Roll,
    /// The card.
    Card,
    /// The clues of the card.
    Clues,
    /// Whom the active player challenges.
    Opponent,
    /// The minimum or more.
    Stake,
    /// To follow or not.
    Raise,
    /// A device of luck.
    Luck,
    /// A question, Chance's included while it waits to be put.
    Question(contest::Stage),
    /// The end.
    Over,
}

impl Stage {
    fn of(phase: &PhaseView) -> Stage {
        match phase {
            PhaseView::Roll => Stage::Roll,
            PhaseView::Card { .. } => Stage::Card,
            PhaseView::Clues { .. } => Stage::Clues,
            PhaseView::Opponent { .. } => Stage::Opponent,
            PhaseView::Stake { .. } => Stage::Stake,
            PhaseView::Raise { .. } => Stage::Raise,
            PhaseView::Chance { luck, .. } if luck.asker.is_some() => {
                Stage::Question(contest::Stage::Waits)
            }
            PhaseView::Chance { .. } => Stage::Luck,
            PhaseView::Question { contest, .. } => Stage::Question(contest::Stage::of(contest)),
            PhaseView::Over { .. } => Stage::Over,
        }
    }
}

impl From<Stage> for &'static str {
    fn from(stage: Stage) -> &'static str {
        match stage {
            Stage::Roll => "roll",
            Stage::Card => "card",
            Stage::Clues => "clues",
            Stage::Opponent => "opponent",
            Stage::Stake => "stake",
            Stage::Raise => "raise",
            Stage::Luck => "luck",
            Stage::Question(contest::Stage::Waits) => "waits",
            Stage::Question(contest::Stage::Race) => "race",
            Stage::Question(contest::Stage::Aim) => "aim",
            Stage::Question(contest::Stage::Rally) => "rally",
            Stage::Over => "over",
        }
    }
}

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    quiz: Quiz<Defizz>,
    /// What the table waits for, as the current eyes see it.
    pub phase: Memo<PhaseView>,
    /// Whose turn of the game it is.
    pub active: Memo<Option<Seat>>,
    /// Who reads in this turn; nobody when the tablet does.
    pub reader: Memo<Option<Seat>>,
    /// The candidates for reading to the end, from whom the table chooses.
    pub candidates: Memo<Vec<Seat>>,
    /// What the bank holds, while it pays (DEF-VE2).
    pub bank: Memo<Option<u32>>,
    /// The stakes in the middle.
    pub pot: Memo<u32>,
    seats: Seats<SeatView, MOST_PLAYERS>,
}

impl Deref for Desk {
    type Target = Quiz<Defizz>;

    fn deref(&self) -> &Quiz<Defizz> {
        &self.quiz
    }
}

impl Desk {
    /// The desk of a sitting.
    pub fn new(sitting: Sitting<Defizz>) -> Desk {
        let quiz = Quiz::new(sitting, move |reads_card| whose_eyes(sitting, reads_card));
        let phase = memo_of(sitting.view.phase());
        // Automatic players act before a referee's eyes, too: he plays no hand.
        Effect::new(move || {
            let played = phase.with(|phase| matches!(phase, PhaseView::Question { .. }));
            sitting.refereed.set(played);
        });
        let seats = each_seat(|seat| sitting.view.seats().at_unkeyed(seat));
        Desk {
            quiz,
            phase,
            active: memo_of(sitting.view.active()),
            reader: memo_of(sitting.view.reader()),
            candidates: memo_of(sitting.view.candidates()),
            bank: memo_of(sitting.view.bank()),
            pot: memo_of(sitting.view.pot()),
            seats,
        }
    }

    /// The desk from the context.
    pub fn get() -> Desk {
        expect_context()
    }

    /// What the table shows of a seat.
    pub fn seat_view(self, seat: Seat) -> Memo<SeatView> {
        self.seats[seat.index()]
    }

    /// The seat on turn, if it is a person's.
    pub fn person_on_turn(self) -> Option<Seat> {
        self.sitting.status.turn().get().filter(|seat| self.is_person(*seat))
    }

    /// The floor for the contest's components.
    pub fn floor(self) -> Floor {
        let sitting = self.sitting;
        let touches = move |touches: Vec<(Seat, f64)>| {
            for (seat, at) in touches {
                let buzz = |us| Move::Reply(Reply::Buzz { us });
                sitting.act_touched(By::Seat(seat), at, buzz);
            }
        };
        Floor {
            table: self.table,
            view: Memo::new(move |_| self.phase.with(|phase| contest_of(phase).cloned())),
            title: Signal::derive(move || words::at_stake(self)),
            total: Callback::new(move |seat| self.seat_view(seat).get().total),
            reply: Callback::new(move |(by, reply)| sitting.act(by, Move::Reply(reply))),
            touches: Callback::new(touches),
            typed: contest::typed_at(sitting, Move::reply),
            ruled: memo_of(sitting.view.ruled()),
            overrule: Callback::new(move |reply| self.act_together(Move::Overrule(reply))),
            look: Callback::new(move |eyes| sitting.look(eyes)),
        }
    }

    /// The scene of the last act, if it has one.
    pub fn scenes(self) -> Signal<Option<Scene>, LocalStorage> {
        Signal::derive_local(move || {
            let kind = untrack(|| self.phase.with(kind_to_come));
            let total = |seat: Seat| self.seat_view(seat).get_untracked().total;
            self.quiz.last_events.with(|events| {
                let begins = events.iter().any(leads_to_a_question);
                Scene::of(events, self.table, total, kind.filter(|_| begins))
            })
        })
    }

    /// The stage of the phase.
    pub fn stage(self) -> Stage {
        self.phase.with(Stage::of)
    }

    /// What is behind the curtain, in words.
    pub fn behind(self) -> &'static str {
        match self.stage() {
            Stage::Clues => tr!(defizz.behind_card),
            Stage::Question(contest::Stage::Rally) => tr!(defizz.behind_list),
            _ => tr!(defizz.behind_question),
        }
    }
}

/// The kind of a question that is yet to be put: known once the stakes are paid (DEF-R11).
fn kind_to_come(phase: &PhaseView) -> Option<scene::Kind> {
    let mode = match phase {
        PhaseView::Question { mode, contest, .. } => contest.asker.map(|_| *mode),
        PhaseView::Chance { luck, .. } => luck.asker.map(|_| Mode::Chance),
        _ => None,
    };
    mode.map(|mode| (words::mode_word(mode), words::mode_hint(mode)))
}

/// Whether an event can be the last choice before a question.
const fn leads_to_a_question(event: &Event) -> bool {
    use Event::{Announced, Answered, Challenged, Chose, Staked};
    matches!(
        event,
        Staked { .. } | Chose { .. } | Challenged { .. } | Announced { .. } | Answered { .. }
    )
}

/// The seats that the challenge concerns, without the active player.
pub fn concerned(desk: Desk, active: Seat, turn: &TurnView) -> Vec<Seat> {
    let plays = |seat: &Seat| {
        let seen = desk.seat_view(*seat).get();
        *seat != active && !seen.out && !seen.reads
    };
    match turn.opponent {
        Some(seat) => vec![seat],
        None => desk.seats().filter(plays).collect(),
    }
}

/// `reads_card`: the active player wants to read the card that his Help! has opened to him (DEF-H3).
fn whose_eyes(sitting: Sitting<Defizz>, reads_card: bool) -> Option<Seat> {
    match sitting.view.phase().get() {
        PhaseView::Clues { turn, .. } if turn.helped && reads_card => sitting.view.active().get(),
        // In Cible and Chance the reader judges nothing: he reads what all see.
        PhaseView::Question { mode: Mode::Cible, .. } => None,
        PhaseView::Question { contest, .. } => contest::whose_eyes(&contest),
        _ => None,
    }
}
