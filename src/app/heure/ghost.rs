//! A drawn ghost (HEURE-G1): shown to everybody, then hidden in the hand.

use super::cards::{ghost_card, spoken};
use super::desk::Desk;
use crate::app::parts::symbol;
use crate::app::words::tr;
use crate::rules::heure::Move;
use leptos::prelude::*;

/// The stage: boo!
pub fn stage(desk: Desk) -> AnyView {
    view! {
        <section class="stage" aria-label=tr!(heure.boo)>
            {spoken(desk, tr!(heure.boo).into())}
            <div class="drawn">{ghost_card("ghost-card-boo")}</div>
            {move || desk.hands_on().then(|| view! {
                <button class="button piece keep" data-move="hide"
                    on:click=move |_| desk.act(Move::Hide)>
                    {tr!(heure.hide)}{symbol("heure", "count", "")}
                </button>
            })}
        </section>
    }
    .into_any()
}
