//! Undo, corrections and leaving, tried at every table of a random sitting: nobody may gain money or
//! knowledge by them.

use super::{check_table, viewers};
use crate::rules::session::{Entry, Session, handed_over};
use crate::rules::{By, Game, Ms, Player, Rng, Seat, Step, Viewer};

/// The facts about a game that the laws need.
pub struct Trial<G: Game> {
    /// Makes up a move of any variant, sense or nonsense.
    pub any_move: fn(&mut Rng) -> G::Move,
    /// What each seat owns, not counting what it could still win.
    pub money: fn(&G) -> Vec<u32>,
    /// The seat that leaves for good with that move, if any.
    pub leaves: fn(&G::Move) -> Option<Seat>,
    /// Whether a ruling shows the next question at once, so that undoing it cannot unsee the question:
    /// *Midi*'s face-off. In such a game rulings are exempt from the check of knowledge.
    pub rules_ahead: bool,
}

impl<G: Game> Trial<G> {
    /// A game without money that nobody can leave.
    pub fn of(any_move: fn(&mut Rng) -> G::Move) -> Self {
        Trial { any_move, money: |_| vec![], leaves: |_| None, rules_ahead: false }
    }
}

/// Checks an undo here: it restores the table and the money exactly; the acts undone have shown nothing that
/// their player did not know; and replayed they come out the same, so that nobody draws anew.
///
/// `tables` are the tables of the sitting so far, the deal first.
pub fn check_undo_here<G: Game>(
    session: &Session<G>,
    tables: &[G],
    trial: &Trial<G>,
    rng: &mut Rng,
) {
    let Ok(span) = session.undo_span() else { return };
    let kept = session.journal().len() - span;
    let before = &tables[kept];
    let mut back = session.clone();
    assert_eq!(back.undo(), Ok(()));
    assert_eq!(back.state(), before, "undo gives another table");
    assert_eq!((trial.money)(back.state()), (trial.money)(before), "undo pays somebody");
    let undone = &session.journal()[kept..];
    let after = replayed(before, undone);
    assert_eq!(after.state, *session.state(), "what was undone comes out otherwise");
    // Seats played by the tablet are skipped: nobody sees their view, so a changed belief tells no secret.
    let looks = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => session.who_plays(seat) == Player::Person,
        Viewer::Table => true,
    };
    for (knows, sees) in eyes(before, &undone[0], trial) {
        if !looks(knows) || !looks(sees) {
            continue;
        }
        let other = replayed(&before.reseal(knows, rng), undone);
        assert_eq!(other.events, after.events, "{knows:?}: an undo gives back what told a secret");
        let views = [&other, &after].map(|step| step.state.view(sees));
        assert_eq!(views[0], views[1], "{sees:?} saw a secret, and it was undone: {undone:?}");
    }
}

/// Pairs of viewers for an act that can be undone: whose knowledge it may use, and who may learn no more than
/// that from it. Each viewer with itself; for a ruling only its judge, with itself and with the table.
fn eyes<G: Game>(before: &G, act: &Entry<G::Move>, trial: &Trial<G>) -> Vec<(Viewer, Viewer)> {
    match act {
        Entry::Move { mv, .. } if G::is_ruling(mv) && trial.rules_ahead => vec![],
        Entry::Move { by: By::Seat(seat), mv, .. } if G::is_ruling(mv) => {
            let judge = Viewer::Seat(*seat);
            vec![(judge, judge), (judge, Viewer::Table)]
        }
        _ => viewers(before).map(|viewer| (viewer, viewer)).collect(),
    }
}

/// Replays `entries` from that table; returns the last state and all events.
fn replayed<G: Game>(from: &G, entries: &[Entry<G::Move>]) -> Step<G> {
    let nothing = Step { state: from.clone(), events: vec![], sealed: false };
    entries.iter().fold(nothing, |so_far, entry| {
        let step = match entry {
            Entry::Move { at, by, mv } => so_far.state.play(*at, *by, mv),
            Entry::TimeUp { .. } => Ok(so_far.state.time_up()),
            Entry::Handover { at, seat, to } => Ok(handed_over(&so_far.state, *at, *seat, *to)),
        };
        let step = step.expect("no secret forbids what was played");
        let events = so_far.events.into_iter().chain(step.events).collect();
        Step { state: step.state, events, sealed: so_far.sealed || step.sealed }
    })
}

/// Lets every player leave who can, here: none takes along more than they owned, and no view tells a secret.
pub fn check_leaving<G: Game>(state: &G, at: Ms, trial: &Trial<G>, rng: &mut Rng) {
    for mv in state.moves(By::Table) {
        let Some(seat) = (trial.leaves)(&mv) else { continue };
        let step = state.play(at, By::Table, &mv).expect("it is listed");
        let (before, after) = ((trial.money)(state), (trial.money)(&step.state));
        assert!(after[seat.index()] <= before[seat.index()], "{mv:?}: {before:?} {after:?}");
        check_table(&step.state, rng);
    }
}
