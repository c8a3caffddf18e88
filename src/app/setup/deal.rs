//! A game that needs a deck is dealt when the deck has come: meanwhile, and when it does not come,
//! a sheet over the screen says so and offers to try again.

use crate::app::Shell;
use crate::app::parts::dialog::Ask;
use crate::app::parts::{GoButton, Soon};
use crate::app::shell::decks::Trouble;
use crate::app::words::tr;
use leptos::prelude::*;

/// A deck that comes sooner needs no word, in ms.
const PATIENCE: u64 = 300;

/// A game that waits for its deck.
#[derive(Clone)]
pub struct Dealing {
    /// Asks for the deck once more.
    pub again: Callback<()>,
    /// Why the deck cannot be played with; nothing while it is on its way.
    pub failed: Option<Trouble>,
}

/// The sheet that says that questions are on their way, or why there are none.
#[component]
pub fn DealDialog() -> impl IntoView {
    let shell = Shell::get();
    let sheet = |Dealing { again, failed }: Dealing| match failed {
        None => view! { <Soon ms=PATIENCE><Coming/></Soon> }.into_any(),
        Some(why) => view! { <Failed why again/> }.into_any(),
    };
    move || shell.dealing.get().map(sheet)
}

#[component]
fn Coming() -> impl IntoView {
    view! {
        <Ask title=tr!(deck.title) foot=|| view! { <Cancel/> }>
            <p role="status">{tr!(deck.coming)}</p>
        </Ask>
    }
}

#[component]
fn Failed(why: Trouble, again: Callback<()>) -> impl IntoView {
    let lines = trouble_words(&why).into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let foot = move || {
        view! {
            <Cancel/>
            <GoButton act="retry" label=tr!(deck.retry) on:click=move |_| again.run(())/>
        }
    };
    view! { <Ask title=tr!(deck.none) foot>{lines}</Ask> }
}

#[component]
fn Cancel() -> impl IntoView {
    let shell = Shell::get();
    view! {
        <button
            class="button quiet piece"
            data-act="cancel"
            on:click=move |_| shell.dealing.set(None)
        >
            {tr!(common.cancel)}
        </button>
    }
}

/// What is wrong with a deck, a line each.
pub fn trouble_words(why: &Trouble) -> Vec<String> {
    match why {
        Trouble::NotArrived => vec![tr!(deck.not_arrived).into()],
        Trouble::NotADeck => vec![tr!(deck.not_a_deck).into()],
        Trouble::Faulty(cards) => vec![tr!(deck.faulty, n = cards)],
        Trouble::TooSmall(piles) => piles
            .iter()
            .map(|pile| {
                tr!(deck.too_small, pile = pile_name(pile.pile), has = pile.has, needs = pile.needs)
            })
            .collect(),
    }
}

/// The name of a pile, as the deck's file calls it.
pub fn pile_name(pile: &str) -> &'static str {
    match pile {
        "kickoff" => tr!(midi.kickoff),
        "sheets" => tr!(midi.sheet),
        "fatal" => tr!(midi.fatal),
        "master" => tr!(midi.master),
        "duels" => tr!(midi.duel),
        _ => tr!(midi.star),
    }
}
