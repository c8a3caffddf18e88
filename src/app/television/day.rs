//! The rows of a day in large letters, from dawn to night, and the card that was drawn.

use crate::app::browser::pictures;
use crate::app::parts::{Image, SeatMark, Symbol};
use crate::app::words::tr;
use crate::screens::board::{Day, Hour, Middle, Row};
use leptos::prelude::*;

/// The folder of the cards' drawings.
const CARDS: &str = "heure";

/// The day: `.tv-day`.
#[component]
pub fn OneDay(day: Day) -> impl IntoView {
    let Day { middle, words, pile, rows } = day;
    let count = rows.len().to_string();
    let card = match middle {
        Middle::Hour(hour) => view! { <HourCard hour/> }.into_any(),
        Middle::Ghost => {
            view! { <Image folder=CARDS name="ghost-card-boo" class="ghost-card" alt=tr!(heure.ghost)/> }
                .into_any()
        }
        Middle::Backs(cards) => (0..cards)
            .map(|_| view! { <span class="card-back"></span> })
            .collect_view()
            .into_any(),
        Middle::Nothing => ().into_any(),
    };
    view! {
        <div class="tv-day" style:--rows=count>
            <div class="tv-middle">
                <h2>{words}</h2>
                <div class="tv-card">{card}</div>
                <p class="tv-pile"><Symbol sprite="heure" id="count"/>{pile}</p>
            </div>
            <ol class="tv-rows">{rows.into_iter().map(|row| view! { <OneRow row/> }).collect_view()}</ol>
        </div>
    }
}

/// The card of an hour.
#[component]
fn HourCard(hour: Hour) -> impl IntoView {
    let Hour { hour, words, drawing } = hour;
    let src = pictures::address(CARDS, &drawing);
    view! {
        <img class="clock-card" data-hour=hour.to_string() alt=words src=src on:error=|lost| pictures::again(&lost)/>
    }
}

/// A row on its sky.
#[component]
fn OneRow(row: Row) -> impl IntoView {
    let Row { sitter, label, cards, slots, turn } = row;
    let slot = |hour: Option<Hour>| {
        let free = hour.is_none();
        let card = hour.map(|hour| view! { <HourCard hour/> });
        view! { <li class="tv-slot" data-free=free>{card}{free.then_some("?")}</li> }
    };
    view! {
        <li class="tv-row" data-mark=sitter.mark.0.to_string() data-turn=turn>
            <span class="who">
                <SeatMark mark=sitter.mark/>
                <span class="name">{sitter.name}</span>
                <small>{cards}</small>
            </span>
            <ol class="hour-row" aria-label=label>{slots.into_iter().map(slot).collect_view()}</ol>
        </li>
    }
}
