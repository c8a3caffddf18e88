//! A sitting on the screen: the session, the view of the current eyes, and the only place that plays. The screens
//! of a game need no other part of the machinery.

mod any;
mod drive;
mod hand_over;
mod screens;
mod status;
pub mod suspense;
mod tabs;
mod time;
mod watch;

use super::browser::clock::GameClock;
use super::browser::frame::after_paint;
use super::browser::sittings;
use super::browser::tab_lock::{LockState, TabLock};
use super::browser::taps;
use super::film::Film;
use super::shell::Shell;
use crate::rules::save::LoadError;
use crate::rules::session::{Played, Session, UndoRefusal};
use crate::rules::{By, Chair, Game, Ms, Seat, Viewer};
pub use any::AnySitting;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use reactive_stores::{Patch, PatchField, Store};
pub use screens::Speech;
pub use status::{Status, StatusStoreFields};
use std::rc::Rc;

/// What happened in one act: what everybody saw, or why it was refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening<G: Game> {
    /// The events of a step.
    Seen(Vec<G::Event>),
    /// The rule that forbids the move.
    Refused(G::Refusal),
    /// Why nothing can be taken back.
    NotUndone(UndoRefusal),
    /// The last act was taken back.
    Undone,
    /// In a replay: the reveal has been read.
    Read,
}

struct Inner<G: Game> {
    session: Session<G>,
    clock: GameClock,
    /// What the page does not show yet.
    unshown: Vec<Happening<G>>,
    /// The game's listener: cues, words, records.
    on_happening: Listener<G>,
    /// The suspense before an act is shown, in ms.
    suspense: fn(&G, &[G::Event]) -> Option<u32>,
    /// The timer that ends the suspense.
    breath: Option<Timeout>,
}

type Listener<G> = Rc<dyn Fn(&Happening<G>)>;

impl<G: Game> Inner<G> {
    fn of(session: Session<G>, now: Ms) -> Inner<G> {
        Inner {
            session,
            clock: GameClock::new(now),
            unshown: vec![],
            on_happening: Rc::new(|_| {}),
            suspense: |_, _| None,
            breath: None,
        }
    }
}

/// A running sitting. Cheap to copy; lives as long as the screen that opened it.
pub struct Sitting<G: Game>
where
    G::View: Send + Sync,
{
    inner: StoredValue<Inner<G>, LocalStorage>,
    shell: Shell,
    id: StoredValue<String>,
    tab: StoredValue<Option<TabLock>>,
    /// What the current eyes may know; written by [`Sitting::refresh`] only.
    pub view: Store<G::View>,
    /// What the table waits for.
    pub phase_kind: RwSignal<G::PhaseKind>,
    /// What every table shows, whatever the game; the rules' part is written by [`Sitting::refresh`] only.
    pub status: Store<Status>,
    /// The move whose outcome is held back.
    pub suspended: RwSignal<Option<G::Move>, LocalStorage>,
    /// While true, automatic players wait.
    pub waiting: RwSignal<bool>,
    /// Whether a voice reads the questions: automatic players then need no reading time.
    pub read_aloud: RwSignal<bool>,
    /// While true, automatic players act although private eyes look: a referee's, who plays no hand.
    pub refereed: RwSignal<bool>,
    /// While true, the game clock stands still: nobody can act.
    pub still: RwSignal<bool>,
    /// Whether the game clock stands, for whatever reason.
    pub stands: Memo<bool>,
    /// Raised when a timer that was due has not run out because the clock stood meanwhile: it is set again.
    beat: RwSignal<u32>,
    /// The replay that shows the sitting, if any.
    film: Option<Film>,
}

/// Whose eyes look: a seat's, or the table's (`None`).
pub type Eyes = Option<Seat>;

