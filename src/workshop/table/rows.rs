//! Converts a row of a table to a card.

use super::cells::{parted, plain, several};
use super::columns::{Column, Columns};
use super::correct;
use crate::decks::answer::folded;
use crate::decks::midi::Side;
use crate::decks::question::{Listed, Trap};
use crate::text::clean;
use crate::workshop::amount;
use crate::workshop::brought::{Draft, Reason, Refused};
use crate::workshop::card::{
    Amount, Answers, Asks, Choice, Kind, Language, OwnCard, Sheet, Spoken, Star, Two,
};
use crate::workshop::levels::Deal;
use csv::StringRecord;

/// The names of the kinds, folded.
const KINDS: [(Kind, &str); 7] = [
    (Kind::Two, "two|deux|true false|vrai faux|true or false|vrai ou faux|boolean"),
    (Kind::Sheet, "sheet|feuille|fiche"),
    (Kind::Open, "open|ouverte|libre|short answer|fill in the blank|open ended|type answer"),
    (
        Kind::Choice,
        "choice|choix|multiple choice|choix multiple|single choice|choix unique|checkbox|qcm|mcq|quiz",
    ),
    (Kind::List, "list|liste"),
    (Kind::Number, "number|nombre|numeric"),
    (Kind::Star, "star|etoile"),
];

/// Converts a row to a card. Numbers are read as the language writes them.
pub fn card(
    columns: &Columns,
    row: &StringRecord,
    language: Language,
    deal: &mut Deal,
) -> Result<Draft, Refused> {
    let row = Row { columns, row };
    let kind = row.kind()?;
    let asks = match kind {
        Some(Kind::Two) => row.two(),
        Some(Kind::Sheet) => row.sheet(),
        Some(Kind::Open) => row.open(),
        Some(Kind::List) => Ok(row.list()),
        Some(Kind::Number) => row.number(language),
        // A table has no pictures.
        Some(Kind::Star) => Err(Reason::NoPhoto),
        Some(Kind::Choice) => row.choice(deal),
        None if row.has_options() => row.choice(deal),
        None if columns.numbers => row.number(language).or_else(|_| row.open()),
        None => row.open(),
    };
    let asks = asks
        .and_then(|asks| if row.has(Column::Media) { Err(Reason::NeedsMedia) } else { Ok(asks) });
    let dressed = |asks| {
        let mut card = OwnCard::new(row.first(Column::Question), asks);
        row.first(Column::Clue).clone_into(&mut card.clue);
        row.first(Column::Theme).clone_into(&mut card.theme);
        card.note = Some(row.first(Column::Note).to_owned()).filter(|note| !note.is_empty());
        card
    };
    match asks {
        Ok(asks) => Ok(dressed(asks).into()),
        Err(reason) => Err(Refused { reason, draft: Some(Box::new(dressed(row.refused(kind)))) }),
    }
}

/// True or false as both propositions, if a text is one of these words in either language.
fn truth(text: &str) -> Option<(String, Vec<String>)> {
    let words = [Language::Fr, Language::En].map(Language::truth).into_iter();
    let pairs = words.flat_map(|[yes, no]| [(yes, no), (no, yes)]);
    let text = folded(text);
    let mut same = pairs.filter(|(right, _)| folded(right) == text);
    same.next().map(|(right, wrong)| (right.to_owned(), vec![wrong.to_owned()]))
}

#[derive(Clone, Copy)]
struct Row<'a> {
    columns: &'a Columns,
    row: &'a StringRecord,
}

