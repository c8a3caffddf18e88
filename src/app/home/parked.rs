//! The list above the shelf: parked sittings, and saves that had to be set aside. A game's box replays the game to
//! say whose turn it is.

use super::BlankCard;
use super::summary::Summary;
use crate::app::browser::aside::AsideReason;
use crate::app::browser::sittings::{self, Aside, Parked};
use crate::app::browser::{dates, download, films, parcel, records};
use crate::app::parts::{ActButton, Bin, Emblem, Icon, IconButton, SeatMark};
use crate::app::place::{Place, Rerun};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::rules::save::LoadError;
use crate::rules::{Chair, Game};
use leptos::prelude::*;

/// The parked sittings, newest first, and the saves that were set aside; nothing if there are none.
#[component]
pub fn ParkedGames() -> impl IntoView {
    let shell = Shell::get();
    let changed = Trigger::new();
    move || {
        changed.track();
        shell.taken.track();
        let card = |sitting| resume(shell, sitting, changed);
        let cards = sittings::parked().into_iter().filter_map(card).collect::<Vec<_>>();
        // By now, sittings that cannot be resumed have been moved aside.
        let aside = |aside| view! { <AsideLine aside changed/> };
        let asides = sittings::asides().into_iter().map(aside).collect::<Vec<_>>();
        let any = !(cards.is_empty() && asides.is_empty());
        any.then(|| view! { <ul class="parked" aria-label=tr!(home.parked)>{cards}{asides}</ul> })
    }
}

/// Summarises a sitting; `None` for a finished one, whose result is in the records.
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

/// The card of a sitting, once its game's box is loaded. A finished one leaves the shelf, one that cannot be
/// resumed is moved aside.
fn resume(shell: Shell, sitting: Parked, changed: Trigger) -> Option<AnyView> {
    let Some(game) = shell.bundles.game(sitting.game).here() else {
        shell.bundles.game(sitting.game).bring();
        return Some(view! { <BlankCard/> }.into_any());
    };
    match (game.summary)(&sitting) {
        Ok(Some(summary)) => return Some(view! { <Card sitting summary changed/> }.into_any()),
        Ok(None) => put_away(shell, &sitting.id),
        Err(why) => _ = sittings::move_aside(&sitting.id, why),
    }
    None
}

/// Takes a finished game off the shelf. One without a record came from another tablet: it goes only once it is kept
/// among the games that can be watched.
fn put_away(shell: Shell, id: &str) {
    let game = parcel::of_game(id);
    if records::load().iter().any(|record| record.sitting == id) {
        sittings::remove(id);
        return shell.keep_film(id.to_owned(), game, |_| ());
    }
    let (name, id) = ([films::RECEIVED, id].concat(), id.to_owned());
    shell.keep_film(name, game, move |kept| {
        if kept {
            sittings::remove(&id);
            shell.tell_for_a_while(tr!(replay.received).into());
        }
    });
}

#[component]
fn Card(sitting: Parked, summary: Summary, changed: Trigger) -> impl IntoView {
    let shell = Shell::get();
    let names: Vec<String> = summary.chairs.iter().map(|chair| chair.name.clone()).collect();
    let marks = summary.chairs.iter().map(|chair| view! { <SeatMark mark=chair.mark/> });
    let marks = marks.collect_view();
    let (game, id) = (sitting.game, StoredValue::new(sitting.id));
    let drop_it = Callback::new(move |()| {
        sittings::remove(&id.get_value());
        changed.notify();
    });
    let again = move || {
        let (id, back) = (id.get_value(), Box::new(Place::Home));
        shell.go(Place::Replay(game, Rerun { id, from: 0, back }));
    };
    view! {
        <li class="resume piece">
            <Emblem game/>
            <div>
                <b>{(card(game).title)()}</b>
                <p>{names.join(", ")}<br/>{summary.text}</p>
            </div>
            <div class="marks">{marks}</div>
            <button
                class="button piece"
                data-act="resume"
                on:click=move |_| shell.go(Place::Table(game, id.get_value()))
            >
                {tr!(common.resume)}
            </button>
            <IconButton act="replay" icon="eye" label=tr!(replay.watch) on:click=move |_| again()/>
            <IconButton
                act="hand-on"
                icon="share"
                label=tr!(handing.hand_on)
                on:click=move |_| shell.hand_on(Some(parcel::of_game(&id.get_value())))
            />
            <Bin act="forget" label=tr!(home.drop) drop_it/>
        </li>
    }
}

/// One line for a save that could not be read: the reason, and a button to download the file.
#[component]
fn AsideLine(aside: Aside, changed: Trigger) -> impl IntoView {
    let id = StoredValue::new(aside.id);
    let keep = move |_| {
        let id = id.get_value();
        if let Some(text) = sittings::aside_text(&id) {
            download::save_text(&["tablee-", &id, ".json"].concat(), "application/json", &text);
        }
    };
    let drop_it = Callback::new(move |()| {
        sittings::drop_aside(&id.get_value());
        changed.notify();
    });
    view! {
        <li class="resume piece" data-aside="">
            <Icon name="info"/>
            <div><p>{tr!(trouble.aside, why = why_words(aside.why))}</p></div>
            <ActButton act="download" icon="download" label=tr!(common.download) on:click=keep/>
            <Bin act="drop-aside" label=tr!(common.delete) drop_it/>
        </li>
    }
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
