//! The part that the tables of quiz games share besides [`Table`]: cues and words for events, the reader's curtain,
//! the reveal that waits for *Continuer*; the current screen ([`screen`]) and its controls ([`controls`]).

mod answers;
mod at_table;
pub mod controls;
mod own;
mod rest;
pub mod screen;
pub mod side_bets;
mod voice;

use super::browser::decks;
use super::browser::focus;
use super::browser::frame::after_paint;
use super::browser::settings::Lang;
use super::parts::chapter::{Chapter, chapter_of};
use super::parts::doubt::Asked;
use super::presenter::{Asks, Told};
use super::sitting::{Happening, Sitting, StatusStoreFields};
use super::table::Table;
use super::words::set_deck_language;
use crate::cues::Cue;
use crate::decks::Language;
use crate::rules::answered::Answered;
use crate::rules::session::Session;
use crate::rules::{By, Chair, Seat, Step};
use crate::screens::OnScreens;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::PatchField;

/// One memo per seat.
pub type Seats<V, const N: usize> = [Memo<V>; N];

/// A store field as a memo: readers are notified when the value differs, not at each write.
pub fn memo_of<F>(field: F) -> Memo<F::Value>
where
    F: Get<Value: PartialEq + Send + Sync> + Send + Sync + 'static,
{
    Memo::new(move |_| field.get())
}

/// One memo per seat, shared by all readers; `field` returns the store field of a seat by its index.
pub fn each_seat<F, const N: usize>(field: impl Fn(usize) -> F) -> Seats<F::Value, N>
where
    F: Get<Value: PartialEq + Send + Sync> + Send + Sync + 'static,
{
    std::array::from_fn(|seat| memo_of(field(seat)))
}

/// What a quiz game provides for its desk.
pub trait QuizGame: OnScreens<View: PatchField + Send + Sync> {
    /// The rules of that setup, chapter by chapter; the first one is the goal.
    fn chapters(setup: &Self::Setup) -> Vec<Chapter>;

    /// The chapter of the game's first part.
    fn first_part() -> &'static str;

    /// Whether the tablet reads the questions, because no person does.
    fn tablet_reads(setup: &Self::Setup, view: &Self::View, chairs: &[Chair]) -> bool;

    /// The question that everybody may hear; `view` is the table's.
    fn asks(view: &Self::View, chairs: &[Chair]) -> Asks;

    /// The texts of a reveal, without its consequences.
    fn told(view: &Self::View, seen: &[Self::Event], chairs: &[Chair]) -> Told;

    /// The chairs of a setup.
    fn chairs(setup: &Self::Setup) -> &[Chair];

    /// The id of the deck that the cards came from; empty when unknown.
    fn deck(setup: &Self::Setup) -> &str;

    /// The ids of the cards that were drawn.
    fn used(&self) -> Vec<&str>;

    /// The question that was over last: the id of its card, and its text.
    fn revealed(&self) -> Option<(String, String)>;

    /// The answers given in the step that followed this state.
    fn answered(&self, step: &Step<Self>) -> Vec<Answered>;

    /// Why a move is refused, in words.
    fn refusal_words(why: Self::Refusal, chairs: &[Chair]) -> String;

    /// The event in words, for screen readers.
    fn event_words(event: &Self::Event, chairs: &[Chair]) -> Option<String>;

    /// All events of an act in words, for screen readers.
    fn said(events: &[Self::Event], chairs: &[Chair]) -> Vec<String> {
        events.iter().filter_map(|event| Self::event_words(event, chairs)).collect()
    }

    /// A consequence of the reveal, in words.
    fn consequence(event: &Self::Event, chairs: &[Chair]) -> Option<String>;

    /// The consequences of a reveal, in words.
    fn consequences(events: &[Self::Event], chairs: &[Chair]) -> Vec<String> {
        events.iter().filter_map(|event| Self::consequence(event, chairs)).collect()
    }

    /// The sound of an event.
    fn cue(event: &Self::Event) -> Option<Cue>;

    /// The suspense before the event is shown, in ms; 0 means none and ends the search.
    fn suspense(event: &Self::Event) -> Option<u32>;

    /// The same for all events of the act that led to this state.
    fn breath(&self, events: &[Self::Event]) -> Option<u32> {
        events.iter().find_map(Self::suspense)
    }

