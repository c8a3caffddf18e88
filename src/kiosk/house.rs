//! How a house has set its tablet: its name, the games it offers, when it is open. Read field by field, so
//! that one strange value never costs the others.

use super::decks::DeckOffer;
use super::offer::Offer;
use super::week::{Moment, Week};
use crate::rules::GameId;
use crate::text::clean;
use serde_json::{Map, Value, json};

/// The longest name and the longest line, in letters.
pub const LONGEST: usize = 80;

/// The longest name of a tablet, in letters.
pub const LONGEST_TABLET: usize = 40;

/// The longest address, in letters.
pub const LONGEST_ADDRESS: usize = 200;

/// How a house has set its tablet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// What the attract screen welcomes people to; may be empty.
    pub name: String,
    /// The line below it; may be empty.
    pub welcome: String,
    /// What this tablet is called among those of the house; may be empty.
    pub tablet: String,
    /// Where people find the games at home, for the sheet on the table; where this page is, when it is empty.
    pub address: String,
    /// The games that are offered, in their order. Those of the shelf when none is named.
    pub offered: Vec<GameId>,
    /// What is offered of each game, in the order of [`GameId::ALL`].
    pub offers: [Offer; GameId::ALL.len()],
    /// Which decks visitors are asked from.
    pub decks: DeckOffer,
    /// After so many minutes without a touch it is asked whether somebody is there.
    pub idle: u8,
    /// How loud it may become, 0 to 100.
    pub ceiling: u8,
    /// When the room is open. Always when there is none.
    pub week: Option<Week>,
    /// After so many days a game that nobody resumed goes; 0 keeps all.
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
    /// What is kept; whatever makes no sense is as it is by default.
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

    /// As it is kept.
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

    /// Whether the room is open then.
    pub fn is_open(&self, now: Moment) -> bool {
        self.week.is_none_or(|week| week.is_open(now))
    }

    /// What is offered of a game.
    pub const fn offer_of(&self, game: GameId) -> Offer {
        self.offers[game.index()]
    }

    /// Offers a game, as the last one, or no longer. One game stays.
    pub fn offer(&mut self, game: GameId, on: bool) {
        let has = self.offered.contains(&game);
        if on && !has {
            self.offered.push(game);
        } else if !on && self.offered.len() > 1 {
            self.offered.retain(|other| *other != game);
        }
    }

    /// Puts a game one place further to the front.
    pub fn put_forward(&mut self, game: GameId) {
        let place = self.offered.iter().position(|other| *other == game).unwrap_or(0);
        if place > 0 {
            self.offered.swap(place - 1, place);
        }
    }
}

/// The games of the shelf that are named, each once; nothing when there is none.
fn offered(kept: &Value) -> Option<Vec<GameId>> {
    let mut games: Vec<GameId> = vec![];
    for game in kept.as_array()?.iter().filter_map(|name| GameId::named(name.as_str()?)) {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    (!games.is_empty()).then_some(games)
}

/// An address that a browser opens, as it is typed; an empty one is none, and so is what no browser opens.
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
