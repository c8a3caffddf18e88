//! Set-up on one screen: who sits where, who is the youngest, how the game is played.

mod deal;
mod draft;
mod heure;
mod midi;
mod plan;
mod player_form;
mod start;

use crate::app::dom::{Dom, el};
pub use deal::{Dealing, dialog, pile_name};
pub use midi::rematch as rematch_midi;
pub use start::{rematch as rematch_heure, start_from_link};

use super::Shell;
use super::parts::bar::mute_button;
use super::parts::rules::{Chapter, rules_sheet};
use super::parts::{act, home_button, icon};
use super::words::{game_name, tr};
use crate::rules::GameId;
use draft::Draft;
use leptos::prelude::*;

/// The set-up screen of a game.
pub fn setup(game: GameId) -> Dom {
    let shell = Shell::get();
    let draft = RwSignal::new(Draft::remembered(game, shell));
    let editing = RwSignal::new(None::<usize>);
    let rules = RwSignal::new(false);
    el("div", "screen setup-screen")
        .attr("data-game", game.name())
        .attr("data-phase", "setup")
        .child(
            el("header", "bar")
                .child(home_button())
                .child(
                    el("div", "where")
                        .child(el("h1", "").child(game_name(game)))
                        .child(el("p", "").child(tr!(setup.new_game))),
                )
                .child(el("div", "spread"))
                .child(act("rules", "rules", tr!(common.rules), move || rules.set(true)))
                .child(mute_button()),
        )
        .child(
            el("main", "setup").child(plan::plan(draft, editing)).child(
                el("section", "how")
                    .child(match game {
                        GameId::Midi => midi::choices(draft),
                        GameId::Heure => heure::choices(draft),
                    })
                    .child(go(shell, game, draft)),
            ),
        )
        .child(move || editing.get().map(|seat| player_form::form(game, draft, editing, seat)))
        .child(move || {
            rules.get().then(|| {
                let close = Callback::new(move |()| rules.set(false));
                rules_sheet(game, chapters(game), "goal", close, Dom::none())
            })
        })
}

/// The rules of a game, chapter by chapter.
fn chapters(game: GameId) -> Vec<Chapter> {
    match game {
        GameId::Midi => super::midi::chapters(),
        GameId::Heure => super::heure::chapters(),
    }
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
