//! How a house has set its tablet: its name, the games it offers, when it is open. Read field by field, so
//! that one strange value never costs the others.

use crate::rules::GameId;
use serde_json::{Value, json};

/// Minutes of a day.
pub const DAY: u16 = 24 * 60;

/// The longest name and the longest line, in letters.
pub const LONGEST: usize = 80;

/// How a house has set its tablet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// What the attract screen welcomes people to; may be empty.
    pub name: String,
    /// The line below it; may be empty.
    pub welcome: String,
    /// The games that are offered, in their order. Those of the shelf when none is named.
    pub offered: Vec<GameId>,
    /// After so many minutes without a touch it is asked whether somebody is there.
    pub idle: u8,
    /// How loud it may become, 0 to 100.
    pub ceiling: u8,
    /// When the room is open, in minutes of the day: from, until. Always when there is none.
    pub hours: Option<(u16, u16)>,
    /// After so many days a game that nobody resumed goes; 0 keeps all.
    pub keep_days: u8,
}

impl Default for House {
    fn default() -> House {
        House {
            name: String::new(),
            welcome: String::new(),
            offered: GameId::ALL.to_vec(),
            idle: 3,
            ceiling: 70,
            hours: None,
            keep_days: 14,
        }
    }
}

impl House {
    /// What is kept; whatever makes no sense is as it is by default.
    pub fn read(text: &str) -> House {
        let kept: Value = serde_json::from_str(text).unwrap_or_default();
        let usual = House::default();
        let words = |name: &str| -> String {
            kept[name].as_str().unwrap_or_default().chars().take(LONGEST).collect()
        };
        let number = |name: &str, usual: u8, most: u8| {
            kept[name].as_u64().map_or(usual, |n| n.min(most.into()) as u8)
        };
        House {
            name: words("name"),
            welcome: words("welcome"),
            offered: offered(&kept["offered"]).unwrap_or(usual.offered),
            idle: number("idle", usual.idle, 30).max(1),
            ceiling: number("ceiling", usual.ceiling, 100),
            hours: minute(&kept["hours"][0]).zip(minute(&kept["hours"][1])),
            keep_days: number("keep_days", usual.keep_days, 99),
        }
    }

    /// As it is kept.
    pub fn text(&self) -> String {
        let offered: Vec<&str> = self.offered.iter().map(|game| game.name()).collect();
        let hours = self.hours.map(|(from, until)| vec![from, until]);
        json!({
            "name": self.name, "welcome": self.welcome, "offered": offered, "idle": self.idle,
            "ceiling": self.ceiling, "hours": hours, "keep_days": self.keep_days,
        })
        .to_string()
    }

    /// Whether the room is open at that minute of the day; a night may lie between.
    pub fn is_open(&self, minute: u16) -> bool {
        match self.hours {
            Some((from, until)) if from < until => (from..until).contains(&minute),
            Some((from, until)) if from > until => minute >= from || minute < until,
            _ => true,
        }
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
    for game in kept.as_array()?.iter().filter_map(|name| GameId::on_shelf(name.as_str()?)) {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    (!games.is_empty()).then_some(games)
}

fn minute(kept: &Value) -> Option<u16> {
    kept.as_u64().filter(|minute| *minute < DAY.into()).map(|minute| minute as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read() {
        let house = House {
            name: "la ludothèque du Canal".into(),
            offered: vec![GameId::Heure, GameId::Midi],
            hours: Some((600, 1110)),
            idle: 5,
            ..House::default()
        };
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
    fn hours_may_go_over_midnight() {
        let open =
            |from, until, at| House { hours: Some((from, until)), ..House::default() }.is_open(at);
        assert!(open(600, 1110, 600) && !open(600, 1110, 1110) && !open(600, 1110, 5));
        assert!(open(1200, 120, 1300) && open(1200, 120, 60) && !open(1200, 120, 600));
        assert!(open(600, 600, 3) && House::default().is_open(0));
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
