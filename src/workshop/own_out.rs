//! A deck of one's own as our own JSON: its cover, then a card a line, so that a line that is wrong can be
//! named.

use super::card::OwnDeck;
use super::json::{OURS, VERSION};
use serde_json::{Value, json};

/// The deck as a file.
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
