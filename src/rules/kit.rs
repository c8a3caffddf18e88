//! The laws that every game must keep, checked under random play for every player count and variant: replay
//! gives the same state, `can` agrees with `play`, a refusal changes nothing, no view shows a secret, nor
//! does an unsealed step, the bookkeeping holds, undo goes back step by step, deadlines lie ahead, every game
//! ends; and neither undo nor leaving gives anybody money or knowledge ([`taking_back`]).

mod taking_back;

use super::random_play::random_move;
use super::session::{Entry, Session, UndoRefusal, handed_over};
use super::stand_in::check_hand_over;
use super::toy::{self, Toy};
use super::{By, Chair, Game, Level, Mark, Ms, Player, Rng, Seat, Viewer};
use super::{defizz, egomaster, heure, midi, millions, save};
use taking_back::{Trial, check_leaving, check_undo_here};

/// None of our games takes more moves; a sitting that does has lost its end.
pub(super) const MOST_MOVES: u32 = 20_000;

/// Plays one random sitting of `setup`, checking every law on the way.
fn check_laws<G: Game>(setup: G::Setup, trial: &Trial<G>, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut session = Session::<G>::new(setup.clone()).expect("the setup is legal");
    assert_eq!(Ok(session.state()), G::start(&setup).as_ref(), "the seed decides the deal");
    let mut tables = vec![session.state().clone()];
    let (mut moves, mut now) = (0, Ms(0));
    while session.state().outcome().is_none() {
        assert!(moves < MOST_MOVES, "seed {seed}: the game does not end");
        check_table(session.state(), &mut rng);
        check_made_up(&session, trial.any_move, &mut rng);
        now = now.after(some_time(&mut rng));
        check_timers(&mut session, now);
        check_hand_over(&mut session, now, &mut rng);
        if session.state().outcome().is_none() {
            check_leaving(session.state(), now, trial, &mut rng);
            play_one(&mut session, now, &mut rng);
        }
        keep_up(&mut tables, &session);
        check_undo_here(&session, &tables, trial, &mut rng);
        moves += 1;
    }
    check_table(session.state(), &mut rng);
    check_made_up(&session, trial.any_move, &mut rng);
    check_the_end(&session);
    check_replay(&session);
    check_undo(session, setup);
}

/// Extends `tables` – the deal, then the table after each entry – by the entries that are new.
fn keep_up<G: Game>(tables: &mut Vec<G>, session: &Session<G>) {
    for entry in &session.journal()[tables.len() - 1..] {
        let before = &tables[tables.len() - 1];
        let step = match entry {
            Entry::Move { at, by, mv } => before.play(*at, *by, mv).expect("it was played"),
            Entry::TimeUp { .. } => before.time_up(),
            Entry::Handover { at, seat, to } => handed_over(before, *at, *seat, *to),
        };
        tables.push(step.state);
    }
}

/// Usually a short wait, now and then one long enough for any timer.
pub(super) fn some_time(rng: &mut Rng) -> Ms {
    Ms(if rng.below(10) == 0 { rng.below(150_000) } else { rng.below(1_500) })
}

/// Checks that no deadline lies in the past; runs out the timers due by `now`, after which none may be due.
fn check_timers<G: Game>(session: &mut Session<G>, now: Ms) {
    if let Some(due) = session.state().deadline() {
        assert!(due >= session.last_at(), "{due:?} lies in the past");
    }
    session.tick(now);
    assert!(session.last_at() <= now, "a timer ran out before its time");
    assert!(session.state().deadline().is_none_or(|due| due > now), "a timer was forgotten");
}

pub(super) fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Table])
}

/// Checks that the bookkeeping holds and that neither a view nor a list of moves tells a secret.
pub fn check_table<G: Game>(state: &G, rng: &mut Rng) {
    assert_eq!(state.audit(), Ok(()));
    for viewer in viewers(state) {
        let other = state.reseal(viewer, rng);
        assert_eq!(other.audit(), Ok(()), "dealing secrets anew keeps the bookkeeping");
        assert_eq!(state.view(viewer), other.view(viewer), "{viewer:?} sees a secret");
        let by = if let Viewer::Seat(seat) = viewer { By::Seat(seat) } else { By::Table };
        assert_eq!(state.moves(by), other.moves(by), "what {by:?} may do tells a secret");
    }
}

