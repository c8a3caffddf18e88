//! What the tables of quiz games share besides [`Table`]: cues and words of what happens, the
//! curtain of whoever reads, and the reveal that waits for *Continuer*.

mod answers;
mod own;
mod rest;
mod voice;

use super::browser::cues::Cue;
use super::browser::decks;
use super::browser::focus;
use super::browser::frame::after_paint;
use super::parts::doubt::Asked;
use super::parts::rules::{Chapter, chapter_of};
use super::presenter::{Asks, Told};
use super::sitting::{Eyes, Happening, Sitting};
use super::table::Table;
use crate::rules::answered::Answered;
use crate::rules::session::Session;
use crate::rules::{By, Chair, Game, Seat, Step};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::PatchField;
use std::ops::Deref;

/// What a table shows of each seat.
pub type Seats<V, const N: usize> = [Memo<V>; N];

/// What a table's store has there. Whoever reads it is told when it differs, not when it is written.
pub fn memo_of<F>(field: F) -> Memo<F::Value>
where
    F: Get<Value: PartialEq + Send + Sync> + Send + Sync + 'static,
{
    Memo::new(move |_| field.get())
}

/// A memo a seat, by what its index has in the table's store, for all who ask for it.
pub fn each_seat<F, const N: usize>(field: impl Fn(usize) -> F) -> Seats<F::Value, N>
where
    F: Get<Value: PartialEq + Send + Sync> + Send + Sync + 'static,
{
    std::array::from_fn(|seat| memo_of(field(seat)))
}

/// What a quiz game tells its desk.
pub trait QuizGame: Game<View: PatchField + Send + Sync> {
    /// Its rules, chapter by chapter.
    fn chapters() -> Vec<Chapter>;

    /// The chapter that opens a game.
    fn first_chapter(_setup: &Self::Setup) -> &'static str {
        "goal"
    }

    /// The chapter of the part that a game begins with.
    fn first_part() -> &'static str;

    /// Whether the tablet reads what is asked, as no person does.
    fn tablet_reads(setup: &Self::Setup, view: &Self::View, chairs: &[Chair]) -> bool;

    /// What lies open to be heard by everybody; `view` is the table's.
    fn asks(view: &Self::View, chairs: &[Chair]) -> Asks;

    /// What a reveal says, besides what followed.
    fn told(view: &Self::View, seen: &[Self::Event], chairs: &[Chair]) -> Told;

    /// Who plays.
    fn chairs(setup: &Self::Setup) -> &[Chair];

    /// The deck that the cards came from; empty when none is known.
    fn deck(setup: &Self::Setup) -> &str;

    /// The ids of the cards that were drawn.
    fn used(&self) -> Vec<&str>;

    /// The question that was over last: the id of its card, and what is asked.
    fn revealed(&self) -> Option<(String, String)>;

    /// Who answered in the step that followed this table, and how.
    fn answered(&self, step: &Step<Self>) -> Vec<Answered>;

    /// Why a move is refused, in words.
    fn refusal_words(why: Self::Refusal, chairs: &[Chair]) -> String;

    /// What everybody saw, in words, for those who hear the screen.
    fn event_words(event: &Self::Event, chairs: &[Chair]) -> Option<String>;

    /// What followed from what is revealed, in words.
    fn consequence(event: &Self::Event, chairs: &[Chair]) -> Option<String>;

    /// What is heard.
    fn cue(event: &Self::Event) -> Option<Cue>;

    /// How long the table holds its breath before that is shown, in ms; 0 ends the search.
    fn suspense(event: &Self::Event) -> Option<u32>;

    /// The same for all that was seen of an act that led to this table.
    fn breath(&self, events: &[Self::Event]) -> Option<u32> {
        events.iter().find_map(Self::suspense)
    }

    /// Whether something lies open after that, to be read before the game goes on.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether what was revealed stays on the table as it is now.
    fn lies_open(&self) -> bool {
        true
    }

    /// Whether a reveal is left to that seat to read, if a person sits there: where no such seat
    /// is a person's, it goes by itself.
    fn reads(&self, _seat: Seat) -> bool {
        true
    }

    /// What the part is called that is played there, for a replay's slider.
    fn part_name(_view: &Self::View) -> Option<String> {
        None
    }

    /// The chapter of the part of the game that begins with that, if one does.
    fn part(_event: &Self::Event) -> Option<&'static str> {
        None
    }
}

