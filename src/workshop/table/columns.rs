//! The meaning of a table's columns, by the names in its first row.

use super::correct::Says;
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
    /// A proposition, with its place from 1; [`Column::Correct`] says which one is right.
    Option(u8),
    /// The number or letter of the right proposition, or its text.
    Correct,
    /// Its number or letter, and never its text.
    Place,
    /// Its text, and never its number or letter.
    Text,
    /// Which of two propositions is visible.
    Shown,
    Level,
    Clue,
    Theme,
    Unit,
    Note,
    /// A picture, a sound or a film.
    Media,
    /// When somebody filled in a form: the table has people's answers.
    Filled,
}

/// Maximum number of columns that have a meaning; further ones are ignored.
pub const MOST_COLUMNS: usize = 64;

/// Maximum length of a name in bytes; what is longer is no name.
const LONGEST_NAME: usize = 40;

/// The names of the columns, folded, without trailing digits or letters.
const NAMES: [(Column, &str); 16] = [
    (Column::Kind, "kind|genre|type|question type|type de question"),
    (
        Column::Question,
        "question|questions|question text|texte de la question|enonce|intitule|q|stem|libelle|front|recto|term|terme",
    ),
    // Numbered they are propositions, beside propositions the right one.
    (
        Column::Right,
        "answer|reponse|r|answers|reponses|answer text|reponse attendue|reponse exacte|back|verso|definition|right|bonne reponse|juste|reponse juste|right answer|correct answer text",
    ),
    (
        Column::Wrong,
        "wrong|faux|fausse|fausse reponse|mauvaise reponse|reponse fausse|fausses reponses|mauvaises reponses|wrong answer|wrong answers|incorrect answer|incorrect answers|distractor|distracteur|traps|pieges",
    ),
    (Column::Accept, "accept|accepte|acceptes|accepter|aussi|accepted"),
    (Column::Refuse, "refuse|refuses|refuser|refused"),
    (Column::Option(0), "option|proposition|choix|choice"),
    (
        Column::Correct,
        "correct|correcte|correct answer|correct answers|solution|correct option|correct choice|reponse correcte|reponses correctes|bonnes reponses|bonne proposition|bon choix",
    ),
    (Column::Shown, "shown|visible"),
    (Column::Level, "level|niveau|difficulty|difficulte"),
    (Column::Clue, "clue|keyword|title|indice|mot cle|titre"),
    (Column::Theme, "theme|category|categorie|subject|matiere"),
    (Column::Unit, "unit|unite"),
    (Column::Note, "note|explication|explanation|anecdote|feedback|commentaire|answer explanation"),
    (Column::Media, "image|image link|picture|photo|media|audio|video|lien de l image"),
    (Column::Filled, "timestamp|horodateur|horodatage"),
];

/// The meaning of each column, from the first one on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Columns {
    all: Vec<Option<Column>>,
    /// Whether an answer that is a number asks for the nearest one.
    pub numbers: bool,
}

/// What a name says: its column, and its number or letter from 1.
type Named = Option<(Column, Option<u8>)>;

impl Columns {
    /// The columns named by a first row, if it names the question and at least one more.
    #[must_use]
    pub fn named(row: &StringRecord) -> Option<Columns> {
        let mut names: Vec<Named> = row.iter().take(MOST_COLUMNS).map(named).collect();
        let letters = names.iter().flatten().filter(|(column, _)| *column == LETTER).count();
        for name in &mut names {
            // One letter alone is no proposition; "A" is the answer beside "Q".
            *name = name.and_then(|(column, label)| match (column, label) {
                (LETTER, label) if letters < 2 => {
                    (label == Some(1)).then_some((Column::Right, None))
                }
                known => Some(known),
            });
        }
        let has = |wanted| names.iter().flatten().any(|(column, _)| *column == wanted);
        let count = names.iter().flatten().count();
        let first = names.first().copied().flatten();
        if first.is_some_and(|(column, _)| column == Column::Filled) && !has(Column::Question) {
            return Some(Columns::of(vec![Some(Column::Filled)]));
        }
        (has(Column::Question) && count > 1).then(|| Columns::of(meant(&names)))
    }

    fn of(all: Vec<Option<Column>>) -> Columns {
        Columns { all, numbers: false }
    }

