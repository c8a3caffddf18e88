//! What stands above the shelf: parked sittings and what had to be set aside. A game's box plays
//! the game again to say whose turn it is.

use crate::app::dom::{Dom, el, group};
use crate::app::old_parts::{act, icon, icon_act, mark, symbol};
use crate::app::shell::aside::AsideReason;
use crate::app::shell::sittings::{self, Aside, Parked};
use crate::app::shell::{dates, download};
use crate::app::words::{game_name, tr};
use crate::app::{Place, Shell};
use crate::rules::save::LoadError;
use crate::rules::{Chair, Game};
use leptos::prelude::*;

/// The parked sittings, for as long as there are any.
pub fn parked(shell: Shell) -> Dom {
    let changed = RwSignal::new(0);
    group().child(move || {
        changed.track();
        list(shell, changed)
    })
}

/// The parked sittings, newest first, and what had to be set aside.
fn list(shell: Shell, changed: RwSignal<i32>) -> Dom {
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
pub struct Summary {
    chairs: Vec<Chair>,
    text: String,
}

/// What a game's box says of a sitting; nothing of a finished one, whose result is in the records.
///
/// # Errors
/// Why it cannot be played on.
pub fn summary_of<G: Game>(
    sitting: &Parked,
    chairs: fn(&G::Setup) -> &Vec<Chair>,
) -> Result<Option<Summary>, LoadError> {
    let (session, _) = sittings::open::<G>(&sitting.id)?;
    let Some(turn) = session.state().turn() else { return Ok(None) };
    let chairs = chairs(session.setup()).clone();
    let turn = tr!(home.turn_of, name = chairs[turn.index()].name.clone());
    Ok(Some(Summary { text: [&dates::when(sitting.when), " – ", &turn].concat(), chairs }))
}

/// The card of a sitting, once its game's box is here. One that is over leaves the shelf, one that
/// cannot be played on is moved aside.
fn resume(shell: Shell, sitting: Parked, changed: RwSignal<i32>) -> Option<Dom> {
    let Some(game) = shell.game(sitting.game).here() else {
        shell.game(sitting.game).bring();
        return Some(super::blank_card());
    };
    match (game.summary)(&sitting) {
        Ok(Some(summary)) => return Some(card(shell, sitting, summary, changed)),
        Ok(None) => sittings::remove(&sitting.id),
        Err(why) => _ = sittings::move_aside(&sitting.id, why),
    }
    None
}

fn card(shell: Shell, sitting: Parked, summary: Summary, changed: RwSignal<i32>) -> Dom {
    let marks: Vec<Dom> = summary.chairs.iter().map(|chair| mark(chair.mark)).collect();
    let names: Vec<String> = summary.chairs.iter().map(|chair| chair.name.clone()).collect();
    let (game, id) = (sitting.game, StoredValue::new(sitting.id));
    let drop_it = move || {
        sittings::remove(&id.get_value());
        changed.update(|n| *n += 1);
    };
    el("li", "resume piece")
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
        .child(bin("forget", tr!(home.drop), drop_it))
}

/// Two taps: the first asks, the second deletes. Nothing that was played is lost by a slip.
fn bin(name: &'static str, words: &'static str, drop_it: impl Fn() + Clone + 'static) -> Dom {
    let sure = RwSignal::new(false);
    group().child(move || {
        if !sure.get() {
            return icon_act(name, "trash", words, move || sure.set(true));
        }
        el("button", "button danger piece")
            .attr("data-act", name)
            .attr("aria-label", words)
            .click(drop_it.clone())
            .child(icon("trash"))
            .child(tr!(home.sure))
    })
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
        .child(act("download", "download", tr!(common.download), keep))
        .child(bin("drop-aside", tr!(common.delete), drop_it))
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
