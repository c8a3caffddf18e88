//! An opponent's own word on whether he could lay the card (HEURE-N1, N2; option O3).

use super::cards::{CardSize, ClockCard, Spoken};
use super::desk::Desk;
use crate::app::parts::Icon;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::Move;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::view::PhaseView;
use leptos::prelude::*;

/// The stage of an opponent's own answer (option O3).
#[component]
pub fn Answer() -> impl IntoView {
    let desk = Desk::get();
    move || {
        // The turn passes from one opponent to the next while the phase stays the same.
        desk.sitting.status.turn().track();
        match desk.phase() {
            PhaseView::Answer { hour, asker } => Some(view! { <OwnAnswer hour asker/> }),
            _ => None,
        }
    }
}

#[component]
fn OwnAnswer(hour: Hour, asker: Seat) -> impl IntoView {
    let desk = Desk::get();
    let words = tr!(heure.asked_by, name = desk.name(asker));
    let answer = move |yes| move |_| desk.act(Move::Answer { yes });
    view! {
        <section class="stage" aria-label=words.clone()>
            <Spoken words=words.clone()/>
            <div class="drawn"><ClockCard hour size=CardSize::Large/></div>
            <Show when=move || desk.hands_on()>
                <div class="duo">
                    <button class="button big piece yes" data-move="answer" on:click=answer(true)>
                        <Icon name="check"/>
                        {tr!(heure.says_yes)}
                    </button>
                    <button class="button big piece no" data-move="answer" on:click=answer(false)>
                        <Icon name="close"/>
                        {tr!(heure.says_no)}
                    </button>
                </div>
            </Show>
        </section>
    }
}
