//! Drawing: the neighbour's hand as a fan of backs, in the order its owner chose (HEURE-T2, T3).

use super::desk::Desk;
use crate::app::dom::{Dom, el, group};
use crate::app::old_parts::{icon, mark, symbol_in};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::Move;
use crate::rules::heure::view::{SeatViewStoreFields, TableViewStoreFields};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The stage: the fan, and a way for its owner to put it in order first.
pub fn stage(desk: Desk) -> Dom {
    let victim = move || desk.sitting.table.victim().get();
    group().child(move || of_victim(desk, victim()))
}

fn of_victim(desk: Desk, victim: Seat) -> Dom {
    let chair = desk.chair(victim);
    let label = tr!(heure.hand_of, name = chair.name.clone());
    let number = chair.mark.0.to_string();
    let big = ["mark-", &number].concat();
    el("section", "stage")
        .attr("aria-label", label)
        .child(
            el("div", "mat")
                .attr("data-mark", number)
                .child(symbol_in("shell", &big, "big-mark", "0 0 40 40"))
                .child(fan(desk, victim)),
        )
        .child(desk.is_person(victim).then(|| tidy_button(desk, victim)))
}

fn fan(desk: Desk, victim: Seat) -> Dom {
    let field = desk.sitting.table.seats().at_unkeyed(victim.index());
    // Once a card is drawn the fan is about to go: it is not laid out anew for that.
    let cards = Memo::new(move |before: Option<&u8>| match before {
        Some(&before) if desk.sitting.phase.get() != "draw" => before,
        _ => field.hand().with(|hand| hand.count()),
    });
    let backs = move || {
        let (of, hands_on) = (cards.get(), desk.hands_on());
        (0..of).map(|place| back(desk, place, of, hands_on)).collect::<Vec<_>>()
    };
    el("div", "fan")
        .style(("--n", move || cards.get().to_string()))
        .child(backs)
        .child(move || desk.hands_on().then(|| hint(cards.get())))
}

fn back(desk: Desk, place: u8, of: u8, hands_on: bool) -> Dom {
    let index = ("--i", place.to_string());
    if !hands_on {
        return el("span", "card-back").style(index);
    }
    let label = tr!(heure.card_of, n = place + 1, of = of);
    el("button", "card-back")
        .style(index)
        .attr("data-move", "draw")
        .attr("aria-label", label)
        .click(move || desk.act(Move::Draw { card: place }))
}

/// A hand that shows what to do, over the card before the last.
fn hint(cards: u8) -> Dom {
    let over = cards.saturating_sub(2).to_string();
    el("span", "hint-hand").style(("--i", over))
}

fn tidy_button(desk: Desk, victim: Seat) -> Dom {
    let chair = desk.chair(victim);
    el("button", "button quiet piece tidy")
        .attr("data-act", "tidy")
        .click(move || desk.hang_curtain(victim))
        .child(mark(chair.mark))
        .child(tr!(heure.tidy, name = chair.name))
        .child(icon("curtain"))
}
