//! Who begins: the highest throw of the two dice (EGO-S2).

use super::desk::Desk;
use super::throws::{Throw, Throws};
use crate::app::words::tr;
use crate::rules::By;
use crate::rules::egomaster::Move;
use leptos::prelude::*;

/// The throws for the start.
#[component]
pub fn Start() -> impl IntoView {
    view! {
        <div class="said">
            <h2>{tr!(egomaster.who_begins)}</h2>
            <p class="aside">{tr!(egomaster.highest_begins)}</p>
            <Throws/>
        </div>
        <div class="deeds">
            <ThrowAll/>
            <Throw class="button quiet piece"/>
        </div>
    }
}

/// The button that rolls for all and places the pawns (EGO-R43): what most tables want, as places change nothing.
#[component]
fn ThrowAll() -> impl IntoView {
    let desk = Desk::get();
    let all = move |_| desk.sitting.act(By::Table, Move::ThrowAll);
    view! {
        <button class="button big piece go" data-move="throw-all" on:click=all>{tr!(egomaster.throw_all)}</button>
    }
}
