//! The round table: seats in their order, dragged to where people really sit; below, who else
//! could play.

use super::draft::{Draft, FIRST_LEVEL, most_seats};
use crate::app::Shell;
use crate::app::parts::drag::Drag;
use crate::app::parts::{Icon, SeatMark, Symbol};
use crate::app::shell::profiles::Profile;
use crate::app::words::tr;
use crate::rules::{GameId, Mark, Player};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use web_sys::Element;

/// How many chips of saved profiles there is room for.
const CHIPS: usize = 6;

/// Who sits where, the game's picture on the tablet in the middle.
#[component]
pub fn Plan(
    game: GameId,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let seated = Memo::new(move |_| draft.with(|draft| seated(draft, game)));
    let most = most_seats(game);
    let places = Memo::new(move |_| places(seated.with(Vec::len), most));
    let room = move || seated.with(|seated| seated.len() < most);
    view! {
        <section class="around" aria-labelledby="who">
            <h1 id="who">{tr!(setup.who)}</h1>
            <p class="hint">{tr!(setup.hint)}</p>
            <ol class="plan">
                <For
                    each=move || seated.get().into_iter().map(move |seated| (seated, places.get()))
                    key=Clone::clone
                    children=move |(seated, places)| view! { <Place seated places draft editing/> }
                />
                <Show when=room><FreePlace places draft/></Show>
                <li class="middle" aria-hidden="true">
                    <Symbol sprite=game.name() id=[game.name(), "-tablet"].concat() class="tablet"/>
                </li>
            </ol>
            <ul class="others-known" aria-label=tr!(setup.add)>
                <Show when=room><Others draft editing/></Show>
            </ul>
        </section>
    }
}

/// What is seen of somebody at the table.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Seated {
    seat: usize,
    mark: Mark,
    name: String,
    cake: bool,
    robot: bool,
}

fn seated(draft: &Draft, game: GameId) -> Vec<Seated> {
    let birthday = draft.birthday(game);
    let seated = |(seat, chair): (usize, &crate::rules::Chair)| Seated {
        seat,
        mark: chair.mark,
        name: draft.name(seat),
        cake: birthday == Some(seat),
        robot: chair.player != Player::Person,
    };
    draft.seats.iter().enumerate().map(seated).collect()
}

/// How many places there are round the table: one is free as long as there is room.
fn places(seats: usize, most: usize) -> usize {
    seats + usize::from(seats < most)
}

/// The angle of place `index` of `places`, clockwise, the first at the top left.
fn angle(index: usize, places: usize) -> String {
    let degrees = -90 - 180 / places as i32 + (360 * index / places) as i32;
    [&degrees.to_string(), "deg"].concat()
}

#[component]
fn Place(
    seated: Seated,
    places: usize,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let Seated { seat, mark, name, cake, robot } = seated;
    let drag = Drag::new(".plan > .place[data-place]", move |target: Element| {
        let to = target.get_attribute("data-place").and_then(|place| place.parse().ok());
        if let Some(to) = to {
            draft.update(|draft| draft.shift(seat, to));
        }
    });
    // The click that ends a drag is none; one without a pointer comes from a keyboard.
    let open = move |event: MouseEvent| {
        if event.detail() == 0 || !drag.was_dragged() {
            editing.set(Some(seat));
        }
    };
    let label = tr!(setup.edit, name = name);
    // Two lines, smaller letters.
    let long = name.chars().count() > 12;
    let (sign, look) = if robot { ("i-robot", "icon") } else { ("i-grip", "icon grip") };
    let badge = || view! { <span class="badge-age"><Icon name="cake"/></span> };
    view! {
        <li
            class="place piece themed"
            data-mark=mark.0.to_string()
            data-place=seat.to_string()
            data-drag-by-button=""
            style:--a=angle(seat, places)
            on:pointerdown=move |event| drag.down(&event)
        >
            <button class="open" data-act="player" aria-label=label on:click=open>
                <SeatMark mark/>
                <span class="name" data-long=long>{name}</span>
                {cake.then(badge)}
            </button>
            <Symbol sprite="shell" id=sign class=look/>
        </li>
    }
}

#[component]
fn FreePlace(places: Memo<usize>, draft: RwSignal<Draft>) -> impl IntoView {
    let last = move || angle(places.get() - 1, places.get());
    let add = move |_| draft.update(|draft| draft.add(Player::Person));
    view! {
        <li class="place free" style:--a=last>
            <button class="open" data-act="add" on:click=add>
                <Icon name="plus"/>
                {tr!(setup.free)}
            </button>
        </li>
    }
}

/// Saved profiles that do not sit yet.
pub fn waiting(draft: &Draft, shell: Shell) -> Vec<Profile> {
    let seated = draft.profiles();
    let waits = |profile: &Profile| !seated.contains(&profile.id);
    shell.profiles.get().list.into_iter().filter(waits).take(CHIPS).collect()
}

/// Saved profiles that do not sit yet, an automatic player, somebody new.
#[component]
fn Others(draft: RwSignal<Draft>, editing: RwSignal<Option<usize>>) -> impl IntoView {
    let shell = Shell::get();
    let waiting = Memo::new(move |_| draft.with(|draft| waiting(draft, shell)));
    let profile = move |profile: Profile| {
        let (mark, name) = (profile.mark, profile.name.clone());
        let add = move |_| {
            let known = shell.profiles.get_untracked();
            draft.update(|draft| draft.add_profile(&profile, &known));
        };
        view! { <Chip name on:click=add><SeatMark mark/></Chip> }
    };
    let robot = move |_| draft.update(|draft| draft.add(Player::Automatic(FIRST_LEVEL)));
    let somebody = move |_| {
        draft.update(|draft| draft.add(Player::Person));
        editing.set(Some(draft.with_untracked(|draft| draft.seats.len() - 1)));
    };
    view! {
        {move || waiting.get().into_iter().map(profile).collect_view()}
        <Chip name=tr!(setup.add_robot) on:click=robot><Icon name="robot"/></Chip>
        <Chip name=tr!(setup.new_player) class="chip-player piece new" on:click=somebody>
            <Icon name="plus"/>
        </Chip>
    }
}

/// Somebody who could sit down: a tap on it seats him.
#[component(transparent)]
pub fn Chip(
    #[prop(into)] name: String,
    #[prop(default = "chip-player piece themed")] class: &'static str,
    children: Children,
) -> impl IntoView {
    view! { <li><button type="button" class=class data-act="seat">{children()}{name}</button></li> }
}
