//! A guided first turn: at most three bubbles per game, each pointing at a control the first time it can be used.
//! Once the control was used or the bubble dismissed, it is not shown again on this tablet. A bubble stands beside its
//! control and covers nothing that is read or touched ([`crate::hint`]); where there is no such place it is a strip of
//! the page, above the table.

use super::browser::frame::{after, after_paint};
use super::browser::{once, speech, spots};
use super::table::Table;
use super::words::tr;
use crate::app::sitting::StatusStoreFields;
use crate::hint::{Place, Shown};
use crate::rules::{GameId, Player};
use leptos::ev::{resize, scroll};
use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_interval_fn, use_window};
use std::time::Duration;

/// Delay after which the controls have come to rest.
const LANDS: Duration = Duration::from_millis(500);

/// How often it is looked whether a bubble still stands well, in ms: cards are dealt, lines come in.
const LOOKS_EVERY: u64 = 350;

/// The widths of a bubble that are tried, in rem, the best first.
const WIDTHS: [f64; 5] = [26.0, 21.0, 17.0, 14.0, 11.5];

/// The explanation of one control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The name of the move; also the key under which the hint is noted as shown.
    pub mv: &'static str,
    /// What to do with the control.
    pub words: &'static str,
}

impl Hint {
    /// The controls that it explains.
    fn controls(self) -> String {
        ["main [data-move=", self.mv, "]"].concat()
    }
}

/// Where a bubble is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stands {
    /// Nowhere yet: it is measured.
    Unseen,
    /// Beside its control.
    Beside(Place),
    /// A strip of the page.
    Strip,
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
    let up = RwSignal::new(None::<Hint>);
    let find = move || {
        let staged = table.staged.get_untracked();
        let waits = table.revealing.get_untracked() || staged || untrack(|| table.title_up());
        let busy = waits || table.shell.dialog.get_untracked();
        let usable = |hint: &Hint| !spots::usable(&hint.controls()).is_empty();
        let first = || left.with_untracked(|left| left.iter().copied().find(usable));
        up.set(if busy { None } else { first() });
    };
    Effect::new(move |before: Option<String>| {
        table.any_sitting.status.eyes().track();
        table.any_sitting.status.phase().track();
        let _ = (table.revealing.get(), table.staged.get(), table.title_up());
        table.shell.dialog.track();
        let print = table.any_sitting.status.fingerprint().get();
        // The state has changed: the control was used.
        if before.is_some_and(|before| before != print)
            && let Some(met) = up.get_untracked()
        {
            meet(table, left, &[met]);
        }
        up.set(None);
        after(LANDS, find);
        print
    });
    // What was out of sight may have come into it.
    let look = move || {
        if up.get_untracked().is_none() {
            find();
        }
    };
    let _ = use_event_listener(use_window(), resize, move |_| look());
    let _ = use_event_listener(use_window(), scroll, move |_| look());
    let told = StoredValue::new(None);
    move || {
        let hint = up.get().filter(|hint| left.with(|left| left.contains(hint)))?;
        Some(view! { <Bubble table hint left told/> })
    }
}

/// Notes these hints as met.
fn meet(table: Table, left: RwSignal<Vec<Hint>>, met: &[Hint]) {
    met.iter().for_each(|hint| once::note(&name(table.game, *hint)));
    left.update(|left| left.retain(|hint| !met.contains(hint)));
}

/// Where the bubble of a hint goes; meanwhile it is no part of the page.
fn stand(hint: Hint, bubble: &web_sys::HtmlElement) -> Stands {
    let side = bubble.get_attribute("data-side").unwrap_or_default();
    let _ = bubble.set_attribute("data-side", "none");
    let stands = free_place(hint, bubble);
    let _ = bubble.set_attribute("data-side", &side);
    stands
}

fn free_place(hint: Hint, bubble: &web_sys::HtmlElement) -> Stands {
    let shown = Shown { pictures: spots::pictures(), ..seen(hint) };
    let widest = shown.window.right - shown.letter;
    let widths = WIDTHS.map(|rem| (rem * shown.letter).min(widest));
    let sizes = spots::sizes(bubble, &widths);
    shown.place(&sizes).map_or(Stands::Strip, Stands::Beside)
}

