//! The deck that a table is asked from: ours, or one of its own, alone or with ours. It is blended for every
//! game, and the cards are part of the save: the game goes on if the deck is changed or deleted.

use super::draft::Draft;
use crate::app::browser::decks::{self, Cards, Known, Trouble};
use crate::app::browser::own_decks;
use crate::app::browser::settings::Lang;
use crate::app::bundles::workshop::Workshop;
use crate::app::shell::Shell;
use crate::app::words::{language, tr};
use crate::rules::GameId;
use crate::workshop::Chosen;
use crate::workshop::blend::{Mix, Ours};
use leptos::prelude::*;
use std::rc::Rc;

/// A request for a deck.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wanted {
    /// The deck of one's own; `None` for ours.
    pub own: Option<Chosen>,
    /// Whether children sit at the table.
    pub children: bool,
    /// How many games in a row it is for, where that matters; for none at all ours fill nothing up.
    pub games: usize,
}

impl Wanted {
    /// A request for one game.
    pub fn of(own: Option<Chosen>, children: bool) -> Wanted {
        Wanted { own, children, games: 1 }
    }

    /// A request for that deck's own cards and none of ours.
    pub fn only(own: Option<Chosen>, children: bool) -> Wanted {
        let own = own.map(|own| Chosen { mixed: false, ..own });
        Wanted { own, children, games: 0 }
    }
}

/// The callback that gets the deck, or the reason it could not be loaded.
type Told<D> = Box<dyn FnOnce(Result<Known<D>, Trouble>)>;

/// Loads the deck of that game: ours, or the blend that the table has chosen. If its own deck is gone, says
/// so and loads ours.
pub fn bring<D: Cards>(
    shell: Shell,
    game: GameId,
    wanted: Wanted,
    told: impl FnOnce(Result<Known<D>, Trouble>) + 'static,
) {
    let told: Told<D> = Box::new(told);
    let Wanted { own, children, games } = wanted;
    let Some(own) = shell.kiosk.asked_from(own) else {
        return decks::bring(game, language(), children, told);
    };
    own_decks::one(&own.id.clone(), move |text| match text {
        Ok(None) | Err(_) => {
            let words = if text.is_ok() { tr!(own_decks.gone) } else { tr!(own_decks.not_asked) };
            shell.tell_for_a_while(words.into());
            decks::bring(game, language(), children, told);
        }
        Ok(Some(text)) => shell.bundles.workshop.when_here(move |workshop| match workshop {
            None => told(Err(Trouble::NotArrived)),
            Some(workshop) => {
                let lang = (workshop.language)(&text).map_or(language(), Lang::from);
                decks::bring(game, lang, children, move |ours| {
                    told(ours.and_then(|ours| blended(workshop, &text, &own, ours, games)));
                });
            }
        }),
    });
}

fn blended<D: Cards>(
    workshop: &Workshop,
    text: &str,
    own: &Chosen,
    ours: Known<D>,
    games: usize,
) -> Result<Known<D>, Trouble> {
    let id = own.deck(&ours.id);
    let how = if own.mixed { Ours::AsMany } else { Ours::AsNeeded };
    let asked = decks::used(&id);
    let mix = Mix { ours: how, asked: &asked, seed: super::start::chance() };
    let deck = ours.deck.blended(workshop, text, games, &mix).ok_or(Trouble::NotADeck)?;
    Ok(Known { id, deck: Rc::new(deck), about: ours.about })
}

/// How many questions of the chosen deck the game will ask, once the workshop is here, which the choice of a deck brings.
#[component]
pub fn OwnAsked(draft: RwSignal<Draft>) -> impl IntoView {
    let shell = Shell::get();
    let own =
        Memo::new(move |_| draft.with(|draft| shell.kiosk.asked_from(draft.own.clone()).is_some()));
    move || {
        let workshop = own.get().then(|| shell.bundles.workshop.here()).flatten();
        workshop.map(|workshop| (workshop.asked)(draft))
    }
}

/// The choice of a deck, where the table has decks of its own; in a public room, of those that the house
/// offers.
#[component]
pub fn OwnDecks(game: GameId, draft: RwSignal<Draft>) -> impl IntoView {
    let shell = Shell::get();
    let offers_own = shell.kiosk.decks.with_untracked(|decks| !decks.own.is_empty());
    if shell.kiosk.public.get_untracked() && !offers_own {
        return ().into_any();
    }
    let (any, silent) = (RwSignal::new(false), RwSignal::new(false));
    own_decks::all(move |all, trouble| {
        _ = silent.try_set(trouble.is_some_and(|why| why != own_decks::Trouble::Absent));
        if all.is_empty() && trouble.is_some() {
            // The choice stays: the deck may be there the next time.
        } else if all.is_empty() {
            // With the last one deleted, the table is asked from ours.
            let chosen = draft.try_with_untracked(|draft| draft.own.is_some());
            if chosen == Some(true) {
                draft.update(|draft| draft.own = None);
            }
        } else {
            shell.bundles.workshop.bring();
            _ = any.try_set(true);
        }
    });
    let choice = move || {
        let workshop = any.get().then(|| shell.bundles.workshop.here()).flatten();
        workshop.map(|workshop| (workshop.choice)(game, draft))
    };
    let said = move || {
        let words = tr!(own_decks.silent_here);
        silent.get().then(|| view! { <p class="hint" role="status">{words}</p> })
    };
    view! { {choice}{said} }.into_any()
}
