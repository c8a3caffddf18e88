//! The games that were thrown away lately, and why: each can be restored for a while, if there was room for it.

use super::super::thrown::{self, Thrown, Why};
use crate::app::browser::dates;
use crate::app::parts::{Bin, Emblem, WordButton};
use crate::app::shelf::card;
use crate::app::words::tr;
use leptos::prelude::*;

/// The games that were thrown away, if there are any; `tidied` notifies of changes.
#[component]
pub fn ThrownAway(tidied: Trigger) -> impl IntoView {
    move || {
        tidied.track();
        let lines: Vec<_> =
            thrown::all().into_iter().map(|thrown| view! { <Line thrown tidied/> }).collect();
        (!lines.is_empty()).then(|| {
            view! {
                <h3>{tr!(kiosk.thrown)}</h3>
                <p class="hint">{tr!(kiosk.thrown_hint)}</p>
                <ul class="parked" data-list="thrown">{lines}</ul>
            }
        })
    }
}

#[component]
fn Line(thrown: Thrown, tidied: Trigger) -> impl IntoView {
    let Thrown { id, game, names, when, why, whole, .. } = thrown;
    let id = StoredValue::new(id);
    let why = match why {
        _ if !whole => tr!(kiosk.thrown_gone),
        Why::Old => tr!(kiosk.thrown_old),
        Why::Room => tr!(kiosk.thrown_room),
    };
    let back = move |_| {
        thrown::take_back(&id.get_value());
        tidied.notify();
    };
    let drop_it = Callback::new(move |()| {
        thrown::forget(&id.get_value());
        tidied.notify();
    });
    view! {
        <li class="resume piece">
            <Emblem game/>
            <div><b>{(card(game).title)()}</b><p>{names}<br/>{dates::when(when)}" – "{why}</p></div>
            {whole.then(|| view! { <WordButton act="take-back" icon="undo" label=tr!(kiosk.take_back) on:click=back/> })}
            <Bin act="forget-thrown" label=tr!(home.drop) drop_it/>
        </li>
    }
}
