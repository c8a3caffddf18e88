//! The podium: who came first, second, third, and what rises behind the winner.

use super::{Shown, score};
use crate::app::browser::sprites;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::table::Table;
use crate::app::words::tr;
use crate::rules::{Chair, GameId, Outcome, Seat};
use leptos::prelude::*;

/// One step of the podium.
#[derive(Clone)]
pub struct Step {
    /// Whose it is.
    pub seat: Seat,
    /// 1 for the winner; equal scores share a rank.
    pub rank: usize,
}

/// The seats in the order of the podium's places: winners first, then by score, then by who stayed in
/// longer; `out` are the places of those who were eliminated, the first one first.
pub fn ranking(outcome: &Outcome, out: &[u8]) -> Vec<Step> {
    let won = |seat: Seat| outcome.winners.contains(&seat);
    let left = |seat: Seat| out.iter().position(|place| *place == seat.0).unwrap_or(out.len());
    let key = |seat: Seat| (won(seat), score(outcome, seat), left(seat));
    let seats = || Seat::all(outcome.scores.len() as u8);
    let mut steps: Vec<Step> = vec![];
    for seat in seats() {
        let rank = 1 + seats().filter(|&other| key(other) > key(seat)).count();
        let place = steps.iter().take_while(|step| step.rank <= rank).count();
        steps.insert(place, Step { seat, rank });
    }
    steps
}

/// The podium of a game; `detail` is what stands on the step of a place.
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
    // Second, first, third, fourth from the left; the height is that of the rank.
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

/// Who stands on a step; where nobody has won it has no number, and none is golden.
#[component]
fn Stands(game: GameId, chair: Chair, rank: Option<usize>, children: Children) -> impl IntoView {
    // Who has won a contest for chips wears a crown.
    let reigns = rank == Some(1) && matches!(game, GameId::Defizz | GameId::Egomaster);
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

/// What rises behind the winner, in the world of the game.
#[component]
fn Halo(game: GameId) -> impl IntoView {
    view! {
        <svg class="halo" viewBox="-100 -100 200 200" aria-hidden="true">
            <use href=sprites::href(game.name(), &[game.name(), "-halo"].concat())></use>
            <use href=sprites::href(game.name(), &[game.name(), "-halo-disc"].concat())></use>
        </svg>
    }
}
