//! Turns what somebody reads and presses to the edge at which he sits, if somebody has chosen where; a tap turns it on by
//! a quarter. That choice is persisted, for each edge, with the sitting and for the next ones.

use super::Floor;
use crate::app::parts::Icon;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::rules::{Edge, Seat};
use leptos::context::Provider;
use leptos::prelude::*;
use leptos_use::use_media_query;

/// The media query of a telephone, which is handed on, not read across a table; `(--phone),
/// (--flat)` in the style sheets.
const TELEPHONE: &str = "(max-width: 560px), (max-height: 560px)";

/// The chosen direction for readers at each edge, and last for when nobody reads.
type Kept = [Option<Edge>; 5];

/// How something is turned, and for which seat.
#[derive(Clone, Copy)]
struct Turning {
    table: Table,
    whom: Signal<Option<Seat>>,
    kept: RwSignal<Kept>,
    telephone: Signal<bool>,
}

impl Turning {
    fn new(table: Table, whom: Signal<Option<Seat>>) -> Turning {
        let kept = serde_json::from_str(&table.turned()).unwrap_or_default();
        Turning { table, whom, kept: RwSignal::new(kept), telephone: use_media_query(TELEPHONE) }
    }

    /// The reader's edge, if a person reads.
    fn edge(self) -> Option<Edge> {
        let seat = self.whom.get().filter(|seat| self.table.is_person(*seat))?;
        self.table.with_chairs(Edge::of).get(seat.index()).copied()
    }

    /// The edge to which it is turned.
    fn to(self) -> Edge {
        let facing = |seat| self.table.with_chairs(|chairs| Edge::facing(chairs, seat));
        let by_itself = || {
            if self.telephone.get() { None } else { self.whom.get().map(facing) }
        };
        let kept = self.kept.with(|kept| kept[slot(self.edge())]);
        kept.or_else(by_itself).unwrap_or_default()
    }

    fn turn(self) {
        let (edge, next) = untrack(|| (self.edge(), self.to().next()));
        self.kept.update(|kept| kept[slot(edge)] = Some(next));
        if let Ok(kept) = self.kept.with_untracked(serde_json::to_string) {
            self.table.note_turned(&kept);
        }
    }
}

/// The index of a reader's edge in [`Kept`].
fn slot(edge: Option<Edge>) -> usize {
    let is = |one: &Edge| Some(*one) == edge;
    Edge::ALL.iter().position(is).unwrap_or(Edge::ALL.len())
}

/// Wraps a `.turned` element and turns it to the edge of the seat it concerns: `.turns[data-turn]`. Only its children
/// find what turns them: what stands beside it, or comes after it, has nothing to turn.
#[component]
pub fn Turned(#[prop(into)] whom: Signal<Option<Seat>>, children: Children) -> impl IntoView {
    let turning = Turning::new(Floor::get().table, whom);
    let turn = Memo::new(move |_| turning.to());
    view! {
        <Provider value=turning>
            <div class="turns" data-turn=move || turn.get().name()>{children()}</div>
        </Provider>
    }
}

/// The button that turns the element around it by a quarter.
#[component]
pub fn TurnIt() -> impl IntoView {
    let turning = use_context::<Turning>()?;
    Some(view! {
        <button class="button quiet piece" data-act="turn" on:click=move |_| turning.turn()>
            <Icon name="turn"/>{tr!(contest.turn)}
        </button>
    })
}
