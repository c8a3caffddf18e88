//! A guided first turn: at most three bubbles per game, each pointing at a control the first time it can be used.
//! Once the control was used or the bubble dismissed, it is not shown again on this tablet.

use super::browser::frame::after;
use super::browser::{once, spots};
use super::presenter::Kind;
use super::table::Table;
use super::words::tr;
use crate::app::sitting::StatusStoreFields;
use crate::rules::{GameId, Player};
use leptos::ev::{resize, scroll};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::time::Duration;

/// Delay after which the controls have come to rest.
const LANDS: Duration = Duration::from_millis(500);

/// Room that a bubble needs above or below its control, in rem: its tip, three lines of words and a row of buttons.
const ROOM: f64 = 11.0;

/// The explanation of one control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The name of the move; also the key under which the hint is noted as shown.
    pub mv: &'static str,
    /// What to do with the control.
    pub words: &'static str,
}

/// The position of a bubble.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spot {
    hint: Hint,
    /// The middle of its nearer edge, in CSS pixels of the window.
    x: f64,
    y: f64,
    /// On which side of that edge the bubble is: `above` or `below`.
    side: &'static str,
}

fn name(game: GameId, hint: Hint) -> String {
    [game.name(), ".hint.", hint.mv].concat()
}

/// Shows the bubble of the first hint that nobody has met and whose control can be used now.
#[component]
pub fn Guide(table: Table, hints: Vec<Hint>) -> impl IntoView {
    let somebody = table.with_chairs(|chairs| chairs.iter().any(|it| it.player == Player::Person));
    let left = RwSignal::new(hints);
    let shown = somebody && !table.is_watched();
    left.update(|left| left.retain(|hint| shown && !once::was_shown(&name(table.game, *hint))));
    let spot = RwSignal::new(None::<Spot>);
    let find = move || {
        let staged = table.staged.get_untracked();
        let waits = table.revealing.get_untracked() || staged || untrack(|| table.title_up());
        let busy = waits || table.shell.dialog.get_untracked();
        let first = || left.with_untracked(|left| left.iter().find_map(|hint| look(*hint)));
        let found = if busy { None } else { first() };
        if spot.get_untracked() != found {
            spot.set(found);
        }
    };
    Effect::new(move |before: Option<String>| {
        table.any_sitting.status.eyes().track();
        table.any_sitting.status.phase().track();
        let _ = (table.revealing.get(), table.staged.get(), table.title_up());
        table.shell.dialog.track();
        let print = table.any_sitting.status.fingerprint().get();
        // The state has changed: the control was used.
        if before.is_some_and(|before| before != print)
            && let Some(met) = spot.get_untracked()
        {
            meet(table, left, &[met.hint]);
        }
        spot.set(None);
        after(LANDS, find);
        print
    });
    let _ = use_event_listener(use_window(), resize, move |_| find());
    let _ = use_event_listener(use_window(), scroll, move |_| find());
    move || {
        let spot = spot.get().filter(|spot| left.with(|left| left.contains(&spot.hint)))?;
        Some(view! { <Bubble table spot left/> })
    }
}

/// Notes these hints as met.
fn meet(table: Table, left: RwSignal<Vec<Hint>>, met: &[Hint]) {
    met.iter().for_each(|hint| once::note(&name(table.game, *hint)));
    left.update(|left| left.retain(|hint| !met.contains(hint)));
}

/// Where the bubble of a hint goes: below the lowest usable control that plays its move, or above the highest.
/// Nothing if none can be used and seen, or there is no room.
fn look(hint: Hint) -> Option<Spot> {
    let areas = spots::usable(&["main [data-move=", hint.mv, "]"].concat());
    let lowest = areas.iter().copied().reduce(|a, b| if b.bottom > a.bottom { b } else { a })?;
    let highest = areas.iter().copied().reduce(|a, b| if b.top < a.top { b } else { a })?;
    let room = ROOM * spots::letter();
    let middle = |area: spots::Area| f64::midpoint(area.left, area.right);
    if spots::height() - lowest.bottom >= room {
        return Some(Spot { hint, x: middle(lowest), y: lowest.bottom, side: "below" });
    }
    let fits = highest.top >= room;
    fits.then_some(Spot { hint, x: middle(highest), y: highest.top, side: "above" })
}

#[component]
fn Bubble(table: Table, spot: Spot, left: RwSignal<Vec<Hint>>) -> impl IntoView {
    let Spot { hint, x, y, side } = spot;
    Effect::new(move || table.present(Kind::Story, hint.words));
    let gone = move |_| meet(table, left, &[hint]);
    let all = move |_| meet(table, left, &left.get_untracked());
    let several = left.with_untracked(Vec::len) > 1;
    let px = |length: f64| format!("{length:.0}px");
    view! {
        <div class="hint-bubble piece" role="status" data-side=side style:--x=px(x) style:--y=px(y)>
            <i class="tip" aria-hidden="true"></i>
            <p>{hint.words}</p>
            <p class="ways">
                <button class="button piece go" data-act="hint-ok" on:click=gone>{tr!(guide.ok)}</button>
                {several.then(|| view! {
                    <button class="button plain" data-act="hint-none" on:click=all>{tr!(guide.none)}</button>
                })}
            </p>
        </div>
    }
}
