//! The podium: the ranks, and the halo behind the winner.

use super::shared::Stander;
use crate::app::browser::sprites;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::shelf::card;
use crate::app::words::tr;
use crate::podium::{Shown, Step, side_by_side};
use crate::rules::GameId;
use leptos::prelude::*;

/// The podium of a game, or of a soirée where `game` is `None`; `detail` renders what stands on a seat's step.
#[component]
pub fn Podium(
    game: Option<GameId>,
    /// By seat.
    standers: Vec<Stander>,
    /// Best first.
    steps: Vec<Step>,
    won: bool,
    shown: RwSignal<Shown>,
    detail: Callback<usize, AnyView>,
) -> impl IntoView {
    let count = steps.len().to_string();
    let place = |Step { seat, rank }: Step| {
        let who = standers[seat.index()].clone();
        let known = Memo::new(move |_| shown.get() >= Shown::of(rank));
        let height = if won { rank } else { 2 };
        let stands = move || {
            known.get().then(|| {
                let detail = detail.run(seat.index());
                view! { <Stands game who=who.clone() rank=won.then_some(rank)>{detail}</Stands> }
            })
        };
        view! { <li class=["step r", &height.to_string()].concat()>{stands}</li> }
    };
    let places = side_by_side(steps).into_iter().map(place).collect_view();
    view! { <ol class="podium" style:--n=count aria-label=tr!(results.podium)>{places}</ol> }
}

/// Somebody on a step; where nobody has won, the steps have no numbers and none is golden.
#[component]
fn Stands(
    game: Option<GameId>,
    who: Stander,
    rank: Option<usize>,
    children: Children,
) -> impl IntoView {
    let Stander { name, mark } = who;
    // The winner of a contest for chips wears a crown, and so does that of a soirée.
    let reigns = rank == Some(1) && game.is_none_or(|game| card(game).contest);
    let crown = reigns.then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
    view! {
        {(rank == Some(1)).then(|| view! { <Halo game/> })}
        <span class="bust">{crown}<SeatMark mark/></span>
        <span class="block" data-mark=mark.0.to_string()>
            <b class="rank">{rank}</b>
            <b class="name">{name}</b>
            {children()}
        </span>
    }
}

/// The halo behind the winner, in the style of the game; that of a soirée is the burst of the shell.
#[component]
fn Halo(game: Option<GameId>) -> impl IntoView {
    let parts = match game {
        Some(game) => {
            let of = |part: &str| sprites::href(game.name(), &[game.name(), part].concat());
            vec![of("-halo"), of("-halo-disc")]
        }
        None => vec![sprites::href("shell", "burst")],
    };
    let part = |href| view! { <use href=href></use> };
    view! {
        <svg class="halo" viewBox="-100 -100 200 200" aria-hidden="true">
            {parts.into_iter().map(part).collect_view()}
        </svg>
    }
}
