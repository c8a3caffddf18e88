//! The panel that chooses which questions visitors are asked: ours, decks of the house's own, or both.

use super::Page;
use crate::app::browser::own_decks::{self, Record};
use crate::app::parts::WordButton;
use crate::app::parts::field::Switch;
use crate::app::place::Place;
use crate::app::words::tr;
use crate::handed;
use leptos::prelude::*;

/// The decks, and a button to the workshop.
#[component]
pub fn Decks() -> impl IntoView {
    let page = Page::get();
    let own = RwSignal::new(vec![]);
    let silent = RwSignal::new(false);
    own_decks::all(move |records, trouble| {
        _ = silent.try_set(trouble.is_some_and(|why| why != own_decks::Trouble::Absent));
        let named = |Record { id, text, .. }: Record| Some((id, handed::deck_of(&text)?.name));
        _ = own.try_set(records.into_iter().filter_map(named).collect::<Vec<_>>());
    });
    let ours = Memo::new(move |_| page.house.with(|house| house.decks.ours));
    let choose = move |event| {
        let on = event_target_checked(&event);
        page.change(|house| house.decks.offer_ours(on));
    };
    let rows = move || {
        let row = |(id, name)| view! { <Row id name/> };
        own.get().into_iter().map(row).collect_view()
    };
    view! {
        <section class="sheet-card piece" data-panel="decks">
            <h2>{tr!(kiosk.decks)}</h2>
            <p>{tr!(kiosk.decks_hint)}</p>
            <ul class="offered">
                <li><Switch title=tr!(own_decks.ours) on=ours on:change=choose/></li>
                {rows}
            </ul>
            <Show when=move || silent.get()><p class="error">{tr!(own_decks.silent_here)}</p></Show>
            <WordButton act="workshop" icon="pencil" label=tr!(kiosk.own_decks) on:click=move |_| page.shell.go(Place::Workshop)/>
        </section>
    }
}

#[component]
fn Row(id: String, name: String) -> impl IntoView {
    let page = Page::get();
    let title = if name.is_empty() { tr!(workshop.no_name).to_owned() } else { name };
    let its = id.clone();
    let on = Memo::new(move |_| page.house.with(|house| house.decks.has(&its)));
    let deck = id.clone();
    let change = move |event| {
        let on = event_target_checked(&event);
        page.change(|house| house.decks.offer_own(&deck, on));
    };
    view! { <li data-own=id><Switch title on=on on:change=change/></li> }
}
