//! The end of a soirée: its podium, then the details, and what can be done with it.

use super::score::{Games, Ranks, all_standings, first, name};
use super::{announce, held_back};
use crate::app::browser::evenings::Evening;
use crate::app::browser::{focus, sound};
use crate::app::bundles::waiting::awaited;
use crate::app::parts::WordButton;
use crate::app::results::moment::Medal;
use crate::app::results::shared::{Crown, Line, Picture, Stander};
use crate::app::shell::Shell;
use crate::app::words::{joined, tr};
use crate::cues::{Applause, Cue};
use crate::evening::{self, Feat, Guest, Played, Standing};
use crate::podium::Shown;
use crate::rules::GameId;
use leptos::prelude::*;

/// The most steps of the podium: a long name needs a third of a telephone. The others are in the list.
const STEPS: usize = 3;

/// The end of the soirée: the podium, alone at first; then the medals, how everybody stands, the games. When it has just
/// been ended, voice, fanfare and applause come with the first place, and the screens elsewhere wait for it.
#[component]
pub fn Over(it: Evening, shown: RwSignal<Shown>) -> impl IntoView {
    let shell = Shell::get();
    let games = it.games();
    let standings = all_standings(&games);
    let is_new = shown.get_untracked() == Shown::Curtain;
    let title = who_has_won(&standings);
    match games.last() {
        Some((game, _)) if is_new && !standings.is_empty() => {
            celebrate(shell, shown, *game, title.clone());
        }
        // Among robots alone nobody has won it.
        _ => held_back().set(false),
    }
    let stander = |one: &Standing| {
        let who = Stander { name: name(&one.guest), mark: one.guest.mark };
        (who, one.rank, tr!(evening.points, n = one.points))
    };
    let standers = standings.iter().take(STEPS).map(stander).collect();
    let crown = Crown { title, standers, medals: medals(&games), is_new, shown };
    let results = shell.bundles.results;
    results.bring();
    let told = move || shown.get() >= Shown::Told;
    view! {
        {move || results.here().map(|results| (results.crowned)(crown.clone()))}
        {awaited(results)}
        <Show when=told>
            <section class="sheet-card piece"><Ranks standings=standings.clone()/></section>
            <section class="sheet-card piece"><Games games=games.clone()/></section>
        </Show>
    }
}

/// With the first place of a soirée that has just been ended: the fanfare of its last game, the applause, the voice, and
/// leave for the screens elsewhere.
fn celebrate(shell: Shell, shown: RwSignal<Shown>, game: GameId, title: String) {
    let is_known = Memo::new(move |_| shown.get() >= Shown::First);
    Effect::new(move || {
        if is_known.get() {
            held_back().set(false);
            announce(shell, &title);
            shell.play_cue(Cue::Win(game));
            shell.settings.with_untracked(|it| sound::applaud(Applause::Standing, it));
        }
    });
}

/// The medals of those games.
fn medals(games: &[(GameId, Played)]) -> Vec<Medal> {
    let games: Vec<Played> = games.iter().map(|(_, game)| game.clone()).collect();
    let medal = |(feat, guest, _): (Feat, Guest, u32)| {
        let title = match feat {
            Feat::Wins => tr!(evening.wins_most),
            Feat::Haul => tr!(evening.haul),
            Feat::Streak => tr!(evening.streak),
        };
        Medal { title: title.to_owned(), name: name(&guest), mark: guest.mark }
    };
    evening::medals(&games).into_iter().map(medal).collect()
}

fn who_has_won(standings: &[Standing]) -> String {
    match first(standings).as_slice() {
        [] => tr!(evening.nobody).to_owned(),
        [one] => tr!(evening.won, name = one),
        all => tr!(evening.won_together, names = joined(all)),
    }
}

/// Shares the poster of the evening, once its bundle is loaded. Absent in a public room, where nothing leads out of
/// the page.
#[component]
pub fn Share(it: Evening) -> impl IntoView {
    let shell = Shell::get();
    let results = shell.bundles.results;
    results.bring();
    let kept = StoredValue::new(it);
    let share = move |_| {
        let it = kept.get_value();
        let games = it.games();
        let standings = all_standings(&games);
        let line = |one: &Standing| Line {
            rank: one.rank,
            name: name(&one.guest),
            mark: one.guest.mark,
            result: tr!(evening.points, n = one.points),
        };
        let lines = standings.iter().map(line).collect();
        let picture = Picture::of_evening(who_has_won(&standings), lines, medals(&games));
        if let Some(results) = results.here_untracked() {
            (results.share)(shell, &picture);
        }
    };
    let shown = move || results.here().is_some() && !shell.kiosk.public.get();
    view! {
        <Show when=shown>
            <WordButton act="share" icon="share" label=tr!(results.share) on:click=share/>
        </Show>
    }
}

/// Continues a soirée that was ended too soon: nothing is lost.
#[component]
pub fn GoesOn(it: Evening, evening: RwSignal<Option<Evening>>) -> impl IntoView {
    let shell = Shell::get();
    let go_on = move |_| {
        shell.saved(it.clone().go_on());
        evening.set(Evening::load());
        focus::follow();
    };
    view! { <WordButton act="evening-goes-on" icon="undo" label=tr!(evening.goes_on) on:click=go_on/> }
}

#[component]
pub fn Print() -> impl IntoView {
    let print = |_| _ = window().print();
    view! { <WordButton act="print" icon="print" label=tr!(results.print) on:click=print/> }
}
