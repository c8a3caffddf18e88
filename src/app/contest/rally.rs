//! A rally over a list (DEF-PIN, EGO-PIN): the reader's list behind the curtain, the answers given
//! so far for everybody, who is still in.

use super::Floor;
use super::console::CallsTime;
use super::correction::Correction;
use super::strip::{Amends, Remaining};
use crate::app::parts::ticket::Question;
use crate::app::parts::typed::TypedAnswer;
use crate::app::parts::{Icon, SeatMark};
use crate::app::phones::UnlessOnPhone;
use crate::app::words::{deck_lang, tr};
use crate::decks::question::Trap;
use crate::rules::Seat;
use crate::rules::contest::typed::{Given, given_so_far};
use crate::rules::contest::view::{AnswerView, ContestView, ListedView, PlayView};
use crate::rules::contest::{Judge, Reply};
use leptos::prelude::*;

/// The list behind the reader's curtain.
#[component]
pub fn Ticking() -> impl IntoView {
    let floor = Floor::get();
    let question = Memo::new(move |_| floor.question());
    let list = Memo::new(move |_| floor.read(list_of).flatten());
    let heading = move || {
        let (answers, _) = list.get()?;
        let given = answers.iter().filter(|listed| listed.by.is_some()).count();
        Some(tr!(contest.given_of, n = given, of = answers.len()))
    };
    let ticks = move || list.get().map(|(answers, traps)| view! { <Ticks answers/><Traps traps/> });
    view! {
        <div class="rally-list">
            {move || question.get().map(|text| view! { <Question text/> })}
            <p class="hint">{heading}</p>
            {ticks}
        </div>
        <Side judged=true/>
    }
}

type List = (Vec<ListedView>, Vec<Trap>);

fn list_of(view: &ContestView) -> Option<List> {
    match &view.answer {
        Some(AnswerView::List { answers, traps }) => Some((answers.clone(), traps.clone())),
        _ => None,
    }
}

/// Every answer; a tap ticks the one that was heard.
#[component]
fn Ticks(answers: Vec<ListedView>) -> impl IntoView {
    let floor = Floor::get();
    let by_itself =
        Memo::new(move |_| floor.answering().is_some_and(|s| !floor.table.is_person(s)));
    let long = answers.len() > 9;
    let tick = move |(place, ListedView { a, accept, by }): (u8, ListedView)| {
        let mark = by.map(|seat| view! { <SeatMark mark=floor.table.chair(seat).mark/> });
        let free = by.is_none();
        let said = by.map(|seat| tr!(contest.given_by, name = floor.table.name(seat)));
        view! {
            <li>
                <button
                    class="tick piece"
                    aria-pressed=(!free).to_string()
                    data-move=move || (free && !by_itself.get()).then_some("tick")
                    disabled=move || !free || by_itself.get()
                    on:click=move |_| floor.judges(Reply::Tick(place))
                >
                    <span class="text" lang=deck_lang()>{a}{(!accept.is_empty()).then(|| view! { <small>{accept.join(", ")}</small> })}</span>
                    {mark}
                    <span class="unseen">{said}</span>
                </button>
            </li>
        }
    };
    let all = (0..).zip(answers).map(tick).collect_view();
    view! { <ul class="ticks" data-long=long aria-label=tr!(contest.list)>{all}</ul> }
}

/// What is often said but wrong.
#[component]
fn Traps(traps: Vec<Trap>) -> impl IntoView {
    let trap = |Trap { a, why }| view! { <li lang=deck_lang()><b>{a}</b>{(!why.is_empty()).then(|| view! { <small>{why}</small> })}</li> };
    (!traps.is_empty()).then(|| {
        view! {
            <section class="traps">
                <h2>{tr!(contest.traps)}</h2>
                <ul>{traps.into_iter().map(trap).collect_view()}</ul>
            </section>
        }
    })
}

