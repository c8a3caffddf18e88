//! The board: the frame – title, stage, seats – around what the table has sent.

use super::between::{Drum, Paused};
use super::over::Over;
use super::seats::Seats;
use super::sheet::TvSeconds;
use super::stage::{beside, draw};
use crate::app::elsewhere::feed::Feed;
use crate::app::elsewhere::watch::Watch;
use crate::app::parts::Emblem;
use crate::app::words::tr;
use crate::rules::crowd::Crowd;
use crate::rules::{GameId, Ms};
use crate::screens::{Beside, Board, Stage};
use crate::wire::Scene;
use leptos::prelude::*;

/// The board of a game. Empty until the table has sent one.
pub fn of_game(game: GameId, feed: Feed<Board>) -> AnyView {
    let Some((seen, watch)) = Watch::of(feed) else { return ().into_any() };
    let parts = Parts {
        stage: Memo::new(move |_| seen.with(|seen| seen.shows.stage.clone())),
        until: Memo::new(move |_| seen.with(|seen| seen.shows.until)),
        lit: Memo::new(move |_| seen.with(|seen| seen.shows.lit)),
        ending: Memo::new(move |_| seen.with(|seen| seen.shows.ending.clone())),
    };
    view! { <Frame game feed parts watch/> }.into_any()
}

/// The parts of a board.
#[derive(Clone, Copy)]
struct Parts {
    stage: Memo<Stage>,
    until: Memo<Option<Ms>>,
    /// Whom the table waits for.
    lit: Memo<Crowd>,
    ending: Memo<Beside>,
}

/// The frame: `.tv-board[data-game][data-phase][data-turn][data-holds][data-paused]`, head, stage, seats, and what has
/// just happened.
#[component]
fn Frame(game: GameId, feed: Feed<Board>, parts: Parts, watch: Watch) -> impl IntoView {
    let phase = Memo::new(move |_| watch.scene.with(|scene| scene.phase.clone()));
    let ends =
        Memo::new(move |_| phase.get() == "over" || feed.podium.with(|steps| !steps.is_empty()));
    let paused = Memo::new(move |_| watch.scene.with(|scene| scene.paused));
    view! {
        <main
            class="tv-board"
            data-game=game.name()
            data-phase=phase
            data-turn=move || watch.turn.get().map(|seat| seat.0.to_string()).unwrap_or_default()
            data-eyes="table"
            data-holds=feed.holds
            data-paused=paused
            data-fingerprint=watch.print
        >
            <Head game until=parts.until/>
            <Show when=move || ends.get() fallback=move || view! {
                <section class="tv-stage">{move || draw(game, parts.stage.get())}</section>
            }>
                <Over game steps=feed.podium>{move || beside(parts.ending.get())}</Over>
            </Show>
            <p class="tv-said" role="status" data-none=move || feed.said.with(String::is_empty)>{feed.said}</p>
            <Show when=move || !ends.get()>
                <Seats lit=parts.lit/>
            </Show>
            <Drum holds=feed.holds phase/>
            <Show when=move || paused.get()><Paused/></Show>
        </main>
    }
}

/// The title, who looks behind a curtain, and the seconds left.
#[component]
fn Head(game: GameId, until: Memo<Option<Ms>>) -> impl IntoView {
    let watch = Watch::get();
    let line = |of: fn(&Scene) -> &String| Memo::new(move |_| watch.scene.with(|s| of(s).clone()));
    let (title, what) = (line(|scene| &scene.title), line(|scene| &scene.what));
    let private = Memo::new(move |_| {
        let seat = watch.scene.with(|scene| scene.private)?;
        Some(tr!(television.looks, name = watch.name(seat)))
    });
    view! {
        <header class="tv-head">
            <Emblem game/>
            <div><h1>{title}</h1><p>{move || private.get().unwrap_or_else(|| what.get())}</p></div>
            {move || until.get().map(|until| view! { <TvSeconds until/> })}
        </header>
    }
}
