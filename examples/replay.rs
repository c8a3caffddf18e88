//! Replays an exported save and prints every entry, its events and the final standings:
//! `cargo run --example replay -- file.json`

use tablee::rules::defizz::Defizz;
use tablee::rules::egomaster::Egomaster;
use tablee::rules::heure::Heure;
use tablee::rules::midi::Midi;
use tablee::rules::millions::Millions;
use tablee::rules::session::Entry;
use tablee::rules::{Game, GameId, save};

fn main() -> Result<(), String> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let file = std::fs::read_to_string(&path).map_err(|why| format!("{path}: {why}"))?;
    let (setup, journal) = save::import(&file).map_err(|why| format!("{path}: {why:?}"))?;
    match save::game_of(&setup).map_err(|why| format!("{path}: {why:?}"))? {
        GameId::Midi => replay::<Midi>(&setup, &journal),
        GameId::Heure => replay::<Heure>(&setup, &journal),
        GameId::Millions => replay::<Millions>(&setup, &journal),
        GameId::Defizz => replay::<Defizz>(&setup, &journal),
        GameId::Egomaster => replay::<Egomaster>(&setup, &journal),
    }
    .map_err(|why| format!("{path}: {why}"))
}

fn replay<G: Game>(setup: &str, journal: &str) -> Result<(), String> {
    let (session, _) = save::load::<G>(setup, journal).map_err(|why| format!("{why:?}"))?;
    let mut state = G::start(session.setup()).map_err(|why| format!("{why:?}"))?;
    for (number, entry) in session.journal().iter().enumerate() {
        let step = match entry {
            Entry::Move { at, by, mv } => {
                println!("{number:>4} {:>8} ms  {by:?}: {mv:?}", at.0);
                state.play(*at, *by, mv).map_err(|why| format!("{why:?}"))?
            }
            Entry::Handover { at, seat, to } => {
                println!("{number:>4} {:>8} ms  {seat:?} is played by {to:?}", at.0);
                state = state.handed_over(*at, *seat, *to);
                continue;
            }
            Entry::TimeUp { at } => {
                println!("{number:>4} {:>8} ms  time is up", at.0);
                state.time_up()
            }
        };
        step.events.iter().for_each(|event| println!("                    {event:?}"));
        state = step.state;
    }
    match state.outcome() {
        Some(outcome) => println!("over: {outcome:?}"),
        None => println!("not over: {} of {:?}", state.phase_name(), state.turn()),
    }
    Ok(())
}
