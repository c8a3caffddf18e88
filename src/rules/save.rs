//! The save format: the setup once, the journal beside it, each in a versioned envelope.
//! Loading replays the journal and compares fingerprints; a [`LoadError`] says why a save cannot be loaded.

use super::fingerprint::hex;
use super::session::{Entry, ReplayError, Session};
use super::{Game, GameId, Ms};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// The newest save format this program writes and reads.
pub const FORMAT: u16 = 1;

/// Why a save cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is not what this program writes: damaged, cut off, or something else altogether.
    NotJson,
    /// It was written by a newer version of this program.
    NewerFormat {
        /// The format it says it has.
        format: u16,
    },
    /// It is a game that this program does not know.
    OtherGame,
    /// It was played under another version of the rules.
    OtherRules {
        /// The rules it was played under.
        rules: u16,
    },
    /// The rules refuse one of its moves.
    Refused {
        /// The number of the entry, from 0; `None` when the setup itself is refused.
        entry: Option<usize>,
        /// The rule that it breaks, as the game's own refusal names it.
        rule: String,
    },
    /// An entry of its journal is out of its time.
    OutOfTime {
        /// The number of the entry, from 0.
        entry: usize,
    },
    /// Every move is legal, but the table at the end is not the one that was saved.
    Diverged,
}

impl<R: Debug> From<ReplayError<R>> for LoadError {
    fn from(error: ReplayError<R>) -> LoadError {
        let rule = |why: R| format!("{why:?}");
        match error {
            ReplayError::Setup(why) => LoadError::Refused { entry: None, rule: rule(why) },
            ReplayError::Refused { entry, why } => {
                LoadError::Refused { entry: Some(entry), rule: rule(why) }
            }
            ReplayError::NotHandedOver { entry, why } => {
                LoadError::Refused { entry: Some(entry), rule: format!("{why:?}") }
            }
            ReplayError::OutOfTime { entry } => LoadError::OutOfTime { entry },
        }
    }
}

#[derive(Serialize, Deserialize)]
struct SetupEnvelope<S> {
    format: u16,
    game: String,
    rules: u16,
    setup: S,
}

#[derive(Serialize, Deserialize)]
struct JournalEnvelope<E> {
    format: u16,
    /// Hexadecimal: a 64-bit number does not survive every JSON reader.
    fingerprint: String,
    /// Game time when it was saved, in ms.
    now: Ms,
    entries: E,
}

/// A whole sitting in one file, for export, import and `examples/replay.rs`.
#[derive(Deserialize)]
struct ExportEnvelope {
    setup: serde_json::Value,
    journal: serde_json::Value,
}

/// The setup as text; written once per sitting.
pub fn setup_text<G: Game>(setup: &G::Setup) -> String {
    let mut text = vec![];
    write_setup::<G>(setup, &mut text);
    String::from_utf8(text).expect("JSON is written in UTF-8")
}

/// Appends the setup as text to `to`.
pub fn write_setup<G: Game>(setup: &G::Setup, to: &mut Vec<u8>) {
    let envelope =
        SetupEnvelope { format: FORMAT, game: G::ID.name().into(), rules: G::RULES, setup };
    serde_json::to_writer(to, &envelope).expect("a setup holds only what JSON can hold");
}

/// The journal as text, with the game time `now` that its clock shows.
pub fn journal_text<G: Game>(session: &Session<G>, now: Ms) -> String {
    let mut text = vec![];
    write_journal(session, now, &mut text);
    String::from_utf8(text).expect("JSON is written in UTF-8")
}

/// Appends the journal as text to `to`.
pub fn write_journal<G: Game>(session: &Session<G>, now: Ms, to: &mut Vec<u8>) {
    let envelope = JournalEnvelope {
        format: FORMAT,
        fingerprint: hex(session.fingerprint()),
        now,
        entries: session.journal(),
    };
    serde_json::to_writer(to, &envelope).expect("a journal holds only what JSON can hold");
}

