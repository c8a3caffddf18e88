//! The lifelines of a contestant (section 6 of the rules; section 7 with two): to be asked for, used
//! up, or what they said.

use super::asked::letter_name;
use super::desk::Desk;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::Move;
use crate::rules::millions::letters::Letter;
use crate::rules::millions::lifelines::Lifeline;
use crate::rules::millions::view::{HolderView, May, TableViewStoreFields};
use leptos::prelude::*;

/// What a lifeline looks like, small.
#[component]
pub fn Token(lifeline: Lifeline, #[prop(optional)] used: bool) -> impl IntoView {
    let face = match lifeline {
        Lifeline::Fifty => "50:50".into_any(),
        Lifeline::Audience => view! { <Icon name="person"/> }.into_any(),
        Lifeline::Phone => view! { <Icon name="speak"/> }.into_any(),
    };
    view! { <span class="token" data-used=used>{face}</span> }
}

/// The name of a lifeline.
pub fn lifeline_name(lifeline: Lifeline) -> &'static str {
    match lifeline {
        Lifeline::Fifty => tr!(millions.fifty),
        Lifeline::Audience => tr!(millions.audience),
        Lifeline::Phone => tr!(millions.phone),
    }
}

/// All that may be asked for now, and what came of what was asked.
#[component]
pub fn Jokers(seat: Seat, may: May) -> impl IntoView {
    let desk = Desk::get();
    let holder = move || desk.sitting.table.holder().get();
    let asks = |lifeline| may.lifelines.contains(&lifeline);
    let plain = move |lifeline, name, mv| {
        view! { <Joker lifeline name mv words=lifeline_name(lifeline).to_owned()/> }
    };
    let friend = |friend: Seat| {
        let words = tr!(millions.phones, name = desk.name(friend));
        view! { <Joker lifeline=Lifeline::Phone name="phone" mv=Move::Phone(Some(friend)) words/> }
    };
    let alone = asks(Lifeline::Phone) && may.friends.is_empty();
    let call = || {
        let words = tr!(millions.real_call).to_owned();
        view! { <Joker lifeline=Lifeline::Phone name="call" mv=Move::Call words/> }
    };
    view! {
        <div class="jokers" role="group" aria-label=tr!(millions.lifelines)>
            {asks(Lifeline::Fifty).then(|| plain(Lifeline::Fifty, "fifty", Move::Fifty))}
            {asks(Lifeline::Audience).then(|| plain(Lifeline::Audience, "audience", Move::Audience))}
            {alone.then(|| plain(Lifeline::Phone, "phone", Move::Phone(None)))}
            {may.friends.iter().copied().map(friend).collect_view()}
            {may.call.then(call)}
        </div>
        {may.free_card.then(|| view! { <FreeCard/> })}
        {move || holder().map(|holder| view! { <Heard holder/> })}
        <span class="unseen">{desk.name(seat)}</span>
    }
}

#[component]
fn Joker(lifeline: Lifeline, name: &'static str, mv: Move, words: String) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <button class="joker piece" data-move=name on:click=move |_| desk.act(mv)>
            <Token lifeline/>
            <b>{words}</b>
        </button>
    }
}

/// The second free card of the phone call (option O9).
#[component]
fn FreeCard() -> impl IntoView {
    let desk = Desk::get();
    let left = move || {
        desk.sitting.table.holder().with(|holder| {
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

/// The letters that the audience and a friend have given.
#[component]
fn Heard(holder: HolderView) -> impl IntoView {
    let desk = Desk::get();
    let card = |letter| view! { <i>{letter_name(letter)}</i> };
    let vote = (!holder.cards.is_empty()).then(|| {
        let cards = holder.cards.iter().copied().map(card).collect_view();
        view! { <p class="heard">{tr!(millions.voted)}<span class="mini-cards">{cards}</span></p> }
    });
    let friend = holder.friend.map(|(seat, letter)| {
        view! {
            <p class="heard">
                <SeatMark mark=desk.chair(seat).mark/>
                {tr!(millions.friend_says, name = desk.name(seat))}
                <span class="mini-cards">{card(letter)}</span>
            </p>
        }
    });
    view! { {vote}{friend} }
}