/// Tries a few made-up moves by anybody, at any time: `can` agrees with `play`, and a refusal changes nothing
/// except for timers that were due.
fn check_made_up<G: Game>(session: &Session<G>, any_move: fn(&mut Rng) -> G::Move, rng: &mut Rng) {
    let seats = session.state().seats();
    for _ in 0..4 {
        let seat = rng.below(u32::from(seats) + 2) as u8;
        let by = if seat > seats { By::Table } else { By::Seat(Seat(seat)) };
        let at = Ms(session.last_at().0 + rng.below(60_000));
        let mv = any_move(rng);
        let mut ticked = session.clone();
        ticked.tick(at);
        let mut other = session.clone();
        let played = other.play(at, by, mv.clone()).result();
        assert_eq!(session.can(at, by, &mv), played, "{by:?} {mv:?}");
        if played.is_err() {
            assert_eq!(other.state(), ticked.state(), "a refusal changes nothing");
            assert_eq!(other.journal(), ticked.journal(), "a refusal is not written down");
            assert_eq!(other.state().audit(), Ok(()), "{by:?} {mv:?}");
        } else {
            check_table(other.state(), rng);
        }
    }
}

/// Now and then a move of the whole table – somebody leaves, a ruling is corrected – unless that ends the
/// game: few sittings would reach their own end otherwise.
fn table_move<G: Game>(state: &G, at: Ms, rng: &mut Rng) -> Option<(By, G::Move)> {
    if rng.below(25) != 0 {
        return None;
    }
    let mv = rng.pick(&state.moves(By::Table))?.clone();
    let after = state.play(at, By::Table, &mv).ok()?.state;
    after.outcome().is_none().then_some((By::Table, mv))
}

/// Checks that every listed move can be played, but not from a seat that does not exist; plays one of them.
fn play_one<G: Game>(session: &mut Session<G>, at: Ms, rng: &mut Rng) {
    let before = session.state().clone();
    check_by_itself(&before);
    let seats = Seat::all(before.seats()).map(By::Seat).chain([By::Table]);
    for (by, mv) in seats.flat_map(|by| before.moves(by).into_iter().map(move |mv| (by, mv))) {
        assert_eq!(session.can(at, by, &mv), Ok(()), "{mv:?} is listed");
        check_step(&before, at, by, &mv, rng);
        let elsewhere = By::Seat(Seat(before.seats()));
        assert!(session.play(at, elsewhere, mv).result().is_err(), "nobody sits there");
        assert_eq!(*session.state(), before, "a refusal changes nothing");
    }
    let (by, mv) = table_move(&before, at, rng)
        .or_else(|| random_move(&before, rng))
        .expect("somebody can move");
    assert_eq!(session.play(at, by, mv).result(), Ok(()));
}

/// Checks the bookkeeping after the move. If undo may take it back, it must have shown no secret: with the
/// secrets dealt anew, a viewer who did not know them sees the same events and the same table.
fn check_step<G: Game>(before: &G, at: Ms, by: By, mv: &G::Move, rng: &mut Rng) {
    let step = before.play(at, by, mv).expect("it can be played");
    assert_eq!(step.state.audit(), Ok(()), "{mv:?}");
    if step.sealed {
        return;
    }
    for viewer in viewers(before) {
        let other = before.reseal(viewer, rng).play(at, by, mv).expect("no secret forbids it");
        assert_eq!(other.events, step.events, "{mv:?} is open, {viewer:?} learns a secret");
        let views = [&other, &step].map(|step| step.state.view(viewer));
        assert_eq!(views[0], views[1], "{mv:?} is open, {viewer:?} learns a secret");
    }
}

/// Checks that a move made by itself is the only one of the seat on turn.
fn check_by_itself<G: Game>(state: &G) {
    if let Some(mv) = state.by_itself() {
        let turn = state.turn().expect("somebody is on turn");
        assert_eq!(state.moves(By::Seat(turn)), [mv], "it leaves no choice");
    }
}

