//! Automatic players at the table: which one acts next, its move, and how long it takes.

use crate::app::browser::settings::Speed;
use crate::app::shelf::card;
use crate::rules::session::Session;
use crate::rules::{Game, Level, Rng, Seat, Viewer};

/// The automatic player that acts next: one that interrupts, else the one on turn. Only players off turn are asked
/// beforehand whether they have a move; the one on turn is asked when it acts.
pub fn actor<G: Game>(session: &Session<G>, turn: Option<Seat>) -> Option<(Seat, Level)> {
    let turn = turn?;
    let seats = session.state().seats();
    let automatic = |seat: Seat| session.automatic(seat).map(|level| (seat, level));
    let others = (1..seats).filter_map(|i| automatic(Seat((turn.0 + i) % seats)));
    let mut wants = others.filter(|(seat, level)| suggestion(session, *seat, *level).is_some());
    wants.next().or_else(|| automatic(turn))
}

/// The move that such a player makes now, from its own seat's view.
pub fn suggestion<G: Game>(session: &Session<G>, seat: Seat, level: Level) -> Option<G::Move> {
    let seed = session.fingerprint() ^ session.journal().len() as u64;
    let view = session.view(Viewer::Seat(seat));
    G::suggest(&view, seat, level, &mut Rng::new(seed))
}

/// Time to read one letter aloud, in ms.
const LETTER: u32 = 55;

/// Delay before a move that leaves no choice is played, in ms: time to see a die fall or a pawn walk.
pub const BY_ITSELF: u32 = 1_200;

/// Whether a tap on the table hastens the player on turn: the steps of a contest leave nothing to read. Not where the
/// rules time the move.
pub fn hastens<G: Game>(state: &G) -> bool {
    card(G::ID).contest && state.pace().is_none()
}

/// Delay before the automatic player on turn moves, in ms: the table reads what is new, then the player thinks, for
/// as long as the rules say where they time the move. What a voice has read aloud needs no reading time.
pub fn pace<G: Game>(state: &G, speed: Speed, aloud: bool) -> u32 {
    let own = state.pace().map(|span| span.0);
    let letters = if aloud { 0 } else { state.to_read() };
    let reading = LETTER * u32::try_from(letters).unwrap_or(0);
    let percent = speed.percent();
    match own {
        // The sand runs meanwhile, so the speed setting does not apply.
        Some(own) => own + reading,
        None => (G::thought(state.phase_kind()).0 + reading) * percent / 100,
    }
}
