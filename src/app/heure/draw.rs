//! Drawing: the neighbour's hand as a fan of backs, in the order its owner chose (HEURE-T2, T3).

use super::desk::Desk;
use crate::app::parts::{Icon, SeatMark, Symbol};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::view::{SeatViewStoreFields, TableViewStoreFields};
use crate::rules::heure::{Move, PhaseKind};
use leptos::prelude::*;

/// The stage: the fan, and a button for its owner to put it in order first.
#[component]
pub fn Draw() -> impl IntoView {
    let desk = Desk::get();
    let victim = Memo::new(move |_| desk.sitting.view.victim().get());
    move || view! { <HandOf victim=victim.get()/> }
}

#[component]
fn HandOf(victim: Seat) -> impl IntoView {
    let desk = Desk::get();
    let chair = desk.chair(victim);
    let number = chair.mark.0.to_string();
    let big = ["mark-", &number].concat();
    view! {
        <section class="stage" aria-label=tr!(heure.hand_of, name = chair.name)>
            <div class="mat" data-mark=number>
                <Symbol sprite="shell" id=big class="big-mark" view_box="0 0 40 40"/>
                <Fan victim/>
            </div>
            {desk.is_person(victim).then(|| view! { <Offer victim/> })}
        </section>
    }
}

#[component]
fn Fan(victim: Seat) -> impl IntoView {
    let desk = Desk::get();
    let field = desk.field(victim);
    // After the draw the count stays: the fan is about to unmount and must not re-render.
    let cards = Memo::new(move |before: Option<&u8>| match before {
        Some(&before) if desk.sitting.phase_kind.get() != PhaseKind::Draw => before,
        _ => field.hand().with(|hand| hand.count()),
    });
    let backs = move || {
        let (of, hands_on) = (cards.get(), desk.hands_on());
        (0..of).map(|place| view! { <Back place of hands_on/> }).collect_view()
    };
    // A hand that shows what to do, over the card before the last.
    let hint = move || {
        let over = cards.get().saturating_sub(2).to_string();
        desk.hands_on().then(|| view! { <span class="hint-hand" style:--i=over></span> })
    };
    view! {
        <div class="fan" style:--n=move || cards.get().to_string()>
            {backs}
            {hint}
        </div>
    }
}

#[component]
fn Back(place: u8, of: u8, hands_on: bool) -> impl IntoView {
    let desk = Desk::get();
    let index = place.to_string();
    if !hands_on {
        return view! { <span class="card-back" style:--i=index></span> }.into_any();
    }
    view! {
        <button
            class="card-back"
            style:--i=index
            data-move="draw"
            aria-label=tr!(heure.card_of, n = place + 1, of = of)
            on:click=move |_| desk.act(Move::Draw { card: place })
        ></button>
    }
    .into_any()
}

/// The owner's buttons: to put the hand in order, and to wave the automatic player through.
#[component]
fn Offer(victim: Seat) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <div class="offer">
            <TidyButton victim/>
            <Show when=move || desk.offered.get()>
                <button class="button piece go" data-act="continue" on:click=move |_| desk.wave_through()>
                    <Icon name="hand"/>
                    {tr!(heure.wave)}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn TidyButton(victim: Seat) -> impl IntoView {
    let desk = Desk::get();
    let chair = desk.chair(victim);
    view! {
        <button class="button quiet piece tidy" data-act="tidy" on:click=move |_| desk.hang_curtain(victim)>
            <SeatMark mark=chair.mark/>
            {tr!(heure.tidy, name = chair.name)}
            <Icon name="curtain"/>
        </button>
    }
}
