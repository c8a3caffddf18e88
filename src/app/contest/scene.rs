//! The scenes of a contest: somebody goes all-in, a pot of thousands, how a question is played, who is out, that two
//! are left. A ribbon crosses the dimmed table for about two seconds while clocks and automatic players wait; a touch
//! or a key ends it. None with reduced motion: the screens have the words as well.

use super::chips::Stacks;
use crate::app::parts::money::figure;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::table::Table;
use crate::app::table::staging::{Staging, Stagings};
use crate::app::words::tr;
use crate::cues::Cue;
use crate::rules::chips::Chips;
use crate::rules::contest::told::{Tells, Told};
use crate::rules::purse::Payer;
use crate::rules::{Chair, Seat};
use leptos::prelude::*;
use std::rc::Rc;
use std::time::Duration;

/// The smallest pot that is staged as one of thousands.
const THOUSANDS: u32 = 2_000;

/// A kind of question by its name, and how it is played.
pub type Kind = (&'static str, &'static str);

/// A scene.
#[derive(Clone, PartialEq)]
pub enum Scene {
    /// The kind of the coming question.
    Kind(Kind),
    /// Chips slide into the middle.
    Stakes {
        /// The seats that stake.
        by: Vec<Chair>,
        /// The pot.
        pot: u32,
        /// Whether somebody has staked all he had.
        all_in: bool,
        /// The kind of the coming question, if it was not known before.
        kind: Option<Kind>,
    },
    /// Players without chips left.
    Out {
        /// The players who are out.
        who: Vec<Chair>,
        /// The two who are left, if only two are.
        two: Vec<Chair>,
    },
}

impl Scene {
    /// The scene of some events, if they have one: `total` is what a seat owns by now, `kind` the
    /// kind of the coming question.
    pub fn of<E: Tells>(
        events: &[E],
        table: Table,
        total: impl Fn(Seat) -> u32,
        kind: Option<Kind>,
    ) -> Option<Scene> {
        let told: Vec<Told> = events.iter().filter_map(Tells::told).collect();
        let over = told.iter().any(|told| matches!(told, Told::Ended { .. }));
        let scene =
            Self::out(&told, table, &total).or_else(|| Self::stakes(&told, table, &total, kind));
        scene.or(kind.map(Scene::Kind)).filter(|_| !over)
    }

    fn out(told: &[Told], table: Table, total: &impl Fn(Seat) -> u32) -> Option<Scene> {
        let out = seats(told, |told| match *told {
            Told::Eliminated { seat } => Some(seat),
            _ => None,
        });
        let two = told.iter().any(|told| matches!(told, Told::TwoLeft { .. }));
        let left: Vec<Seat> = table.seats().filter(|seat| two && total(*seat) > 0).collect();
        let (who, two) = (chairs(table, &out), chairs(table, &left));
        (!out.is_empty()).then_some(Scene::Out { who, two })
    }

    fn stakes(
        told: &[Told],
        table: Table,
        total: &impl Fn(Seat) -> u32,
        kind: Option<Kind>,
    ) -> Option<Scene> {
        let pot = told.iter().find_map(|told| match *told {
            Told::Staked { pot, .. } => Some(pot),
            _ => None,
        })?;
        let by = seats(told, |told| match *told {
            Told::Paid { from: Payer::Wallet(seat), to: Payer::Pot, .. } => Some(seat),
            _ => None,
        });
        let all_in = by.iter().any(|seat| total(*seat) == 0);
        let by = chairs(table, &by);
        (all_in || pot >= THOUSANDS).then_some(Scene::Stakes { by, pot, all_in, kind })
    }

    /// How long it stays.
    const fn span(&self) -> Duration {
        Duration::from_millis(match self {
            Scene::Kind(_) => 1_400,
            Scene::Stakes { .. } => 2_300,
            Scene::Out { .. } => 2_400,
        })
    }

    const fn name(&self) -> &'static str {
        match self {
            Scene::Kind(_) => "kind",
            Scene::Stakes { .. } => "stakes",
            Scene::Out { .. } => "out",
        }
    }

    const fn cue(&self) -> Cue {
        match self {
            Scene::Kind(_) => Cue::Draw,
            Scene::Stakes { all_in: true, .. } => Cue::AllIn,
            Scene::Stakes { .. } => Cue::Money,
            Scene::Out { .. } => Cue::Out,
        }
    }
}

fn seats(told: &[Told], of: impl Fn(&Told) -> Option<Seat>) -> Vec<Seat> {
    told.iter().filter_map(of).collect()
}

fn chairs(table: Table, seats: &[Seat]) -> Vec<Chair> {
    seats.iter().map(|seat| table.chair(*seat)).collect()
}

/// Stages the scene that `next` finds in the last events.
#[component]
pub fn Scenes(table: Table, next: Signal<Option<Scene>, LocalStorage>) -> impl IntoView {
    view! { <Stagings table next=Signal::derive_local(move || next.get().map(staging))/> }
}

fn staging(scene: Scene) -> Staging {
    let (name, cue, span) = (scene.name(), scene.cue(), scene.span());
    let draw = move || match scene.clone() {
        Scene::Kind(kind) => view! { <Played kind/> }.into_any(),
        Scene::Stakes { by, pot, all_in, kind } => {
            view! { <Stakes by pot all_in kind/> }.into_any()
        }
        Scene::Out { who, two } => view! { <Out who two/> }.into_any(),
    };
    Staging { name, class: "on-stage contest", cue, span, draw: Rc::new(draw) }
}

#[component]
fn Played(kind: Kind) -> impl IntoView {
    let (name, how) = kind;
    view! { <p class="mode-tag">{name}</p><p class="kind-line">{how}</p> }
}

/// The players who stake, their chips sliding in from each one's place, and the pot.
#[component]
fn Stakes(by: Vec<Chair>, pot: u32, all_in: bool, kind: Option<Kind>) -> impl IntoView {
    let last = by.len().saturating_sub(1) as f64;
    let slides = move |(seat, chair): (usize, Chair)| {
        let from = 2.0 * seat as f64 - last;
        view! {
            <i class="sliding" data-mark=chair.mark.0.to_string() style:--i=seat.to_string() style:--from=from.to_string()>
                <Symbol sprite="contest" id="chip-disc"/>
            </i>
        }
    };
    let sliding = by.iter().cloned().enumerate().map(slides).collect_view();
    view! {
        <Cast who=by/>
        <div class="pile-up">{sliding}<Stacks chips=Chips::few(pot)/><b class="sum">{figure(pot)}</b></div>
        {all_in.then(|| view! { <b class="stamped">{tr!(scene.all_in)}</b> })}
        {kind.map(|kind| view! { <Played kind/> })}
    }
}

#[component]
fn Out(who: Vec<Chair>, two: Vec<Chair>) -> impl IntoView {
    let left = (!two.is_empty()).then(|| {
        view! { <div class="last-two"><b>{tr!(scene.two_left)}</b><Cast who=two/></div> }
    });
    view! { <Cast who/><b class="stamped">{tr!(scene.out)}</b>{left} }
}

/// People by mark and name.
#[component]
fn Cast(who: Vec<Chair>) -> impl IntoView {
    let one = |Chair { mark, name, .. }: Chair| view! { <li><SeatMark mark/><b>{name}</b></li> };
    view! { <ul class="cast">{who.into_iter().map(one).collect_view()}</ul> }
}
