//! The booklet, open at the page of the white die, with the line of the black die's number marked;
//! icon and keyword on the other page (EGO-T5, T6, Q1 to Q4). It lies open until the question is put,
//! and the foot of its right page belongs to the phase.

use super::bank::Heads;
use super::board::lights;
use super::desk::{Desk, mode_name, rolls};
use super::guests::Guests;
use super::opponent::Sealed;
use super::question::{Passes, Puts};
use super::words::{ask_words, icon_name, icon_word, mode_said, mode_word};
use crate::app::drawings::dice::{D20, Twenty};
use crate::app::parts::{SeatMark, Symbol};
use crate::app::quiz::controls::TurnButton;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::{deck_lang, tr};
use crate::decks::egomaster::FACES;
use crate::rules::Seat;
use crate::rules::egomaster::view::TurnView;
use crate::rules::egomaster::{Fate, Move, PhaseKind};
use leptos::prelude::*;

/// The dice, the booklet, what is asked of whom, the seats.
#[component]
pub fn Reading() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.turn;
    let place =
        Memo::new(move |_| turn.with(|turn| turn.as_ref().map(|turn| (turn.page, turn.number))));
    let book = move || {
        place.get()?;
        let turn = turn.get_untracked()?;
        let (waits, page, mode) = (rolls(desk, &turn).len() - 1, turn.page, turn.mode);
        Some(view! {
            <Dice turn=turn.clone()/>
            <section
                class="booklet"
                data-mode=mode_name(mode)
                style:--waits=waits.to_string()
                aria-label=tr!(egomaster.booklet_open, mode = mode_said(mode), n = page)
            >
                <span class="ribbon" aria-hidden="true"></span>
                <Page turn/>
                <Announced/>
            </section>
        })
    };
    let ask = move || turn.with(|turn| turn.as_ref().map(|turn| ask_words(desk, turn)));
    view! {
        <main class="reading" data-stage="booklet" data-lights=move || lights(desk)>
            {book}
            <h2 class="ask">{ask}</h2>
            <Guests/>
        </main>
    }
}

/// Both dice; rolls that led to no question are seen first, with the reason for rolling again.
#[component]
fn Dice(turn: TurnView) -> impl IntoView {
    let desk = Desk::get();
    let all = rolls(desk, &turn);
    let last = all.len() - 1;
    let again = |fate: Fate| match fate {
        Fate::Fresh => None,
        Fate::NoSuchPage => Some(tr!(egomaster.no_such_page)),
        Fate::NoSuchNumber => Some(tr!(egomaster.no_such_number)),
        Fate::AskedBefore => Some(tr!(egomaster.asked_before)),
    };
    let roll = move |(n, (page, number, fate)): (usize, (u8, u8, Fate))| {
        let before = n.checked_sub(1).map(|before| all[before].2);
        let keeps = |die: Twenty| match before {
            Some(Fate::NoSuchPage) => die == Twenty::Number,
            Some(Fate::NoSuchNumber) => die == Twenty::Page,
            _ => false,
        };
        view! {
            <div class="roll" data-past=n < last style:--n=n.to_string()>
                <figure data-kept=keeps(Twenty::Page)><D20 die=Twenty::Page face=Some(page)/><figcaption>{tr!(egomaster.page_n, n = page)}</figcaption></figure>
                <figure data-kept=keeps(Twenty::Number)><D20 die=Twenty::Number face=Some(number)/><figcaption>{tr!(egomaster.number_n, n = number)}</figcaption></figure>
                {again(fate).map(|words| view! { <p class="again">{words}</p> })}
            </div>
        }
    };
    let rolled = rolls(desk, &turn).into_iter().enumerate().map(roll).collect_view();
    view! { <div class="rolls">{rolled}</div> }
}