/// The common half of a quiz game's desk; cheap to copy.
pub struct Quiz<G: QuizGame> {
    table: Table,
    /// The sitting.
    pub sitting: Sitting<G>,
    /// Whose turn it is.
    pub on_turn: RwSignal<Option<Seat>>,
    /// What the table waits for.
    pub phase_kind: RwSignal<G::PhaseKind>,
    /// Whose eyes look.
    pub eyes: RwSignal<Eyes>,
    /// Whose eyes alone may see what comes next.
    pub private: Memo<Option<Seat>>,
    /// Whether somebody has asked to look who need not, until the curtain falls.
    pub asks_to_look: RwSignal<bool>,
    /// Whether the table is asked something meanwhile: clocks rest, automatic players wait.
    pub busy: RwSignal<bool>,
    /// What everybody saw in the last act.
    pub seen: RwSignal<Vec<G::Event>, LocalStorage>,
    gone: StoredValue<Option<Timeout>, LocalStorage>,
    /// How many cards had been drawn when they were marked last.
    marked: StoredValue<usize>,
}

impl<G: QuizGame> Clone for Quiz<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: QuizGame> Copy for Quiz<G> {}

impl<G: QuizGame> Deref for Quiz<G> {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl<G: QuizGame> Quiz<G> {
    /// The desk of a sitting; `private` says whose eyes alone may see what comes next, and is told
    /// whether somebody asks to look who need not.
    pub fn new(
        sitting: Sitting<G>,
        private: impl Fn(bool) -> Option<Seat> + Send + Sync + 'static,
    ) -> Quiz<G> {
        let chairs = sitting.chairs(G::chairs);
        let table = Table::new(G::ID, sitting.id(), sitting.face(), chairs);
        let asks_to_look = RwSignal::new(false);
        let private =
            Memo::new(move |_| private(asks_to_look.get()).filter(|seat| table.is_person(*seat)));
        let quiz = Quiz {
            table,
            sitting,
            on_turn: sitting.status.turn,
            phase_kind: sitting.phase,
            eyes: sitting.status.eyes,
            private,
            asks_to_look,
            busy: RwSignal::new(false),
            seen: RwSignal::new_local(vec![]),
            gone: StoredValue::new_local(None),
            marked: StoredValue::new(0),
        };
        quiz.mark_used();
        quiz.mark_own();
        // What lay open when the table was left lies open again.
        let waits = table.is_watched() || sitting.status.outcome.with_untracked(Option::is_none);
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

    /// A game begins with the cards of its goal and of its first part.
    fn announce_first(self) {
        if !self.sitting.read(Session::has_begun) {
            let first = self.sitting.read(|session| G::first_chapter(session.setup()));
            let cards = [first, G::first_part()];
            self.announce(cards.into_iter().filter_map(|card| chapter_of(G::chapters(), card)));
        }
    }

    /// When another phase begins nobody keeps looking who need not: automatic players would wait for him.
    fn cover_with_the_phase(self) {
        Effect::new(move |before: Option<G::PhaseKind>| {
            let phase = self.sitting.phase.get();
            let eyes = self.sitting.status.eyes.get_untracked();
            let stays = untrack(|| self.private.get()) == eyes;
            if eyes.is_some() && before.is_some_and(|before| before != phase) && !stays {
                self.cover();
            }
            phase
        });
    }

    /// The reveal has been read. As after an act, the tap is answered before what it hid is drawn: the
    /// results of a long game take 200 ms of a processor slowed down four times.
    pub fn go_on(self) {
        after_paint(move || {
            if self.held.try_set(false).is_none() {
                self.sitting.note_read();
            }
            focus::follow();
        });
    }

    /// Whether what the seat on turn has to do goes by itself.
    pub fn goes_by_itself(self) -> bool {
        self.sitting.read(|session| session.state().by_itself().is_some())
    }

    /// What followed from what is revealed, in words.
    pub fn followed(self) -> Vec<String> {
        let words = |events: &[G::Event]| {
            let said = |chairs: &[Chair]| {
                events.iter().filter_map(|event| G::consequence(event, chairs)).collect()
            };
            self.with_chairs(said)
        };
        self.seen.with(|events| words(events))
    }

    /// The question that was revealed last, by which card it can be reported.
    pub fn asked(self) -> Callback<(), Option<Asked>> {
        Callback::new(move |()| {
            self.sitting.read(|session| {
                let (card, q) = session.state().revealed()?;
                Some(Asked { deck: G::deck(session.setup()).to_owned(), card, q })
            })
        })
    }

    /// What it has in common with every game's.
    pub fn table(self) -> Table {
        self.table
    }

    /// Plays the move of the seat whose turn it is.
    pub fn act(self, mv: G::Move) {
        self.sitting.act_turn(mv);
    }

    /// Plays a move of the whole table.
    pub fn act_together(self, mv: G::Move) {
        self.sitting.act(By::Table, mv);
    }

    /// Plays what the whole table agrees on, from the rules sheet, which closes.
    pub fn agree(self, mv: G::Move) {
        self.rules.set(false);
        self.cover();
        self.act_together(mv);
    }

    /// Lifts the curtain of a seat.
    pub fn lift(self, seat: Seat) {
        self.sitting.look(Some(seat));
        focus::follow();
    }

    /// Lowers the curtain; whoever asked to look has looked.
    pub fn cover(self) {
        self.asks_to_look.set(false);
        self.sitting.look(None);
        focus::follow();
    }

    /// The cards that this game has drawn do not come again soon, whatever becomes of it.
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
        self.shell.saved(kept);
    }

