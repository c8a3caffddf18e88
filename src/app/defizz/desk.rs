//! What every part of the *Défizz* table shares: the common half of quiz tables, the phase, whose eyes
//! are needed, and the question being played as the contest's parts take it.

use super::words;
use crate::app::contest::scene::{self, Scene};
use crate::app::contest::{self, Floor, Stage};
use crate::app::quiz::{Quiz, Seats, each_seat, memo_of};
use crate::app::sitting::Sitting;
use crate::app::words::tr;
use crate::decks::defizz::Mode;
use crate::rules::Seat;
use crate::rules::contest::Reply;
use crate::rules::defizz::view::{PhaseView, SeatView, TableViewStoreFields};
use crate::rules::defizz::{Defizz, Event, MOST_PLAYERS, Move};
use crate::rules::{By, contest::view::ContestView};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;
use std::ops::Deref;

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    quiz: Quiz<Defizz>,
    /// What the table waits for, as the eyes now looking see it.
    pub phase: Memo<PhaseView>,
    /// Whose turn of the game it is.
    pub active: Memo<Option<Seat>>,
    /// Who reads in this turn; nobody when the tablet does.
    pub reader: Memo<Option<Seat>>,
    /// Those among whom the table chooses who reads to the end.
    pub candidates: Memo<Vec<Seat>>,
    /// What the bank holds, while it pays (DEF-VE2).
    pub bank: Memo<Option<u32>>,
    /// What is staked in the middle.
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
        let phase = memo_of(sitting.table.phase());
        // A referee's eyes hold up no automatic player: he plays no hand.
        Effect::new(move || {
            let played = phase.with(|phase| matches!(phase, PhaseView::Question { .. }));
            sitting.refereed.set(played);
        });
        let seats = each_seat(|seat| sitting.table.seats().at_unkeyed(seat));
        Desk {
            quiz,
            phase,
            active: memo_of(sitting.table.active()),
            reader: memo_of(sitting.table.reader()),
            candidates: memo_of(sitting.table.candidates()),
            bank: memo_of(sitting.table.bank()),
            pot: memo_of(sitting.table.pot()),
            seats,
        }
    }

    /// The desk of the table around.
    pub fn get() -> Desk {
        expect_context()
    }

    /// What the table shows of a seat.
    pub fn seen(self, seat: Seat) -> Memo<SeatView> {
        self.seats[seat.index()]
    }

    /// Whose hands are needed, if they are a person's.
    pub fn person_on_turn(self) -> Option<Seat> {
        self.on_turn.get().filter(|seat| self.is_person(*seat))
    }

    /// The question being played, for the parts of the contest.
    pub fn floor(self) -> Floor {
        let sitting = self.sitting;
        let touches = move |touches: Vec<(Seat, f64)>| {
            for (seat, at) in touches {
                let buzz = |us| Move::Reply(Reply::Buzz { us });
                sitting.act_touched(By::Seat(seat), at, buzz);
            }
        };
        Floor {
            table: self.table(),
            view: Memo::new(move |_| self.phase.with(|phase| contest_of(phase).cloned())),
            title: Signal::derive(move || words::at_stake(self)),
            total: Callback::new(move |seat| self.seen(seat).get().total),
            reply: Callback::new(move |(by, reply)| sitting.act(by, Move::Reply(reply))),
            touches: Callback::new(touches),
            typed: contest::typed_at(sitting, Move::reply),
            ruled: memo_of(sitting.table.ruled()),
            overrule: Callback::new(move |reply| self.act_together(Move::Overrule(reply))),
            look: Callback::new(move |eyes| sitting.look(eyes)),
        }
    }

    /// What of the last act is staged.
    pub fn scenes(self) -> Signal<Option<Scene>, LocalStorage> {
        Signal::derive_local(move || {
            let kind = untrack(|| self.phase.with(kind_to_come));
            let total = |seat: Seat| self.seen(seat).get_untracked().total;
            self.quiz.seen.with(|events| {
                let begins = events.iter().any(leads_to_a_question);
                Scene::of(events, self.table(), total, kind.filter(|_| begins))
            })
        })
    }

    /// The stage that the phase is played on.
    pub fn stage(self) -> &'static str {
        self.phase.with(stage_of)
    }

    /// What comes behind the curtain, in words.
    pub fn behind(self) -> &'static str {
        match self.stage() {
            "clues" => tr!(defizz.behind_card),
            "rally" => tr!(defizz.behind_list),
            _ => tr!(defizz.behind_question),
        }
    }
}

/// How the question is played that nobody has put yet: it is known since the stakes are paid (DEF-R11).
fn kind_to_come(phase: &PhaseView) -> Option<scene::Kind> {
    let mode = match phase {
        PhaseView::Question { mode, contest, .. } => contest.asker.map(|_| *mode),
        PhaseView::Chance { luck, .. } => luck.asker.map(|_| Mode::Chance),
        _ => None,
    };
    mode.map(|mode| (words::mode_word(mode), words::mode_hint(mode)))
}

/// Whether that is the last choice before a question.
const fn leads_to_a_question(event: &Event) -> bool {
    use Event::{Announced, Answered, Challenged, Chose, Staked};
    matches!(
        event,
        Staked { .. } | Chose { .. } | Challenged { .. } | Announced { .. } | Answered { .. }
    )
}

/// The question of a phase, if one is played.
pub const fn contest_of(phase: &PhaseView) -> Option<&ContestView> {
    match phase {
        PhaseView::Question { contest, .. } => Some(contest),
        _ => None,
    }
}

fn stage_of(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Roll => "roll",
        PhaseView::Card { .. } => "card",
        PhaseView::Clues { .. } => "clues",
        PhaseView::Opponent { .. } => "opponent",
        PhaseView::Stake { .. } => "stake",
        PhaseView::Raise { .. } => "raise",
        PhaseView::Chance { luck, .. } if luck.asker.is_some() => "waits",
        PhaseView::Chance { .. } => "luck",
        PhaseView::Question { contest, .. } => match Stage::of(contest) {
            Stage::Waits => "waits",
            Stage::Race => "race",
            Stage::Aim => "aim",
            Stage::Rally => "rally",
        },
        PhaseView::Over { .. } => "over",
    }
}

/// `reads_card`: the active player wants to read the card that his Help! has opened to him (DEF-H3).
fn whose_eyes(sitting: Sitting<Defizz>, reads_card: bool) -> Option<Seat> {
    match sitting.table.phase().get() {
        PhaseView::Clues { turn, .. } if turn.helped && reads_card => sitting.table.active().get(),
        // Of a Cible and of Chance the reader judges nothing: he reads what all see.
        PhaseView::Question { mode: Mode::Cible, .. } => None,
        PhaseView::Question { contest, .. } => contest::whose_eyes(&contest),
        _ => None,
    }
}
