//! The table as it is being set up, remembered from one game to the next: the seating, which every game has, and
//! what the game adds (`game_draft.rs`).

use super::game_draft::{Drafted, GameDraft};
use crate::app::browser::profiles::{NAME_LENGTH, Profile, Profiles};
use crate::app::browser::storage;
use crate::app::shelf::card;
use crate::app::words::name_or_default;
use crate::drafts;
use crate::rules::clock::Longer;
use crate::rules::{Chair, GameId, Level, Mark, Player, Seat};
use crate::small_sort::SmallSort;
use crate::workshop::Chosen;
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::collections::BTreeSet;

/// A table being set up for a game.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// The seats, clockwise. An empty name stands for the default one.
    pub seats: Vec<Chair>,
    /// The seat of the youngest.
    pub youngest: usize,
    /// Whether the table has named the youngest in this set-up.
    #[serde(skip)]
    pub told: bool,
    /// The hour at which the table will end, in ms since 1970, if one was chosen in this set-up.
    #[serde(skip)]
    pub closes_at: Option<f64>,
    /// How much time each mark has: it goes with the person when seats are moved.
    #[serde(default)]
    longer: [Longer; Mark::COUNT as usize],
    /// How many are younger than each mark; equal ones follow the youngest clockwise.
    #[serde(default)]
    ages: [u8; Mark::COUNT as usize],
    /// The deck of one's own that it is asked from; ours where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Chosen>,
    /// What the game adds: its options, and what else its table chooses.
    game: GameDraft,
}

impl Draft {
    /// The stored table that was last set up for that game, if it is valid.
    pub fn kept(game: GameId) -> Option<Draft> {
        let kept = drafts::read(game, &storage::get(&key(game))?)?;
        let draft: Draft = serde_json::from_value(kept).ok()?;
        draft.is_sound(game).then_some(draft)
    }

    /// A table of that many persons with default names.
    pub fn fresh(game: GameId, seats: usize) -> Draft {
        Draft {
            seats: (0..Mark::COUNT)
                .map(Mark)
                .map(|mark| Chair::person("", mark))
                .take(seats)
                .collect(),
            youngest: 0,
            told: false,
            closes_at: None,
            longer: Default::default(),
            ages: Default::default(),
            own: None,
            game: GameDraft::fresh(game),
        }
    }

    /// Remembers the table for the next game.
    pub fn remember(&self) {
        // A failure is ignored: the table is only a convenience.
        if let Ok(text) = serde_json::to_string(self) {
            let _ = storage::set(&key(self.game()), &text);
        }
    }

    fn is_sound(&self, game: GameId) -> bool {
        let marks: BTreeSet<u8> = self.seats.iter().map(|chair| chair.mark.0).collect();
        self.game.id() == game
            && self.seats.len() <= usize::from(card(game).most_seats)
            && self.youngest < self.seats.len().max(1)
            && marks.len() == self.seats.len()
    }

    /// Adds a seat with the first free mark; returns its index.
    pub fn add(&mut self, player: Player) -> usize {
        let mark = self.free_mark();
        self.join(Chair { player, ..Chair::person("", mark) })
    }

    /// Seats a saved profile, with its own mark unless another profile has it; a guest takes another one.
    pub fn add_profile(&mut self, profile: &Profile, known: &Profiles) {
        let Profile { id, name, mark } = profile.clone();
        let free = self.free_mark();
        let has_it = self.seats.iter().position(|chair| chair.mark == mark);
        let mark = match has_it {
            None => mark,
            Some(guest) if self.can_have(mark) => {
                self.set_mark(guest, free);
                mark
            }
            Some(_) => free,
        };
        self.join(Chair { profile: Some(id), ..Chair::person(&name, mark) });
        self.guess_youngest(known);
    }

    fn free_mark(&self) -> Mark {
        let free = |mark: &Mark| self.seats.iter().all(|chair| chair.mark != *mark);
        (0..Mark::COUNT).map(Mark).find(free).unwrap_or_default()
    }

    /// Takes a seat away from the table.
    pub fn remove(&mut self, seat: usize) {
        if seat < self.seats.len() {
            self.seats.remove(seat);
            if self.youngest >= seat {
                self.youngest = self.youngest.saturating_sub(usize::from(self.youngest > seat));
            }
            self.youngest = self.youngest.min(self.seats.len().saturating_sub(1));
        }
    }

    /// Gives a seat a mark; the seat that had it takes the old one.
    pub fn set_mark(&mut self, seat: usize, mark: Mark) {
        let old = self.seats[seat].mark;
        let (one, other) = (usize::from(old.0), usize::from(mark.0));
        self.longer.swap(one, other);
        self.ages.swap(one, other);
        self.game.drafted_mut().swap_marks(old, mark);
        for chair in &mut self.seats {
            if chair.mark == mark {
                chair.mark = old;
            }
        }
        self.seats[seat].mark = mark;
    }

    /// Finds the profile of a seat by its name: another name is another person; an automatic player and a
    /// nameless person have none.
    pub fn recognise(&mut self, seat: usize, known: &Profiles) {
        let Chair { name, player, profile, .. } = self.seats[seat].clone();
        let others: Vec<u32> =
            self.profiles().into_iter().filter(|id| Some(*id) != profile).collect();
        let same = |id: &u32| known.get(*id).is_some_and(|p| p.name == name);
        self.seats[seat].profile = match player {
            Player::Person if !name.is_empty() => {
                profile.filter(same).or_else(|| known.named(&name, &others))
            }
            _ => None,
        };
        self.guess_youngest(known);
    }

