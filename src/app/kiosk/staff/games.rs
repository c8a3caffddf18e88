//! The panel of the games: which are offered, in which order, in which length and time.

use super::Page;
use super::limits::Limits;
use crate::app::parts::field::Switch;
use crate::app::parts::{Emblem, IconButton};
use crate::app::shelf::card;
use crate::app::words::tr;
use crate::rules::GameId;
use leptos::prelude::*;

/// Those that are offered first, in their order; then the others.
#[component]
pub fn Games() -> impl IntoView {
    let page = Page::get();
    let order = Memo::new(move |_| {
        let mut games = page.house.with(|house| house.offered.clone());
        let others =
            GameId::ALL.into_iter().filter(|game| !games.contains(game)).collect::<Vec<_>>();
        games.extend(others);
        games
    });
    let rows = move || order.get().into_iter().map(|game| view! { <Row game/> }).collect_view();
    view! {
        <section class="sheet-card piece" data-panel="games">
            <h2>{tr!(kiosk.games)}</h2>
            <ol class="offered">{rows}</ol>
        </section>
    }
}

#[component]
fn Row(game: GameId) -> impl IntoView {
    let page = Page::get();
    let on = Memo::new(move |_| page.house.with(|house| house.offered.contains(&game)));
    let first = Memo::new(move |_| page.house.with(|house| house.offered.first() == Some(&game)));
    let change = move |event| {
        let on = event_target_checked(&event);
        page.change(|house| house.offer(game, on));
    };
    let up = move |_| page.change(|house| house.put_forward(game));
    let movable = move || on.get() && !first.get();
    view! {
        <li data-game=game.name()>
            <Emblem game/>
            <Switch title=(card(game).title)() on=on on:change=change/>
            <Show when=movable fallback=|| view! { <span class="no-button"></span> }>
                <IconButton act="forward" icon="chevron-down" label=tr!(kiosk.forward, game = (card(game).title)()) on:click=up/>
            </Show>
            <Show when=move || on.get()><Limits game/></Show>
        </li>
    }
}