    fn happened(self, happening: &Happening<G>) {
        focus::follow();
        match happening {
            Happening::Seen(events) => self.saw(events),
            Happening::Refused(why) => {
                self.refuse(self.with_chairs(|chairs| G::refusal_words(*why, chairs)));
            }
            Happening::NotUndone(why) => self.refuse_undo(*why),
            Happening::Undone | Happening::Read => self.held.set(false),
        }
    }

    fn saw(self, events: &[G::Event]) {
        self.refused.set(None);
        self.busy.set(false);
        self.mark_used();
        let mut cues: Vec<_> = events.iter().filter_map(G::cue).collect();
        cues.dedup();
        cues.into_iter().for_each(|cue| self.play_cue(cue));
        let words = self.with_chairs(|chairs| {
            let words = events.iter().filter_map(|event| G::event_words(event, chairs));
            words.collect::<Vec<_>>()
        });
        self.said.set(words.join(" "));
        let reveals = self.lay_open(events);
        if reveals {
            self.tell_reveal(events);
        }
        if let Some(part) = events.iter().find_map(G::part) {
            self.announce(chapter_of(G::chapters(), part));
        }
        // What one pair of eyes was shown is over.
        let eyes = self.sitting.status.eyes.get_untracked();
        if eyes.is_some() && (reveals || untrack(|| self.private.get()) != eyes) {
            self.cover();
        }
    }

    /// Shows what was revealed and what followed, until it has been read, if something was.
    fn lay_open(self, events: &[G::Event]) -> bool {
        let reveals = events.iter().any(G::reveals)
            && self.sitting.read(|session| session.state().lies_open());
        self.seen.set(events.to_vec());
        self.held.set(reveals);
        reveals
    }
}
