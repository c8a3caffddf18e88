//! Plays whole sittings and compares them as text: people play random moves, automatic seats the moves
//! suggested to them. `UPDATE=1` rewrites the texts.

use std::fmt::Write as _;
use std::path::PathBuf;
use tablee::rules::options::TableOptions;
use tablee::rules::random_play::random_move;
use tablee::rules::session::{Entry, Played, Session};
use tablee::rules::{By, Chair, Game, Level, Mark, Ms, Player, Rng, Viewer};

/// The chairs of `players`; the last `automatic` of them are automatic players of that level.
pub fn chairs(players: u8, automatic: u8, level: Level) -> Vec<Chair> {
    let player = |i| match i + automatic >= players {
        true => Player::Automatic(level),
        false => Player::Person,
    };
    (0..players).map(|i| Chair { player: player(i), ..Chair::person("", Mark(i)) }).collect()
}

/// The default options with those changed, by their rule ids.
pub fn options<O: TableOptions + Default>(changed: &[(&str, &str)]) -> O {
    let mut set = O::default();
    for (id, value) in changed {
        set.set(id, value).expect("it is an option");
    }
    set
}

/// Plays a sitting to its end and returns it as text; `more` appends the state of the table after each entry.
pub fn played<G: Game>(
    mut session: Session<G>,
    seed: u64,
    more: impl Fn(&Session<G>, &[G::Event], &mut String),
) -> String
where
    String: From<G::Move>,
{
    let (mut rng, mut now, mut text) = (Rng::new(seed), 0, String::new());
    while let Some(turn) = session.state().turn() {
        now += session.state().pace().map_or(rng.below(4_000), |pace| pace.0);
        let events = session.tick(Ms(now));
        if !events.is_empty() {
            write_down(&mut text, &session, &events);
            more(&session, &events, &mut text);
            continue;
        }
        let level = session.automatic(turn);
        let view = session.view(Viewer::Seat(turn));
        let suggested = level.and_then(|level| G::suggest(&view, turn, level, &mut rng));
        let mv = suggested.map(|mv| (By::Seat(turn), mv));
        let (by, mv) =
            mv.or_else(|| random_move(session.state(), &mut rng)).expect("somebody can move");
        let Played { events, refused } = session.play(Ms(now), by, mv);
        assert_eq!(refused, None);
        write_down(&mut text, &session, &events);
        more(&session, &events, &mut text);
    }
    text
}

fn write_down<G: Game>(text: &mut String, session: &Session<G>, events: &[G::Event])
where
    String: From<G::Move>,
{
    let line = match session.journal().last().expect("something happened") {
        Entry::Move { at, by, mv } => format!("{:>7}  {by:?}: {}", at.0, String::from(mv.clone())),
        Entry::Handover { at, seat, to } => format!("{:>7}  {seat:?} is played by {to:?}", at.0),
        Entry::TimeUp { at } => format!("{:>7}  time is up", at.0),
    };
    writeln!(text, "{line}").expect("text");
    for event in events {
        writeln!(text, "           {event:?}").expect("text");
    }
}

/// Asserts that a text equals the one kept under that name.
pub fn compare(name: &str, text: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, text).expect("the folder is there");
    }
    let written = std::fs::read_to_string(&path).expect("UPDATE=1 writes it");
    let differs = text.lines().zip(written.lines()).position(|(now, then)| now != then);
    assert!(text == written, "{name}: another game from line {differs:?} on");
}

/// Asserts that a text contains all of these: the texts are only worth keeping if nearly everything happens in them.
pub fn shows_each(text: &str, all: &[&str]) {
    for shown in all {
        assert!(text.contains(shown), "nowhere: {shown:?}");
    }
}