    /// Sets the youngest from the profiles, if all persons at the table have one and nobody has said who it
    /// is.
    pub fn guess_youngest(&mut self, known: &Profiles) {
        if self.told || self.profiles().len() < self.persons() {
            return;
        }
        if let Some(id) = known.youngest_of(&self.profiles())
            && let Some(seat) = self.seats.iter().position(|chair| chair.profile == Some(id))
        {
            self.youngest = seat;
        }
    }

    /// Sets the youngest, as somebody has said.
    pub fn name_youngest(&mut self, seat: usize) {
        (self.youngest, self.told) = (seat, true);
    }

    /// The name a seat goes by: that of its player, or of both of a team.
    pub fn name(&self, seat: usize) -> String {
        let chair = &self.seats[seat];
        let name = name_or_default(&chair.name, chair.mark);
        match &chair.partner {
            Some(partner) => both(&name, partner),
            None => name,
        }
    }

    /// The seats with the names they go by.
    pub fn chairs(&self) -> Vec<Chair> {
        let named =
            |(seat, chair): (usize, &Chair)| Chair { name: self.name(seat), ..chair.clone() };
        self.seats.iter().enumerate().map(named).collect()
    }

    /// How much time a seat has; the usual one for a seat that was removed.
    pub fn longer(&self, seat: usize) -> Longer {
        let mark = self.seats.get(seat).map(|chair| usize::from(chair.mark.0));
        mark.map_or_else(Longer::default, |mark| self.longer[mark])
    }

    /// Gives a seat more time, or less.
    pub fn set_longer(&mut self, seat: usize, longer: Longer) {
        self.longer[usize::from(self.seats[seat].mark.0)] = longer;
    }

    /// Takes times and ages over from another game's table of the same people.
    pub fn know_people_of(&mut self, before: &Draft) {
        (self.longer, self.ages) = (before.longer, before.ages);
    }

    /// The seats from the youngest to the oldest (MIDI-S12): the youngest first, then as the table
    /// has put them, else clockwise.
    pub fn youth(&self) -> Vec<Seat> {
        let seats = self.seats.len();
        let clockwise = (0..seats).map(|i| (self.youngest + i) % seats.max(1));
        let mut youth: Vec<usize> = clockwise.collect();
        let age = |seat: &usize| self.ages[usize::from(self.seats[*seat].mark.0)];
        if let Some(others) = youth.get_mut(1..) {
            others.small_sort_by_key(age);
        }
        youth.into_iter().map(|seat| Seat(seat as u8)).collect()
    }

    /// Swaps the seat at that place of the order with the one before it, which is older.
    pub fn is_younger(&mut self, place: usize) {
        let mut youth = self.youth();
        if place == 0 || place >= youth.len() {
            return;
        }
        youth.swap(place - 1, place);
        self.name_youngest(youth[0].index());
        for (age, seat) in youth.into_iter().enumerate() {
            self.ages[usize::from(self.seats[seat.index()].mark.0)] = age as u8;
        }
    }

    /// The game that it is set up for.
    pub const fn game(&self) -> GameId {
        self.game.id()
    }

    /// What its game adds, as the set-up of any game asks it.
    pub fn drafted(&self) -> &dyn Drafted {
        self.game.drafted()
    }

    /// The same, to change it.
    pub fn drafted_mut(&mut self) -> &mut dyn Drafted {
        self.game.drafted_mut()
    }

    /// What its game adds, as that game's set-up knows it.
    ///
    /// # Panics
    /// If the table is set up for another game.
    pub fn of<D: Drafted>(&self) -> &D {
        (self.drafted() as &dyn Any).downcast_ref().expect("a game's set-up gets its own draft")
    }

    /// The same, to change it.
    ///
    /// # Panics
    /// If the table is set up for another game.
    pub fn of_mut<D: Drafted>(&mut self) -> &mut D {
        (self.drafted_mut() as &mut dyn Any)
            .downcast_mut()
            .expect("a game's set-up gets its own draft")
    }

    /// The fewest seats with which its game can be played so.
    pub fn least_seats(&self) -> usize {
        self.drafted().least_seats()
    }

    /// About how many minutes the table takes.
    pub fn minutes(&self) -> usize {
        self.drafted().minutes(self.seats.len())
    }

    /// The seat that begins because of its age or birthday, where the draft says so.
    pub fn first(&self) -> Option<usize> {
        self.drafted().first(self)
    }

    /// How many persons sit at the table.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|chair| chair.player == Player::Person).count()
    }

    /// The ids of the profiles at the table.
    pub fn profiles(&self) -> Vec<u32> {
        self.seats.iter().filter_map(|chair| chair.profile).collect()
    }
}

/// The name of a team of two; if it is too long, the second name is cut to its initial.
pub fn both(one: &str, other: &str) -> String {
    let whole = [one, AND, other].concat();
    if whole.chars().count() <= NAME_LENGTH {
        return whole;
    }
    let letter: String = other.chars().take(1).collect();
    [one, AND, &letter, "."].concat()
}

/// Between the two names of a team.
pub(super) const AND: &str = " & ";

fn key(game: GameId) -> String {
    ["table:", game.name()].concat()
}

/// The level of an automatic seat when it joins the table.
pub const FIRST_LEVEL: Level = Level::Regular;