    /// The columns as somebody says they are. Propositions without a place have the next one; what is right among
    /// propositions says which, and beside a place alone what is wrong are the propositions.
    #[must_use]
    pub fn told(said: &[Option<Column>]) -> Columns {
        let has = |wanted: fn(&Column) -> bool| said.iter().flatten().any(wanted);
        let named = has(|column| matches!(column, Column::Option(_)));
        let placed = has(|column| *column == Column::Place);
        let wrong = placed && !named && !has(|column| *column == Column::Right);
        let mut last = 0;
        let mut one = |column: Column| match column {
            Column::Option(place) => {
                last = if place == 0 { last + 1 } else { last.max(place) };
                Some(Column::Option(if place == 0 { last } else { place }))
            }
            Column::Wrong if wrong => {
                last += 1;
                Some(Column::Option(last))
            }
            Column::Right if named => Some(Column::Correct),
            Column::Correct | Column::Text if !named && !wrong => Some(Column::Right),
            Column::Place if !named && !wrong => None,
            known => Some(known),
        };
        let all = said.iter().take(MOST_COLUMNS).map(|column| column.and_then(&mut one));
        Columns::of(all.collect())
    }

    /// The meaning of each column.
    #[must_use]
    pub fn meanings(&self) -> &[Option<Column>] {
        &self.all
    }

    /// Whether a column says which proposition is right.
    #[must_use]
    pub fn say_which(&self) -> bool {
        [Column::Correct, Column::Place, Column::Text].into_iter().any(|column| self.has(column))
    }

    /// How such a column says it.
    #[must_use]
    pub fn says(&self) -> Says {
        match () {
            () if self.has(Column::Place) => Says::Place,
            () if self.has(Column::Text) => Says::Text,
            () => Says::Either,
        }
    }

    /// The cells of a row with that meaning, in order, without empty ones.
    pub fn all<'a>(
        &'a self,
        row: &'a StringRecord,
        wanted: Column,
    ) -> impl Iterator<Item = &'a str> {
        let cells = self.all.iter().zip(row).filter(move |(column, _)| **column == Some(wanted));
        cells.map(|(_, cell)| cell.trim()).filter(|cell| !cell.is_empty())
    }

    /// The first of those cells; empty without one.
    #[must_use]
    pub fn first<'a>(&'a self, row: &'a StringRecord, wanted: Column) -> &'a str {
        self.all(row, wanted).next().unwrap_or_default()
    }

    /// The propositions of a row with their places, without empty ones.
    pub fn options<'a>(&'a self, row: &'a StringRecord) -> impl Iterator<Item = (u8, &'a str)> {
        let option = |(column, cell): (&Option<Column>, &'a str)| match column {
            Some(Column::Option(place)) => Some((*place, cell.trim())),
            _ => None,
        };
        self.all.iter().zip(row).filter_map(option).filter(|(_, cell)| !cell.is_empty())
    }

    /// The cells of a row in columns that have a meaning.
    pub fn known<'a>(&'a self, row: &'a StringRecord) -> impl Iterator<Item = &'a str> {
        self.all.iter().zip(row).filter(|(column, _)| column.is_some()).map(|(_, cell)| cell)
    }

    /// Whether there is a column with that meaning.
    #[must_use]
    pub fn has(&self, wanted: Column) -> bool {
        self.all.contains(&Some(wanted))
    }

    /// Whether there are columns of propositions.
    #[must_use]
    pub fn has_options(&self) -> bool {
        self.all.iter().any(|column| matches!(column, Some(Column::Option(_))))
    }
}

/// A column whose name is only a letter or a figure, which is its place.
const LETTER: Column = Column::Option(u8::MAX);

/// How many propositions may be named by a letter or a figure alone.
const MOST_LETTERS: u8 = 8;

/// What the columns mean beside one another.
fn meant(names: &[Named]) -> Vec<Option<Column>> {
    let count = |wanted: fn(&(Column, Option<u8>)) -> bool| {
        names.iter().flatten().filter(|it| wanted(it)).count()
    };
    let numbered = count(|it| matches!(it, (Column::Right, Some(_)))) > 1;
    let options = numbered || count(|it| matches!(it.0, Column::Option(_))) > 0;
    let mut place = 0_u8;
    let one = |name: &Named| {
        let (column, label) = (*name)?;
        match (column, label) {
            (Column::Option(_), _) | (Column::Right, Some(_)) if options => {
                if column == Column::Right && !numbered {
                    return Some(Column::Correct);
                }
                place = label.unwrap_or(place.saturating_add(1));
                Some(Column::Option(place))
            }
            (Column::Right, _) if options => Some(Column::Correct),
            (Column::Correct, _) if !options => Some(Column::Right),
            (column, _) => Some(column),
        }
    };
    names.iter().map(one).collect()
}

