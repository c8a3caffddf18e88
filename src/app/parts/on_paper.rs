//! Printouts of a game: its rules as a leaflet to fold, an empty score sheet, and the papers of its box.

use super::Emblem;
use super::chapter::{Chapter, ChapterDrawing};
use super::printers::Printers;
use super::to_paper::ToPaper;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::rules::GameId;
use leptos::prelude::*;

/// Turns that fit on an empty sheet.
const TURNS: usize = 20;

/// The leaves besides the cover: the inner two and the back.
const LEAVES: usize = 3;

/// The print buttons in the rules sheet; none in a public room.
#[component]
pub fn OnPaper(game: GameId, chapters: Vec<Chapter>) -> impl IntoView {
    let shell = Shell::get();
    let leaflet =
        Callback::new(move |()| view! { <Leaflet game chapters=chapters.clone()/> }.into_any());
    let scores = Callback::new(move |()| view! { <ScoreSheet game/> }.into_any());
    let usual = [
        ToPaper { act: "print-rules", label: tr!(paper.leaflet), draw: leaflet },
        ToPaper { act: "print-scores", label: tr!(paper.scores), draw: scores },
    ];
    let of_box = shell.bundles.game(game).here_untracked().map(|game| (game.papers)());
    let all = usual.into_iter().chain(of_box.unwrap_or_default()).collect::<Vec<_>>();
    let buttons = move || {
        view! {
            <div class="to-paper">
                <Printers all/>
                <p class="hint">{tr!(paper.hint)}</p>
            </div>
        }
    };
    (!shell.kiosk.public.get_untracked()).then(buttons)
}

/// Two sides of a page that is folded in the middle: back and cover, then the two inner leaves.
#[component]
fn Leaflet(game: GameId, chapters: Vec<Chapter>) -> impl IntoView {
    let mut chapters = chapters.into_iter();
    let goal = chapters.next();
    let [left, right, back] = spread(chapters.collect());
    view! {
        <article class="leaflet" data-game=game.name()>
            <section class="paper-side">
                <Leaf game chapters=back/>
                <Cover game goal/>
            </section>
            <section class="paper-side">
                <Leaf game chapters=left/>
                <Leaf game chapters=right/>
            </section>
        </article>
    }
}

/// Spreads the chapters over the leaves in reading order; the first leaves take the remainder.
fn spread(chapters: Vec<Chapter>) -> [Vec<Chapter>; LEAVES] {
    let (each, more) = (chapters.len() / LEAVES, chapters.len() % LEAVES);
    let mut chapters = chapters.into_iter();
    std::array::from_fn(|leaf| chapters.by_ref().take(each + usize::from(leaf < more)).collect())
}

#[component]
fn Cover(game: GameId, goal: Option<Chapter>) -> impl IntoView {
    let facts = card(game);
    view! {
        <div class="paper-leaf paper-front">
            <Emblem game/>
            <h1>{(facts.title)()}</h1>
            <p class="paper-facts">
                {tr!(home.players_n, range = facts.players)}" · "{tr!(home.age, age = facts.age)}" · "
                {tr!(home.minutes, minutes = facts.minutes)}
            </p>
            {goal.map(|goal| view! { <OneChapter game chapter=goal/> })}
            <p class="paper-from">{tr!(app.name)}</p>
        </div>
    }
}

#[component]
fn Leaf(game: GameId, chapters: Vec<Chapter>) -> impl IntoView {
    let one = |chapter| view! { <OneChapter game chapter/> };
    view! { <div class="paper-leaf">{chapters.into_iter().map(one).collect_view()}</div> }
}

#[component]
fn OneChapter(game: GameId, chapter: Chapter) -> impl IntoView {
    let lines = chapter.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <section class="paper-chapter">
            <h2>{chapter.title}</h2>
            <ChapterDrawing game chapter=chapter.id/>
            <ul>{lines}</ul>
        </section>
    }
}

/// A column for each seat the game can have, a row per turn, and the sum.
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
            <p class="paper-from">{tr!(app.name)}</p>
        </article>
    }
}
