//! The round table: seats in their order, dragged to where people really sit; below, who else
//! could play.

use super::draft::{Draft, FIRST_LEVEL, MOST_SEATS};
use crate::app::Shell;
use crate::app::parts::drag::Drag;
use crate::app::parts::{icon, mark, symbol};
use crate::app::words::tr;
use crate::rules::Player;
use leptos::prelude::*;

/// Who sits where.
pub fn plan(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>) -> AnyView {
    view! {
        <section class="around" aria-labelledby="who">
            <h1 id="who">{tr!(setup.who)}</h1>
            <p class="hint">{tr!(setup.hint)}</p>
            <ol class="plan">
                {move || places(draft, editing)}
                <li class="middle" aria-hidden="true">{symbol("heure", "tablet", "tablet")}</li>
            </ol>
            <ul class="others-known" aria-label=tr!(setup.add)>
                {move || others(draft, editing)}
            </ul>
        </section>
    }
    .into_any()
}

fn places(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>) -> Vec<AnyView> {
    let table = draft.get();
    let seats = table.seats.len();
    let free = seats < MOST_SEATS;
    let places = seats + usize::from(free);
    let mut items: Vec<AnyView> =
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
) -> AnyView {
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
    let dragged = StoredValue::new(false);
    let open = move |_| {
        if !dragged.get_value() {
            editing.set(Some(seat));
        }
    };
    view! {
        <li class="place piece themed" data-mark=number data-place=seat.to_string()
            data-drag-by-button="" style=angle(seat, places)
            on:pointerdown=move |event| { dragged.set_value(false); drag.down(&event); }
            on:pointermove=move |event| drag.moved(&event)
            on:pointerup=move |event| { let was = drag.up(&event); dragged.try_set_value(was); }
            on:pointercancel=move |event| drag.cancel(&event)>
            <button class="open" data-act="player" aria-label=tr!(setup.edit, name = name.clone())
                on:click=open>
                {mark(chair.mark)}<span class="name">{name.clone()}</span>
                {youngest.then(|| view! { <span class="badge-age">{icon("cake")}</span> })}
            </button>
            {if robot { icon("robot") } else { symbol("shell", "i-grip", "icon grip") }}
        </li>
    }
    .into_any()
}

fn free_place(places: usize, draft: RwSignal<Draft>) -> AnyView {
    view! {
        <li class="place free" style=angle(places - 1, places)>
            <button class="open" data-act="add"
                on:click=move |_| draft.update(|draft| draft.add(Player::Person))>
                {icon("plus")}{tr!(setup.free)}
            </button>
        </li>
    }
    .into_any()
}

/// Saved profiles that do not sit yet, an automatic player, somebody new.
fn others(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>) -> Option<Vec<AnyView>> {
    let seated = draft.with(|draft| (draft.seats.len() < MOST_SEATS).then(|| draft.profiles()))?;
    let known = Shell::get().profiles.get().list;
    let waiting = known.into_iter().filter(|profile| !seated.contains(&profile.id)).take(6);
    let mut chips: Vec<AnyView> = waiting
        .map(|profile| {
            let name = profile.name.clone();
            chip("chip-player piece themed", mark(profile.mark), name, move || {
                draft.update(|d| d.add_profile(profile.id, &profile.name, profile.mark));
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

fn chip(class: &'static str, sign: AnyView, name: String, add: impl Fn() + 'static) -> AnyView {
    view! { <li><button class=class data-act="seat" on:click=move |_| add()>{sign}{name}</button></li> }
        .into_any()
}