/// The meaning of a name, and its number or letter.
fn named(cell: &str) -> Named {
    // Text after a dash or in brackets is an explanation ("Question - max 120 characters").
    let name = cell.split(" - ").flat_map(|name| name.split(" – ")).next().unwrap_or_default();
    let name = name.split('(').next().unwrap_or_default();
    // "Question #" counts the questions.
    if name.len() > LONGEST_NAME || name.contains('#') {
        return None;
    }
    let name = folded(name);
    let find = |wanted: &str| {
        let mut names = NAMES.iter();
        names.find(|(_, names)| names.split('|').any(|name| name == wanted)).map(|(c, _)| *c)
    };
    if let Some(column) = find(&name) {
        return Some((column, None));
    }
    let (bare, label) = labelled(&name)?;
    if bare.is_empty() {
        return (label <= MOST_LETTERS).then_some((LETTER, Some(label)));
    }
    Some((find(bare)?, Some(label)))
}

/// A name without the number or letter at its end, which says its place from 1.
fn labelled(name: &str) -> Option<(&str, u8)> {
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
    if bare.len() < name.len() {
        let words = bare.trim();
        let words = words.strip_suffix(" n").or(words.strip_suffix(" no")).unwrap_or(words);
        return Some((words, name[bare.len()..].parse().ok()?));
    }
    let (bare, letter) = name.rsplit_once(' ').unwrap_or(("", name));
    match letter.as_bytes() {
        [letter @ b'a'..=b'z'] => Some((bare, letter - b'a' + 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Column::{Correct, Filled, Level, Option as Opt, Question, Right, Wrong};

    fn columns(names: &str) -> Option<Vec<Option<Column>>> {
        Columns::named(&names.split(';').collect()).map(|columns| columns.all)
    }

    #[test]
    fn what_is_right_is_named_in_many_ways() {
        for (names, wanted) in [
            ("Question;Réponse", vec![Question, Right]),
            ("Q;A", vec![Question, Right]),
            (
                "Énoncé;Solution;Mauvaise réponse 1;Mauvaise réponse 2",
                vec![Question, Right, Wrong, Wrong],
            ),
            ("Question;Réponse 1;Réponse 2;Bonne réponse", vec![Question, Opt(1), Opt(2), Correct]),
            ("Question;Réponse A;Réponse B;Réponse", vec![Question, Opt(1), Opt(2), Correct]),
            ("Question;A;B;C;Bonne réponse", vec![Question, Opt(1), Opt(2), Opt(3), Correct]),
            ("Question;Option 2;Option 1;Answer", vec![Question, Opt(2), Opt(1), Correct]),
            ("Question;Choix;Choix;Correct", vec![Question, Opt(1), Opt(2), Correct]),
            (
                "Question;Correct Answer;Incorrect Answer 1;Incorrect Answer 2 (Optional)",
                vec![Question, Right, Wrong, Wrong],
            ),
            ("Question;Réponse 1;Niveau", vec![Question, Right, Level]),
            ("Q;R", vec![Question, Right]),
            ("Question;Réponse n°1;Réponse n°2;Solution", vec![Question, Opt(1), Opt(2), Correct]),
        ] {
            assert_eq!(columns(names), Some(wanted.into_iter().map(Some).collect()), "{names}");
        }
    }

    #[test]
    fn what_somebody_says_of_a_column_is_fitted_to_the_others() {
        use Column::{Place, Text};
        for (said, wanted) in [
            (
                vec![Some(Question), Some(Opt(0)), Some(Opt(0)), Some(Right)],
                [Opt(1), Opt(2), Correct],
            ),
            (vec![Some(Question), Some(Wrong), Some(Wrong), Some(Place)], [Opt(1), Opt(2), Place]),
            (vec![Some(Question), Some(Opt(2)), Some(Opt(0)), Some(Text)], [Opt(2), Opt(3), Text]),
            (vec![Some(Question), Some(Correct), Some(Wrong), Some(Level)], [Right, Wrong, Level]),
        ] {
            let wanted: Vec<_> = [Question].into_iter().chain(wanted).map(Some).collect();
            assert_eq!(Columns::told(&said).all, wanted);
        }
        let alone = [Some(Question), Some(Right), Some(Place)];
        assert_eq!(Columns::told(&alone).all, [Some(Question), Some(Right), None]);
    }

    #[test]
    fn what_counts_or_times_has_no_meaning() {
        let wanted = [None, Some(Question), Some(Opt(1)), Some(Opt(2)), None, Some(Correct)];
        let names = "Question #;Question Text;Answer 1;Answer 2 (Optional);Time Limit (sec);Correct Answer(s)";
        assert_eq!(columns(names), Some(wanted.to_vec()));
    }

    #[test]
    fn a_filled_in_form_is_known_by_its_first_column() {
        assert_eq!(columns("Horodateur;Ton nom;Où est Lyon ?"), Some(vec![Some(Filled)]));
        assert_eq!(columns("Où est Lyon ?;Horodateur"), None);
    }
}
