//! Which column of a table is what, by the names in its first row.

use crate::decks::answer::folded;
use csv::StringRecord;

/// What a column can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    Kind,
    Question,
    /// What is right; several, parted by `|`, in sheets and lists.
    Right,
    /// What is wrong; several columns, or several in one, parted by `|`.
    Wrong,
    Accept,
    Refuse,
    /// A proposition of which [`Column::Correct`] says whether it is right.
    Option,
    /// The number or letter of the right proposition, or its text.
    Correct,
    /// Which of two propositions everybody sees.
    Shown,
    Level,
    Clue,
    Theme,
    Unit,
    Note,
}

/// No table of questions has more columns; those after them are passed over.
const MOST_COLUMNS: usize = 64;

/// The names of columns, folded; digits after them are left out.
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

/// What each column holds, from the first one on; those after the last are wrong answers.
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
    /// The columns that a first row names, if it names the question and another one.
    #[must_use]
    pub fn named(row: &StringRecord) -> Option<Columns> {
        let names: Vec<(Option<Column>, bool)> = row.iter().take(MOST_COLUMNS).map(named).collect();
        let has = |wanted| names.iter().any(|(column, _)| *column == Some(wanted));
        let count = names.iter().filter(|(column, _)| column.is_some()).count();
        // "Answer 1", "Answer 2" beside "Correct": those are propositions.
        let options = has(Column::Correct) && !has(Column::Option);
        let meant = |(column, numbered): (Option<Column>, bool)| match column {
            Some(Column::Right) if options && numbered => Some(Column::Option),
            column => column,
        };
        (has(Column::Question) && count > 1)
            .then(|| Columns(names.into_iter().map(meant).collect()))
    }

    /// The cells of a row that hold that, in their order.
    pub fn all<'a>(
        &'a self,
        row: &'a StringRecord,
        wanted: Column,
    ) -> impl Iterator<Item = &'a str> {
        let cells = self.0.iter().zip(row).filter(move |(column, _)| **column == Some(wanted));
        cells.map(|(_, cell)| cell.trim()).filter(|cell| !cell.is_empty())
    }

    /// The first of them; empty without one.
    #[must_use]
    pub fn first<'a>(&'a self, row: &'a StringRecord, wanted: Column) -> &'a str {
        self.all(row, wanted).next().unwrap_or_default()
    }

    /// The cells of a row that hold that, the empty ones, too.
    pub fn every<'a>(
        &'a self,
        row: &'a StringRecord,
        wanted: Column,
    ) -> impl Iterator<Item = &'a str> {
        let cells = self.0.iter().zip(row).filter(move |(column, _)| **column == Some(wanted));
        cells.map(|(_, cell)| cell.trim())
    }
}

/// What a name means, and whether it is one of several.
fn named(cell: &str) -> (Option<Column>, bool) {
    if cell.len() > 200 {
        return (None, false);
    }
    // What stands behind a dash or in brackets explains ("Question - max 120 characters").
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