/// Who is on turn, who is still in, the seconds left; with `judged`, the reader's buttons.
#[component]
fn Side(judged: bool) -> impl IntoView {
    let floor = Floor::get();
    let seat = Memo::new(move |_| floor.answering());
    let title =
        move || seat.get().map(|seat| tr!(contest.your_turn, name = floor.table.name(seat)));
    let person = move || seat.get().is_some_and(|seat| floor.table.is_person(seat));
    view! {
        <section class="slab side">
            <div class="turn"><h2>{title}</h2><p>{floor.title}</p></div>
            <Players/>
            <Remaining/>
            <Show when=move || judged && person()><Judging/></Show>
            {judged.then(|| view! { <Amends/> })}
        </section>
    }
}

#[component]
fn Judging() -> impl IntoView {
    let floor = Floor::get();
    view! {
        <div class="deeds">
            <button class="thumb piece" data-verdict="wrong" data-move="wrong" on:click=move |_| floor.judges(Reply::Wrong)>
                <Icon name="close"/><span class="text">{tr!(contest.wrong)}<small>{tr!(contest.said_or_none)}</small></span>
            </button>
            <button class="button quiet piece" data-move="right" on:click=move |_| floor.judges(Reply::Right)>
                {tr!(contest.counts_too)}
            </button>
        </div>
    }
}

/// The participants in table order, still in or out; the ball marks the one to answer: `ol.rally > li`.
#[component]
fn Players() -> impl IntoView {
    let floor = Floor::get();
    let players = untrack(|| floor.read(|view| view.players.clone())).unwrap_or_default();
    let one = |seat: Seat| {
        let out = Memo::new(move |_| floor.read(|view| view.out.contains(&seat)).unwrap_or(false));
        let ball = Memo::new(move |_| floor.answering() == Some(seat));
        view! {
            <li data-seat=seat.0.to_string() data-ball=ball data-out=out>
                <SeatMark mark=floor.table.chair(seat).mark/>
                <span>{move || if out.get() { tr!(contest.out) } else { tr!(contest.in_play) }}</span>
            </li>
        }
    };
    view! { <ol class="rally">{players.into_iter().map(one).collect_view()}</ol> }
}

/// The public stage of a rally: the question and the answers given; where the tablet judges, the answer is typed.
#[component]
pub fn Rally(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    let floor = Floor::get();
    let question = Memo::new(move |_| floor.question());
    let typist = Memo::new(move |_| {
        let seat = floor.read(|view| view.answering.filter(|_| view.judge == Judge::Tablet));
        seat.flatten().filter(|seat| floor.table.is_person(*seat))
    });
    let types = move |seat: Seat| {
        let send = Callback::new(move |text| floor.by(seat, Reply::Say(text)));
        let name = floor.table.name(seat);
        view! { <UnlessOnPhone seat name><TypedAnswer label=tr!(contest.your_answer) on_send=send/></UnlessOnPhone> }
    };
    view! {
        <div class="rally-list">
            {move || question.get().map(|text| view! { <Question text/> })}
            <Said/>
            {move || typist.get().map(types)}
            <div class="amends"><CallsTime/><Correction/></div>
            {children.map(|children| children())}
        </div>
        <Side judged=false/>
    }
}

/// The answers given so far, with the marks of their seats: `ol.said`.
#[component]
fn Said() -> impl IntoView {
    let floor = Floor::get();
    let given = Memo::new(move |_| {
        let of = |view: &ContestView| match &view.play {
            PlayView::Rally { given } => given.clone(),
            _ => vec![],
        };
        let given = floor.read(of).unwrap_or_default();
        given_so_far(given, floor.typed.get())
    });
    let one = move |Given { seat, text, right, .. }: Given| {
        let text = text.unwrap_or_else(|| tr!(contest.another).into());
        let wrong = (!right).then(
            || view! { <Icon name="close"/><span class="unseen">{tr!(contest.wrong)}</span> },
        );
        view! {
            <li class="pin" data-wrong=!right><SeatMark mark=floor.table.chair(seat).mark/><b>{text}</b>{wrong}</li>
        }
    };
    view! { <ol class="said">{move || given.get().into_iter().map(one).collect_view()}</ol> }
}
