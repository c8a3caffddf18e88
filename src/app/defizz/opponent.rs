//! Whom the active player challenges in a Duel (DEF-T9), over the chosen clue.

use super::clues::{CardHead, quoted};
use super::desk::Desk;
use super::die::kind_name;
use super::stage::Ask;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::view::PhaseView;
use leptos::prelude::*;

/// The opponent of a Duel is named by tapping his seat (DEF-T9).
#[component]
pub fn Opponent() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Opponent { turn, .. } = desk.phase.get() else { return None };
        let seat = desk.active.get()?;
        let clue = turn.clue().map(quoted);
        let hint = if desk.is_person(seat) {
            tr!(defizz.tap_a_seat).into()
        } else {
            tr!(quiz.do_wait, name = desk.name(seat))
        };
        Some(view! {
            <div class="opponent-stage">
                <Ask seat words=tr!(defizz.opponent_ask, name = desk.name(seat)) hint die=Some(turn.die)/>
                <section class="challenge chosen" data-kind=kind_name(turn.die.kind)>
                    <CardHead kind=turn.die.kind hint=tr!(defizz.the_clue)/>
                    <p class="the-clue">{clue}</p>
                </section>
                <p class="points-down" aria-hidden="true"></p>
            </div>
        })
    };
    view! { {stage} }
}

/// Whether the person on turn may name that seat his opponent.
pub fn may_be_named(desk: Desk, seat: Seat) -> bool {
    let among = desk.phase.with(|phase| match phase {
        PhaseView::Opponent { among, .. } => among.contains(&seat),
        _ => false,
    });
    among && !desk.table.revealing.get() && desk.person_on_turn().is_some()
}
