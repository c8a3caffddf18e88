//! Seats, chairs, players and viewers.

use super::crowd::Crowd;
use super::edge::Edge;
use crate::text::clean;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A place at the table, counted clockwise from 0. Plays after the seat before it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The left neighbour: the next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The right neighbour: the seat that plays before this one.
    #[must_use]
    pub const fn right(self, seats: u8) -> Seat {
        Seat((self.0 + seats - 1) % seats)
    }

    /// The seat's place in a list by seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat)
    }

    /// Once round the table: this seat, then all others clockwise.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |i| Seat((self.0 + i) % seats))
    }

    /// All others, clockwise from the left neighbour.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> {
        self.round(seats).skip(1)
    }
}

/// Who makes a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person or automatic player on that seat.
    Seat(Seat),
    /// Anybody, when the rules do not care who taps.
    Table,
}

/// Who looks at the table. There is no viewer that sees everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The whole table: public facts only.
    Table,
    /// That seat: public facts and its own secrets.
    Seat(Seat),
}

/// A colour and a shape that go together everywhere: circle, square, triangle, star, hexagon, drop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Mark(pub u8);

impl Mark {
    /// How many marks there are.
    pub const COUNT: u8 = 6;
}

impl TryFrom<u8> for Mark {
    type Error = String;

    fn try_from(number: u8) -> Result<Mark, String> {
        if number < Mark::COUNT { Ok(Mark(number)) } else { Err(format!("no mark {number}")) }
    }
}

/// How well an automatic player plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Débutant: plays by the rules and no further.
    Beginner,
    /// Habitué: avoids plain mistakes.
    Regular,
    /// Champion: makes the best of all he may know.
    Champion,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Regular, Level::Champion];

    /// Its place in [`Level::ALL`], for tables by level.
    #[must_use]
    pub const fn rank(self) -> usize {
        self as usize
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Somebody at the table.
    Person,
    /// The tablet, at that level.
    Automatic(Level),
}

impl Player {
    /// The level at which the tablet plays the seat, if it does.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
            Player::Automatic(level) => Some(level),
        }
    }
}

/// One seat as it was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The name the table uses, of at most [`Chair::LONGEST_NAME`] letters.
    #[serde(deserialize_with = "short_name")]
    pub name: String,
    /// Colour and shape.
    pub mark: Mark,
    /// Who plays it.
    pub player: Player,
    /// The saved profile that sits here, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<u32>,
    /// The second name of a team of two, who play this seat together and answer as one.
    #[serde(default, deserialize_with = "short_partner", skip_serializing_if = "Option::is_none")]
    pub partner: Option<String>,
    /// Whether a child plays here, who is asked only what a child can know.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub child: bool,
    /// The edge of the table, if one was chosen ([`Edge::of`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// Whether somebody has put this seat where it is ([`Edge::facing`]).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub placed: bool,
}

fn short_partner<'de, D: Deserializer<'de>>(kept: D) -> Result<Option<String>, D::Error> {
    short_name(kept).map(Some)
}

/// Refuses a longer name, which no person has entered and which would hang the page that draws it; removes
/// characters that reverse the direction of text.
fn short_name<'de, D: Deserializer<'de>>(kept: D) -> Result<String, D::Error> {
    let name = String::deserialize(kept)?;
    let fits = name.chars().nth(Chair::LONGEST_NAME).is_none();
    if fits {
        Ok(clean(&name, Chair::LONGEST_NAME))
    } else {
        Err(D::Error::custom("a name that long"))
    }
}

impl Chair {
    /// The longest name, in characters: longer than any that the app gives or takes.
    pub const LONGEST_NAME: usize = 64;

    /// A person's chair without a profile.
    #[must_use]
    pub fn person(name: &str, mark: Mark) -> Chair {
        Chair {
            name: name.into(),
            mark,
            player: Player::Person,
            profile: None,
            partner: None,
            child: false,
            edge: None,
            placed: false,
        }
    }

    /// Whether a child plays on any of these chairs.
    #[must_use]
    pub fn any_child(chairs: &[Chair]) -> bool {
        Chair::children(chairs) != Crowd::NOBODY
    }

    /// The seats on which a child plays.
    #[must_use]
    pub fn children(chairs: &[Chair]) -> Crowd {
        let seats = Seat::all(chairs.len().min(8) as u8);
        seats.filter(|seat| chairs[seat.index()].child).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        for seats in 2..=6 {
            for seat in Seat::all(seats) {
                assert_eq!(seat.left(seats).right(seats), seat);
            }
        }
        assert_eq!(Seat(3).left(4), Seat(0));
        assert_eq!(Seat(0).right(4), Seat(3));
    }

    #[test]
    fn a_chair_is_read_only_if_it_can_be_drawn() {
        let read = |name: &str, mark: u32| {
            let chair = serde_json::json!({ "name": name, "mark": mark, "player": Player::Person });
            serde_json::from_value::<Chair>(chair).ok()
        };
        assert_eq!(read("Zoé", 5), Some(Chair::person("Zoé", Mark(5))));
        assert_eq!(read("Zo\u{202E}é", 5), Some(Chair::person("Zoé", Mark(5))));
        assert_eq!(read("Zoé", 6), None);
        assert_eq!(read("Zoé", 256), None);
        assert!(read(&"é".repeat(Chair::LONGEST_NAME), 0).is_some());
        assert_eq!(read(&"é".repeat(Chair::LONGEST_NAME + 1), 0), None);
    }

    #[test]
    fn a_team_and_a_child_are_written_only_where_they_are() {
        let written = |chair: &Chair| serde_json::to_string(chair).expect("it is JSON");
        let plain = Chair::person("Zoé", Mark(1));
        assert!(!written(&plain).contains("partner") && !written(&plain).contains("child"));
        let team = Chair { partner: Some("Léo".into()), child: true, ..plain.clone() };
        assert_eq!(serde_json::from_str::<Chair>(&written(&team)).ok(), Some(team.clone()));
        let long = Chair { partner: Some("é".repeat(Chair::LONGEST_NAME + 1)), ..plain.clone() };
        assert!(serde_json::from_str::<Chair>(&written(&long)).is_err());
        assert_eq!(Chair::children(&[plain, team]).iter().collect::<Vec<_>>(), [Seat(1)]);
    }

    #[test]
    fn a_round_begins_with_oneself_and_the_others_with_the_left_neighbour() {
        let seats = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect::<Vec<_>>();
        assert_eq!(Seat(2).round(4).collect::<Vec<_>>(), seats(&[2, 3, 0, 1]));
        assert_eq!(Seat(2).others(4).collect::<Vec<_>>(), seats(&[3, 0, 1]));
        assert_eq!(Seat(0).others(1).count(), 0);
    }
}
