//! Cards and places side by side on a phone: a fan of backs to draw from, a row to lay on, one's own hand, which is
//! shown only while its owner looks and can be reordered.

use super::touch::Touch;
use crate::app::browser::{idle, pictures};
use crate::app::parts::{Icon, WordButton};
use crate::app::words::tr;
use crate::screens::hand::moved;
use crate::screens::{Face, Place, Tray, Word};
use leptos::prelude::*;

/// So many cards lie side by side on the smallest phone; more go on below.
const SEVEN: usize = 7;

/// Idle time after which one's own cards are hidden, in ms.
const HIDES_AFTER: u32 = 30_000;

/// All trays.
#[component]
pub fn Trays(trays: Memo<Vec<Tray>>, touch: Touch) -> impl IntoView {
    let looks = RwSignal::new(false);
    let one = move |tray: Tray| {
        if tray.sorts.is_some() {
            view! { <OwnHand tray looks touch/> }.into_any()
        } else {
            view! { <OneTray tray touch/> }.into_any()
        }
    };
    move || trays.get().into_iter().map(one).collect_view()
}

/// One's own hand; hidden when idle or in the background: a phone that is laid down shows it to nobody.
#[component]
fn OwnHand(tray: Tray, looks: RwSignal<bool>, touch: Touch) -> impl IntoView {
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
            <OneTray tray=tray.clone() touch/>
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
    of: usize,
    /// The notation of the move that reorders the cards, before the order.
    sort: StoredValue<Option<String>>,
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
            (Some(before), _) if self.sorts => self.put(before, place),
            (Some(before), _) if doubted && before != place => self.at.set(Some(place)),
            (_, Some(mv)) => self.touch.now(mv.clone()),
            _ => (),
        }
    }

    /// Plays the move that puts the card at `from` to `to`.
    fn put(self, from: usize, to: usize) {
        let order: Vec<String> = moved(self.of, from, to).iter().map(u8::to_string).collect();
        let before = self.sort.with_value(|before| before.clone().unwrap_or_default());
        self.touch.now(before + &order.join(" "));
    }
}

#[component]
fn OneTray(tray: Tray, touch: Touch) -> impl IntoView {
    let Tray { name, label, places, sorts } = tray;
    let (of, at, own) = (places.len(), RwSignal::new(None), sorts.is_some());
    let held = Held { at, touch, of, sort: StoredValue::new(sorts), sorts: own };
    let doubts: Vec<Word> = places.iter().map(|place| place.doubt.clone()).collect();
    let hint = move || match at.get() {
        Some(_) if own => tr!(phones.put_where).into(),
        None if own => tr!(phones.put_what).into(),
        Some(place) => doubts[place].clone(),
        None => Word::default(),
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
            let src = pictures::address(&folder, &file);
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
