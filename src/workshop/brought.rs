//! The result of reading a file: cards, changes made on import, and entries left out, each with line and reason. The
//! app puts it into words, in two languages.

use super::card::{Cover, OwnCard};
use super::check::{self, Checked};
use super::{MOST_CARDS, MOST_TOLD};

/// The formats that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// A deck of one's own, as [`super::own_json`] writes it.
    Own,
    /// A deck of this app, as in `public/decks`.
    Shipped,
    /// A table: one card per row.
    Csv,
    /// A sheet of a spreadsheet: one card per row.
    Sheet,
    /// A plain list: a question and its answer per line.
    Lines,
    /// Moodle's text format.
    Gift,
    /// Choices as plain text.
    Aiken,
    /// Moodle's XML.
    Moodle,
    /// JSON of the Open Trivia Database.
    OpenTrivia,
    /// JSON of OpenQuizzDB.
    OpenQuizz,
    /// JSON of Kahoot.
    Kahoot,
    /// JSON of Quizizz.
    Quizizz,
}

/// The result of reading a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brought {
    /// The recognised format; `None` if it is none of them.
    pub format: Option<Format>,
    /// The cover, if the file has one.
    pub cover: Option<Cover>,
    /// The cards, in the order of the file.
    pub cards: Vec<OwnCard>,
    /// The changes made to them.
    pub changed: Vec<Changed>,
    /// The entries that were left out: the first [`MOST_TOLD`].
    pub left_out: Vec<LeftOut>,
    /// How many more were left out.
    pub untold: usize,
}

/// An entry that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The line on which it begins in the file, from 1.
    pub line: usize,
    pub reason: Reason,
    /// What could be read of it, to be corrected.
    pub draft: Option<Box<OwnCard>>,
}

/// A change made to a card on import.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The line on which the entry begins in the file, from 1.
    pub line: usize,
    /// Its place in [`Brought::cards`].
    pub card: usize,
    pub what: Change,
}

/// A kind of change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// That many propositions that are not right were dropped: no game shows more than four, or they were half right.
    OptionsDropped(usize),
    /// That many variants of the answer were dropped: half right, too many or too long.
    VariantsDropped(usize),
    /// The note was too long and was cut.
    NoteCut,
    /// The clue or theme was too long and was dropped.
    LabelDropped,
    /// A number was rounded to a tenth within its tolerance.
    Rounded,
    /// A range became the number in its middle.
    RangeToMiddle,
    /// A letter could not be read and is missing.
    LetterLost,
}

/// The role of a text on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    Question,
    /// A proposition, an answer, a trap.
    Option,
    Unit,
}

/// Why an entry, or a whole file, was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The file exceeds [`super::LONGEST_FILE`] by that many bytes.
    FileTooLong { over: usize },
    /// The deck is full ([`MOST_CARDS`]): this entry and those after it.
    DeckFull,
    /// It is none of the formats.
    UnknownFormat,
    /// It has bytes that no text has.
    NoText,
    /// The file ends early or is damaged: nothing of it can be read.
    CutOff,
    /// A password locks it.
    Locked,
    /// It is a spreadsheet of an old or binary format.
    OldSheet,
    /// It is a document of another kind.
    NoSheet,
    /// A spreadsheet has no words.
    EmptySheet,
    /// It unpacks to more than is read.
    UnpacksTooLong,
    /// A later version of the app has written it.
    Newer,
    /// The file ends early or breaks the rules of its format here; the rest cannot be read.
    Broken,
    /// It is nested deeper than any deck is.
    TooDeep,
    /// The file defines its own entities, which hostile files use to expand.
    OwnEntities,
    /// There is no question.
    NoQuestion,
    /// There is no answer.
    NoAnswer,
    /// A star has no photograph, or an invalid one.
    NoPhoto,
    /// None of the propositions is right.
    NoneRight,
    /// That many propositions are right instead of one.
    SeveralRight(usize),
    /// There are only that many propositions.
    TooFewOptions(usize),
    /// No column of a table says which of its propositions is right.
    NoRightColumn,
    /// This text, which should say which proposition is right, names none of them, or could mean two.
    UnclearRight(String),
    /// A sheet needs six true propositions; this one has that many.
    OddSheet(usize),
    /// A list needs 4 to 64 answers; this one has that many.
    OddList(usize),
    /// Two of its texts are the same.
    SameTwice(String),
    /// A text is longer than that many letters.
    TooLong(Part, usize),
    /// The level is not from 1 to 15.
    NoSuchLevel,
    /// There is no number.
    NoNumber,
    /// A value is not a number.
    NotANumber,
    /// The number needs more than one decimal.
    TooFine,
    /// A row of a table has more cells than there are names.
    MoreCells,
    /// A quote is not closed, or stands around only a part of a cell.
    OpenQuote,
    /// A table holds the answers of people who filled in a form.
    FilledIn,
    /// A brace is not closed, or not opened.
    OpenBrace,
    /// The question needs a picture, a sound or a film.
    NeedsMedia,
    /// It is not a question: a heading, a description, a card of luck.
    NoQuiz,
    /// No game asks this kind, given by its name in the file.
    UnknownKind(String),
    /// A field is missing or of the wrong type.
    Unreadable,
    /// Something of it could not be read, and nobody has looked at it since.
    Doubtful,
}

