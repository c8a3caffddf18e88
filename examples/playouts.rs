//! Plays random games and prints one JSON line per game:
//! `cargo run --release --example playouts -- <game|all> --players N --games N --seed S`
//! With `--duel` a champion plays against débutants, and the line gives the champion's rate.

#![expect(clippy::disallowed_types, reason = "a program of its own may look at the clock")]

use std::collections::BTreeSet;
use std::time::Instant;
use tablee::decks::sample;
use tablee::rules::defizz::{self, Defizz};
use tablee::rules::egomaster::{self, Egomaster};
use tablee::rules::heure::{self, Heure};
use tablee::rules::midi::{self, Midi};
use tablee::rules::millions::{self, Millions};
use tablee::rules::random_play::{self, Duels, play_out};
use tablee::rules::{Chair, Game, GameId, Mark, Rng, Seat};

/// More moves than any game takes; a game that reaches it counts as a violation.
const MOST_MOVES: u32 = 100_000;

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let which = words.next().unwrap_or_else(|| "all".into());
    let (mut players, mut games, mut seed, mut duel) = (4, 10_000, 1, false);
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|n| n.parse::<u64>().ok());
        match word.as_str() {
            "--players" => players = number().ok_or("--players takes a number")?,
            "--games" => games = number().ok_or("--games takes a number")?,
            "--seed" => seed = number().ok_or("--seed takes a number")?,
            "--duel" => duel = true,
            _ => return Err(format!("{word}: not an option")),
        }
    }
    let ids: Vec<GameId> = match which.as_str() {
        "all" => GameId::ALL.to_vec(),
        name => vec![GameId::named(name).ok_or(format!("{name}: no such game"))?],
    };
    for id in ids {
        run(id, players, games, seed, duel)?;
    }
    Ok(())
}

/// Playouts or duels of one game.
fn run(id: GameId, players: u64, games: u64, seed: u64, duel: bool) -> Result<(), String> {
    match id {
        GameId::Heure if duel => duels::<Heure>(players as u8, games, seed, heure_setup),
        GameId::Heure => playouts::<Heure>(players, games, seed, heure_setup),
        GameId::Midi if duel => Err("midi has no --duel".into()),
        GameId::Midi => {
            let cards = midi_cards(seed)?;
            let setup = |chairs, seed| midi_setup(chairs, seed, &cards);
            playouts::<Midi>(players, games, seed, setup)
        }
        GameId::Defizz => {
            let cards = defizz_cards(seed)?;
            let setup = |chairs, seed| defizz_setup(chairs, seed, &cards);
            match duel {
                true => duels::<Defizz>(players as u8, games, seed, setup),
                false => playouts::<Defizz>(players, games, seed, setup),
            }
        }
        GameId::Egomaster => {
            let cards = egomaster_cards()?;
            let setup = |chairs, seed| egomaster_setup(chairs, seed, &cards);
            match duel {
                true => duels::<Egomaster>(players as u8, games, seed, setup),
                false => playouts::<Egomaster>(players, games, seed, setup),
            }
        }
        GameId::Millions => {
            let cards = millions_cards(seed)?;
            let setup = |chairs, seed| millions_setup(chairs, seed, &cards);
            match duel {
                true => duels::<Millions>(players as u8, games, seed, setup),
                false => playouts::<Millions>(players, games, seed, setup),
            }
        }
    }
}

fn heure_setup(chairs: Vec<Chair>, seed: u64) -> heure::Setup {
    heure::Setup { chairs, youngest: Seat(0), options: heure::Options::default(), seed }
}

/// Numbered placeholder cards, as many as the box has.
fn midi_cards(seed: u64) -> Result<midi::cards::Cards, String> {
    let drawn = sample::midi_box().draw(&BTreeSet::new(), seed);
    drawn.map(midi::cards::Cards::from).map_err(|why| format!("{why:?}"))
}

fn midi_setup(chairs: Vec<Chair>, seed: u64, cards: &midi::cards::Cards) -> midi::Setup {
    midi::Setup {
        youth: Seat::all(chairs.len() as u8).collect(),
        chairs,
        masters: vec![],
        reading: midi::Reading::Reader,
        longer: vec![],
        deck: String::new(),
        options: midi::Options::default(),
        seed,
        cards: cards.clone(),
    }
}

