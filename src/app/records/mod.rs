//! Palmarès: what every profile has won, and the latest games.

use super::Shell;
use super::old_parts::bar::shell_bar;
use super::old_parts::{act, mark, symbol};
use super::shell::profiles::Profile;
use super::shell::records::{self, GameRecord, RecordPlayer, Tally};
use super::shell::{dates, download};
use super::words::{game_name, name_or_default, tr};
use crate::app::dom::{Dom, el, group};
use leptos::prelude::*;

/// How many games the list shows.
const LATEST: usize = 12;

/// The records screen.
pub fn records_screen() -> Dom {
    let shell = Shell::get();
    let changed = RwSignal::new(0);
    let chosen = RwSignal::new(None::<u32>);
    let export = || {
        download::save_text("tablee-palmares.json", "application/json", &records::export_text());
    };
    el("div", "screen records-screen")
        .child(shell_bar(
            tr!(records.title),
            act("export", "download", tr!(records.export), export),
        ))
        .child(move || {
            changed.track();
            body(shell, chosen, changed)
        })
}

fn body(shell: Shell, chosen: RwSignal<Option<u32>>, changed: RwSignal<i32>) -> Dom {
    let all = StoredValue::new(records::load());
    if all.with_value(Vec::is_empty) {
        return el("main", "").child(
            el("section", "sheet-card piece").child(el("p", "empty").child(tr!(records.none))),
        );
    }
    let profiles = shell.profiles.get_untracked().list;
    let first = profiles.first().map(|profile| profile.id);
    let people = StoredValue::new(profiles);
    let current = move || chosen.get().or(first);
    group()
        .child(el("nav", "").attr("aria-label", tr!(home.players)).child(
            el("ul", "profiles").attr("role", "tablist").child(
                people.get_value().iter().map(|p| tab(p, current, chosen)).collect::<Vec<_>>(),
            ),
        ))
        .child(
            el("main", "")
                .child(move || {
                    let profile = people.get_value().into_iter().find(|p| Some(p.id) == current());
                    profile.map(|p| card(&p, &all.with_value(|all| records::tally(all, p.id))))
                })
                .child(all.with_value(|all| latest(all)))
                .child(clear_button(changed)),
        )
}

fn tab(
    profile: &Profile,
    current: impl Fn() -> Option<u32> + Copy + 'static,
    chosen: RwSignal<Option<u32>>,
) -> Dom {
    let (id, name, number) = (profile.id, profile.name.clone(), profile.mark.0.to_string());
    el("li", "").attr("role", "presentation").child(
        el("button", "profile piece")
            .attr("role", "tab")
            .attr("data-mark", number)
            .attr("data-act", "profile")
            .attr("aria-selected", move || (current() == Some(id)).to_string())
            .click(move || chosen.set(Some(id)))
            .child(mark(profile.mark))
            .child(el("span", "name").child(name)),
    )
}

fn card(profile: &Profile, tally: &Tally) -> Dom {
    let (number, name) = (profile.mark.0.to_string(), profile.name.clone());
    let crowned = tally.wins > 0;
    el("section", "who-card sheet-card piece")
        .attr("data-mark", number)
        .child(
            el("div", "top")
                .child(
                    el("span", "crown-wrap")
                        .child(crowned.then(|| symbol("shell", "crown", "crown")))
                        .child(mark(profile.mark)),
                )
                .child(el("h2", "").child(name)),
        )
        .child(
            el("div", "two")
                .child(
                    el("div", "")
                        .child(el("b", "").child(tally.games))
                        .child(el("span", "").child(tr!(records.games, n = tally.games))),
                )
                .child(
                    el("div", "")
                        .child(el("b", "").child(tally.wins))
                        .child(el("span", "").child(tr!(records.wins, n = tally.wins))),
                ),
        )
}

fn latest(all: &[GameRecord]) -> Dom {
    // Records are kept in the order in which the games ended.
    let lines: Vec<Dom> = all.iter().rev().take(LATEST).map(line).collect();
    el("section", "last-card sheet-card piece")
        .child(el("h2", "").child(tr!(records.latest)))
        .child(el("ol", "last").child(lines))
}

fn line(record: &GameRecord) -> Dom {
    let winner = record.winners.first().and_then(|seat| record.players.get(seat.index()));
    let result = match winner {
        Some(player) => tr!(records.won_by, name = name_of(player)),
        None => tr!(records.nobody).into(),
    };
    let names: Vec<String> = record.players.iter().map(name_of).collect();
    let small = [dates::when(record.ended_at), names.join(", ")].join(" – ");
    el("li", "")
        .child(el("span", "emblem").attr("data-game", record.game.name()).child(symbol(
            "shell",
            &["emblem-", record.game.name()].concat(),
            "",
        )))
        .child(el("b", "").child(game_name(record.game)))
        .child(el("span", "rank").child(result))
        .child(el("small", "").child(small))
}

/// Whoever was deleted goes by the name of the mark.
fn name_of(player: &RecordPlayer) -> String {
    name_or_default(&player.name, player.mark)
}

/// Two taps: the first asks, the second deletes.
fn clear_button(changed: RwSignal<i32>) -> Dom {
    let sure = RwSignal::new(false);
    let clear = move || {
        if sure.get_untracked() {
            records::clear();
            changed.update(|n| *n += 1);
        } else {
            sure.set(true);
        }
    };
    el("button", "button quiet piece")
        .attr("data-act", "clear")
        .click(clear)
        .child(super::old_parts::icon("trash"))
        .child(move || if sure.get() { tr!(records.really) } else { tr!(records.clear) })
}
