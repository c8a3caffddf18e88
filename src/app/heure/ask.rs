//! The question of a card that fits nowhere (HEURE-N1–N4): who could lay it, by the rows or, with option O3,
//! by their own word.

use super::cards::{CardSize, ClockCard, Spoken};
use super::desk::Desk;
use super::words::hour_words;
use crate::app::parts::{Icon, SeatMark, Symbol};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::{capitalised, tr};
use crate::rules::Seat;
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::view::PhaseView;
use leptos::prelude::*;

/// The stage of the question.
#[component]
pub fn Ask() -> impl IntoView {
    let desk = Desk::get();
    move || match desk.phase() {
        PhaseView::Ask { hour, able, themselves } => {
            Some(view! { <Question hour able themselves/> })
        }
        _ => None,
    }
}

#[component]
fn Question(hour: Hour, able: Vec<Seat>, themselves: bool) -> impl IntoView {
    let desk = Desk::get();
    let words = tr!(heure.says, hour = capitalised(hour_words(hour)));
    // For people who cannot read yet, the icon shows what becomes of the card.
    let (sprite, id, button) = match (themselves && !able.is_empty(), able.is_empty()) {
        (true, _) => ("shell", "i-speak", tr!(heure.ask)),
        (false, true) => ("heure", "box", tr!(heure.will_go)),
        (false, false) => ("heure", "count", tr!(heure.will_keep)),
    };
    view! {
        <section class="stage" aria-label=words.clone()>
            <Spoken words=words.clone()/>
            <div class="drawn"><ClockCard hour size=CardSize::Large/></div>
            <Verdicts able themselves/>
            <Show when=move || desk.hands_on()>
                <button class="button piece go" data-move="ask" on:click=move |_| desk.act(Move::Ask)>
                    <Symbol sprite id class="becomes"/>
                    {button}
                </button>
            </Show>
        </section>
    }
}

/// A line for each opponent: yes, no, or not answered yet.
#[component]
fn Verdicts(able: Vec<Seat>, themselves: bool) -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.sitting.status.turn().get_untracked();
    let opponents = desk.seats().filter(|seat| Some(*seat) != turn);
    let verdict = |seat: Seat| {
        let chair = desk.chair(seat);
        let (answer, sign, said) = match (able.contains(&seat), themselves) {
            (true, true) => ("wait", "clock", "…"),
            (true, false) => ("yes", "check", tr!(heure.could)),
            (false, _) => ("no", "close", tr!(heure.could_not)),
        };
        view! {
            <li data-mark=chair.mark.0.to_string() data-answer=answer>
                <SeatMark mark=chair.mark/>
                {chair.name}
                <span class="said"><Icon name=sign/>{said}</span>
            </li>
        }
    };
    view! { <ul class="replies">{opponents.map(verdict).collect_view()}</ul> }
}
