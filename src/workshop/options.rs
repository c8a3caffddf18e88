//! Propositions with weights, as learning platforms keep them, and the card that they become: one that
//! is right makes a choice, six and an intruder a sheet, four and more a list.

use super::asked::{RIGHT, Weighted};
use super::brought::{Change, Draft, Reason, Refused};
use super::card::{Answers, Asks, Choice, Kind, OwnCard, Sheet, Two};
use super::check::TRUTHS;
use super::tags::Tags;
use crate::decks::midi::Side;
use crate::decks::question::{Listed, SHORTEST_LIST, Trap};

/// What stands before each other way to say an answer, in its feedback.
pub const ALSO: &str = "= ";

/// The card that these propositions become.
///
/// # Errors
/// Why they become none.
pub fn card(q: &str, all: Vec<Weighted>, tags: &Tags) -> Result<Draft, Refused> {
    let full = |option: &&Weighted| option.weight >= RIGHT;
    let whole = all.iter().filter(full).count();
    match whole {
        1 => Ok(choice(q, all, tags)),
        0 => several(q, &all, tags),
        _ => several(q, &all, tags).map_err(|_| {
            let draft = Some(Box::new(OwnCard::new(q, Asks::List(list(&all)))));
            Refused { reason: Reason::SeveralRight(whole), draft }
        }),
    }
}

/// One is right; others that are half right are no fair propositions beside it.
fn choice(q: &str, all: Vec<Weighted>, tags: &Tags) -> Draft {
    let (mut right, mut wrong, mut half) = (String::new(), vec![], 0);
    let first = all.first().is_some_and(|option| option.weight >= RIGHT);
    for Weighted { text, weight, .. } in all {
        match weight {
            RIGHT.. => right = text,
            1.. => half += 1,
            _ => wrong.push(text),
        }
    }
    let changes = if half > 0 { vec![Change::OptionsDropped(half)] } else { vec![] };
    let card = match <[String; 1]>::try_from(wrong) {
        Ok([wrong]) if tags.in_order => OwnCard::new(q, Asks::Two(in_order(first, right, wrong))),
        Ok([wrong]) => OwnCard::choosing(q, right, vec![wrong], None),
        Err(wrong) => OwnCard::new(q, Asks::Choice(Choice { right, wrong, level: tags.level })),
    };
    Draft { card, changes }
}

/// The first one is visible.
fn in_order(first: bool, right: String, wrong: String) -> Two {
    if first {
        Two { visible: right, hidden: wrong, right: Side::Visible }
    } else {
        Two { visible: wrong, hidden: right, right: Side::Hidden }
    }
}

/// Several are right in part: together they make a sheet or a list.
fn several(q: &str, all: &[Weighted], tags: &Tags) -> Result<Draft, Refused> {
    let (right, wrong): (Vec<&Weighted>, Vec<&Weighted>) =
        all.iter().partition(|option| option.weight > 0);
    let is_sheet = right.len() == TRUTHS && wrong.len() == 1 && tags.kind != Some(Kind::List);
    let asks = match right.len() {
        0 => return Err(refused(q, all, Reason::NoneRight)),
        _ if is_sheet => Asks::Sheet(Sheet {
            truths: right.iter().map(|option| option.text.clone()).collect(),
            intruder: wrong[0].text.clone(),
        }),
        SHORTEST_LIST.. => Asks::List(list(all)),
        count => return Err(refused(q, all, Reason::SeveralRight(count))),
    };
    Ok(OwnCard::new(q, asks).into())
}

fn refused(q: &str, all: &[Weighted], reason: Reason) -> Refused {
    let mut texts = all.iter().map(|option| option.text.clone());
    let right = texts.next().unwrap_or_default();
    let choice = Choice { right, wrong: texts.collect(), level: None };
    Refused { reason, draft: Some(Box::new(OwnCard::new(q, Asks::Choice(choice)))) }
}

/// What is right are the answers, what is not are traps, with their reasons.
fn list(all: &[Weighted]) -> Answers {
    let mut list = Answers::default();
    for Weighted { text, weight, feedback } in all {
        if *weight > 0 {
            let more = feedback.trim().strip_prefix(ALSO).unwrap_or_default();
            let more = more.split(" = ").filter(|text| !text.trim().is_empty());
            let accept = more.map(str::to_owned).collect();
            list.answers.push(Listed { a: text.clone(), accept });
        } else {
            list.traps.push(Trap { a: text.clone(), why: feedback.trim().to_owned() });
        }
    }
    list
}
