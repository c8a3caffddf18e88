//! The context of the *Les 12 Coups de Midi* table: the common half of quiz tables, the phase,
//! whose eyes are needed, the title card of each part of the game.

use super::help;
use crate::app::quiz::{Quiz, memo_of};
use crate::app::sitting::{Sitting, StatusStoreFields};
use crate::rules::midi::part::Part;
use crate::rules::midi::view::{Manner, PhaseView, SeatView, TableViewStoreFields};
use crate::rules::midi::{Midi, Move, Reading};
use crate::rules::{By, Seat};
use leptos::prelude::*;
use reactive_stores::{Field, StoreFieldIterator};
use std::ops::Deref;

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    quiz: Quiz<Midi>,
    /// What the table waits for, as the current eyes see it.
    pub phase: Memo<PhaseView>,
    /// The wallets as last shown: [`super::parts::flights`] animates what changed since.
    pub purses: StoredValue<Vec<u32>>,
}

impl Deref for Desk {
    type Target = Quiz<Midi>;

    fn deref(&self) -> &Quiz<Midi> {
        &self.quiz
    }
}

impl Desk {
    /// The desk of a sitting.
    pub fn new(sitting: Sitting<Midi>) -> Desk {
        let quiz = Quiz::new(sitting, move |_| sitting.view.phase().with(whose_eyes));
        let phase = memo_of(sitting.view.phase());
        let desk = Desk { quiz, phase, purses: StoredValue::new(vec![]) };
        desk.announce_parts();
        desk
    }

    /// Announces each part of the game with its title card.
    fn announce_parts(self) {
        let part = Memo::new(move |_| match self.part() {
            // A guess at the star is no part of its own: the final goes on after it.
            Part::Star => help::chapter_of(Part::Master),
            part => help::chapter_of(part),
        });
        Effect::new(move |before: Option<&'static str>| {
            let now = part.get();
            let cards: &[&str] = match now {
                "over" => &[],
                // Players must know how to claim the star before the first flap opens.
                "master" => &["master", "star"],
                _ => &[now],
            };
            if before.is_some_and(|before| before != now) {
                self.table.announce(cards.iter().filter_map(|card| self.chapter(card)));
            }
            now
        });
    }

    /// The desk from the context.
    pub fn get() -> Desk {
        expect_context()
    }

    /// The fields of a seat, as the current eyes see them.
    pub fn field(self, seat: Seat) -> Field<SeatView> {
        self.sitting.view.seats().at_unkeyed(seat.index()).into()
    }

    /// Whether a person at the screen has to act now.
    pub fn hands_on(self) -> bool {
        self.sitting.status.turn().get().is_some_and(|seat| self.is_person(seat))
    }

    /// Who reads and judges: a player or the tablet.
    pub fn reading(self) -> Reading {
        self.sitting.read(|session| session.setup().reading)
    }

    /// Whether questions are simply shown to everybody outside round 3 (option O11).
    pub fn shown_to_all(self) -> bool {
        self.reading() == Reading::Tablet
            || self.sitting.read(|session| session.setup().options.shown_to_all)
    }

    /// The part of the game on the screen: during a reveal, the part its question belongs to.
    pub fn part(self) -> Part {
        let shown =
            self.table.revealing.get().then(|| self.sitting.view.shown_in().get()).flatten();
        shown.unwrap_or_else(|| self.phase.with(Part::of_phase))
    }

    /// Plays a move of that seat, on turn or not.
    pub fn act_by(self, seat: Seat, mv: Move) {
        self.sitting.act(By::Seat(seat), mv);
    }
}

fn whose_eyes(phase: &PhaseView) -> Option<Seat> {
    match phase {
        PhaseView::Fatal(face_off) if face_off.manner == Manner::Judged => Some(face_off.hands),
        PhaseView::Star { seat, typed: false, .. } => Some(*seat),
        _ => None,
    }
}
