//! Deep links: `?game=heure&players=4&seed=7&options=HEURE-O1=on,HEURE-O5=random&auto=2&level=champion`.
//! A code on a box, a kiosk, a test. Anything strange in a link is ignored.

use crate::rules::{GameId, Level};
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

/// More options than any game has.
const MOST_OPTIONS: usize = 32;

/// What is kept of a link to know it again, in letters.
const LONGEST: usize = 500;

/// What a link asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// As it stood in the address.
    pub text: String,
    /// The game to start.
    pub game: GameId,
    /// How many players; as many as usual when the link does not say. Whether the game takes so many is the
    /// set-up's to decide.
    pub players: u8,
    /// The seed, when the game shall be the same each time.
    pub seed: Option<u64>,
    /// Table options by the id of their rule, as written.
    pub options: Vec<(String, String)>,
    /// How many of the players the tablet plays; at most all.
    pub automatic: u8,
    /// How well.
    pub level: Level,
}

/// What the page's address asks for, if it names a game of the shelf.
pub fn read() -> Option<Link> {
    let search = window().location().search().ok()?;
    let asked = UrlSearchParams::new_with_str(&search).ok()?;
    let game = GameId::on_shelf(&asked.get("game")?)?;
    let players = number(&asked, "players").unwrap_or(game.usual_players());
    Some(Link {
        text: search.chars().take(LONGEST).collect(),
        game,
        players,
        seed: asked.get("seed").and_then(|seed| seed.parse().ok()),
        options: options(&asked.get("options").unwrap_or_default()),
        automatic: number(&asked, "auto").unwrap_or(0).min(players),
        level: level(asked.get("level").as_deref()),
    })
}

fn number(asked: &UrlSearchParams, name: &str) -> Option<u8> {
    asked.get(name)?.parse().ok()
}

fn options(text: &str) -> Vec<(String, String)> {
    let pairs = text.split(',').filter_map(|pair| pair.split_once('='));
    pairs.take(MOST_OPTIONS).map(|(id, value)| (id.to_owned(), value.to_owned())).collect()
}

fn level(name: Option<&str>) -> Level {
    match name {
        Some("beginner") => Level::Beginner,
        Some("champion") => Level::Champion,
        _ => Level::Regular,
    }
}

/// Whether the page's address asks for a tablet in a public room.
pub fn asks_for_kiosk() -> bool {
    window().location().search().is_ok_and(|search| search.contains("kiosk=1"))
}

/// Takes the link out of the address, so that a reload resumes the sitting instead of starting
/// anew.
pub fn clear() {
    let window = window();
    let path = window.location().pathname().unwrap_or_default();
    if let Ok(history) = window.history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}