/// What the window shows, for a hint, but for its pictures: whether a place still holds does not depend on them.
fn seen(hint: Hint) -> Shown {
    let (window, letter) = (spots::window_area(), spots::letter());
    let (controls, taken) = (spots::usable(&hint.controls()), spots::taken());
    Shown { window, letter, controls, taken, pictures: vec![] }
}

/// Finds the place anew, as long as the bubble is there.
fn settle(hint: Hint, bubble: NodeRef<Div>, stands: RwSignal<Stands>) {
    if stands.try_get_untracked().is_some()
        && let Some(bubble) = bubble.get_untracked()
    {
        stands.set(stand(hint, &bubble));
    }
}

/// Lets a bubble settle anew when the window changes, and when something has come in or moved since: it goes out of its
/// way.
fn stays_in_place(hint: Hint, stands: RwSignal<Stands>, settle: impl Fn() + Copy + 'static) {
    // A strip stays while the page is scrolled: it would jump under the finger.
    let scrolled = move || {
        if stands.try_get_untracked().is_some_and(|now| now != Stands::Strip) {
            settle();
        }
    };
    let checks = move || {
        if let Some(Stands::Beside(place)) = stands.try_get_untracked()
            && !seen(hint).holds(&place)
        {
            settle();
        }
    };
    use_interval_fn(checks, LOOKS_EVERY);
    let _ = use_event_listener(use_window(), resize, move |_| settle());
    let _ = use_event_listener(use_window(), scroll, move |_| scrolled());
}

#[component]
fn Bubble(
    table: Table,
    hint: Hint,
    left: RwSignal<Vec<Hint>>,
    /// The hint that was said last.
    told: StoredValue<Option<Hint>>,
) -> impl IntoView {
    let bubble = NodeRef::<Div>::new();
    let stands = RwSignal::new(Stands::Unseen);
    let settle = move || settle(hint, bubble, stands);
    stays_in_place(hint, stands, settle);
    Effect::new(move || {
        spots::point_at(&hint.controls());
        after_paint(settle);
        if told.get_value() != Some(hint) {
            told.set_value(Some(hint));
            table.hint_aloud(hint.words);
        }
    });
    on_cleanup(|| {
        spots::point_at("");
        speech::drop_aside();
    });
    let place = Signal::derive(move || match stands.get() {
        Stands::Beside(place) => Some(place),
        _ => None,
    });
    let side = move || match stands.get() {
        Stands::Unseen => "none",
        Stands::Strip => "strip",
        Stands::Beside(place) => place.side.name(),
    };
    let px = move |of: fn(Place) -> f64| place.get().map(|place| format!("{:.0}px", of(place)));
    view! {
        <div
            class="hint-bubble piece"
            role="status"
            data-aside=""
            data-side=side
            node_ref=bubble
            style:--x=move || px(|place| place.tip.0)
            style:--y=move || px(|place| place.tip.1)
            style:--left=move || px(|place| place.area.left)
            style:--top=move || px(|place| place.area.top)
            style:--reach=move || px(|place| place.reach)
            style:--wide=move || px(|place| place.area.right - place.area.left)
        >
            <i class="tip" aria-hidden="true"></i>
            <p>{hint.words}</p>
            <Ways table hint left/>
        </div>
    }
}

/// The buttons of a bubble: this hint has been read; no more hints.
#[component]
fn Ways(table: Table, hint: Hint, left: RwSignal<Vec<Hint>>) -> impl IntoView {
    let gone = move |_| meet(table, left, &[hint]);
    let all = move |_| meet(table, left, &left.get_untracked());
    let several = left.with_untracked(Vec::len) > 1;
    view! {
        <p class="ways">
            <button class="button piece go" data-act="hint-ok" on:click=gone>{tr!(guide.ok)}</button>
            {several.then(|| view! {
                <button class="button plain" data-act="hint-none" on:click=all>{tr!(guide.none)}</button>
            })}
        </p>
    }
}
