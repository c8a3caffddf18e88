//! The state of a replay: the current frame, the speed, and how its table reaches another frame.

use crate::app::browser::parcel::Parcel;
use crate::app::browser::sittings;
use crate::app::place::{Place, Rerun};
use crate::app::results::moment::Moment;
use crate::replay::{Frame, Timeline};
use crate::rules::fingerprint::hex;
use crate::rules::save::{self, LoadError};
use crate::rules::session::Session;
use crate::rules::{Chair, Game, GameId};
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Shows the next frame in place; returns false if the table has to be re-rendered for it.
type Next = Rc<dyn Fn(Frame) -> bool>;

/// Returns the number of journal entries after which the moment of a kind happened.
type Seek = Rc<dyn Fn(usize) -> usize>;

/// Shared by a replay's bar and its table; cheap to copy.
#[derive(Clone, Copy)]
pub struct Film {
    /// Which game.
    pub game: GameId,
    rerun: StoredValue<Rerun>,
    /// The texts of its setup and its journal, as saved.
    texts: StoredValue<(String, String)>,
    /// Its frames, once the table has read the game.
    pub timeline: RwSignal<Timeline>,
    /// The number of the current frame.
    pub number: RwSignal<usize>,
    /// Raised when the table has to be re-rendered.
    pub cut: RwSignal<u32>,
    /// Whether playback is on.
    pub plays: RwSignal<bool>,
    /// The playback speed.
    pub speed: RwSignal<u32>,
    /// The chairs, and the deck that the questions came from.
    pub told: StoredValue<(Vec<Chair>, String)>,
    /// The moments worth telling of a game that is over, in order of their kinds.
    pub moments: StoredValue<Vec<Moment>>,
    seek: StoredValue<Option<Seek>, LocalStorage>,
    next: StoredValue<Option<Next>, LocalStorage>,
}

impl Film {
    /// A replay whose game is not loaded yet.
    pub fn new(game: GameId, rerun: Rerun) -> Film {
        Film {
            game,
            rerun: StoredValue::new(rerun),
            texts: StoredValue::default(),
            timeline: RwSignal::default(),
            number: RwSignal::new(0),
            cut: RwSignal::new(0),
            plays: RwSignal::new(false),
            speed: RwSignal::new(1),
            told: StoredValue::default(),
            moments: StoredValue::default(),
            seek: StoredValue::new_local(None),
            next: StoredValue::new_local(None),
        }
    }

    /// Takes the parts of a save; returns false if it holds no game, or if the replay has unmounted meanwhile.
    pub fn take(self, parcel: Option<Parcel>) -> bool {
        let mut texts = (String::new(), String::new());
        for entry in parcel.unwrap_or_default() {
            match entry.key.rsplit_once(':') {
                Some((_, "setup")) => texts.0 = entry.value,
                Some((_, "journal")) => texts.1 = entry.value,
                _ => (),
            }
        }
        let whole = !texts.0.is_empty() && !texts.1.is_empty();
        whole && self.texts.try_set_value(texts).is_none()
    }

    /// Replays the save.
    ///
    /// # Errors
    /// Why it cannot be watched.
    pub fn load<G: Game>(self) -> Result<Session<G>, LoadError> {
        self.texts.with_value(|(setup, journal)| save::load(setup, journal)).map(|(it, _)| it)
    }

    /// The id under which the game is, or was, kept.
    pub fn id(self) -> String {
        self.rerun.with_value(|rerun| rerun.id.clone())
    }

    /// The questions on those of its cards that are the table's own.
    pub fn own_questions(self) -> BTreeSet<String> {
        self.texts.with_value(|(setup, _)| sittings::own_in(setup))
    }

    /// The place to return to.
    pub fn back(self) -> Place {
        self.rerun.with_value(|rerun| (*rerun.back).clone())
    }

    /// Sets the frames and begins at the moment that was asked for.
    pub fn begin(self, mut timeline: Timeline, whole: &Session<impl Game>) {
        let waits = whole.state().outcome().is_none();
        let print = hex(whole.fingerprint());
        if waits && !sittings::was_read(&self.id(), &print) {
            timeline.end_unread();
        }
        let from = self.rerun.with_value(|rerun| rerun.from);
        let number = timeline.after(from);
        self.timeline.set(timeline);
        self.number.set(number);
    }

    /// Sets the moments of the game, and how each is found: that takes a while, so it is done on demand.
    pub fn on_moments(self, moments: Vec<Moment>, seek: impl Fn(usize) -> usize + 'static) {
        self.moments.set_value(moments);
        self.seek.set_value(Some(Rc::new(seek)));
    }

    /// Shows the moment of that kind.
    pub fn show_moment(self, kind: usize) {
        let Some(seek) = self.seek.get_value() else { return };
        let number = self.timeline.with_untracked(|timeline| timeline.after(seek(kind)));
        self.show(number);
    }

    /// The current frame.
    pub fn frame(self) -> Option<Frame> {
        let number = self.number.get_untracked();
        self.timeline.with_untracked(|timeline| timeline.frame(number))
    }

    /// Sets how the table shows the next frame in place.
    pub fn on_next(self, next: impl Fn(Frame) -> bool + 'static) {
        self.next.set_value(Some(Rc::new(next)));
    }

    /// Shows another frame.
    pub fn show(self, number: usize) {
        let before = self.number.get_untracked();
        let number = number.min(self.timeline.with_untracked(Timeline::last));
        if number == before {
            return;
        }
        self.number.set(number);
        let next = self.next.get_value().filter(|_| number == before + 1);
        let shown = self.frame().zip(next).is_some_and(|(frame, next)| next(frame));
        if !shown {
            self.cut.update(|cut| *cut = cut.wrapping_add(1));
        }
    }

    /// Whether sounds are played: fast playback would be noise.
    pub fn is_heard(self) -> bool {
        self.speed.get_untracked() == 1
    }
}
