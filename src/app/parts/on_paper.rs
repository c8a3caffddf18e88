//! A game's rules as a leaflet to be folded, and an empty score sheet: put into the page when somebody wants to print
//! one, seen by the printer alone (`style/parts/on-paper.css`).

use super::rules::{Chapter, ChapterDrawing};
use super::{Emblem, WordButton};
use crate::app::browser::frame::after_paint;
use crate::app::browser::print;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::rules::GameId;
use leptos::portal::Portal;
use leptos::prelude::*;

/// So many turns have room on an empty sheet.
const TURNS: usize = 20;

/// The inner leaves and the back: the cover is the first of four.
const LEAVES: usize = 3;

/// What is printed.
#[derive(Clone, Copy, PartialEq)]
enum Paper {
    Leaflet,
    ScoreSheet,
}

/// Two buttons, in the rules sheet. Visitors of a public room have none.
#[component]
pub fn OnPaper(game: GameId, chapters: Vec<Chapter>) -> impl IntoView {
    let public = Shell::get().kiosk.public.get_untracked();
    let paper = RwSignal::new(None);
    let print = move |what| {
        paper.set(Some(what));
        // It stands in the page a frame later.
        after_paint(|| print::when_drawn(".on-paper"));
    };
    let chapters = StoredValue::new(chapters);
    let sheet = move || match paper.get() {
        Some(Paper::Leaflet) => view! { <Leaflet game chapters=chapters.get_value()/> }.into_any(),
        Some(Paper::ScoreSheet) => view! { <ScoreSheet game/> }.into_any(),
        None => ().into_any(),
    };
    let buttons = move || {
        view! {
            <div class="to-paper">
                <WordButton act="print-rules" icon="print" label=tr!(paper.leaflet) on:click=move |_| print(Paper::Leaflet)/>
                <WordButton act="print-scores" icon="print" label=tr!(paper.scores) on:click=move |_| print(Paper::ScoreSheet)/>
                <p class="hint">{tr!(paper.hint)}</p>
            </div>
            <Portal><div class="on-paper">{sheet}</div></Portal>
        }
    };
    (!public).then(buttons)
}

/// Two sides of a page that is folded in the middle: back and cover, then the two inner leaves.
#[component]
fn Leaflet(game: GameId, chapters: Vec<Chapter>) -> impl IntoView {
    let mut chapters = chapters.into_iter();
    let goal = chapters.next();
    let [left, right, back] = spread(chapters.collect());
    view! {
        <article class="leaflet" data-game=game.name()>
            <section class="side">
                <Leaf game chapters=back/>
                <Cover game goal/>
            </section>
            <section class="side">
                <Leaf game chapters=left/>
                <Leaf game chapters=right/>
            </section>
        </article>
    }
}

/// The chapters on their leaves, in the order of reading; the first leaves have the more.
fn spread(chapters: Vec<Chapter>) -> [Vec<Chapter>; LEAVES] {
    let (each, more) = (chapters.len() / LEAVES, chapters.len() % LEAVES);
    let mut chapters = chapters.into_iter();
    std::array::from_fn(|leaf| chapters.by_ref().take(each + usize::from(leaf < more)).collect())
}

#[component]
fn Cover(game: GameId, goal: Option<Chapter>) -> impl IntoView {
    let facts = card(game);
    view! {
        <div class="leaf cover">
            <Emblem game/>
            <h1>{(facts.title)()}</h1>
            <p class="facts">
                {tr!(home.players_n, range = facts.players)}" · "{tr!(home.age, age = facts.age)}" · "
                {tr!(home.minutes, minutes = facts.minutes)}
            </p>
            {goal.map(|goal| view! { <OneChapter game chapter=goal/> })}
            <p class="from">{tr!(app.name)}</p>
        </div>
    }
}

#[component]
fn Leaf(game: GameId, chapters: Vec<Chapter>) -> impl IntoView {
    let one = |chapter| view! { <OneChapter game chapter/> };
    view! { <div class="leaf">{chapters.into_iter().map(one).collect_view()}</div> }
}

#[component]
fn OneChapter(game: GameId, chapter: Chapter) -> impl IntoView {
    let lines = chapter.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <section class="chapter">
            <h2>{chapter.title}</h2>
            <ChapterDrawing game phase=chapter.phase/>
            <ul>{lines}</ul>
        </section>
    }
}

/// As many columns as the game has seats, a row a turn, and the sum.
#[component]
fn ScoreSheet(game: GameId) -> impl IntoView {
    let facts = card(game);
    let seats = usize::from(facts.most_seats);
    let row = |label: String| {
        let cells = (0..seats).map(|_| view! { <td></td> }).collect_view();
        view! { <tr><th scope="row">{label}</th>{cells}</tr> }
    };
    let names = (0..seats).map(|_| view! { <th scope="col"></th> }).collect_view();
    view! {
        <article class="blank-scores" data-game=game.name()>
            <header>
                <Emblem game/>
                <h1>{(facts.title)()}</h1>
                <p>{tr!(paper.date)}<i></i></p>
            </header>
            <table>
                <thead><tr><th scope="row">{tr!(paper.name)}</th>{names}</tr></thead>
                <tbody>{(1..=TURNS).map(|turn| row(turn.to_string())).collect_view()}</tbody>
                <tfoot>{row(tr!(paper.total).to_owned())}</tfoot>
            </table>
            <p class="from">{tr!(app.name)}</p>
        </article>
    }
}