/// The game that a setup text belongs to, without reading the rest.
///
/// # Errors
/// [`LoadError::NotJson`], [`LoadError::NewerFormat`] or [`LoadError::OtherGame`].
pub fn game_of(setup: &str) -> Result<GameId, LoadError> {
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    check_format(read::<FormatOnly>(setup)?.format)?;
    let head: Head = read(setup)?;
    GameId::named(&head.game).ok_or(LoadError::OtherGame)
}

/// Loads a saved sitting by replaying it; returns it with the game time that its clock showed.
///
/// # Errors
/// Why it cannot be played on; see [`LoadError`].
pub fn load<G: Game>(setup: &str, journal: &str) -> Result<(Session<G>, Ms), LoadError> {
    let setup = read_setup::<G>(setup)?;
    let journal: JournalEnvelope<Vec<Entry<G::Move>>> = read_journal(journal)?;
    let session = Session::<G>::replay(setup, journal.entries)?;
    if hex(session.fingerprint()) != journal.fingerprint {
        return Err(LoadError::Diverged);
    }
    let now = journal.now.max(session.last_at());
    Ok((session, now))
}

/// Texts are long: only one that is not valid is parsed again, to say why.
fn read_setup<G: Game>(text: &str) -> Result<G::Setup, LoadError> {
    if let Ok(SetupEnvelope { format: FORMAT, game, rules, setup }) = read(text)
        && game == G::ID.name()
        && rules == G::RULES
    {
        return Ok(setup);
    }
    if game_of(text)? != G::ID {
        return Err(LoadError::OtherGame);
    }
    let rules = read::<RulesOnly>(text)?.rules;
    Err(if rules == G::RULES { LoadError::NotJson } else { LoadError::OtherRules { rules } })
}

fn read_journal<'a, E: Deserialize<'a>>(text: &'a str) -> Result<JournalEnvelope<E>, LoadError> {
    if let Ok(journal @ JournalEnvelope { format: FORMAT, .. }) = read(text) {
        return Ok(journal);
    }
    check_format(read::<FormatOnly>(text)?.format)?;
    Err(LoadError::NotJson)
}

/// Setup and journal in one file.
///
/// # Errors
/// [`LoadError::NotJson`] when one of the texts is damaged.
pub fn export(setup: &str, journal: &str) -> Result<String, LoadError> {
    read::<FormatOnly>(setup)?;
    read::<FormatOnly>(journal)?;
    // Both are JSON already: they are put side by side, not read and written again.
    let head = format!("{{\"format\":{FORMAT},\"tablee\":\"sitting\",\n\"setup\":");
    Ok([&head, setup, ",\n\"journal\":", journal, "}\n"].concat())
}

/// The setup text and the journal text of an exported file.
///
/// # Errors
/// [`LoadError::NotJson`] or [`LoadError::NewerFormat`].
pub fn import(file: &str) -> Result<(String, String), LoadError> {
    check_format(read::<FormatOnly>(file)?.format)?;
    let envelope: ExportEnvelope = read(file)?;
    Ok((envelope.setup.to_string(), envelope.journal.to_string()))
}

#[derive(Deserialize)]
struct FormatOnly {
    format: u16,
}

