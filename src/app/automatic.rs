//! Automatic players at the table: who acts next, what he does, how long he takes.

use crate::app::browser::settings::Speed;
use crate::rules::session::Session;
use crate::rules::{Game, GameId, Level, Rng, Seat, Viewer};

/// The automatic player who acts next: one who interrupts, else the one on turn. Only those off
/// turn are asked beforehand whether they would; the one on turn is asked when he acts.
pub fn actor<G: Game>(session: &Session<G>, turn: Option<Seat>) -> Option<(Seat, Level)> {
    let turn = turn?;
    let seats = session.state().seats();
    let automatic = |seat: Seat| session.automatic(seat).map(|level| (seat, level));
    let others = (1..seats).filter_map(|i| automatic(Seat((turn.0 + i) % seats)));
    let mut wants = others.filter(|(seat, level)| suggestion(session, *seat, *level).is_some());
    wants.next().or_else(|| automatic(turn))
}

/// The move that such a player makes now, from what his seat may know.
pub fn suggestion<G: Game>(session: &Session<G>, seat: Seat, level: Level) -> Option<G::Move> {
    let seed = session.fingerprint() ^ session.journal().len() as u64;
    let view = session.view(Viewer::Seat(seat));
    G::suggest(&view, seat, level, &mut Rng::new(seed))
}

/// What reading aloud takes for each letter, in ms.
const LETTER: u32 = 55;

/// How long what goes by itself is looked at before, in ms: a die has fallen, a pawn has walked.
pub const BY_ITSELF: u32 = 1_200;

/// Whether that game is one of steps that leave nothing to read: a tap on the table hastens them.
const fn is_brisk(game: GameId) -> bool {
    matches!(game, GameId::Defizz | GameId::Egomaster)
}

/// What he thinks of it takes, in ms: long enough to be followed.
const fn thought(game: GameId, phase: &str) -> u32 {
    match phase.as_bytes() {
        phase if is_brisk(game) => brisk_thought(phase),
        b"ghost" | b"ask" => 1_900,
        b"place" => 1_500,
        _ => 1_200,
    }
}

/// The same in a contest: up to the question all steps of a turn are three seconds.
const fn brisk_thought(phase: &[u8]) -> u32 {
    match phase {
        b"roll" | b"start" | b"place" | b"raise" => 300,
        b"stake" => 350,
        b"card" | b"opponent" | b"dice-off" => 450,
        b"walk" | b"booklet" => 500,
        b"dice" => 600,
        b"clues" => 1_000,
        _ => 1_200,
    }
}

/// Whether a tap on the table hastens who is on turn: not where his time counts.
pub fn hastens<G: Game>(state: &G) -> bool {
    is_brisk(G::ID) && state.pace().is_none()
}

/// How long the automatic player on turn takes, in ms: the table reads what there is to read, then he thinks,
/// for as long as the rules say where his time counts. What a voice has read aloud need not be read again.
pub fn pace<G: Game>(state: &G, speed: Speed, aloud: bool) -> u32 {
    let own = state.pace().map(|span| span.0);
    let letters = if aloud { 0 } else { state.to_read() };
    let reading = LETTER * u32::try_from(letters).unwrap_or(0);
    let percent = speed.percent();
    match own {
        // The sand runs meanwhile.
        Some(own) => own + reading,
        None => (thought(G::ID, state.phase_name()) + reading) * percent / 100,
    }
}
