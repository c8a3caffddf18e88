//! One's own hand behind the curtain (HEURE-T3): looked at and put in order, by drag, by arrows,
//! or shuffled. Only while the curtain is up is the hand in the page.

use super::cards::{count, face};
use super::desk::Desk;
use super::words::card_words;
use crate::app::dom::{Dom, el, group};
use crate::app::old_parts::curtain::{curtain, drapes, seats_below};
use crate::app::old_parts::drag::Drag;
use crate::app::old_parts::{icon, mark};
use crate::app::shell::{focus, idle};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::cards::Card;
use crate::rules::heure::view::{HandView, SeatViewStoreFields, TableViewStoreFields};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

/// The lowered curtain of a seat, with everybody's seats below.
pub fn lowered(desk: Desk, seat: Seat) -> Dom {
    let lift = Callback::new(move |()| {
        desk.sitting.look(Some(seat));
        focus::follow();
    });
    let leave = Callback::new(move |()| desk.cover(true));
    let chairs = desk.chairs();
    let counts =
        Seat::all(chairs.len() as u8).map(|seat| count(move || hand_count(desk, seat))).collect();
    group()
        .child(curtain(&desk.chair(seat), tr!(curtain.own_hand), lift, Some(leave)))
        .child(seats_below(&chairs, seat.index(), counts))
}

fn hand_count(desk: Desk, seat: Seat) -> u8 {
    desk.sitting.table.seats().at_unkeyed(seat.index()).hand().with_untracked(HandView::count)
}

/// The lifted curtain: the hand, until its owner is done, goes quiet, or leaves the page.
pub fn lifted(desk: Desk, seat: Seat) -> Dom {
    idle::after(DROPS_AFTER, move || desk.cover(false));
    idle::when_hidden(move || desk.cover(false));
    let field = desk.sitting.table.seats().at_unkeyed(seat.index());
    let hand = move || match field.hand().get() {
        HandView::Open { cards } => cards,
        HandView::Closed { .. } => vec![],
    };
    let number = desk.chair(seat).mark.0.to_string();
    el("main", "private")
        .attr("data-mark", number)
        .child(drapes())
        .child(heading(desk, seat, hand))
        .child(
            el("ol", "hand")
                .attr("aria-label", tr!(heure.hand))
                .style(("--n", move || hand().len().to_string()))
                .child(move || cards(desk, seat, hand())),
        )
        .child(foot(desk, seat, hand))
}

fn heading(desk: Desk, seat: Seat, hand: impl Fn() -> Vec<Card> + Copy + 'static) -> Dom {
    let chair = desk.chair(seat);
    let next = drawer(desk, seat);
    let haunted = move || hand().contains(&Card::Ghost);
    let name = chair.name.clone();
    let title = move || {
        if haunted() {
            tr!(heure.where_ghost, name = name.clone())
        } else {
            tr!(heure.your_hand, name = name.clone())
        }
    };
    el("section", "ask").child(el("h2", "").child(mark(chair.mark)).child(title)).child(
        el("p", "")
            .child(tr!(heure.slide))
            .child(" ")
            .child(mark(desk.chair(next).mark))
            .child(" ")
            .child(tr!(heure.will_draw, name = desk.name(next))),
    )
}

/// Who draws from that seat: its left neighbour (HEURE-T2).
fn drawer(desk: Desk, seat: Seat) -> Seat {
    seat.left(desk.chairs().len() as u8)
}

fn cards(desk: Desk, seat: Seat, hand: Vec<Card>) -> Vec<Dom> {
    let of = hand.len();
    hand.into_iter().enumerate().map(|(place, card)| item(desk, seat, card, place, of)).collect()
}

fn item(desk: Desk, seat: Seat, card: Card, place: usize, of: usize) -> Dom {
    let drag = Drag::new(".hand > li", move |target| {
        let to = target.get_attribute("data-place").and_then(|place| place.parse().ok());
        if let Some(to) = to {
            desk.arrange(seat, moved(of, place, to));
        }
    });
    let nudge = move |to: Option<usize>, class: &'static str, chevron: &str, label: String| {
        to.filter(|to| *to < of).map(|to| {
            el("button", "")
                .class(class)
                .attr("aria-label", label)
                .click(move || {
                    // The arrow goes with its card.
                    let side = class.split(' ').nth(1).unwrap_or_default();
                    let place_to = ["[data-place='", &to.to_string(), "'] ."].concat();
                    focus::follow_to([&place_to, side].concat());
                    desk.arrange(seat, moved(of, place, to));
                })
                .child(icon(chevron))
        })
    };
    let left = tr!(heure.move_card_left, card = card_words(card));
    let right = tr!(heure.move_card_right, card = card_words(card));
    el("li", "")
        .attr("data-place", place.to_string())
        .on("pointerdown", move |event| drag.down(&event))
        .child(face(card))
        .child(nudge(place.checked_sub(1), "nudge to-left piece", "chevron-left", left))
        .child(nudge(Some(place + 1), "nudge to-right piece", "chevron-right", right))
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

fn foot(desk: Desk, seat: Seat, hand: impl Fn() -> Vec<Card> + Copy + 'static) -> Dom {
    let next = drawer(desk, seat);
    let backs = move || (0..hand().len()).map(|_| el("span", "card-back")).collect::<Vec<_>>();
    el("div", "foot")
        .child(
            el("button", "button big piece")
                .attr("data-act", "cover")
                .click(move || desk.cover(true))
                .child(icon("check"))
                .child(tr!(common.done)),
        )
        .child(
            el("button", "button quiet piece")
                .attr("data-act", "shuffle")
                .click(move || desk.arrange(seat, shuffled(untrack(hand).len())))
                .child(icon("shuffle"))
                .child(tr!(heure.shuffle)),
        )
        .child(
            el("div", "preview")
                .child(el("div", "minifan").attr("aria-hidden", "true").child(backs))
                .child(
                    el("p", "")
                        .child(mark(desk.chair(next).mark))
                        .child(tr!(heure.will_see, name = desk.name(next))),
                ),
        )
}
