//! The shelf: parked sittings above, the boxes, and the way to everything else.

use super::parts::{icon, mark, symbol};
use super::shell::aside::AsideReason;
use super::shell::settings::Lang;
use super::shell::sittings::{self, Aside, Parked};
use super::shell::{dates, download};
use super::words::{game_name, language, tr};
use super::{Place, Shell};
use crate::rules::heure::Heure;
use crate::rules::{Chair, Game, GameId};
use leptos::prelude::*;

/// The home screen.
#[component]
pub fn Home() -> impl IntoView {
    let shell = Shell::get();
    let changed = RwSignal::new(0);
    view! {
        <div class="screen home-screen">
            {top(shell)}
            <main>
                {move || { changed.track(); parked(shell, changed) }}
                <section class="shelf" aria-label=tr!(home.games)>
                    {GameId::ALL.map(|game| shelf_box(shell, game)).collect_view()}
                </section>
            </main>
            {footer(shell)}
        </div>
    }
}

fn top(shell: Shell) -> AnyView {
    let other = match language() {
        Lang::Fr => Lang::En,
        Lang::En => Lang::Fr,
    };
    view! {
        <header class="bar top">
            <div class="brand">{symbol("shell", "brand", "")}<h1>{tr!(app.name)}</h1></div>
            <div class="spread"></div>
            {super::parts::act("records", "trophy", tr!(home.records), move || {
                shell.go(Place::Records)
            })}
            <button class="button quiet piece lang" data-act="language" aria-label=tr!(home.language)
                on:click=move |_| shell.change(|settings| settings.lang = Some(other))>
                {tr!(home.code)}
            </button>
        </header>
    }
    .into_any()
}

fn footer(shell: Shell) -> AnyView {
    let to = move |act, icon_name: &str, label, place: Place| {
        let view = view! {
            <button class="button quiet piece" data-act=act on:click=move |_| shell.go(place.clone())>
                {icon(icon_name)}{label}
            </button>
        };
        view.into_any()
    };
    view! {
        <footer>
            {to("players", "person", tr!(home.players), Place::Players)}
            {to("settings", "settings", tr!(home.settings), Place::Settings)}
            {to("about", "info", tr!(home.about), Place::About)}
        </footer>
    }
    .into_any()
}

/// What the box says: players (automatic ones count), age, minutes.
const fn facts(game: GameId) -> (&'static str, u8, u8) {
    match game {
        GameId::Heure => ("1–4", 6, 10),
    }
}

fn shelf_box(shell: Shell, game: GameId) -> AnyView {
    let (players, age, minutes) = facts(game);
    let art = ["pictures/box-", game.name(), ".svg"].concat();
    view! {
        <button class="box piece" data-game=game.name() data-act="open"
            on:click=move |_| shell.go(Place::Setup(game))>
            <img class="art" src=art alt=""/>
            <h2>{game_name(game)}</h2>
            <span class="facts">
                <span class="fact">{tr!(home.players_n, range = players)}</span>
                <span class="fact">{tr!(home.age, age = age)}</span>
                <span class="fact">{tr!(home.minutes, minutes = minutes)}</span>
            </span>
        </button>
    }
    .into_any()
}

/// The parked sittings, newest first, and what had to be set aside.
fn parked(shell: Shell, changed: RwSignal<i32>) -> AnyView {
    let cards: Vec<AnyView> = sittings::parked()
        .into_iter()
        .filter_map(|sitting| resume(shell, sitting, changed))
        .collect();
    let asides: Vec<AnyView> =
        sittings::asides().into_iter().map(|aside| aside_line(aside, changed)).collect();
    if cards.is_empty() && asides.is_empty() {
        return ().into_any();
    }
    view! { <ul class="parked" aria-label=tr!(home.parked)>{cards}{asides}</ul> }.into_any()
}

/// What a resume card says of a sitting.
struct Summary {
    chairs: Vec<Chair>,
    text: String,
}

/// A finished sitting is not resumed any more: its result is in the records.
fn summary(sitting: &Parked) -> Result<Option<Summary>, crate::rules::save::LoadError> {
    match sitting.game {
        GameId::Heure => {
            let (session, _) = sittings::open::<Heure>(&sitting.id)?;
            let Some(turn) = session.state().turn() else { return Ok(None) };
            let chairs = session.setup().chairs.clone();
            let turn = tr!(home.turn_of, name = chairs[turn.index()].name.clone());
            Ok(Some(Summary {
                text: [&dates::when(sitting.when), " – ", &turn].concat(), chairs
            }))
        }
    }
}

fn resume(shell: Shell, sitting: Parked, changed: RwSignal<i32>) -> Option<AnyView> {
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
    let marks: Vec<AnyView> = summary.chairs.iter().map(|chair| mark(chair.mark)).collect();
    let names: Vec<String> = summary.chairs.iter().map(|chair| chair.name.clone()).collect();
    let (game, id) = (sitting.game, StoredValue::new(sitting.id));
    let drop_it = move || {
        sittings::remove(&id.get_value());
        changed.update(|n| *n += 1);
    };
    let card = view! {
        <li class="resume piece">
            <span class="emblem" data-game=game.name()>
                {symbol("shell", &["emblem-", game.name()].concat(), "")}
            </span>
            <div><b>{game_name(game)}</b><p>{names.join(", ")}<br/>{summary.text}</p></div>
            <div class="marks">{marks}</div>
            <button class="button piece" data-act="resume"
                on:click=move |_| shell.go(Place::Table(game, id.get_value()))>
                {tr!(common.resume)}
            </button>
            {super::parts::icon_act("forget", "trash", tr!(home.drop), drop_it)}
        </li>
    };
    Some(card.into_any())
}

/// One line for a save that could not be read: why, and the file itself.
fn aside_line(aside: Aside, changed: RwSignal<i32>) -> AnyView {
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
    view! {
        <li class="resume piece" data-aside="">
            {icon("info")}
            <div><p>{words}</p></div>
            {super::parts::act("download", "download", tr!(common.download), keep)}
            {super::parts::icon_act("drop-aside", "trash", tr!(common.delete), drop_it)}
        </li>
    }
    .into_any()
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
