//! A sitting: the journal of a game and the state it leads to. The one place that plays,
//! undoes and replays; it knows deadlines, never a clock.

use super::{By, Chair, Game, Level, Ms, Player, Seat, Step, Viewer, fingerprint::fingerprint};
use std::borrow::Cow;

pub use super::journal::{Entry, NotHandedOver, Played, ReplayError, UndoRefusal};

/// Entries that a journal reserves room for, enough for a long game: a list that grows by doubling asks for
/// three times what it holds, and a WebAssembly page never returns memory.
const ROOM: usize = 2_048;

/// A game being played: its setup, all that happened, and the state now.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    start: G,
    state: G,
    journal: Vec<Entry<G::Move>>,
    /// For each entry, whether undo stops before it (`sealed`) and whether a person did it (`human`).
    sealed: Vec<bool>,
    human: Vec<bool>,
    /// Who plays each seat now.
    players: Vec<Player>,
}

impl<G: Game> Session<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// The set-up rule that the setup breaks.
    pub fn new(setup: G::Setup) -> Result<Self, G::Refusal> {
        let start = G::start(&setup)?;
        let state = start.clone();
        let journal = Vec::with_capacity(ROOM);
        let [sealed, human] = [(); 2].map(|()| Vec::with_capacity(ROOM));
        let players = seated::<G>(&setup, state.seats());
        Ok(Session { setup, start, state, journal, sealed, human, players })
    }

    /// Replays a journal from the start.
    ///
    /// # Errors
    /// Which entry cannot be played, and why.
    pub fn replay(
        setup: G::Setup,
        journal: Vec<Entry<G::Move>>,
    ) -> Result<Self, ReplayError<G::Refusal>> {
        let mut session = Session::new(setup).map_err(ReplayError::Setup)?;
        for entry in journal {
            session.enter(entry)?;
        }
        Ok(session)
    }

    fn enter(&mut self, entry: Entry<G::Move>) -> Result<(), ReplayError<G::Refusal>> {
        let (due, number) = (self.state.deadline(), self.journal.len());
        let out_of_time = Err(ReplayError::OutOfTime { entry: number });
        let step = match &entry {
            _ if entry.at() < self.last_at() => return out_of_time,
            Entry::Move { at, .. } | Entry::Handover { at, .. }
                if due.is_some_and(|due| due <= *at) =>
            {
                return out_of_time;
            }
            Entry::Move { at, by, mv } => self
                .state
                .play(*at, *by, mv)
                .map_err(|why| ReplayError::Refused { entry: number, why })?,
            Entry::TimeUp { at } if due == Some(*at) => self.state.time_up(),
            Entry::TimeUp { .. } => return out_of_time,
            Entry::Handover { at, seat, to } => self
                .may_hand_over(*seat, *to)
                .map(|()| handed_over(&self.state, *at, *seat, *to))
                .map_err(|why| ReplayError::NotHandedOver { entry: number, why })?,
        };
        self.record(entry, step);
        Ok(())
    }

    fn record(&mut self, entry: Entry<G::Move>, step: Step<G>) -> Vec<G::Event> {
        self.human.push(self.is_human(&entry));
        if let Entry::Handover { seat, to, .. } = entry {
            self.players[seat.index()] = to;
        }
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
    pub fn play(&mut self, at: Ms, by: By, mv: G::Move) -> Played<G> {
        let mut events = self.tick(at);
        let at = at.max(self.last_at());
        let refused = match self.state.play(at, by, &mv) {
            Ok(step) => {
                events.extend(self.record(Entry::Move { at, by, mv }, step));
                None
            }
            Err(why) => Some(why),
        };
        Played { events, refused }
    }

    /// Hands that seat over at game time `at`, after the timers that are due by then. The hand-over is an
    /// entry of the journal and can be undone.
    pub fn hand_over(&mut self, at: Ms, seat: Seat, to: Player) -> Played<G, NotHandedOver> {
        let mut events = self.tick(at);
        let at = at.max(self.last_at());
        let refused = self.may_hand_over(seat, to).err();
        if refused.is_none() {
            let step = handed_over(&self.state, at, seat, to);
            events.extend(self.record(Entry::Handover { at, seat, to }, step));
        }
        Played { events, refused }
    }

    fn may_hand_over(&self, seat: Seat, to: Player) -> Result<(), NotHandedOver> {
        match self.players.get(seat.index()) {
            None => Err(NotHandedOver::NobodyThere),
            Some(_) if self.state.outcome().is_some() => Err(NotHandedOver::Over),
            Some(now) if *now == to => Err(NotHandedOver::PlaysAlready),
            Some(_) => Ok(()),
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

    /// How many entries an undo would remove: the last act of a person and all that followed. A person's
    /// ruling right or wrong can be taken back even when it is sealed.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo_span(&self) -> Result<usize, UndoRefusal> {
        for (back, entry) in self.journal.iter().rev().enumerate() {
            let ruling = matches!(entry, Entry::Move { mv, .. } if G::is_ruling(mv));
            let place = self.journal.len() - 1 - back;
            if self.human[place] && ruling {
                return Ok(back + 1);
            }
            if self.sealed[place] {
                return Err(UndoRefusal::Sealed);
            }
            if self.human[place] {
                return Ok(back + 1);
            }
        }
        Err(UndoRefusal::NothingToUndo)
    }

    /// Whether a person makes that entry, by who plays the seats now.
    fn is_human(&self, entry: &Entry<G::Move>) -> bool {
        match entry {
            Entry::Move { by: By::Seat(seat), .. } => self.who_plays(*seat) == Player::Person,
            Entry::Move { by: By::Table, .. } | Entry::Handover { .. } => true,
            Entry::TimeUp { .. } => false,
        }
    }

    /// Game time of the first act that an undo would take back, to which the clocks return.
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
        self.human.truncate(keep);
        self.state = self.state_after(&self.journal);
        self.players = self.seated_now();
        Ok(())
    }

    /// Who plays each seat according to the journal.
    fn seated_now(&self) -> Vec<Player> {
        let mut players = seated::<G>(&self.setup, self.state.seats());
        for entry in &self.journal {
            if let Entry::Handover { seat, to, .. } = entry {
                players[seat.index()] = *to;
            }
        }
        players
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

    /// Whether somebody has made a move.
    pub fn has_begun(&self) -> bool {
        self.journal.iter().any(|entry| matches!(entry, Entry::Move { .. }))
    }

    /// The events of the last entry, which is replayed to get them.
    pub fn last_events(&self) -> Vec<G::Event> {
        let Some((last, before)) = self.journal.split_last() else { return vec![] };
        again(&self.state_after(before), last).events
    }

    /// The table after `entries`, the first ones of the journal.
    fn state_after(&self, entries: &[Entry<G::Move>]) -> G {
        entries.iter().fold(self.start.clone(), after)
    }

    /// Replays the journal and calls `look` with each step and the table before it.
    pub fn retold(&self, mut look: impl FnMut(&G, &Step<G>)) {
        let mut state = self.start.clone();
        for entry in &self.journal {
            let step = again(&state, entry);
            look(&state, &step);
            state = step.state;
        }
    }

    /// The sitting as it was after so many entries. `still` is a known table to start from, with the number
    /// of entries before it.
    pub fn until(&self, entries: usize, still: Option<(usize, &G)>) -> Session<G> {
        let entries = entries.min(self.journal.len());
        let (from, still) = still.filter(|(from, _)| *from <= entries).unwrap_or((0, &self.start));
        let mut session = Session {
            setup: self.setup.clone(),
            start: self.start.clone(),
            state: self.journal[from..entries].iter().fold(still.clone(), after),
            journal: self.journal[..entries].to_vec(),
            sealed: self.sealed[..entries].to_vec(),
            human: self.human[..entries].to_vec(),
            players: vec![],
        };
        session.players = session.seated_now();
        session
    }

    /// Plays the next entry of a journal that was played before; returns its events.
    pub fn follow(&mut self, entry: Entry<G::Move>) -> Vec<G::Event> {
        let step = again(&self.state, &entry);
        self.record(entry, step)
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

    /// Who plays each seat now.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who plays that seat now: as it was set up, or handed over since.
    pub fn who_plays(&self, seat: Seat) -> Player {
        self.players.get(seat.index()).copied().unwrap_or(Player::Person)
    }

    /// The chairs, each with its current player.
    pub fn as_played(&self, chairs: &[Chair]) -> Vec<Chair> {
        let now =
            |(seat, chair): (Seat, &Chair)| Chair { player: self.who_plays(seat), ..chair.clone() };
        Seat::all(self.state.seats()).zip(chairs).map(now).collect()
    }

    /// The level at which the tablet plays that seat now, if it does.
    pub fn automatic(&self, seat: Seat) -> Option<Level> {
        self.who_plays(seat).level()
    }
}

/// Who plays each seat according to the setup.
fn seated<G: Game>(setup: &G::Setup, seats: u8) -> Vec<Player> {
    let player = |seat| G::automatic(setup, seat).map_or(Player::Person, Player::Automatic);
    Seat::all(seats).map(player).collect()
}

/// A hand-over as a step: no events, not sealed.
pub(super) fn handed_over<G: Game>(state: &G, at: Ms, seat: Seat, to: Player) -> Step<G> {
    Step { state: state.handed_over(at, seat, to), events: vec![], sealed: false }
}

/// The table after one more entry.
fn after<G: Game>(state: G, entry: &Entry<G::Move>) -> G {
    again(&state, entry).state
}

/// Replays an entry of a journal that was played before.
fn again<G: Game>(state: &G, entry: &Entry<G::Move>) -> Step<G> {
    let step = match entry {
        Entry::Move { at, by, mv } => state.play(*at, *by, mv),
        Entry::TimeUp { .. } => Ok(state.time_up()),
        Entry::Handover { at, seat, to } => Ok(handed_over(state, *at, *seat, *to)),
    };
    step.unwrap_or_else(|_| unreachable!("the journal was played once already"))
}
