//! What is played, in large letters: a sheet with what stands beside it, or the rows of a day.

use super::clocks::Clocks;
use super::day::OneDay;
use super::ring::TvRing;
use super::sheet::TvSheet;
use crate::app::drawings::flap::OneFlap;
use crate::app::drawings::foam_die::Foam;
use crate::app::drawings::piece::piece_at;
use crate::app::parts::{Image, SeatMark, Symbol};
use crate::app::words::tr;
use crate::rules::GameId;
use crate::screens::board::{Piece, Sheet, Step};
use crate::screens::{Beside, Stage};
use leptos::prelude::*;

/// Draws what is played.
pub fn draw(game: GameId, stage: Stage) -> AnyView {
    match stage {
        Stage::Sheet(sheet, beside) => {
            view! { <Parted game sheet=*sheet aside=beside/> }.into_any()
        }
        Stage::Day(day) => view! { <OneDay day=*day/> }.into_any(),
    }
}

/// The sheet, and what stands beside it: `.tv-with[data-beside]`.
#[component]
fn Parted(game: GameId, sheet: Sheet, aside: Beside) -> impl IntoView {
    let class = match game {
        GameId::Defizz => "tv-with tv-defizz",
        GameId::Egomaster => "tv-with tv-ego",
        GameId::Midi | GameId::Heure | GameId::Millions => "tv-with",
    };
    let is_beside = aside != Beside::Nothing;
    view! {
        <div class=class data-beside=is_beside>
            <TvSheet sheet/>
            {beside(aside)}
        </div>
    }
}

/// Draws what stands beside a sheet or a podium.
pub fn beside(it: Beside) -> AnyView {
    match it {
        Beside::Nothing => ().into_any(),
        Beside::Die(die) => view! { <div class="tv-die"><Foam die=Some(die)/></div> }.into_any(),
        Beside::Tower(steps) => view! { <Tower steps/> }.into_any(),
        Beside::Ring(ring) => view! { <TvRing ring/> }.into_any(),
        Beside::Star(pieces) => view! { <Star pieces/> }.into_any(),
        Beside::Clocks(sides) => view! { <Clocks sides=*sides/> }.into_any(),
    }
}

/// The pyramid: `.tv-tower > .tv-rung[data-state][data-net]`, the top first.
#[component]
fn Tower(steps: Vec<Step>) -> impl IntoView {
    let rung = |Step { state, net, words, climbers }: Step| {
        let marks = climbers.into_iter().map(|(mark, out)| {
            view! { <span class="climber" data-out=out><SeatMark mark/></span> }
        });
        view! {
            <li class="tv-rung" data-state=state data-net=net>
                <span class="marks">{marks.collect_view()}</span>
                <b>{words}</b>
            </li>
        }
    };
    view! {
        <ol class="tv-tower" aria-label=tr!(millions.pyramid)>{steps.into_iter().rev().map(rung).collect_view()}</ol>
    }
}

/// The board of the star with its open pieces.
#[component]
fn Star(pieces: Vec<Piece>) -> impl IntoView {
    let flap = |large: bool, place: u8| {
        let at = |piece: &&Piece| piece.large == large && piece.place == place;
        let address = pieces.iter().find(at).map(|piece| piece.address.clone());
        let open = address.is_some();
        view! {
            <OneFlap large open=open>
                {address.clone().map(|address| piece_at(address, String::new(), ""))}
            </OneFlap>
        }
    };
    let row = |place: u8| {
        view! {
            <div class="rank" style:--i=(place - 1).to_string()>{flap(true, place)}{flap(false, place)}</div>
        }
    };
    view! { <div class="board star-board tv-star">{(1..=7).map(row).collect_view()}</div> }
}

/// The star of a seat in the colour of its mistakes, with the small one on it; nothing in a game without.
pub fn desk_star(star: &str) -> AnyView {
    let token = match star {
        "" => return ().into_any(),
        "green" => Some("token"),
        "orange" => Some("token-1"),
        "red" => Some("token-2"),
        _ => None,
    };
    let token = token.map(|name| view! { <Image folder="midi" name class=""/> });
    view! {
        <span class="tv-desk-star" aria-hidden="true"><Symbol sprite="midi" id="midi-star" class=""/>{token}</span>
    }
    .into_any()
}