#[derive(Deserialize)]
struct RulesOnly {
    rules: u16,
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, LoadError> {
    serde_json::from_str(text).map_err(|_| LoadError::NotJson)
}

const fn check_format(format: u16) -> Result<(), LoadError> {
    if format > FORMAT { Err(LoadError::NewerFormat { format }) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::super::heure::{Heure, Move, Options, Setup};
    use super::super::toy::Toy;
    use super::super::{By, Chair, Level, Mark, Player, Seat};
    use super::*;

    /// Three moves of a game of two.
    fn session() -> Session<Heure> {
        let chairs = vec![Chair::person("Zoé", Mark(1)), Chair::person("Léo \"8\"", Mark(2))];
        let setup =
            Setup { chairs, youngest: Seat(1), options: Options::default(), seed: u64::MAX };
        let mut session = Session::new(setup).expect("two may play");
        for (at, seat, mv) in [
            (900, 0, Move::Arrange { order: vec![6, 5, 4, 3, 2, 1, 0] }),
            (1_000, 1, Move::Draw { card: 3 }),
            (1_500, 1, Move::Lay { slot: 4 }),
        ] {
            assert_eq!(session.play(Ms(at), By::Seat(Seat(seat)), mv).result(), Ok(()));
        }
        session
    }

    fn texts() -> (String, String) {
        let session = session();
        (setup_text::<Heure>(session.setup()), journal_text(&session, Ms(2_000)))
    }

    /// The error of loading the texts with `from` replaced by `to` in both.
    fn error(from: &str, to: &str) -> LoadError {
        let (setup, journal) = texts();
        assert!(setup.contains(from) || journal.contains(from), "{from} is in neither text");
        let loaded = load::<Heure>(&setup.replace(from, to), &journal.replace(from, to));
        loaded.map(|_| ()).expect_err("it cannot be played on")
    }

    #[test]
    fn what_was_written_is_read_again() {
        let (setup, journal) = texts();
        let (again, now) = load::<Heure>(&setup, &journal).expect("it was just written");
        assert_eq!((again.setup(), again.journal()), (session().setup(), session().journal()));
        assert_eq!((again.state(), now), (session().state(), Ms(2_000)));
    }

    #[test]
    fn who_plays_a_seat_is_kept_and_an_odd_handing_over_is_refused() {
        let mut session = session();
        for (at, to) in [(1_600, Player::Automatic(Level::Champion)), (1_700, Player::Person)] {
            assert_eq!(session.hand_over(Ms(at), Seat(1), to).result(), Ok(()));
        }
        let last = session.hand_over(Ms(1_800), Seat(0), Player::Automatic(Level::Beginner));
        assert_eq!(last.result(), Ok(()));
        let (setup, journal) = (texts().0, journal_text(&session, Ms(2_000)));
        let (again, _) = load::<Heure>(&setup, &journal).expect("it was just written");
        assert_eq!(again.journal(), session.journal());
        let players = [0, 1].map(|seat| again.who_plays(Seat(seat)));
        assert_eq!(players, [Player::Automatic(Level::Beginner), Player::Person]);
        let kept = r#"{"handover":{"at":1700,"seat":1,"to":"person"}}"#;
        assert!(journal.contains(kept), "{journal}");
        let refused = |rule: &str| LoadError::Refused { entry: Some(4), rule: rule.into() };
        for (odd, why) in [
            (kept.replace("1,", "7,"), refused("NobodyThere")),
            (kept.replace("1700", "3"), LoadError::OutOfTime { entry: 4 }),
            (kept.replace("\"seat\":1", "\"seat\":0"), refused("PlaysAlready")),
            (kept.replace("person", "ghost"), LoadError::NotJson),
            (kept.replace("1,", "256,"), LoadError::NotJson),
        ] {
            let loaded = load::<Heure>(&setup, &journal.replace(kept, &odd)).map(|_| ());
            assert_eq!(loaded, Err(why), "{odd}");
        }
    }

    #[test]
    fn damaged_texts_are_not_json() {
        let (setup, journal) = texts();
        for damaged in ["", "null", "[]", "{}", "{\"format\":1}", "\u{feff}{}", &setup[1..]] {
            assert_eq!(load::<Heure>(damaged, &journal).map(|_| ()), Err(LoadError::NotJson));
            assert_eq!(load::<Heure>(&setup, damaged).map(|_| ()), Err(LoadError::NotJson));
        }
        assert_eq!(error("draw 3", "steal 3"), LoadError::NotJson);
        assert_eq!(error("\"seed\":18446744073709551615", "\"seed\":-1"), LoadError::NotJson);
    }

    #[test]
    fn a_newer_format_says_which() {
        let newer = || LoadError::NewerFormat { format: 2 };
        let (setup, journal) = texts();
        let later = |text: &str| text.replace("\"format\":1", "\"format\":2");
        assert_eq!(load::<Heure>(&later(&setup), &journal).map(|_| ()), Err(newer()));
        assert_eq!(load::<Heure>(&setup, &later(&journal)).map(|_| ()), Err(newer()));
        assert_eq!(game_of(&later(&setup)), Err(newer()));
        // The inside of a newer format is unknown and is not checked.
        let strange = "{\"format\":2,\"shelf\":{\"heure\":[]}}";
        assert_eq!(load::<Heure>(strange, "").map(|_| ()), Err(newer()));
    }

    #[test]
    fn a_game_that_is_not_known_or_not_this_one_is_another() {
        assert_eq!(error("\"game\":\"heure\"", "\"game\":\"belote\""), LoadError::OtherGame);
        let (setup, _) = texts();
        assert_eq!(game_of(&setup), Ok(GameId::Heure));
        assert_eq!(game_of(&setup.replace("heure", "belote")), Err(LoadError::OtherGame));
    }

    #[test]
    fn other_rules_say_which() {
        assert_eq!(error("\"rules\":1", "\"rules\":9"), LoadError::OtherRules { rules: 9 });
        let (setup, journal) = texts();
        let toy = load::<Toy>(&setup, &journal).map(|_| ());
        assert_eq!(toy, Err(LoadError::OtherRules { rules: 1 }));
    }

    #[test]
    fn a_refused_move_says_which_and_why() {
        let refused = |entry, rule: &str| LoadError::Refused { entry, rule: rule.into() };
        assert_eq!(error("\"youngest\":1", "\"youngest\":2"), refused(None, "NobodyOnThatSeat"));
        assert_eq!(error("order 6 5 4", "order 6 6 4"), refused(Some(0), "NotThatHand"));
        assert_eq!(error("draw 3", "draw 7"), refused(Some(1), "NoSuchCard { cards: 7 }"));
        assert_eq!(error("lay 4", "lay 8"), refused(Some(2), "NoSuchSlot"));
        let late = LoadError::OutOfTime { entry: 2 };
        assert_eq!(error("\"at\":1500", "\"at\":999"), late);
    }

    #[test]
    fn a_table_that_came_out_otherwise_has_diverged() {
        assert_eq!(error("lay 4", "lay 3"), LoadError::Diverged);
        assert_eq!(error("\"fingerprint\":\"", "\"fingerprint\":\"0"), LoadError::Diverged);
    }

    #[test]
    fn the_clock_goes_on_no_earlier_than_the_last_entry() {
        let (setup, journal) = texts();
        let early = journal.replace("\"now\":2000", "\"now\":3");
        let (_, now) = load::<Heure>(&setup, &early).expect("only its clock is odd");
        assert_eq!(now, Ms(1_500));
    }

    #[test]
    fn export_and_import_give_the_same_sitting() {
        let (setup, journal) = texts();
        let file = export(&setup, &journal).expect("both texts are sound");
        let (setup, journal) = import(&file).expect("it was just exported");
        let (again, now) = load::<Heure>(&setup, &journal).expect("it was just exported");
        assert_eq!((again.state(), again.setup()), (session().state(), session().setup()));
        assert_eq!((again.journal(), now), (session().journal(), Ms(2_000)));
        let file = export(&setup, &journal).expect("both texts are sound");
        assert_eq!(import(&file), Ok((setup, journal)), "sent on, it stays what it is");
    }

    #[test]
    fn a_damaged_or_newer_export_says_so() {
        let (setup, journal) = texts();
        assert_eq!(export(&setup[1..], &journal), Err(LoadError::NotJson));
        assert_eq!(export(&setup, &journal[1..]), Err(LoadError::NotJson));
        let file = export(&setup, &journal).expect("both texts are sound");
        assert_eq!(import(&file[..file.len() / 2]), Err(LoadError::NotJson));
        assert_eq!(import(&setup), Err(LoadError::NotJson), "a setup is not a sitting");
        for newer in
            [&file.replacen("\"format\":1", "\"format\":2", 1), "{\"format\":2,\"all\":[]}"]
        {
            assert_eq!(import(newer), Err(LoadError::NewerFormat { format: 2 }));
        }
    }
}