fn check_the_end<G: Game>(session: &Session<G>) {
    let state = session.state();
    assert_eq!(state.turn(), None, "nobody is on turn when the game is over");
    assert!(Seat::all(state.seats()).all(|seat| state.moves(By::Seat(seat)).is_empty()));
    assert_eq!(state.moves(By::Table), vec![]);
    assert_eq!(state.deadline(), None, "no timer runs when the game is over");
    assert_eq!(state.phase_name(), "over");
    let outcome = state.outcome().expect("the game is over");
    assert_eq!(outcome.scores.len(), usize::from(state.seats()));
    assert!(outcome.winners.iter().all(|seat| seat.0 < state.seats()));
}

pub(super) fn check_replay<G: Game>(session: &Session<G>) {
    let setup = save::setup_text::<G>(session.setup());
    let journal = save::journal_text(session, session.last_at());
    let (again, now) = save::load::<G>(&setup, &journal).expect("what was written can be read");
    assert_eq!(again.setup(), session.setup());
    assert_eq!(again.journal(), session.journal());
    assert_eq!(again.state(), session.state());
    assert_eq!(again.fingerprint(), session.fingerprint());
    assert_eq!(again.undo_span(), session.undo_span());
    assert_eq!(now, session.last_at());
}

/// Each undo must give the state that the shorter journal leads to, down to a seal or the start.
fn check_undo<G: Game>(mut session: Session<G>, setup: G::Setup) {
    loop {
        let shorter = session.journal().len() - session.undo_span().unwrap_or(0);
        match session.undo() {
            Ok(()) => {
                let kept = session.journal()[..shorter].to_vec();
                let again = Session::<G>::replay(setup.clone(), kept).expect("it was played");
                assert_eq!(again.state(), session.state());
            }
            Err(UndoRefusal::NothingToUndo) => {
                let timer = |entry: &Entry<G::Move>| matches!(entry, Entry::TimeUp { .. });
                return assert!(session.journal().iter().all(timer), "an act was not taken back");
            }
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
        glowing: heure::Glowing::Finishable,
    };
    let chairs = (0..players).map(|i| Chair::person(&format!("Joueur {i}"), Mark(i))).collect();
    heure::Setup { chairs, youngest: Seat(players - 1), options, seed: u64::from(bits) }
}

/// Any move of *Quelle heure est-il ?*, numbers out of range included.
fn heure_any_move(rng: &mut Rng) -> heure::Move {
    use heure::Move;
    use heure::row::{Push, Shift, Side};
    let mut small = |most: u32| if rng.below(40) == 0 { 255 } else { rng.below(most) as u8 };
    let push = |(slot, side): (u8, u8)| Push {
        slot,
        to: if side & 1 == 0 { Side::Left } else { Side::Right },
    };
    match small(9) {
        0 => Move::Draw { card: small(9) },
        1 => Move::Lay { slot: small(9) },
        2 => Move::Hide,
        3 => Move::Ask,
        4 => Move::Answer { yes: small(2) == 0 },
        5 => Move::Arrange { order: (0..small(9)).map(|_| small(9)).collect() },
        6 => Move::Arrange { order: (0..small(9)).rev().collect() },
        7 => Move::Shift(Shift {
            first: push((small(9), small(2))),
            second: (small(2) == 0).then(|| push((small(9), small(2)))),
        }),
        _ => Move::Stop,
    }
}

/// The toy game keeps the laws, timers included: this tests the laws themselves.
#[test]
fn toy_keeps_every_law() {
    let any_move: fn(&mut Rng) -> toy::Move =
        |rng| rng.pick(&[toy::Move::Tap, toy::Move::Roll, toy::Move::Bell]).expect("three").clone();
    for seed in 0..200 {
        check_laws::<Toy>(toy::TWO_PERSONS, &Trial::of(any_move), seed);
    }
}

#[test]
fn heure_keeps_every_law_at_every_table() {
    for (table, setup) in heure_tables().enumerate() {
        for seed in 0..4 {
            let seed = table as u64 * 100 + seed;
            let setup = heure::Setup { seed, ..setup.clone() };
            check_laws::<heure::Heure>(setup, &Trial::of(heure_any_move), seed);
        }
    }
}

/// Plays the sitting to its end with the suggested moves; fails at the limit.
fn play_by_suggestions<G: Game>(session: &mut Session<G>, level: Level) {
    let mut rng = Rng::new(5);
    let mut now = Ms(0);
    for _ in 0..MOST_MOVES {
        now = now.after(session.state().pace().unwrap_or(Ms(1)));
        session.tick(now);
        let Some(seat) = session.state().turn() else { return };
        let view = session.view(Viewer::Seat(seat));
        let mv = G::suggest(&view, seat, level, &mut rng).expect("he can move");
        assert_eq!(session.play(now, By::Seat(seat), mv).result(), Ok(()), "{level:?}");
    }
    panic!("{level:?}: the game does not end");
}

/// Automatic players of each level play every table to its end.
fn by_every_level<G: Game>(
    tables: impl Iterator<Item = G::Setup>,
    chairs: fn(&mut G::Setup) -> &mut Vec<Chair>,
) {
    for setup in tables {
        for level in Level::ALL {
            let mut setup = setup.clone();
            chairs(&mut setup).iter_mut().for_each(|chair| chair.player = Player::Automatic(level));
            let mut session = Session::<G>::new(setup).expect("the setup is legal");
            play_by_suggestions(&mut session, level);
        }
    }
}

#[test]
fn heure_is_played_to_its_end_by_every_level_at_every_table() {
    by_every_level::<heure::Heure>(heure_tables(), |setup| &mut setup.chairs);
}

#[test]
fn midi_keeps_every_law_at_every_table() {
    let deal = |seed: u64| {
        for (table, setup) in midi::fixtures::tables().enumerate() {
            let seed = table as u64 * 100 + seed;
            let trial = Trial { rules_ahead: true, ..Trial::of(midi::fixtures::any_move) };
            check_laws::<midi::Midi>(midi::Setup { seed, ..setup }, &trial, seed);
        }
    };
    // The longest of all tests: one thread per seed keeps every core busy.
    std::thread::scope(|threads| (0..3).for_each(|seed| drop(threads.spawn(move || deal(seed)))));
}

#[test]
fn midi_is_played_to_its_end_by_every_level_at_every_table() {
    by_every_level::<midi::Midi>(midi::fixtures::tables(), |setup| &mut setup.chairs);
}

#[test]
fn millions_keeps_every_law_at_every_table() {
    let deal = |seed: u64| {
        for (table, setup) in millions::fixtures::tables().enumerate() {
            let seed = table as u64 * 100 + seed;
            let setup = millions::Setup { seed, ..setup };
            check_laws::<millions::Millions>(setup, &millions_trial(), seed);
        }
    };
    std::thread::scope(|threads| (0..3).for_each(|seed| drop(threads.spawn(move || deal(seed)))));
}

/// The money in hand of a player still in already counts as owned.
fn millions_trial() -> Trial<millions::Millions> {
    Trial {
        money: millions::fixtures::holdings,
        leaves: |mv| if let millions::Move::Gone(seat) = mv { Some(*seat) } else { None },
        ..Trial::of(millions::fixtures::any_move)
    }
}

#[test]
fn millions_is_played_to_its_end_by_every_level_at_every_table() {
    by_every_level::<millions::Millions>(millions::fixtures::tables(), |setup| &mut setup.chairs);
}

#[test]
fn defizz_keeps_every_law_at_every_table() {
    for (table, setup) in defizz::fixtures::tables().enumerate() {
        let seed = table as u64 * 100;
        let setup = defizz::Setup { seed, ..setup };
        let trial =
            Trial { money: defizz::Defizz::totals, ..Trial::of(defizz::fixtures::any_move) };
        check_laws::<defizz::Defizz>(setup, &trial, seed);
    }
}

#[test]
fn defizz_is_played_to_its_end_by_every_level_at_every_table() {
    by_every_level::<defizz::Defizz>(defizz::fixtures::tables(), |setup| &mut setup.chairs);
}

#[test]
fn egomaster_keeps_every_law_at_every_table() {
    for (table, setup) in egomaster::fixtures::tables().enumerate() {
        let seed = table as u64 * 100;
        let setup = egomaster::Setup { seed, ..setup };
        let trial = Trial {
            money: egomaster::Egomaster::totals,
            ..Trial::of(egomaster::fixtures::any_move)
        };
        check_laws::<egomaster::Egomaster>(setup, &trial, seed);
    }
}

#[test]
fn egomaster_is_played_to_its_end_by_every_level_at_every_table() {
    by_every_level::<egomaster::Egomaster>(egomaster::fixtures::tables(), |setup| {
        &mut setup.chairs
    });
}
