//! The shelf: parked sittings above, the boxes, and the way to everything else.

use super::parts::{icon, mark, symbol};
use super::shell::aside::AsideReason;
use super::shell::settings::Lang;
use super::shell::sittings::{self, Aside, Parked};
use super::shell::{dates, download};
use super::words::{game_name, language, tr};
use super::{Place, Shell};
use crate::app::dom::{Dom, el};
use crate::rules::heure::Heure;
use crate::rules::midi::Midi;
use crate::rules::save::LoadError;
use crate::rules::{Chair, Game, GameId};
use leptos::prelude::*;

/// The home screen.
pub fn home() -> Dom {
    let shell = Shell::get();
    let changed = RwSignal::new(0);
    el("div", "screen home-screen")
        .child(top(shell))
        .child(
            el("main", "")
                .child(move || {
                    changed.track();
                    parked(shell, changed)
                })
                .child(
                    el("section", "shelf")
                        .attr("aria-label", tr!(home.games))
                        .child(GameId::ALL.map(|game| shelf_box(shell, game))),
                ),
        )
        .child(footer(shell))
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
        .child(super::parts::act("records", "trophy", tr!(home.records), move || {
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

/// The parked sittings, newest first, and what had to be set aside.
fn parked(shell: Shell, changed: RwSignal<i32>) -> Dom {
    let cards: Vec<Dom> = sittings::parked()
        .into_iter()
        .filter_map(|sitting| resume(shell, sitting, changed))
        .collect();
    let asides: Vec<Dom> =
        sittings::asides().into_iter().map(|aside| aside_line(aside, changed)).collect();
    if cards.is_empty() && asides.is_empty() {
        return Dom::none();
    }
    el("ul", "parked").attr("aria-label", tr!(home.parked)).child(cards).child(asides)
}

/// What a resume card says of a sitting.
struct Summary {
    chairs: Vec<Chair>,
    text: String,
}

/// A finished sitting is not resumed any more: its result is in the records.
fn summary(sitting: &Parked) -> Result<Option<Summary>, LoadError> {
    match sitting.game {
        GameId::Midi => summary_of::<Midi>(sitting, |setup| &setup.chairs),
        GameId::Heure => summary_of::<Heure>(sitting, |setup| &setup.chairs),
    }
}

fn summary_of<G: Game>(
    sitting: &Parked,
    chairs: fn(&G::Setup) -> &Vec<Chair>,
) -> Result<Option<Summary>, LoadError> {
    let (session, _) = sittings::open::<G>(&sitting.id)?;
    let Some(turn) = session.state().turn() else { return Ok(None) };
    let chairs = chairs(session.setup()).clone();
    let turn = tr!(home.turn_of, name = chairs[turn.index()].name.clone());
    Ok(Some(Summary { text: [&dates::when(sitting.when), " – ", &turn].concat(), chairs }))
}

fn resume(shell: Shell, sitting: Parked, changed: RwSignal<i32>) -> Option<Dom> {
    let summary = match summary(&sitting) {
        Ok(Some(summary)) => summary,
        Ok(None) => {
            sittings::remove(&sitting.id);
            return None;
        }
        Err(why) => {
            sittings::move_aside(&sitting.id, why);
            return None;
        }
    };
    let marks: Vec<Dom> = summary.chairs.iter().map(|chair| mark(chair.mark)).collect();
    let names: Vec<String> = summary.chairs.iter().map(|chair| chair.name.clone()).collect();
    let (game, id) = (sitting.game, StoredValue::new(sitting.id));
    let drop_it = move || {
        sittings::remove(&id.get_value());
        changed.update(|n| *n += 1);
    };
    let card = el("li", "resume piece")
        .child(el("span", "emblem").attr("data-game", game.name()).child(symbol(
            "shell",
            &["emblem-", game.name()].concat(),
            "",
        )))
        .child(
            el("div", "")
                .child(el("b", "").child(game_name(game)))
                .child(el("p", "").child(names.join(", ")).child(el("br", "")).child(summary.text)),
        )
        .child(el("div", "marks").child(marks))
        .child(
            el("button", "button piece")
                .attr("data-act", "resume")
                .click(move || shell.go(Place::Table(game, id.get_value())))
                .child(tr!(common.resume)),
        )
        .child(super::parts::icon_act("forget", "trash", tr!(home.drop), drop_it));
    Some(card)
}

/// One line for a save that could not be read: why, and the file itself.
fn aside_line(aside: Aside, changed: RwSignal<i32>) -> Dom {
    let words = tr!(trouble.aside, why = why_words(aside.why));
    let id = StoredValue::new(aside.id);
    let keep = move || {
        let id = id.get_value();
        if let Some(text) = sittings::aside_text(&id) {
            download::save_text(&["tablee-", &id, ".json"].concat(), "application/json", &text);
        }
    };
    let drop_it = move || {
        sittings::drop_aside(&id.get_value());
        changed.update(|n| *n += 1);
    };
    el("li", "resume piece")
        .attr("data-aside", "")
        .child(icon("info"))
        .child(el("div", "").child(el("p", "").child(words)))
        .child(super::parts::act("download", "download", tr!(common.download), keep))
        .child(super::parts::icon_act("drop-aside", "trash", tr!(common.delete), drop_it))
}

/// Why a save could not be read, in words.
pub fn why_words(why: AsideReason) -> &'static str {
    match why {
        AsideReason::NotJson => tr!(trouble.damaged),
        AsideReason::NewerFormat => tr!(trouble.newer),
        AsideReason::OtherGame => tr!(trouble.foreign),
        AsideReason::OtherRules => tr!(trouble.other_rules),
        AsideReason::Refused => tr!(trouble.refused),
        AsideReason::Diverged => tr!(trouble.diverged),
    }
}
