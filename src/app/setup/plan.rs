//! The round table from above: each seat at its edge of the tablet, dragged to where people really sit;
//! below, the people who could join.

use super::draft::{Draft, FIRST_LEVEL};
use crate::app::browser::profiles::Profile;
use crate::app::parts::drag::Drag;
use crate::app::parts::{Icon, SeatMark, Symbol};
use crate::app::phones::PersonMark;
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::rules::edge::Spot;
use crate::rules::{Chair, Edge, GameId, Mark, Player};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use web_sys::Element;

/// How many chips of saved profiles there is room for.
const CHIPS: usize = 6;

/// The seats round the table, the game's picture on the tablet in the middle.
#[component]
pub fn Plan(
    game: GameId,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
    /// What opens the sheet with which phones join, where they can.
    phones: Option<RwSignal<bool>>,
) -> impl IntoView {
    let most = usize::from(card(game).most_seats);
    let room = move || draft.with(|draft| draft.seats.len() < most);
    let spots = Memo::new(move |_| draft.with(|draft| draft.spots(draft.seats.len() < most)));
    let seated = move || draft.with(seated).into_iter().zip(spots.get());
    let side =
        |edge: Edge| view! { <li class="edge" aria-hidden="true" data-edge=edge.name()></li> };
    view! {
        <section class="around" aria-labelledby="who">
            <h1 id="who">{tr!(setup.who)}</h1>
            <p class="hint">{tr!(setup.hint)}</p>
            <ol class="plan">
                {Edge::ALL.map(side).into_iter().collect_view()}
                <For
                    each=seated
                    key=Clone::clone
                    children=move |(seated, spot)| view! { <Place seated spot draft editing/> }
                />
                <Show when=room><FreePlace spots draft/></Show>
                <li class="middle" aria-hidden="true">
                    <Symbol sprite=game.name() id=[game.name(), "-tablet"].concat() class="tablet"/>
                </li>
            </ol>
            <ul class="others-known" aria-label=tr!(setup.add)>
                <Show when=room><Others draft editing/></Show>
                <Here draft/>
                {phones.map(|open| view! { <WhoHasPhones open/> })}
            </ul>
        </section>
    }
}

/// What the plan shows of a seat.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Seated {
    seat: usize,
    mark: Mark,
    name: String,
    cake: bool,
    robot: bool,
}

fn seated(draft: &Draft) -> Vec<Seated> {
    let birthday = draft.first();
    let seated = |(seat, chair): (usize, &Chair)| Seated {
        seat,
        mark: chair.mark,
        name: draft.name(seat),
        cake: birthday == Some(seat),
        robot: chair.player != Player::Person,
    };
    draft.seats.iter().enumerate().map(seated).collect()
}

#[component]
fn Place(
    seated: Seated,
    spot: Spot,
    draft: RwSignal<Draft>,
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let Seated { seat, mark, name, cake, robot } = seated;
    let drag = Drag::new(".plan > :is(.place[data-place], .edge)", move |target: Element| {
        draft.update(|draft| drop_on(draft, seat, &target));
    });
    // A click that ends a drag is ignored; one without a pointer comes from a keyboard.
    let open = move |event: MouseEvent| {
        if event.detail() == 0 || !drag.was_dragged() {
            editing.set(Some(seat));
        }
    };
    let label = tr!(setup.edit, name = name);
    // Two lines, smaller letters.
    let long = name.chars().count() > 12;
    let chair = Chair::person(&name, mark);
    let (sign, look) = if robot { ("i-robot", "icon") } else { ("i-grip", "icon grip") };
    let badge = || view! { <span class="badge-age"><Icon name="cake"/></span> };
    view! {
        <li
            class="place piece themed"
            data-mark=mark.0.to_string()
            data-place=seat.to_string()
            data-edge=spot.edge.name()
            data-half=spot.half.name()
            data-drag-by-button=""
            on:pointerdown=move |event| drag.down(&event)
        >
            <button class="open" data-act="player" aria-label=label on:click=open>
                <PersonMark chair/>
                <span class="name" data-long=long>{name}</span>
                {cake.then(badge)}
            </button>
            <Symbol sprite="shell" id=sign class=look/>
        </li>
    }
}

