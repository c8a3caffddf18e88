//! What every part of the *Les 12 Coups de Midi* table shares: the sitting, who sits where, whose
//! eyes are needed, and the reveal that waits for *Continuer*.

use super::help;
use super::words::{consequence, event_words, refusal_words};
use crate::app::parts::doubt::Asked;
use crate::app::parts::rules::chapter_of;
use crate::app::shell::decks;
use crate::app::shell::focus;
use crate::app::shell::sound::Cue;
use crate::app::sitting::suspense::{BREATH, HOLD, LONG_HOLD};
use crate::app::sitting::{Happening, Sitting};
use crate::app::table::Table;
use crate::rules::midi::part::Part;
use crate::rules::midi::view::{PhaseView, SeatView, TableViewStoreFields};
use crate::rules::midi::{Event, Midi, Move, Reading};
use crate::rules::session::Session;
use crate::rules::{By, Chair, GameId, Seat};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::{Field, StoreFieldIterator};
use std::ops::Deref;

/// How long a reveal stays when only automatic players wait for it to go, in ms.
const READABLE: u32 = 5_000;

/// Shared by the parts of the table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Desk {
    table: Table,
    /// The sitting.
    pub sitting: Sitting<Midi>,
    /// What the table waits for, as the eyes now looking see it.
    pub phase: Memo<PhaseView>,
    /// Whose eyes alone may see what comes next: a reader who judges, a guesser who looks.
    pub private: Memo<Option<Seat>>,
    /// Whether the last reveal is on the screen: every clock rests.
    pub reveal: RwSignal<bool>,
    /// Whether it is asked what was really said.
    pub in_fact: RwSignal<bool>,
    /// What followed from the answer that is revealed, in words.
    pub followed: RwSignal<Vec<String>>,
    /// What the table saw last in the wallets: [`super::parts::flights`] shows what changed since.
    pub purses: StoredValue<Vec<u32>>,
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
    pub fn new(sitting: Sitting<Midi>) -> Desk {
        let chairs = sitting.read(|session| session.setup().chairs.clone());
        let table = Table::new(GameId::Midi, sitting.id(), sitting.face(), chairs);
        let phase = Memo::new(move |_| sitting.table.phase().get());
        let private =
            Memo::new(move |_| phase.with(whose_eyes).filter(|seat| table.is_person(*seat)));
        let desk = Desk {
            table,
            sitting,
            phase,
            private,
            reveal: RwSignal::new(false),
            in_fact: RwSignal::new(false),
            followed: RwSignal::new(vec![]),
            purses: StoredValue::new(vec![]),
            gone: StoredValue::new_local(None),
        };
        desk.mark_used();
        // What lay open when the table was left lies open again.
        if !sitting.was_read() {
            desk.lay_open(&sitting.read(Session::last_events));
        }
        sitting.on_happening(move |happening| desk.happened(happening));
        sitting.on_suspense(suspense);
        desk.rest();
        desk.announce_parts();
        desk
    }

    /// The clock stands and automatic players wait as long as a reveal is read; the clock stands
    /// too as long as a curtain hangs.
    fn rest(self) {
        Effect::new(move || {
            let (reveal, private) = (self.reveal.get(), self.private.get());
            let hangs = private.is_some() && self.sitting.eyes.get() != private;
            let title = self.title.with(Option::is_some);
            let asks = self.in_fact.get();
            self.sitting.waiting.set(reveal || title || asks);
            self.sitting.still.set(reveal || hangs || title || asks);
        });
        Effect::new(move || {
            // Whoever has answered reads as long as he likes.
            let answered = self.sitting.table.shown().with(|shown| shown.as_ref().map(|s| s.seat));
            let waits = [self.sitting.turn.get(), answered];
            let alone =
                self.reveal.get() && waits.into_iter().flatten().all(|seat| !self.is_person(seat));
            let timer = alone.then(|| Timeout::new(READABLE, move || self.go_on()));
            self.gone.set_value(timer);
        });
    }

    /// The game begins with its goal, each part with its title card.
    fn announce_parts(self) {
        let part = Memo::new(move |_| help::phase_of(self.part()));
        Effect::new(move |before: Option<&'static str>| {
            let now = part.get();
            let fresh = || self.sitting.read(|session| session.journal().is_empty());
            match before {
                None if fresh() => self.announce(chapter_of(help::chapters(), "goal")),
                Some(before) if before != now && now != "over" => {
                    self.announce(chapter_of(help::chapters(), now));
                }
                _ => {}
            }
            now
        });
    }

    /// The reveal has been read.
    pub fn go_on(self) {
        if self.reveal.try_set(false).is_none() {
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

    /// What the eyes now looking know of a seat.
    pub fn field(self, seat: Seat) -> Field<SeatView> {
        self.sitting.table.seats().at_unkeyed(seat.index()).into()
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

    /// Whether a person at the screen has to act now.
    pub fn hands_on(self) -> bool {
        self.sitting.turn.get().is_some_and(|seat| self.is_person(seat))
    }

    /// Whether a player reads and judges.
    pub fn reading(self) -> Reading {
        self.sitting.read(|session| session.setup().reading)
    }

    /// Whether questions are simply shown to everybody outside round 3 (option O11).
    pub fn shown_to_all(self) -> bool {
        self.reading() == Reading::Tablet
            || self.sitting.read(|session| session.setup().options.shown_to_all)
    }

    /// The part of the game that is on the screen: that of the question, while its reveal is read.
    pub fn part(self) -> Part {
        let shown = self.reveal.get().then(|| self.sitting.table.shown_in().get()).flatten();
        shown.unwrap_or_else(|| self.phase.with(Part::of_phase))
    }

    /// Plays the move of the seat whose turn it is.
    pub fn act(self, mv: Move) {
        self.sitting.act_turn(mv);
    }

    /// Plays a move of that seat, on turn or not.
    pub fn act_by(self, seat: Seat, mv: Move) {
        self.sitting.act(By::Seat(seat), mv);
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

    /// The cards that this game has drawn do not come again soon, whatever becomes of it.
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

    fn happened(self, happening: &Happening<Midi>) {
        focus::follow();
        match happening {
            Happening::Seen(events) => self.saw(events),
            Happening::Refused(why) => {
                self.refuse(self.with_chairs(|chairs| refusal_words(*why, chairs)));
            }
            Happening::NotUndone(why) => self.refuse_undo(*why),
            Happening::Undone => self.reveal.set(false),
        }
    }

    fn saw(self, events: &[Event]) {
        self.refused.set(None);
        self.in_fact.set(false);
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

    /// Shows what an answer reveals and what followed, until it has been read, if these reveal one.
    fn lay_open(self, events: &[Event]) -> bool {
        let shown = self.sitting.table.shown().with_untracked(Option::is_some);
        let over = self.sitting.phase.get_untracked() == "over";
        let reveals = shown && !over && events.iter().any(is_revealing);
        self.followed.set(self.with_chairs(|chairs| {
            events.iter().filter_map(|event| consequence(event, chairs)).collect()
        }));
        self.reveal.set(reveals);
        reveals
    }

    fn cue(self, event: &Event) {
        match *event {
            Event::Chose { right, .. }
            | Event::Ruled { right, .. }
            | Event::Guessed { right, .. }
            | Event::Overruled { right, .. } => {
                self.play_cue(if right { Cue::Right } else { Cue::Wrong });
            }
            Event::Opened { truth, .. } => {
                self.play_cue(if truth { Cue::Right } else { Cue::Wrong });
            }
            Event::TimeRanOut { .. } | Event::FaceOffLost { .. } => self.play_cue(Cue::Wrong),
            Event::Asked { .. } | Event::NewSheet { .. } => self.play_cue(Cue::Draw),
            Event::Lifted { .. } | Event::Took { .. } => self.play_cue(Cue::Lay),
            Event::Guessing { .. } | Event::FaceOff { .. } => self.play_cue(Cue::Turn),
            Event::Ended { end } if !end.stopped => self.play_cue(Cue::Win),
            _ => {}
        }
    }
}

fn whose_eyes(phase: &PhaseView) -> Option<Seat> {
    use crate::rules::midi::view::Manner;
    match phase {
        PhaseView::FaceOff(face_off) if face_off.manner == Manner::Judged => Some(face_off.hands),
        PhaseView::Star { seat, typed: false, .. } => Some(*seat),
        _ => None,
    }
}

/// How long the table holds its breath before that is shown, in ms; in a face-off the sand would not wait.
const fn suspense(event: &Event) -> Option<u32> {
    match event {
        // What was put right is no news.
        Event::SaidInFact { .. } => Some(0),
        Event::Opened { .. } => Some(BREATH),
        Event::Chose { .. } => Some(HOLD),
        Event::Guessed { .. } => Some(LONG_HOLD),
        _ => None,
    }
}

/// Whether a question lies open after that, to be read before the game goes on. In a face-off
/// there is no time for it: what was right is said in a line instead.
fn is_revealing(event: &Event) -> bool {
    matches!(
        event,
        Event::Chose { .. }
            | Event::TimeRanOut { .. }
            | Event::FaceOffLost { .. }
            | Event::NewSheet { .. }
            | Event::RoundLost { .. }
    )
}
