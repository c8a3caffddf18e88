//! Set-up on one screen: who sits where, who is the youngest, how the game is played.

mod deal;
mod draft;
pub mod heure;
pub mod midi;
mod plan;
mod player_form;
mod start;

use crate::app::dom::{Dom, el, whenever};
pub use deal::{Dealing, dialog, pile_name};
pub use draft::Draft;
pub use start::start_from_link;

use super::Shell;
use super::boxes::GameBox;
use super::old_parts::bar::mute_button;
use super::old_parts::rules::rules_sheet;
use super::old_parts::{act, home_button, icon};
use super::words::{game_name, tr};
use crate::rules::GameId;
use leptos::prelude::*;

/// The set-up screen of a game.
pub fn setup(id: GameId, game: &'static GameBox) -> Dom {
    let shell = Shell::get();
    let draft = RwSignal::new(Draft::remembered(id, shell));
    // Who goes back to the shelf finds the table as it was left.
    whenever(move || draft.with(|draft| draft.remember(id)));
    let editing = RwSignal::new(None::<usize>);
    let rules = RwSignal::new(false);
    el("div", "screen setup-screen")
        .attr("data-game", id.name())
        .attr("data-phase", "setup")
        .child(
            el("header", "bar")
                .child(home_button())
                .child(
                    el("div", "where")
                        .child(el("h1", "").child(game_name(id)))
                        .child(el("p", "").child(tr!(setup.new_game))),
                )
                .child(el("div", "spread"))
                .child(act("rules", "rules", tr!(common.rules), move || rules.set(true)))
                .child(mute_button()),
        )
        .child(
            el("main", "setup").child(plan::plan(id, draft, editing)).child(
                el("section", "how")
                    .child(crate::app::bridge::dom((game.choices)(draft)))
                    .child(go(shell, id, draft)),
            ),
        )
        .child(move || editing.get().map(|seat| player_form::form(game, draft, editing, seat)))
        .child(move || {
            rules.get().then(|| {
                let close = Callback::new(move |()| rules.set(false));
                rules_sheet(id, (game.chapters)(), "goal", close, Dom::none())
            })
        })
}

/// Minutes and *Jouer*.
fn go(shell: Shell, game: GameId, draft: RwSignal<Draft>) -> Dom {
    let few = Memo::new(move |_| draft.with(|draft| draft.seats.len() < 2));
    el("div", "go")
        .child(
            el("p", "").child(icon("clock")).child(
                el("span", "").child(tr!(setup.about_minutes)).child(
                    el("b", "").child(move || {
                        tr!(setup.minutes, minutes = draft.with(|d| d.minutes(game)))
                    }),
                ),
            ),
        )
        .child(
            el("button", "button big piece")
                .attr("data-act", "start")
                .attr("disabled", move || few.get())
                .click(move || start::start(shell, game, draft))
                .child(tr!(common.play)),
        )
        .child(move || {
            few.get().then(|| el("p", "").attr("role", "status").child(tr!(setup.too_few)))
        })
}
