//! The replay: a game that was played is watched again at its own table, through the table's eyes: the real
//! screens, inert, over a bar with a slider. Nothing is played, kept or counted here (docs/replay.md).

mod asked;
mod controls;
mod filmed;
mod keep;
mod known;
mod screening;

pub use filmed::Filmed;
pub use keep::keep;
pub use known::WhoKnew;
pub use screening::screening;

use super::browser::database::Trouble;
use super::browser::{films, parcel};
use super::film::Film;
use super::opening::Opening;
use super::place::{Place, Rerun};
use super::shell::Shell;
use super::words::tr;
use crate::rules::GameId;
use controls::Controls;
use leptos::prelude::*;

/// The screen of a replay.
pub fn screen(place: &Place) -> Option<AnyView> {
    let Place::Replay(game, rerun) = place else { return None };
    Some(view! { <Replay game=*game rerun=rerun.clone()/> }.into_any())
}

#[component]
fn Replay(game: GameId, rerun: Rerun) -> impl IntoView {
    let shell = Shell::get();
    let film = Film::new(game, rerun.clone());
    let ready = RwSignal::new(false);
    let take = move |parcel: Result<Option<parcel::Parcel>, Trouble>| {
        let words = if parcel.is_ok() { tr!(replay.gone) } else { tr!(replay.no_answer) };
        if film.take(parcel.ok().flatten()) {
            ready.try_set(true);
        } else if ready.try_get_untracked().is_some() {
            shell.notice.set(Some(words.into()));
            shell.go(*rerun.back);
        }
    };
    // A game that is parked, or whose table is still open, is among the saves.
    match parcel::of_game(&rerun.id) {
        parts if parts.is_empty() => films::one(&rerun.id, take),
        parts => take(Ok(Some(parts))),
    }
    let table = move || {
        ready.get().then(|| {
            let game = shell.bundles.game(game).here_untracked();
            game.map(|game| (game.table)(Opening::Watch(film)))
        })
    };
    view! {
        <div class="replay" data-frame=film.number data-last=move || film.timeline.with(|it| it.last())>
            <div class="watched" inert=true>{table}</div>
            <Controls film/>
        </div>
    }
}
