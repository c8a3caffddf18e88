//! A card that fits nowhere (HEURE-N1–N4): who could lay it, by the rows or by their own word
//! (option O3).

use super::cards::{large_card, spoken};
use super::desk::Desk;
use super::words::hour_words;
use crate::app::dom::{Dom, el, group};
use crate::app::old_parts::{icon, mark};
use crate::app::words::{capitalised, tr};
use crate::rules::Seat;
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::view::PhaseView;
use leptos::prelude::*;

/// The stage of the question.
pub fn stage(desk: Desk) -> Dom {
    let asked = move || match desk.phase() {
        PhaseView::Ask { hour, able, themselves } => Some((hour, able, themselves)),
        _ => None,
    };
    group().child(move || {
        asked().map(|(hour, able, themselves)| question(desk, hour, &able, themselves))
    })
}

fn question(desk: Desk, hour: Hour, able: &[Seat], themselves: bool) -> Dom {
    let words = tr!(heure.says, hour = capitalised(hour_words(hour)));
    let button = match (themselves && !able.is_empty(), able.is_empty()) {
        (true, _) => tr!(heure.ask),
        (false, true) => tr!(heure.will_go),
        (false, false) => tr!(heure.will_keep),
    };
    el("section", "stage")
        .attr("aria-label", words.clone())
        .child(spoken(desk, words.clone()))
        .child(el("div", "drawn").child(large_card(hour)))
        .child(el("ul", "verdicts").child(verdicts(desk, able, themselves)))
        .child(move || {
            desk.hands_on().then(|| {
                el("button", "button piece go")
                    .attr("data-move", "ask")
                    .click(move || desk.act(Move::Ask))
                    .child(button)
            })
        })
}

/// A line for each opponent: yes, no, or not answered yet.
fn verdicts(desk: Desk, able: &[Seat], themselves: bool) -> Vec<Dom> {
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
            el("li", "")
                .attr("data-mark", number)
                .attr("data-answer", answer)
                .child(mark(chair.mark))
                .child(name)
                .child(el("span", "said").child(icon(sign)).child(said))
        })
        .collect()
}

/// The stage of an opponent's own answer (option O3).
pub fn answer_stage(desk: Desk) -> Dom {
    let asked = move || match desk.phase() {
        PhaseView::Answer { hour, asker } => Some((hour, asker, desk.sitting.turn.get())),
        _ => None,
    };
    group().child(move || asked().map(|(hour, asker, _)| own_answer(desk, hour, asker)))
}

fn own_answer(desk: Desk, hour: Hour, asker: Seat) -> Dom {
    let words = tr!(heure.asked_by, name = desk.name(asker));
    el("section", "stage")
        .attr("aria-label", words.clone())
        .child(spoken(desk, words.clone()))
        .child(el("div", "drawn").child(large_card(hour)))
        .child(move || {
            desk.hands_on().then(|| {
                el("div", "duo")
                    .child(
                        el("button", "button big piece yes")
                            .attr("data-move", "answer")
                            .click(move || desk.act(Move::Answer { yes: true }))
                            .child(icon("check"))
                            .child(tr!(heure.says_yes)),
                    )
                    .child(
                        el("button", "button big piece no")
                            .attr("data-move", "answer")
                            .click(move || desk.act(Move::Answer { yes: false }))
                            .child(icon("close"))
                            .child(tr!(heure.says_no)),
                    )
            })
        })
}
