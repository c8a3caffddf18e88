//! Deep links: `?game=heure&players=4&seed=7&options=HEURE-O1=on,HEURE-O5=random&auto=2&level=champion`.
//! A code on a box, a kiosk, a test. Anything strange in a link is ignored, but a game that there is not is
//! said.

use crate::rules::fingerprint::fingerprint;
use crate::rules::{GameId, Level};
use crate::text::clean;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

/// More options than any game has.
const MOST_OPTIONS: usize = 32;

/// What is kept of a link to know it again, in letters.
const LONGEST: usize = 500;

/// What is said of the name of a game that there is not, in letters.
const LONGEST_NAME: usize = 24;

/// What says what is dealt.
const DEAL: [&str; 6] = ["game", "players", "seed", "options", "auto", "level"];

/// What a link asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// What of the address says what is dealt: a mail program or a network adds words of its own.
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

/// What an address asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A game of the shelf.
    Game(Link),
    /// Some other, by the name that stands there.
    Unknown(String),
}

/// What the page's address asks for, if it names a game.
pub fn read() -> Option<Asked> {
    let (search, asked) = search()?;
    let name = clean(&asked.get("game")?, LONGEST_NAME);
    match GameId::named(&name) {
        Some(game) => Some(Asked::Game(link(&search, &asked, game))),
        None => (!name.is_empty()).then_some(Asked::Unknown(name)),
    }
}

/// What stands behind the address's question mark.
fn search() -> Option<(String, UrlSearchParams)> {
    let search = window().location().search().ok()?;
    let asked = UrlSearchParams::new_with_str(&search).ok()?;
    Some((search, asked))
}

fn link(search: &str, asked: &UrlSearchParams, game: GameId) -> Link {
    let players = number(asked, "players").unwrap_or(game.usual_players());
    Link {
        text: what_deals(search),
        game,
        players,
        seed: asked.get("seed").and_then(|seed| seed.parse().ok()),
        options: options(&asked.get("options").unwrap_or_default()),
        automatic: number(asked, "auto").unwrap_or(0).min(players),
        level: level(asked.get("level").as_deref()),
    }
}

/// Those of the address's words that say what is dealt, as they stand there.
fn what_deals(search: &str) -> String {
    let said = search.trim_start_matches('?').split('&');
    let ours = said.filter(|pair| DEAL.contains(&pair.split('=').next().unwrap_or_default()));
    let all = ["?", &ours.collect::<Vec<_>>().join("&")].concat();
    if all.chars().count() <= LONGEST {
        return all;
    }
    // Two that differ later are two.
    let head: String = all.chars().take(LONGEST).collect();
    [&*head, "#", &format!("{:016x}", fingerprint(&all))].concat()
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
    search().is_some_and(|(_, asked)| asked.get("kiosk").as_deref() == Some("1"))
}

/// What stands before a game, a table or a person of another tablet (`handed.rs`).
const GIVEN: &str = "#give=";

/// What of another tablet the page's address brings, as it stands there.
pub fn given() -> Option<String> {
    let behind = window().location().hash().ok()?;
    behind.strip_prefix(GIVEN).map(ToOwned::to_owned)
}

/// The address by which another tablet takes it in.
pub fn giving(word: &str) -> String {
    [&here(), GIVEN, word].concat()
}

/// What stands before the invitation of a phone to a seat.
const JOINED: &str = "#join=";

/// The invitation by which the page was opened as a phone, as it stands there.
pub fn joined() -> Option<String> {
    let behind = window().location().hash().ok()?;
    behind.strip_prefix(JOINED).map(ToOwned::to_owned)
}

/// The address by which a phone is invited.
pub fn joining(offer: &str) -> String {
    [&here(), JOINED, offer].concat()
}

/// What stands before the settings that another tablet hands over (`kiosk/handed.rs`).
const HANDED: &str = "#house=";

/// The settings that the page's address brings from another tablet, as they stand there.
pub fn handed() -> Option<String> {
    let behind = window().location().hash().ok()?;
    behind.strip_prefix(HANDED).map(ToOwned::to_owned)
}

/// The address by which another tablet takes such settings.
pub fn handing(settings: &str) -> String {
    [&here(), "?kiosk=1", HANDED, settings].concat()
}

/// Where this page is, whatever it was asked. Not made of its origin: a file has none, or one that is called null.
pub fn here() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// The same, unless it leads nobody but this tablet here.
pub fn here_for_others() -> Option<String> {
    let host = window().location().hostname().ok()?;
    let alone = host.is_empty() || host == "localhost" || host.starts_with("127.");
    (!alone).then(here)
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
