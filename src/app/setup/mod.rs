//! Set-up on one screen: who sits where, who is the youngest, how the game is played.

mod draft;
mod heure;
mod plan;
mod player_form;
mod start;

pub use start::{rematch, start_from_link};

use super::Shell;
use super::heure::chapters;
use super::parts::bar::mute_button;
use super::parts::rules::rules_sheet;
use super::parts::{act, home_button, icon};
use super::words::{game_name, tr};
use crate::rules::GameId;
use draft::Draft;
use leptos::prelude::*;

/// The set-up screen of a game.
pub fn setup(game: GameId) -> AnyView {
    let shell = Shell::get();
    let draft = RwSignal::new(Draft::remembered(game, shell));
    let editing = RwSignal::new(None::<usize>);
    let rules = RwSignal::new(false);
    view! {
        <div class="screen setup-screen" data-game=game.name() data-phase="setup">
            <header class="bar">
                {home_button()}
                <div class="where"><h1>{game_name(game)}</h1><p>{tr!(setup.new_game)}</p></div>
                <div class="spread"></div>
                {act("rules", "rules", tr!(common.rules), move || rules.set(true))}
                {mute_button()}
            </header>
            <main class="setup">
                {plan::plan(draft, editing)}
                <section class="how">
                    {match game { GameId::Heure => heure::choices(draft) }}
                    {go(shell, game, draft)}
                </section>
            </main>
            {move || editing.get().map(|seat| player_form::form(draft, editing, seat))}
            {move || rules.get().then(|| {
                let close = Callback::new(move |()| rules.set(false));
                rules_sheet(game_name(game), chapters(), "goal", close, ().into_any())
            })}
        </div>
    }
    .into_any()
}

/// Minutes and *Jouer*.
fn go(shell: Shell, game: GameId, draft: RwSignal<Draft>) -> AnyView {
    let few = Memo::new(move |_| draft.with(|draft| draft.seats.len() < 2));
    view! {
        <div class="go">
            <p>
                {icon("clock")}
                <span>
                    {tr!(setup.about_minutes)}
                    <b>{move || tr!(setup.minutes, minutes = draft.with(|d| d.minutes()))}</b>
                </span>
            </p>
            <button class="button big piece" data-act="start" disabled=move || few.get()
                on:click=move |_| start::start(shell, game, draft)>{tr!(common.play)}</button>
            {move || few.get().then(|| view! { <p role="status">{tr!(setup.too_few)}</p> })}
        </div>
    }
    .into_any()
}
