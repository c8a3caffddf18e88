//! The round table: seats in their order, dragged to where people really sit; below, who else
//! could play.

use super::draft::{Draft, FIRST_LEVEL, MOST_SEATS};
use crate::app::Shell;
use crate::app::dom::{Dom, el};
use crate::app::old_parts::drag::Drag;
use crate::app::old_parts::{icon, mark, symbol};
use crate::app::words::tr;
use crate::rules::{GameId, Player};
use leptos::prelude::*;

/// Who sits where, the game's picture on the tablet in the middle.
pub fn plan(game: GameId, draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>) -> Dom {
    el("section", "around")
        .attr("aria-labelledby", "who")
        .child(el("h1", "").attr("id", "who").child(tr!(setup.who)))
        .child(el("p", "hint").child(tr!(setup.hint)))
        .child(
            el("ol", "plan")
                .child(move || places(draft, editing))
                .child(el("li", "middle").attr("aria-hidden", "true").child(tablet(game))),
        )
        .child(
            el("ul", "others-known")
                .attr("aria-label", tr!(setup.add))
                .child(move || others(draft, editing)),
        )
}

fn tablet(game: GameId) -> Dom {
    let name = game.name();
    symbol(name, &[name, "-tablet"].concat(), "tablet")
}

fn places(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>) -> Vec<Dom> {
    let table = draft.get();
    let seats = table.seats.len();
    let free = seats < MOST_SEATS;
    let places = seats + usize::from(free);
    let mut items: Vec<Dom> =
        (0..seats).map(|seat| place(&table, seat, places, draft, editing)).collect();
    if free {
        items.push(free_place(places, draft));
    }
    items
}

/// The angle of place `index` of `places`, clockwise, the first at the top left.
fn angle(index: usize, places: usize) -> (&'static str, String) {
    let degrees = -90 - 180 / places as i32 + (360 * index / places) as i32;
    ("--a", [&degrees.to_string(), "deg"].concat())
}

fn place(
    table: &Draft,
    seat: usize,
    places: usize,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
) -> Dom {
    let chair = &table.seats[seat];
    let (number, name) = (chair.mark.0.to_string(), table.name(seat));
    let youngest = table.youngest == seat;
    let robot = chair.player != Player::Person;
    let drag = Drag::new(".plan > .place[data-place]", move |target| {
        let to = target.get_attribute("data-place").and_then(|place| place.parse().ok());
        if let Some(to) = to {
            draft.update(|draft| draft.shift(seat, to));
        }
    });
    // The click that ends a drag is none; one without a pointer comes from a keyboard.
    let open = move |event: web_sys::MouseEvent| {
        if event.detail() == 0 || !drag.was_dragged() {
            editing.set(Some(seat));
        }
    };
    el("li", "place piece themed")
        .attr("data-mark", number)
        .attr("data-place", seat.to_string())
        .attr("data-drag-by-button", "")
        .style(angle(seat, places))
        .on("pointerdown", move |event| drag.down(&event))
        .child(
            el("button", "open")
                .attr("data-act", "player")
                .attr("aria-label", tr!(setup.edit, name = name.clone()))
                .on("click", open)
                .child(mark(chair.mark))
                .child(el("span", "name").child(name.clone()))
                .child(youngest.then(|| el("span", "badge-age").child(icon("cake")))),
        )
        .child(if robot { icon("robot") } else { symbol("shell", "i-grip", "icon grip") })
}

fn free_place(places: usize, draft: RwSignal<Draft>) -> Dom {
    el("li", "place free").style(angle(places - 1, places)).child(
        el("button", "open")
            .attr("data-act", "add")
            .click(move || draft.update(|draft| draft.add(Player::Person)))
            .child(icon("plus"))
            .child(tr!(setup.free)),
    )
}

/// Saved profiles that do not sit yet, an automatic player, somebody new.
fn others(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>) -> Option<Vec<Dom>> {
    let seated = draft.with(|draft| (draft.seats.len() < MOST_SEATS).then(|| draft.profiles()))?;
    let shell = Shell::get();
    let known = shell.profiles.get().list;
    let waiting = known.into_iter().filter(|profile| !seated.contains(&profile.id)).take(6);
    let mut chips: Vec<Dom> = waiting
        .map(|profile| {
            let name = profile.name.clone();
            chip("chip-player piece themed", mark(profile.mark), name, move || {
                let known = shell.profiles.get_untracked();
                draft.update(|draft| draft.add_profile(&profile, &known));
            })
        })
        .collect();
    chips.push(chip(
        "chip-player piece themed",
        icon("robot"),
        tr!(setup.add_robot).into(),
        move || {
            draft.update(|draft| draft.add(Player::Automatic(FIRST_LEVEL)));
        },
    ));
    chips.push(chip(
        "chip-player piece new",
        icon("plus"),
        tr!(setup.new_player).into(),
        move || {
            draft.update(|draft| draft.add(Player::Person));
            editing.set(Some(draft.with_untracked(|draft| draft.seats.len() - 1)));
        },
    ));
    Some(chips)
}

fn chip(class: &'static str, sign: Dom, name: String, add: impl Fn() + 'static) -> Dom {
    el("li", "").child(
        el("button", "").class(class).attr("data-act", "seat").click(add).child(sign).child(name),
    )
}
