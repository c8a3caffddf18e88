//! Random play of any game, on which the laws, the figures and the playouts are run.

use super::session::Session;
use super::{By, Chair, Game, Level, Mark, Ms, Player, Rng, Seat};

/// How a random game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// Moves played, timers that ran out included.
    pub moves: u32,
    /// Whether the game reached its end within the limit.
    pub ended: bool,
    /// Laws that did not hold, counted move by move.
    pub violations: u32,
}

/// Plays random legal moves from `state` to the end, or at most `limit` of them. While a timer runs,
/// each move takes some time, now and then too much.
pub fn play_out<G: Game>(mut state: G, rng: &mut Rng, limit: u32) -> Playout {
    let mut playout = Playout { moves: 0, ended: false, violations: 0 };
    let mut now = Ms(0);
    while playout.moves < limit && state.outcome().is_none() {
        now = now.after(random_wait(&state, rng));
        if state.deadline().is_some_and(|due| due <= now) {
            state = state.time_up().state;
            playout.violations += u32::from(state.audit().is_err());
            playout.moves += 1;
            continue;
        }
        let Some((by, mv)) = random_move(&state, rng) else {
            playout.violations += 1;
            return playout;
        };
        match state.play(now, by, &mv) {
            Ok(step) => state = step.state,
            Err(_) => playout.violations += 1,
        }
        playout.violations += u32::from(state.audit().is_err());
        playout.moves += 1;
    }
    playout.ended = state.outcome().is_some();
    playout
}

/// How long the next move takes; draws no random number when no timer runs.
fn random_wait<G: Game>(state: &G, rng: &mut Rng) -> Ms {
    match state.deadline() {
        None => Ms(1),
        Some(_) if rng.below(20) == 0 => Ms(rng.below(90_000)),
        Some(_) => Ms(rng.below(4_000)),
    }
}

/// A random listed move: mostly one of the seat on turn, now and then another seat's.
pub fn random_move<G: Game>(state: &G, rng: &mut Rng) -> Option<(By, G::Move)> {
    let turn = state.turn();
    let other = Seat(rng.below(u32::from(state.seats())) as u8);
    let seat = match turn {
        Some(seat) if rng.below(8) != 0 => seat,
        _ => other,
    };
    let listed = state.moves(By::Seat(seat));
    if let Some(mv) = rng.pick(&listed) {
        return Some((By::Seat(seat), mv.clone()));
    }
    let seat = turn?;
    rng.pick(&state.moves(By::Seat(seat))).map(|mv| (By::Seat(seat), mv.clone()))
}

/// Lets automatic players of the levels given by `level` play a whole sitting to its end.
/// Returns the number of moves, or `None` when a suggestion was missing or refused.
pub fn play_automatically<G: Game>(
    session: &mut Session<G>,
    level: impl Fn(Seat) -> Level,
    rng: &mut Rng,
) -> Option<u32> {
    let (mut moves, mut now) = (0, Ms(0));
    while session.state().outcome().is_none() {
        now = now.after(session.state().pace().unwrap_or(Ms(1)));
        session.tick(now);
        let Some(seat) = session.state().turn() else { break };
        let view = session.view(super::Viewer::Seat(seat));
        let mv = G::suggest(&view, seat, level(seat), rng)?;
        session.play(now, By::Seat(seat), mv).result().ok()?;
        moves += 1;
    }
    Some(moves)
}

/// Plays a game by random moves and calls `look` with each step: state before, events, state after. Returns
/// the final state.
#[cfg(test)]
pub fn watch<G: Game>(setup: &G::Setup, seed: u64, mut look: impl FnMut(&G, &[G::Event], &G)) -> G {
    let (mut rng, mut now) = (Rng::new(seed), 0);
    let mut state = G::start(setup).expect("the setup is legal");
    while state.outcome().is_none() {
        now += rng.below(3_000);
        let step = if state.deadline().is_some_and(|due| due <= Ms(now)) {
            state.time_up()
        } else {
            let (by, mv) = random_move(&state, &mut rng).expect("somebody can move");
            state.play(Ms(now), by, &mv).expect("it is listed")
        };
        look(&state, &step.events, &step.state);
        state = step.state;
    }
    state
}

/// The results of games of one champion among débutants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Duels {
    /// Won by the champion.
    pub champion: u64,
    /// Won by a débutant.
    pub beginners: u64,
    /// Won by nobody, or by several.
    pub draws: u64,
}

/// Plays so many games of one champion among débutants, each with its own seed; the champion's seat rotates.
/// `None` when a setup or a suggestion is refused.
pub fn duels<G: Game>(
    games: u64,
    players: u8,
    setup: impl Fn(Vec<Chair>, u64) -> G::Setup,
) -> Option<Duels> {
    let mut duels = Duels::default();
    for game in 0..games {
        let best = Seat((game % u64::from(players)) as u8);
        let level = |seat| if seat == best { Level::Champion } else { Level::Beginner };
        let chair = |seat: Seat| {
            let player = Player::Automatic(level(seat));
            Chair { player, ..Chair::person("", Mark(seat.0)) }
        };
        let setup = setup(Seat::all(players).map(chair).collect(), game);
        let mut session = Session::<G>::new(setup).ok()?;
        play_automatically(&mut session, level, &mut Rng::new(game))?;
        match session.state().outcome()?.winners[..] {
            [winner] if winner == best => duels.champion += 1,
            [_] => duels.beginners += 1,
            _ => duels.draws += 1,
        }
    }
    Some(duels)
}
