//! The stake of the active player (DEF-T10, T11, A): the minimum, or more.

use super::desk::{Desk, concerned};
use super::stage::Ask;
use crate::app::contest::stake::{Offer, StakeSlab};
use crate::app::parts::money::figure;
use crate::app::quiz::controls::Awaited;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::Move;
use crate::rules::defizz::view::{PhaseView, TurnView};
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The active player keeps the minimum or raises.
#[component]
pub fn Stake() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Stake { turn, raise } = desk.phase.get() else { return None };
        let seat = desk.active.get()?;
        let hint = about(desk, &turn);
        let slab = if desk.is_person(seat) {
            let offer = offer(desk, seat, &turn, raise);
            let announce = Callback::new(move |sum| desk.act(Move::Stake(sum)));
            view! { <StakeSlab offer on_announce=announce/> }.into_any()
        } else {
            view! { <Awaited name=desk.name(seat)/> }.into_any()
        };
        Some(view! {
            <div class="stake-stage">
                <Ask seat words=tr!(defizz.stake_ask, name = desk.name(seat)) hint die=Some(turn.die)/>
                {slab}
                <p class="hint rule">{rule_words(desk, &turn)}</p>
            </div>
        })
    };
    view! { {stage} }
}

/// The hint: against whom, and the clue.
fn about(desk: Desk, turn: &TurnView) -> String {
    let clue = of_deck(turn.clue().unwrap_or_default());
    match turn.opponent {
        Some(seat) => tr!(defizz.against, name = desk.name(seat), clue = clue),
        None => tr!(defizz.against_all, clue = clue),
    }
}

fn offer(desk: Desk, seat: Seat, turn: &TurnView, raise: Option<(u32, u32)>) -> Offer {
    let owns = |seat: Seat| desk.seat_view(seat).get().total;
    let against = concerned(desk, seat, turn);
    let doubled = turn.minimum > turn.die.amount;
    Offer {
        who: desk.chair(seat),
        owns: owns(seat),
        minimum: turn.minimum,
        asked_by: if doubled { tr!(defizz.minimum_doubled) } else { tr!(defizz.minimum_die) },
        raise,
        against: against.into_iter().map(|seat| (desk.chair(seat), owns(seat))).collect(),
    }
}

/// What keeping and raising mean.
fn rule_words(desk: Desk, turn: &TurnView) -> String {
    match turn.opponent {
        Some(seat) => {
            tr!(defizz.raise_duel, name = desk.name(seat), sum = figure(turn.minimum))
        }
        None => tr!(defizz.raise_multi, sum = figure(turn.minimum)),
    }
}
