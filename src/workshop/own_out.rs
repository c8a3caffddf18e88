//! Writes a deck of one's own as our JSON: its cover, then one card per line, so that a faulty line can be named.

use super::card::OwnDeck;
use super::json::{OURS, VERSION};
use serde_json::{Value, json};

/// Writes the deck.
#[must_use]
pub fn own_json(deck: &OwnDeck) -> String {
    let cover = &deck.cover;
    let head = json!({
        "tablee": OURS, "version": VERSION, "name": cover.name, "language": cover.language,
        "author": cover.author, "colour": cover.colour,
    });
    let text = |value: &Value| value.to_string();
    let field = |name: &str| format!("{}: {},\n", text(&name.into()), text(&head[name]));
    let names = ["tablee", "version", "name", "language", "author", "colour"];
    let head: String = names.into_iter().map(field).collect();
    let cards: Vec<String> =
        deck.cards.iter().filter_map(|card| serde_json::to_string(card).ok()).collect();
    format!("{{\n{head}\"cards\": [\n{}\n]\n}}\n", cards.join(",\n"))
}
