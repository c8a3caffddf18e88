//! The games that can be watched again: those of the records, and those from other tablets.

use crate::app::browser::database::Trouble;
use crate::app::browser::films;
use crate::app::browser::parcel::Parcel;
use crate::app::parts::{Bin, Emblem, IconButton};
use crate::app::place::{Place, Rerun};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::{name_or_default, tr};
use crate::handed;
use crate::rules::GameId;
use leptos::prelude::*;

/// How many games of other tablets are listed.
const LATEST: usize = 12;

/// The ids of the kept games, once they are loaded, or why they are not known: a context.
#[derive(Clone, Copy)]
pub struct Kept(RwSignal<Option<Result<Vec<String>, Trouble>>>);

impl Kept {
    /// Starts loading them.
    pub fn load() -> Kept {
        let kept = Kept(RwSignal::new(None));
        films::ids(move |ids| _ = kept.0.try_set(Some(ids)));
        kept
    }

    fn has(self, id: &str) -> Option<bool> {
        let has = |ids: &Vec<String>| ids.iter().any(|known| known == id);
        // Without a database none is kept.
        let unknown = |why: Trouble| (why == Trouble::Absent).then_some(false);
        self.0.with(|ids| match ids {
            Some(Ok(ids)) => Some(has(ids)),
            Some(Err(why)) => unknown(*why),
            None => None,
        })
    }

    /// Whether the database should tell which games are kept, and does not.
    fn is_unknown(self) -> bool {
        self.0.with(|ids| matches!(ids, Some(Err(why)) if *why != Trouble::Absent))
    }

    fn received(self) -> Vec<String> {
        let is_received = |id: &&String| id.starts_with(films::RECEIVED);
        self.0.with(|ids| {
            let ids = ids.iter().flatten().flatten().rev();
            ids.filter(is_received).take(LATEST).cloned().collect()
        })
    }
}

fn watch(shell: Shell, game: GameId, id: String) {
    shell.go(Place::Replay(game, Rerun { id, from: 0, back: Box::new(Place::Records) }));
}

/// Hands a game on to another tablet, unless it is gone meanwhile.
fn hand_on(shell: Shell, id: &str) {
    films::one(id, move |game| match game {
        Ok(game) => shell.hand_on(game),
        Err(_) => shell.tell_for_a_while(tr!(replay.no_answer).into()),
    });
}

/// The buttons to watch a game of the records and to hand it on; only if it is kept.
#[component]
pub fn Again(game: GameId, sitting: String) -> impl IntoView {
    let kept = expect_context::<Kept>();
    let id = StoredValue::new(sitting);
    move || {
        let there = kept.has(&id.get_value()) == Some(true);
        there.then(|| view! { <Ways game id/> })
    }
}

/// A hint if only the result is left of some of those games.
#[component]
pub fn NotKept(sittings: Vec<String>) -> impl IntoView {
    let kept = expect_context::<Kept>();
    move || {
        let gone = sittings.iter().any(|id| kept.has(id) == Some(false));
        let words = match () {
            () if kept.is_unknown() => tr!(replay.no_answer),
            () if gone => tr!(replay.not_kept),
            () => return None,
        };
        Some(view! { <p class="gone hint">{words}</p> })
    }
}

#[component]
fn Ways(game: GameId, id: StoredValue<String>) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <span class="again">
            <IconButton act="replay" icon="eye" label=tr!(replay.watch) on:click=move |_| watch(shell, game, id.get_value())/>
            <IconButton act="hand-on" icon="share" label=tr!(handing.hand_on) on:click=move |_| hand_on(shell, &id.get_value())/>
        </span>
    }
}

/// The games from other tablets; empty if there are none.
#[component]
pub fn Received() -> impl IntoView {
    let kept = expect_context::<Kept>();
    move || {
        let ids = kept.received();
        (!ids.is_empty()).then(|| {
            let lines = ids.into_iter().map(|id| view! { <Line id/> }).collect_view();
            view! {
                <section class="received-card sheet-card piece">
                    <h2>{tr!(replay.from_others)}</h2>
                    <ul class="last">{lines}</ul>
                </section>
            }
        })
    }
}

/// One of them, once it is loaded.
#[component]
fn Line(id: String) -> impl IntoView {
    let kept = expect_context::<Kept>();
    let told = RwSignal::new(None::<(GameId, String)>);
    films::one(&id, move |game| {
        _ = told.try_set(game.ok().flatten().as_ref().and_then(names));
    });
    let id = StoredValue::new(id);
    let drop_it = Callback::new(move |()| {
        films::remove(vec![id.get_value()]);
        kept.0.update(|ids| {
            ids.iter_mut().flatten().for_each(|ids| ids.retain(|it| *it != id.get_value()));
        });
    });
    move || {
        let (game, names) = told.get()?;
        Some(view! {
            <li>
                <Emblem game/>
                <b>{(card(game).title)()}</b>
                <small>{names}</small>
                <Ways game id/>
                <Bin act="forget" label=tr!(common.delete) drop_it/>
            </li>
        })
    }
}

/// The game and the names of its players.
fn names(game: &Parcel) -> Option<(GameId, String)> {
    let (game, people) = handed::told(game).games.into_iter().next()?;
    let names: Vec<String> =
        people.into_iter().map(|(name, mark)| name_or_default(&name, mark)).collect();
    Some((game, names.join(", ")))
}
