//! What every part of the *Qui veut gagner des millions ?* table shares: the sitting, who sits
//! where, whose eyes are needed, and the reveal that waits for *Continuer*.

use super::help::chapters;
use super::words::{consequence, event_words, refusal_words};
use crate::app::parts::doubt::Asked;
use crate::app::parts::rules::chapter_of;
use crate::app::shell::decks;
use crate::app::shell::focus;
use crate::app::shell::sound::Cue;
use crate::app::sitting::suspense::LONG_HOLD;
use crate::app::sitting::{Happening, Sitting};
use crate::app::table::Table;
use crate::rules::millions::view::{PhaseView, SeatView, ShownView, TableViewStoreFields};
use crate::rules::millions::{Event, Leave, Millions, Move};
use crate::rules::session::Session;
use crate::rules::{By, Chair, GameId, Seat};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;
use std::ops::Deref;

/// How long a reveal stays when only automatic players wait for it to go, in ms.
const READABLE: u32 = 5_000;

/// That a seat leaves the game with so much, in euros.
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
    table: Table,
    /// The sitting.
    pub sitting: Sitting<Millions>,
    /// What the table waits for, as the eyes now looking see it.
    pub phase: Memo<PhaseView>,
    /// Whose eyes alone may see what comes next.
    pub private: Memo<Option<Seat>>,
    /// Whether the host has asked for his console, where the right answer is (MIL-H4).
    pub console: RwSignal<bool>,
    /// What followed from the answers that are revealed, in words.
    pub followed: RwSignal<Vec<String>>,
    /// Who was paid in that, how much, in euros, and why.
    pub payments: RwSignal<Vec<Payment>>,
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
        let console = RwSignal::new(false);
        let private = Memo::new(move |_| {
            let eyes = if console.get() { sitting.table.host().get() } else { whose_eyes(sitting) };
            eyes.filter(|seat| table.is_person(*seat))
        });
        let desk = Desk {
            table,
            sitting,
            phase,
            private,
            console,
            followed: RwSignal::new(vec![]),
            payments: RwSignal::new(vec![]),
            gone: StoredValue::new_local(None),
        };
        desk.mark_used();
        // What lay open when the table was left lies open again.
        if !sitting.was_read() && sitting.phase.get_untracked() != "over" {
            desk.lay_open(&sitting.read(Session::last_events));
        }
        sitting.on_happening(move |happening| desk.happened(happening));
        sitting.on_suspense(suspense);
        desk.rest();
        if sitting.read(|session| session.journal().is_empty()) {
            desk.announce(chapter_of(chapters(), "goal"));
        }
        desk
    }

    /// The clock stands and automatic players wait as long as a reveal is read; the clock stands
    /// too as long as a curtain hangs.
    fn rest(self) {
        Effect::new(move || {
            let (reveal, private) = (self.held.get(), self.private.get());
            let hangs = private.is_some() && self.sitting.eyes.get() != private;
            let title = self.title.with(Option::is_some);
            self.sitting.waiting.set(reveal || title);
            self.sitting.still.set(reveal || hangs || title);
        });
        Effect::new(move || {
            let alone = self.held.get() && !self.with_chairs(any_person);
            let timer = alone.then(|| Timeout::new(READABLE, move || self.go_on()));
            self.gone.set_value(timer);
        });
    }

    /// The reveal has been read.
    pub fn go_on(self) {
        if self.held.try_set(false).is_none() {
            self.sitting.note_read();
        }
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

    /// What the table shows of a seat.
    pub fn seen(self, seat: Seat) -> Memo<SeatView> {
        let field = self.sitting.table.seats().at_unkeyed(seat.index());
        Memo::new(move |_| field.get())
    }

    /// The level of the question on the screen.
    pub fn level(self) -> Memo<u8> {
        let table = self.sitting.table;
        Memo::new(move |_| {
            let shown = || table.shown().with(|shown| shown.as_ref().map(|shown| shown.level));
            let shown = self.held.get().then(shown).flatten();
            shown.unwrap_or_else(|| table.level().get())
        })
    }

    /// What the reveal on the screen says of a seat's answer, if it gave one.
    pub fn verdict(self, seat: Seat) -> Option<bool> {
        let given =
            |shown: &ShownView| shown.given.iter().find(|g| g.seat == seat).map(|g| g.right);
        let shown = self.sitting.table.shown();
        self.held.get().then(|| shown.with(|shown| shown.as_ref().and_then(given))).flatten()
    }

    /// What a seat is paid by the reveal on the screen, if it leaves the game.
    pub fn payment(self, seat: Seat) -> Option<Payment> {
        let paid = || self.payments.with(|paid| paid.iter().copied().find(|p| p.seat == seat));
        self.held.get().then(paid).flatten()
    }

    /// The question that was revealed last, by which card it can be reported.
    pub fn asked(self) -> Callback<(), Option<Asked>> {
        Callback::new(move |()| {
            let deck = self.sitting.read(|session| session.setup().deck.clone());
            let shown = self.sitting.table.shown().get_untracked();
            shown.map(|shown| Asked { deck, card: shown.card, q: shown.q })
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

    /// Whether the host may ask for his console: while the question lies open and a person leads.
    pub fn has_console(self, seat: Seat) -> bool {
        let hosts = self.sitting.table.host().get() == Some(seat) && self.is_person(seat);
        let open = self.sitting.table.question().with(Option::is_some);
        hosts
            && open
            && !self.held.get()
            && !self.console.get()
            && self.sitting.eyes.get().is_none()
    }

    /// The tablet goes to the host, who looks at his console.
    pub fn ask_for_console(self) {
        self.console.set(true);
        focus::follow();
    }

    /// Lifts the curtain of a seat.
    pub fn lift(self, seat: Seat) {
        self.sitting.look(Some(seat));
        focus::follow();
    }

    /// Lowers the curtain; the host has looked.
    pub fn cover(self) {
        self.console.set(false);
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
            Happening::Undone => self.held.set(false),
        }
    }

    fn saw(self, events: &[Event]) {
        self.refused.set(None);
        self.mark_used();
        events.iter().for_each(|event| self.cue(event));
        let words = self.with_chairs(|chairs| {
            events.iter().filter_map(|event| event_words(event, chairs)).collect::<Vec<_>>()
        });
        self.said.set(words.join(" "));
        let reveals = self.lay_open(events);
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
        self.payments.set(events.iter().filter_map(payment).collect());
        self.held.set(reveals);
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
            Event::Answered { right, .. } => {
                self.play_cue(if *right { Cue::Right } else { Cue::Wrong });
            }
            Event::Ended { .. } => self.play_cue(Cue::Win),
            _ => {}
        }
    }
}

/// How long the table holds its breath before all answers turn, in ms.
const fn suspense(event: &Event) -> Option<u32> {
    match event {
        Event::Revealed { .. } => Some(LONG_HOLD),
        _ => None,
    }
}

const fn payment(event: &Event) -> Option<Payment> {
    match *event {
        Event::Paid { seat, amount, why } => Some(Payment { seat, amount, why }),
        _ => None,
    }
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
