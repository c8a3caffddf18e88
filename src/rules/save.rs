//! The save format: the setup once, the journal beside it, each in a versioned envelope.
//! Loading replays the journal and compares fingerprints; what cannot be read says why in one word.

use super::session::{Entry, Session};
use super::{Game, GameId, Ms};
use serde::{Deserialize, Serialize};

/// The newest save format this program writes and reads.
pub const FORMAT: u16 = 1;

/// Why a save cannot be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    },
    /// Every move is legal, but the table at the end is not the one that was saved.
    Diverged,
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
#[derive(Serialize, Deserialize)]
struct ExportEnvelope {
    format: u16,
    tablee: String,
    setup: serde_json::Value,
    journal: serde_json::Value,
}

/// The setup as text; written once per sitting.
pub fn setup_text<G: Game>(setup: &G::Setup) -> String {
    let envelope =
        SetupEnvelope { format: FORMAT, game: G::ID.name().into(), rules: G::RULES, setup };
    serde_json::to_string(&envelope).expect("a setup holds only what JSON can hold")
}

/// The journal as text, with the game time `now` that its clock shows.
pub fn journal_text<G: Game>(session: &Session<G>, now: Ms) -> String {
    let envelope = JournalEnvelope {
        format: FORMAT,
        fingerprint: format!("{:016x}", session.fingerprint()),
        now,
        entries: session.journal(),
    };
    serde_json::to_string(&envelope).expect("a journal holds only what JSON can hold")
}

/// Which game a setup text belongs to, without reading the rest.
///
/// # Errors
/// [`LoadError::NotJson`], [`LoadError::NewerFormat`] or [`LoadError::OtherGame`].
pub fn game_of(setup: &str) -> Result<GameId, LoadError> {
    #[derive(Deserialize)]
    struct Head {
        format: u16,
        game: String,
    }
    let head: Head = read(setup)?;
    check_format(head.format)?;
    GameId::named(&head.game).ok_or(LoadError::OtherGame)
}

/// Plays a saved sitting again; gives it back with the game time its clock showed.
///
/// # Errors
/// Why it cannot be played on; see [`LoadError`].
pub fn load<G: Game>(setup: &str, journal: &str) -> Result<(Session<G>, Ms), LoadError> {
    if game_of(setup)? != G::ID {
        return Err(LoadError::OtherGame);
    }
    let rules = read::<RulesOnly>(setup)?.rules;
    if rules != G::RULES {
        return Err(LoadError::OtherRules { rules });
    }
    check_format(read::<FormatOnly>(journal)?.format)?;
    let setup: SetupEnvelope<G::Setup> = read(setup)?;
    let journal: JournalEnvelope<Vec<Entry<G::Move>>> = read(journal)?;
    let session = Session::<G>::replay(setup.setup, journal.entries)
        .map_err(|(entry, _)| LoadError::Refused { entry })?;
    if format!("{:016x}", session.fingerprint()) != journal.fingerprint {
        return Err(LoadError::Diverged);
    }
    let now = journal.now.max(session.last_at());
    Ok((session, now))
}

/// Setup and journal in one file.
///
/// # Errors
/// [`LoadError::NotJson`] when one of the texts is damaged.
pub fn export(setup: &str, journal: &str) -> Result<String, LoadError> {
    let envelope = ExportEnvelope {
        format: FORMAT,
        tablee: "sitting".into(),
        setup: read(setup)?,
        journal: read(journal)?,
    };
    Ok(serde_json::to_string_pretty(&envelope).expect("JSON values are JSON"))
}

/// The setup text and the journal text of an exported file.
///
/// # Errors
/// [`LoadError::NotJson`] or [`LoadError::NewerFormat`].
pub fn import(file: &str) -> Result<(String, String), LoadError> {
    let envelope: ExportEnvelope = read(file)?;
    check_format(envelope.format)?;
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