impl<G: Game> Clone for Sitting<G>
where
    G::View: Send + Sync,
{
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sitting<G> where G::View: Send + Sync {}

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Opens a saved sitting for the current screen.
    ///
    /// # Errors
    /// Why it cannot be played on; it has then been moved aside.
    pub fn open(id: &str) -> Result<Self, LoadError> {
        let (session, now) = sittings::open::<G>(id).inspect_err(|why| {
            sittings::move_aside(id, why.clone());
        })?;
        let sitting = Sitting::of(id, session, now, None);
        sitting.hold_lock();
        sitting.run_clock();
        sitting.drive();
        sitting.skip_by_touch();
        Ok(sitting)
    }

    /// A sitting with its signals; `now` is the game time of its clock.
    fn of(id: &str, session: Session<G>, now: Ms, film: Option<Film>) -> Self {
        let state = session.state();
        let (shell, still) = (Shell::get(), RwSignal::new(false));
        let status = Store::new(Status::of(&session, None, LockState::Held));
        let suspended = RwSignal::new_local(None);
        let holds = Signal::derive(move || suspended.with(Option::is_some));
        Sitting {
            view: Store::new(session.view(Viewer::Table)),
            phase_kind: RwSignal::new(state.phase_kind()),
            status,
            suspended,
            waiting: RwSignal::new(false),
            read_aloud: RwSignal::new(false),
            refereed: RwSignal::new(false),
            still,
            stands: time::stands(shell, still, holds, status),
            beat: RwSignal::new(0),
            shell,
            id: StoredValue::new(id.to_owned()),
            tab: StoredValue::new(None),
            inner: StoredValue::new_local(Inner::of(session, now)),
            film,
        }
    }

    /// Sets the game's listener.
    pub fn on_happening(self, f: impl Fn(&Happening<G>) + 'static) {
        self.inner.update_value(|inner| inner.on_happening = Rc::new(f));
    }

    /// Plays a move: session → save and, a frame later, patch → listener. The move is played and saved at once; the
    /// page answers the tap before it draws the result.
    pub fn act(self, by: By, mv: G::Move) {
        taps::note_move();
        self.act_at_once(by, mv);
    }

    /// The same for a move without a touch.
    fn act_at_once(self, by: By, mv: G::Move) {
        self.act_when(by, |clock| (clock.now(), mv));
    }

    /// The same for a touch whose exact moment counts, given in page time, in ms; `mv` receives the microseconds
    /// after the move's millisecond.
    pub fn act_touched(self, by: By, touched: f64, mv: impl FnOnce(u16) -> G::Move) {
        taps::note_move();
        self.act_when(by, |clock| {
            let (at, us) = clock.at(touched);
            (at, mv(us))
        });
    }

    fn act_when(self, by: By, when: impl FnOnce(&GameClock) -> (Ms, G::Move)) {
        if self.status.lock().get_untracked() != LockState::Held {
            return;
        }
        self.catch_up();
        let Some((at, mv)) = self.inner.try_with_value(|inner| when(&inner.clock)) else { return };
        let played = self.inner.try_update_value(|inner| inner.session.play(at, by, mv.clone()));
        let Some(Played { events, refused }) = played else { return };
        // Timers that were due have run out, even when the move is refused.
        let happened = refused.is_none() || !events.is_empty();
        if happened {
            self.save();
        }
        let seen = happened.then_some(Happening::Seen(events));
        let refused = refused.map(Happening::Refused);
        self.show_later(seen.into_iter().chain(refused).collect(), Some(mv));
    }

    /// Defers what happened until the answer to the tap has been painted.
    fn show_later(self, happened: Vec<Happening<G>>, played: Option<G::Move>) {
        let _ = self.inner.try_update_value(|inner| inner.unshown = happened);
        after_paint(move || self.show(played));
    }

    /// Shows what the page does not show yet, and calls the game's listener.
    fn catch_up(self) {
        let unshown = self.inner.try_update_value(|inner| {
            inner.breath = None;
            std::mem::take(&mut inner.unshown)
        });
        let unshown = unshown.unwrap_or_default();
        if unshown.is_empty() {
            return;
        }
        if self.suspended.with_untracked(Option::is_some) {
            self.suspended.set(None);
        }
        self.refresh();
        unshown.iter().for_each(|happening| self.tell(happening));
    }

    /// Plays a move for the seat whose turn it is.
    pub fn act_turn(self, mv: G::Move) {
        if let Some(turn) = self.status.turn().get_untracked() {
            self.act(By::Seat(turn), mv);
        }
    }

    /// Takes back the last act of a person; lowers the curtain.
    pub fn undo(self) {
        taps::note_move();
        if self.status.lock().get_untracked() != LockState::Held {
            return;
        }
        self.catch_up();
        let undone = self.inner.try_update_value(|inner| {
            let at = inner.session.undo_at();
            let undone = inner.session.undo();
            // A timer that runs again shows the time it showed then.
            if let (Ok(at), Some(_)) = (at, inner.session.state().deadline()) {
                inner.clock.set(at);
            }
            undone
        });
        self.status.eyes().set(None);
        let happening = match undone {
            Some(Ok(())) => Happening::Undone,
            Some(Err(why)) => Happening::NotUndone(why),
            None => return,
        };
        if happening == Happening::Undone {
            self.save();
        }
        self.refresh();
        self.tell(&happening);
    }

    /// Switches the eyes: the page holds their view only.
    pub fn look(self, eyes: Option<Seat>) {
        // A replay keeps private what one seat saw behind its curtain.
        if self.film.is_some() {
            return;
        }
        self.catch_up();
        self.status.eyes().set(eyes);
        self.refresh();
    }

    /// Reads from the session.
    pub fn read<T>(self, f: impl FnOnce(&Session<G>) -> T) -> T {
        self.inner.with_value(|inner| f(&inner.session))
    }

    /// The chairs as they were set up, and the same with each seat's current player.
    pub fn chairs(self, of: impl Fn(&G::Setup) -> &[Chair]) -> [Vec<Chair>; 2] {
        self.read(|session| {
            let seated = of(session.setup());
            [seated.to_vec(), session.as_played(seated)]
        })
    }

    /// Game time now, or `None` once the table is gone: for timers that may outlive it.
    pub fn try_now(self) -> Option<Ms> {
        self.inner.try_with_value(|inner| inner.clock.now())
    }

    /// Game time now.
    pub fn now(self) -> Ms {
        self.inner.with_value(|inner| inner.clock.now())
    }

    /// The key of the sitting in the saves.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    fn tell(self, happening: &Happening<G>) {
        if let Some(f) = self.inner.try_with_value(|inner| inner.on_happening.clone()) {
            f(happening);
        }
    }

    /// Notes that the reveal was read: it is not opened again when the table is left and reopened.
    pub fn note_read(self) {
        if self.film.is_some() {
            return;
        }
        sittings::note_read(&self.id.get_value(), &self.status.fingerprint().get_untracked());
    }

    /// Whether the reveal that led to the current state has been read.
    pub fn was_read(self) -> bool {
        if let Some(film) = self.film {
            return film.frame().is_none_or(|frame| frame.read);
        }
        sittings::was_read(&self.id.get_value(), &self.status.fingerprint().get_untracked())
    }

    /// Saves the game, unless another tab has taken it over.
    fn save(self) {
        let id = self.id.get_value();
        if !sittings::is_in_hand(&id) {
            self.lose_sight();
            sittings::let_go(&id);
            self.status.lock().set(LockState::Lost);
            return;
        }
        let saved =
            self.inner.with_value(|inner| sittings::save(&id, &inner.session, inner.clock.now()));
        self.shell.saved(saved);
    }

    /// The only place that writes the page's state.
    fn refresh(self) {
        let (eyes, lock) = self.status.with_untracked(|status| (status.eyes, status.lock));
        let viewer = eyes.map_or(Viewer::Table, Viewer::Seat);
        let (view, phase, status) = self.read(|session| {
            let status = Status::of(session, eyes, lock);
            (session.view(viewer), session.state().phase_kind(), status)
        });
        self.view.patch(view);
        if self.phase_kind.get_untracked() != phase {
            self.phase_kind.set(phase);
        }
        self.status.patch(status);
    }
}
