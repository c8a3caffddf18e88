//! A drawn ghost (HEURE-G1): shown to everybody, then hidden in the hand.

use super::cards::{GhostCard, Spoken};
use super::desk::Desk;
use crate::app::parts::Symbol;
use crate::app::words::tr;
use crate::rules::heure::Move;
use leptos::prelude::*;

/// The stage: boo!
#[component]
pub fn Ghost() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <section class="stage" aria-label=tr!(heure.boo)>
            <Spoken words=tr!(heure.boo)/>
            <div class="drawn"><GhostCard mood="ghost-card-boo"/></div>
            <Show when=move || desk.hands_on()>
                <button class="button piece keep" data-move="hide" on:click=move |_| desk.act(Move::Hide)>
                    {tr!(heure.hide)}
                    <Symbol sprite="heure" id="count"/>
                </button>
            </Show>
        </section>
    }
}
