//! The drawn cards of the game: clock faces, ghosts, backs, seat panels.

pub(super) use crate::screens::heure::words::{CARDS, drawing};

use super::desk::Desk;
use super::words::hour_words;
use crate::app::browser::frame::after;
use crate::app::browser::pictures;
use crate::app::parts::{Icon, Image, Symbol};
use crate::app::phones::PersonMark;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::cards::{Card, Hour};
use crate::rules::heure::view::SeatViewStoreFields;
use leptos::prelude::*;
use std::time::Duration;

/// Which drawing an hour card shows.
#[derive(Clone, Copy, PartialEq, Default)]
pub enum CardSize {
    /// The large one, or on a small screen the small one.
    #[default]
    Fitting,
    /// The small one.
    Small,
    /// The large one.
    Large,
}

impl CardSize {
    fn prefix(self) -> &'static str {
        match self {
            CardSize::Small => "m-",
            CardSize::Fitting if Desk::get().narrow.get() => "m-",
            _ => "h-",
        }
    }
}

/// The delay until the large drawings are preloaded; before, each is loaded when it is first shown.
const SEATED: Duration = Duration::from_secs(10);

/// Preloads the drawings of the cards: the small ones when the table opens, the large ones after people have
/// sat down, so that it opens sooner.
pub fn bring_drawings() {
    let all = |size| {
        let hours = (Hour::FIRST.get()..=Hour::LAST.get()).filter_map(Hour::new);
        hours.map(move |hour| drawing(size, hour))
    };
    let ghosts = ["ghost-card-boo", "ghost-card-hello"].map(str::to_owned);
    pictures::bring(CARDS, all("m-").chain(ghosts));
    after(SEATED, move || pictures::bring(CARDS, all("h-")));
}

/// An hour card: a single element, as rows re-render while people tap.
#[component]
pub fn ClockCard(hour: Hour, #[prop(optional)] size: CardSize) -> impl IntoView {
    view! {
        <img
            class="clock-card"
            data-hour=hour.get().to_string()
            alt=hour_words(hour)
            src=move || pictures::address(CARDS, &drawing(size.prefix(), hour))
            on:error=|lost| pictures::again(&lost)
        />
    }
}

/// A ghost card; the mood follows the moment, never the card.
#[component]
pub fn GhostCard(mood: &'static str) -> impl IntoView {
    view! { <Image folder=CARDS name=mood class="ghost-card" alt=tr!(heure.ghost)/> }
}

/// A card of one's own hand.
#[component]
pub fn Face(card: Card) -> impl IntoView {
    match card {
        Card::Hour(hour) => view! { <ClockCard hour/> }.into_any(),
        Card::Ghost => view! { <GhostCard mood="ghost-card-hello"/> }.into_any(),
    }
}

/// `count` card backs.
pub fn backs(count: usize) -> impl IntoView {
    (0..count).map(|_| view! { <span class="card-back"></span> }).collect_view()
}

/// The number of cards in a hand, with its little drawing.
#[component]
pub fn Count(#[prop(into)] cards: Signal<u8>) -> impl IntoView {
    view! {
        <span class="count"><Symbol sprite="heure" id="count"/>{cards}</span>
    }
}

/// A seat's panel: mark, name, number of cards; a person taps it to look at his own hand.
#[component]
pub fn SeatPanel(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let (chair, field) = (desk.chair(seat), desk.field(seat));
    let cards = Memo::new(move |_| field.hand().with(|hand| hand.count()));
    let label = move || tr!(heure.cards_n, name = desk.name(seat), n = cards.get());
    let turn = move || field.turn().get().then_some("");
    let number = chair.mark.0.to_string();
    let inside = view! {
        <PersonMark chair=chair.clone()/>
        <span class="who">
            <span class="name">{chair.name}</span>
            <Count cards/>
        </span>
    };
    if desk.is_person(seat) {
        let peek = move |_| desk.hang_curtain(seat);
        view! {
            <button class="seat piece" data-mark=number data-turn=turn data-act="peek" aria-label=label on:click=peek>
                {inside}
            </button>
        }
        .into_any()
    } else {
        view! {
            <div class="seat piece" data-mark=number data-turn=turn data-robot="" role="group" aria-label=label>
                {inside}
                <Icon name="robot"/>
            </div>
        }
        .into_any()
    }
}

/// The words said aloud, with a button to hear them again.
#[component]
pub fn Spoken(#[prop(into)] words: String) -> impl IntoView {
    let desk = Desk::get();
    let aloud = words.clone();
    view! {
        <p class="spoken">
            {words}
            <button
                class="icon-button button quiet piece"
                data-act="speak"
                aria-label=tr!(heure.listen)
                on:click=move |_| desk.say(&aloud)
            >
                <Icon name="speak"/>
            </button>
        </p>
    }
}

/// The draw pile and how many cards it has.
#[component]
pub fn Pile(cards: Memo<u8>) -> impl IntoView {
    view! {
        <div class="pile" role="img" aria-label=move || tr!(heure.pile, n = cards.get())>
            <span class="stack">{move || backs(cards.get().min(3).into())}</span>
            {cards}
        </div>
    }
}