impl<'a> Row<'a> {
    fn first(self, column: Column) -> &'a str {
        self.columns.first(self.row, column)
    }

    fn all(self, column: Column) -> Vec<String> {
        self.columns.all(self.row, column).flat_map(several).collect()
    }

    fn has(self, column: Column) -> bool {
        !self.first(column).is_empty()
    }

    fn options(self) -> Vec<(u8, &'a str)> {
        self.columns.options(self.row).collect()
    }

    /// What stands in the columns of right answers; among propositions it names one of them.
    fn said(self) -> Vec<&'a str> {
        let cells = |column| self.columns.all(self.row, column);
        let all = [Column::Right, Column::Correct, Column::Place, Column::Text];
        all.into_iter().flat_map(cells).collect()
    }

    /// The index of the right proposition.
    fn which(self, options: &[(u8, &'a str)]) -> Result<usize, Reason> {
        correct::right(options, &self.said(), self.columns.says())
    }

    /// The right answers: the propositions themselves where none is singled out.
    fn rights(self) -> Result<Vec<&'a str>, Reason> {
        let (options, said) = (self.options(), self.said());
        match (&options[..], &said[..]) {
            ([], _) => Ok(said),
            (_, []) => Ok(options.into_iter().map(|(_, text)| text).collect()),
            _ => self.which(&options).map(|at| vec![options[at].1]),
        }
    }

    /// The right answer, where there is one only.
    fn right(self) -> Result<String, Reason> {
        match self.rights()?[..] {
            [] => Ok(String::new()),
            [right] => Ok(plain(right)),
            ref several => Err(Reason::SeveralRight(several.len())),
        }
    }

    fn has_options(self) -> bool {
        self.has(Column::Wrong) || self.columns.options(self.row).next().is_some()
    }

    /// The kind, if one is named.
    fn kind(self) -> Result<Option<Kind>, Refused> {
        let named = folded(&clean(self.first(Column::Kind), 40));
        let found = KINDS.iter().find(|(_, names)| names.split('|').any(|name| name == named));
        match found {
            Some((kind, _)) => Ok(Some(*kind)),
            None if named.is_empty() || self.has_options() => Ok(None),
            None => Err(Reason::UnknownKind(named).into()),
        }
    }

    fn level(self, deal: &mut Deal) -> Result<Option<u8>, Reason> {
        let level = self.first(Column::Level);
        if level.is_empty() {
            return Ok(None);
        }
        let number = level.parse::<u8>().ok().filter(|level| (1..=15).contains(level));
        number.or_else(|| deal.level(level)).map(Some).ok_or(Reason::NoSuchLevel)
    }

    /// The right answer and the wrong ones: from columns of their own, or from propositions and the correct one.
    fn parted(self) -> Result<(String, Vec<String>), Reason> {
        let options = self.options();
        if options.is_empty() && self.names_a_place() {
            return Err(Reason::TooFewOptions(0));
        }
        if options.is_empty() {
            return Ok((self.right()?, self.all(Column::Wrong)));
        }
        if !self.columns.say_which() {
            return Err(Reason::NoRightColumn);
        }
        let only = self.which(&options)?;
        let texts = options.iter().enumerate().filter(|(at, _)| *at != only);
        let wrong = texts.map(|(_, (_, text))| (*text).to_owned()).chain(self.all(Column::Wrong));
        Ok((options[only].1.to_owned(), wrong.collect()))
    }

    fn choice(self, deal: &mut Deal) -> Result<Asks, Reason> {
        let (right, wrong) = self.parted()?;
        if wrong.len() == 1 {
            return self.two();
        }
        Ok(Asks::Choice(Choice { right, wrong, level: self.level(deal)? }))
    }

    fn two(self) -> Result<Asks, Reason> {
        let (right, wrong) = self.parted()?;
        let (right, wrong) = truth(&right).filter(|_| wrong.is_empty()).unwrap_or((right, wrong));
        let [wrong] = <[String; 1]>::try_from(wrong)
            .map_err(|wrong| Reason::TooFewOptions(wrong.len() + 1))?;
        let shown = folded(self.first(Column::Shown));
        Ok(Asks::Two(match &*shown {
            "right" | "juste" => Two { visible: right, hidden: wrong, right: Side::Visible },
            "wrong" | "faux" => Two { visible: wrong, hidden: right, right: Side::Hidden },
            _ => Two::of(self.first(Column::Question), right, wrong),
        }))
    }

    fn sheet(self) -> Result<Asks, Reason> {
        let truths = self.truths();
        let [intruder] = <[String; 1]>::try_from(self.all(Column::Wrong))
            .map_err(|_| Reason::OddSheet(truths.len()))?;
        Ok(Asks::Sheet(Sheet { truths, intruder }))
    }

    fn truths(self) -> Vec<String> {
        self.rights().unwrap_or_default().into_iter().flat_map(several).collect()
    }

    fn open(self) -> Result<Asks, Reason> {
        let (options, said) = (self.options().len(), self.said().len());
        match options {
            0 if self.names_a_place() => Err(Reason::TooFewOptions(0)),
            0 if said > 1 => Err(Reason::SeveralRight(said)),
            2.. if !self.columns.say_which() => Err(Reason::NoRightColumn),
            _ => self.rights().map(|rights| self.spoken(&rights)),
        }
    }

    /// Whether a row of a table of propositions names the place of the right one.
    fn names_a_place(self) -> bool {
        self.columns.has_options() && matches!(self.said()[..], [said] if correct::is_place(said))
    }

    /// The first of these is the answer, the others are accepted as well.
    fn spoken(self, rights: &[&str]) -> Asks {
        let mut texts = rights.iter().map(|text| plain(text));
        let answer = texts.next().unwrap_or_default();
        let accept = texts.chain(self.all(Column::Accept)).collect();
        Asks::Open(Spoken { answer, accept, refuse: self.all(Column::Refuse) })
    }

    fn list(self) -> Asks {
        let cells = |cells: Vec<&str>| {
            let parts = cells.into_iter().flat_map(|cell| parted(cell, '|'));
            parts.map(|part| parted(&part, '=')).collect::<Vec<Vec<String>>>()
        };
        let listed = |mut said: Vec<String>| {
            let accept = said.split_off(1.min(said.len()));
            Listed { a: said.pop().unwrap_or_default(), accept }
        };
        let trap = |said: Vec<String>| {
            let (a, why) = said
                .split_first()
                .map_or((String::new(), String::new()), |(a, why)| (a.clone(), why.join(" = ")));
            Trap { a, why }
        };
        let answers = cells(self.rights().unwrap_or_default()).into_iter().map(listed).collect();
        let traps = self.columns.all(self.row, Column::Wrong).collect();
        let traps = cells(traps).into_iter().map(trap).collect();
        Asks::List(Answers { answers, traps })
    }

    fn number(self, language: Language) -> Result<Asks, Reason> {
        let value = amount::found(&self.right()?, language)?;
        Ok(Asks::Number(Amount::of(value, self.first(Column::Unit))))
    }

    /// What a row that was refused asks, with all that was read of it.
    fn refused(self, kind: Option<Kind>) -> Asks {
        let chosen = self.has_options() || self.columns.has_options();
        let kind = kind.unwrap_or(if chosen { Kind::Choice } else { Kind::Open });
        let right = || self.right().unwrap_or_default();
        match kind {
            Kind::Two | Kind::Choice => match self.undecided() {
                Choice { right, mut wrong, .. } if kind == Kind::Two && wrong.len() < 2 => {
                    let wrong = wrong.pop().unwrap_or_default();
                    Asks::Two(Two::of(self.first(Column::Question), right, wrong))
                }
                choice => Asks::Choice(choice),
            },
            // With one wrong proposition too many, all stand together.
            Kind::Sheet => {
                let mut truths = self.truths();
                truths.extend(self.all(Column::Wrong));
                Asks::Sheet(Sheet { truths, intruder: String::new() })
            }
            Kind::Open => self.spoken(&self.rights().unwrap_or_default()),
            Kind::List => self.list(),
            Kind::Number => Asks::Number(Amount::unread(right(), self.first(Column::Unit))),
            Kind::Star => {
                let (answer, accept) = (right(), self.all(Column::Accept));
                Asks::Star(Star { answer, accept, photo: vec![] })
            }
        }
    }

    /// The propositions, parted where it is known which one is right.
    fn undecided(self) -> Choice {
        let (right, wrong) = self.parted().unwrap_or_else(|_| {
            let options: Vec<String> =
                self.options().iter().map(|(_, text)| (*text).into()).collect();
            let said = if options.is_empty() && !self.columns.has_options() {
                self.truths()
            } else {
                options
            };
            (String::new(), said.into_iter().chain(self.all(Column::Wrong)).collect())
        });
        Choice { right, wrong, level: None }
    }
}
