//! Converts weighted propositions of learning platforms to a card: one right one makes a choice, six and an intruder a
//! sheet, four and more a list.

use super::asked::{RIGHT, Weighted};
use super::brought::{Change, Draft, Reason, Refused};
use super::card::{Answers, Asks, Choice, Kind, OwnCard, Sheet, Two};
use super::check::TRUTHS;
use super::tags::Tags;
use crate::decks::midi::Side;
use crate::decks::question::{Listed, SHORTEST_LIST, Trap};

/// Precedes each other accepted answer in the feedback of an answer.
pub const ALSO: &str = "= ";

/// Converts these propositions to a card.
///
/// # Errors
/// Why they make none.
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

/// One is right; half right ones would be unfair beside it and are dropped.
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

/// Several are partly right: together they make a sheet or a list.
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
    let texts = all.iter().map(|option| option.text.clone()).collect();
    Refused { reason, draft: Some(Box::new(OwnCard::undecided(q, texts))) }
}

/// Right ones become answers; wrong ones become traps, with their reasons.
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
