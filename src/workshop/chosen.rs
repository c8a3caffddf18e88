//! A deck of one's own that a table has chosen, and the deck name that a sitting stores, from which the same choice is
//! made again for the next game.

use serde::{Deserialize, Serialize};

/// Prefix of the ids of all cards of one's own, and of the names of their decks.
pub use crate::decks::OWN;

/// A deck of one's own at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chosen {
    /// The deck's id on this tablet.
    pub id: String,
    /// Whether as many of our questions are mixed in; otherwise only what the deck lacks.
    pub mixed: bool,
}

impl Chosen {
    /// The name of the blend with our deck `ours`, as stored in a sitting: `own-k3.alone/midi-fr`.
    #[must_use]
    pub fn deck(&self, ours: &str) -> String {
        let how = if self.mixed { "mixed" } else { "alone" };
        [OWN, &self.id, ".", how, "/", ours].concat()
    }

    /// Parses such a name into the choice and our deck's name; `None` if the deck is ours alone.
    #[must_use]
    pub fn of_deck(name: &str) -> Option<(Chosen, &str)> {
        let (own, ours) = name.strip_prefix(OWN)?.split_once('/')?;
        let (id, how) = own.rsplit_once('.')?;
        Some((Chosen { id: id.to_owned(), mixed: how == "mixed" }, ours))
    }

    /// The name of the list of the deck's cards that were asked.
    #[must_use]
    pub fn asked(id: &str) -> String {
        [OWN, id].concat()
    }
}

/// Whether a card belongs to the list of that name: cards of one's own to the list of their deck, all others to ours.
#[must_use]
pub fn is_listed(list: &str, card: &str) -> bool {
    list.starts_with(OWN) == card.starts_with(OWN)
}

/// The lists of cards that were asked for that deck: two for a blend.
#[must_use]
pub fn lists(deck: &str) -> Vec<String> {
    match Chosen::of_deck(deck) {
        Some((chosen, ours)) => vec![Chosen::asked(&chosen.id), ours.to_owned()],
        None => vec![deck.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_the_choice_again() {
        for mixed in [false, true] {
            let chosen = Chosen { id: "k3.x".into(), mixed };
            assert_eq!(Chosen::of_deck(&chosen.deck("midi-fr")), Some((chosen, "midi-fr")));
        }
        for ours in ["midi-fr", "", "own-", "own-k3", "own-k3/midi-fr"] {
            assert_eq!(Chosen::of_deck(ours), None, "{ours}");
        }
    }

    #[test]
    fn a_blend_notes_each_card_in_the_list_of_its_deck() {
        let blend = Chosen { id: "k3".into(), mixed: true }.deck("midi-fr");
        assert_eq!(lists(&blend), ["own-k3", "midi-fr"]);
        assert_eq!(lists("midi-fr"), ["midi-fr"]);
        let listed = |list: &str| ["own-k-1", "mi-k-1"].map(|card| is_listed(list, card));
        assert_eq!((listed("own-k3"), listed("midi-fr")), ([true, false], [false, true]));
    }
}
