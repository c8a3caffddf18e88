//! A sitting: the journal of a game and the state it leads to. The one place that plays,
//! undoes and replays; it knows deadlines, never a clock.

use super::{By, Game, Level, Ms, Seat, Step, Viewer, fingerprint::fingerprint};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One line of the journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<M> {
    /// Somebody did something at that game time.
    Move {
        /// Game time.
        at: Ms,
        /// Who.
        by: By,
        /// What.
        mv: M,
    },
    /// A timer ran out at that game time.
    TimeUp {
        /// Game time.
        at: Ms,
    },
}

impl<M> Entry<M> {
    /// When it happened, in game time.
    pub const fn at(&self) -> Ms {
        match self {
            Entry::Move { at, .. } | Entry::TimeUp { at } => *at,
        }
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefusal {
    /// Nobody has done anything yet.
    NothingToUndo,
    /// What came last showed a secret or used chance.
    Sealed,
}

/// A journal has room for so many entries at once, which is a long game: a list that grows by doubling asks for
/// three times what it holds, and a page of WebAssembly keeps whatever it has once asked for.
const ROOM: usize = 2_048;

/// A game being played: its setup, all that happened, and the state now.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    start: G,
    state: G,
    journal: Vec<Entry<G::Move>>,
    /// For each entry, whether undo stops before it.
    sealed: Vec<bool>,
}

impl<G: Game> Session<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// The set-up rule that the setup breaks.
    pub fn new(setup: G::Setup) -> Result<Self, G::Refusal> {
        let start = G::start(&setup)?;
        let state = start.clone();
        let (journal, sealed) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM));
        Ok(Session { setup, start, state, journal, sealed })
    }

    /// Plays a journal from the start.
    ///
    /// # Errors
    /// The number of the entry that is refused (`None` for the setup) and the refusal, if a rule
    /// gave one. An entry out of its time has none: before the entry in front of it, a `TimeUp`
    /// that no timer asked for, or a move that a timer should have run out before.
    pub fn replay(
        setup: G::Setup,
        journal: Vec<Entry<G::Move>>,
    ) -> Result<Self, (Option<usize>, Option<G::Refusal>)> {
        let mut session = Session::new(setup).map_err(|why| (None, Some(why)))?;
        for (index, entry) in journal.into_iter().enumerate() {
            session.enter(entry).map_err(|why| (Some(index), why))?;
        }
        Ok(session)
    }

    fn enter(&mut self, entry: Entry<G::Move>) -> Result<(), Option<G::Refusal>> {
        let due = self.state.deadline();
        let step = match &entry {
            _ if entry.at() < self.last_at() => return Err(None),
            Entry::Move { at, .. } if due.is_some_and(|due| due <= *at) => return Err(None),
            Entry::Move { at, by, mv } => self.state.play(*at, *by, mv)?,
            Entry::TimeUp { at } if due == Some(*at) => self.state.time_up(),
            Entry::TimeUp { .. } => return Err(None),
        };
        self.record(entry, step);
        Ok(())
    }

    fn record(&mut self, entry: Entry<G::Move>, step: Step<G>) -> Vec<G::Event> {
        self.journal.push(entry);
        self.sealed.push(step.sealed);
        self.state = step.state;
        step.events
    }

    /// Runs out every timer that is due at `now`, each at its exact moment.
    pub fn tick(&mut self, now: Ms) -> Vec<G::Event> {
        let mut events = vec![];
        while let Some(at) = self.state.deadline().filter(|at| *at <= now) {
            let step = self.state.time_up();
            events.extend(self.record(Entry::TimeUp { at }, step));
        }
        events
    }

    /// Plays a move at game time `at`, after the timers that are due by then: a late tap is
    /// refused by the ordinary rule.
    ///
    /// # Errors
    /// The rule that the move breaks; timers that ran out stay run out.
    pub fn play(&mut self, at: Ms, by: By, mv: G::Move) -> (Vec<G::Event>, Result<(), G::Refusal>) {
        let mut events = self.tick(at);
        let at = at.max(self.last_at());
        match self.state.play(at, by, &mv) {
            Ok(step) => {
                events.extend(self.record(Entry::Move { at, by, mv }, step));
                (events, Ok(()))
            }
            Err(why) => (events, Err(why)),
        }
    }

    /// Whether [`Session::play`] would accept the move, the timers that are due run out first.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn can(&self, at: Ms, by: By, mv: &G::Move) -> Result<(), G::Refusal> {
        let mut state = Cow::Borrowed(&self.state);
        while state.deadline().is_some_and(|due| due <= at) {
            state = Cow::Owned(state.time_up().state);
        }
        state.play(at.max(self.last_at()), by, mv).map(|_| ())
    }

    /// How many entries would go with an undo: the last act of a person and all that followed. A
    /// person's ruling right or wrong can be taken back even when it is sealed.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo_span(&self) -> Result<usize, UndoRefusal> {
        for (back, entry) in self.journal.iter().rev().enumerate() {
            let ruling = matches!(entry, Entry::Move { mv, .. } if G::is_ruling(mv));
            if self.is_human(entry) && ruling {
                return Ok(back + 1);
            }
            if self.sealed[self.journal.len() - 1 - back] {
                return Err(UndoRefusal::Sealed);
            }
            if self.is_human(entry) {
                return Ok(back + 1);
            }
        }
        Err(UndoRefusal::NothingToUndo)
    }

    fn is_human(&self, entry: &Entry<G::Move>) -> bool {
        match entry {
            Entry::Move { by: By::Seat(seat), .. } => G::automatic(&self.setup, *seat).is_none(),
            Entry::Move { by: By::Table, .. } => true,
            Entry::TimeUp { .. } => false,
        }
    }

    /// When the act was done that an undo takes back first: clocks then show what they showed.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo_at(&self) -> Result<Ms, UndoRefusal> {
        let keep = self.journal.len() - self.undo_span()?;
        Ok(self.journal[keep].at())
    }

    /// Takes back the last act of a person and all that followed it.
    ///
    /// # Errors
    /// Why nothing can be taken back; the session is then as it was.
    pub fn undo(&mut self) -> Result<(), UndoRefusal> {
        let keep = self.journal.len() - self.undo_span()?;
        self.journal.truncate(keep);
        self.sealed.truncate(keep);
        self.state = self.state_after(&self.journal);
        Ok(())
    }

    /// What the game was set up with.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The table as it is now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All that happened.
    pub fn journal(&self) -> &[Entry<G::Move>] {
        &self.journal
    }

    /// What everybody saw at the last entry; it is played once more.
    pub fn last_events(&self) -> Vec<G::Event> {
        let Some((last, before)) = self.journal.split_last() else { return vec![] };
        again(&self.state_after(before), last).events
    }

    /// The table after the first entries of the journal.
    fn state_after(&self, entries: &[Entry<G::Move>]) -> G {
        entries.iter().fold(self.start.clone(), |state, entry| again(&state, entry).state)
    }

    /// Plays the journal once more and shows each step with the table before it.
    pub fn retold(&self, mut look: impl FnMut(&G, &Step<G>)) {
        let mut state = self.start.clone();
        for entry in &self.journal {
            let step = again(&state, entry);
            look(&state, &step);
            state = step.state;
        }
    }

    /// Game time of the last entry.
    pub fn last_at(&self) -> Ms {
        self.journal.last().map_or(Ms(0), Entry::at)
    }

    /// The table as it was dealt.
    pub fn dealt(&self) -> &G {
        &self.start
    }

    /// What `viewer` may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// The fingerprint of the state now.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.state)
    }

    /// Whether that seat is played by the tablet, and how well.
    pub fn automatic(&self, seat: Seat) -> Option<Level> {
        G::automatic(&self.setup, seat)
    }
}

/// Plays an entry of a journal that was played already.
fn again<G: Game>(state: &G, entry: &Entry<G::Move>) -> Step<G> {
    let step = match entry {
        Entry::Move { at, by, mv } => state.play(*at, *by, mv),
        Entry::TimeUp { .. } => Ok(state.time_up()),
    };
    step.unwrap_or_else(|_| unreachable!("the journal was played once already"))
}
