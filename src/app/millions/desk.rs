//! What every part of the *Qui veut gagner des millions ?* table shares: the sitting, who sits
//! where, whose eyes are needed, the suspense before a reveal and the reveal itself.

use super::words::{consequence, event_words, refusal_words};
use crate::app::Shell;
use crate::app::shell::decks;
use crate::app::shell::focus;
use crate::app::shell::settings::Settings;
use crate::app::shell::sound::Cue;
use crate::app::sitting::{Happening, Sitting};
use crate::app::table::Table;
use crate::rules::millions::view::{PhaseView, SeatView, TableViewStoreFields};
use crate::rules::millions::{Event, Millions, Move};
use crate::rules::session::Session;
use crate::rules::{By, Chair, GameId, Seat};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;
use std::ops::Deref;

/// How long the table holds its breath before the answers turn, in ms.
const SUSPENSE: u32 = 1_400;
/// How long a reveal stays when only automatic players wait for it to go, in ms.
const READABLE: u32 = 5_000;

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    table: Table,
    /// The sitting.
    pub sitting: Sitting<Millions>,
    /// What the table waits for, as the eyes now looking see it.
    pub phase: Memo<PhaseView>,
    /// Whose eyes alone may see what comes next.
    pub private: Memo<Option<Seat>>,
    /// Whether the answers have yet to turn: until then nothing on the screen tells them.
    pub suspense: RwSignal<bool>,
    /// What followed from the answers that are revealed, in words.
    pub followed: RwSignal<Vec<String>>,
    turns: StoredValue<Option<Timeout>, LocalStorage>,
    gone: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Deref for Desk {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Desk {
    /// The desk of a sitting.
    pub fn new(sitting: Sitting<Millions>) -> Desk {
        let chairs = sitting.read(|session| session.setup().chairs.clone());
        let table = Table::new(GameId::Millions, sitting.id(), sitting.face(), chairs);
        let phase = Memo::new(move |_| sitting.table.phase().get());
        let private = Memo::new(move |_| whose_eyes(sitting).filter(|seat| table.is_person(*seat)));
        let desk = Desk {
            table,
            sitting,
            phase,
            private,
            suspense: RwSignal::new(false),
            followed: RwSignal::new(vec![]),
            turns: StoredValue::new_local(None),
            gone: StoredValue::new_local(None),
        };
        desk.mark_used();
        // What lay open when the table was left lies open again.
        let over = sitting.phase.get_untracked() == "over";
        if !over {
            desk.lay_open(&sitting.read(Session::last_events));
        }
        sitting.on_happening(move |happening| desk.happened(happening));
        desk.rest();
        desk
    }

    /// The clock stands and automatic players wait as long as a reveal is read; the clock stands
    /// too as long as a curtain hangs.
    fn rest(self) {
        Effect::new(move || {
            let (reveal, private) = (self.held.get(), self.private.get());
            let hangs = private.is_some() && self.sitting.eyes.get() != private;
            self.sitting.waiting.set(reveal);
            self.sitting.still.set(reveal || hangs);
        });
        Effect::new(move || {
            let alone = self.held.get() && !self.suspense.get() && !self.with_chairs(any_person);
            let timer = alone.then(|| Timeout::new(READABLE, move || self.go_on()));
            self.gone.set_value(timer);
        });
    }

    /// The answers turn now.
    pub fn turn_over(self) {
        self.turns.set_value(None);
        if self.suspense.try_set(false).is_none() {
            self.table.said.set(self.followed.get_untracked().join(" "));
            self.play_cue(if self.any_right() { Cue::Right } else { Cue::Wrong });
        }
        focus::follow();
    }

    fn any_right(self) -> bool {
        self.sitting.table.shown().with_untracked(|shown| {
            shown.as_ref().is_some_and(|shown| shown.given.iter().any(|answer| answer.right))
        })
    }

    /// The reveal has been read.
    pub fn go_on(self) {
        self.held.try_set(false);
        focus::follow();
    }

    /// The desk of the table around.
    pub fn get() -> Desk {
        expect_context()
    }

    /// Every seat, in order.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.with_chairs(<[Chair]>::len) as u8)
    }

    /// What the table shows of a seat: as it was, as long as the answers have yet to turn.
    pub fn seen(self, seat: Seat) -> Memo<SeatView> {
        let field = self.sitting.table.seats().at_unkeyed(seat.index());
        self.unhurried(move || field.get())
    }

    /// The level, likewise.
    pub fn level(self) -> Memo<u8> {
        let level = self.sitting.table.level();
        self.unhurried(move || level.get())
    }

    fn unhurried<T>(self, now: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |before: Option<&T>| match before {
            Some(before) if self.suspense.get() => before.clone(),
            _ => {
                self.suspense.track();
                now()
            }
        })
    }

    /// What it has in common with every game's.
    pub fn table(self) -> Table {
        self.table
    }

    /// Plays the move of the seat whose turn it is.
    pub fn act(self, mv: Move) {
        self.sitting.act_turn(mv);
    }

    /// Plays a move of the whole table.
    pub fn act_together(self, mv: Move) {
        self.sitting.act(By::Table, mv);
    }

    /// Lifts the curtain of a seat.
    pub fn lift(self, seat: Seat) {
        self.sitting.look(Some(seat));
        focus::follow();
    }

    /// Lowers the curtain.
    pub fn cover(self) {
        self.sitting.look(None);
        focus::follow();
    }

    /// The questions that this match has asked do not come again soon, whatever becomes of it.
    fn mark_used(self) {
        let kept = self.sitting.read(|session| {
            let deck = &session.setup().deck;
            if deck.is_empty() {
                Ok(())
            } else {
                decks::mark_used(deck, &session.state().used_ids())
            }
        });
        self.shell.saved(kept);
    }

    fn happened(self, happening: &Happening<Millions>) {
        focus::follow();
        match happening {
            Happening::Seen(events) => self.saw(events),
            Happening::Refused(why) => {
                self.refuse(self.with_chairs(|chairs| refusal_words(*why, chairs)));
            }
            Happening::NotUndone(why) => self.refuse_undo(*why),
            Happening::Undone => {
                self.suspense.set(false);
                self.held.set(false);
            }
        }
    }

    fn saw(self, events: &[Event]) {
        self.refused.set(None);
        self.mark_used();
        events.iter().for_each(|event| self.cue(event));
        let reveals = self.lay_open(events);
        if !reveals {
            let words = self.with_chairs(|chairs| {
                events.iter().filter_map(|event| event_words(event, chairs)).collect::<Vec<_>>()
            });
            self.said.set(words.join(" "));
        }
        // What one pair of eyes was shown is over.
        let eyes = self.sitting.eyes.get_untracked();
        if eyes.is_some() && (reveals || untrack(|| self.private.get()) != eyes) {
            self.cover();
        }
    }

    /// Shows what was revealed and what followed, until it has been read, if something was.
    fn lay_open(self, events: &[Event]) -> bool {
        let shown = self.sitting.table.shown().with_untracked(Option::is_some);
        let reveals = shown && events.iter().any(|event| matches!(event, Event::Revealed { .. }));
        self.followed.set(self.with_chairs(|chairs| {
            events.iter().filter_map(|event| consequence(event, chairs)).collect()
        }));
        let waits = reveals && !is_still(self.shell);
        self.suspense.set(waits);
        self.held.set(reveals);
        let turns = waits.then(|| Timeout::new(SUSPENSE, move || self.turn_over()));
        self.turns.set_value(turns);
        reveals
    }

    fn cue(self, event: &Event) {
        match event {
            Event::Put { .. } | Event::Voted { .. } => self.play_cue(Cue::Draw),
            Event::Used { .. } | Event::Phoned { .. } => self.play_cue(Cue::Turn),
            Event::Settled { .. } | Event::FinalWord { yes: true, .. } => self.play_cue(Cue::Lay),
            Event::Tried { right: false, .. } | Event::Busy { .. } | Event::CallOver { .. } => {
                self.play_cue(Cue::Wrong);
            }
            Event::Ended { .. } => self.play_cue(Cue::Win),
            _ => {}
        }
    }
}

/// Whether nothing is to move: then nobody is kept waiting either.
fn is_still(shell: Shell) -> bool {
    shell.settings.with_untracked(Settings::reduced_motion)
}

fn any_person(chairs: &[Chair]) -> bool {
    chairs.iter().any(|chair| chair.player == crate::rules::Player::Person)
}

fn whose_eyes(sitting: Sitting<Millions>) -> Option<Seat> {
    match sitting.table.phase().get() {
        PhaseView::Reading { .. }
        | PhaseView::Answer { aloud: false, .. }
        | PhaseView::Fifty { .. }
        | PhaseView::Vote { .. }
        | PhaseView::Friend { .. } => sitting.table.turn().get(),
        _ => None,
    }
}
