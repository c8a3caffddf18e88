//! The podium: the ranks, and the halo behind the winner.

use crate::app::browser::sprites;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::shelf::card;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::podium::{Shown, Step, ranking};
use crate::rules::{Chair, GameId, Outcome};
use leptos::prelude::*;

/// The podium of a game; `detail` renders what stands on a seat's step.
#[component]
pub fn Podium(
    game: GameId,
    chairs: Vec<Chair>,
    outcome: Outcome,
    out: Vec<u8>,
    detail: Callback<usize, AnyView>,
) -> impl IntoView {
    let mut steps = ranking(&outcome, &out);
    let won = !outcome.winners.is_empty();
    // Second, first, third, fourth from the left; the height depends on the rank.
    if steps.len() > 1 {
        steps.swap(0, 1);
    }
    let shown = expect_context::<Table>().ending;
    let place = |Step { seat, rank }: Step| {
        let chair = chairs[seat.index()].clone();
        let known = Memo::new(move |_| shown.get() >= Shown::of(rank));
        let height = if won { rank } else { 2 };
        let stands = move || {
            known.get().then(|| {
                let detail = detail.run(seat.index());
                view! { <Stands game chair=chair.clone() rank=won.then_some(rank)>{detail}</Stands> }
            })
        };
        view! { <li class=["step r", &height.to_string()].concat()>{stands}</li> }
    };
    let places = steps.into_iter().map(place).collect_view();
    view! { <ol class="podium" aria-label=tr!(results.podium)>{places}</ol> }
}

/// A seat on its step; where nobody has won, the steps have no numbers and none is golden.
#[component]
fn Stands(game: GameId, chair: Chair, rank: Option<usize>, children: Children) -> impl IntoView {
    // The winner of a contest for chips wears a crown.
    let reigns = rank == Some(1) && card(game).contest;
    let crown = reigns.then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
    view! {
        {(rank == Some(1)).then(|| view! { <Halo game/> })}
        <span class="bust">{crown}<SeatMark mark=chair.mark/></span>
        <span class="block" data-mark=chair.mark.0.to_string()>
            <b class="rank">{rank}</b>
            <b class="name">{chair.name}</b>
            {children()}
        </span>
    }
}

/// The halo behind the winner, in the style of the game.
#[component]
fn Halo(game: GameId) -> impl IntoView {
    view! {
        <svg class="halo" viewBox="-100 -100 200 200" aria-hidden="true">
            <use href=sprites::href(game.name(), &[game.name(), "-halo"].concat())></use>
            <use href=sprites::href(game.name(), &[game.name(), "-halo-disc"].concat())></use>
        </svg>
    }
}
