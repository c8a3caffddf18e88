//! A file on its way into a deck, before anything is taken: its sheets, what its columns are taken for, what nobody can
//! know but the one who wrote it, and what is there already.

use super::again::Raw;
use super::brought::{Brought, Format, Reason};
use super::card::{Asks, Cover, Kind, Language, OwnCard, OwnDeck, hash};
use super::pace::{Pace, at_once};
use super::read::{guess, read_as};
use super::table::{Column, Seen, Told};
use super::{LONGEST_FILE, amount, bytes};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A sheet of a file, as a text; a file of text is one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    pub name: String,
    /// Whether its program hides it.
    pub hidden: bool,
    /// Its rows, a line each.
    pub text: Arc<str>,
    /// Whether rows far below were not read.
    pub cut: bool,
    /// How many rows with words are hidden, and stay out.
    pub hidden_rows: usize,
}

/// A file that is brought in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Import {
    /// The name of the file; empty for a text that was pasted.
    pub name: String,
    /// The language in which it is read.
    pub language: Language,
    /// `None` where it cannot be read.
    pub format: Option<Format>,
    pub sheets: Vec<Sheet>,
    /// Which of them is read.
    pub sheet: usize,
    /// What somebody has said of it.
    pub told: Told,
    /// What it gives.
    pub brought: Brought,
    /// The cards that somebody made of what was left out, each with its line.
    mended: Vec<(usize, Vec<OwnCard>)>,
}

/// What only somebody can say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// Which sheet holds the questions.
    Sheet,
    /// Which of these separators parts the columns.
    Mark(Vec<u8>),
    /// Which of two sides asks.
    Side,
    /// Which of these columns, from 0, is right.
    Right(Vec<usize>),
    /// Whether the column of what is right names a place or repeats a text.
    Place,
    /// Whether so many answers are numbers to come near, or are said exactly.
    Number(usize),
}

/// Reads a file of text at once. `language` is the language of the deck that the cards are for: it gives the words for
/// "true" and "false", and selects the language in a file that has several.
#[must_use]
pub fn read(file: &[u8], file_name: &str, language: Language) -> Brought {
    at_once(Import::of_text(file_name, language, file).read(&Pace::steady()))
}

impl Import {
    /// A file of text.
    #[must_use]
    pub fn of_text(name: &str, language: Language, file: &[u8]) -> Import {
        let refused = |reason| Import::refused(name, language, reason);
        if file.len() > LONGEST_FILE {
            return refused(Reason::FileTooLong { over: file.len() - LONGEST_FILE });
        }
        match bytes::text(file) {
            Ok(text) => match guess(&text, name) {
                Some(format) => {
                    let sheet = Sheet { text: text.into(), ..Sheet::default() };
                    let (name, format) = (name.to_owned(), Some(format));
                    Import { name, language, format, sheets: vec![sheet], ..Import::default() }
                }
                None => refused(Reason::UnknownFormat),
            },
            Err(reason) => refused(reason),
        }
    }

    /// A spreadsheet: the first sheet whose columns have known names is read, or the first.
    #[must_use]
    pub fn of_sheets(name: &str, language: Language, sheets: Vec<Sheet>) -> Import {
        let told = Told {
            mark: Some(b'\t'),
            html: Some(false),
            // A cell beside the table tears no row.
            most: Some(usize::MAX),
            ..Told::default()
        };
        let named = |sheet: &Sheet| !Seen::of(&sheet.text, &told).names.is_empty();
        let sheet = sheets.iter().position(named).unwrap_or_default();
        let (name, format) = (name.to_owned(), Some(Format::Sheet));
        Import { name, language, format, sheets, sheet, told, ..Import::default() }
    }

    /// A file that cannot be read.
    #[must_use]
    pub fn refused(name: &str, language: Language, reason: Reason) -> Import {
        let (name, brought) = (name.to_owned(), Brought::nothing(reason));
        Import { name, language, brought, ..Import::default() }
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.sheets.get(self.sheet).map_or("", |sheet| &sheet.text)
    }

    /// Reads it as it is taken for now.
    pub async fn read(&self, pace: &Pace<'_>) -> Brought {
        match self.format {
            Some(format) => read_as(self.text(), format, &self.told, self.language, pace).await,
            None => self.brought.clone(),
        }
    }

