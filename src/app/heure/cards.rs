//! The drawn cards of the game: clock faces, ghosts, backs, seat panels.

use super::desk::Desk;
use super::words::hour_words;
use crate::app::dom::{Dom, el, group, trailing};
use crate::app::old_parts::{icon, image, mark, symbol};
use crate::app::shell::{media, sprites};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::cards::{Card, Hour};
use crate::rules::heure::view::{SeatView, SeatViewStoreFields};
use leptos::prelude::*;
use reactive_stores::Field;

/// The sprite of the cards.
pub const CARDS: &str = "heure-cards";

/// From here down a large card is too small for its large drawing.
const NARROW: &str = "(max-width: 750px), (max-height: 640px)";

/// An hour card: the large drawing, or on a small screen the small one.
pub fn clock_card(hour: Hour) -> Dom {
    card(hour, move || if is_narrow() { "m-" } else { "h-" })
}

/// An hour card that is always small.
pub fn small_card(hour: Hour) -> Dom {
    card(hour, || "m-")
}

/// An hour card that is always large.
pub fn large_card(hour: Hour) -> Dom {
    card(hour, || "h-")
}

/// One element a card: a row is drawn anew while people tap.
fn card(hour: Hour, size: impl Fn() -> &'static str + 'static) -> Dom {
    let zero = if hour.get() < 10 { "0" } else { "" };
    let number = [zero, &hour.get().to_string()].concat();
    el("img", "clock-card")
        .attr("data-hour", hour.get())
        .attr("alt", hour_words(hour))
        .attr("src", move || sprites::image(CARDS, &[size(), &number].concat()))
}

fn is_narrow() -> bool {
    thread_local! {
        static HELD: ArcRwSignal<bool> = media::follow(NARROW);
    }
    HELD.with(|held| held.get())
}

/// A ghost card; the mood follows the moment, never the card.
pub fn ghost_card(mood: &'static str) -> Dom {
    image(CARDS, mood.to_owned(), "ghost-card").attr("alt", tr!(heure.ghost))
}

/// A card of one's own hand.
pub fn face(card: Card) -> Dom {
    match card {
        Card::Hour(hour) => clock_card(hour),
        Card::Ghost => ghost_card("ghost-card-hello"),
    }
}

/// The number of cards in a hand, with its little drawing.
pub fn count(cards: impl Fn() -> u8 + 'static) -> Dom {
    el("span", "count").child(symbol("heure", "count", "")).child(cards)
}

/// A seat's panel: mark, name, number of cards; a person taps it to look at his own hand.
pub fn seat_panel(desk: Desk, seat: Seat, field: Field<SeatView>) -> Dom {
    let chair = desk.chair(seat);
    let name = chair.name.clone();
    let cards = Memo::new(move |_| field.hand().with(|hand| hand.count()));
    let label = move || tr!(heure.cards_n, name = desk.name(seat), n = cards.get());
    // Beside the tap: its colours are those of everything in it.
    let turn = trailing(move || field.turn().get());
    let turn = move || turn.get().then_some("");
    let inside = group()
        .child(mark(chair.mark))
        .child(
            el("span", "who")
                .child(el("span", "name").child(name))
                .child(count(move || cards.get())),
        )
        .child((!desk.is_person(seat)).then(|| icon("robot")));
    let number = chair.mark.0.to_string();
    if desk.is_person(seat) {
        el("button", "seat piece")
            .attr("data-mark", number)
            .attr("data-turn", turn)
            .attr("data-act", "peek")
            .attr("aria-label", label)
            .click(move || desk.hang_curtain(seat))
            .child(inside)
    } else {
        el("div", "seat piece")
            .attr("data-mark", number)
            .attr("data-turn", turn)
            .attr("data-robot", "")
            .attr("role", "group")
            .attr("aria-label", label)
            .child(inside)
    }
}

/// The words said aloud, with a button to hear them again.
pub fn spoken(desk: Desk, words: String) -> Dom {
    let aloud = words.clone();
    el("p", "spoken").child(words).child(
        el("button", "icon-button button quiet piece")
            .attr("data-act", "speak")
            .attr("aria-label", tr!(heure.listen))
            .click(move || desk.say(&aloud, true))
            .child(icon("speak")),
    )
}

/// The draw pile and how many cards it has.
pub fn pile(cards: Memo<u8>) -> Dom {
    let backs =
        move || (0..cards.get().min(3)).map(|_| el("span", "card-back")).collect::<Vec<_>>();
    el("div", "pile")
        .attr("role", "img")
        .attr("aria-label", move || tr!(heure.pile, n = cards.get()))
        .child(el("span", "stack").child(backs))
        .child(move || cards.get())
}