    /// Whether the event lays something open that is read before the game goes on.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether what was revealed is still open in this state.
    fn lies_open(&self) -> bool {
        true
    }

    /// Whether that seat, if a person sits there, is given time to read a reveal; without such a person the reveal
    /// closes by itself.
    fn reads(&self, _seat: Seat) -> bool {
        true
    }

    /// The name of the part that is played, for a replay's slider.
    fn part_name(_view: &Self::View) -> Option<String> {
        None
    }

    /// The chapter of the part that the event begins, if any.
    fn part(_event: &Self::Event) -> Option<&'static str> {
        None
    }
}

/// The common half of a quiz game's desk; cheap to copy.
pub struct Quiz<G: QuizGame> {
    /// The part shared with the tables of all games.
    pub table: Table,
    /// The sitting.
    pub sitting: Sitting<G>,
    /// Whose eyes alone may see what comes next.
    pub private: Memo<Option<Seat>>,
    /// Whether somebody has asked to look behind the curtain without having to; reset when it is lowered.
    pub asks_to_look: RwSignal<bool>,
    /// Whether the table is asked something meanwhile: the clock stands, automatic players wait.
    pub busy: RwSignal<bool>,
    /// The events of the last act.
    pub last_events: RwSignal<Vec<G::Event>, LocalStorage>,
    gone: StoredValue<Option<Timeout>, LocalStorage>,
    /// The number of drawn cards that were last marked as used.
    marked: StoredValue<usize>,
}

impl<G: QuizGame> Clone for Quiz<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: QuizGame> Copy for Quiz<G> {}

impl<G: QuizGame> Quiz<G> {
    /// The desk of a sitting; `private` returns the seat whose eyes alone may see what comes next, given whether
    /// somebody asks to look without having to.
    pub fn new(
        sitting: Sitting<G>,
        private: impl Fn(bool) -> Option<Seat> + Send + Sync + 'static,
    ) -> Quiz<G> {
        let chairs = sitting.chairs(G::chairs);
        let table = Table::new(G::ID, sitting.id(), sitting.any(), chairs);
        let deck = sitting.read(|session| Language::of_deck(G::deck(session.setup())));
        set_deck_language(deck.map(Lang::from));
        let asks_to_look = RwSignal::new(false);
        let private =
            Memo::new(move |_| private(asks_to_look.get()).filter(|seat| table.is_person(*seat)));
        let quiz = Quiz {
            table,
            sitting,
            private,
            asks_to_look,
            busy: RwSignal::new(false),
            last_events: RwSignal::new_local(vec![]),
            gone: StoredValue::new_local(None),
            marked: StoredValue::new(0),
        };
        quiz.mark_used();
        quiz.mark_own();
        // A reveal that lay open when the table was left is opened again.
        let waits = table.is_watched() || sitting.status.outcome().with_untracked(Option::is_none);
        if waits && !sitting.was_read() {
            quiz.lay_open(&sitting.read(Session::last_events));
        }
        sitting.on_happening(move |happening| quiz.happened(happening));
        sitting.on_suspense(G::breath);
        quiz.rest();
        quiz.cover_with_the_phase();
        quiz.record_answers();
        quiz.present_questions();
        quiz.announce_first();
        quiz
    }

    /// The rules of this table.
    pub fn chapters(self) -> Vec<Chapter> {
        self.sitting.read(|session| G::chapters(session.setup()))
    }

    /// The chapter of that name.
    pub fn chapter(self, id: &str) -> Option<Chapter> {
        chapter_of(self.chapters(), id)
    }

    /// Announces a new game with the title cards of its first chapter and its first part.
    fn announce_first(self) {
        if !self.sitting.read(Session::has_begun) {
            let goal = self.chapters().into_iter().next();
            self.table.announce(goal.into_iter().chain(self.chapter(G::first_part())));
        }
    }

    /// At a change of phase, lowers the curtain of a seat that need not look any more: automatic players would wait
    /// for it.
    fn cover_with_the_phase(self) {
        Effect::new(move |before: Option<G::PhaseKind>| {
            let phase = self.sitting.phase_kind.get();
            let eyes = self.sitting.status.eyes().get_untracked();
            let stays = untrack(|| self.private.get()) == eyes;
            if eyes.is_some() && before.is_some_and(|before| before != phase) && !stays {
                self.cover();
            }
            phase
        });
    }