    /// Keeps what reading it gave. What somebody has mended stays mended.
    pub fn keep(&mut self, brought: Brought) {
        self.brought = brought;
        for (line, cards) in &self.mended {
            if let Some(at) = self.brought.left_out.iter().position(|left| left.line == *line) {
                self.brought.mend(at, cards.clone());
            }
        }
    }

    /// Replaces what was left out by these cards.
    pub fn mend(&mut self, at: usize, cards: Vec<OwnCard>) {
        if let Some(left) = self.brought.left_out.get(at) {
            self.mended.push((left.line, cards.clone()));
            self.brought.mend(at, cards);
        }
    }

    /// Whether it is a table.
    #[must_use]
    pub const fn is_table(&self) -> bool {
        matches!(self.format, Some(Format::Csv | Format::Sheet))
    }

    /// Its first rows and its columns, if it is a table.
    #[must_use]
    pub fn seen(&self) -> Option<Seen> {
        self.is_table().then(|| Seen::of(self.text(), &self.told))
    }

    /// Whether it is a deck that came before: one of its name and author, with some of its cards.
    #[must_use]
    pub fn is_of(&self, deck: &OwnDeck) -> bool {
        let named =
            |cover: &Cover| (&cover.name, &cover.author) == (&deck.cover.name, &deck.cover.author);
        let there = |all: &[Standing]| all.contains(&Standing::There);
        self.brought.cover.as_ref().is_some_and(named)
            && there(&standings(&self.brought.cards, [deck]))
    }

    /// The raw text of what was left out at that line.
    #[must_use]
    pub fn raw(&self, line: usize) -> Option<Raw> {
        Raw::at(self.text(), self.brought.format?, &self.told, line)
    }

    /// What only somebody can say, given its first rows.
    #[must_use]
    pub fn doubts(&self, seen: &Seen) -> Vec<Doubt> {
        let mut doubts = vec![];
        if self.sheets.len() > 1 {
            doubts.push(Doubt::Sheet);
        }
        if seen.marks.len() > 1 {
            doubts.push(Doubt::Mark(seen.marks.clone()));
        }
        let unnamed = seen.names.is_empty() || self.told.names == Some(true);
        if unnamed && is_two_sided(seen) {
            doubts.push(Doubt::Side);
        }
        let rights = places(&seen.columns, |column| {
            matches!(column, Column::Right | Column::Correct | Column::Place | Column::Text)
        });
        let listed = seen.columns.contains(&Some(Column::Kind));
        if rights.len() > 1 && !listed {
            doubts.push(Doubt::Right(rights));
        }
        let unclear = |left: &super::LeftOut| matches!(left.reason, Reason::UnclearRight(_));
        let said =
            seen.columns.iter().flatten().any(|it| matches!(it, Column::Place | Column::Text));
        if said || self.brought.left_out.iter().any(unclear) {
            doubts.push(Doubt::Place);
        }
        let numbers = self.numbers();
        if numbers > 0 && !listed {
            doubts.push(Doubt::Number(numbers));
        }
        doubts
    }

    /// How many answers are numbers.
    fn numbers(&self) -> usize {
        let is_number = |card: &&OwnCard| match &card.asks {
            Asks::Number(_) => true,
            Asks::Open(open) => amount::found(&open.answer, self.language).is_ok(),
            _ => false,
        };
        self.brought.cards.iter().filter(is_number).count()
    }

    /// Takes another sheet; what was said of the columns of the one before is forgotten.
    pub fn choose_sheet(&mut self, sheet: usize) {
        if sheet < self.sheets.len() {
            self.sheet = sheet;
            self.mended.clear();
            self.told = Told { names: None, columns: None, numbers: false, ..self.told.clone() };
        }
    }

    /// Parts the columns by another sign; what was said of them is forgotten.
    pub fn choose_mark(&mut self, mark: u8) {
        self.told = Told { mark: Some(mark), ..Told::default() };
    }

    /// Says whether the first row has names.
    pub fn say_names(&mut self, names: bool) {
        self.told.names = Some(names);
    }

    /// Says whether answers that are numbers are to be come near.
    pub fn say_numbers(&mut self, numbers: bool) {
        self.told.numbers = numbers;
    }

    /// Takes a column for something. What asks is asked in one column only.
    pub fn take_for(&mut self, at: usize, column: Option<Column>) {
        let Some(Seen { mut columns, .. }) = self.seen() else { return };
        if column == Some(Column::Question) {
            let asks = columns.iter_mut().filter(|other| **other == Some(Column::Question));
            asks.for_each(|other| *other = None);
        }
        if let Some(known) = columns.get_mut(at) {
            *known = column;
            self.told.columns = Some(columns);
        }
    }

