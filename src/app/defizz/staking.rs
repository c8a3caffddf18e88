//! The stake and the answers to a raise (DEF-T10 to T12, D, M, A; option O6).

use super::desk::Desk;
use super::stage::Ask;
use crate::app::contest::stake::{self, Offer, RaiseAnswers, StakeSlab};
use crate::app::parts::money::figure;
use crate::app::quiz::controls::Awaited;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::view::{PhaseView, TurnView};
use crate::rules::defizz::{Kind, Move};
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
    let clue = turn.clue().unwrap_or_default();
    match turn.opponent {
        Some(seat) => tr!(defizz.against, name = desk.name(seat), clue = clue),
        None => tr!(defizz.against_all, clue = clue),
    }
}

/// The seats that the challenge concerns, without the active player.
pub fn concerned(desk: Desk, active: Seat, turn: &TurnView) -> Vec<Seat> {
    let plays = |seat: &Seat| {
        let seen = desk.seat_view(*seat).get();
        *seat != active && !seen.out && !seen.reads
    };
    match turn.opponent {
        Some(seat) => vec![seat],
        None => desk.seats().filter(plays).collect(),
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

/// The opponents accept or refuse, one after the other.
#[component]
pub fn Raise() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Raise { turn, round } = desk.phase.get() else { return None };
        let (active, asked) = (desk.active.get()?, desk.sitting.status.turn.get()?);
        let hint = if round.free {
            tr!(defizz.is_short, name = desk.name(active), sum = figure(round.accepting))
        } else {
            tr!(defizz.raises, name = desk.name(active), sum = figure(round.announced))
        };
        let clue = turn.clue().map(|clue| tr!(defizz.quoted, clue = clue));
        let hint = [Some(hint), clue].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let raise = stake::Raise {
            by: desk.chair(active),
            asked: (asked, desk.chair(asked)),
            person: desk.is_person(asked),
            to_him: turn.die.kind == Kind::Duel || alone(desk, active, &turn, &round.refused),
            round,
            chairs: desk.chairs(),
        };
        let answer = Callback::new(move |yes| {
            desk.act(if yes { Move::Accept } else { Move::Refuse });
        });
        Some(view! {
            <div class="raise-stage">
                <Ask seat=asked words=tr!(defizz.follow_ask, name = desk.name(asked)) hint die=Some(turn.die)/>
                <RaiseAnswers raise on_answer=answer/>
            </div>
        })
    };
    view! { {stage} }
}

/// Whether all others have refused: then the last one's refusal pays the announcer.
fn alone(desk: Desk, active: Seat, turn: &TurnView, refused: &[Seat]) -> bool {
    concerned(desk, active, turn).len() == refused.len() + 1
}
