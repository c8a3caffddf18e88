//! The settings of a house for its tablet: its name, the games it offers, its opening hours. Read field by field, so
//! that one invalid value never costs the others.

use super::decks::DeckOffer;
use super::offer::Offer;
use super::week::{Moment, Week};
use crate::rules::GameId;
use crate::text::clean;
use serde_json::{Map, Value, json};

/// Maximum length of the house's name and of the welcome line, in letters.
pub const LONGEST: usize = 80;

/// Maximum length of a tablet's name, in letters.
pub const LONGEST_TABLET: usize = 40;

/// Maximum length of an address, in letters.
pub const LONGEST_ADDRESS: usize = 200;

/// The settings of a house for its tablet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// The name in the attract screen's welcome; may be empty.
    pub name: String,
    /// The line below it; may be empty.
    pub welcome: String,
    /// The name of this tablet within the house; may be empty.
    pub tablet: String,
    /// The address at which people find the games at home, for the sheet on the table; when empty, that of this page.
    pub address: String,
    /// The games on offer, in order; all games when none is named.
    pub offered: Vec<GameId>,
    /// The offer of each game, in the order of [`GameId::ALL`].
    pub offers: [Offer; GameId::ALL.len()],
    /// Which decks visitors are asked from.
    pub decks: DeckOffer,
    /// Minutes without a touch after which the tablet asks whether somebody is there.
    pub idle: u8,
    /// Maximum volume, 0 to 100.
    pub ceiling: u8,
    /// The opening hours; without them the room is always open.
    pub week: Option<Week>,
    /// Days after which a game that nobody resumed is thrown away; 0 keeps all.
    pub keep_days: u8,
    /// Whether visitors may play with their phones.
    pub phones: bool,
}

impl Default for House {
    fn default() -> House {
        House {
            name: String::new(),
            welcome: String::new(),
            tablet: String::new(),
            address: String::new(),
            offered: GameId::ALL.to_vec(),
            offers: [Offer::default(); GameId::ALL.len()],
            decks: DeckOffer::default(),
            idle: 3,
            ceiling: 70,
            week: None,
            keep_days: 14,
            phones: false,
        }
    }
}

impl House {
    /// Reads the stored text; invalid values fall back to the default.
    pub fn read(text: &str) -> House {
        let kept: Value = serde_json::from_str(text).unwrap_or_default();
        let usual = House::default();
        let words = |name: &str, most: usize| -> String {
            clean(kept[name].as_str().unwrap_or_default(), most)
        };
        let number = |name: &str, usual: u8, most: u8| {
            kept[name].as_u64().map_or(usual, |n| n.min(most.into()) as u8)
        };
        House {
            name: words("name", LONGEST),
            welcome: words("welcome", LONGEST),
            tablet: words("tablet", LONGEST_TABLET),
            address: address(kept["address"].as_str().unwrap_or_default()).unwrap_or_default(),
            offered: offered(&kept["offered"]).unwrap_or(usual.offered),
            offers: GameId::ALL.map(|game| Offer::read(&kept["offers"][game.name()])),
            decks: DeckOffer::read(&kept["decks"]),
            idle: number("idle", usual.idle, 30).max(1),
            ceiling: number("ceiling", usual.ceiling, 100),
            week: Week::read(&kept["hours"]),
            keep_days: number("keep_days", usual.keep_days, 99),
            phones: kept["phones"].as_bool().unwrap_or(usual.phones),
        }
    }

    /// The text to store.
    pub fn text(&self) -> String {
        let offered: Vec<&str> = self.offered.iter().map(|game| game.name()).collect();
        let limited = GameId::ALL.into_iter().filter(|game| !self.offer_of(*game).is_all());
        let offers: Map<String, Value> =
            limited.map(|game| (game.name().to_owned(), self.offer_of(game).value())).collect();
        json!({
            "name": self.name, "welcome": self.welcome, "tablet": self.tablet,
            "address": self.address, "offered": offered, "offers": offers, "idle": self.idle,
            "ceiling": self.ceiling, "hours": self.week.as_ref().map(Week::value),
            "keep_days": self.keep_days, "decks": self.decks.value(), "phones": self.phones,
        })
        .to_string()
    }

    /// Whether the room is open at that moment.
    pub fn is_open(&self, now: Moment) -> bool {
        self.week.is_none_or(|week| week.is_open(now))
    }