    /// Changes question and answer over.
    pub fn turn(&mut self) {
        let Some(Seen { mut columns, .. }) = self.seen() else { return };
        for column in columns.iter_mut().flatten() {
            *column = match *column {
                Column::Question => Column::Right,
                Column::Right => Column::Question,
                other => other,
            };
        }
        self.told.columns = Some(columns);
    }

    /// Says which column is right: the others that said so say nothing.
    pub fn choose_right(&mut self, right: usize) {
        let Some(Seen { mut columns, .. }) = self.seen() else { return };
        for (at, column) in columns.iter_mut().enumerate() {
            let says = |column: &Column| {
                matches!(column, Column::Right | Column::Correct | Column::Place | Column::Text)
            };
            if at != right && column.as_ref().is_some_and(says) {
                *column = None;
            }
        }
        self.told.columns = Some(columns);
    }

    /// Says how the column of what is right says it: [`Column::Place`] or [`Column::Text`].
    pub fn say_right_by(&mut self, way: Column) {
        let Some(Seen { mut columns, .. }) = self.seen() else { return };
        for column in columns.iter_mut().flatten() {
            if matches!(column, Column::Correct | Column::Place | Column::Text) {
                *column = way;
            }
        }
        self.told.columns = Some(columns);
    }
}

/// Whether a table has two columns that say something, one that asks and one that answers.
fn is_two_sided(seen: &Seen) -> bool {
    let sides = [Column::Question, Column::Right];
    let both = sides.iter().all(|side| seen.columns.contains(&Some(*side)));
    both && seen.columns.iter().flatten().count() == 2
}

/// The places of such columns.
fn places(columns: &[Option<Column>], is_it: fn(&Column) -> bool) -> Vec<usize> {
    (0..columns.len()).filter(|at| columns[*at].as_ref().is_some_and(is_it)).collect()
}

/// Where a card that is brought in stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    New,
    /// The deck has it already.
    There,
    /// It stands further up in the same file.
    Twice,
}

/// The standing of each card, if they come into these decks.
#[must_use]
pub fn standings<'a>(
    cards: &[OwnCard],
    decks: impl IntoIterator<Item = &'a OwnDeck>,
) -> Vec<Standing> {
    let there: BTreeSet<u64> = decks.into_iter().flat_map(|deck| &deck.cards).map(same).collect();
    let mut before = BTreeSet::new();
    let one = |card: &OwnCard| {
        let key = same(card);
        match () {
            () if there.contains(&key) => Standing::There,
            () if !before.insert(key) => Standing::Twice,
            () => Standing::New,
        }
    };
    cards.iter().map(one).collect()
}

/// A number that two cards share if they ask the same and want the same answer.
fn same(card: &OwnCard) -> u64 {
    let mut texts: Vec<&str> = match &card.asks {
        Asks::Two(two) => two.right_and_wrong().map(|text| &**text).to_vec(),
        Asks::Sheet(sheet) => {
            sheet.truths.iter().chain([&sheet.intruder]).map(|it| &**it).collect()
        }
        Asks::Open(open) => vec![&open.answer],
        Asks::Choice(choice) => {
            [&choice.right].into_iter().chain(&choice.wrong).map(|it| &**it).collect()
        }
        Asks::List(list) => list.answers.iter().map(|it| &*it.a).collect(),
        Asks::Number(amount) => vec![&amount.unit],
        Asks::Star(star) => vec![&star.answer],
    };
    // What is right stands first.
    if let Some(rest) = texts.get_mut(1..).filter(|_| card.asks.kind() != Kind::Sheet) {
        rest.sort_unstable();
    }
    let number = match &card.asks {
        Asks::Number(amount) => amount.digits(),
        _ => String::new(),
    };
    // Signs alone are letters, too: "+" and "-" are two answers.
    let texts: Vec<String> = texts.into_iter().map(str::to_lowercase).collect();
    let (kind, q) = (card.asks.kind().name(), letters(&card.q));
    hash(&[kind, &q, &number].into_iter().chain(texts.iter().map(|it| &**it)).collect::<Vec<_>>())
}

/// The small letters and digits of a text; the text itself where it has none.
fn letters(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
    let letters: String = letters.collect();
    if letters.is_empty() { text.to_owned() } else { letters }
}

#[cfg(test)]
mod tests;