    /// Closes the reveal. As after an act, the tap is answered before the screen below is drawn: the results of a
    /// long game take 200 ms on a CPU throttled four times.
    pub fn go_on(self) {
        after_paint(move || {
            if self.table.revealing.try_set(false).is_none() {
                self.sitting.note_read();
            }
            focus::follow();
        });
    }

    /// Whether the move of the seat on turn leaves no choice and is played by itself.
    pub fn goes_by_itself(self) -> bool {
        self.sitting.read(|session| session.state().by_itself().is_some())
    }

    /// The consequences of the reveal, in words.
    pub fn followed(self) -> Vec<String> {
        let words = |events: &Vec<G::Event>| self.with_chairs(|it| G::consequences(events, it));
        self.last_events.with(words)
    }

    /// The question that was revealed last, with the card by which it can be reported.
    pub fn asked(self) -> Callback<(), Option<Asked>> {
        Callback::new(move |()| {
            self.sitting.read(|session| {
                let (card, q) = session.state().revealed()?;
                Some(Asked { deck: G::deck(session.setup()).to_owned(), card, q })
            })
        })
    }

    /// Plays the move of the seat whose turn it is.
    pub fn act(self, mv: G::Move) {
        self.sitting.act_turn(mv);
    }

    /// Plays a move of the whole table.
    pub fn act_together(self, mv: G::Move) {
        self.sitting.act(By::Table, mv);
    }

    /// Plays a move that the whole table agrees on, from the rules sheet, and closes that sheet.
    pub fn agree(self, mv: G::Move) {
        self.table.rules.set(false);
        self.cover();
        self.act_together(mv);
    }

    /// Lifts the curtain of a seat.
    pub fn lift(self, seat: Seat) {
        self.sitting.look(Some(seat));
        focus::follow();
    }

    /// Lowers the curtain and ends a request to look.
    pub fn cover(self) {
        self.asks_to_look.set(false);
        self.sitting.look(None);
        focus::follow();
    }

    /// Marks the cards drawn so far as used, so that they do not return soon, whatever becomes of the game.
    fn mark_used(self) {
        if self.is_watched() {
            return;
        }
        let kept = self.sitting.read(|session| {
            let (deck, used) = (G::deck(session.setup()), session.state().used());
            let same = self.marked.try_update_value(|marked| std::mem::replace(marked, used.len()));
            if deck.is_empty() || same == Some(used.len()) {
                return Ok(());
            }
            decks::mark_used(deck, &used)
        });
        self.table.shell.saved(kept);
    }

    fn happened(self, happening: &Happening<G>) {
        focus::follow();
        match happening {
            Happening::Seen(events) => self.saw(events),
            Happening::Refused(why) => {
                self.table.refuse(self.with_chairs(|chairs| G::refusal_words(*why, chairs)));
            }
            Happening::NotUndone(why) => self.table.refuse_undo(*why),
            Happening::Undone | Happening::Read => self.table.revealing.set(false),
        }
    }

    fn saw(self, events: &[G::Event]) {
        self.table.refused.set(None);
        self.busy.set(false);
        self.mark_used();
        let mut cues: Vec<_> = events.iter().filter_map(G::cue).collect();
        cues.dedup();
        cues.into_iter().for_each(|cue| self.play_cue(cue));
        let words = self.with_chairs(|chairs| G::said(events, chairs));
        self.table.said.set(words.join(" "));
        let reveals = self.lay_open(events);
        if reveals {
            self.tell_reveal(events);
        }
        if let Some(part) = events.iter().find_map(G::part) {
            self.table.announce(self.chapter(part));
        }
        // The private view of one seat is over.
        let eyes = self.sitting.status.eyes().get_untracked();
        if eyes.is_some() && (reveals || untrack(|| self.private.get()) != eyes) {
            self.cover();
        }
    }

    /// Opens the reveal if an event has something to read, with the consequences; returns whether it does.
    fn lay_open(self, events: &[G::Event]) -> bool {
        let reveals = events.iter().any(G::reveals)
            && self.sitting.read(|session| session.state().lies_open());
        self.last_events.set(events.to_vec());
        self.table.revealing.set(reveals);
        reveals
    }
}