/// The left page: its twenty lines, the drawn one marked.
#[component]
fn Page(turn: TurnView) -> impl IntoView {
    let TurnView { mode, page, number, .. } = turn;
    let line = |n: u8| {
        // The width of a line reveals nothing about its question.
        let width = 48 + (u16::from(n) * 37 + u16::from(page) * 11) % 46;
        let inside = if n == number {
            view! { <Hex kind="number" n/> }.into_any()
        } else {
            view! { <b>{n}</b> }.into_any()
        };
        view! { <li data-drawn=n == number style:--w=width.to_string()>{inside}</li> }
    };
    view! {
        <div class="page" aria-hidden="true">
            <header><Heads mode/>{mode_word(mode)}<Hex kind="page" n=page/></header>
            <ol class="lines">{(1..=FACES).map(line).collect_view()}</ol>
        </div>
    }
}

/// A number on the shape of a die.
#[component]
fn Hex(kind: &'static str, n: u8) -> impl IntoView {
    view! {
        <span class="hex" data-die=kind><Symbol sprite="egomaster" id="ego-hex"/><b>{n}</b></span>
    }
}

/// What the right page shows.
#[derive(Clone, Copy, PartialEq)]
enum Right {
    /// The reader has yet to open it.
    Shut(Option<Seat>),
    /// Icon and keyword; choices are made before the question is put.
    Chooses,
    /// The tablet is passed on to the reader.
    Passes(Seat),
    /// A player puts the question himself.
    Puts,
}

fn right(desk: Desk) -> Right {
    match desk.sitting.phase_kind.get() {
        PhaseKind::Booklet => Right::Shut(desk.sitting.status.turn().get()),
        PhaseKind::Opponent => Right::Chooses,
        _ => desk.private.get().map_or(Right::Puts, Right::Passes),
    }
}

/// The right page.
#[component]
fn Announced() -> impl IntoView {
    let desk = Desk::get();
    let right = Memo::new(move |_| right(desk));
    let foot = move || match right.get() {
        Right::Shut(reader) => view! { <Opens reader/> }.into_any(),
        Right::Chooses => view! { <Sealed/> }.into_any(),
        Right::Passes(seat) => view! { <Passes seat/> }.into_any(),
        Right::Puts => view! { <Puts/> }.into_any(),
    };
    let shut = Memo::new(move |_| matches!(right.get(), Right::Shut(_)));
    let head = move || (!shut.get()).then(|| view! { <Heard/> });
    view! { <div class="page announce" data-shut=shut>{head}{foot}</div> }
}

/// Icon and keyword, with the reader who announces them.
#[component]
fn Heard() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.turn.get_untracked()?;
    let reader = desk.reader.get_untracked();
    let says = reader.map(|seat| {
        let chair = desk.chair(seat);
        view! { <p class="announced"><SeatMark mark=chair.mark/>{tr!(egomaster.announces, name = chair.name)}</p> }
    });
    let what = turn.icon.map(|icon| {
        view! { <p class="what"><Symbol sprite="egomaster" id=icon_name(icon) class="qtype"/>{icon_word(icon)}</p> }
    });
    let keyword = turn.keyword.unwrap_or_default();
    let long = keyword.chars().count() > 12;
    Some(view! {
        {says}
        {what}
        <p class="label">{tr!(egomaster.keyword)}</p>
        <h2 class="keyword" data-long=long lang=deck_lang()>{keyword}</h2>
    })
}

/// The reader takes the booklet and opens it.
#[component]
fn Opens(reader: Option<Seat>) -> impl IntoView {
    let desk = Desk::get();
    let reader = reader?;
    let chair = desk.chair(reader);
    Some(view! {
        <Symbol sprite="egomaster" id="ego-seal" class="seal"/>
        <p class="announced"><SeatMark mark=chair.mark/>{tr!(egomaster.takes_booklet, name = chair.name)}</p>
        <p class="tell">{tr!(egomaster.tell)}</p>
        <TurnButton quiz=*desk seat=reader name="open" mv=Move::Open>{tr!(egomaster.open_it)}</TurnButton>
    })
}
