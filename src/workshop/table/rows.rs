//! Converts a row of a table to a card.

use super::cells::{parted, plain, several};
use super::columns::{Column, Columns};
use crate::decks::midi::Side;
use crate::decks::question::{Listed, Trap};
use crate::text::clean;
use crate::workshop::brought::{Draft, Reason, Refused};
use crate::workshop::card::{
    Amount, Answers, Asks, Choice, Kind, OwnCard, Sheet, Spoken, Star, Two,
};
use crate::workshop::exact::Exact;
use crate::workshop::levels::Deal;
use csv::StringRecord;

/// The names of the kinds, folded.
const KINDS: [(Kind, &str); 7] = [
    (Kind::Two, "two|deux|true false|vrai faux|boolean"),
    (Kind::Sheet, "sheet|feuille|fiche"),
    (Kind::Open, "open|ouverte|libre|short answer|fill in the blank|open ended"),
    (Kind::Choice, "choice|choix|multiple choice|qcm|quiz"),
    (Kind::List, "list|liste"),
    (Kind::Number, "number|nombre|numeric"),
    (Kind::Star, "star|etoile"),
];

/// Converts a row to a card.
pub fn card(columns: &Columns, row: &StringRecord, deal: &mut Deal) -> Result<Draft, Refused> {
    let row = Row { columns, row };
    let kind = row.kind()?;
    let asks = match kind {
        Some(Kind::Two) => row.two(),
        Some(Kind::Sheet) => row.sheet(),
        Some(Kind::Open) => Ok(row.open()),
        Some(Kind::List) => Ok(row.list()),
        Some(Kind::Number) => row.number(),
        // A table has no pictures.
        Some(Kind::Star) => Err(Reason::NoPhoto),
        Some(Kind::Choice) => row.choice(deal),
        None if row.has_options() => row.choice(deal),
        None => Ok(row.open()),
    };
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

    fn right(self) -> String {
        plain(self.first(Column::Right))
    }

    fn has_options(self) -> bool {
        let has = |column| !self.first(column).is_empty();
        has(Column::Wrong) || has(Column::Option)
    }

    /// The kind, if one is named.
    fn kind(self) -> Result<Option<Kind>, Refused> {
        let named = crate::decks::answer::folded(&clean(self.first(Column::Kind), 40));
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
        let options: Vec<&str> = self.columns.every(self.row, Column::Option).collect();
        if options.iter().all(|option| option.is_empty()) {
            let own = self.right();
            return Ok((own, self.all(Column::Wrong)));
        }
        let correct = self.first(Column::Correct);
        let is_right = |(place, option): (usize, &&str)| {
            let names = [(place + 1).to_string(), char::from(b'A' + place as u8 % 26).to_string()];
            let mut named = correct.split([',', ';', '|', ' ']);
            correct == *option || named.any(|one| names.contains(&one.to_uppercase()))
        };
        let right: Vec<usize> =
            (0..options.len()).filter(|at| is_right((*at, &options[*at]))).collect();
        let [only] = right[..] else {
            let several = Reason::SeveralRight(right.len());
            return Err(if right.is_empty() { Reason::NoneRight } else { several });
        };
        let wrong =
            options.iter().enumerate().filter(|(at, option)| *at != only && !option.is_empty());
        Ok((options[only].to_owned(), wrong.map(|(_, option)| (*option).to_owned()).collect()))
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
        let [wrong] = <[String; 1]>::try_from(wrong)
            .map_err(|wrong| Reason::TooFewOptions(wrong.len() + 1))?;
        let shown = crate::decks::answer::folded(self.first(Column::Shown));
        Ok(Asks::Two(match &*shown {
            "right" | "juste" => Two { visible: right, hidden: wrong, right: Side::Visible },
            "wrong" | "faux" => Two { visible: wrong, hidden: right, right: Side::Hidden },
            _ => Two::of(self.first(Column::Question), right, wrong),
        }))
    }

    fn sheet(self) -> Result<Asks, Reason> {
        let truths = self.all(Column::Right);
        let [intruder] = <[String; 1]>::try_from(self.all(Column::Wrong))
            .map_err(|_| Reason::OddSheet(truths.len()))?;
        Ok(Asks::Sheet(Sheet { truths, intruder }))
    }

    fn open(self) -> Asks {
        let (accept, refuse) = (self.all(Column::Accept), self.all(Column::Refuse));
        Asks::Open(Spoken { answer: self.right(), accept, refuse })
    }

    fn list(self) -> Asks {
        let cells = |column| {
            let parts = self.columns.all(self.row, column).flat_map(|cell| parted(cell, '|'));
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
        let answers = cells(Column::Right).into_iter().map(listed).collect();
        let traps = cells(Column::Wrong).into_iter().map(trap).collect();
        Asks::List(Answers { answers, traps })
    }

    fn number(self) -> Result<Asks, Reason> {
        let value = Exact::read(&self.right()).ok_or(Reason::NotANumber)?;
        let (value, _) = value.tenths(Exact::default()).ok_or(Reason::TooFine)?;
        Ok(Asks::Number(Amount::of(value, self.first(Column::Unit))))
    }

    /// What a row that was refused asks, with all that was read of it.
    fn refused(self, kind: Option<Kind>) -> Asks {
        let kind = kind.unwrap_or(if self.has_options() { Kind::Choice } else { Kind::Open });
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
                let mut truths = self.all(Column::Right);
                truths.extend(self.all(Column::Wrong));
                Asks::Sheet(Sheet { truths, intruder: String::new() })
            }
            Kind::Open => self.open(),
            Kind::List => self.list(),
            Kind::Number => Asks::Number(Amount::unread(self.right(), self.first(Column::Unit))),
            Kind::Star => {
                let (answer, accept) = (self.right(), self.all(Column::Accept));
                Asks::Star(Star { answer, accept, photo: vec![] })
            }
        }
    }

    /// The propositions, parted where it is known which one is right.
    fn undecided(self) -> Choice {
        let (right, wrong) = self.parted().unwrap_or_else(|_| {
            let said = [Column::Right, Column::Option, Column::Wrong];
            (String::new(), said.into_iter().flat_map(|column| self.all(column)).collect())
        });
        Choice { right, wrong, level: None }
    }
}
