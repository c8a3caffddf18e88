//! How many cards of each deck were never asked on this tablet, and the button that makes them all fresh again.

use crate::app::browser::decks::{self, Shelved};
use crate::app::parts::money::figure;
use crate::app::parts::{Emblem, Icon};
use crate::app::shelf::card;
use crate::app::words::{language, tr};
use crate::small_sort::SmallSort;
use leptos::prelude::*;

/// The decks of the shelf.
#[component]
pub fn Freshness() -> impl IntoView {
    let all = RwSignal::new(vec![]);
    let bring = move || decks::all(move |decks| _ = all.try_set(in_order(decks)));
    bring();
    let again = Callback::new(move |deck: String| {
        decks::freshen(&deck);
        bring();
    });
    let lines = move || {
        let line = |deck: Shelved| view! { <li><Line deck again/></li> };
        all.get().into_iter().map(line).collect_view()
    };
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(questions.decks)}</h2>
            <p class="hint">{tr!(questions.decks_from)}</p>
            <ul class="deck-list">{lines}</ul>
            <p class="hint">{tr!(questions.decks_hint)}</p>
        </section>
    }
}

/// Sorts the decks of the current language first, each language in the order of the shelf.
fn in_order(mut decks: Vec<Shelved>) -> Vec<Shelved> {
    decks.small_sort_by_key(|deck| (deck.lang != language().code(), deck.game));
    decks
}

/// A deck; its button takes two taps, the first asks.
#[component]
fn Line(deck: Shelved, again: Callback<String>) -> impl IntoView {
    let Shelved { id, game, lang, cards, fresh } = deck;
    let sure = RwSignal::new(false);
    let on = move |_| {
        if sure.get_untracked() {
            again.run(id.clone());
        } else {
            sure.set(true);
        }
    };
    let button = (fresh < cards).then(|| {
        view! {
            <button class="button quiet piece" data-act="freshen" on:click=on>
                <Icon name="shuffle"/>
                {move || if sure.get() { tr!(questions.really) } else { tr!(questions.again) }}
            </button>
        }
    });
    let share = (fresh * 100).checked_div(cards).unwrap_or(0);
    view! {
        <Emblem game/>
        <div class="words">
            <b>{(card(game).title)()}" "<small>{lang.to_uppercase()}</small></b>
            <small>{tr!(questions.fresh, n = figure(fresh as u32), of = figure(cards as u32))}</small>
            <span class="gauge" style:--share=share.to_string()></span>
        </div>
        {button}
    }
}
