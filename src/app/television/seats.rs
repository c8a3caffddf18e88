//! The seats at the foot: mark, name, what each owns and does.

use super::stage::desk_star;
use crate::app::elsewhere::watch::Watch;
use crate::app::parts::SeatMark;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::crowd::Crowd;
use leptos::prelude::*;

/// All seats: `.tv-seats > .tv-seat[data-mark][data-turn][data-out][data-done][data-star]`. Those that are `lit` are whom
/// the table waits for, unless a reveal is read.
#[component]
pub fn Seats(lit: Memo<Crowd>) -> impl IntoView {
    let watch = Watch::get();
    // Re-rendered when somebody else sits there.
    let sitters = Memo::new(move |_| watch.scene.with(|scene| scene.sitters.clone()));
    move || {
        let count = sitters.with(Vec::len);
        let one = |seat: u8| view! { <OneSeat seat=Seat(seat) lit/> };
        view! {
            <ul class="tv-seats" aria-label=tr!(quiz.players) style:--seats=count.to_string()>
                {(0..count.min(8) as u8).map(one).collect_view()}
            </ul>
        }
    }
}

#[component]
fn OneSeat(seat: Seat, lit: Memo<Crowd>) -> impl IntoView {
    let watch = Watch::get();
    let sitter = untrack(|| watch.sitter(seat));
    let card = Memo::new(move |_| {
        watch.cards.with(|all| all.get(seat.index()).cloned()).unwrap_or_default()
    });
    let turn = move || lit.with(|lit| lit.has(seat)) && !watch.scene.with(|scene| scene.reveal);
    let shines = Memo::new(move |_| card.with(|card| card.star.clone()));
    view! {
        <li
            class="tv-seat"
            data-mark=sitter.mark.0.to_string()
            data-turn=turn
            data-out=move || card.with(|card| card.out)
            data-done=move || card.with(|card| card.done)
            data-star=move || Some(shines.get()).filter(|star| !star.is_empty())
        >
            <SeatMark mark=sitter.mark/>
            <span class="name">{sitter.name}</span>
            <b class="sum">{move || card.with(|card| card.sum.clone())}</b>
            <span class="tv-tag">{move || card.with(|card| card.tag.clone())}</span>
            {move || desk_star(&shines.get())}
        </li>
    }
}