    /// The offer of a game.
    pub const fn offer_of(&self, game: GameId) -> Offer {
        self.offers[game.index()]
    }

    /// Adds a game to the end of the offer, or withdraws it. The last game stays.
    pub fn offer(&mut self, game: GameId, on: bool) {
        let has = self.offered.contains(&game);
        if on && !has {
            self.offered.push(game);
        } else if !on && self.offered.len() > 1 {
            self.offered.retain(|other| *other != game);
        }
    }

    /// Moves a game one place to the front.
    pub fn put_forward(&mut self, game: GameId) {
        let place = self.offered.iter().position(|other| *other == game).unwrap_or(0);
        if place > 0 {
            self.offered.swap(place - 1, place);
        }
    }
}

/// The games that are named, each once; `None` when there are none.
fn offered(kept: &Value) -> Option<Vec<GameId>> {
    let mut games: Vec<GameId> = vec![];
    for game in kept.as_array()?.iter().filter_map(|name| GameId::named(name.as_str()?)) {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    (!games.is_empty()).then_some(games)
}

/// Returns the typed address if a browser can open it; `None` when it is empty or not an address.
#[must_use]
pub fn address(typed: &str) -> Option<String> {
    let typed = clean(typed, LONGEST_ADDRESS + 1);
    let after = ["https://", "http://"].iter().find_map(|way| typed.strip_prefix(way))?;
    let sound = after.chars().all(|c| c.is_alphanumeric() || "-._~:/?#[]@!$&'()*+,;=%".contains(c));
    let host = after.starts_with(|c: char| c.is_alphanumeric() || c == '[');
    (sound && host && typed.chars().count() <= LONGEST_ADDRESS).then_some(typed)
}

#[cfg(test)]
mod tests {
    use super::super::offer::Length;
    use super::super::week::Span;
    use super::*;

    #[test]
    fn what_is_kept_is_read() {
        let mut house = House {
            name: "la ludothèque du Canal".into(),
            offered: vec![GameId::Heure, GameId::Midi],
            week: Some(Week::every_day(Span { from: 600, until: 1110 })),
            tablet: "Table du fond".into(),
            address: "https://ludo.example.org/".into(),
            idle: 5,
            phones: true,
            ..House::default()
        };
        house.offers[GameId::Midi.index()] = Offer { length: Some(Length::Quick), most: 20 };
        assert_eq!(House::read(&house.text()), house);
    }

    #[test]
    fn a_strange_value_costs_only_itself() {
        let strange =
            r#"{"idle":0,"ceiling":400,"hours":[600,9999],"offered":["chess"],"name":"x"}"#;
        let usual = House { name: "x".into(), idle: 1, ceiling: 100, ..House::default() };
        assert_eq!(House::read(strange), usual);
        assert_eq!(House::read("nothing"), House::default());
    }

    #[test]
    fn hours_of_before_are_those_of_every_day() {
        let house = House::read(r#"{"hours":[600,1110]}"#);
        let open = |day, minute| house.is_open(Moment { day, minute });
        assert!(open(0, 600) && open(6, 1109) && !open(3, 1110));
        assert!(House::default().is_open(Moment { day: 0, minute: 0 }));
    }

    #[test]
    fn an_address_is_one_that_a_browser_opens() {
        for good in ["https://ludo.example.org/tablee/", "http://10.0.0.7:8080/?kiosk=1"] {
            assert_eq!(address(good).as_deref(), Some(good));
        }
        let long = ["https://", &"x".repeat(LONGEST_ADDRESS)].concat();
        for bad in
            ["", "ludo.org", "javascript:alert(1)", "https://", "https://a b", "https://<a>", &long]
        {
            assert_eq!(address(bad), None, "{bad}");
        }
        assert_eq!(address("https://a.org\u{202e}/x").as_deref(), Some("https://a.org/x"));
    }

    #[test]
    fn one_game_stays_and_the_order_is_the_houses() {
        let mut house = House { offered: vec![GameId::Midi], ..House::default() };
        house.offer(GameId::Midi, false);
        assert_eq!(house.offered, [GameId::Midi]);
        house.offer(GameId::Heure, true);
        house.put_forward(GameId::Heure);
        house.put_forward(GameId::Heure);
        assert_eq!(house.offered, [GameId::Heure, GameId::Midi]);
    }
}
