//! The duels (MIDI-D1, MIDI-D2): the opponent is named, a card is taken by its title, the question
//! is answered once.

use super::asked::{Ask, Opponents, WaitsOr};
use super::desk::Desk;
use crate::app::parts::ticket::{Heading, Person, Ticket};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::PhaseView;
use leptos::prelude::*;

/// The stage of a duel.
#[component]
pub fn Duel() -> impl IntoView {
    let desk = Desk::get();
    move || {
        let PhaseView::Duel { second, challenger, challenged, question, titles, card } =
            desk.phase.get()
        else {
            return ().into_any();
        };
        match (challenged, question) {
            (_, Some(asked)) => {
                let title = card.map(|card| titles[usize::from(card)].clone());
                // Of the second pair one is left, which nobody chooses (MIDI-D2-2).
                let words = |title: String| {
                    if second { tr!(midi.title_left, title = title) } else { title }
                };
                let extra =
                    title.map(|it| view! { <p class="duel-title">{words(it)}</p> }.into_any());
                view! { <Ask asked extra/> }.into_any()
            }
            (Some(seat), None) => view! { <Take challenger seat titles/> }.into_any(),
            (None, None) => view! { <Challenge seat=challenger/> }.into_any(),
        }
    }
}

#[component]
fn Challenge(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let words = tr!(midi.do_challenge, name = desk.name(seat));
    let call = view! { <WaitsOr seat words/> }.into_any();
    view! {
        <Ticket label=tr!(midi.duel) call>
            <Heading text=tr!(midi.round_lost, name = desk.name(seat))/>
        </Ticket>
        {desk.is_person(seat).then(|| view! { <Opponents me=seat/> })}
    }
}

/// Two titles of one colour; the questions are not seen (MIDI-D1-3, Q14).
#[component]
fn Take(challenger: Seat, seat: Seat, titles: [String; 2]) -> impl IntoView {
    let desk = Desk::get();
    let words = tr!(midi.do_take, name = desk.name(seat));
    let call = view! { <WaitsOr seat words/> }.into_any();
    let card = |(card, title): (usize, String)| {
        let take = move |_| {
            if untrack(|| desk.hands_on()) {
                desk.act(Move::Take(card as u8));
            }
        };
        view! {
            <button
                class="title-card piece"
                data-move="take"
                aria-disabled=move || (!desk.hands_on()).to_string()
                on:click=take
            >
                <span>{title}</span>
            </button>
        }
    };
    view! {
        <Ticket label=tr!(midi.duel) call>
            <p class="versus">
                <Person chair=desk.chair(challenger)/>" "<b class="against">{tr!(midi.versus)}</b>" "
                <Person chair=desk.chair(seat)/>
            </p>
        </Ticket>
        <div class="duel-titles" role="group" aria-label=tr!(midi.titles)>
            {titles.into_iter().enumerate().map(card).collect_view()}
        </div>
    }
}
