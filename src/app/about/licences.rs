//! Under which terms everything is that the app is made of (`public/licences.json`, made by tools/licences.mjs).

use crate::app::browser::shipped::{self, Licence};
use crate::app::parts::{Icon, WordButton};
use crate::app::words::tr;
use leptos::prelude::*;

/// What there is to see of them.
#[derive(Clone, Copy, PartialEq)]
enum Seen {
    /// Nobody has asked for them.
    Closed,
    /// They are here.
    Open,
    /// They did not come.
    Missed,
}

/// A card of the about screen: a long list, fetched when somebody wants to read it.
#[component]
pub fn Licences() -> impl IntoView {
    let seen = RwSignal::new(Seen::Closed);
    let all = StoredValue::new(vec![]);
    let show = move |_| {
        shipped::licences(move |come| {
            let next = if come.is_empty() { Seen::Missed } else { Seen::Open };
            all.try_update_value(|all| *all = come);
            let _ = seen.try_set(next);
        });
    };
    let list = move || {
        let all = all.try_update_value(std::mem::take).unwrap_or_default();
        all.into_iter().map(|licence| view! { <Terms licence/> }).collect_view()
    };
    let way = move || {
        view! {
            <WordButton act="licences" icon="info" label=tr!(about.licences_show) on:click=show/>
            <p role="status">{move || (seen.get() == Seen::Missed).then_some(tr!(about.not_arrived))}</p>
        }
    };
    view! {
        <section class="sheet-card piece licences" data-panel="licences">
            <h2>{tr!(about.licences)}</h2>
            <p>{tr!(about.licences_hint)}</p>
            <Show when=move || seen.get() == Seen::Open fallback=way>{list}</Show>
        </section>
    }
}

/// Who, and the terms behind it.
#[component]
fn Terms(licence: Licence) -> impl IntoView {
    let Licence { of, name, text } = licence;
    view! {
        <details>
            <summary><span>{of.join(", ")}<small>{name}</small></span><Icon name="chevron-down"/></summary>
            <pre lang="en" tabindex="0">{text}</pre>
        </details>
    }
}
