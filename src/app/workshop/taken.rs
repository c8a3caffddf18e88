//! The first rows of a table, above each column what it was taken for, and the questions to which only the one who
//! wrote the file knows the answer. Whatever is said here makes the cards anew at once.

use super::came::Came;
use super::doubts::Doubts;
use crate::app::parts::field::Switch;
use crate::app::words::tr;
use crate::workshop::{Column, Import, Seen};
use leptos::prelude::*;

/// What a column can be taken for, with its name in the page.
const ROLES: [(Option<Column>, &str); 14] = [
    (None, "nothing"),
    (Some(Column::Question), "question"),
    (Some(Column::Right), "right"),
    (Some(Column::Wrong), "wrong"),
    (Some(Column::Option(0)), "option"),
    (Some(Column::Place), "place"),
    (Some(Column::Level), "level"),
    (Some(Column::Theme), "theme"),
    (Some(Column::Note), "note"),
    (Some(Column::Clue), "clue"),
    (Some(Column::Accept), "accept"),
    (Some(Column::Refuse), "refuse"),
    (Some(Column::Unit), "unit"),
    (Some(Column::Kind), "kind"),
];

/// What a role is called.
fn role_words(name: &str) -> &'static str {
    match name {
        "question" => tr!(import.role_question),
        "right" => tr!(import.role_right),
        "wrong" => tr!(import.role_wrong),
        "option" => tr!(import.role_option),
        "place" => tr!(import.role_place),
        "level" => tr!(workshop.level),
        "theme" => tr!(workshop.theme),
        "note" => tr!(workshop.note),
        "clue" => tr!(workshop.clue),
        "accept" => tr!(workshop.accept),
        "refuse" => tr!(workshop.refuse),
        "unit" => tr!(workshop.unit),
        "kind" => tr!(import.role_kind),
        _ => tr!(import.role_nothing),
    }
}

/// The role that a column has.
fn role(column: Option<Column>) -> &'static str {
    let plain = match column {
        Some(Column::Option(_)) => Some(Column::Option(0)),
        Some(Column::Correct | Column::Text) => Some(Column::Right),
        // Which of two is visible, a picture, a date: nothing that somebody would choose.
        Some(Column::Shown | Column::Media | Column::Filled) => None,
        column => column,
    };
    ROLES.iter().find(|(known, _)| *known == plain).map_or("nothing", |(_, name)| name)
}

/// The letter over a column, from 0.
pub fn letter(at: usize) -> String {
    let last = char::from(b'A' + u8::try_from(at % 26).unwrap_or_default());
    let first = (at / 26).checked_sub(1).map(letter).unwrap_or_default();
    [first, last.to_string()].concat()
}

/// The table, if the file is one.
#[component]
pub fn TakenFor(came: Came) -> impl IntoView {
    let seen = Memo::new(move |_| came.import.with(Import::seen));
    let asked = move || {
        let seen = seen.get()?;
        let doubts = came.import.with(|import| import.doubts(&seen));
        Some(view! { <Doubts came doubts seen/> })
    };
    // Drawn anew only where its words change, so that it stays where it was scrolled to.
    let words = Memo::new(move |_| {
        let words = |seen: &Seen| (seen.names.clone(), seen.rows.clone(), seen.columns.len());
        seen.with(|seen| seen.as_ref().map(words))
    });
    let table = move || {
        let (names, rows, width) = words.get()?;
        let roles = Memo::new(move |_| {
            let columns = |seen: &Seen| seen.columns.clone();
            seen.with(|seen| seen.as_ref().map(columns)).unwrap_or_default()
        });
        Some(view! { <Table came names rows width roles/> })
    };
    view! {
        {asked}
        {table}
    }
}

/// The cells of a row, so many that all rows are as wide.
fn cells(cells: Vec<String>, width: usize) -> impl IntoView {
    let missing = width.saturating_sub(cells.len());
    let cells = cells.into_iter().chain(std::iter::repeat_n(String::new(), missing));
    cells.map(|cell| view! { <td>{cell}</td> }).collect_view()
}

#[component]
fn Table(
    came: Came,
    names: Vec<String>,
    rows: Vec<(usize, Vec<String>)>,
    width: usize,
    roles: Memo<Vec<Option<Column>>>,
) -> impl IntoView {
    let is_named = !names.is_empty();
    let say = move |_| came.say(|import| import.say_names(!is_named));
    let head = (0..width).map(|at| view! { <th scope="col"><Role came at roles/></th> });
    let named = is_named.then(|| view! { <tr class="names"><td></td>{cells(names, width)}</tr> });
    let row = |(line, row): (usize, Vec<String>)| {
        view! { <tr><th scope="row">{line}</th>{cells(row, width)}</tr> }
    };
    view! {
        <div class="taken-for">
            <h3>{tr!(import.rows)}</h3>
            <p class="hint">{tr!(import.rows_hint)}</p>
            <div class="first-rows" tabindex="0" role="region" aria-label=tr!(import.rows)>
                <table>
                    <thead><tr><td></td>{head.collect_view()}</tr></thead>
                    <tbody>{named}{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
            <Switch title=tr!(import.names) on=Signal::stored(is_named) on:change=say/>
        </div>
    }
}

/// What a column is taken for.
#[component]
fn Role(came: Came, at: usize, roles: Memo<Vec<Option<Column>>>) -> impl IntoView {
    let now = Memo::new(move |_| role(roles.with(|roles| roles.get(at).copied().flatten())));
    let choose = move |event| {
        let name = event_target_value(&event);
        let role = ROLES.iter().find(|(_, known)| *known == name).and_then(|(column, _)| *column);
        came.say(|import| import.take_for(at, role));
    };
    let option = |(_, name): &(Option<Column>, &'static str)| {
        let name = *name;
        view! { <option value=name>{role_words(name)}</option> }
    };
    view! {
        <select class="input" data-act="take-for" data-column=at data-role=now aria-label=tr!(import.column, letter = letter(at)) prop:value=now on:change=choose>
            {ROLES.iter().map(option).collect_view()}
        </select>
    }
}