impl Reason {
    /// Whether it is about the file as a whole, and not about one of its lines.
    #[must_use]
    pub const fn is_of_file(&self) -> bool {
        matches!(
            self,
            Reason::FileTooLong { .. }
                | Reason::UnknownFormat
                | Reason::NoText
                | Reason::Newer
                | Reason::FilledIn
                | Reason::CutOff
                | Reason::Locked
                | Reason::OldSheet
                | Reason::NoSheet
                | Reason::EmptySheet
                | Reason::UnpacksTooLong
        )
    }
}

/// A card as a reader found it, with the reader's changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub card: OwnCard,
    pub changes: Vec<Change>,
}

/// Why there is no card, with what could be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub reason: Reason,
    pub draft: Option<Box<OwnCard>>,
}

impl From<OwnCard> for Draft {
    fn from(card: OwnCard) -> Draft {
        Draft { card, changes: vec![] }
    }
}

impl From<Reason> for Refused {
    fn from(reason: Reason) -> Refused {
        Refused { reason, draft: None }
    }
}

impl Brought {
    /// An empty result of that format.
    #[must_use]
    pub(super) fn of(format: Format) -> Brought {
        Brought { format: Some(format), ..Brought::default() }
    }

    /// A file that could not be read at all.
    #[must_use]
    pub(super) fn nothing(reason: Reason) -> Brought {
        let mut brought = Brought::default();
        brought.leave_out(1, reason.into());
        brought
    }

    /// Takes what a reader found at that line, if it is sound. Returns whether there is room for more.
    pub(super) fn take(&mut self, line: usize, found: Result<Draft, Refused>) -> bool {
        let checked = found.and_then(|draft| check::sound(draft.card, draft.changes));
        match checked {
            Ok(_) if self.cards.len() >= MOST_CARDS => {
                self.leave_out(line, Reason::DeckFull.into());
                return false;
            }
            Ok(Checked { card, changes }) => {
                let place = self.cards.len();
                let changed = |what| Changed { line, card: place, what };
                self.changed.extend(changes.into_iter().map(changed));
                self.cards.push(card);
            }
            Err(refused) => self.leave_out(line, refused),
        }
        true
    }

    /// Records that the entry at that line was left out.
    pub(super) fn leave_out(&mut self, line: usize, refused: Refused) {
        if self.left_out.len() < MOST_TOLD {
            let Refused { reason, draft } = refused;
            let draft = draft.map(|card| Box::new(unfinished(*card)));
            self.left_out.push(LeftOut { line, reason, draft });
        } else {
            self.untold += 1;
        }
    }
}

/// The card of an entry that was left out, so that it is never taken for a finished one: where nothing is seen to be
/// wrong with it, somebody has to look at it.
fn unfinished(card: OwnCard) -> OwnCard {
    let mut card = check::draft(card);
    card.doubtful |= check::sound(card.clone(), vec![]).is_ok();
    card
}
