//! The reveal (MIL-P14 to P18): the suspense before closed cards, then all answers turn at once; a million is
//! a moment of its own.

use super::asked::{Look, Lozenges, letter_name};
use super::desk::{Desk, Payment};
use crate::app::parts::money::amount;
use crate::app::parts::raised::Note;
use crate::app::parts::ticket::Question;
use crate::app::parts::{Icon, SeatMark, Symbol};
use crate::app::quiz::controls::{Followed, GoOn};
use crate::app::words::{deck_lang, tr};
use crate::rules::Seat;
use crate::rules::millions::Leave;
use crate::rules::millions::ladder::{TOP, after_wrong, worth};
use crate::rules::millions::letters::Letter;
use crate::rules::millions::view::{
    AnswerView, QuestionView, Role, ShownView, TableViewStoreFields,
};
use leptos::prelude::*;

/// The suspense: the question, and a closed card for each contestant who is in.
#[component]
pub fn Breath() -> impl IntoView {
    let desk = Desk::get();
    let answers =
        desk.seats().filter(|seat| matches!(desk.seat_view(*seat).get_untracked().role, Role::In));
    let closed = |seat| view! { <Holder seat><span class="back"></span></Holder> };
    let question = desk.sitting.view.question().get_untracked();
    let asked = question.map(|QuestionView { q, answers, .. }| {
        let looks = Letter::ALL.map(|_| Memo::new(|_| Look::still("open")));
        view! { <Turning q answers looks/> }
    });
    view! {
        <div class="reveal">
            {asked}
            <ul class="holders">{answers.map(closed).collect_view()}</ul>
            <p class="breath">{tr!(millions.suspense)}</p>
        </div>
    }
}

/// The reveal: all answers have turned.
#[component]
pub fn Reveal() -> impl IntoView {
    let desk = Desk::get();
    let Some(shown) = desk.sitting.view.shown().get_untracked() else {
        return view! { <GoOn on:click=move |_| desk.go_on()/> }.into_any();
    };
    let ShownView { level, q, answers, right, given, note, .. } = shown;
    let looks = Letter::ALL.map(|letter| {
        let state = if letter == right { "right" } else { "dim" };
        Memo::new(move |_| Look::still(state))
    });
    let winners: Vec<Seat> =
        given.iter().filter(|g| g.right && level == TOP).map(|g| g.seat).collect();
    let million = !winners.is_empty();
    let cards = answers.clone();
    let cards = if million {
        view! { <Million winners/> }.into_any()
    } else {
        view! { <Holders given answers=cards/> }.into_any()
    };
    view! {
        <div class="reveal" data-million=million>
            <Turning q answers looks/>
            {cards}
            <After note/>
        </div>
    }
    .into_any()
}

/// The answers that the contestants left uncovered; those who walked away keep theirs secret.
#[component]
fn Holders(given: Vec<AnswerView>, answers: [String; 4]) -> impl IntoView {
    let paid = untrack(|| Desk::get().payments());
    let walked = paid.into_iter().filter(|paid| paid.why == Leave::Walked);
    let turned = |answer| view! { <Turned answer answers=answers.clone()/> };
    view! {
        <ul class="holders">
            {given.into_iter().map(turned).collect_view()}
            {walked.map(|paid| view! { <Kept paid/> }).collect_view()}
        </ul>
    }
}

#[component]
fn Turning(q: String, answers: [String; 4], looks: [Memo<Look>; 4]) -> impl IntoView {
    view! {
        <Question text=q/>
        <Lozenges texts=answers looks/>
    }
}

/// A contestant's card: `.holder[data-verdict]`.
#[component]
fn Holder(
    seat: Seat,
    #[prop(optional)] verdict: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    let chair = Desk::get().chair(seat);
    view! {
        <li class="holder piece" data-verdict=verdict>
            {children()}
            <span class="whose"><SeatMark mark=chair.mark/><span class="name">{chair.name}</span></span>
        </li>
    }
}

/// A contestant's answer, and the sum to which it takes him.
#[component]
fn Turned(answer: AnswerView, answers: [String; 4]) -> impl IntoView {
    let desk = Desk::get();
    let verdict = if answer.right { "right" } else { "wrong" };
    let letter = answer.answer.map_or("–".to_owned(), letter_name);
    let words = answer.answer.map(|letter| answers[letter.index()].clone());
    let level = desk.level.get_untracked();
    let sum = if answer.right { worth(level) } else { after_wrong(level) };
    let (icon, said) =
        if answer.right { ("check", tr!(quiz.right)) } else { ("close", tr!(quiz.wrong)) };
    view! {
        <Holder seat=answer.seat verdict>
            <span class="front">
                <span class="letter">{letter}</span>
                <span class="words" lang=deck_lang()>{words}</span>
            </span>
            <span class="lands">
                <Icon name=icon/><span class="unseen">{said}</span>{amount(sum)}
            </span>
        </Holder>
    }
}

/// The card of a contestant who has walked away: his answer stays secret.
#[component]
fn Kept(paid: Payment) -> impl IntoView {
    view! {
        <Holder seat=paid.seat verdict="walked">
            <span class="front"><Symbol sprite="millions" id="case" class="icon"/><span class="words">{tr!(millions.stays_secret)}</span></span>
            <span class="lands">{amount(paid.amount)}</span>
        </Holder>
    }
}

/// The million: a moment that a table remembers.
#[component]
fn Million(winners: Vec<Seat>) -> impl IntoView {
    let desk = Desk::get();
    let spark = |n: u8| view! { <i style:--i=n.to_string()></i> };
    let winner = |seat: Seat| {
        let chair = desk.chair(seat);
        let words = tr!(millions.is_millionaire, name = chair.name);
        view! { <p class="address"><SeatMark mark=chair.mark/><span>{words}</span></p> }
    };
    view! {
        <div class="million">
            <div class="rain" aria-hidden="true">{(0..28).map(spark).collect_view()}</div>
            <strong>{amount(worth(TOP))}</strong>
            {winners.into_iter().map(winner).collect_view()}
        </div>
    }
}

/// The consequences, the explanation, and the button that goes on.
#[component]
fn After(note: Option<String>) -> impl IntoView {
    let desk = Desk::get();
    let lines = Signal::derive(move || desk.followed());
    view! {
        <div class="reveal-foot">
            <div><Followed lines/><Note note/></div>
            <GoOn on:click=move |_| desk.go_on()/>
        </div>
    }
}
