//! A card that fits nowhere (HEURE-N1–N4): who could lay it, by the rows or by their own word
//! (option O3).

use super::cards::{clock_card, spoken};
use super::desk::Desk;
use super::words::hour_words;
use crate::app::parts::{icon, mark};
use crate::app::words::{capitalised, tr};
use crate::rules::Seat;
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::view::PhaseView;
use leptos::prelude::*;

/// The stage of the question.
pub fn stage(desk: Desk) -> AnyView {
    let asked = Memo::new(move |_| match desk.phase() {
        PhaseView::Ask { hour, able, themselves } => Some((hour, able, themselves)),
        _ => None,
    });
    view! {
        {move || asked.get().map(|(hour, able, themselves)| question(desk, hour, &able, themselves))}
    }
    .into_any()
}

fn question(desk: Desk, hour: Hour, able: &[Seat], themselves: bool) -> AnyView {
    let words = tr!(heure.says, hour = capitalised(hour_words(hour)));
    let button = match (themselves && !able.is_empty(), able.is_empty()) {
        (true, _) => tr!(heure.ask),
        (false, true) => tr!(heure.will_go),
        (false, false) => tr!(heure.will_keep),
    };
    view! {
        <section class="stage" aria-label=words.clone()>
            {spoken(desk, words.clone())}
            <div class="drawn">{clock_card(hour)}</div>
            <ul class="verdicts">{verdicts(desk, able, themselves)}</ul>
            {move || desk.hands_on().then(|| view! {
                <button class="button piece go" data-move="ask"
                    on:click=move |_| desk.act(Move::Ask)>{button}</button>
            })}
        </section>
    }
    .into_any()
}

/// A line for each opponent: yes, no, or not answered yet.
fn verdicts(desk: Desk, able: &[Seat], themselves: bool) -> Vec<AnyView> {
    let turn = desk.sitting.turn.get_untracked();
    let chairs = desk.chairs();
    let opponents = Seat::all(chairs.len() as u8).filter(|seat| Some(*seat) != turn);
    opponents
        .map(|seat| {
            let chair = &chairs[seat.index()];
            let (answer, sign, said) = match (able.contains(&seat), themselves) {
                (true, true) => ("wait", "clock", "…"),
                (true, false) => ("yes", "check", tr!(heure.could)),
                (false, _) => ("no", "close", tr!(heure.could_not)),
            };
            let (number, name) = (chair.mark.0.to_string(), chair.name.clone());
            view! {
                <li data-mark=number data-answer=answer>
                    {mark(chair.mark)}{name}<span class="said">{icon(sign)}{said}</span>
                </li>
            }
            .into_any()
        })
        .collect()
}

/// The stage of an opponent's own answer (option O3).
pub fn answer_stage(desk: Desk) -> AnyView {
    let asked = Memo::new(move |_| match desk.phase() {
        PhaseView::Answer { hour, asker } => Some((hour, asker, desk.sitting.turn.get())),
        _ => None,
    });
    view! { {move || asked.get().map(|(hour, asker, _)| own_answer(desk, hour, asker))} }.into_any()
}

fn own_answer(desk: Desk, hour: Hour, asker: Seat) -> AnyView {
    let words = tr!(heure.asked_by, name = desk.name(asker));
    view! {
        <section class="stage" aria-label=words.clone()>
            <p class="asker">{words.clone()}</p>
            <div class="drawn">{clock_card(hour)}</div>
            {move || desk.hands_on().then(|| view! {
                <div class="duo">
                    <button class="button big piece yes" data-move="answer"
                        on:click=move |_| desk.act(Move::Answer { yes: true })>
                        {icon("check")}{tr!(heure.says_yes)}
                    </button>
                    <button class="button big piece no" data-move="answer"
                        on:click=move |_| desk.act(Move::Answer { yes: false })>
                        {icon("close")}{tr!(heure.says_no)}
                    </button>
                </div>
            })}
        </section>
    }
    .into_any()
}
