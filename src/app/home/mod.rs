//! The shelf: parked sittings above, the boxes, and the way to everything else. Of all screens this
//! alone is in the first file; what it needs counts for the first load.

mod parked;

pub use parked::{Summary, parked, summary_of, why_words};

use super::old_parts::{icon, symbol};
use super::shell::settings::Lang;
use super::shell::sittings;
use super::words::{game_name, language, tr};
use super::{Place, Shell};
use crate::app::dom::{Dom, el};
use crate::rules::GameId;

/// The home screen.
pub fn home() -> Dom {
    let shell = Shell::get();
    el("div", "screen home-screen")
        .child(top(shell))
        .child(
            el("main", "")
                .child(move || {
                    shell
                        .rest
                        .here()
                        .map_or_else(room, |rest| crate::app::bridge::dom((rest.parked)(shell)))
                })
                .child(
                    el("section", "shelf")
                        .attr("aria-label", tr!(home.games))
                        .child(GameId::ALL.map(|game| shelf_box(shell, game))),
                ),
        )
        .child(footer(shell))
}

/// Room for the parked sittings until the rest of the app can read them, so that no box moves away
/// under a finger.
fn room() -> Dom {
    let cards: Vec<Dom> = sittings::ids().iter().map(|_| blank_card()).collect();
    if cards.is_empty() {
        return Dom::none();
    }
    el("ul", "parked").attr("aria-hidden", "true").child(cards)
}

fn blank_card() -> Dom {
    let lines = el("p", "").child("…").child(el("br", "")).child("…");
    el("li", "resume piece")
        .child(el("span", "emblem"))
        .child(el("div", "").child(el("b", "").child("…")).child(lines))
        .child(el("span", "button piece").child("…"))
}

fn top(shell: Shell) -> Dom {
    let other = match language() {
        Lang::Fr => Lang::En,
        Lang::En => Lang::Fr,
    };
    el("header", "bar top")
        .child(
            el("div", "brand")
                .child(symbol("shell", "brand", ""))
                .child(el("h1", "").child(tr!(app.name))),
        )
        .child(el("div", "spread"))
        .child(super::old_parts::act("records", "trophy", tr!(home.records), move || {
            shell.go(Place::Records)
        }))
        .child(
            el("button", "button quiet piece lang")
                .attr("data-act", "language")
                .attr("aria-label", tr!(home.language))
                .click(move || shell.change(|settings| settings.lang = Some(other)))
                .child(tr!(home.code)),
        )
}

fn footer(shell: Shell) -> Dom {
    let to = move |act, icon_name: &str, label, place: Place| {
        el("button", "button quiet piece")
            .attr("data-act", act)
            .click(move || shell.go(place.clone()))
            .child(icon(icon_name))
            .child(label)
    };
    el("footer", "")
        .child(to("players", "person", tr!(home.players), Place::Players))
        .child(to("settings", "settings", tr!(home.settings), Place::Settings))
        .child(to("about", "info", tr!(home.about), Place::About))
}

/// What the box says: players (automatic ones count), age, minutes.
const fn facts(game: GameId) -> (&'static str, u8, u8) {
    match game {
        GameId::Midi => ("2–4", 7, 30),
        GameId::Heure => ("1–4", 6, 10),
    }
}

fn shelf_box(shell: Shell, game: GameId) -> Dom {
    let (players, age, minutes) = facts(game);
    let art = ["pictures/box-", game.name(), ".svg"].concat();
    el("button", "box piece")
        .attr("data-game", game.name())
        .attr("data-act", "open")
        .click(move || shell.go(Place::Setup(game)))
        .child(el("img", "art").attr("src", art).attr("alt", ""))
        .child(el("h2", "").child(game_name(game)))
        .child(
            el("span", "facts")
                .child(el("span", "fact").child(tr!(home.players_n, range = players)))
                .child(el("span", "fact").child(tr!(home.age, age = age)))
                .child(el("span", "fact").child(tr!(home.minutes, minutes = minutes))),
        )
}
