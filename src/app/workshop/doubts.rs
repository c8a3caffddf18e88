//! What nobody can know but the one who wrote the file: each is asked, with what is taken for now.

use super::came::Came;
use super::taken::letter;
use crate::app::parts::field::SegmentsField;
use crate::app::words::tr;
use crate::workshop::import::Doubt;
use crate::workshop::{Column, Seen};
use leptos::prelude::*;

/// The questions, one below the other.
#[component]
pub fn Doubts(came: Came, doubts: Vec<Doubt>, seen: Seen) -> impl IntoView {
    let some = !doubts.is_empty();
    let one = |doubt: Doubt| {
        let name = name(&doubt);
        view! { <div data-doubt=name>{asked(came, doubt, &seen)}</div> }
    };
    let all = doubts.into_iter().map(one).collect_view();
    some.then(|| view! { <div class="asked-first">{all}</div> })
}

/// The name of a doubt in the page.
const fn name(doubt: &Doubt) -> &'static str {
    match doubt {
        Doubt::Sheet => "sheet",
        Doubt::Mark(_) => "mark",
        Doubt::Side => "side",
        Doubt::Right(_) => "right",
        Doubt::Place => "place",
        Doubt::Number(_) => "number",
    }
}

fn asked(came: Came, doubt: Doubt, seen: &Seen) -> AnyView {
    match doubt {
        Doubt::Sheet => sheet(came),
        Doubt::Mark(marks) => mark(came, &marks, seen.mark),
        Doubt::Side => side(came, seen),
        Doubt::Right(columns) => right(came, &columns, seen),
        Doubt::Place => place(came, seen),
        Doubt::Number(n) => number(came, n),
    }
}

/// What a column is called: its name, else its letter.
fn called(seen: &Seen, at: usize) -> String {
    let name = seen.names.get(at).filter(|name| !name.is_empty());
    name.cloned().unwrap_or_else(|| tr!(import.column, letter = letter(at)))
}

fn sheet(came: Came) -> AnyView {
    let choices = came.import.with_untracked(|import| {
        let sheets = import.sheets.iter().enumerate();
        sheets.map(|(at, sheet)| (at, sheet.name.clone())).collect::<Vec<(usize, String)>>()
    });
    let chosen = Signal::stored(came.import.with_untracked(|import| import.sheet));
    let choose = Callback::new(move |at| came.say(|import| import.choose_sheet(at)));
    view! { <SegmentsField title=tr!(import.which_sheet) name="which-sheet" choices chosen choose/> }
        .into_any()
}

/// What a separator is called.
fn mark_words(mark: u8) -> String {
    match mark {
        b'\t' => tr!(import.tab).to_owned(),
        b';' => tr!(import.semicolon).to_owned(),
        b',' => tr!(import.comma).to_owned(),
        _ => tr!(import.bar).to_owned(),
    }
}

fn mark(came: Came, marks: &[u8], now: u8) -> AnyView {
    let choices: Vec<(u8, String)> = marks.iter().map(|mark| (*mark, mark_words(*mark))).collect();
    let chosen = Signal::stored(now);
    let choose = Callback::new(move |mark| came.say(|import| import.choose_mark(mark)));
    view! { <SegmentsField title=tr!(import.which_mark) name="which-mark" choices chosen choose/> }
        .into_any()
}

fn side(came: Came, seen: &Seen) -> AnyView {
    let says = |at: &usize| seen.columns[*at].is_some();
    let choices: Vec<(usize, String)> =
        (0..seen.columns.len()).filter(says).map(|at| (at, called(seen, at))).collect();
    let asks = seen.columns.iter().position(|column| *column == Some(Column::Question));
    let chosen = Signal::stored(asks.unwrap_or_default());
    let choose = Callback::new(move |_| came.say(crate::workshop::Import::turn));
    view! { <SegmentsField title=tr!(import.which_side) name="which-side" choices chosen choose/> }
        .into_any()
}

fn right(came: Came, columns: &[usize], seen: &Seen) -> AnyView {
    let choices: Vec<(Option<usize>, String)> =
        columns.iter().map(|at| (Some(*at), called(seen, *at))).collect();
    let chosen = Signal::stored(None);
    let choose = Callback::new(move |at: Option<usize>| {
        at.into_iter().for_each(|at| came.say(|import| import.choose_right(at)));
    });
    view! { <SegmentsField title=tr!(import.which_right) name="which-right" choices chosen choose/> }
        .into_any()
}

fn place(came: Came, seen: &Seen) -> AnyView {
    let ways = [(Column::Place, tr!(import.by_place)), (Column::Text, tr!(import.by_text))];
    let choices: Vec<(Option<Column>, String)> =
        ways.into_iter().map(|(way, words)| (Some(way), words.to_owned())).collect();
    let now =
        [Column::Place, Column::Text].into_iter().find(|way| seen.columns.contains(&Some(*way)));
    let chosen = Signal::stored(now);
    let choose = Callback::new(move |way: Option<Column>| {
        way.into_iter().for_each(|way| came.say(|import| import.say_right_by(way)));
    });
    view! { <SegmentsField title=tr!(import.place_or_text) name="place-or-text" choices chosen choose/> }
        .into_any()
}

fn number(came: Came, n: usize) -> AnyView {
    let choices =
        vec![(true, tr!(import.as_number).to_owned()), (false, tr!(import.as_text).to_owned())];
    let chosen = Signal::stored(came.import.with_untracked(|import| import.told.numbers));
    let choose = Callback::new(move |numbers| came.say(|import| import.say_numbers(numbers)));
    view! {
        <p class="hint">{tr!(import.numbers, n = n)}</p>
        <SegmentsField title=tr!(import.number_or_text) name="number-or-text" choices chosen choose/>
    }
    .into_any()
}
