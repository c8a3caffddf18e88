//! Automatic players at the table: who acts next, what he does, how long he takes.

use crate::rules::session::Session;
use crate::rules::{Game, Level, Rng, Seat, Viewer};

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

/// How long an automatic player takes, in ms: long enough to be followed.
pub fn pace(phase: &str, reduced: bool) -> u32 {
    let calm = match phase {
        "ghost" | "ask" => 1_900,
        "place" => 1_500,
        // A question has to be read before it is answered.
        "kickoff" | "duel" | "sheet" | "master" | "tiebreak" => 2_600,
        _ => 1_200,
    };
    if reduced { calm / 2 } else { calm }
}
