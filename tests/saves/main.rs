//! Every save of every past version must still load. A truncated or randomly changed one never panics:
//! loading returns either an error or a sitting that follows the rules.

mod moves;

use serde_json::Value;
use std::path::PathBuf;
use tablee::rules::defizz::Defizz;
use tablee::rules::egomaster::Egomaster;
use tablee::rules::heure::Heure;
use tablee::rules::midi::Midi;
use tablee::rules::millions::Millions;
use tablee::rules::save::{LoadError, export, game_of, import, journal_text, load, setup_text};
use tablee::rules::session::Session;
use tablee::rules::{Game, GameId, Ms, Rng};

/// All saves ever recorded; none may be removed, and no test rewrites them.
const HEURE: [&str; 3] = ["heure-v1", "heure-v1-broken-off", "heure-v1-stopped"];
const MIDI: [&str; 3] = ["midi-v1", "midi-v1-broken-off", "midi-v1-tablet"];
const MILLIONS: [&str; 5] = [
    "millions-v1",
    "millions-v1-device",
    "millions-v1-television",
    "millions-v1-together",
    "millions-v1-two",
];
const DEFIZZ: [&str; 3] = ["defizz-v1", "defizz-v1-broken-off", "defizz-v1-tablet"];
const EGOMASTER: [&str; 3] = ["egomaster-v1", "egomaster-v1-broken-off", "egomaster-v1-tablet"];

fn past() -> impl Iterator<Item = &'static str> {
    DEFIZZ.into_iter().chain(EGOMASTER).chain(HEURE).chain(MIDI).chain(MILLIONS)
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves")
}

fn file(name: &str) -> String {
    std::fs::read_to_string(folder().join(format!("{name}.json"))).expect("it is kept")
}

/// Setup and journal, the two texts that the browser stores.
fn texts(name: &str) -> (String, String) {
    import(&file(name)).expect("it is an export")
}

fn sitting<G: Game>(name: &str) -> (Session<G>, Ms) {
    let (setup, journal) = texts(name);
    load(&setup, &journal).expect("it was played to this table")
}

/// The number of winners; `None` if the sitting is not over.
fn winners<G: Game>(name: &str) -> Option<usize> {
    sitting::<G>(name).0.state().outcome().map(|outcome| outcome.winners.len())
}

fn entries<G: Game>(name: &str) -> usize {
    sitting::<G>(name).0.journal().len()
}

#[test]
fn every_past_save_loads() {
    let files = std::fs::read_dir(folder()).expect("the folder is there");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> =
        names.filter_map(|name| Some(name.strip_suffix(".json")?.to_owned())).collect();
    names.sort_unstable();
    assert!(names.iter().eq(past()), "each has its line above: {names:?}");
    for name in past() {
        assert_eq!(judged_file(&file(name)), Ok(()), "{name}");
    }
}

#[test]
fn the_whole_games_the_broken_off_and_the_stopped_ones_are_what_they_were() {
    assert_eq!(HEURE.map(winners::<Heure>), [Some(1), None, Some(0)]);
    assert_eq!(HEURE.map(entries::<Heure>), [92, 60, 26]);
    assert_eq!(sitting::<Heure>(HEURE[1]).1, Ms(199_065), "the clock goes on from there");
    assert_eq!(MIDI.map(winners::<Midi>), [Some(1), None, Some(1)]);
    assert_eq!(MIDI.map(entries::<Midi>), [64, 31, 64]);
    assert_eq!(sitting::<Midi>(MIDI[1]).1, Ms(60_686), "the sand runs on from there");
    assert_eq!(MILLIONS.map(winners::<Millions>), [Some(1), None, Some(1), Some(1), Some(1)]);
    assert_eq!(MILLIONS.map(entries::<Millions>), [272, 150, 121, 693, 98]);
    assert_eq!(DEFIZZ.map(winners::<Defizz>), [Some(1), None, Some(1)]);
    assert_eq!(DEFIZZ.map(entries::<Defizz>), [349, 70, 300]);
    assert_eq!(sitting::<Defizz>(DEFIZZ[1]).1, Ms(70_867), "the timer runs on from there");
    assert_eq!(EGOMASTER.map(winners::<Egomaster>), [Some(1), None, Some(1)]);
    assert_eq!(EGOMASTER.map(entries::<Egomaster>), [526, 90, 176]);
}

