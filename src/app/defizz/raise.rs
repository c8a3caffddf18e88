//! The answers to a raise (DEF-T12, D, M, A; option O6).

use super::desk::{Desk, concerned};
use super::stage::Ask;
use crate::app::contest::stake::{self, RaiseAnswers};
use crate::app::parts::money::figure;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::view::{PhaseView, TurnView};
use crate::rules::defizz::{Kind, Move};
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The opponents accept or refuse, one after the other.
#[component]
pub fn Raise() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Raise { turn, round } = desk.phase.get() else { return None };
        let (active, asked) = (desk.active.get()?, desk.sitting.status.turn().get()?);
        let hint = if round.free {
            tr!(defizz.is_short, name = desk.name(active), sum = figure(round.accepting))
        } else {
            tr!(defizz.raises, name = desk.name(active), sum = figure(round.announced))
        };
        let clue = turn.clue().map(|clue| tr!(defizz.quoted, clue = of_deck(clue)));
        let hint = [Some(hint), clue].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let raise = stake::Raise {
            by: desk.chair(active),
            asked: (asked, desk.chair(asked)),
            person: desk.is_person(asked),
            all_in: round.is_all_of(desk.seat_view(asked).get().total),
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
