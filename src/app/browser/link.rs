//! Deep links: `?game=heure&players=4&seed=7&options=HEURE-O1=on,HEURE-O5=random&auto=2&level=champion`,
//! for a code on a box, a kiosk, a test. Anything invalid in a link is ignored, except that an unknown game
//! is reported.

use super::storage;
use crate::rules::fingerprint::{fingerprint, hex};
use crate::rules::{GameId, Level};
use crate::text::clean;
use leptos::ev::hashchange;
use leptos::prelude::window;
use leptos_use::{use_event_listener, use_window};
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;

/// More options than any game has.
const MOST_OPTIONS: usize = 32;

/// The length, in letters, beyond which [`Link::text`] is cut and gets a fingerprint instead.
const LONGEST: usize = 500;

/// The maximum length of a game's name in a link, in letters.
const LONGEST_NAME: usize = 24;

/// The parameters that decide what is dealt.
const DEAL: [&str; 6] = ["game", "players", "seed", "options", "auto", "level"];

/// A link that starts a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Only those parameters of the address that decide what is dealt, by which the link is recognised: mail
    /// programs and networks add their own.
    pub text: String,
    /// The game to start.
    pub game: GameId,
    /// How many players; the game's usual number when the link does not say. The set-up decides whether the
    /// game allows that many.
    pub players: u8,
    /// The seed, if the game is to be the same each time.
    pub seed: Option<u64>,
    /// Table options by the id of their rule, as written.
    pub options: Vec<(String, String)>,
    /// How many of the players the tablet plays; at most all.
    pub automatic: u8,
    /// How well it plays.
    pub level: Level,
}

/// The game an address asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A game of the shelf.
    Game(Link),
    /// An unknown game, by the name in the address.
    Unknown(String),
}

/// The game the page's address asks for, if it names one.
pub fn read() -> Option<Asked> {
    let (search, asked) = search()?;
    let name = clean(&asked.get("game")?, LONGEST_NAME);
    match GameId::named(&name) {
        Some(game) => Some(Asked::Game(link(&search, &asked, game))),
        None => (!name.is_empty()).then_some(Asked::Unknown(name)),
    }
}

/// The query of the page's address, as text and parsed.
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

/// The parameters of the query that decide what is dealt, verbatim.
fn what_deals(search: &str) -> String {
    let said = search.trim_start_matches('?').split('&');
    let ours = said.filter(|pair| DEAL.contains(&pair.split('=').next().unwrap_or_default()));
    let all = ["?", &ours.collect::<Vec<_>>().join("&")].concat();
    if all.chars().count() <= LONGEST {
        return all;
    }
    // Links that differ only in what is cut off stay distinct.
    let head: String = all.chars().take(LONGEST).collect();
    [&*head, "#", &hex(fingerprint(&all))].concat()
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

/// Whether the page's address asks for a kiosk.
pub fn asks_for_kiosk() -> bool {
    search().is_some_and(|(_, asked)| asked.get("kiosk").as_deref() == Some("1"))
}

/// The hash prefix of a game, a table, a person or a deck from another tablet (`handed.rs`).
const GIVEN: &str = "#give=";

/// The parcel from another tablet in the page's address, undecoded.
pub fn given() -> Option<String> {
    let behind = window().location().hash().ok()?;
    behind.strip_prefix(GIVEN).map(ToOwned::to_owned)
}

/// The address with which another tablet takes in that parcel.
pub fn giving(word: &str) -> String {
    [&here(), GIVEN, word].concat()
}

/// The hash with which the service worker opens the page when another app has shared a file with it.
const SHARED: &str = "#shared";

/// Whether a file waits that another app has shared.
pub fn has_shared() -> bool {
    window().location().hash().is_ok_and(|behind| behind == SHARED)
}

/// The hash prefix of a phone's invitation to a seat.
const JOINED: &str = "#join=";

/// The invitation with which the page was opened as a phone, undecoded.
pub fn joined() -> Option<String> {
    let behind = window().location().hash().ok()?;
    behind.strip_prefix(JOINED).map(ToOwned::to_owned)
}

/// The hash prefix of a television's token (`television.rs`).
pub const TELEVISION: &str = "#tv=";

/// The address that invites a phone.
pub fn joining(offer: &str) -> String {
    [&here(), JOINED, offer].concat()
}

/// The session-storage key of the last invitation that connected this page.
const USED: &str = "tablee:joined";

/// Notes that the invitation of that name has connected this page: it works only once.
pub fn note_used(ufrag: &str) {
    if let Some(session) = storage::of_tab() {
        // Without storage a reload shows a code that connects nothing any more.
        let _ = session.set_item(USED, ufrag);
    }
}

/// Whether the invitation of that name has connected this page before.
pub fn is_used(ufrag: &str) -> bool {
    let kept = storage::of_tab().and_then(|session| session.get_item(USED).ok()?);
    kept.as_deref() == Some(ufrag)
}

/// Loads the page anew.
pub fn load_anew() {
    // Only a page that is going already cannot.
    let _ = window().location().reload();
}

/// The hash prefix of a house's settings from another tablet (`kiosk/handed.rs`).
const HANDED: &str = "#house=";

/// The house's settings from another tablet in the page's address, undecoded.
pub fn handed() -> Option<String> {
    let behind = window().location().hash().ok()?;
    behind.strip_prefix(HANDED).map(ToOwned::to_owned)
}

/// The address with which another tablet takes over such settings.
pub fn handing(settings: &str) -> String {
    [&here(), "?kiosk=1", HANDED, settings].concat()
}

/// The page's address without query and hash. Not built from the origin: that of a file is empty or `null`.
pub fn here() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// The same, or `None` if only this device can open it.
pub fn here_for_others() -> Option<String> {
    let host = window().location().hostname().ok()?;
    let alone = host.is_empty() || host == "localhost" || host.starts_with("127.");
    (!alone).then(here)
}

/// Whether the page's address carries something for the app behind its `#`.
pub fn carries() -> bool {
    let behind = window().location().hash().unwrap_or_default();
    [GIVEN, JOINED, HANDED, TELEVISION].iter().any(|prefix| behind.starts_with(prefix))
}

/// Calls `f` when such an address is opened in the tab that has the page already: only what is behind the `#` changes
/// then, and nothing is loaded.
pub fn on_carried(f: impl Fn() + 'static) {
    let _ = use_event_listener(use_window(), hashchange, move |_| {
        if carries() {
            f();
        }
    });
}

/// Removes the link from the address, so that a reload resumes the sitting instead of starting another.
pub fn clear() {
    let window = window();
    let path = window.location().pathname().unwrap_or_default();
    if let Ok(history) = window.history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}
