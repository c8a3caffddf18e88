//! The laws that every game must hold, run on each, for every player count and variant:
//! replay gives the same state, what is listed can be played, a refusal changes nothing, no
//! secret shows, the bookkeeping holds, undo goes back step by step, deadlines lie ahead, every
//! game ends.

use super::random_play::random_move;
use super::session::{Session, UndoRefusal};
use super::{By, Chair, Game, Level, Mark, Ms, Player, Rng, Seat, Viewer, heure, save};

/// No game of ours takes longer; one that does has lost its end.
const MOST_MOVES: u32 = 20_000;

/// Plays one random sitting of `setup`, looking at every law on the way.
fn check_laws<G: Game>(setup: G::Setup, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut session = Session::<G>::new(setup.clone()).expect("the setup is legal");
    let mut moves = 0;
    while session.state().outcome().is_none() {
        assert!(moves < MOST_MOVES, "seed {seed}: the game does not end");
        check_table(session.state(), &mut rng);
        if let Some(due) = session.state().deadline() {
            assert!(due >= session.last_at(), "seed {seed}: a deadline lies in the past");
        }
        play_one(&mut session, Ms(moves * 10), &mut rng);
        moves += 1;
    }
    check_table(session.state(), &mut rng);
    check_the_end(&session);
    check_replay(&session);
    check_undo(session, setup);
}

fn check_table<G: Game>(state: &G, rng: &mut Rng) {
    assert_eq!(state.audit(), Ok(()));
    let viewers = Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Table]);
    for viewer in viewers {
        let other = state.reseal(viewer, rng);
        assert_eq!(other.audit(), Ok(()), "dealing secrets anew keeps the bookkeeping");
        assert_eq!(state.view(viewer), other.view(viewer), "{viewer:?} sees a secret");
    }
}

/// Every listed move can be played, by the rule that lists it; one of them is.
fn play_one<G: Game>(session: &mut Session<G>, at: Ms, rng: &mut Rng) {
    let before = session.state().clone();
    for seat in Seat::all(before.seats()) {
        for mv in before.moves(By::Seat(seat)) {
            assert_eq!(session.can(at, By::Seat(seat), &mv), Ok(()), "{mv:?} is listed");
        }
        let elsewhere = By::Seat(Seat(seat.0.wrapping_sub(9)));
        for mv in before.moves(By::Seat(seat)) {
            assert!(session.play(at, elsewhere, mv).1.is_err(), "nobody sits there");
            assert_eq!(*session.state(), before, "a refusal changes nothing");
        }
    }
    let (by, mv) = random_move(&before, rng).expect("somebody can move");
    assert_eq!(session.play(at, by, mv).1, Ok(()));
}

fn check_the_end<G: Game>(session: &Session<G>) {
    let state = session.state();
    assert_eq!(state.turn(), None, "nobody is on turn when the game is over");
    assert!(Seat::all(state.seats()).all(|seat| state.moves(By::Seat(seat)).is_empty()));
    assert_eq!(state.moves(By::Table), vec![]);
}

fn check_replay<G: Game>(session: &Session<G>) {
    let setup = save::setup_text::<G>(session.setup());
    let journal = save::journal_text(session, session.last_at());
    let (again, now) = save::load::<G>(&setup, &journal).expect("what was written can be read");
    assert_eq!(again.state(), session.state());
    assert_eq!(again.fingerprint(), session.fingerprint());
    assert_eq!(now, session.last_at());
}

/// Each undo gives exactly the state that its shorter journal leads to, down to a seal or the start.
fn check_undo<G: Game>(mut session: Session<G>, setup: G::Setup) {
    loop {
        let shorter = session.journal().len() - session.undo_span().unwrap_or(0);
        match session.undo() {
            Ok(()) => {
                let kept = session.journal()[..shorter].to_vec();
                let again = Session::<G>::replay(setup.clone(), kept).expect("it was played");
                assert_eq!(again.state(), session.state());
            }
            Err(UndoRefusal::NothingToUndo) => return assert_eq!(shorter, 0),
            Err(UndoRefusal::Sealed) => return assert!(shorter > 0),
        }
    }
}

/// Every table of *Quelle heure est-il ?*: players × options.
pub fn heure_tables() -> impl Iterator<Item = heure::Setup> {
    (2..=4).flat_map(|players| (0..32u8).map(move |bits| heure_table(players, bits)))
}

fn heure_table(players: u8, bits: u8) -> heure::Setup {
    let on = |bit: u8| bits & 1 << bit != 0;
    let options = heure::Options {
        hidden_ghosts: on(0),
        no_blunders: on(1),
        answer_themselves: on(2),
        wide_emergency: on(3),
        first: if on(4) { heure::First::Random } else { heure::First::Youngest },
        glow: true,
    };
    let chairs = (0..players).map(|i| Chair::person(&format!("Joueur {i}"), Mark(i))).collect();
    heure::Setup { chairs, youngest: Seat(players - 1), options, seed: u64::from(bits) }
}

#[test]
fn heure_keeps_every_law_at_every_table() {
    for (table, setup) in heure_tables().enumerate() {
        for seed in 0..4 {
            let seed = table as u64 * 100 + seed;
            check_laws::<heure::Heure>(heure::Setup { seed, ..setup.clone() }, seed);
        }
    }
}

#[test]
fn heure_is_played_to_its_end_by_every_level_at_every_table() {
    for setup in heure_tables() {
        for level in Level::ALL {
            let mut setup = setup.clone();
            setup.chairs.iter_mut().for_each(|chair| chair.player = Player::Automatic(level));
            let mut session = Session::<heure::Heure>::new(setup).expect("the setup is legal");
            let mut rng = Rng::new(5);
            let moves = super::random_play::play_automatically(&mut session, |_| level, &mut rng);
            assert!(moves.is_some_and(|moves| moves < MOST_MOVES), "{level:?}: {moves:?}");
        }
    }
}