/// Drops a seat on another one, whose place it takes, or on an edge, where it then sits.
fn drop_on(draft: &mut Draft, seat: usize, target: &Element) {
    let place = target.get_attribute("data-place").and_then(|place| place.parse().ok());
    let named = |edge: &Edge| target.get_attribute("data-edge").as_deref() == Some(edge.name());
    match (place, Edge::ALL.into_iter().find(named)) {
        (Some(to), _) => draft.shift(seat, to),
        (None, Some(edge)) => draft.sit_at(seat, edge),
        (None, None) => {}
    }
}

#[component]
fn FreePlace(spots: Memo<Vec<Spot>>, draft: RwSignal<Draft>) -> impl IntoView {
    let last = Memo::new(move |_| spots.with(|spots| spots.last().copied().unwrap_or_default()));
    let add = move |_| {
        draft.update(|draft| {
            draft.add(Player::Person);
        });
    };
    view! {
        <li
            class="place free"
            data-edge=move || last.get().edge.name()
            data-half=move || last.get().half.name()
        >
            <button class="open" data-act="add" on:click=add>
                <Icon name="plus"/>
                {tr!(setup.free)}
            </button>
        </li>
    }
}

/// Saved profiles that are not seated yet.
pub fn waiting(draft: &Draft, shell: Shell) -> Vec<Profile> {
    let seated = draft.profiles();
    let waits = |profile: &Profile| !seated.contains(&profile.id);
    shell.profiles.get().list.into_iter().filter(waits).take(CHIPS).collect()
}

/// Saved profiles that are not seated yet, an automatic player, a new person.
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
    let add = move |player| draft.try_update(|draft| draft.add(player));
    let robot = move |_| {
        add(Player::Automatic(FIRST_LEVEL));
    };
    let somebody = move |_| editing.set(add(Player::Person));
    view! {
        {move || waiting.get().into_iter().map(profile).collect_view()}
        <Chip name=tr!(setup.add_robot) on:click=robot><Icon name="robot"/></Chip>
        <Chip name=tr!(setup.new_player) class="chip-player piece new" on:click=somebody>
            <Icon name="plus"/>
        </Chip>
    }
}

/// The known people who sit there: a tap leaves one out, who can be seated again by another.
#[component]
fn Here(draft: RwSignal<Draft>) -> impl IntoView {
    let here = Memo::new(move |_| {
        let of = |draft: &Draft| {
            let known = draft.seats.iter().filter(|chair| chair.profile.is_some());
            known.map(|chair| (chair.mark, chair.name.clone())).collect::<Vec<_>>()
        };
        draft.with(of)
    });
    let one = move |(mark, name): (Mark, String)| {
        let leave = move |_| {
            draft.update(|draft| {
                let seat = draft.seats.iter().position(|chair| chair.mark == mark);
                seat.into_iter().for_each(|seat| draft.remove(seat));
            });
        };
        let label = tr!(setup.without, name = name);
        view! {
            <li>
                <button type="button" class="chip-player piece new" data-act="leave-out" aria-label=label on:click=leave>
                    <Icon name="close"/>
                    {name}
                </button>
            </li>
        }
    };
    move || here.get().into_iter().map(one).collect_view()
}

/// The chip that asks who has a phone.
#[component]
fn WhoHasPhones(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <li>
            <button type="button" class="chip-player piece new" data-act="phones" on:click=move |_| open.set(true)>
                <Icon name="phone"/>
                {tr!(phones.title)}
            </button>
        </li>
    }
}

/// A chip that seats a person.
#[component(transparent)]
pub fn Chip(
    #[prop(into)] name: String,
    #[prop(default = "chip-player piece themed")] class: &'static str,
    children: Children,
) -> impl IntoView {
    view! { <li><button type="button" class=class data-act="seat">{children()}{name}</button></li> }
}