fn holds_each(names: &[&str], kinds: &[&str]) {
    let text: String = names.iter().map(|name| texts(name).1).collect();
    for kind in kinds {
        assert!(text.contains(kind), "nowhere: {kind}");
    }
}

#[test]
fn between_them_they_hold_every_kind_of_move() {
    holds_each(&HEURE, &moves::HEURE);
    holds_each(&MIDI, &moves::MIDI);
    holds_each(&MILLIONS, &moves::MILLIONS);
    holds_each(&DEFIZZ, &moves::DEFIZZ);
    holds_each(&EGOMASTER, &moves::EGOMASTER);
}

fn written_again<G: Game>(name: &str) {
    let (session, now) = sitting::<G>(name);
    let setup = setup_text::<G>(session.setup());
    let journal = journal_text(&session, now);
    let file = export(&setup, &journal).expect("both texts are sound");
    let (setup, journal) = import(&file).expect("it was just exported");
    let (again, then) = load::<G>(&setup, &journal).expect(name);
    assert_eq!((again.setup(), again.journal()), (session.setup(), session.journal()));
    assert_eq!((again.state(), then), (session.state(), now));
}

#[test]
fn a_past_save_written_again_is_the_same_sitting() {
    HEURE.iter().for_each(|name| written_again::<Heure>(name));
    MIDI.iter().for_each(|name| written_again::<Midi>(name));
    MILLIONS.iter().for_each(|name| written_again::<Millions>(name));
    DEFIZZ.iter().for_each(|name| written_again::<Defizz>(name));
    EGOMASTER.iter().for_each(|name| written_again::<Egomaster>(name));
}

/// Loads the texts; asserts that a sitting that loads follows the rules.
fn judged(setup: &str, journal: &str) -> Result<(), LoadError> {
    match game_of(setup)? {
        GameId::Heure => judged_as::<Heure>(setup, journal),
        GameId::Midi => judged_as::<Midi>(setup, journal),
        GameId::Millions => judged_as::<Millions>(setup, journal),
        GameId::Defizz => judged_as::<Defizz>(setup, journal),
        GameId::Egomaster => judged_as::<Egomaster>(setup, journal),
    }
}

fn judged_as<G: Game>(setup: &str, journal: &str) -> Result<(), LoadError> {
    let (session, _) = load::<G>(setup, journal)?;
    assert_eq!(session.state().audit(), Ok(()), "it loads, but a card is lost");
    Ok(())
}

fn judged_file(text: &str) -> Result<(), LoadError> {
    let (setup, journal) = import(text)?;
    judged(&setup, &journal)
}

/// Where to cut a text: at every byte of a short one, at a few thousand places of a long one.
fn places(text: &str) -> impl Iterator<Item = usize> {
    (0..text.len()).step_by(1 + text.len() / 5_000)
}

#[test]
fn a_save_cut_off_anywhere_is_refused() {
    for name in past() {
        let (setup, journal) = texts(name);
        for end in places(&journal) {
            let cut = String::from_utf8_lossy(&journal.as_bytes()[..end]);
            assert_eq!(judged(&setup, &cut), Err(LoadError::NotJson), "journal cut at {end}");
        }
        for end in places(&setup) {
            let cut = String::from_utf8_lossy(&setup.as_bytes()[..end]);
            assert_eq!(judged(&cut, &journal), Err(LoadError::NotJson), "setup cut at {end}");
        }
    }
}

#[test]
fn an_export_cut_off_anywhere_is_refused() {
    for name in past() {
        let text = file(name);
        for end in places(text.trim_end()) {
            let cut = String::from_utf8_lossy(&text.as_bytes()[..end]);
            assert_eq!(judged_file(&cut), Err(LoadError::NotJson), "{name} cut at {end}");
        }
    }
}

#[test]
fn a_file_made_to_exhaust_the_reader_is_refused() {
    let deep = "[".repeat(200_000);
    assert_eq!(judged_file(&deep), Err(LoadError::NotJson));
    let (setup, _) = texts("heure-v1");
    assert_eq!(judged(&setup, &deep), Err(LoadError::NotJson));
    assert_eq!(judged(&deep, ""), Err(LoadError::NotJson));
}

