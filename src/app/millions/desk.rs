//! The desk of *Qui veut gagner des millions ?*, shared by every part of the table: the common half of quiz
//! tables, the phase, whose eyes are needed, the host's console, what a reveal says of a seat.

use crate::app::browser::focus;
use crate::app::phones;
use crate::app::quiz::{Quiz, Seats, each_seat, memo_of};
use crate::app::sitting::{Sitting, StatusStoreFields};
use crate::rules::crowd::Crowd;
use crate::rules::millions::view::{PhaseView, Role, SeatView, ShownView, TableViewStoreFields};
use crate::rules::millions::{Event, Leave, MOST_PLAYERS, Millions, Move};
use crate::rules::{By, Seat};
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
    /// The only person among those who are in, from whom nobody needs to be kept (MIL-Q50).
    pub only: Memo<Option<Seat>>,
    /// The people who answer now, each on his side of the tablet (option O16).
    pub glass: Memo<Crowd>,
    /// Whether anybody does.
    pub on_glass: Memo<bool>,
    /// The game and the level whose question is answered in turn, because somebody wants a lifeline.
    in_turn: RwSignal<Option<(u16, u8)>>,
    /// Whether several contestants are asked at the same time (option O12).
    together: bool,
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
        let phase = memo_of(sitting.view.phase());
        let in_turn = RwSignal::new(None);
        let glass = Memo::new(move |_| {
            let now = (sitting.view.game().get(), sitting.view.level().get());
            match phase.get() {
                PhaseView::Answer { glass, .. } if in_turn.get() != Some(now) => glass,
                _ => Crowd::NOBODY,
            }
        });
        let on_glass = Memo::new(move |_| glass.get() != Crowd::NOBODY);
        // The host asks for his console, where the right answer is (MIL-H4).
        let eyes = move |console: bool| match console {
            true => sitting.view.host().get(),
            false if on_glass.get() => None,
            false => whose_eyes(sitting),
        };
        let quiz = Quiz::new(sitting, eyes);
        let level = Memo::new(move |_| level(quiz));
        let seats = each_seat(|seat| sitting.view.seats().at_unkeyed(seat));
        let only = Memo::new(move |_| only_person(quiz, seats));
        Effect::new(move || quiz.table.looks_openly.set(only.get()));
        // Nobody to hide from: no curtain hangs (MIL-Q50).
        Effect::new(move || {
            let shown = sitting.status.eyes().get().is_some() || quiz.table.revealing.get();
            let lifts = |seat: &Seat| only.get() == Some(*seat) && !shown && !phones::has(*seat);
            if let Some(seat) = quiz.private.get().filter(lifts) {
                quiz.lift(seat);
            }
        });
        let together = sitting.read(|session| {
            let setup = session.setup();
            setup.options.together() && setup.chairs.len() > 1
        });
        Desk { quiz, phase, level, seats, only, glass, on_glass, in_turn, together }
    }

    /// The desk of the current table.
    pub fn get() -> Desk {
        expect_context()
    }

    /// The view of a seat.
    pub fn seat_view(self, seat: Seat) -> Memo<SeatView> {
        self.seats[seat.index()]
    }

    /// Whether several contestants may be asked at the same time now (option O12): the last one in is asked alone.
    pub fn asks_several(self) -> bool {
        let is_in = |seat: &Seat| self.seat_view(*seat).with_untracked(|it| it.role == Role::In);
        self.together && self.seats().filter(is_in).count() > 1
    }

    /// The question is answered in turn instead, behind the curtain: somebody wants a lifeline.
    pub fn answer_in_turn(self) {
        let view = self.sitting.view;
        self.in_turn.set(Some((view.game().get_untracked(), view.level().get_untracked())));
    }

    /// Plays a move of that seat.
    pub fn by(self, seat: Seat, mv: Move) {
        self.sitting.act(By::Seat(seat), mv);
    }

    /// Whether an answer that was just kept settles by itself: where all give their final word together (option O12).
    pub fn settles_by_itself(self) -> bool {
        self.together
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
            && self.sitting.status.eyes().get().is_none_or(|eyes| self.only.get() == Some(eyes))
    }

    /// The tablet goes to the host, who looks at his console.
    pub fn ask_for_console(self) {
        self.sitting.look(None);
        self.asks_to_look.set(true);
        focus::follow();
    }
}

/// The person who is in, if there is one alone; automatic contestants do not look.
fn only_person(quiz: Quiz<Millions>, seats: Seats<SeatView, MOST_PLAYERS>) -> Option<Seat> {
    let is_person =
        |seat: &Seat| seats[seat.index()].with(|it| it.role == Role::In && !it.automatic);
    let mut people = quiz.seats().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// The payment in an event, if it is one.
pub const fn payment(event: &Event) -> Option<Payment> {
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
