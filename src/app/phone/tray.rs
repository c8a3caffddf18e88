//! Cards and places side by side on a phone: a fan of backs to draw from, a row to lay on, one's own hand, which is
//! shown only while its owner looks and can be reordered.

use super::touch::Touch;
use crate::app::browser::{idle, pictures};
use crate::app::parts::{Icon, WordButton};
use crate::app::words::tr;
use leptos::prelude::*;

/// So many cards lie side by side on the smallest phone; more go on below.
const SEVEN: usize = 7;

/// Idle time after which one's own cards are hidden, in ms.
const HIDES_AFTER: u32 = 30_000;

/// Cards or places, from left to right.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tray {
    /// Its name in the page.
    pub name: &'static str,
    /// Its label.
    pub label: String,
    /// Its cards and places.
    pub places: Vec<Place>,
    /// Whether it is one's own hand: shown on request, and reordered by two touches.
    pub own: bool,
}

/// A card, or a place for one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Place {
    /// Its appearance.
    pub face: Face,
    /// Its description, for screen readers.
    pub words: String,
    /// `fits` where a card fits well, or empty.
    pub state: &'static str,
    /// The doubt shown at a first touch, where only a second one makes the move; usually empty.
    pub doubt: &'static str,
    /// The move that a touch makes: its name for tests, and its journal notation.
    pub mv: Option<(&'static str, String)>,
}

/// The appearance of a place.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Face {
    /// A free place.
    #[default]
    Free,
    /// A card that lies face down.
    Back,
    /// A card's drawing: its class, the folder, the name of the file.
    Drawing(&'static str, &'static str, String),
}

/// All trays; `sort` receives the number of cards, the index of the one to move, and its new index.
#[component]
pub fn Trays(
    trays: Memo<Vec<Tray>>,
    touch: Touch,
    sort: Callback<(usize, usize, usize)>,
) -> impl IntoView {
    let looks = RwSignal::new(false);
    let one = move |tray: Tray| {
        if tray.own {
            view! { <OwnHand tray looks touch sort/> }.into_any()
        } else {
            view! { <OneTray tray touch sort/> }.into_any()
        }
    };
    move || trays.get().into_iter().map(one).collect_view()
}

/// One's own hand; hidden when idle or in the background: a phone that is laid down shows it to nobody.
#[component]
fn OwnHand(
    tray: Tray,
    looks: RwSignal<bool>,
    touch: Touch,
    sort: Callback<(usize, usize, usize)>,
) -> impl IntoView {
    move || {
        if !looks.get() {
            let label = tr!(phones.look, n = tray.places.len());
            return view! { <WordButton act="look" icon="eye" label on:click=move |_| looks.set(true)/> }
                .into_any();
        }
        idle::after(HIDES_AFTER, move || looks.set(false));
        idle::when_hidden(move || looks.set(false));
        let label = tr!(phones.hide);
        view! {
            <OneTray tray=tray.clone() touch sort/>
            <WordButton act="hide" icon="curtain" label on:click=move |_| looks.set(false)/>
        }
        .into_any()
    }
}

/// The first touch of two in a tray; cheap to copy.
#[derive(Clone, Copy)]
struct Held {
    /// The card to be moved, or the doubted place.
    at: RwSignal<Option<usize>>,
    touch: Touch,
    sort: Callback<(usize, usize, usize)>,
    of: usize,
    sorts: bool,
}

impl Held {
    fn is(self, place: usize) -> bool {
        self.at.get() == Some(place)
    }

    fn press(self, place: usize, doubted: bool, mv: Option<&String>) {
        match (self.at.get_untracked(), mv) {
            (None, _) if self.sorts || doubted => self.at.set(Some(place)),
            (Some(before), _) if self.sorts && before == place => self.at.set(None),
            (Some(before), _) if self.sorts => self.sort.run((self.of, before, place)),
            (Some(before), _) if doubted && before != place => self.at.set(Some(place)),
            (_, Some(mv)) => self.touch.now(mv.clone()),
            _ => (),
        }
    }
}

#[component]
fn OneTray(tray: Tray, touch: Touch, sort: Callback<(usize, usize, usize)>) -> impl IntoView {
    let Tray { name, label, places, own } = tray;
    let (of, at) = (places.len(), RwSignal::new(None));
    let held = Held { at, touch, sort, of, sorts: own };
    let doubts: Vec<&'static str> = places.iter().map(|place| place.doubt).collect();
    let hint = move || match at.get() {
        Some(_) if own => tr!(phones.put_where),
        None if own => tr!(phones.put_what),
        Some(place) => doubts[place],
        None => "",
    };
    let hint = Memo::new(move |_| hint());
    let one = move |(at, place)| view! { <OnePlace at place held/> };
    view! {
        <section class="phone-tray" data-tray=name aria-label=label.clone()>
            <h2>{label.clone()}</h2>
            <p class="phone-hint" role="status">{hint}</p>
            <ol style:--n=of.min(SEVEN).to_string()>{places.into_iter().enumerate().map(one).collect_view()}</ol>
        </section>
    }
}

#[component]
fn OnePlace(at: usize, place: Place, held: Held) -> impl IntoView {
    let Place { face, words, state, doubt, mv } = place;
    let (name, mv) = mv.unzip();
    let still = name.is_none() && !held.sorts;
    let inside = match face {
        Face::Free => view! { <span aria-hidden="true">"?"</span> }.into_any(),
        Face::Back => view! { <span class="card-back"></span> }.into_any(),
        Face::Drawing(class, folder, file) => {
            let src = pictures::address(folder, &file);
            view! { <img class=class alt="" src=src on:error=|lost| pictures::again(&lost)/> }
                .into_any()
        }
    };
    let press = move |_| held.press(at, !doubt.is_empty(), mv.as_ref());
    view! {
        <li>
            <button
                class="phone-card"
                data-state=state
                data-held=move || held.is(at)
                data-act=held.sorts.then_some("put")
                data-move=name
                disabled=still
                aria-label=words
                aria-pressed=held.sorts.then_some(move || held.is(at).to_string())
                on:click=press
            >
                {inside}
                {move || (held.is(at) && held.sorts).then(|| view! { <Icon name="hand"/> })}
            </button>
        </li>
    }
}
