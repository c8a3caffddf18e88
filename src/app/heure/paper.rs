//! The 36 cards of the game on paper, to be cut out: nine a page, their backs behind them.

use super::cards::{CardSize, ClockCard, GhostCard};
use crate::app::parts::to_paper::ToPaper;
use crate::app::words::tr;
use crate::rules::heure::cards::{Card, Hour};
use leptos::prelude::*;

/// Cards per page.
const CARDS: usize = 9;

/// The printouts besides rules and score sheet.
pub fn papers() -> Vec<ToPaper> {
    let draw = Callback::new(|()| view! { <AllCards/> }.into_any());
    vec![ToPaper { act: "print-cards", label: tr!(paper.cards), draw }]
}

/// Every card of the box: each hour twice, and two ghosts.
fn all() -> Vec<Card> {
    let hours = Hour::all().chain(Hour::all()).map(Card::Hour);
    hours.chain([Card::Ghost, Card::Ghost]).collect()
}

#[component]
fn AllCards() -> impl IntoView {
    let front = |card: &Card| match card {
        Card::Hour(hour) => view! { <ClockCard hour=*hour size=CardSize::Large/> }.into_any(),
        Card::Ghost => view! { <GhostCard mood="ghost-card-boo"/> }.into_any(),
    };
    let page = |cards: &[Card]| {
        let fronts = cards.iter().map(|card| view! { <div>{front(card)}</div> }).collect_view();
        let backs = cards.iter().map(|_| view! { <div class="paper-back"></div> }).collect_view();
        view! {
            <section class="paper-side">{fronts}</section>
            <section class="paper-side">{backs}</section>
        }
    };
    let pages = all().chunks(CARDS).map(page).collect_view();
    view! { <article class="paper-hours" data-game="heure">{pages}</article> }
}
