//! Waiting: what stops the clock and automatic players, and when a reveal closes that no person reads.

use super::{Quiz, QuizGame};
use crate::app::phones;
use crate::app::presenter::Kind;
use crate::app::sitting::StatusStoreFields;
use crate::rules::Seat;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long a reveal stays that no person has to read, in ms.
const READABLE: u32 = 5_000;

/// The same once a voice has told it.
const TOLD: u32 = 1_200;

impl<G: QuizGame> Quiz<G> {
    /// The clock stands and automatic players wait while something is read, told or staged; the clock also while a
    /// curtain hangs. A reveal that no person has to read closes by itself.
    pub(super) fn rest(self) {
        Effect::new(move || {
            let private = self.private.get();
            let hangs = private.is_some_and(|seat| !phones::has(seat))
                && self.sitting.status.eyes().get() != private;
            let pause = !self.is_at_rest() || self.table.speaks.get();
            self.sitting.waiting.set(pause);
            self.sitting.still.set(pause || hangs);
        });
        if self.is_watched() {
            return;
        }
        Effect::new(move || {
            let reads = |seat: Seat| {
                self.is_person(seat) && self.sitting.read(|session| session.state().reads(seat))
            };
            let alone =
                self.table.revealing.get() && !self.table.speaks.get() && !self.seats().any(reads);
            let span = if self.table.has_presenter(Kind::Story) { TOLD } else { READABLE };
            let timer = alone.then(|| Timeout::new(span, move || self.go_on()));
            self.gone.set_value(timer);
        });
    }

    /// Whether the part that starts with that phase begins now: what came before has been read.
    pub fn begins(self, phase: G::PhaseKind) -> Signal<bool> {
        Signal::derive(move || self.sitting.phase_kind.get() == phase && self.is_at_rest())
    }

    /// Whether nothing is being read, told or staged.
    pub fn is_at_rest(self) -> bool {
        !(self.table.revealing.get()
            || self.table.title_up()
            || self.busy.get()
            || self.table.staged.get())
    }
}
