//! The three dice: the six-sided one that moves the pawn, the white one of twenty for the page, the
//! black one for the number (EGO-R30); the throws that decide who is highest (EGO-R3).

use super::desk::Desk;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::dice_off::Dice;
use leptos::prelude::*;

/// The six-sided die, as it fell.
#[component]
pub fn Six(face: u8) -> impl IntoView {
    let id = ["ego-die-", &face.to_string()].concat();
    view! {
        <span class="six" role="img" aria-label=tr!(egomaster.die_shows, n = face)>
            <Symbol sprite="egomaster" id/>
        </span>
    }
}

/// Which of the two dice with twenty faces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Twenty {
    /// The white one: the page.
    Page,
    /// The black one: the number.
    Number,
}

impl Twenty {
    const fn name(self) -> &'static str {
        match self {
            Twenty::Page => "page",
            Twenty::Number => "number",
        }
    }
}

/// One of the dice with twenty faces; without a face it has not been rolled.
#[component]
pub fn D20(die: Twenty, #[prop(optional_no_strip)] face: Option<u8>) -> impl IntoView {
    let label = face.map(|n| match die {
        Twenty::Page => tr!(egomaster.white_shows, n = n),
        Twenty::Number => tr!(egomaster.black_shows, n = n),
    });
    let id = ["ego-d20-", die.name()].concat();
    view! {
        <span class="d20" data-die=die.name() role="img" aria-label=label.unwrap_or_default()>
            <Symbol sprite="egomaster" id/>
            <b>{face}</b>
        </span>
    }
}

/// The throws: the highest is marked, and those of seats no longer in `left` are set back.
#[component]
pub fn Thrown(left: Vec<Seat>) -> impl IntoView {
    let desk = Desk::get();
    let sum = |dice: &Dice| dice[0] + dice[1];
    let rows = move || {
        let all = desk.throws.get().all;
        let best = all.iter().map(|(_, dice)| sum(dice)).max();
        let left = left.clone();
        let row = move |(seat, dice): (Seat, Dice)| {
            let best = Some(sum(&dice)) == best;
            view! { <Row seat dice best out=!left.contains(&seat)/> }
        };
        all.into_iter().map(row).collect_view()
    };
    view! { <ol class="thrown">{rows}</ol> }
}

#[component]
fn Row(seat: Seat, dice: Dice, best: bool, out: bool) -> impl IntoView {
    let chair = Desk::get().chair(seat);
    view! {
        <li data-best=best data-out=out>
            <SeatMark mark=chair.mark/>
            <span class="unseen">{chair.name}</span>
            <D20 die=Twenty::Page face=Some(dice[0])/>
            <D20 die=Twenty::Number face=Some(dice[1])/>
            <b class="money">{dice[0] + dice[1]}</b>
        </li>
    }
}
