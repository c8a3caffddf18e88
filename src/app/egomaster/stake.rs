//! The stake of the roller in the middle of the ring (EGO-DL2, DL6, ML1, A): the square sum, or more.

use super::desk::Desk;
use super::words::question_kind;
use crate::app::contest::stake::{Offer, Slider};
use crate::app::parts::money::figure;
use crate::app::quiz::controls::Awaited;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::Move;
use crate::rules::egomaster::view::{PhaseView, TurnView};
use leptos::prelude::*;

fn offer(desk: Desk, roller: Seat, turn: &TurnView, raise: Option<(u32, u32)>) -> Offer {
    let total = |seat: Seat| desk.floor().total.run(seat);
    let plays = |seat: &Seat| turn.opponent.is_none_or(|one| one == *seat);
    let against = desk.others(roller).into_iter().filter(plays);
    Offer {
        who: desk.chair(roller),
        owns: total(roller),
        minimum: turn.sum,
        asked_by: tr!(egomaster.square_sum),
        raise,
        against: against.map(|seat| (desk.chair(seat), total(seat))).collect(),
    }
}

/// The roller plays for the square sum or raises.
#[component]
pub fn Stakes() -> impl IntoView {
    let desk = Desk::get();
    let PhaseView::Stake { turn, raise } = desk.phase.get_untracked() else { return None };
    let roller = desk.sitting.status.turn().get_untracked()?;
    let name = desk.name(roller);
    let head = view! { <p class="challenge">{question_kind(&turn)}</p> };
    if !desk.is_person(roller) {
        return Some(
            view! {
                <div class="said">{head}<Awaited name/></div>
            }
            .into_any(),
        );
    }
    let offer = untrack(|| offer(desk, roller, &turn, raise));
    let stake = RwSignal::new(offer.minimum);
    let announce = Callback::new(move |stake| desk.act(Move::Stake(stake)));
    Some(
        view! {
            <div class="said">
                {head}
                <h2>{tr!(egomaster.do_you_raise, name = name)}</h2>
                <b class="money stake-sum">{move || figure(stake.get())}</b>
            </div>
            <div class="deeds">
                <div class="contest"><Slider offer stake on_announce=announce/></div>
            </div>
        }
        .into_any(),
    )
}
