//! The deck that a table is asked from: ours, or one of its own, alone or with ours. It is blended anew for
//! every game, and the cards of a game go into its save: whatever becomes of the deck, the game goes on.

use super::draft::Draft;
use crate::app::browser::decks::{self, Cards, Known, Trouble};
use crate::app::browser::own_decks;
use crate::app::browser::settings::Lang;
use crate::app::bundles::workshop::Workshop;
use crate::app::shell::Shell;
use crate::app::words::{language, tr};
use crate::rules::GameId;
use crate::workshop::blend::{Mix, Ours};
use crate::workshop::{Chosen, Language};
use leptos::prelude::*;
use std::rc::Rc;

/// What a deck is wanted for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wanted {
    /// The deck of one's own, if it is one.
    pub own: Option<Chosen>,
    /// Whether children sit at the table.
    pub children: bool,
    /// For how many games without a break, where that matters.
    pub games: usize,
}

impl Wanted {
    /// For one game at a table where children sit or not.
    pub fn of(own: Option<Chosen>, children: bool) -> Wanted {
        Wanted { own, children, games: 1 }
    }
}

/// What is told when a deck has come or cannot come.
type Told<D> = Box<dyn FnOnce(Result<Known<D>, Trouble>)>;

/// Brings the deck of that game: ours, or the blend that the table has chosen. A deck of its own that is
/// gone is said to be, and ours comes.
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
        None => {
            shell.tell_for_a_while(tr!(own_decks.gone).into());
            decks::bring(game, language(), children, told);
        }
        Some(text) => shell.bundles.workshop.when_here(move |workshop| match workshop {
            None => told(Err(Trouble::NotArrived)),
            Some(workshop) => {
                let lang = (workshop.language)(&text).map_or(language(), lang_of);
                decks::bring(game, lang, children, move |ours| {
                    told(ours.and_then(|ours| blended(workshop, &text, &own, ours, games)));
                });
            }
        }),
    });
}

/// The language in which our questions go with a deck.
const fn lang_of(language: Language) -> Lang {
    match language {
        Language::Fr => Lang::Fr,
        Language::En => Lang::En,
    }
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

/// What the table can be asked from, where it has decks of its own. In a public room those that the house offers.
#[component]
pub fn OwnDecks(game: GameId, draft: RwSignal<Draft>) -> impl IntoView {
    let shell = Shell::get();
    let offers_own = shell.kiosk.decks.with_untracked(|decks| !decks.own.is_empty());
    if shell.kiosk.public.get_untracked() && !offers_own {
        return ().into_any();
    }
    let any = RwSignal::new(false);
    own_decks::all(move |all, _| {
        if all.is_empty() {
            // Whoever has deleted the last one has chosen ours.
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
    view! { {choice} }.into_any()
}
