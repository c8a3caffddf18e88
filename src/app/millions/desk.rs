//! The desk of *Qui veut gagner des millions ?*, shared by every part of the table: the common half of quiz
//! tables, the phase, whose eyes are needed, the host's console, what a reveal says of a seat.

use crate::app::browser::focus;
use crate::app::quiz::{Quiz, Seats, each_seat, memo_of};
use crate::app::sitting::{Sitting, StatusStoreFields};
use crate::rules::Seat;
use crate::rules::millions::view::{PhaseView, SeatView, ShownView, TableViewStoreFields};
use crate::rules::millions::{Event, Leave, MOST_PLAYERS, Millions};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;
use std::ops::Deref;

/// A seat that leaves the game, and the sum it is paid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payment {
    /// Who.
    pub seat: Seat,
    /// How much, in euros.
    pub amount: u32,
    /// Why he leaves.
    pub why: Leave,
}

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    quiz: Quiz<Millions>,
    /// The phase, as the current eyes see it.
    pub phase: Memo<PhaseView>,
    /// The level of the question on the screen.
    pub level: Memo<u8>,
    seats: Seats<SeatView, MOST_PLAYERS>,
    /// Whether several contestants are asked at the same time (option O12).
    pub together: bool,
}

impl Deref for Desk {
    type Target = Quiz<Millions>;

    fn deref(&self) -> &Quiz<Millions> {
        &self.quiz
    }
}

impl Desk {
    /// The desk of a sitting.
    pub fn new(sitting: Sitting<Millions>) -> Desk {
        // The host asks for his console, where the right answer is (MIL-H4).
        let eyes = move |console: bool| match console {
            true => sitting.view.host().get(),
            false => whose_eyes(sitting),
        };
        let phase = memo_of(sitting.view.phase());
        let quiz = Quiz::new(sitting, eyes);
        let level = Memo::new(move |_| level(quiz));
        // A single player has nobody to hide from: the curtain lifts by itself, and hangs only after it has
        // dropped.
        Effect::new(move || {
            if let Some(seat) = quiz.private.get().filter(|_| quiz.seats().count() == 1) {
                quiz.lift(seat);
            }
        });
        let seats = each_seat(|seat| sitting.view.seats().at_unkeyed(seat));
        let together = sitting.read(|session| {
            let setup = session.setup();
            setup.options.together() && setup.chairs.len() > 1
        });
        Desk { quiz, phase, level, seats, together }
    }

    /// The desk of the current table.
    pub fn get() -> Desk {
        expect_context()
    }

    /// The view of a seat.
    pub fn seat_view(self, seat: Seat) -> Memo<SeatView> {
        self.seats[seat.index()]
    }

    /// Whether a seat's answer was right, by the reveal on the screen; `None` without a reveal or an answer.
    pub fn verdict(self, seat: Seat) -> Option<bool> {
        let given =
            |shown: &ShownView| shown.given.iter().find(|g| g.seat == seat).map(|g| g.right);
        let shown = self.sitting.view.shown();
        self.table
            .revealing
            .get()
            .then(|| shown.with(|shown| shown.as_ref().and_then(given)))
            .flatten()
    }

    /// The payments among the events seen last.
    pub fn payments(self) -> Vec<Payment> {
        self.last_events.with(|events| events.iter().filter_map(payment).collect())
    }

    /// What a seat is paid by the reveal on the screen, if it leaves the game.
    pub fn payment(self, seat: Seat) -> Option<Payment> {
        let paid = || self.payments().into_iter().find(|paid| paid.seat == seat);
        self.table.revealing.get().then(paid).flatten()
    }

    /// Whether the host may ask for his console: while the question lies open and a person leads.
    pub fn has_console(self, seat: Seat) -> bool {
        let hosts = self.sitting.view.host().get() == Some(seat) && self.is_person(seat);
        let open = self.sitting.view.question().with(Option::is_some);
        hosts
            && open
            && !self.table.revealing.get()
            && !self.asks_to_look.get()
            && self.sitting.status.eyes().get().is_none()
    }

    /// The tablet goes to the host, who looks at his console.
    pub fn ask_for_console(self) {
        self.asks_to_look.set(true);
        focus::follow();
    }
}

const fn payment(event: &Event) -> Option<Payment> {
    match *event {
        Event::Paid { seat, amount, why } => Some(Payment { seat, amount, why }),
        _ => None,
    }
}

fn level(quiz: Quiz<Millions>) -> u8 {
    let table = quiz.sitting.view;
    let shown = || table.shown().with(|shown| shown.as_ref().map(|shown| shown.level));
    quiz.table.revealing.get().then(shown).flatten().unwrap_or_else(|| table.level().get())
}

fn whose_eyes(sitting: Sitting<Millions>) -> Option<Seat> {
    match sitting.view.phase().get() {
        PhaseView::Reading { .. }
        | PhaseView::Answer { aloud: false, .. }
        | PhaseView::Fifty { .. }
        | PhaseView::Vote { .. }
        | PhaseView::Friend { .. } => sitting.view.turn().get(),
        _ => None,
    }
}
