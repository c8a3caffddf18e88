//! One's own hand behind the curtain (HEURE-T3): looked at and put in order, by drag, by arrows,
//! or shuffled. Only while the curtain is up is the hand in the page.

use super::cards::{count, face};
use super::desk::Desk;
use super::words::card_words;
use crate::app::parts::curtain::{curtain, drapes, seats_below};
use crate::app::parts::drag::Drag;
use crate::app::parts::{icon, mark};
use crate::app::shell::idle;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::cards::Card;
use crate::rules::heure::view::{HandView, SeatViewStoreFields, TableViewStoreFields};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

/// The lowered curtain of a seat, with everybody's seats below.
pub fn lowered(desk: Desk, seat: Seat) -> AnyView {
    let lift = Callback::new(move |()| desk.sitting.look(Some(seat)));
    let leave = Callback::new(move |()| desk.cover(true));
    let chairs = desk.chairs();
    let counts = Seat::all(chairs.len() as u8).map(|seat| count(hand_count(desk, seat))).collect();
    view! {
        {curtain(&desk.chair(seat), tr!(curtain.own_hand), lift, leave)}
        {seats_below(&chairs, seat.index(), counts)}
    }
    .into_any()
}

fn hand_count(desk: Desk, seat: Seat) -> u8 {
    desk.sitting.table.seats().at_unkeyed(seat.index()).hand().with_untracked(HandView::count)
}

/// The lifted curtain: the hand, until its owner is done, goes quiet, or leaves the page.
pub fn lifted(desk: Desk, seat: Seat) -> AnyView {
    idle::after(DROPS_AFTER, move || desk.cover(false));
    idle::when_hidden(move || desk.cover(false));
    let field = desk.sitting.table.seats().at_unkeyed(seat.index());
    let hand = Memo::new(move |_| match field.hand().get() {
        HandView::Open { cards } => cards,
        HandView::Closed { .. } => vec![],
    });
    let number = desk.chair(seat).mark.0.to_string();
    view! {
        <main class="private" data-mark=number>
            {drapes()}
            {heading(desk, seat, hand)}
            <ol class="hand" aria-label=tr!(heure.hand)
                style=("--n", move || hand.with(Vec::len).to_string())>
                {move || cards(desk, seat, hand.get())}
            </ol>
            {foot(desk, seat, hand)}
        </main>
    }
    .into_any()
}

fn heading(desk: Desk, seat: Seat, hand: Memo<Vec<Card>>) -> AnyView {
    let chair = desk.chair(seat);
    let next = drawer(desk, seat);
    let haunted = Memo::new(move |_| hand.with(|hand| hand.contains(&Card::Ghost)));
    let name = chair.name.clone();
    let title = move || {
        if haunted.get() {
            tr!(heure.where_ghost, name = name.clone())
        } else {
            tr!(heure.your_hand, name = name.clone())
        }
    };
    view! {
        <section class="ask">
            <h2>{mark(chair.mark)}{title}</h2>
            <p>
                {tr!(heure.slide)}" "{mark(desk.chair(next).mark)}" "
                {tr!(heure.will_draw, name = desk.name(next))}
            </p>
        </section>
    }
    .into_any()
}

/// Who draws from that seat: its left neighbour (HEURE-T2).
fn drawer(desk: Desk, seat: Seat) -> Seat {
    seat.left(desk.chairs().len() as u8)
}

fn cards(desk: Desk, seat: Seat, hand: Vec<Card>) -> Vec<AnyView> {
    let of = hand.len();
    hand.into_iter().enumerate().map(|(place, card)| item(desk, seat, card, place, of)).collect()
}

fn item(desk: Desk, seat: Seat, card: Card, place: usize, of: usize) -> AnyView {
    let drag = Drag::new(".hand > li", move |target| {
        let to = target.get_attribute("data-place").and_then(|place| place.parse().ok());
        if let Some(to) = to {
            desk.arrange(seat, moved(of, place, to));
        }
    });
    let nudge = move |to: Option<usize>, class: &'static str, chevron: &str, label: String| {
        to.filter(|to| *to < of).map(|to| {
            view! {
                <button class=class aria-label=label
                    on:click=move |_| desk.arrange(seat, moved(of, place, to))>
                    {icon(chevron)}
                </button>
            }
            .into_any()
        })
    };
    let left = tr!(heure.move_card_left, card = card_words(card));
    let right = tr!(heure.move_card_right, card = card_words(card));
    view! {
        <li data-place=place.to_string()
            on:pointerdown=move |event| drag.down(&event)
            on:pointermove=move |event| drag.moved(&event)
            on:pointerup=move |event| { drag.up(&event); }
            on:pointercancel=move |event| drag.cancel(&event)>
            {face(card)}
            {nudge(place.checked_sub(1), "nudge to-left piece", "chevron-left", left)}
            {nudge(Some(place + 1), "nudge to-right piece", "chevron-right", right)}
        </li>
    }
    .into_any()
}

/// The order of `of` cards with the one at `from` put at `to`.
fn moved(of: usize, from: usize, to: usize) -> Vec<u8> {
    let mut order: Vec<u8> = (0..of as u8).collect();
    let card = order.remove(from);
    order.insert(to, card);
    order
}

fn shuffled(of: usize) -> Vec<u8> {
    let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    let mut order: Vec<u8> = (0..of as u8).collect();
    crate::rules::Rng::new(seed).shuffle(&mut order);
    order
}

fn foot(desk: Desk, seat: Seat, hand: Memo<Vec<Card>>) -> AnyView {
    let next = drawer(desk, seat);
    let backs = move || {
        (0..hand.with(Vec::len)).map(|_| view! { <span class="card-back"></span> }).collect_view()
    };
    view! {
        <div class="foot">
            <button class="button big piece" data-act="cover" on:click=move |_| desk.cover(true)>
                {icon("check")}{tr!(common.done)}
            </button>
            <button class="button quiet piece" data-act="shuffle"
                on:click=move |_| desk.arrange(seat, shuffled(hand.with_untracked(Vec::len)))>
                {icon("shuffle")}{tr!(heure.shuffle)}
            </button>
            <div class="preview">
                <div class="minifan" aria-hidden="true">{backs}</div>
                <p>{mark(desk.chair(next).mark)}{tr!(heure.will_see, name = desk.name(next))}</p>
            </div>
        </div>
    }
    .into_any()
}
