//! What a file brought: cards, what was changed on the way in, and what was left out, by line and with
//! the reason. The app makes words of it, in two languages.

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
    /// A table: a card a row.
    Csv,
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
}

/// What a file brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brought {
    /// What it was taken for; none if it was nothing that can be read.
    pub format: Option<Format>,
    /// What stands on the cover, if the file says so.
    pub cover: Option<Cover>,
    /// What came in, in the order of the file.
    pub cards: Vec<OwnCard>,
    /// What came in changed.
    pub changed: Vec<Changed>,
    /// What did not come in: the first [`MOST_TOLD`].
    pub left_out: Vec<LeftOut>,
    /// How many more did not.
    pub untold: usize,
}

/// An entry that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Where it begins in the file, from 1.
    pub line: usize,
    pub reason: Reason,
    /// As far as it could be read, to be mended.
    pub draft: Option<Box<OwnCard>>,
}

/// A card that is not quite as the file had it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Where the entry begins in the file, from 1.
    pub line: usize,
    /// Its place in [`Brought::cards`].
    pub card: usize,
    pub what: Change,
}

/// What was changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// So many propositions that are not right were dropped: no game shows more than four, or they
    /// were half right.
    OptionsDropped(usize),
    /// So many ways to say the answer were dropped: they were half right, or too many or too long.
    VariantsDropped(usize),
    /// The note was too long.
    NoteCut,
    /// The clue or theme was too long.
    LabelDropped,
    /// A number was rounded to a tenth within its tolerance.
    Rounded,
    /// A range became the number in its middle.
    RangeToMiddle,
}

/// What a text of a card is.
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
    /// The file has that many bytes more than [`super::LONGEST_FILE`].
    FileTooLong { over: usize },
    /// The deck is full ([`MOST_CARDS`]): this entry and those after it.
    DeckFull,
    /// It is none of the formats.
    UnknownFormat,
    /// It holds bytes that no text has.
    NoText,
    /// A later version of the app has written it.
    Newer,
    /// The file breaks off or breaks its format's rules here; what follows cannot be read.
    Broken,
    /// It is nested deeper than any deck is.
    TooDeep,
    /// The file defines entities of its own, which is how hostile files grow.
    OwnEntities,
    /// There is no question.
    NoQuestion,
    /// There is no answer.
    NoAnswer,
    /// A star has no photograph, or what there is cannot be one.
    NoPhoto,
    /// None of the propositions is right.
    NoneRight,
    /// So many propositions are right where one must be.
    SeveralRight(usize),
    /// There are only so many propositions.
    TooFewOptions(usize),
    /// A sheet has six true propositions, this one that many.
    OddSheet(usize),
    /// A list has 4 to 64 answers, this one that many.
    OddList(usize),
    /// Two of its texts are the same.
    SameTwice(String),
    /// A text is longer than that many letters.
    TooLong(Part, usize),
    /// The level is not from 1 to 15.
    NoSuchLevel,
    /// What should be a number is none.
    NotANumber,
    /// The number needs more than one decimal.
    TooFine,
    /// A brace is opened and not closed, or the other way round.
    OpenBrace,
    /// It has a picture, a sound or a film that its question needs.
    NeedsMedia,
    /// It is no question: a heading, a description, a card of luck.
    NoQuiz,
    /// It is of a kind that no game asks, by its name in the file.
    UnknownKind(String),
    /// Something is missing or of another sort than it should be.
    Unreadable,
}

/// A card as a reader found it, with what the reader changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub card: OwnCard,
    pub changes: Vec<Change>,
}

/// Why there is no card, with what there is.
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
    /// Nothing yet, of that format.
    #[must_use]
    pub(super) fn of(format: Format) -> Brought {
        Brought { format: Some(format), ..Brought::default() }
    }

    /// A file of which nothing was read.
    #[must_use]
    pub(super) fn nothing(reason: Reason) -> Brought {
        let mut brought = Brought::default();
        brought.leave_out(1, reason.into());
        brought
    }

    /// Takes what a reader found at that line, if it is sound. Gives back whether there is room for more.
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

    /// Says that what stands at that line was left out.
    pub(super) fn leave_out(&mut self, line: usize, refused: Refused) {
        if self.left_out.len() < MOST_TOLD {
            let Refused { reason, draft } = refused;
            let draft = draft.map(|card| Box::new(check::draft(*card)));
            self.left_out.push(LeftOut { line, reason, draft });
        } else {
            self.untold += 1;
        }
    }
}
