//! The decks that visitors of a house are asked from: ours, the house's own, or both.

use serde_json::{Value, json};

/// The longest id of a deck, in letters.
const LONGEST_ID: usize = 40;

/// How many decks of its own a house offers at most.
const MOST: usize = 60;

/// Which decks visitors can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckOffer {
    /// Whether our decks are among them.
    pub ours: bool,
    /// The ids of the house's own decks among them.
    pub own: Vec<String>,
}

impl Default for DeckOffer {
    fn default() -> DeckOffer {
        DeckOffer { ours: true, own: vec![] }
    }
}

impl DeckOffer {
    /// Reads the stored value; a house that would offer nothing offers our decks.
    #[must_use]
    pub fn read(kept: &Value) -> DeckOffer {
        let mut own: Vec<String> = vec![];
        let names = kept["own"].as_array().into_iter().flatten().filter_map(Value::as_str);
        for id in names.filter(|id| is_id(id)).take(MOST) {
            if !own.iter().any(|known| known == id) {
                own.push(id.to_owned());
            }
        }
        let ours = kept["ours"].as_bool().unwrap_or(true) || own.is_empty();
        DeckOffer { ours, own }
    }

    /// The value to store.
    #[must_use]
    pub fn value(&self) -> Value {
        json!({ "ours": self.ours, "own": self.own })
    }

    /// Whether visitors may choose that deck of the house's own.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.own.iter().any(|own| own == id)
    }

    /// Offers our decks, or withdraws them unless nothing else is on offer.
    pub fn offer_ours(&mut self, on: bool) {
        self.ours = on || self.own.is_empty();
    }

    /// Offers a deck of the house's own, or withdraws it.
    pub fn offer_own(&mut self, id: &str, on: bool) {
        self.own.retain(|own| own != id);
        if on && is_id(id) && self.own.len() < MOST {
            self.own.push(id.to_owned());
        }
        self.offer_ours(self.ours);
    }
}

fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len()) && id.chars().all(|c| c.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_always_on_offer() {
        let mut offer = DeckOffer::default();
        offer.offer_ours(false);
        assert!(offer.ours, "there is nothing else");
        offer.offer_own("k3x", true);
        offer.offer_ours(false);
        assert!(!offer.ours && offer.has("k3x") && !offer.has("k4"));
        offer.offer_own("k3x", false);
        assert_eq!(offer, DeckOffer::default());
    }

    #[test]
    fn what_is_kept_is_read_and_what_is_strange_left_out() {
        let offer = DeckOffer { ours: false, own: vec!["k3x".into(), "k4".into()] };
        assert_eq!(DeckOffer::read(&offer.value()), offer);
        let strange = json!({ "ours": false, "own": ["a b", "", 7, "x".repeat(99)] });
        assert_eq!(DeckOffer::read(&strange), DeckOffer::default());
        assert_eq!(DeckOffer::read(&Value::Null), DeckOffer::default());
        let twice = json!({ "own": ["k4", "k4"] });
        assert_eq!(DeckOffer::read(&twice), DeckOffer { ours: true, own: vec!["k4".into()] });
    }
}
