//! How many questions of the chosen deck the game asks as it is set up, and what would make it more: said before *Play*
//! is touched.

use crate::app::browser::own_decks;
use crate::app::midi::draft::MidiDraft;
use crate::app::setup::Draft;
use crate::app::shelf::pile_name;
use crate::app::words::tr;
use crate::rules::{GameId, millions};
use crate::workshop::tally::{More, Play, Tally, tally};
use crate::workshop::{OwnDeck, kept};
use leptos::prelude::*;

/// The line beside *Play*; nothing while ours are asked.
pub fn asked(draft: RwSignal<Draft>) -> AnyView {
    let said = said(draft);
    let words = move || said.get().map(|tally| tally_words(&tally));
    view! {
        <Show when=move || said.with(Option::is_some)>
            <p class="own-asked" role="status">{words}</p>
        </Show>
    }
    .into_any()
}

/// What would make the game ask more, below the choice of a deck.
#[component]
pub fn AsksMore(draft: RwSignal<Draft>) -> impl IntoView {
    let said = said(draft);
    move || {
        let hints: Vec<String> = said.get()?.more.into_iter().map(more_words).collect();
        (!hints.is_empty()).then(|| view! { <p class="hint own-more">{hints.join(" ")}</p> })
    }
}

/// What the game asks of the chosen deck, once that is read.
fn said(draft: RwSignal<Draft>) -> Memo<Option<Tally>> {
    let id = Memo::new(move |_| draft.with(|draft| draft.own.as_ref().map(|own| own.id.clone())));
    let deck = RwSignal::new(None::<OwnDeck>);
    Effect::new(move || {
        deck.set(None);
        let Some(own) = id.get() else { return };
        own_decks::one(&own.clone(), move |text| {
            let read = text.ok().flatten().and_then(|text| kept::read(&text).ok());
            // Another deck may have been chosen meanwhile.
            if id.try_get_untracked() == Some(Some(own)) {
                _ = deck.try_set(read);
            }
        });
    });
    let asked = |deck: &OwnDeck, draft: &Draft| {
        let mixed = draft.own.as_ref()?.mixed;
        play(draft).map(|play| tally(deck, play, mixed))
    };
    Memo::new(move |_| deck.with(|deck| draft.with(|draft| asked(deck.as_ref()?, draft))))
}

/// The game as it is set up; `None` for one without questions.
fn play(draft: &Draft) -> Option<Play> {
    Some(match draft.game() {
        GameId::Midi => Play::Midi { quick: draft.of::<MidiDraft>().options.quick },
        GameId::Millions => {
            let options: &millions::Options = draft.of();
            if options.deck_once {
                return Some(Play::Once);
            }
            let games = millions::Setup::games(draft.seats.len(), options);
            Play::Millions { games, entry: options.entry() }
        }
        GameId::Defizz => Play::Defizz,
        GameId::Egomaster => Play::Egomaster,
        GameId::Heure => return None,
    })
}

fn tally_words(tally: &Tally) -> String {
    let Tally { asked, of, dice, .. } = *tally;
    match (asked, dice) {
        (0, _) => tr!(own_decks.asks_none, of = of),
        (_, true) => tr!(own_decks.asks_dice, n = asked, of = of),
        _ => tr!(own_decks.asks, n = asked, of = of),
    }
}

fn more_words(More { write, pile, then }: More) -> String {
    if pile.starts_with("level-") {
        return tr!(own_decks.more_levels, n = write);
    }
    if pile == "steps" {
        return tr!(own_decks.more_steps, n = write);
    }
    tr!(own_decks.more, n = write, pile = pile_name(pile), more = then)
}