/// Changes up to three bytes: replaces, inserts or removes each.
fn mutate(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len() as u32) as usize;
        let byte = *rng.pick(b"0123456789{}[]\",:-.e ntx\\\xff").expect("there are some");
        match rng.below(4) {
            0 => bytes.insert(at, byte),
            1 => drop(bytes.remove(at)),
            // A digit for a digit: still JSON, but another move or another game.
            _ if bytes[at].is_ascii_digit() => bytes[at] = b'0' + rng.below(10) as u8,
            _ => bytes[at] = byte,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn a_save_changed_by_chance_never_panics() {
    let mut rng = Rng::new(2026);
    let (mut loaded, mut refused) = (0, 0);
    for name in past() {
        let (setup, journal) = texts(name);
        for _ in 0..1_500 {
            for outcome in [
                judged(&mutate(&setup, &mut rng), &journal),
                judged(&setup, &mutate(&journal, &mut rng)),
                judged_file(&mutate(&file(name), &mut rng)),
            ] {
                *(if outcome.is_ok() { &mut loaded } else { &mut refused }) += 1;
            }
        }
    }
    assert!(loaded > 100 && refused > 1_000, "{loaded} loaded, {refused} refused");
}

/// Changes a number somewhere in the value, also one in the text of a move; the new one may be out of the
/// field's range.
fn change_a_number(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let place = rng.below(items.len() as u32) as usize;
            change_a_number(&mut items[place], rng);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let place = rng.below(fields.len() as u32) as usize;
            fields
                .values_mut()
                .nth(place)
                .into_iter()
                .for_each(|field| change_a_number(field, rng));
        }
        Value::Number(_) => {
            let any =
                [0, 1, 2, 3, 6, 7, 8, 9, 22, 23, 127, 128, 255, 256, 65_535, 4_294_967_295, -1_i64];
            *value = Value::from(*rng.pick(&any).expect("there are some"));
        }
        Value::String(text) => {
            let digit = text.find(|c: char| c.is_ascii_digit());
            let other = rng.below(12).to_string();
            digit.into_iter().for_each(|at| text.replace_range(at..=at, &other));
        }
        _ => {}
    }
}

#[test]
fn a_journal_with_other_numbers_is_refused_or_follows_the_rules() {
    let mut rng = Rng::new(7);
    for name in past() {
        let (setup, journal) = texts(name);
        for _ in 0..1_000 {
            let mut value: Value = serde_json::from_str(&journal).expect("it is JSON");
            change_a_number(&mut value["entries"], &mut rng);
            let mut table: Value = serde_json::from_str(&setup).expect("it is JSON");
            assert_ne!(judged(&setup, &value.to_string()), Err(LoadError::OtherGame));
            change_a_number(&mut table["setup"], &mut rng);
            assert_ne!(judged(&table.to_string(), &journal), Err(LoadError::OtherGame));
        }
    }
}

/// Whether the journal may still be valid without that act, or with it twice: an arrangement takes no turn,
/// a wrong answer costs only sand, a 50:50 lifts every cover, and a kept answer leaves no trace once its game
/// is over. A void challenge, or what a correction took back, leaves only what the dice have shown.
fn may_be_missed(name: &str, act: &str) -> bool {
    match ["defizz", "egomaster"].iter().any(|game| name.starts_with(game)) {
        true => !act.contains("\"roll\""),
        false => ["order", "wrong", "say ", "cover ", "keep ", "fifty"]
            .iter()
            .any(|word| act.contains(word)),
    }
}

#[test]
fn a_journal_that_misses_an_act_or_holds_one_twice_is_refused() {
    for name in past() {
        let (setup, journal) = texts(name);
        let value: Value = serde_json::from_str(&journal).expect("it is JSON");
        let entries = value["entries"].as_array().expect("a list").clone();
        for place in 0..entries.len() {
            if may_be_missed(name, &entries[place].to_string()) {
                continue;
            }
            let (mut fewer, mut more) = (entries.clone(), entries.clone());
            fewer.remove(place);
            more.insert(place, entries[place].clone());
            for entries in [fewer, more] {
                let mut other = value.clone();
                other["entries"] = Value::Array(entries);
                assert!(judged(&setup, &other.to_string()).is_err(), "{name}, entry {place}");
            }
        }
    }
}
