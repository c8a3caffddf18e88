//! What goes on around a hand: what its person owns and which place that is, how the others stand and what they do, the
//! steps to climb, and what has happened last. The rest of the screen is theirs, and nothing more: where there is no room
//! for it whole, it is not there.

use crate::app::elsewhere::watch::Watch;
use crate::app::parts::SeatMark;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::screens::{Card, Rung};
use leptos::prelude::*;

/// What the table has told last, in words: a context of the page.
#[derive(Clone, Copy)]
pub struct News(pub RwSignal<String>);

/// What the person owns, and the place.
#[component]
pub fn Score(cards: Memo<Vec<Card>>, place: Memo<Option<usize>>, own: Seat) -> impl IntoView {
    let sum = move || cards.with(|all| all.get(own.index()).map(|card| card.sum.clone()));
    let place = move || {
        let of = cards.with(Vec::len);
        place.get().map(|n| view! { <small>{tr!(phones.place, n = n, of = of)}</small> })
    };
    view! { <p class="phone-score"><b>{sum}</b>{place}</p> }
}

/// Everybody with what each owns and does, the steps, and the last event: `.phone-around`.
#[component]
pub fn Around(rungs: Memo<Vec<Rung>>, own: Seat, watch: Watch) -> impl IntoView {
    let cards = watch.cards;
    let news = use_context::<News>();
    let count = Memo::new(move |_| cards.with(Vec::len));
    let one = move |seat| view! { <OneSeat seat cards own watch/> };
    let seats = move || Seat::all(count.get() as u8).map(one).collect_view();
    let steps = move || {
        let all = rungs.get();
        let now = all.iter().find(|rung| rung.state == "now").map(|rung| rung.words.clone());
        let top = all.last()?.words.clone();
        Some(view! {
            <div class="phone-climb">
                <ol aria-label=tr!(millions.pyramid)>{(1..).zip(all).map(step).collect_view()}</ol>
                <p><b>{now}</b><span>{top}</span></p>
            </div>
        })
    };
    view! {
        <div class="phone-around" data-many=move || many(count.get())>
            <ul class="phone-seats" aria-label=tr!(quiz.players)>{seats}</ul>
            {steps}
            <p class="phone-news">{move || news.map(|news| news.0.get())}</p>
        </div>
    }
}

/// How much room that many seats take, for the style sheet.
const fn many(seats: usize) -> &'static str {
    match seats {
        0..=2 => "few",
        3..=4 => "some",
        5..=6 => "many",
        _ => "most",
    }
}

fn step((n, rung): (u8, Rung)) -> impl IntoView {
    view! {
        <li data-state=rung.state data-net=rung.net style:--n=n.to_string()>
            {rung.own.map(|mark| view! { <SeatMark mark/> })}
            <span class="unseen">{rung.words}</span>
        </li>
    }
}

#[component]
fn OneSeat(seat: Seat, cards: Memo<Vec<Card>>, own: Seat, watch: Watch) -> impl IntoView {
    let card =
        Memo::new(move |_| cards.with(|all| all.get(seat.index()).cloned()).unwrap_or_default());
    let turn = move || watch.turn.get() == Some(seat) && !watch.scene.with(|scene| scene.reveal);
    view! {
        <li
            data-turn=turn
            data-own=seat == own
            data-out=move || card.with(|card| card.out)
            data-done=move || card.with(|card| card.done)
        >
            {move || view! { <SeatMark mark=watch.mark(seat)/> }}
            <span>{move || watch.name(seat)}<small>{move || card.with(|card| card.tag.clone())}</small></span>
            <b>{move || card.with(|card| card.sum.clone())}</b>
        </li>
    }
}
