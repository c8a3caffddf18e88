//! The meaning of a table's columns, by the names in its first row.

use crate::decks::answer::folded;
use csv::StringRecord;

/// The meaning of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    Kind,
    Question,
    /// The right answer; in sheets and lists several, separated by `|`.
    Right,
    /// A wrong answer; several columns, or several in one, separated by `|`.
    Wrong,
    Accept,
    Refuse,
    /// A proposition; [`Column::Correct`] says whether it is right.
    Option,
    /// The number or letter of the right proposition, or its text.
    Correct,
    /// Which of two propositions is visible.
    Shown,
    Level,
    Clue,
    Theme,
    Unit,
    Note,
}

/// Maximum number of columns that are named; further ones are ignored.
const MOST_COLUMNS: usize = 64;

/// The names of the columns, folded, without trailing digits.
const NAMES: [(Column, &str); 14] = [
    (Column::Kind, "kind|genre|type|question type|type de question"),
    (Column::Question, "question|questions|question text|enonce|intitule|q|stem|libelle"),
    (
        Column::Right,
        "answer|right|reponse|bonne reponse|juste|reponse juste|right answer|correct answer text",
    ),
    (
        Column::Wrong,
        "wrong|faux|fausse|fausse reponse|mauvaise reponse|wrong answer|incorrect answer|distractor|distracteur|traps|pieges",
    ),
    (Column::Accept, "accept|accepte|acceptes|accepter|aussi|accepted"),
    (Column::Refuse, "refuse|refuses|refuser|refused"),
    (Column::Option, "option|proposition|choix|choice"),
    (
        Column::Correct,
        "correct|correcte|correct answer|correct answers|solution|correct option|reponse correcte",
    ),
    (Column::Shown, "shown|visible"),
    (Column::Level, "level|niveau|difficulty|difficulte"),
    (Column::Clue, "clue|keyword|title|indice|mot cle|titre"),
    (Column::Theme, "theme|category|categorie|subject|matiere"),
    (Column::Unit, "unit|unite"),
    (Column::Note, "note|explication|explanation|anecdote|feedback|commentaire|answer explanation"),
];

/// The meaning of each column, from the first one on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Columns(Vec<Option<Column>>);

/// Without names: question, right answer, wrong answers.
impl Default for Columns {
    fn default() -> Columns {
        let wrong = std::iter::repeat_n(Some(Column::Wrong), 16);
        Columns([Some(Column::Question), Some(Column::Right)].into_iter().chain(wrong).collect())
    }
}

impl Columns {
    /// The columns named by a first row, if it names the question and at least one more.
    #[must_use]
    pub fn named(row: &StringRecord) -> Option<Columns> {
        let names: Vec<(Option<Column>, bool)> = row.iter().take(MOST_COLUMNS).map(named).collect();
        let has = |wanted| names.iter().any(|(column, _)| *column == Some(wanted));
        let count = names.iter().filter(|(column, _)| column.is_some()).count();
        // "Answer 1", "Answer 2" beside "Correct" are propositions.
        let options = has(Column::Correct) && !has(Column::Option);
        let meant = |(column, numbered): (Option<Column>, bool)| match column {
            Some(Column::Right) if options && numbered => Some(Column::Option),
            column => column,
        };
        (has(Column::Question) && count > 1)
            .then(|| Columns(names.into_iter().map(meant).collect()))
    }

    /// The cells of a row with that meaning, in order, without empty ones.
    pub fn all<'a>(
        &'a self,
        row: &'a StringRecord,
        wanted: Column,
    ) -> impl Iterator<Item = &'a str> {
        let cells = self.0.iter().zip(row).filter(move |(column, _)| **column == Some(wanted));
        cells.map(|(_, cell)| cell.trim()).filter(|cell| !cell.is_empty())
    }

    /// The first of those cells; empty without one.
    #[must_use]
    pub fn first<'a>(&'a self, row: &'a StringRecord, wanted: Column) -> &'a str {
        self.all(row, wanted).next().unwrap_or_default()
    }

    /// The cells of a row with that meaning, including empty ones.
    pub fn every<'a>(
        &'a self,
        row: &'a StringRecord,
        wanted: Column,
    ) -> impl Iterator<Item = &'a str> {
        let cells = self.0.iter().zip(row).filter(move |(column, _)| **column == Some(wanted));
        cells.map(|(_, cell)| cell.trim())
    }
}

/// The meaning of a name, and whether it is numbered or lettered.
fn named(cell: &str) -> (Option<Column>, bool) {
    if cell.len() > 200 {
        return (None, false);
    }
    // Text after a dash or in brackets is an explanation ("Question - max 120 characters").
    let name = cell.split(" - ").next().unwrap_or_default();
    let name = folded(name.split('(').next().unwrap_or_default());
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim();
    let lettered = bare.rsplit_once(' ').filter(|(_, last)| last.len() == 1).map(|(name, _)| name);
    let find = |wanted: &str| {
        let mut names = NAMES.iter();
        names.find(|(_, names)| names.split('|').any(|name| name == wanted)).map(|(c, _)| *c)
    };
    let whole = find(&name);
    let numbered = whole.is_none();
    (whole.or_else(|| find(bare)).or_else(|| find(lettered?)), numbered)
}
