//! *Autre jeu*: every game, one tap away, with the same people.

use super::dialog::{Sheet, when_closed};
use super::{Emblem, GoButton, WordButton};
use crate::app::company::Company;
use crate::app::place::Place;
use crate::app::shelf::card;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::rules::GameId;
use leptos::prelude::*;

/// Leaves the table for `place` and remembers its people for the next game.
pub fn rise_for(table: Table, place: Place) {
    table.shell.company.set_value(Some(Company::of(table.game, table.seated())));
    table.shell.go(place);
}

/// The sheet of all games, one tap away: this one again with one more player, or another; and the shelf.
#[component]
pub fn Others(table: Table) -> impl IntoView {
    when_closed(move || table.others.set(false));
    let game = move |game: GameId| {
        view! {
            <li>
                <button
                    class="button piece other-game"
                    data-act="open"
                    data-game=game.name()
                    on:click=move |_| rise_for(table, Place::Setup(game))
                >
                    <Emblem game/>
                    <span>{(card(game).title)()}</span>
                </button>
            </li>
        }
    };
    let games = GameId::ALL.map(game);
    view! {
        <Sheet class="sheet ask-sheet wide" label=tr!(results.other)>
            <header role="none"><h1>{tr!(results.which)}</h1></header>
            <div class="body"><ul class="other-games">{games.into_iter().collect_view()}</ul></div>
            <footer role="none">
                <WordButton
                    act="shelf"
                    icon="shelf"
                    label=tr!(results.shelf)
                    on:click=move |_| rise_for(table, Place::Home)
                />
                <GoButton
                    act="close"
                    label=tr!(results.stay)
                    on:click=move |_| table.shell.dialog.set(false)
                />
            </footer>
        </Sheet>
    }
}
