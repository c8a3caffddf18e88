//! Drawing: the neighbour's hand as a fan of backs, in the order its owner chose (HEURE-T2, T3).

use super::desk::Desk;
use crate::app::parts::{icon, mark, symbol, symbol_in};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::Move;
use crate::rules::heure::view::{SeatViewStoreFields, TableViewStoreFields};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The stage: the fan, and a way for its owner to put it in order first.
pub fn stage(desk: Desk) -> AnyView {
    let victim = Memo::new(move |_| desk.sitting.table.victim().get());
    view! { {move || of_victim(desk, victim.get())} }.into_any()
}

fn of_victim(desk: Desk, victim: Seat) -> AnyView {
    let chair = desk.chair(victim);
    let label = tr!(heure.hand_of, name = chair.name.clone());
    let number = chair.mark.0.to_string();
    let big = ["mark-", &number].concat();
    view! {
        <section class="stage" aria-label=label>
            <div class="mat" data-mark=number>
                {symbol_in("shell", &big, "big-mark", "0 0 40 40")}
                {fan(desk, victim)}
            </div>
            {desk.is_person(victim).then(|| tidy_button(desk, victim))}
        </section>
    }
    .into_any()
}

fn fan(desk: Desk, victim: Seat) -> AnyView {
    let field = desk.sitting.table.seats().at_unkeyed(victim.index());
    let cards = Memo::new(move |_| field.hand().with(|hand| hand.count()));
    let backs = move || {
        let (of, hands_on) = (cards.get(), desk.hands_on());
        (0..of).map(|place| back(desk, place, of, hands_on)).collect_view()
    };
    view! {
        <div class="fan" style=("--n", move || cards.get().to_string())>
            {backs}
            {move || desk.hands_on().then(|| hint(cards.get()))}
        </div>
    }
    .into_any()
}

fn back(desk: Desk, place: u8, of: u8, hands_on: bool) -> AnyView {
    let index = ("--i", place.to_string());
    if !hands_on {
        return view! { <span class="card-back" style=index></span> }.into_any();
    }
    let label = tr!(heure.card_of, n = place + 1, of = of);
    view! {
        <button class="card-back" style=index data-move="draw" aria-label=label
            on:click=move |_| desk.act(Move::Draw { card: place })></button>
    }
    .into_any()
}

/// A hand that shows what to do, over the card before the last.
fn hint(cards: u8) -> AnyView {
    let over = cards.saturating_sub(2).to_string();
    view! {
        <span class="hint-hand" style=("--i", over)>{symbol("heure", "hint-hand", "")}</span>
    }
    .into_any()
}

fn tidy_button(desk: Desk, victim: Seat) -> AnyView {
    let chair = desk.chair(victim);
    view! {
        <button class="button quiet piece tidy" data-act="tidy"
            on:click=move |_| desk.curtain.set(Some(victim))>
            {mark(chair.mark)}{tr!(heure.tidy, name = chair.name)}{icon("curtain")}
        </button>
    }
    .into_any()
}
