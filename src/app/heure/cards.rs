//! The drawn cards of the game: clock faces, ghosts, backs, seat panels.

use super::desk::Desk;
use super::words::hour_words;
use crate::app::parts::{icon, mark, symbol, symbol_in};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::cards::{Card, Hour};
use crate::rules::heure::view::{SeatView, SeatViewStoreFields};
use leptos::prelude::*;
use reactive_stores::Field;

/// An hour card with its two drawings: one for wide cards, one for narrow ones.
pub fn clock_card(hour: Hour) -> AnyView {
    let figure = hour.get().to_string();
    let two = if hour.get() < 10 { ["0", &figure].concat() } else { figure.clone() };
    let (full, mini) = (["h-", &two].concat(), ["m-", &two].concat());
    view! {
        <span class="clock-card" data-hour=figure role="img" aria-label=hour_words(hour)>
            {symbol_in("heure", &full, "full", "0 0 100 140")}
            {symbol_in("heure", &mini, "mini", "0 0 100 140")}
        </span>
    }
    .into_any()
}

/// A ghost card; the mood follows the moment, never the card.
pub fn ghost_card(mood: &'static str) -> AnyView {
    view! {
        <span class="ghost-card" role="img" aria-label=tr!(heure.ghost)>
            {symbol_in("heure", mood, "", "0 0 100 140")}
        </span>
    }
    .into_any()
}

/// A card of one's own hand.
pub fn face(card: Card) -> AnyView {
    match card {
        Card::Hour(hour) => clock_card(hour),
        Card::Ghost => ghost_card("ghost-card-hello"),
    }
}

/// The number of cards in a hand, with its little drawing.
pub fn count(cards: u8) -> AnyView {
    view! { <span class="count">{symbol("heure", "count", "")}{cards}</span> }.into_any()
}

/// A seat's panel: mark, name, number of cards; a person taps it to look at his own hand.
pub fn seat_panel(desk: Desk, seat: Seat, field: Field<SeatView>) -> AnyView {
    let chair = desk.chair(seat);
    let name = chair.name.clone();
    let cards = Memo::new(move |_| field.hand().with(|hand| hand.count()));
    let label = move || tr!(heure.cards_n, name = desk.name(seat), n = cards.get());
    let turn = move || field.turn().get().then_some("");
    let inside = view! {
        {mark(chair.mark)}
        <span class="who">
            <span class="name">{name}</span>
            {move || count(cards.get())}
        </span>
        {(!desk.is_person(seat)).then(|| icon("robot"))}
    };
    let number = chair.mark.0.to_string();
    if desk.is_person(seat) {
        view! {
            <button class="seat piece" data-mark=number data-turn=turn data-act="peek"
                aria-label=label on:click=move |_| desk.curtain.set(Some(seat))>{inside}</button>
        }
        .into_any()
    } else {
        view! {
            <div class="seat piece" data-mark=number data-turn=turn data-robot="" role="group"
                aria-label=label>{inside}</div>
        }
        .into_any()
    }
}

/// The words said aloud, with a button to hear them again.
pub fn spoken(desk: Desk, words: String) -> AnyView {
    let aloud = words.clone();
    view! {
        <p class="spoken">
            {words}
            <button class="icon-button button quiet piece" data-act="speak"
                aria-label=tr!(heure.listen) on:click=move |_| desk.say(&aloud, true)>
                {icon("speak")}
            </button>
        </p>
    }
    .into_any()
}

/// The draw pile and how many cards it has.
pub fn pile(cards: Memo<u8>) -> AnyView {
    let backs = move || {
        (0..cards.get().min(3)).map(|_| view! { <span class="card-back"></span> }).collect_view()
    };
    view! {
        <div class="pile" role="img" aria-label=move || tr!(heure.pile, n = cards.get())>
            <span class="stack">{backs}</span>
            {move || cards.get()}
        </div>
    }
    .into_any()
}
