//! A person's own hand behind the curtain (HEURE-T3), to look at and to put in order by drag, by arrows or by
//! shuffling. The hand is in the page only while the curtain is up.

use crate::screens::hand::moved;

use super::cards::{Count, Face, backs};
use super::desk::Desk;
use super::words::card_words;
use crate::app::browser::focus;
use crate::app::parts::curtain::{Curtain, Drapes, SeatsBelow, drops};
use crate::app::parts::drag::Drag;
use crate::app::parts::{Icon, SeatMark};
use crate::app::phones::UnlessOnPhone;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::cards::Card;
use crate::rules::heure::view::{HandView, SeatViewStoreFields};
use leptos::prelude::*;

/// The lowered curtain of a seat, with everybody's seats below.
#[component]
pub fn Lowered(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let lift = Callback::new(move |()| {
        desk.sitting.look(Some(seat));
        focus::follow();
    });
    let leave = Callback::new(move |()| desk.cover(true));
    let count = |seat| {
        let cards = desk.field(seat).hand().with_untracked(HandView::count);
        view! { <Count cards/> }.into_any()
    };
    view! {
        <UnlessOnPhone seat name=desk.name(seat) on_leave=leave>
            <Curtain chair=desk.chair(seat) text=tr!(curtain.own_hand) on_lift=lift on_leave=Some(leave)/>
        </UnlessOnPhone>
        <SeatsBelow chairs=desk.chairs() whose=seat.index() counts=desk.seats().map(count).collect()/>
    }
}

/// The lifted curtain: the hand, until its owner is done, goes quiet, or leaves the page.
#[component]
pub fn Lifted(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    drops(move || desk.cover(false));
    let field = desk.field(seat);
    let hand = Memo::new(move |_| match field.hand().get() {
        HandView::Open { cards } => cards,
        HandView::Closed { .. } => vec![],
    });
    let cards = move || {
        let (hand, of) = (hand.get(), hand.with(Vec::len));
        let item = |(place, card)| view! { <Item seat card place of/> };
        hand.into_iter().enumerate().map(item).collect_view()
    };
    view! {
        <main class="private" data-mark=desk.chair(seat).mark.0.to_string()>
            <Drapes/>
            <Heading seat hand/>
            <ol class="hand" aria-label=tr!(heure.hand) style:--n=move || hand.with(Vec::len).to_string()>
                {cards}
            </ol>
            <Foot seat hand/>
        </main>
    }
}

#[component]
fn Heading(seat: Seat, hand: Memo<Vec<Card>>) -> impl IntoView {
    let desk = Desk::get();
    let (chair, next) = (desk.chair(seat), desk.chair(drawer(desk, seat)));
    let name = chair.name;
    let title = move || {
        if hand.with(|hand| hand.contains(&Card::Ghost)) {
            tr!(heure.where_ghost, name = name)
        } else {
            tr!(heure.your_hand, name = name)
        }
    };
    view! {
        <section class="ask">
            <h2><SeatMark mark=chair.mark/>{title}</h2>
            <p>
                {tr!(heure.slide)}" "<SeatMark mark=next.mark/>" "
                {tr!(heure.will_draw, name = next.name)}
            </p>
        </section>
    }
}

/// Who draws from that seat: its left neighbour (HEURE-T2).
fn drawer(desk: Desk, seat: Seat) -> Seat {
    seat.left(desk.chairs().len() as u8)
}

/// A card of the hand, to be dragged or nudged to another place.
#[component]
fn Item(seat: Seat, card: Card, place: usize, of: usize) -> impl IntoView {
    let desk = Desk::get();
    let drag = Drag::new(".hand > li", move |target| {
        let to = target.get_attribute("data-place").and_then(|place| place.parse().ok());
        if let Some(to) = to {
            desk.arrange(seat, moved(of, place, to));
        }
    });
    let nudge =
        move |to: Option<usize>, side: &'static str, chevron: &'static str, label: String| {
            to.filter(|to| *to < of).map(|to| {
            let nudge = move |_| {
                // The focus follows the card to its new place.
                focus::follow_to(["[data-place='", &to.to_string(), "'] .", side].concat());
                desk.arrange(seat, moved(of, place, to));
            };
            view! {
                <button class=["nudge ", side, " piece"].concat() aria-label=label on:click=nudge>
                    <Icon name=chevron/>
                </button>
            }
        })
        };
    let left = tr!(heure.move_card_left, card = card_words(card));
    let right = tr!(heure.move_card_right, card = card_words(card));
    view! {
        <li data-place=place.to_string() on:pointerdown=move |event| drag.down(&event)>
            <Face card/>
            {nudge(place.checked_sub(1), "to-left", "chevron-left", left)}
            {nudge(Some(place + 1), "to-right", "chevron-right", right)}
        </li>
    }
}

fn shuffled(of: usize) -> Vec<u8> {
    let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    let mut order: Vec<u8> = (0..of as u8).collect();
    crate::rules::Rng::new(seed).shuffle(&mut order);
    order
}

#[component]
fn Foot(seat: Seat, hand: Memo<Vec<Card>>) -> impl IntoView {
    let desk = Desk::get();
    let next = desk.chair(drawer(desk, seat));
    let done = move |_| {
        desk.wave_through();
        desk.cover(true);
    };
    let shuffle = move |_| desk.arrange(seat, shuffled(hand.with_untracked(Vec::len)));
    view! {
        <div class="foot">
            <button class="button big piece" data-act="cover" on:click=done>
                <Icon name="check"/>
                {tr!(common.done)}
            </button>
            <button class="button quiet piece" data-act="shuffle" on:click=shuffle>
                <Icon name="shuffle"/>
                {tr!(heure.shuffle)}
            </button>
            <div class="will-see">
                <div class="minifan" aria-hidden="true">{move || backs(hand.with(Vec::len))}</div>
                <p><SeatMark mark=next.mark/>{tr!(heure.will_see, name = next.name)}</p>
            </div>
        </div>
    }
}
