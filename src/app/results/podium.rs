//! The podium: who came first, second, third, and the sun behind the winner.

use super::score;
use crate::app::parts::SeatMark;
use crate::app::shell::sprites;
use crate::app::words::tr;
use crate::rules::{Chair, Outcome, Seat};
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

/// The podium; `detail` is what stands on the step of a place.
#[component]
pub fn Podium(
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
    let place = |Step { seat, rank }: Step| {
        let (chair, detail) = (chairs[seat.index()].clone(), detail.run(seat.index()));
        view! { <Place chair rank=won.then_some(rank)>{detail}</Place> }
    };
    let places = steps.into_iter().map(place).collect_view();
    view! { <ol class="podium" aria-label=tr!(results.podium)>{places}</ol> }
}

/// A step; where nobody has won it has no number, and none is golden.
#[component]
fn Place(chair: Chair, rank: Option<usize>, children: Children) -> impl IntoView {
    let step = rank.unwrap_or(2).to_string();
    view! {
        <li class=["step r", &step].concat() data-mark=chair.mark.0.to_string()>
            {(rank == Some(1)).then(|| view! { <Halo/> })}
            <SeatMark mark=chair.mark/>
            <span class="block">
                <b class="rank">{rank}</b>
                <b class="name">{chair.name}</b>
                {children()}
            </span>
        </li>
    }
}

/// The sun that rises behind the winner.
#[component]
fn Halo() -> impl IntoView {
    view! {
        <svg class="halo" viewBox="-100 -100 200 200" aria-hidden="true">
            <use href=sprites::href("heure", "halo")></use>
            <use href=sprites::href("heure", "halo-disc")></use>
        </svg>
    }
}