/// Numbered placeholder questions, five per level: enough for a match of five games.
fn millions_cards(seed: u64) -> Result<millions::Cards, String> {
    let drawn = sample::millions(millions::MOST_PLAYERS).draw(&BTreeSet::new(), 5, seed);
    drawn.map(millions::Cards::from).map_err(|why| format!("{why:?}"))
}

/// The rulebook's game; the device hosts for a single player.
fn millions_setup(chairs: Vec<Chair>, seed: u64, cards: &millions::Cards) -> millions::Setup {
    let device = chairs.len() == 1;
    millions::Setup {
        chairs,
        first: None,
        longer: vec![],
        options: millions::Options { device, ..millions::Options::default() },
        day: None,
        seed,
        deck: String::new(),
        cards: cards.clone(),
    }
}

/// Numbered placeholder cards, as many as the box has.
fn defizz_cards(seed: u64) -> Result<defizz::Cards, String> {
    let drawn = sample::defizz_box().draw(&BTreeSet::new(), seed);
    drawn.map(defizz::Cards::from).map_err(|why| format!("{why:?}"))
}

/// The rulebook's game; with two players the tablet reads, as nobody is left to.
fn defizz_setup(chairs: Vec<Chair>, seed: u64, cards: &defizz::Cards) -> defizz::Setup {
    let tablet_reads = chairs.len() == 2;
    defizz::Setup {
        chairs,
        members: vec![],
        first: Some(Seat(0)),
        birthdays: vec![],
        longer: vec![],
        options: defizz::Options { tablet_reads, ..defizz::Options::default() },
        seed,
        deck: String::new(),
        cards: cards.clone(),
    }
}

/// Numbered placeholder questions, for as many pages as the box has.
fn egomaster_cards() -> Result<egomaster::Cards, String> {
    let drawn = sample::egomaster_box().draw(&BTreeSet::new());
    drawn.map(egomaster::Cards::from).map_err(|why| format!("{why:?}"))
}

/// The rulebook's game; with two players the tablet reads, as nobody is left to.
fn egomaster_setup(chairs: Vec<Chair>, seed: u64, cards: &egomaster::Cards) -> egomaster::Setup {
    let tablet_reads = chairs.len() == 2;
    egomaster::Setup {
        chairs,
        longer: vec![],
        options: egomaster::Options { tablet_reads, ..egomaster::Options::default() },
        seed,
        deck: String::new(),
        cards: cards.clone(),
    }
}

/// Chairs of that many people without names.
fn people(players: u8) -> Vec<Chair> {
    (0..players).map(|i| Chair::person("", Mark(i))).collect()
}

fn playouts<G: Game>(
    players: u64,
    games: u64,
    seed: u64,
    setup: impl Fn(Vec<Chair>, u64) -> G::Setup,
) -> Result<(), String> {
    let mut rng = Rng::new(seed);
    let (mut moves, mut violations) = (0u64, 0u64);
    let start = Instant::now();
    for game in 0..games {
        let state = G::start(&setup(people(players as u8), seed.wrapping_add(game)))
            .map_err(|why| format!("{why:?}"))?;
        let playout = play_out(state, &mut rng, MOST_MOVES);
        moves += u64::from(playout.moves);
        violations += u64::from(playout.violations) + u64::from(!playout.ended);
    }
    let seconds = start.elapsed().as_secs_f64();
    let line = serde_json::json!({
        "game": G::ID.name(), "players": players, "games": games, "moves": moves,
        "seconds": seconds, "moves_per_second": moves as f64 / seconds, "violations": violations,
    });
    println!("{line}");
    Ok(())
}

/// Plays games of one champion among débutants; the champion's seat rotates.
fn duels<G: Game>(
    players: u8,
    games: u64,
    seed: u64,
    setup: impl Fn(Vec<Chair>, u64) -> G::Setup,
) -> Result<(), String> {
    let setup = |chairs, game| setup(chairs, seed.wrapping_add(game));
    let Duels { champion, beginners, draws } =
        random_play::duels::<G>(games, players, setup).ok_or("a suggestion was refused")?;
    let line = serde_json::json!({
        "game": G::ID.name(), "players": players, "games": games,
        "champion_wins": champion, "beginners_win": beginners, "draws": draws,
        "champion_share_of_decided": champion as f64 / (champion + beginners).max(1) as f64,
    });
    println!("{line}");
    Ok(())
}
