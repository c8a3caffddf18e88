//! A game that needs a deck is dealt when the deck has come: meanwhile, and when it does not come,
//! a sheet over the screen says so and offers to try again.

use crate::app::Shell;
use crate::app::dom::{Child, Dom, el, group};
use crate::app::old_parts::dialog::ask;
use crate::app::old_parts::{go_button, soon};
use crate::app::shell::decks::Trouble;
use crate::app::words::tr;
use leptos::prelude::*;

/// A deck that comes sooner needs no word, in ms.
const PATIENCE: u32 = 300;

/// A game that waits for its deck.
#[derive(Clone)]
pub struct Dealing {
    /// Asks for the deck once more.
    pub again: Callback<()>,
    /// Why the deck cannot be played with; nothing while it is on its way.
    pub failed: Option<Trouble>,
}

/// The sheet that says that questions are on their way, or why there are none.
pub fn dialog(shell: Shell) -> Dom {
    group().child(move || {
        shell.dealing.get().map(|dealing| match dealing.failed {
            None => soon(PATIENCE, move || coming(shell)),
            Some(why) => failed(shell, dealing.again, &why),
        })
    })
}

fn coming(shell: Shell) -> Dom {
    let said = el("p", "").attr("role", "status").child(tr!(deck.coming));
    ask(tr!(deck.title), said, el("footer", "").attr("role", "none").child(cancel(shell)))
}

fn failed(shell: Shell, again: Callback<()>, why: &Trouble) -> Dom {
    let lines: Vec<Dom> = trouble_words(why).into_iter().map(|w| el("p", "").child(w)).collect();
    let again = go_button("retry", tr!(deck.retry), move || again.run(()));
    let foot = el("footer", "").attr("role", "none").child(cancel(shell)).child(again);
    ask(tr!(deck.none), lines.piece(), foot)
}

fn cancel(shell: Shell) -> Dom {
    el("button", "button quiet piece")
        .attr("data-act", "cancel")
        .click(move || shell.dealing.set(None))
        .child(tr!(common.cancel))
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
