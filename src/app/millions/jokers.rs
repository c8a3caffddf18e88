//! The lifelines of a contestant (section 6 of the rules; section 7 with two): available, used up, or with
//! what they said.

pub use crate::screens::millions::words::lifeline_name;

use super::asked::letter_name;
use super::desk::Desk;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::Move;
use crate::rules::millions::letters::Letter;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::view::{HolderView, May, TableViewStoreFields};
use leptos::prelude::*;

/// The small token of a lifeline.
#[component]
pub fn Token(lifeline: Lifeline, #[prop(optional)] used: bool) -> impl IntoView {
    let face = match lifeline {
        Lifeline::Fifty => "50:50".into_any(),
        Lifeline::Audience => view! { <Symbol sprite="millions" id="audience"/> }.into_any(),
        Lifeline::Phone => view! { <Symbol sprite="millions" id="phone"/> }.into_any(),
    };
    view! { <span class="token" data-used=used>{face}</span> }
}

/// The three lifelines of a contestant, side by side: to be asked for, or with what they said.
#[component]
pub fn Jokers(seat: Seat, may: May) -> impl IntoView {
    let free_card = may.free_card.then(|| view! { <FreeCard/> });
    let may = StoredValue::new(may);
    let joker = |lifeline| view! { <li><Joker seat lifeline may/></li> };
    view! {
        <ul class="jokers" aria-label=tr!(millions.lifelines)>{Lifeline::ALL.map(joker).collect_view()}</ul>
        {free_card}
    }
}

#[component]
fn Joker(seat: Seat, lifeline: Lifeline, may: StoredValue<May>) -> impl IntoView {
    let asked = may.with_value(|may| may.lifelines.contains(&lifeline));
    if !asked {
        return view! { <Spent seat lifeline/> }.into_any();
    }
    let (friends, call) = may.with_value(|may| (may.friends.clone(), may.call));
    match lifeline {
        Lifeline::Fifty => view! { <Asks lifeline name="fifty" mv=Move::Fifty/> }.into_any(),
        Lifeline::Audience => {
            view! { <Asks lifeline name="audience" mv=Move::Audience/> }.into_any()
        }
        Lifeline::Phone if friends.is_empty() && !call => {
            view! { <Asks lifeline name="phone" mv=Move::Phone(None)/> }.into_any()
        }
        Lifeline::Phone => view! { <Phones friends call/> }.into_any(),
    }
}

/// A lifeline that is asked for by a tap.
#[component]
fn Asks(lifeline: Lifeline, name: &'static str, mv: Move) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="joker piece" data-move=name on:click=move |_| desk.act(mv)>
            <Token lifeline/>
            <b>{lifeline_name(lifeline)}</b>
        </button>
    }
}

/// The phone call: a tap on a friend asks him.
#[component]
fn Phones(friends: Vec<Seat>, call: bool) -> impl IntoView {
    let desk = Desk::get();
    let friend = |friend: Seat| {
        let chair = desk.chair(friend);
        let ask = move |_| desk.act(Move::Phone(Some(friend)));
        view! {
            <button class="friend piece" data-move="phone" on:click=ask>
                <SeatMark mark=chair.mark/><span class="name">{chair.name}</span>
            </button>
        }
    };
    let call = call.then(|| {
        view! {
            <button class="friend piece" data-move="call" on:click=move |_| desk.act(Move::Call)>
                {tr!(millions.real_call)}
            </button>
        }
    });
    view! {
        <div class="joker friends">
            <b><Token lifeline=Lifeline::Phone/>{tr!(millions.phone)}</b>
            <span class="whom">{friends.into_iter().map(friend).collect_view()}{call}</span>
        </div>
    }
}

/// A lifeline that cannot be asked for: what it said, or that it is used up or not available now.
#[component]
fn Spent(seat: Seat, lifeline: Lifeline) -> impl IntoView {
    let desk = Desk::get();
    let used = desk.seat_view(seat).with_untracked(|seat| !seat.lifelines.contains(&lifeline));
    let said = move || {
        let holder = desk.sitting.view.holder().get();
        holder.and_then(|holder| heard(desk, lifeline, &holder)).unwrap_or_else(|| {
            let words = if used { tr!(millions.used_up) } else { tr!(millions.not_now) };
            view! { <small>{words}</small> }.into_any()
        })
    };
    view! {
        <div class="joker" data-used=used>
            <Token lifeline used/>
            <span><b>{lifeline_name(lifeline)}</b>{said}</span>
        </div>
    }
}

/// What a lifeline has said about this question.
fn heard(desk: Desk, lifeline: Lifeline, holder: &HolderView) -> Option<AnyView> {
    let card = |letter| view! { <i>{letter_name(letter)}</i> };
    match lifeline {
        Lifeline::Audience if !holder.cards.is_empty() => {
            let cards = holder.cards.iter().copied().map(card).collect_view();
            Some(view! { <span class="mini-cards">{cards}</span> }.into_any())
        }
        Lifeline::Audience => holder.poll.map(|poll| {
            let bar = |letter: Letter| {
                let share = tr!(millions.per_cent, n = poll[letter.index()]);
                view! { {card(letter)}<small>{share}</small> }
            };
            let bars = Letter::ALL.map(bar).collect_view();
            view! { <span class="mini-cards">{bars}</span> }.into_any()
        }),
        Lifeline::Phone if holder.advice.is_some() => holder.advice.map(|advice| {
            let sure = tr!(millions.sure_of_it, n = advice.certainty);
            view! { <span class="mini-cards">{card(advice.letter)}<small>{sure}</small></span> }
                .into_any()
        }),
        Lifeline::Phone => holder.friend.map(|(friend, letter)| {
            let says = tr!(millions.friend_says, name = desk.name(friend));
            view! { <span class="mini-cards"><small>{says}</small>{card(letter)}</span> }.into_any()
        }),
        _ => None,
    }
}

/// The second free card of the phone call (option O9).
#[component]
fn FreeCard() -> impl IntoView {
    let desk = Desk::get();
    let left = move || {
        desk.sitting.view.holder().with(|holder| {
            holder
                .as_ref()
                .map(|h| h.excluded.rest().iter().collect::<Vec<_>>())
                .unwrap_or_default()
        })
    };
    let card = move |letter: Letter| {
        let show = move |_| desk.act(Move::Show(letter));
        view! {
            <button class="button quiet piece" data-move="show" on:click=show>
                {letter_name(letter)}
            </button>
        }
    };
    view! {
        <p class="heard">
            {tr!(millions.free_card)}
            {move || left().into_iter().map(card).collect_view()}
        </p>
    }
}
