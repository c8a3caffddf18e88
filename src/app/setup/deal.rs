//! Deals a game once its deck is loaded. A sheet over the screen says so meanwhile, and offers to retry if it
//! fails.

use super::for_whom::Audience;
use super::own::{self, Wanted};
use crate::app::browser::decks::{self, Cards, Known, Trouble};
use crate::app::dealing::Dealing;
use crate::app::parts::dialog::Ask;
use crate::app::parts::money::figure;
use crate::app::parts::{ActButton, GoButton, Soon};
use crate::app::shelf::pile_name;
use crate::app::shell::Shell;
use crate::app::words::{language, tr};
use crate::rules::GameId;
use leptos::prelude::*;

/// How long a deck may take before a sheet says so, in ms.
const PATIENCE: u64 = 300;

/// Loads the wanted deck and deals from it; a sheet says so meanwhile, and what is wrong if it fails.
pub fn deal_when_here<D: Cards>(
    shell: Shell,
    game: GameId,
    wanted: Wanted,
    deal: impl Fn(&Known<D>) -> Result<(), Trouble> + Clone + Send + Sync + 'static,
) {
    let (same, anew) = (wanted.clone(), deal.clone());
    let again = Callback::new(move |()| deal_when_here(shell, game, same.clone(), anew.clone()));
    shell.dealing.set(Some(Dealing { again, failed: None }));
    own::bring(shell, game, wanted, move |known| {
        // It may have been cancelled meanwhile.
        if shell.dealing.with_untracked(Option::is_none) {
            return;
        }
        let failed = known.and_then(|known| deal(&known)).err();
        shell.dealing.set(failed.map(|why| Dealing { again, failed: Some(why) }));
    });
}

/// A line that says how many questions for this table were never asked on this tablet, or what is wrong with the deck.
pub fn deck_state<D: Cards>(game: GameId) -> AnyView {
    let state = RwSignal::new(None);
    let bring = move || {
        decks::bring(game, language(), false, move |known: Result<Known<D>, Trouble>| {
            state.try_set(Some(known.map(|known| known.fresh())));
        });
    };
    Effect::new(move || {
        Audience::track();
        bring();
    });
    view! { <DeckState state again=Callback::new(move |()| bring())/> }.into_any()
}

/// The fresh cards and all cards of a deck, once it is loaded.
type State = Option<Result<(usize, usize), Trouble>>;

#[component]
fn DeckState(state: RwSignal<State>, again: Callback<()>) -> impl IntoView {
    let said = move || {
        match state.get() {
        None => view! { <p class="hint">{tr!(deck.coming)}</p> }.into_any(),
        Some(Ok((fresh, of))) => {
            view! { <p class="hint">{tr!(deck.fresh, n = figure(fresh as u32), of = figure(of as u32))}</p> }.into_any()
        }
        Some(Err(why)) => {
            let line = |line| view! { <p class="error">{line}</p> };
            let lines = trouble_words(&why).into_iter().map(line).collect_view();
            let on = move |_| again.run(());
            view! {
                {lines}
                <ActButton act="retry" icon="again" label=tr!(deck.retry) on:click=on/>
            }
            .into_any()
        }
    }
    };
    view! { <div class="deck" role="status">{said}</div> }
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
