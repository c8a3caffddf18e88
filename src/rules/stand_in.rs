//! Tests of hand-overs: what must hold when the tablet takes over from a person and a person from the tablet,
//! in every game, from any seat, at any moment.

use super::kit::{MOST_MOVES, check_replay, heure_tables, some_time, viewers};
use super::random_play::random_move;
use super::session::{NotHandedOver, Session};
use super::{By, Game, Level, Ms, Player, Rng, Seat, Viewer};
use super::{defizz, egomaster, heure, midi, millions};

/// Now and then hands a seat over: the bookkeeping holds, the game goes on, and no other viewer learns a secret.
pub(super) fn check_hand_over<G: Game>(session: &mut Session<G>, at: Ms, rng: &mut Rng) {
    if rng.below(12) != 0 || session.state().outcome().is_some() {
        return;
    }
    let before = session.state().clone();
    let seat = Seat(rng.below(u32::from(before.seats())) as u8);
    let levels = Level::ALL.map(Player::Automatic);
    let to = if rng.below(2) == 0 { Player::Person } else { levels[rng.below(3) as usize] };
    let same = session.who_plays(seat) == to;
    let done = session.hand_over(at, seat, to).result();
    assert_eq!(done, if same { Err(NotHandedOver::PlaysAlready) } else { Ok(()) });
    assert_eq!(session.who_plays(seat), to);
    let after = session.state();
    assert_eq!(after.audit(), Ok(()), "{seat:?} to {to:?}");
    assert_eq!(after.outcome(), None, "nobody wins by it");
    for viewer in viewers(&before).filter(|viewer| *viewer != Viewer::Seat(seat)) {
        if same {
            break;
        }
        let other = before.reseal(viewer, rng).handed_over(at, seat, to);
        assert_eq!(other.view(viewer), after.view(viewer), "{viewer:?} learns a secret");
    }
}

/// Plays a sitting of persons who keep leaving and coming back; the tablet plays for those away. Persons make
/// random listed moves, the tablet its suggestions, and the game must come to its end.
fn played_for<G: Game>(setup: G::Setup, seed: u64) {
    let mut session = Session::<G>::new(setup).expect("the setup is legal");
    let (mut rng, mut now, mut moves) = (Rng::new(seed), Ms(0), 0);
    while session.state().outcome().is_none() {
        assert!(moves < MOST_MOVES, "seed {seed}: the game does not end");
        now = now.after(some_time(&mut rng));
        session.tick(now);
        check_hand_over(&mut session, now, &mut rng);
        let Some(turn) = session.state().turn() else { break };
        let Some(level) = session.automatic(turn) else {
            play_one_at_random(&mut session, now, &mut rng);
            moves += 1;
            continue;
        };
        let view = session.view(Viewer::Seat(turn));
        let mv = G::suggest(&view, turn, level, &mut rng);
        let phase = session.state().phase_name();
        let mv = mv.unwrap_or_else(|| panic!("seed {seed}: {turn:?} is left behind in {phase}"));
        assert_eq!(
            session.play(now, By::Seat(turn), mv.clone()).result(),
            Ok(()),
            "{mv:?} in {phase}"
        );
        moves += 1;
    }
    check_replay(&session);
}

fn play_one_at_random<G: Game>(session: &mut Session<G>, at: Ms, rng: &mut Rng) {
    let (by, mv) = random_move(session.state(), rng).expect("somebody can move");
    assert_eq!(session.play(at, by, mv).result(), Ok(()));
}

#[test]
fn from_any_seat_in_every_game_at_any_moment_the_tablet_goes_on_for_a_person_and_back() {
    fn all<G: Game>(setups: impl Iterator<Item = G::Setup>) {
        for (table, setup) in setups.enumerate() {
            (0..2).for_each(|seed| played_for::<G>(setup.clone(), table as u64 * 100 + seed));
        }
    }
    all::<heure::Heure>(heure_tables());
    all::<midi::Midi>(midi::fixtures::tables());
    all::<millions::Millions>(millions::fixtures::tables());
    all::<defizz::Defizz>(defizz::fixtures::tables());
    all::<egomaster::Egomaster>(egomaster::fixtures::tables());
}
